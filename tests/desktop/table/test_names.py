"""At a table, too, a mistyped name is put right while the match goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from desktop import boards
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.base import catalogue
from engine.record.lines import Name
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import AT_TABLE
from tests.desktop.pages import shown

pytestmark = pytest.mark.dressed(False)


@pytest.mark.parametrize("game", [it for it in catalogue.names() if boards.has(it, "table")])
def test_a_mistyped_name_is_put_right_at_a_table(window: Window, game: str) -> None:
    setup = games.load(game).setup(2, level=AT_TABLE)
    window.start(setup, [Player("Anna"), Player("Bne")], "7F3A91C2")
    page = window.page
    assert isinstance(page, TablePage)
    assert any("Bne" in text for text in shown(page))
    before = page.focusWidget()
    assert before is not None
    page.who.click()
    first, second = page.people.names
    assert first.hasFocus()
    right = page.width() - page.people.geometry().right()
    wide = page.width()
    window.resize(window.width() + 200, window.height())
    QApplication.processEvents()
    assert page.width() == wide + 200
    assert page.width() - page.people.geometry().right() == right, "it follows its page"
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert second.hasFocus() and second.selectedText() == "Bne"
    assert not any(it.isVisibleTo(page) for it in page.people.findChildren(QComboBox)), "no bots"
    QTest.keyClicks(second, "Ben")
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert page.match.lines[-1] == Name(1, "Ben") and page.name == "Anna, Ben"
    assert page.escape() and page.people.isHidden()
    assert page.focusWidget() is before
    page.show_log()
    texts = shown(page)
    assert any("Ben" in text for text in texts)
    assert "Bne is called Ben from here on" in [row.text for row in page.log.rows]
    assert [text for text in texts if "Bne" in text] == []
