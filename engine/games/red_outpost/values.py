"""The printed numbers that the rule text does not give, and what they must fulfil."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from engine.base import resources
from engine.base.errors import Told
from engine.games.red_outpost.components import CUBES, GOODS, LAKE_CARDS, SHIP_CARDS
from engine.rules import components, words
from engine.rules.components import Group, Schema, Whole, Wholes
from engine.rules.game import Value

LAKE_DECK = 6
SHIP_DECK = 12
FISH_CARDS = 3
"""Lake cards with fish on them (RO-4.13)."""


def _together(values: Mapping[str, Any]) -> Iterator[tuple[str, Told]]:
    track, start = values.get("mood.track"), values.get("mood.start")
    if track is not None and any(low >= high for low, high in pairwise(track)):
        yield "mood.track", _wrong("not_rising", track=_listed(track))
    if track is not None and start is not None and start not in track:
        yield "mood.start", _wrong("not_on_track", start=start, track=_listed(track))
    yield from _deck(values, "lake", LAKE_CARDS, LAKE_DECK, "deck_size", "RO-1.2")
    yield from _deck(values, "lake", LAKE_CARDS[1:], FISH_CARDS, "fish_cards", "RO-4.13")
    yield from _deck(values, "ship", SHIP_CARDS, SHIP_DECK, "deck_size", "RO-1.2")


def _listed(track: Sequence[int]) -> str:
    return ", ".join(str(number).replace("-", words.MINUS) for number in track)


def _deck(
    values: Mapping[str, Any], deck: str, cards: tuple[str, ...], size: int, why: str, clause: str
) -> Iterator[tuple[str, Told]]:
    counts = [values[f"{deck}.{card}"] for card in cards if f"{deck}.{card}" in values]
    if len(counts) == len(cards) and sum(counts) != size:
        yield deck, _wrong(why, n=sum(counts), size=size, clause=clause)


def _wrong(name: str, **params: Any) -> Told:
    sentence = words.load("red-outpost", "en").text("wrong_values", name, **params)
    return Told(f"red-outpost.wrong_values.{name}", sentence, **params)


SCHEMA = Schema(
    entries={
        "wheel.spaces": Whole(2, 99),
        **{f"export.{good}": Wholes(1, 99, 1, CUBES) for good in GOODS},
        "mood.track": Wholes(-99, 99, 2, 99),
        "mood.start": Whole(-99, 99),
        **{f"lake.{card}": Whole(0, LAKE_DECK) for card in LAKE_CARDS},
        **{f"ship.{card}": Whole(0, SHIP_DECK) for card in SHIP_CARDS},
    },
    together=_together,
    groups=(
        Group("wheel", "RO-3.1", ("wheel.spaces",)),
        Group("export", "RO-3.3", tuple(f"export.{good}" for good in GOODS)),
        Group("mood", "RO-5.1", ("mood.track", "mood.start")),
        Group("lake", "RO-4.13", tuple(f"lake.{card}" for card in LAKE_CARDS)),
        Group("ship", "RO-4.7", tuple(f"ship.{card}" for card in SHIP_CARDS)),
    ),
)
"""`mood.track` holds the VP of each step, `mood.start` the VP of the start field (the head)."""


@cache
def values() -> dict[str, Value]:
    """The component values as shipped; read once, when first asked for."""
    return components.read(resources.of_game("red-outpost") / "components.toml", SCHEMA)
