"""What the greedy bot makes of planets, cards and action points."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.bots import greedy
from engine.games.outer_earth import auction, rules, turn
from engine.games.outer_earth.actions import Place
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import State
from tests.games.outer_earth.positions import answer, ask, place, position


def said(developing: list[str], chips: int) -> str:
    """What the first seat says to a planet with so many chips when no turn follows any more."""
    state = position(
        last_round="turned",
        galaxy=0,
        hands={0: "Pca"},
        developing={0: developing},
        row={"21": chips},
    )
    ask(state, auction.auction(), rules.round_ends())
    return str(greedy.choose(GAME, state.view(0), Random(1))[0])


@pytest.mark.parametrize(
    ("developing", "chips", "wanted"),
    [
        ([], 2, "no"),
        ([], 4, "yes"),
        (["01", "02"], 1, "yes"),
    ],
)
def test_a_planet_is_wanted_only_if_the_end_score_rises(
    developing: list[str], chips: int, wanted: str
) -> None:
    """OE-5.4, OE-R10: unfinished it costs 3 VP in development, and nothing in the queue."""
    assert said(developing, chips) == wanted


def first_answer(state: OuterEarth) -> str:
    """What the greedy bot answers for the seat that is asked."""
    return str(greedy.choose(GAME, state.view(state.current_player), Random(1))[0])


def test_a_planet_is_not_closed_early_for_a_few_points() -> None:
    """OE-3.7, OE-3.9: empty slots make closing dear, and a set may yet come of them."""
    state = position(
        planets={"01": {"synergies": ["primary", "secondary"]}},
        hands={0: "Sca"},
        developing={0: ["01"]},
        built={"01": "Pca"},
        galaxy=8,
        ap=4,
    )
    ask(state, turn.turn_goes_on(0), turn.turn_begins(1), turn.turn(1), rules.round_ends())
    assert first_answer(state) == "draw"


def test_a_turn_is_not_ended_while_action_points_can_bring_cards() -> None:
    """OE-3.1, OE-R6: unspent action points are lost."""
    state = position(hands={0: "Pca Pca Pca Pca Pca Pca Pca"}, galaxy=0, ap=1, last_round="turned")
    ask(state, turn.turn_goes_on(0), turn.turn_begins(1), turn.turn(1), rules.round_ends())
    assert "end" not in [str(it) for it in GAME.candidates(state, 64)]


def test_a_seat_that_may_still_say_yes_is_expected_to_want_the_planet() -> None:
    """OE-2.3: what one declines, another may get for nothing."""
    state = position(hands={0: "Pca", 1: "Pca"}, galaxy=8, row={"21": 9})
    ask(state, auction.auction(), rules.round_ends())
    first, second = state.current_player, 1 - state.current_player
    answer(state, "no")
    worth = GAME.evaluate(state, second)
    assert worth[first]["auction"] == 0
    assert worth[second]["auction"] > 0


def test_draws_after_one_another_are_looked_into_only_while_few_outcomes_come_of_them_all() -> None:
    """OE-4.2: several planets turned over have more orders than a bot can think through."""
    looks = 0

    def evaluate(state: State, asked: int) -> list[dict[str, float]]:
        nonlocal looks
        looks += 1
        return GAME.evaluate(state, asked)

    state = position(4, galaxy=5, unturned=[3, 4, 5, 6, 7, 8, 9])
    ask(state, turn.turn_goes_on(0), rules.round_ends())
    greedy.choose(replace(GAME, evaluate=evaluate), state.view(0), Random(1))
    assert looks <= 3 * greedy.ALL


def test_of_cards_that_do_the_same_on_a_planet_one_is_thought_of() -> None:
    """OE-3.8: on an empty planet an inlet connects to nothing."""
    state = position(hands={0: "Pca Paa Pam"}, developing={0: ["01"]}, ap=1)
    ask(state, turn.turn_goes_on(0), rules.round_ends())
    placed = [str(it) for it in GAME.candidates(state, 64) if isinstance(it, Place)]
    assert placed == [place("01", "Pca"), place("01", "Pam")]


def test_a_bot_thinks_through_as_many_actions_as_the_game_says() -> None:
    """Beyond the first sight, which every action gets."""
    looks = 0

    def evaluate(state: State, asked: int) -> list[dict[str, float]]:
        nonlocal looks
        looks += 1
        return GAME.evaluate(state, asked)

    state = position(hands={0: "Pca Sca Tca"}, developing={0: ["01", "02"]}, ap=3)
    ask(state, turn.turn_goes_on(0), rules.round_ends())
    counted = []
    for number in (1, 4):
        looks = 0
        game = replace(GAME, evaluate=evaluate, thinks_through=number)
        greedy.choose(game, state.view(0), Random(1))
        counted.append(looks)
    assert counted[0] < counted[1]
