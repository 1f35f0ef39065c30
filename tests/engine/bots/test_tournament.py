"""A tournament is stopped when it is sure, and is the same whoever plays its matches."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest

from engine.bots.simulate import Plan, Played, digest
from engine.bots.strength import interval
from engine.bots.tournament import Here, Outcome, fair, held, outcome
from engine.rules import game as games


def plan(*bots: str, seed: str = "x") -> Plan:
    """A tournament of these bots."""
    setup = games.load("red-outpost").setup(len(bots))
    return Plan("red-outpost", setup, bots, seed, rotate=True, paired=True)


class Counted(Executor):
    """Invents the results: the seat of the first bot wins so many of ten matches."""

    def __init__(self, wins: int) -> None:
        self.wins, self.given = wins, 0

    def submit(self, _call: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        found, number, _count = given
        self.given += 1
        first = found.bots_of(number).index(found.bots[0])
        winner = first if number % 10 < self.wins else (first + 1) % len(found.bots)
        future: Future[Any] = Future()
        future.set_result([Played(number, 1, (1,) * len(found.bots), (winner,))])
        return future


@pytest.mark.parametrize(("wins", "matches", "sure"), [(9, 60, "above"), (1, 60, "below")])
def test_a_tournament_ends_when_it_is_sure(wins: int, matches: int, sure: str) -> None:
    found, executor = plan("hard", "easy"), Counted(wins)
    played = held(found, executor, 400, 0.5)
    assert len(played) == executor.given == matches
    assert outcome(found, played, 0.5).sure == sure


def test_a_tournament_that_is_never_sure_ends_with_the_last_match() -> None:
    found = plan("hard", "easy")
    played = held(found, Counted(5), 400, 0.5)
    assert [it.number for it in played] == [*range(400)]
    assert outcome(found, played, 0.5).sure == ""


def test_without_a_target_all_matches_are_played() -> None:
    assert len(held(plan("hard", "easy"), Counted(9), 100)) == 100


def test_one_looks_only_when_all_have_had_each_seat_as_often() -> None:
    found = plan("hard", "easy", "easy")
    begun: list[int] = []
    executor = Counted(5)

    def starting() -> AbstractContextManager[None]:
        begun.append(executor.given)
        return nullcontext()

    held(found, executor, 120, 0.5, starting=starting)
    assert begun == [0, 60, 81, 102]


def test_an_interval_is_wider_the_fewer_matches_there_are_and_holds_nothing_for_sure() -> None:
    few, many = interval(45, 60), interval(300, 400)
    assert few[0] < many[0] < 0.75 < many[1] < few[1]
    assert interval(60, 60)[0] < 1 and interval(0, 60)[1] > 0
    assert round(interval(45, 60)[0], 3) == 0.581
    assert Outcome(60, 45, *few, target=0.6).sure == ""


def test_what_is_fair_hangs_on_the_seats_of_the_first_bot() -> None:
    assert fair(plan("hard", "easy")) == 0.5
    assert fair(plan("hard", "easy", "easy", "easy")) == 0.25
    assert fair(plan("hard", "easy", "hard", "easy")) == 0.5


def test_a_tournament_is_the_same_whoever_plays_it() -> None:
    heard: list[int] = []
    alone = held(plan("easy", "random"), Here(), 6, done=heard.append)
    assert heard == [1] * 6
    with ThreadPoolExecutor(3) as threads:
        together = held(plan("easy", "random"), threads, 6)
    assert digest(alone) == digest(together)
    assert digest(alone) != digest(held(plan("easy", "random", seed="y"), Here(), 6))


def test_each_cycle_of_seats_has_the_same_chance() -> None:
    # Equal bots answer by chance of their own: what is drawn without an answer stays the same.
    found = plan("random", "random")
    assert [found.chance_of(number) for number in range(4)] == ["x 0", "x 0", "x 1", "x 1"]
    single = Plan(found.game, found.setup, found.bots, "x")
    assert [single.chance_of(number) for number in range(2)] == ["x 0", "x 1"]


def test_an_error_of_a_match_arrives() -> None:
    with pytest.raises(ZeroDivisionError):
        Here().submit(lambda: 1 // 0).result()
