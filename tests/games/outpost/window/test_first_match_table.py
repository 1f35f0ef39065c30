"""The first match beside the box leads through two turns: told, undone, drawn by the app, put in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.boards.outpost.table.table import Table
from desktop.look import translate
from desktop.rules.book import load
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.outpost.game import GAME
from engine.match import first_match
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE
from engine.rules.words import LANGUAGES
from tests.desktop.lessons import asked, said


class Finger:
    """Presses what the prompts ask for, on whichever page is seen."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @property
    def page(self) -> TablePage:
        """The page of the table."""
        assert isinstance(self.window.page, TablePage)
        return self.window.page

    @property
    def table(self) -> Table:
        """The game's table."""
        assert isinstance(self.page.table, Table)
        return self.page.table

    def press(self, button: QWidget | None) -> None:
        """Press a button with the mouse."""
        assert button is not None and button.isVisible() and button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def go_on(self) -> None:
        """The large button."""
        self.press(self.table.clock.next)

    def place(self, row: int, column: int) -> None:
        """A place of the panel that is seen."""
        panel = self.table.panel
        assert panel is not None
        name = f"{panel.objectName()}_{row}_{column}"
        self.press(next(it for it in panel.places if it.objectName() == name))

    def vp(self, seat: int, by: int) -> None:
        """One more or one less in that row."""
        field = self.table.people.rows[seat].vp
        self.press(field.more if by > 0 else field.less)

    def put_in(self) -> None:
        """What was forgotten, before the first turn was over."""
        page = self.page
        self.press(page.steps.back)
        turns = [it.number for it in page.match.log() if it.line == Fact("turn", ())]
        page.log.look_at.emit(turns[1])
        self.press(page.history.before)
        prompt = first_match.script(GAME.name, translate.language(), AT_TABLE).prompts[-1]
        people = page.telling.voice.people
        named = {f"p{seat}": name for seat, name in enumerate(people, 1)}
        assert said(page) == prompt.amid.format(**named)
        self.vp(2, 1)
        self.press(page.putting_in.insert)
        self.press(self.window.page.findChild(QAbstractButton, "take"))


def extent(at: Finger) -> None:
    """Events and order; the app decides ties."""
    at.place(0, 1)
    at.place(2, 0)


def slip(at: Finger) -> None:
    """One VP, and one too many."""
    at.vp(1, 1)
    at.vp(1, 1)


def breach(at: Finger) -> None:
    """A VP less, then everybody is done."""
    at.vp(0, -1)
    at.go_on()


PRESSES: tuple[Callable[[Finger], object], ...] = (
    extent,
    Finger.go_on,
    slip,
    lambda at: at.press(at.page.steps.undo),
    Finger.go_on,
    breach,
    lambda at: at.place(0, 2),
    Finger.put_in,
)
"""What each prompt asks to press."""


@pytest.fixture
def at(window: Window) -> Finger:
    """The first match at the table, before its first step."""
    window.resize(1280, 800)
    window.show_me(GAME.name, AT_TABLE)
    QApplication.processEvents()
    return Finger(window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_presses_that_the_prompts_ask_for_lead_to_the_end(
    at: Finger, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    prompts = first_match.script(GAME.name, language, AT_TABLE).prompts
    page = at.page
    for step, (prompt, press) in enumerate(zip(prompts, PRESSES, strict=True), 1):
        assert said(page) == asked(page, step, language=language)
        assert page.lesson.clause.clause == prompt.clause
        assert prompt.clause in load(GAME.name).clauses
        label = page.lesson.prompt
        QApplication.processEvents()
        assert label.height() >= label.heightForWidth(label.width())
        press(at)
    assert said(page) == asked(page, len(prompts) + 1, language=language)
    record = Match.resume(first_match.read(GAME.name, AT_TABLE))
    assert page.match.told == record.told
    assert page.match.state.text() == record.state.text()
