"""Planets, companies and industry cards: what the rule text does not print, and what they must fulfil."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.base import resources
from engine.base.errors import Told
from engine.games.outer_earth.components import (
    COMPANIES,
    HAND,
    INDUSTRIES,
    OPEN_CARDS,
    PLANETS,
    PLANETS_EACH,
    REMINDER,
    REWARDS,
    SIZES,
)
from engine.rules import components, words
from engine.rules.components import Check, Group, Line, OneOf, Row, Schema, Several, Whole, Wholes
from engine.rules.game import Value

LONGEST_NAME, LONGEST_REMINDER = 24, 80
LEAST_CARDS = max(SIZES) * HAND + OPEN_CARDS
"""Industry cards that the set-up needs (OE-1.2)."""

_EFFECT: dict[str, Check] = {
    "effect": OneOf(REWARDS),
    "amount": Whole(1, 20),
    "reminder": Line(LONGEST_REMINDER),
}
PLANET = Row(
    {
        "name": Line(LONGEST_NAME),
        "industry": OneOf(INDUSTRIES),
        "slots": Whole(1, 9),
        "synergies": Several(INDUSTRIES),
        **_EFFECT,
    },
    {"reminder": ""},
)
COMPANY = Row({"name": Line(LONGEST_NAME), "influence": Whole(0, 99), **_EFFECT}, {"reminder": ""})


def _together(values: Mapping[str, Any]) -> Iterator[tuple[str, Told]]:
    decks = [values[f"deck.{it}"] for it in INDUSTRIES if f"deck.{it}" in values]
    cards = sum(map(sum, decks))
    if len(decks) == len(INDUSTRIES) and cards < LEAST_CARDS:
        yield "deck", _wrong("few_cards", n=cards, least=LEAST_CARDS, clause="OE-1.2")
    for planet in PLANETS:
        row = values.get(f"planet.{planet}")
        if row is not None and (own := row["industry"]) not in row["synergies"]:
            yield f"planet.{planet}", _wrong("own_synergy", industry=own, clause="OE-3.9")
    for industry in INDUSTRIES:
        rows = ((planet, values.get(f"planet.{planet}")) for planet in PLANETS)
        # Whoever has entered only some cards of an own copy may have others of those as shipped.
        own = [it for it, row in rows if row and row["name"] and row["industry"] == industry]
        for planet in own[PLANETS_EACH:]:
            told = {"industry": industry, "most": PLANETS_EACH}
            yield f"planet.{planet}", _wrong("many_planets", clause="OE-1.2", **told)
    for entry, row in values.items():
        if isinstance(row, dict) and row["effect"] == REWARDS[REMINDER] and not row.get("reminder"):
            yield entry, _wrong("no_reminder", clause="OE-3.10")
    for kind, things in (("planet", PLANETS), ("company", COMPANIES)):
        taken: dict[str, str] = {}
        for thing in things:
            row = values.get(f"{kind}.{thing}")
            if row is not None and (name := row["name"]):
                if name in taken:
                    yield f"{kind}.{thing}", _wrong("same_name", called=name, clause="OE-1.2")
                taken[name] = thing


def _wrong(name: str, **params: Any) -> Told:
    sentence = words.load("outer-earth", "en").text("wrong_values", name, **params)
    return Told(f"outer-earth.wrong_values.{name}", sentence, **params)


SCHEMA = Schema(
    entries={
        **{f"planet.{planet}": PLANET for planet in PLANETS},
        **{f"company.{company}": COMPANY for company in COMPANIES},
        **{f"deck.{industry}": Wholes(0, 20, 9, 9) for industry in INDUSTRIES},
    },
    together=_together,
    groups=(
        Group("planets", "OE-1.2", tuple(f"planet.{planet}" for planet in PLANETS)),
        Group("companies", "OE-1.2", tuple(f"company.{company}" for company in COMPANIES)),
        Group("deck", "OE-1.4", tuple(f"deck.{industry}" for industry in INDUSTRIES)),
    ),
)
"""A deck holds the copies of each card of an industry: inlet × 3 + outlet, cyan, amber, magenta."""


@cache
def values() -> dict[str, Value]:
    """The component values as shipped; read once, when first asked for."""
    return components.read(resources.of_game("outer-earth") / "components.toml", SCHEMA)
