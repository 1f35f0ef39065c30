"""What lies in the box (OE-1): industries, connectors, industry cards, planets and companies."""

from __future__ import annotations

from typing import NamedTuple

INDUSTRIES = ("primary", "secondary", "tertiary")
PRIMARY, SECONDARY, TERTIARY = range(3)
CARD_VALUES = (1, 2, 3)
"""What a card of each industry is worth (OE-1.4)."""

CONNECTORS = ("cyan", "amber", "magenta")

BACK = "card:?"
"""An industry card from behind."""

FACES = tuple(
    f"card:{industry}-{inlet}-{outlet}"
    for industry in reversed(INDUSTRIES)
    for inlet in CONNECTORS
    for outlet in CONNECTORS
)
"""The faces of industry cards, those of most value first."""

ORDER = {face: number for number, face in enumerate(FACES)}
INDUSTRY = {face: INDUSTRIES.index(face[5:].split("-")[0]) for face in FACES}
INLET = {face: face.split("-")[1] for face in FACES}
OUTLET = {face: face.split("-")[2] for face in FACES}

OF_INDUSTRY = tuple(f"card:{industry}" for industry in INDUSTRIES)
"""Industry cards of which people tell the industry alone, as at a table."""
INDUSTRY |= {card: industry for industry, card in enumerate(OF_INDUSTRY)}
INLET |= dict.fromkeys(OF_INDUSTRY, "")
OUTLET |= dict.fromkeys(OF_INDUSTRY, "")

PLANETS = tuple(f"{number:02}" for number in range(1, 25))
PLANETS_EACH = len(PLANETS) // len(INDUSTRIES)
"""Planets of each industry (OE-1.2)."""
COMPANIES = ("longacre", "seconddawn", "quickset", "openhatch", "ferrystone", "nightshift")

EFFECTS = (
    "draw",
    "influence",
    "slot",
    "ap",
    "close_discount",
    "wild",
    "close_vp",
    "free_place",
    "free_refresh",
)
"""What rewards of planets and strengths of companies can do (OE-3.10)."""
REMINDER = len(EFFECTS)
REWARDS = (*EFFECTS, "reminder")
"""A reward or strength may also be a reminder in own words, which the app does not carry out."""
DRAW, INFLUENCE, SLOT, AP, CLOSE_DISCOUNT, WILD, CLOSE_VP, FREE_PLACE, FREE_REFRESH = range(9)


class Size(NamedTuple):
    """OE-1.1: what the number of players determines."""

    galaxy: int
    """Planets of the match, those of the market included."""
    market: int
    budget: int


SIZES = {2: Size(12, 3, 80), 3: Size(18, 4, 120), 4: Size(24, 5, 160)}

OPEN_CARDS = 3
"""Industry cards that lie open (OE-1.2)."""
HAND = 4
"""Industry cards of each seat at the start (OE-1.2)."""
DEVELOPING = 2
"""Planets that a seat can develop at a time, beside the one that is queued (OE-1.3)."""
ACTION_POINTS = 4
"""Action points of a turn (OE-1.3)."""
SET_VP = 5
"""VP for a set of all three industries on a planet (OE-3.9)."""
