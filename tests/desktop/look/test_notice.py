"""A notice blocks nothing, the keyboard neither."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.look.notice import Notice
from tests.desktop.fixtures import light_and_english

pytestmark = pytest.mark.dressed(False)


def test_the_keyboard_goes_back_from_a_notice_to_where_it_came_from(qtbot: QtBot) -> None:
    page, notice = QWidget(), Notice()
    qtbot.addWidget(page)
    shelf, field = QPushButton("Shelf"), QLineEdit()
    column = QVBoxLayout(page)
    for part in (notice, shelf, field):
        column.addWidget(part)
    page.show()
    page.activateWindow()
    QApplication.processEvents()
    done: list[bool] = []
    for before in (shelf, field):
        notice.tell("It is not applied yet.", "Continue entering", lambda: done.append(True))
        before.setFocus()
        notice.take_focus()
        assert notice.verb.hasFocus()
        QTest.keyClick(notice.verb, Qt.Key.Key_Space)
        assert before.hasFocus()
    notice.tell("It is not applied yet.", "Continue entering")
    notice.take_focus()
    field.hide()
    notice.hide()
    assert page.focusWidget() is None, "nowhere, where it was"
    assert len(done) == 2


def test_what_is_said_and_offered_is_said_anew_in_another_language(
    qapp: QApplication, qtbot: QtBot
) -> None:
    light_and_english(qapp)
    notice = Notice()
    qtbot.addWidget(notice)
    notice.tell_gone(lambda: translate.translate("Notice", "Close"), lambda: None)
    said = []
    for language in ("en", "de"):
        translate.install(qapp, language)
        QApplication.processEvents()
        said.append((notice.text, notice.accessibleName(), notice.verb.text()))
    assert said == [("Close", "Close", "Undo"), ("Schließen", "Schließen", "Zurücknehmen")]
    notice.hide()
    translate.install(qapp, "en")
    QApplication.processEvents()
    assert not notice.words.text(), "of what was read nothing is asked any more"
