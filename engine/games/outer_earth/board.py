"""What stays as it is during a match: the values of the box and the rulings."""

from __future__ import annotations

from engine.games.outer_earth.choices import BONUS_READINGS, END_READINGS
from engine.games.outer_earth.components import (
    COMPANIES,
    CONNECTORS,
    INDUSTRIES,
    OF_INDUSTRY,
    PLANETS,
    REWARDS,
    SIZES,
)
from engine.rules.game import AT_TABLE, Setup
from engine.rules.parts import hidden

MANY = 1000
"""Cards of each industry at a table, where nobody follows the deck: as many as are told."""


class Board:
    """Planets and companies by their numbers, the industry deck, and how open points are read."""

    __slots__ = (
        "bonus_is_slot",
        "cards",
        "company_effect",
        "company_reminder",
        "influence",
        "is_told",
        "needs_bought",
        "planet_effect",
        "planet_industry",
        "planet_reminder",
        "planet_slots",
        "seats",
        "setup",
        "size",
        "synergies",
    )

    def __init__(self, setup: Setup) -> None:
        values = {name: entry.value for name, entry in setup.values.items()}
        planets = [values[f"planet.{planet}"] for planet in PLANETS]
        companies = [values[f"company.{company}"] for company in COMPANIES]
        self.setup = setup
        self.seats = setup.seats
        self.size = SIZES[setup.seats]
        self.is_told = setup.level == AT_TABLE
        """Whether people at a table tell what happens."""
        of_deck = {
            f"card:{industry}-{inlet}-{outlet}": values[f"deck.{industry}"][
                len(CONNECTORS) * start + end
            ]
            for industry in reversed(INDUSTRIES)
            for start, inlet in enumerate(CONNECTORS)
            for end, outlet in enumerate(CONNECTORS)
        }
        self.cards = hidden.Box(dict.fromkeys(OF_INDUSTRY, MANY) if self.is_told else of_deck)
        self.planet_industry = [INDUSTRIES.index(planet["industry"]) for planet in planets]
        self.planet_slots: list[int] = [planet["slots"] for planet in planets]
        self.synergies = [tuple(map(INDUSTRIES.index, planet["synergies"])) for planet in planets]
        self.planet_effect = [
            (REWARDS.index(planet["effect"]), planet["amount"]) for planet in planets
        ]
        self.planet_reminder: list[str] = [planet.get("reminder", "") for planet in planets]
        self.influence: list[int] = [company["influence"] for company in companies]
        self.company_effect = [
            (REWARDS.index(company["effect"]), company["amount"]) for company in companies
        ]
        self.company_reminder: list[str] = [company.get("reminder", "") for company in companies]
        self.bonus_is_slot = setup.rulings["OE-R5"] == BONUS_READINGS[1]
        self.needs_bought = setup.rulings["OE-R9"] == END_READINGS[1]
