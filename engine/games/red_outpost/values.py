"""The printed numbers that the rule text does not give, and what they must fulfil."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from engine.base import resources
from engine.base.errors import Told
from engine.games.red_outpost.components import CUBES, GOODS, LAKE_CARDS, SHIP_CARDS
from engine.rules import components, words
from engine.rules.components import Schema, whole, wholes
from engine.rules.game import Value

LAKE_DECK = 6
SHIP_DECK = 12
FISH_CARDS = 3
"""Lake cards with fish on them (RO-4.13)."""


def _together(values: Mapping[str, Any]) -> Iterator[tuple[str, Told]]:
    track, start = values.get("mood.track"), values.get("mood.start")
    if track is not None and any(low >= high for low, high in pairwise(track)):
        yield "mood.track", _wrong("not_rising", track=str(track))
    if track is not None and start is not None and start not in track:
        yield "mood.start", _wrong("not_on_track", start=start, track=str(track))
    yield from _deck(values, "lake", LAKE_CARDS, LAKE_DECK, "RO-1.2")
    yield from _deck(values, "lake", LAKE_CARDS[1:], FISH_CARDS, "RO-4.13")
    yield from _deck(values, "ship", SHIP_CARDS, SHIP_DECK, "RO-1.2")


def _deck(
    values: Mapping[str, Any], deck: str, cards: tuple[str, ...], size: int, clause: str
) -> Iterator[tuple[str, Told]]:
    counts = [values[f"{deck}.{card}"] for card in cards if f"{deck}.{card}" in values]
    if len(counts) == len(cards) and sum(counts) != size:
        named, n = ", ".join(cards), sum(counts)
        yield deck, _wrong("deck_size", cards=named, n=n, size=size, clause=clause)


def _wrong(name: str, **params: Any) -> Told:
    sentence = words.load("red-outpost", "en").text("wrong_values", name, **params)
    return Told(f"red-outpost.wrong_values.{name}", sentence, **params)


SCHEMA = Schema(
    entries={
        "wheel.spaces": whole(2, 99),
        **{f"export.{good}": wholes(1, 99, 1, CUBES) for good in GOODS},
        "mood.track": wholes(-99, 99, 2, 99),
        "mood.start": whole(-99, 99),
        **{f"lake.{card}": whole(0, LAKE_DECK) for card in LAKE_CARDS},
        **{f"ship.{card}": whole(0, SHIP_DECK) for card in SHIP_CARDS},
    },
    together=_together,
)
"""`mood.track` holds the VP of each step, `mood.start` the VP of the start field (the head)."""


@cache
def values() -> dict[str, Value]:
    """The component values as shipped; read once, when first asked for."""
    return components.read(resources.of_game("red-outpost") / "components.toml", SCHEMA)


def check(found: Mapping[str, Value]) -> None:
    """Refuse values that the box cannot have, naming every error."""
    components.check(found, SCHEMA)
