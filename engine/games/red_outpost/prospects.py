"""Who would lead a portrait once certain things have happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event

LAID = ("disc_laid", "papers_brought", "gave_to_portrait")
"""RO-2.2, RO-7.6, RO-7.2: what comes to a portrait from its seat."""


class Lead(NamedTuple):
    """A portrait, and the seats with the most on it; none if nothing lies there."""

    worker: str
    seats: tuple[int, ...]


def leaders(state: RedOutpost, worker: int) -> tuple[int, ...]:
    """RO-5.1, RO-7.2: the seats with the most discs on the portrait, crystals included."""
    return _most(_held(state, worker))


def leaders_after(state: RedOutpost, events: Iterable[Event]) -> list[Lead]:
    """RO-5.1: who leads each portrait that these events add to or take from, once all have happened."""
    counts: dict[str, list[int]] = {}
    for event in events:
        for worker, seat, number in _moved(event.name, event.params):
            held = counts.setdefault(worker, _held(state, WORKERS.index(worker)))
            held[seat] += number
    return [Lead(worker, _most(held)) for worker, held in counts.items()]


def _moved(name: str, params: dict[str, Any]) -> Iterator[tuple[str, int, int]]:
    """Portraits with the seat whose discs or crystals come there, and how many."""
    if name in LAID:
        yield params["worker"], params["seat"], params.get("n", 1)
    elif name == "disc_moved":
        yield params["source"], params["owner"], -1
        yield params["target"], params["owner"], 1


def _held(state: RedOutpost, worker: int) -> list[int]:
    seats = state.board.seats
    lying = slice(worker * seats, worker * seats + seats)
    return [own + given for own, given in zip(state.discs[lying], state.gifts[lying], strict=True)]


def _most(held: Iterable[int]) -> tuple[int, ...]:
    counts = list(held)
    return tuple(seat for seat, own in enumerate(counts) if own and own == max(counts))
