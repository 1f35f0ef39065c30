"""The table of Outpost in words and numbers: what is told of each topic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.boards.outpost.play.drawn import told
from desktop.boards.outpost.play.drawn.told import Known
from desktop.look.translate import translate
from desktop.scene.overview import Rows
from engine.games.outpost.components import DECKS, FACTORIES, UPGRADES


def topics_of(known: Known) -> Iterator[tuple[str, Rows]]:
    """The market, the decks, and each seat."""
    state = known.state
    market = list(_market(known))
    nothing = [(translate("Outpost", "No upgrade is on the market."), "")]
    yield translate("Outpost", "Market"), [*(market or nothing), told_row(known, "phase:")]
    decks = [told_row(known, f"deck:{deck}") for deck in DECKS]
    yield translate("Outpost", "Production decks"), decks
    for seat in (*state.order, *(it for it in range(state.board.seats) if it not in state.order)):
        yield known.voice.people[seat], list(_seat_rows(known, seat))


def _market(known: Known) -> Iterator[tuple[str, str]]:
    """Each upgrade on the market, with how many of it lie there."""
    for at, count in Counter(known.state.display).items():
        title, text = told_row(known, f"sale:{UPGRADES[at]}")
        yield title if count == 1 else f"{count} × {title}", text


def told_row(known: Known, thing: str) -> tuple[str, str]:
    """A thing with what its note says."""
    kind, _, name = thing.partition(":")
    title, _, lines = told.BY_KIND[kind](known, name)
    return title, ". ".join(line.removesuffix(".") for line in lines)


def _seat_rows(known: Known, seat: int) -> Iterator[tuple[str, str]]:
    """All that a seat has."""
    state = known.state
    things = [f"person:{seat}", f"population:{seat}"]
    things += [f"robot:{seat}"] if state.robots[seat] else []
    things += [
        f"works:{seat}:{kind}" for at, kind in enumerate(FACTORIES) if state.factories[seat][at]
    ]
    things += [
        f"owned:{seat}:{name}" for at, name in enumerate(UPGRADES) if state.upgrades[seat][at]
    ]
    for thing in (*things, f"hand:{seat}"):
        title, text = told_row(known, thing)
        yield title.removeprefix(f"{known.voice.people[seat]}: "), text
