"""Whatever a viewer may not know is exchanged: by another fill, and by another history."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from engine.games.outer_earth.components import BACK, FACES
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.match.log import entry
from engine.match.match import Match
from engine.match.moment import REVEALED, Moment, answered, drawn, start
from engine.match.undo import undo
from engine.record.lines import Answer, Chance, Line
from engine.rules.agenda import Illegal, State
from engine.rules.chance import Sampler

TRIES = 60
"""Exchanges that are tried before a history counts as one that has no twin."""
IN_SECRET = ("first_card", "add_card", "turn", "turn_goes_on")
"""Questions whose answers may name a card that is laid face down."""


# -- by another fill ---------------------------------------------------------------------


def told_by_fill(state: OuterEarth, viewer: int, rng: random.Random) -> tuple[list[str], bool]:
    """What tells the viewer another fill from the truth; whether the two differ at all."""
    other = state.view(viewer).fill(Sampler(rng).pick)
    return list(told(state, other, viewer)), other.text() != state.text()


def told(state: State, other: State, viewer: int) -> Iterator[str]:
    """By what the viewer could tell two states apart, or their answers that look alike."""
    view, twin = state.view(viewer), other.view(viewer)
    if view.text() != twin.text():
        yield f"the view at {_question(state)}: {view.text()} is not {twin.text()}"
    if [*map(str, view.choices)] != [*map(str, twin.choices)]:
        yield f"the choices at {_question(state)}"
    if (state.current_player, state.about) != (other.current_player, other.about):
        yield f"who is asked at {_question(state)}"
    if state.current_player == viewer:
        if list(state.legal_actions()) != list(other.legal_actions()):
            yield f"the legal actions at {_question(state)}"
        if state.refusals() != other.refusals():
            yield f"the refusals at {_question(state)}"
    elif {str(it) for it in _seen(state, viewer)} - {str(it) for it in _seen(view, viewer)}:
        yield f"how an answer looks at {_question(state)}"


def _seen(state: State, viewer: int) -> list[object]:
    return [state.seen(action, viewer) for action in state.legal_actions()]


def _question(state: State) -> str:
    return state.question.name if state.question is not None else "the end"


# -- by another history ------------------------------------------------------------------


class Draw(NamedTuple):
    """A card that came from behind into a hand: where that stands in the record."""

    line: int
    at: int
    seat: int
    card: str


def way_of(match: Match, lines: Sequence[Line]) -> list[Moment]:
    """The moments that these lines lead to; `Illegal` if the match cannot have been so."""
    now = start(GAME, match.header.setup, match.header.seed)
    way = [now]
    for line in lines:
        if isinstance(line, Chance):
            now = drawn(now, line)
        elif isinstance(line, Answer):
            now = answered(now, line, person=True)
        else:
            continue
        now.number = len(way)
        way.append(now)
    return way


def twin_of(
    match: Match, viewer: int, rng: random.Random
) -> tuple[list[Moment], list[Moment]] | None:
    """The match and one that looks the same to the viewer, where other hidden cards came.

    Two draws that the viewer did not see are exchanged, or one with a card that is still in the
    deck; who would lay face down what is not there any more lays the other card; paddles that lie
    face down say the opposite.
    """
    lines = [line for line in match.lines if isinstance(line, Answer | Chance)]
    truth = way_of(match, lines)
    draws = [draw for draw in hidden_draws(truth) if draw.seat != viewer]
    last = truth[-1].state
    assert isinstance(last, OuterEarth)
    if not draws or last.is_terminal:
        return None
    left = [face for face, count in zip(last.board.cards.kinds, last.pool, strict=True) if count]
    for _ in range(TRIES):
        one = rng.choice(draws)
        two = rng.choice([*draws, *(Draw(-1, 0, viewer, face) for face in left)])
        if one.card == two.card:
            continue
        with suppress(Illegal):
            other = way_of(match, exchanged(truth, lines, one, two, viewer, rng))
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
            if _question(state) == "draw_card":
                yield Draw(number, at, state.agenda[-1][1], card)
            state.take(state.place_of(card))


def exchanged(
    truth: Sequence[Moment],
    lines: Sequence[Line],
    one: Draw,
    two: Draw,
    viewer: int,
    rng: random.Random,
) -> list[Line]:
    """The record with these two cards exchanged; `Illegal` if the rest cannot have been so."""
    found: list[Line] = []
    state = truth[0].state.clone()
    pending = _pending_paddles(truth[-1].state)
    for number, line in enumerate(lines):
        if isinstance(line, Chance):
            outcomes = [*line.outcomes]
            for draw, card in ((one, two.card), (two, one.card)):
                if draw.line == number:
                    outcomes[draw.at] = card
            line = Chance(line.source, tuple(outcomes))
            for outcome in outcomes:
                state.take(state.place_of(outcome))
        elif isinstance(line, Answer):
            choices = []
            for text in line.choices:
                choice = text
                if number >= len(lines) - pending and line.seat != viewer:
                    choice = rng.choice(("yes", "no"))
                elif text not in map(str, state.legal_actions()):
                    choice = _otherwise(line, text, one, two)
                state.take(state.place_of(choice))
                choices.append(choice)
            line = Answer(line.seat, line.decision, tuple(choices))
        found.append(line)
    return found


def _pending_paddles(state: State) -> int:
    """How many paddles lie face down; the last answers were these."""
    assert isinstance(state, OuterEarth)
    return sum(map(bool, state.paddles))


def _otherwise(line: Answer, text: str, one: Draw, two: Draw) -> str:
    """The same answer with the other card, if it is laid face down; `Illegal` if it is not."""
    if line.decision in IN_SECRET and text.startswith(("card:", "invest:")):
        for draw, card in ((one, two.card), (two, one.card)):
            short = draw.card.removeprefix("card:")
            if line.seat == draw.seat and text.endswith(short):
                return text.replace(short, card.removeprefix("card:"))
    raise Illegal("illegal.no_answer", f"“{text}” would be seen", text=text)


def revealed(way: Sequence[Moment]) -> list[object]:
    """What was turned up for all to see."""
    return [event.params[REVEALED] for it in way for event in it.events if REVEALED in event.params]


def told_by_history(one: Moment, two: Moment, viewer: int, persons: tuple[int, ...]) -> list[str]:
    """What tells the viewer two moments of histories apart that look alike to that seat."""
    found = list(told(one.state, two.state, viewer))
    if entry(one, viewer) != entry(two, viewer):
        found.append(f"the log: {entry(one, viewer)} is not {entry(two, viewer)}")
    if one.turn != two.turn or undo(one, persons) != undo(two, persons):
        found.append(f"turn or undo at {_question(one.state)}")
    return found


# -- what a view may hold ------------------------------------------------------------------


def too_open(state: OuterEarth, viewer: int) -> list[str]:
    """Faces in other hands, bids and investments that a view shows though not all know them."""
    view = state.view(viewer)
    found = []
    for seat, known in enumerate(view.known):
        if seat == viewer:
            continue
        for card in view.hands[seat]:
            if card != BACK and card not in known:
                found.append(f"{card} in the hand of seat {seat + 1}")
        for card in (*view.bids[seat], *view.invested[seat]):
            if card in FACES:
                found.append(f"{card} face down of seat {seat + 1}")
    return found
