"""What the greedy bot makes of a planet on offer."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import greedy
from engine.games.outer_earth import auction, rules
from engine.games.outer_earth.game import GAME
from tests.games.outer_earth.positions import ask, position


def answered(developing: list[str], chips: int) -> str:
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
    ("developing", "chips", "answer"),
    [
        ([], 2, "no"),
        ([], 4, "yes"),
        (["01", "02"], 1, "yes"),
    ],
)
def test_a_planet_is_wanted_only_if_the_end_score_rises(
    developing: list[str], chips: int, answer: str
) -> None:
    """OE-5.4, OE-R10: unfinished it costs 3 VP in development, and nothing in the queue."""
    assert answered(developing, chips) == answer
