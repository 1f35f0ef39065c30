"""A finger that follows the prompts of a first match at a table of moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.look import translate
from desktop.rules.book import load
from desktop.shell.window import Window
from desktop.table.moment_table import MomentTable
from desktop.table.page import TablePage
from engine.match import first_match
from engine.match.match import Match
from engine.rules.game import AT_TABLE
from tests.desktop.lessons import asked, said


class LessonFinger:
    """Presses what the prompts ask for, on whichever page is seen."""

    def __init__(self, window: Window, game: str) -> None:
        self.window = window
        window.resize(1280, 800)
        window.show_me(game, AT_TABLE)
        QApplication.processEvents()

    @property
    def page(self) -> TablePage:
        """The page of the table."""
        assert isinstance(self.window.page, TablePage)
        return self.window.page

    @property
    def moments(self) -> MomentTable[Any]:
        """The game's table."""
        table = self.page.table
        assert isinstance(table, MomentTable)
        return table

    def press(self, button: QWidget | None) -> None:
        """Press a button with the mouse."""
        assert button is not None and button.isVisible() and button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def go_on(self, times: int = 1) -> None:
        """The large button."""
        for _ in range(times):
            self.press(self.moments.clock.next)

    def place(self, row: int, column: int) -> None:
        """A place of the panel that is seen."""
        panel = self.moments.panel
        assert panel is not None
        name = f"{panel.objectName()}_{row}_{column}"
        self.press(next(it for it in panel.places if it.objectName() == name))

    def put_in_before(self, number: int, enter: Callable[[], object]) -> None:
        """What the last prompt says was forgotten is entered before the step on that line."""
        page = self.page
        self.press(page.steps.back)
        page.log.look_at.emit(number)
        self.press(page.history.before)
        script = first_match.script(page.match.game.name, translate.language(), AT_TABLE)
        assert said(page) == asked(
            page, len(script.prompts), language=translate.language(), amid=True
        )
        enter()
        self.press(page.putting_in.insert)
        self.press(self.window.page.findChild(QAbstractButton, "take"))


F = TypeVar("F", bound=LessonFinger)


def assert_led_to_the_end(at: F, presses: Sequence[Callable[[F], object]], language: str) -> None:
    """What each prompt asks for leads to the next, and at last to the match of the record."""
    page, game = at.page, at.page.match.game.name
    prompts = first_match.script(game, language, AT_TABLE).prompts
    for step, (prompt, press) in enumerate(zip(prompts, presses, strict=True), 1):
        assert said(page) == asked(page, step, language=language)
        assert f"{step} " in page.lesson.heading.text()
        assert page.lesson.clause.clause == prompt.clause and prompt.clause in load(game).clauses
        label = page.lesson.prompt
        QApplication.processEvents()
        assert label.height() >= label.heightForWidth(label.width())
        press(at)
    assert said(page) == asked(page, len(prompts) + 1, language=language)
    record = Match.resume(first_match.read(game, AT_TABLE))
    assert page.match.told == record.told
    assert page.match.state.text() == record.state.text()
