"""Prices, copies and production decks: what the chart of a copy of the game says, and what it must fulfil."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from engine.base import resources
from engine.base.errors import Told
from engine.games.outpost import deck_check
from engine.games.outpost.components import DECKS, FACTORIES, MEGAS, UPGRADES
from engine.rules import components, words
from engine.rules.components import Group, Row, Schema, Whole, Wholes
from engine.rules.game import Value

CHARTED = range(2, 10)
"""Numbers of players that the chart of copies has (OP-1.4)."""

UPGRADE = Row({"expert": Whole(1, 999), "basic": Whole(1, 999), "vp": Whole(0, 99)})
FACTORY = Row({"expert": Whole(5, 99), "basic": Whole(5, 99), "vp": Whole(0, 99)})
COPIES = Row({"low": Whole(1, 20), "high": Whole(1, 20), "phase_3": Whole(11, 99)})


def _together(values: Mapping[str, Any]) -> Iterator[tuple[str, Told]]:
    for deck in DECKS:
        worth, copies = values.get(f"worth.{deck}"), values.get(f"copies.{deck}")
        if worth is None or copies is None:
            continue
        if len(worth) != len(copies):
            yield f"copies.{deck}", _wrong("other_length", n=len(copies), values=len(worth))
        elif any(one >= two for one, two in pairwise(worth)):
            yield f"worth.{deck}", _wrong("not_rising", clause="OP-5.1")
        elif not sum(copies):
            yield f"copies.{deck}", _wrong("no_card", clause="OP-5.1")


def _wrong(name: str, **params: Any) -> Told:
    sentence = words.load("outpost", "en").text("wrong_values", name, **params)
    return Told(f"outpost.wrong_values.{name}", sentence, **params)


SCHEMA = Schema(
    entries={
        "events": deck_check.check,
        **{f"upgrade.{upgrade}": UPGRADE for upgrade in UPGRADES},
        **{f"factory.{factory}": FACTORY for factory in FACTORIES},
        **{f"players.{number}": COPIES for number in CHARTED},
        **{f"worth.{deck}": Wholes(1, 99, 1, 12) for deck in DECKS},
        **{f"copies.{deck}": Wholes(0, 30, 1, 12) for deck in DECKS},
        **{f"mega.{DECKS[deck]}": Whole(1, 199) for deck in MEGAS},
    },
    together=_together,
    groups=(
        Group("upgrades", "OP-3.2", tuple(f"upgrade.{upgrade}" for upgrade in UPGRADES)),
        Group("factories", "OP-4.1", tuple(f"factory.{factory}" for factory in FACTORIES)),
        Group("players", "OP-1.4", tuple(f"players.{number}" for number in CHARTED)),
        Group("worth", "OP-5.1", tuple(f"worth.{deck}" for deck in DECKS)),
        Group("copies", "OP-5.1", tuple(f"copies.{deck}" for deck in DECKS)),
        Group("megas", "OP-5.2", tuple(f"mega.{DECKS[deck]}" for deck in MEGAS)),
    ),
)
"""A deck holds `copies` of each value of its `worth`; upgrades and factories have a price a preset."""


@cache
def values() -> dict[str, Value]:
    """The component values as shipped; read once, when first asked for."""
    return components.read(resources.of_game("outpost") / "components.toml", SCHEMA)
