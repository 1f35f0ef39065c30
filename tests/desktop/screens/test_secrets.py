"""No screen of any game that is played in the window tells what its viewer may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
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
from desktop.sheet.outcome import Outcome
from engine.base import catalogue
from engine.match.match import Match
from engine.rules import game as games
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.secrets import Sweep
from tests.games.sealed.fixtures import NAME
from tests.games.sealed.score import Form

MOMENTS, MANY, FLIGHTS = 4, 30, 10
"""Of a match; of one in a thorough run; of one in which things move."""
SEATS = {"several persons": (2, 0), "a person and a bot": (1, 1)}

LOOKED_AT = {
    *("match", "other look", "people", "earlier moment", "shelf", "copied log"),
    *("sheet", "copied sheet"),
}
COUNTED = {"score page", "copied score", "printed score", "kept sheet", "kept sheet, opened"}
"""Where a game has a calculator."""


@pytest.fixture(autouse=True)
def still(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The look that the screens have; nothing moves, and no caret blinks."""
    light_and_english(qapp)
    flashes = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    monkeypatch.setattr(Motion, "usual", 0.0)
    yield
    qapp.setCursorFlashTime(flashes)


def with_secrets() -> list[str]:
    """The games that are played in the window with hidden things, found by themselves."""
    return [
        game
        for game in catalogue.names()
        if boards.has(game, "play") and games.load(game).has_secrets
    ]


@pytest.mark.slow
@pytest.mark.parametrize("most", [MOMENTS, pytest.param(MANY, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", [*with_secrets(), NAME])
def test_what_a_viewer_may_not_know_changes_no_screen(
    sealed: str, thinking: Thinking, library: Library, game: str, seats: str, most: int
) -> None:
    assert game in with_secrets()
    with closing(Sweep(game, *SEATS[seats], thinking, library.sheets)) as sweep:
        found = list(sweep.differences(most))
    looked = {screen for _, screen in sweep.seen}
    assert not found, "\n".join(found)
    assert looked >= (LOOKED_AT | COUNTED if boards.has(game, "score") else LOOKED_AT)
    assert ({"curtain", "wished curtain"} <= looked) is (seats == "several persons")


def _told_raw(it: Voice, state: object, choice: object) -> str:
    return it.action(state.question.name, choice)  # type: ignore[attr-defined]


def _tip(it: Steps, match: Match, *_: object) -> None:
    it.back.setToolTip(match.state.checksum())


def _of_hands(match: Match, viewer: int) -> Form:
    form = Form.begin([player.name for player in match.header.players])
    hands = match.state.hands  # type: ignore[attr-defined]
    form.counted.small = [hand.count("coin:5") for hand in hands]
    return form


def _proof(told: Outcome, match: Match, name: str) -> str:
    return f"{name}, {match.state.checksum()}"


PLANTED: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "the undo button names the answer": (
        "several persons",
        lambda patch: patch.setattr(Voice, "hinted", _told_raw),
    ),
    "the next hand lies open": (
        "several persons",
        lambda patch: patch.setattr(Viewer, "now", property(lambda it: it.match.asked)),
    ),
    "the board gets the state": (
        "a person and a bot",
        lambda patch: patch.setattr(Match, "view", lambda it, viewer: it.state.clone()),
    ),
    "a tooltip is made of the state": (
        "a person and a bot",
        lambda patch: patch.setattr(Steps, "show_match", _tip),
    ),
    "the calculator counts hands": (
        "a person and a bot",
        lambda patch: patch.setattr(boards.score("sealed"), "of", _of_hands),
    ),
    "the sheet's text is made of the state": (
        "several persons",
        lambda patch: patch.setattr("desktop.sheet.page.as_text", _proof),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("leak", PLANTED)
def test_a_leak_is_found(
    sealed: str,
    thinking: Thinking,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    leak: str,
) -> None:
    seats, plant = PLANTED[leak]
    sweep = Sweep(sealed, *SEATS[seats], thinking, library.sheets)
    with closing(sweep), monkeypatch.context() as patch:
        plant(patch)
        assert any(sweep.differences(4))


def flown(
    game: str, thinking: Thinking, library: Library, patch: pytest.MonkeyPatch, most: int
) -> tuple[list[str], int]:
    """Which answers of a match with motion fly pictures that tell too much, and how many fly."""
    sweep = Sweep(game, *SEATS["a person and a bot"], thinking, library.sheets)
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
    sealed: str, thinking: Thinking, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in with_secrets():
        found, count = flown(game, thinking, library, monkeypatch, FLIGHTS)
        assert count, f"nothing flies in {game}"
        assert not found


def test_a_picture_that_flies_openly_is_found(
    sealed: str, thinking: Thinking, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "view", lambda it, viewer: it.state.clone())
    found, _ = flown(sealed, thinking, library, monkeypatch, FLIGHTS)
    assert found
