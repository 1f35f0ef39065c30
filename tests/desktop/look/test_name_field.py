"""A field for a name, and what it offers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from desktop.look.name_field import NameField


def press_beside(qapp: QApplication, offered: QWidget, there: QWidget) -> None:
    """A press on what lies beside the names that are offered, which have the mouse."""
    at = QPointF(there.mapToGlobal(there.rect().center()))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    kind, local = QEvent.Type.MouseButtonPress, offered.mapFromGlobal(at)
    qapp.sendEvent(offered, QMouseEvent(kind, local, at, left, left, none))
    qapp.processEvents()


def test_fields_that_a_test_leaves_open_go_with_the_lists_they_offer(qapp: object) -> None:
    """What is left is deleted, a list never before the completer that deletes it: it would crash."""
    window = QWidget()
    column = QVBoxLayout(window)
    for _ in range(20):
        column.addWidget(NameField(["Anna", "Ben"]))
    # As pages do, it knows itself, and so outlives the test.
    window.windowTitleChanged.connect(lambda title: window.setToolTip(title))
    window.show()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_press_beside_the_offered_names_reaches_the_field_that_it_is_meant_for(
    qapp: QApplication,
) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    first, second = NameField(["Anna"]), NameField(["Anna"])
    for field in (first, QWidget(), second):
        column.addWidget(field)
    window.resize(300, 400)
    window.show()
    window.activateWindow()
    qapp.processEvents()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    offered = first.completer().popup()
    assert offered is not None and offered.isVisible()
    press_beside(qapp, offered, second)
    assert not offered.isVisible() and second.hasFocus() and not first.hasFocus()
    window.close()
    window.deleteLater()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_press_beside_the_offered_names_presses_the_button_that_lies_there(
    qapp: QApplication,
) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    field, start = NameField(["Tom"]), QPushButton("Start")
    pressed: list[bool] = []
    start.clicked.connect(lambda: pressed.append(True))
    for each in (field, QWidget(), start):
        column.addWidget(each)
    window.resize(300, 400)
    window.show()
    window.activateWindow()
    qapp.processEvents()
    field.setFocus()
    QTest.keyClicks(field, "Tom")
    offered = field.completer().popup()
    assert offered is not None and offered.isVisible()
    press_beside(qapp, offered, start)
    assert not offered.isVisible() and len(pressed) == 1 and not start.isDown()
    window.close()
    window.deleteLater()


def test_the_first_click_takes_hold_of_a_name_and_the_next_one_goes_into_it(
    qapp: QApplication,
) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    other, field = NameField([]), NameField([])
    for each in (other, field):
        column.addWidget(each)
    field.setText("Ana")
    window.show()
    window.activateWindow()
    qapp.processEvents()
    for reason in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.OtherFocusReason):
        other.setFocus()
        if reason == Qt.FocusReason.OtherFocusReason:
            field.setFocus(reason)  # as a page does with its first name
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        assert field.selectedText() == "Ana"
    QTest.keyClicks(field, "Anna")
    assert field.text() == "Anna"
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert not field.hasSelectedText()
    window.close()
    window.deleteLater()


class Page(QWidget):
    """Counts the keys that come to it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_enter_after_a_name_that_was_typed_goes_on_and_after_one_that_was_chosen_takes_it(
    qapp: QApplication,
) -> None:
    page = Page()
    column = QVBoxLayout(page)
    field = NameField(["Eva", "Evander"])
    returned: list[bool] = []
    field.returnPressed.connect(lambda: returned.append(True))
    column.addWidget(field)
    page.show()
    page.activateWindow()
    qapp.processEvents()
    field.setFocus()
    QTest.keyClicks(field, "eva")
    offered = field.completer().popup()
    assert offered is not None and offered.isVisible()
    QTest.keyClick(offered, Qt.Key.Key_Return)
    assert not offered.isVisible() and field.text() == "eva"
    assert page.keys == [Qt.Key.Key_Return] and returned == [True]
    QTest.keyClicks(field, "n")
    QTest.keyClick(offered, Qt.Key.Key_Down)
    QTest.keyClick(offered, Qt.Key.Key_Return)
    assert not offered.isVisible() and field.text() == "Evander"
    assert len(page.keys) == 1
    page.close()
    page.deleteLater()
