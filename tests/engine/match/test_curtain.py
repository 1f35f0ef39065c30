"""Hands on one screen: when another person's secret answer can still be taken back freely."""

from __future__ import annotations

import pytest

from engine.base.errors import NotNow
from engine.match.match import Match
from engine.record.record import Player
from tests.games import sealed


def laid(*plays: str) -> Match:
    """Anna has laid a coin face down, and Ben is asked for his."""
    players = [Player("Anna"), Player("Ben", *plays)]
    match = Match.new(sealed.GAME, sealed.GAME.setup(2), players, "7F3A91C2")
    match.answer(0, match.view(0).legal_actions()[0])
    assert (match.asked, match.state.is_private) == (1, True)
    return match


def test_an_answer_is_taken_back_freely_until_the_next_curtain_is_opened() -> None:
    match = laid()
    assert match.undo_offer().kind == "free"
    assert match.rewind_offer(match.undo_offer().to).kind == "free"
    match.open_curtain()
    assert (match.undo_offer().kind, match.undo_offer().agree) == ("rewind", (0, 1))
    assert match.rewind_offer(match.undo_offer().to).kind == "rewind"
    with pytest.raises(NotNow):
        match.undo()


def test_behind_their_own_curtain_people_take_their_own_answers_back_freely() -> None:
    match = laid()
    match.open_curtain()
    match.answer(1, match.view(1).legal_actions()[0])
    assert match.undo_offer().kind == "rewind", "the coins were shown"
    first = next(at for at, line in enumerate(match.lines) if "lay" in str(line))
    match.rewind(first, (0, 1))
    assert match.asked == 0
    match.open_curtain()
    assert match.undo_offer().kind is None


def test_whoever_has_looked_at_a_moment_is_remembered_beside_the_others() -> None:
    match = laid()
    match.open_curtain(0)
    assert match.undo_offer().kind == "free", "who takes it back has looked at nothing new"
    match.open_curtain(1)
    match.open_curtain(0)
    assert match.undo_offer().kind == "rewind"


def test_a_curtain_that_was_opened_once_stays_so_for_that_moment() -> None:
    match = laid()
    match.open_curtain()
    to = match.undo_offer().to
    match.rewind(to, (0, 1))
    match.redo()
    assert match.undo_offer().kind == "rewind"
    match.rewind(to, (0, 1))
    match.answer(0, match.view(0).legal_actions()[-1])
    assert match.undo_offer().kind == "free", "at this moment nobody has looked yet"
