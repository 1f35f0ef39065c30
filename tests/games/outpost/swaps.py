"""Whatever a viewer may not know is exchanged: by another fill, and by another history."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.log import entry
from engine.match.match import Match
from engine.match.moment import Moment, answered, drawn, start
from engine.match.undo import undo
from engine.record.lines import Answer, Chance, Line
from engine.rules.agenda import Illegal, State
from engine.rules.chance import Sampler
from engine.rules.parts import hidden

TRIES = 60
"""Exchanges that are tried before a history counts as one that has no twin."""


# -- by another fill ---------------------------------------------------------------------


def told_by_fill(state: Outpost, viewer: int, rng: random.Random) -> tuple[list[str], bool]:
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


IN_DECK = -1
"""The line of a card that has not been drawn."""


class Draw(NamedTuple):
    """A card that came from behind into a hand: where that stands in the record."""

    line: int
    at: int
    seat: int
    card: str

    @property
    def deck(self) -> str:
        """The deck that it came from, as all saw."""
        return self.card.partition(":")[0]


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


def twin_of(
    match: Match, viewer: int, rng: random.Random
) -> tuple[list[Moment], list[Moment]] | None:
    """The match and one that looks the same to the viewer, where cards of other values came.

    Two draws of one deck that the viewer did not see are exchanged, or one with a card that is
    still in the deck; what was paid, handed in or discarded in the open stays what it was.
    """
    lines = [line for line in match.lines if isinstance(line, Answer | Chance)]
    truth = way_from(start(GAME, match.header.setup, match.header.seed), lines)
    draws = [draw for draw in hidden_draws(truth) if draw.seat != viewer]
    last = truth[-1].state
    assert isinstance(last, Outpost)
    if not draws or last.is_terminal:
        return None
    box = last.board.cards
    left = [kind for kind, count in zip(box.kinds, last.pool, strict=True) if count]
    for _ in range(TRIES):
        one = rng.choice(draws[-20:])
        others = [it for it in draws if it.deck == one.deck]
        others += [Draw(IN_DECK, 0, viewer, it) for it in left if it.partition(":")[0] == one.deck]
        two = rng.choice(others)
        if one.card == two.card:
            continue
        with suppress(Illegal):
            # What came before is the same.
            at = min(draw.line for draw in (one, two) if draw.line != IN_DECK)
            other = [*truth[:at], *way_from(truth[at], exchanged(lines, one, two)[at:])]
            if revealed(truth) == revealed(other) and other[-1].state.text() != last.text():
                return truth, other
    return None


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


def exchanged(lines: Sequence[Line], one: Draw, two: Draw) -> list[Line]:
    """The record with these two cards exchanged."""
    found: list[Line] = []
    for number, line in enumerate(lines):
        if isinstance(line, Chance):
            outcomes = [*line.outcomes]
            for draw, card in ((one, two.card), (two, one.card)):
                if draw.line == number:
                    outcomes[draw.at] = card
            line = Chance(line.source, tuple(outcomes))
        found.append(line)
    return found


def revealed(way: Sequence[Moment]) -> list[object]:
    """What an answer showed that does not name it: the worth of hands that were handed in (OP-1.3)."""
    return [event.params for it in way for event in it.events if event.name == "handed_in"]


def told_by_history(one: Moment, two: Moment, viewer: int, persons: tuple[int, ...]) -> list[str]:
    """What tells the viewer two moments of histories apart that look alike to that seat."""
    found = list(told(one.state, two.state, viewer))
    if entry(one, viewer) != entry(two, viewer):
        found.append(f"the log: {entry(one, viewer)} is not {entry(two, viewer)}")
    if one.turn != two.turn or undo(one, persons) != undo(two, persons):
        found.append(f"turn or undo at {question(one.state)}")
    return found


# -- what a view may hold ------------------------------------------------------------------


def too_open(state: Outpost, viewer: int) -> list[str]:
    """Values in other hands that a view shows though the cards do not lie open."""
    index = state.board.cards.index
    return [
        f"{card} in the hand of seat {seat + 1}"
        for seat, hand in enumerate(state.view(viewer).hands)
        for card in hand
        if seat != viewer and hidden.is_known(card) and card in index
    ]
