"""Whatever a viewer may not know is exchanged: by another fill, and by another history."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

from engine.games.outer_earth.components import BACK, FACES
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.match.moment import REVEALED, Moment, start
from engine.record.lines import Answer, Chance, Line
from engine.rules.agenda import Illegal, State
from tests.swaps import IN_DECK, TRIES, Draw, hidden_draws, way_from, with_other_cards

IN_SECRET = ("first_card", "add_card", "turn", "turn_goes_on")
"""Questions whose answers may name a card that is laid face down."""


def twin_of(
    match: Match, viewer: int, rng: random.Random
) -> tuple[list[Moment], list[Moment]] | None:
    """The match and one that looks the same to the viewer, where other hidden cards came.

    Two draws that the viewer did not see are exchanged, or one with a card that is still in the
    deck; who would lay face down what is not there any more lays the other card; paddles that lie
    face down say the opposite.
    """
    lines = [line for line in match.lines if isinstance(line, Answer | Chance)]
    begin = start(GAME, match.header.setup, match.header.seed)
    truth = way_from(begin, lines)
    draws = [draw for draw in hidden_draws(truth) if draw.seat != viewer]
    last = truth[-1].state
    assert isinstance(last, OuterEarth)
    if not draws or last.is_terminal:
        return None
    left = [face for face, count in zip(last.board.cards.kinds, last.pool, strict=True) if count]
    for _ in range(TRIES):
        one = rng.choice(draws)
        two = rng.choice([*draws, *(Draw(IN_DECK, 0, viewer, face) for face in left)])
        if one.card == two.card:
            continue
        with suppress(Illegal):
            other = way_from(begin, exchanged(truth, lines, one, two, viewer, rng))
            if revealed(truth) == revealed(other) and other[-1].state.text() != last.text():
                return truth, other
    return None


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
            line = with_other_cards(line, number, one, two)
            for outcome in line.outcomes:
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
