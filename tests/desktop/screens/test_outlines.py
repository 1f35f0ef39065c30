"""The pages of a match and of a table, and what they are made of, lie as they were agreed upon (`outline.py`)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.match import headline
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene.motion import Motion
from desktop.set_up import footer
from desktop.table import note
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import (
    PATIENCE,
    Strokes,
    agreed,
    differences,
    leave_words_out,
    lies_as_agreed,
    outline,
)
from tests.desktop.screens.reading import read
from tests.desktop.screens.test_screens import EARTH, OUTPOST, OUTPOST_TABLES, of_nobody, walk

__all__ = ["of_nobody"]

SCREENS = (
    *("shelf", "matches", "set-up", "match", "overview", "moment", "since", "settled", "people"),
    *("lesson", "lesson-table", "end", "score", "keys", "lesson-left", "lesson-earth"),
)
TABLES = (
    "robinson-table",
    "robinson-hand-over",
    "robinson-our-table",
    "robinson-effect",
    "robinson-tv",
    "table",
    "table-workers",
    "day-end",
    "our-table",
    "opening",
    "tv",
    "tv-end",
)
OTHERS = (
    *("robinson", "robinson-card", "robinson-determination", "robinson-set-up"),
    *("rules-found", "set-up-table", "values", "table-log"),
    *("day-end-summary", "day-end-joined", "correcting", "putting-in", "put-in", "tv-joined"),
)
STATES = (
    *("end-early", "end-four", "refused", "robinson-tv-table", "robinson-tv-joined"),
    *("robinson-tv-hand-over", "robinson-alone", "robinson-box", "robinson-hand-over-table"),
    *("robinson-rounds", "robinson-rounds-table", "robinson-drawn-card", "robinson-read-out"),
    "score-kept",
)
PASSING = ("putting-in",)
"""Screens with a note of what has just happened, which goes when the page is shown anew."""


def held(top: QWidget) -> Counter[str]:
    """What lies in a screen and what it says, each as often as it is there."""
    kinds = Counter(type(each).__name__ for each in top.findChildren(QWidget))
    return kinds + Counter(f"“{text}”" for text in read(top))


async def otherwise_anew(shown: QWidget) -> list[str]:
    """What is there more or less often once everything has been written and dressed anew."""
    before = held(shown)
    translate.watch.changed.emit()
    theme.watch.changed.emit()
    for _ in range(PATIENCE):
        await asyncio.sleep(0)
        if held(shown) == before:
            return []
        await asyncio.sleep(0.1)
    now = held(shown)
    return [
        f"{it} {before[it]} times, anew {now[it]}" for it in before | now if before[it] != now[it]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "screens",
    [SCREENS, TABLES, OTHERS, STATES, EARTH, OUTPOST, OUTPOST_TABLES],
    ids=["match", "tables", "others", "states", "earth", "outpost", "outpost-tables"],
)
async def test_the_screens_lie_as_they_were_agreed_upon(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    screens: tuple[str, ...],
) -> None:
    monkeypatch.setattr(Motion, "usual", 0.0)
    monkeypatch.setattr(footer, "new_seed", lambda: "7F3A91C2")
    # On a slow machine they would have gone before the picture is sharp.
    monkeypatch.setattr(headline, "STAYS_MS", 1_000_000)
    monkeypatch.setattr(note, "STAYS", 1_000_000)
    monkeypatch.setattr(note, "LONGEST", 1_000_000)
    leave_words_out(monkeypatch)
    strokes = Strokes(monkeypatch)
    found = []
    async for screen, shown in walk(qapp, thinking, tmp_path, ("en", "light", 100), screens):
        for _ in range(PATIENCE):
            if outline(shown, strokes) == agreed(screen):
                break
            await asyncio.sleep(0.1)
        else:
            found += differences(screen, outline(shown, strokes))
        if screen not in PASSING:
            found += [f"{screen}: {line}" for line in await otherwise_anew(shown)]
    assert not found, "\n".join(found)


def coins(*players: str, question: str) -> Match:
    """A match of Sealed in which that is asked of the first seat."""
    made = [Player(*text.split("=")) for text in players]
    game = games.load("sealed")
    match = Match.new(game, game.setup(len(made)), made, "7F3A91C2")
    while match.state.question is None or (match.asked, match.state.question.name) != (0, question):
        legal = match.state.legal_actions()
        match.answer(match.asked, legal[min(7, len(legal) - 1) if match.asked == 0 else 0])
    return match


def _pick(page: MatchPage) -> None:
    for button in page.hand.buttons[:2]:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _type(page: MatchPage) -> None:
    QTest.keyClicks(page.choices.amount.stepper.field, "99")


def _nothing(page: MatchPage) -> None:
    page.choices.take_focus()


BOT = "Ben=bot:random"
MOMENTS: dict[str, tuple[tuple[str, ...], str, Callable[[MatchPage], None]]] = {
    "coins-curtain": (("Anna", "Ben"), "lay", _nothing),
    "coins-closed": (("Anna", "Ben"), "lay", _nothing),
    "coins-low": (("Anna", BOT), "bid", _nothing),
    "coins-wide": (("Anna", BOT), "lay", lambda page: page.asking.hold("pause", True)),
    "coins-laid": (("Anna", BOT), "lay", _nothing),
    "coins-bid": (("Anna", BOT), "bid", _type),
    "coins-paid": (("Anna", BOT), "pay", _pick),
    "coins-agreed": (("Anna", "Ben"), "pay", lambda page: page.people.end.emit()),
}
"""Who plays, what Anna is asked, and what is done then."""
SIZES = {"coins-low": (900, 560), "coins-wide": (2560, 1440), "coins-closed": (1000, 480)}
"""Of the page, where it is not 1280 × 800."""


@pytest.mark.parametrize("moment", sorted(MOMENTS))
def test_a_match_with_secrets_lies_as_it_was_agreed_upon(
    qapp: QApplication,
    qtbot: QtBot,
    thinking: Thinking,
    sealed: str,
    monkeypatch: pytest.MonkeyPatch,
    moment: str,
) -> None:
    light_and_english(qapp)
    monkeypatch.setattr(Motion, "usual", 0.0)
    leave_words_out(monkeypatch)
    strokes = Strokes(monkeypatch)
    players, question, do = MOMENTS[moment]
    page = MatchPage(coins(*players, question=question), "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.resize(*SIZES.get(moment, (1280, 800)))
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.refresh()
    page.take_focus()
    do(page)
    lies_as_agreed(moment, page, strokes)
