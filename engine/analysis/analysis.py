"""A finished match looked at again: who was how likely to win, and which answers cost most.

Of the answers after which a seat came to look worse, the worst are searched anew, from what that
seat knew when it gave them. What a search finds better is told if a longer one finds it, too.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.analysis.estimate import estimate
from engine.bots.hints import Hint, compared
from engine.bots.line_tree import LineTree
from engine.bots.looks import LOOKED_AT
from engine.match.match import Match
from engine.record.lines import Answer
from engine.rules.agenda import State
from engine.rules.game import Game

LOOKED_INTO = 16
"""Answers that are searched anew."""
SWINGS = 3
"""Answers that are told at the most."""
LEAST = 0.02
"""Of the win that an answer has cost to be told."""
SIMULATIONS = 300
"""Of each search."""
SEARCH = 8
"""As how many estimates the progress counts a search."""
LONGER = 3
"""How many times as long the second search is."""
CHECKED = 4
"""How many second searches the progress counts on."""


class Progress:
    """How much of so many steps is done."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._done = 0.0

    def after(self, more: float) -> float:
        """The part that is done, from 0 to 1, once so many steps more are."""
        self._done += more
        return min(self._done / self._steps, 1.0)


class Asked(NamedTuple):
    """A question of a match, and what was answered."""

    number: int
    """The line of the answer."""
    seat: int
    answer: str
    """As the record writes it."""
    state: State
    """In which it was asked; read only."""


class Moment(NamedTuple):
    """Where a match stood when a question was asked."""

    number: int
    """The line of its answer."""
    chances: tuple[float, ...] | None
    """To win, by seat, as all could see; None where nothing can be said."""


class Swing(NamedTuple):
    """An answer than which another one was better."""

    number: int
    seat: int
    better: str
    cost: float
    """Of the win, from 0 to 1, as the search sees it."""
    hints: tuple[Hint, ...] = ()
    """The better answer and the given one, with what would have followed; empty in what was kept
    before these were."""


class Analysis(NamedTuple):
    """What came of it."""

    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]


def questions(match: Match) -> list[Asked]:
    """What was answered in a match and still holds, in order."""
    return [
        Asked(it.number, it.line.seat, it.line.choices[0], it.before.state)
        for it in match.history.now.way_from(None)
        if isinstance(it.line, Answer) and it.before is not None
    ]


def analyse(game: Game, match: Sequence[Asked]) -> Iterator[float | Analysis]:
    """Goes through a match: after each step how much is done, from 0 to 1, and last what came of it."""
    progress = Progress(len(match) + (LOOKED_INTO + CHECKED * LONGER) * SEARCH)
    moments = []
    for asked in match:
        chances = estimate(game, asked.state)
        moments.append(Moment(asked.number, tuple(chances) if chances is not None else None))
        yield progress.after(1)
    swings, told = [], list[Swing]()
    for asked in falls(game, match, moments):
        swing = yield from searched(game, asked, progress)
        if swing is not None:
            swings.append((asked, swing))
    for asked, swing in sorted(swings, key=lambda it: (-it[1].cost, it[1].number)):
        if len(told) < SWINGS:
            held = yield from checked(game, asked, swing, progress)
            told += [held] if held is not None else []
    yield Analysis(tuple(moments), tuple(sorted(told)))


def falls(game: Game, match: Sequence[Asked], moments: Sequence[Moment]) -> list[Asked]:
    """The answers after which their seat's chances fell most, as all could see.

    They fall until the seat is asked again after others, or in another turn: what was answered first
    in a turn shows no sooner.
    """
    found: list[tuple[float, int]] = []
    given: dict[int, list[tuple[int, float]]] = {}
    before = -1
    for at, (asked, moment) in enumerate(zip(match, moments, strict=True)):
        seat = asked.seat
        if moment.chances is None:
            given.clear()
            continue
        chance, own = moment.chances[seat], given.setdefault(seat, [])
        if seat != before or asked.state.begins_turn:
            found += [(chance - was, answer) for answer, was in own]
            own.clear()
        own.append((at, chance))
        before = seat
    worst = (match[at] for fall, at in sorted(found) if fall < 0)
    return list(islice((asked for asked in worst if _has_choice(game, asked)), LOOKED_INTO))


def _has_choice(game: Game, asked: Asked) -> bool:
    return len(game.candidates(asked.state.view(asked.seat), LOOKED_AT)) > 1


def searched(game: Game, asked: Asked, progress: Progress) -> Generator[float, None, Swing | None]:
    """What was better, from what the seat knew; None if nothing that the search has found."""
    view, rng = asked.state.view(asked.seat), Random(asked.number)
    tree = yield from _tree(game, view, rng, progress, SIMULATIONS)
    best, *others = tree.found()
    given = next((it for it in others if str(it.action) == asked.answer), None)
    if given is None or best.share - given.share < LEAST:
        return None
    hints = compared(game, view, [tree.line(it.action) for it in (best, given)])
    if len(hints) < 2:
        # Whatever was answered, it came to the same.
        return None
    cost = best.share - given.share
    return Swing(asked.number, asked.seat, str(best.action), cost, tuple(hints))


def checked(
    game: Game, asked: Asked, swing: Swing, progress: Progress
) -> Generator[float, None, Swing | None]:
    """The swing at the cost that a longer search finds; None if that finds nothing to tell.

    A search thinks best of what it was lucky with, and so too well of it.
    """
    view, rng = asked.state.view(asked.seat), Random(f"again {asked.number}")
    tree = yield from _tree(game, view, rng, progress, LONGER * SIMULATIONS)
    shares = {str(it.action): it.share for it in tree.found()}
    cost = shares[swing.better] - shares[asked.answer]
    return swing._replace(cost=cost) if cost >= LEAST else None


def _tree(
    game: Game, view: State, rng: Random, progress: Progress, simulations: int
) -> Generator[float, None, LineTree]:
    """A search; a simulation is a step: in a long match it takes a while."""
    tree = LineTree(game, view, rng)
    for _ in range(simulations):
        tree.simulate(1)
        yield progress.after(SEARCH / SIMULATIONS)
    return tree
