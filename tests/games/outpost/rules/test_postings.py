"""Whole distributions of operators: as last turn, for the best income, and the nearest one."""

from __future__ import annotations

import random
from itertools import islice

from engine.games.outpost import operators, postings
from engine.games.outpost.operators import ORDER
from engine.games.outpost.postings import Posting
from engine.games.outpost.state import Outpost
from tests.games.outpost.matches import begun, play
from tests.games.outpost.positions import answer, ask, asked, position, works


def short() -> Outpost:
    """Four people and a robot for five factories and a Moon Base, of which one was bought just now."""
    state = position(
        2,
        upgrades={0: "robots moon_base"},
        factories={0: {"ore": 2, "water": 2, "titanium": 2}},
        people_at={0: {"ore": 2, "water": 1}},
        robots_at={0: {"titanium": 1}},
        population={0: 4},
        robots={0: 1},
        active=0,
    )
    return ask(state, operators.assign(0))


def given(state: Outpost, posting: Posting) -> Outpost:
    """The state after these answers."""
    return answer(state.clone(), *postings.answers(state, posting))


def test_as_last_turn_all_stay_and_the_newcomer_takes_the_best_place() -> None:
    state = short()
    made = given(state, postings.as_before(state, 0))
    assert works(made, 0) == {"ore": 2, "water": 1, "titanium": 1, "moon_base": 1}
    assert made.robots_at[0][2] == 1
    assert asked(made)[0] == "", "there is nothing more to answer"


def test_the_best_income_is_that_of_every_distribution() -> None:
    state = short()
    best = postings.best_income(state, 0)
    own = operators.shift(state, 0)
    every = all_of(own)
    most = max(postings.income(state.board, each) for each in every)
    assert postings.income(state.board, best) == most
    assert works(given(state, best), 0) == {"titanium": 2, "water": 2, "moon_base": 1}


def all_of(own: operators.Shift) -> list[Posting]:
    """Every distribution that OP-4.4 allows."""
    found: list[tuple[int, ...]] = [()]
    for at in range(len(ORDER) + 5):
        found = [
            (*before, number)
            for before in found
            for number in (
                operators.people_at_next(own, before)
                if at < len(ORDER)
                else operators.robots_at_next(own, before[: len(ORDER)], before[len(ORDER) :])
            )
        ]
    return [Posting(each[: len(ORDER)], each[len(ORDER) :]) for each in found]


def test_four_that_make_a_mega_group_may_bring_more_than_a_better_single_card() -> None:
    """OP-5.2: the fourth titanium factory brings 14, a research factory 13."""
    state = position(
        2,
        factories={0: {"titanium": 4, "research": 1}},
        people_at={0: {"titanium": 3, "research": 1}},
        population={0: 4},
    )
    ask(state, operators.assign(0))
    assert works(given(state, postings.best_income(state, 0)), 0) == {"titanium": 4}
    assert postings.income(state.board, postings.best_income(state, 0)) == 44


def test_whoever_is_wanted_somewhere_comes_from_where_it_costs_least() -> None:
    state = short()
    own, now = operators.shift(state, 0), postings.as_before(state, 0)
    water = ORDER.index(1)
    moved = postings.nearest(own, postings.changed(now, water, 2), kept=water)
    assert moved is not None and (moved.at(0), moved.at(1), moved.at(2)) == (1, 2, 1)
    assert given(state, moved).people_at[0][1] == 2
    assert postings.nearest(own, postings.changed(now, water, 3), kept=water) is None


def test_a_robot_that_is_wanted_somewhere_comes_from_another_job() -> None:
    state = short()
    own, now = operators.shift(state, 0), postings.as_before(state, 0)
    # By `ORDER` without the crews, after all people.
    water = len(ORDER) + 3
    assert now.robots == (0, 0, 1, 0, 0)
    moved = postings.nearest(own, postings.changed(now, water, 1), kept=water)
    assert moved is not None and moved.robots == (0, 0, 0, 1, 0)
    assert given(state, moved).robots_at[0] == [0, 1, 0, 0, 0]


def test_in_a_match_every_proposal_can_be_answered() -> None:
    count = 0
    for state in islice(play(begun(3), random.Random(5)), 0, None):
        if state.current_player < 0 or postings.asked_for(state) < 0:
            continue
        count += 1
        seat, before = state.current_player, postings.given(state)
        own = operators.shift(state, seat)
        for made in (postings.as_before(state, seat), postings.best_income(state, seat)):
            assert asked(given(state, postings.fitting(own, made, before))) != asked(state)
    assert count > 20
