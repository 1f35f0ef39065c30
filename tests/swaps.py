"""Whatever a viewer may not know is exchanged: by another fill, and by another history.

Which histories look alike to a seat its game knows (`tests/games/<game>/swaps.py`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.match.log import entry
from engine.match.moment import Moment, answered, drawn
from engine.match.undo import undo
from engine.record.lines import Answer, Chance, Line
from engine.rules.agenda import State
from engine.rules.chance import Sampler

TRIES = 60
"""Exchanges that are tried before a history counts as one that has no twin."""
IN_DECK = -1
"""The line of a card that has not been drawn."""


# -- by another fill ---------------------------------------------------------------------


def told_by_fill(state: State, viewer: int, rng: random.Random) -> tuple[list[str], bool]:
    """What tells the viewer another fill from the truth; whether the two differ at all."""
    other = state.view(viewer).fill(Sampler(rng).pick)
    return list(told(state, other, viewer)), other.text() != state.text()


def told(state: State, other: State, viewer: int) -> Iterator[str]:
    """By what the viewer could tell two states apart, or their answers that look alike."""
    view, twin = state.view(viewer), other.view(viewer)
    if view.text() != twin.text():
        yield f"the view at {question(state)}: {view.text()} is not {twin.text()}"
    if [*map(str, view.choices)] != [*map(str, twin.choices)]:
        yield f"the choices at {question(state)}"
    if (state.current_player, state.about) != (other.current_player, other.about):
        yield f"who is asked at {question(state)}"
    if state.current_player == viewer:
        if list(state.legal_actions()) != list(other.legal_actions()):
            yield f"the legal actions at {question(state)}"
        if state.refusals() != other.refusals():
            yield f"the refusals at {question(state)}"
    elif {str(it) for it in seen(state, viewer)} - {str(it) for it in seen(view, viewer)}:
        yield f"how an answer looks at {question(state)}"


def seen(state: State, viewer: int) -> list[object]:
    """The answers to the open question as the viewer sees them."""
    return [state.seen(action, viewer) for action in state.legal_actions()]


def question(state: State) -> str:
    """The name of the open question."""
    return state.question.name if state.question is not None else "the end"


# -- by another history ------------------------------------------------------------------


class Draw(NamedTuple):
    """A card that came from behind into a hand: where that stands in the record."""

    line: int
    at: int
    seat: int
    card: str


def way_from(now: Moment, lines: Sequence[Line]) -> list[Moment]:
    """A moment, and those that these lines lead to; `Illegal` if the match cannot have been so."""
    way = [now]
    for line in lines:
        if isinstance(line, Chance):
            now = drawn(now, line)
        elif isinstance(line, Answer):
            now = answered(now, line, person=True)
        else:
            continue
        now.number = way[-1].number + 1
        way.append(now)
    return way


def hidden_draws(way: Sequence[Moment]) -> Iterator[Draw]:
    """The cards that came from behind, each with its place in the record."""
    for number, moment in enumerate(way[1:]):
        if not isinstance(moment.line, Chance):
            continue
        assert moment.before is not None, "a line leads from one moment to another"
        state = moment.before.state.clone()
        for at, card in enumerate(moment.line.outcomes):
            if question(state) == "draw_card":
                yield Draw(number, at, state.agenda[-1][1], card)
            state.take(state.place_of(card))


def with_other_cards(line: Chance, number: int, one: Draw, two: Draw) -> Chance:
    """A line of the record with these two cards exchanged."""
    outcomes = [*line.outcomes]
    for draw, card in ((one, two.card), (two, one.card)):
        if draw.line == number:
            outcomes[draw.at] = card
    return Chance(line.source, tuple(outcomes))


def told_by_history(one: Moment, two: Moment, viewer: int, persons: tuple[int, ...]) -> list[str]:
    """What tells the viewer two moments of histories apart that look alike to that seat."""
    found = list(told(one.state, two.state, viewer))
    if entry(one, viewer) != entry(two, viewer):
        found.append(f"the log: {entry(one, viewer)} is not {entry(two, viewer)}")
    if one.turn != two.turn or undo(one, persons) != undo(two, persons):
        found.append(f"turn or undo at {question(one.state)}")
    return found
