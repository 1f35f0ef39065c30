"""A table tells where its round stands: before its event phase, or after it."""

from __future__ import annotations

import random

import pytest

from engine.games.robinson_crusoe import hand_over, threats
from engine.record.lines import Fact
from engine.rules.agenda import Illegal
from tests.games.robinson_crusoe.at_table import (
    at_table,
    names,
    play_on,
    playing,
    read_again,
    shown,
    tell,
    through_phase,
    waits,
)


def test_a_table_in_the_middle_of_a_game_can_stand_before_its_draw() -> None:
    match = at_table(scenario="castaways")
    tell(match, "joined", "clock 5 2", "deck_holds 3 3 0 0 0 0", "no_threat left")
    tell(match, "threat right book 4 - - -", "phase_ahead")
    assert waits(match) == "draws"
    right = threats.on_board(shown(match))[1]
    assert right is not None
    assert right.leaves == 6, "this round's card moves it, the next one pushes it off"
    through_phase(match)
    assert shown(match).placed == [4, 5]


def test_beside_a_space_that_nobody_told_the_left_card_may_leave_next() -> None:
    """RC-3.5: what is not known is not counted on."""
    match = at_table(scenario="castaways")
    tell(match, "joined", "clock 5 2", "deck_holds 3 3 0 0 0 0", "threat left book 4 - - -")
    left = threats.on_board(shown(match))[0]
    assert left is not None and left.leaves == 6
    tell(match, "no_threat right")
    left = threats.on_board(shown(match))[0]
    assert left is not None and left.leaves == 7


def test_a_deck_that_turns_out_to_be_empty_has_no_card_to_draw() -> None:
    """RC-R2: after joining a running game."""
    match = at_table()
    tell(match, "round_over")
    assert names(tell(match, "deck_holds 1 0 0 0 0 0")) == ["deck_told"]
    assert waits(match) == "draws"
    assert names(tell(match, "deck_holds 0 0 0 0 0 0")) == ["deck_told", "deck_empty"]
    assert waits(match) == "rest_of_round"
    assert waits(read_again(match)) == "rest_of_round"
    match.undo()
    assert waits(match) == "draws"


def test_in_round_1_no_phase_is_ahead() -> None:
    match = at_table()
    tell(match, "phase_ahead")
    assert waits(match) == "rest_of_round"


def test_the_app_s_deck_knows_its_clock_itself() -> None:
    with pytest.raises(Illegal):
        tell(playing(), "phase_ahead")


def test_a_phase_that_is_ahead_again_is_read_back_and_corrected() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "gather", "Rain")
    line = len(match.lines) + 1
    tell(match, "phase_ahead")
    assert waits(match) == "draws"
    assert read_again(match).text() == match.text()
    match.take(match.correction(line, Fact("change", ("food", "1"))))
    assert waits(match) == "rest_of_round"


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_over_is_the_same_after_the_match_was_read_again(seed: int) -> None:
    for match in (at_table(3), playing(3)):
        play_on(match, random.Random(seed), 90)
        assert hand_over.last(match) == hand_over.last(read_again(match))
