"""A finished match looked at again: who was how likely to win, and which answers cost most.

Of the answers after which a seat came to look worse, the worst are searched anew, from what that
seat knew when it gave them. What a search finds better is told if a longer one finds it, too.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
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
GIVEN = 8
"""One of so many simulations, the last ones, try the answer that was given."""
LONGER = 3
"""How many times as long the second search is."""
CHECKED = 4
"""How many second searches the progress counts on."""
JUDGED_AGAIN = 5
"""About so many moments that were kept are judged again to see whether bots still judge so."""


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
    is_checked: bool = True
    """Whether a longer search has found it better, too; it is yet to look where this is not so."""


class Looked(NamedTuple):
    """An answer that was searched anew, and what that found: nothing better, if there is no swing."""

    number: int
    swing: Swing | None
    is_checked: bool = False
    """Whether by the longer search, too."""


class Open(NamedTuple):
    """What an analysis that was stopped is gone on with from."""

    looked: tuple[Looked, ...] = ()
    has_moments: bool = False
    """Whether all moments are there."""


class Analysis(NamedTuple):
    """What came of it."""

    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]
    open: Open | None = None
    """None once all is looked at."""


def questions(match: Match) -> list[Asked]:
    """What was answered in a match and still holds, in order."""
    return [
        Asked(it.number, it.line.seat, it.line.choices[0], it.before.state)
        for it in match.history.now.way_from(None)
        if isinstance(it.line, Answer) and it.before is not None
    ]


def turns(match: Sequence[Asked]) -> dict[int, int]:
    """The turn of each answer, by its line; what a seat answers between others is one of its own."""
    found: dict[int, int] = {}
    turn = before = -1
    for asked in match:
        turn += asked.seat != before or asked.state.begins_turn
        found[asked.number], before = turn, asked.seat
    return found


class Look:
    """Goes through a match, from where it was stopped `before`; what is `found` can be told at any time.

    To go through it gives after each step how much is done, from 0 to 1.
    """

    def __init__(self, game: Game, match: Sequence[Asked], before: Analysis | None = None) -> None:
        self._game, self._match, self._turns = game, match, turns(match)
        if before is None or not still_judged(game, match, before.moments):
            # One chart, and one list of what cost most, is of one judgement.
            before = Analysis((), ())
        known = before.open or Open()
        self._moments = list(before.moments[: len(match)])
        self._searched = {it.number: it.swing for it in known.looked if not it.is_checked}
        self._checked = {it.number: it.swing for it in known.looked if it.is_checked}
        self._is_whole = False

    def __iter__(self) -> Iterator[float]:
        progress = Progress(len(self._match) + (LOOKED_INTO + CHECKED * LONGER) * SEARCH)
        progress.after(len(self._moments))
        for asked in self._match[len(self._moments) :]:
            self._moments.append(judged(self._game, asked))
            yield progress.after(1)
        worst = {it.number: it for it in falls(self._game, self._match, self._moments)}
        self._drop_what_fell(worst)
        progress.after(SEARCH * len(self._searched) + LONGER * SEARCH * len(self._checked))
        for number, asked in worst.items():
            if number not in self._searched:
                swing = yield from searched(self._game, asked, progress)
                self._searched[number] = swing
        for first in self._first_found():
            told = self._held()
            if len(told) == SWINGS:
                break
            is_of_another_turn = len(self._one_a_turn([*told, first])) > len(told)
            if is_of_another_turn and first.number not in self._checked:
                held = yield from checked(self._game, worst[first.number], first, progress)
                self._checked[first.number] = held
        self._is_whole = True

    def found(self) -> Analysis:
        """What came of it so far; what a longer search found better comes before what none has checked."""
        told = self._held()
        if self._is_whole:
            return Analysis(tuple(self._moments), tuple(sorted(told)))
        first = [it for it in self._first_found() if it.number not in self._checked]
        told = self._one_a_turn([*told, *first])[:SWINGS]
        looked = [Looked(*it) for it in self._searched.items()]
        looked += [Looked(*it, True) for it in self._checked.items()]
        has_moments = len(self._moments) == len(self._match)
        return Analysis(tuple(self._moments), tuple(sorted(told)), Open(tuple(looked), has_moments))

    def _drop_what_fell(self, worst: Mapping[int, Asked]) -> None:
        """Searches of before that would not be made now, or found what bots think of no longer."""
        for number, swing in (*self._searched.items(), *self._checked.items()):
            asked = worst.get(number)
            if asked is None or (swing and swing.better not in thought_of(self._game, asked)):
                self._searched.pop(number, None)
                self._checked.pop(number, None)

    def _first_found(self) -> list[Swing]:
        """What the first searches found, the worst first."""
        return sorted((it for it in self._searched.values() if it is not None), key=_worst)

    def _one_a_turn(self, swings: Sequence[Swing]) -> list[Swing]:
        """Of those that are about one turn the first."""
        first = {self._turns[it.number]: it for it in reversed(swings)}
        return [it for it in swings if first[self._turns[it.number]] is it]

    def _held(self) -> list[Swing]:
        """What the longer searches found better, too."""
        return [it for it in self._checked.values() if it is not None]


def _worst(swing: Swing) -> tuple[float, int]:
    return -swing.cost, swing.number


def still_judged(game: Game, match: Sequence[Asked], moments: Sequence[Moment]) -> bool:
    """Whether moments of before would be judged so today, as some of them tell."""
    apart = max(1, len(moments) // JUDGED_AGAIN)
    kept = list(zip(match, moments, strict=False))[::-apart]
    return all(moment == judged(game, asked) for asked, moment in kept)


def judged(game: Game, asked: Asked) -> Moment:
    """How likely each seat was to win when that was asked."""
    chances = estimate(game, asked.state)
    return Moment(asked.number, tuple(chances) if chances is not None else None)


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
    return len({asked.answer, *thought_of(game, asked)}) > 1


def thought_of(game: Game, asked: Asked) -> list[str]:
    """The answers that bots think of there."""
    return [*map(str, game.candidates(asked.state.view(asked.seat), LOOKED_AT))]


def searched(game: Game, asked: Asked, progress: Progress) -> Generator[float, None, Swing | None]:
    """What was better, from what the seat knew; None if nothing that the search has found."""
    view, rng = asked.state.view(asked.seat), Random(asked.number)
    tree = yield from _tree(game, asked, rng, progress, SIMULATIONS)
    best, *others = tree.found()
    given = next((it for it in others if str(it.action) == asked.answer), None)
    if given is None or best.share - given.share < LEAST:
        return None
    hints = compared(game, view, [tree.line(it.action) for it in (best, given)])
    if len(hints) < 2:
        # Whatever was answered, it came to the same.
        return None
    cost = best.share - given.share
    return Swing(asked.number, asked.seat, str(best.action), cost, tuple(hints), is_checked=False)


def checked(
    game: Game, asked: Asked, swing: Swing, progress: Progress
) -> Generator[float, None, Swing | None]:
    """The swing at the cost that a longer search finds; None if that finds nothing to tell.

    A search thinks best of what it was lucky with, and so too well of it.
    """
    rng = Random(f"again {asked.number}")
    tree = yield from _tree(game, asked, rng, progress, LONGER * SIMULATIONS)
    shares = {str(it.action): it.share for it in tree.found()}
    cost = shares[swing.better] - shares[asked.answer]
    return swing._replace(cost=cost, is_checked=True) if cost >= LEAST else None


def _tree(
    game: Game, asked: Asked, rng: Random, progress: Progress, simulations: int
) -> Generator[float, None, LineTree]:
    """A search that tries the given answer often enough to tell what it is worth.

    A simulation is a step: in a long match it takes a while.
    """
    view = asked.state.view(asked.seat)
    given = view.find(asked.answer)
    tree = LineTree(game, view, rng, also=given)
    for left in range(simulations, 0, -1):
        if left == simulations // GIVEN:
            tree.try_only(given)
        tree.simulate(1)
        yield progress.after(SEARCH / SIMULATIONS)
    return tree
