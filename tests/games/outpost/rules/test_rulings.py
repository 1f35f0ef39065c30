"""OP-R: our readings; each switch has its test beside the clause that it reads."""

from __future__ import annotations

import pytest

from engine.games.outpost.choices import RULINGS
from engine.games.outpost.game import GAME
from engine.rules.game import BadSetup


def test_the_rulings_are_numbered_and_four_of_them_are_switches() -> None:
    assert [it.id for it in RULINGS] == [f"OP-R{number}" for number in range(1, 25)]
    assert {it.id: it.readings for it in RULINGS if it.is_switch} == {
        "OP-R7": ("filled", "empty"),
        "OP-R9": ("one", "dice"),
        "OP-R11": ("turn", "purchase"),
        "OP-R13": ("crewed", "owned"),
    }


@pytest.mark.parametrize(
    ("ruling", "options", "arises"),
    [
        ("OP-R7", {"preset": "expert", "events": "off"}, False),
        ("OP-R7", {"preset": "expert", "events": "on"}, True),
        ("OP-R9", {"preset": "expert", "events": "on"}, False),
        ("OP-R9", {"preset": "basic", "events": "on"}, True),
        ("OP-R13", {"preset": "basic", "events": "off"}, True),
    ],
)
def test_a_point_is_offered_where_it_can_arise(
    ruling: str, options: dict[str, str], arises: bool
) -> None:
    (found,) = (it for it in RULINGS if it.id == ruling)
    assert found.arises(options) == arises


def test_a_reading_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, None, {"OP-R6": "first"})
