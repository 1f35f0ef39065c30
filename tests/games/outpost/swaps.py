"""Whatever a viewer may not know is exchanged: by another fill, and by another history."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.match.moment import Moment, start
from engine.record.lines import Answer, Chance, Line
from engine.rules.agenda import Illegal
from engine.rules.parts import hidden
from tests.swaps import IN_DECK, TRIES, Draw, hidden_draws, way_from, with_other_cards


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
        others = [it for it in draws if _deck(it.card) == _deck(one.card)]
        others += [Draw(IN_DECK, 0, viewer, it) for it in left if _deck(it) == _deck(one.card)]
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


def _deck(card: str) -> str:
    """The deck that a card comes from, as all see."""
    return card.partition(":")[0]


def exchanged(lines: Sequence[Line], one: Draw, two: Draw) -> list[Line]:
    """The record with these two cards exchanged."""
    found: list[Line] = []
    for number, line in enumerate(lines):
        if isinstance(line, Chance):
            line = with_other_cards(line, number, one, two)
        found.append(line)
    return found


def revealed(way: Sequence[Moment]) -> list[object]:
    """What an answer showed that does not name it: the worth of hands that were handed in (OP-1.3)."""
    return [event.params for it in way for event in it.events if event.name == "handed_in"]


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
