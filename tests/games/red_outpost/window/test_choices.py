"""In which order the answers to a question of Red Outpost stand."""

from __future__ import annotations

from desktop.boards.red_outpost.play.choices import rank
from engine.games.red_outpost.actions import Pick, Trade


def test_to_pay_a_crystal_stands_below_what_is_given_and_to_do_nothing_above() -> None:
    assert rank(Pick("pass")) < rank(Trade("wool", "crystal")) < rank(Trade("crystal", "wool"))
