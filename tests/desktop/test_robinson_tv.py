"""The television's view of Robinson Crusoe."""

from __future__ import annotations

import pytest

from desktop.boards.robinson_crusoe.table.tv import Tv, seen
from desktop.look.voice import voice_of
from engine.game import AT_TABLE
from tests.desktop.robinson import match_of

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_view_shows_round_wounds_counters_and_when_a_card_leaves() -> None:
    match = match_of()
    match.tell("change", "wounds.2", 3)
    match.tell("change", "palisade", 2)
    view = Tv()
    view.show_table(match.state, voice_of(match, "en"), "Sunday")
    said = view.accessibleName()
    for words in ("Sunday", "Round 1 of 12", "Leaves in round 3", "Palisade 2", "Ben 3/12"):
        assert words in said


def test_a_question_is_told_with_the_person_whom_it_asks() -> None:
    match = match_of(AT_TABLE)
    match.tell("round_over")
    now = seen(match.state, voice_of(match, "en"), "Sunday")
    assert now.text == "Ben draws the top card, an Event: which icon does it show?"
    assert now.seat == match.game.colours[1]


def test_a_token_on_a_deck_is_seen() -> None:
    match = match_of(AT_TABLE)
    match.tell("token", "gather", "lies")
    assert seen(match.state, voice_of(match, "en"), "").tokens == (("gather", "Gather"),)
