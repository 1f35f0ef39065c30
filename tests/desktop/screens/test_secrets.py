"""No screen of any game that is played in the window tells what its viewer may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.log.steps import Steps
from desktop.look.voice import Voice
from desktop.match.thinking import Thinking
from desktop.match.viewer import Viewer
from desktop.scene.motion import Motion
from desktop.scene.piece import Piece
from engine.base import catalogue
from engine.match.match import Match
from engine.rules import game as games
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.secrets import Sweep

MOMENTS = 10
"""Of a match by several persons, and of one by a person and bots."""
SEATS = {"several persons": (2, 0), "a person and a bot": (1, 1)}


@pytest.fixture(autouse=True)
def still(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """The look that the screens have; nothing moves."""
    light_and_english(qapp)
    monkeypatch.setattr(Motion, "usual", 0.0)


def with_secrets() -> list[str]:
    """The games that are played in the window with hidden things, found by themselves."""
    return [
        game
        for game in catalogue.names()
        if boards.has(game, "play") and games.load(game).has_secrets
    ]


def swept(game: str, seats: str, thinking: Thinking, most: int) -> tuple[list[str], set[str]]:
    """What differs on the screens of some moments, and which screens were looked at."""
    sweep = Sweep(game, *SEATS[seats], thinking)
    try:
        return sweep.differences(most), {screen for _, screen in sweep.seen}
    finally:
        sweep.close()


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_viewer_may_not_know_changes_no_screen(
    sealed: str, thinking: Thinking, seats: str
) -> None:
    assert sealed in with_secrets()
    for game in with_secrets():
        found, looked = swept(game, seats, thinking, MOMENTS)
        assert not found, "\n".join(found)
        assert {"match", "other look", "people", "earlier moment", "shelf", "copied log"} <= looked
        assert ("curtain" in looked) is (seats == "several persons")


def _told_raw(it: Voice, state: object, choice: object) -> str:
    return it.action(state.question.name, choice)  # type: ignore[attr-defined]


def _tip(it: Steps, match: Match, _voice: Voice) -> None:
    it.back.setToolTip(match.state.checksum())


PLANTED: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "the undo button names the answer": (
        "several persons",
        lambda patch: patch.setattr(Voice, "answer", _told_raw),
    ),
    "the next hand lies open": (
        "several persons",
        lambda patch: patch.setattr(Viewer, "now", property(lambda it: it._match.asked)),
    ),
    "the board gets the state": (
        "a person and a bot",
        lambda patch: patch.setattr(Match, "view", lambda it, viewer: it.state.clone()),
    ),
    "a tooltip is made of the state": (
        "a person and a bot",
        lambda patch: patch.setattr(Steps, "show_match", _tip),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("leak", PLANTED)
def test_a_leak_is_found(
    sealed: str, thinking: Thinking, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    seats, plant = PLANTED[leak]
    with monkeypatch.context() as patch:
        plant(patch)
        found, _ = swept(sealed, seats, thinking, 4)
    assert found


def flown(
    game: str, thinking: Thinking, patch: pytest.MonkeyPatch, most: int
) -> tuple[list[str], int]:
    """Which answers of a match with motion fly pictures that tell too much, and how many fly."""
    sweep = Sweep(game, *SEATS["a person and a bot"], thinking)
    move = Motion.move

    def watched(motion: Motion, piece: Piece, end: QPointF, *more: Any) -> None:
        sweep.watch(piece, end)
        move(motion, piece, end, *more)

    patch.setattr(Motion, "usual", 1.0)
    patch.setattr(Motion, "move", watched)
    try:
        return sweep.flights(most)
    finally:
        sweep.close()


def test_what_flies_carries_no_picture_that_a_viewer_may_not_see(
    sealed: str, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in with_secrets():
        found, count = flown(game, thinking, monkeypatch, 2 * MOMENTS)
        assert count, f"nothing flies in {game}"
        assert not found


def test_a_picture_that_flies_openly_is_found(
    sealed: str, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "view", lambda it, viewer: it.state.clone())
    found, _ = flown(sealed, thinking, monkeypatch, 2 * MOMENTS)
    assert found
