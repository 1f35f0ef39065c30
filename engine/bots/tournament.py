"""A tournament: bots change seats from match to match, until it is sure how often the first wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec

from engine.bots.simulate import Plan, Played, play, summary
from engine.bots.strength import interval

LEAST, MOST, LOT = 60, 400, 20
"""Matches that are played at least, at most, and between one look at what came of them and the next."""


class Outcome(msgspec.Struct, frozen=True):
    """How often the first bot won, in parts where a win was shared, and what that tells."""

    matches: int
    wins: float
    low: float
    """Between this and `high` lies the part of all matches that it would win."""
    high: float
    target: float

    @property
    def sure(self) -> str:
        """Whether it wins more than the target, `above`, or less, `below`; empty if neither is sure."""
        return "above" if self.low > self.target else "below" if self.high < self.target else ""


class Here(Executor):
    """Does at once, in this process, what it is given."""

    def submit(self, call: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """The result, or the error, is there already."""
        future: Future[Any] = Future()
        try:
            future.set_result(call(*given, **named))
        except Exception as error:
            future.set_exception(error)
        return future


def fair(plan: Plan) -> float:
    """The part of the matches that the first bot would win among equals."""
    return plan.bots.count(plan.bots[0]) / len(plan.bots)


def outcome(plan: Plan, played: Sequence[Played], target: float) -> Outcome:
    """What the matches so far tell of the first bot."""
    wins = summary(plan, played)["wins_by_bot"][plan.bots[0]]
    low, high = interval(wins, len(played))
    return Outcome(len(played), wins, low, high, target)


def held(
    plan: Plan,
    executor: Executor,
    most: int,
    target: float | None = None,
    done: Callable[[int], object] = lambda number: None,
    starting: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> list[Played]:
    """The matches of a tournament in order; `done` hears of each.

    With a target they end as soon as it is sure on which side of it the first bot is. What is
    played does not hang on the executor; `starting` is entered while it takes its work.
    """
    played: list[Played] = []
    while len(played) < most:
        number = most
        if target is not None:
            wanted = LEAST if not played else len(played) + LOT
            number = min(most, -(-wanted // plan.setup.seats) * plan.setup.seats)
        futures = []
        with starting():
            for at in range(len(played), number):
                futures.append(executor.submit(play, plan, at, 1))
                futures[-1].add_done_callback(lambda _: done(1))
        for future in futures:
            played += future.result()
        if target is not None and outcome(plan, played, target).sure:
            break
    return played
