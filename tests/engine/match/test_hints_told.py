"""Hints in a match: who may have them, what the record tells of them, and what they leave alone."""

from __future__ import annotations

import pytest

from engine.base.errors import NotNow
from engine.match.match import Match
from engine.record.lines import Answer, Hint, Hints
from engine.record.record import Player, read
from engine.rules import game as games

ANNA, BEN, BOT = Player("Anna"), Player("Ben"), Player("Bot", "bot:greedy")


def begun(*players: Player) -> Match:
    game = games.load("red-outpost")
    return Match.new(game, game.setup(len(players), {"first": "1"}), players, "7F3A91C2")


def test_one_person_alone_may_have_hints_and_several_once_all_agreed() -> None:
    assert begun(ANNA, BOT).may_hint
    match = begun(ANNA, BEN)
    assert not match.may_hint
    with pytest.raises(NotNow):
        match.note_hint()
    with pytest.raises(NotNow):
        match.agree_to_hints([0])
    assert not match.may_hint
    match.agree_to_hints([0, 1])
    assert match.may_hint and match.lines[-1] == Hints((0, 1))


def test_among_bots_nobody_can_agree() -> None:
    match = begun(BOT, BOT)
    with pytest.raises(NotNow, match="before all have agreed"):
        match.agree_to_hints([])
    match.set_player(0, "person")
    match.agree_to_hints([0])
    assert match.lines[-1] == Hints((0,))


def test_whoever_comes_later_has_to_agree_too() -> None:
    match = begun(ANNA, BEN, BOT)
    match.agree_to_hints([0, 1])
    match.set_player(2, "person")
    assert not match.may_hint
    match.set_player(2, "bot:greedy")
    assert match.may_hint


def test_a_hint_is_told_once_for_each_question() -> None:
    match = begun(ANNA, BOT)
    task = match.hint_task()
    match.note_hint()
    match.note_hint()
    assert [line for line in match.lines if isinstance(line, Hint)] == [Hint(0)]
    # What is asked and what is drawn for it are the same as before it was told.
    assert match.hint_task() == task
    assert [entry.line for entry in match.log() if isinstance(entry.line, Hint)] == [Hint(0)]


def test_a_hint_changes_no_answer_and_no_draw_and_undo_goes_back_over_it() -> None:
    with_hints, without = begun(ANNA, BOT), begun(ANNA, BOT)
    for match in (with_hints, without):
        if match is with_hints:
            match.note_hint()
        match.answer(0, "shepherd>mine")
    answers = [
        [line for line in match.lines if isinstance(line, Answer)]
        for match in (with_hints, without)
    ]
    assert answers[0] == answers[1]
    assert with_hints.state.text() == without.state.text()
    with_hints.undo()
    assert with_hints.asked == 0 and with_hints.may_hint
    with_hints.redo()
    assert with_hints.state.text() == without.state.text()


def test_the_record_keeps_who_agreed_and_who_asked() -> None:
    match = begun(ANNA, BEN)
    match.agree_to_hints([0, 1])
    match.note_hint()
    again = Match.resume(read(match.text().encode()))
    assert again.may_hint and again.text() == match.text()
    again.note_hint()
    assert again.text() == match.text()
    assert "hints 1 2\n" in match.text() and "hint 1\n" in match.text()
