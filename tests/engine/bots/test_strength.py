"""What was measured of bots, and what it tells."""

from __future__ import annotations

import pytest

from engine.bots import LEVELS, strength
from engine.bots.strength import Strength

MEASURED = b"""
[outpost.expert.2]
against = "hard"
matches = 60
wins = 40.0

[outpost.expert.2.second]
against = "medium"
matches = 80
wins = 70.5
"""


def test_few_matches_do_not_make_it_sure_that_a_bot_wins_more_than_half() -> None:
    assert not Strength("hard", 60, 35.0).wins_more
    assert not Strength("hard", 60, 40.0).wins_more
    assert Strength("hard", 60, 45.0).wins_more
    assert Strength("hard", 400, 230.0).wins_more


def test_a_bot_has_a_second_opponent_beside_the_one_it_is_measured_by() -> None:
    found = strength.read(MEASURED)["outpost"]["expert"]["2"]
    assert found == Strength("hard", 60, 40.0, Strength("medium", 80, 70.5))


@pytest.mark.parametrize("game", ["red-outpost", "outer-earth", "outpost"])
def test_every_level_below_the_expert_was_measured_for_two(game: str) -> None:
    for bot in LEVELS[1:-1]:
        found = strength.strength(game, bot, 2)
        assert found is not None and found.wins_more
        assert found.second is None or found.second.wins_more
