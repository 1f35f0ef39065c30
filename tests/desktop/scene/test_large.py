"""A thing that is shown large over the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.clauses import ClauseChip
from desktop.scene.large import GAP, LargeView, Look, Section

LONG = Look("Mine", "RO-4.8", tuple(Section(f"This is the {at}th of them") for at in range(60)))


@pytest.fixture
def view(qtbot: QtBot) -> LargeView:
    """More than there is room for, over a board with a field that has the keyboard."""
    board = QWidget()
    board.resize(700, 400)
    QVBoxLayout(board).addWidget(QLineEdit())
    qtbot.addWidget(board)
    made = LargeView(board)
    with qtbot.waitActive(board):
        board.show()
        board.activateWindow()
    board.findChildren(QLineEdit)[0].setFocus()
    made.tell(LONG, stays=True)
    return made


def test_arrows_show_what_has_no_room(view: LargeView) -> None:
    bar = view.findChildren(QScrollArea)[0].verticalScrollBar()
    step = theme.px(40)
    assert bar.maximum() > 2 * step
    found = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_A, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
        found.append(bar.value())
    assert found == [step, 2 * step, 2 * step, step]
    clause = view.findChildren(ClauseChip)[0]
    clause.setFocus()
    QTest.keyClick(clause, Qt.Key.Key_Down)
    assert bar.value() > step, "wherever the keyboard is on it"


def test_a_press_elsewhere_closes_it_and_gives_the_keyboard_back(view: LargeView) -> None:
    board = view.parentWidget()
    assert board is not None
    QTest.mouseClick(view, Qt.MouseButton.LeftButton)
    assert view.isVisible() and view.hasFocus()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton)
    assert view.isHidden()
    assert board.findChildren(QLineEdit)[0].hasFocus()


def test_what_has_room_is_shown_whole_from_the_first_time_on(view: LargeView) -> None:
    view.close_view()
    board = view.parentWidget()
    assert board is not None
    other = LargeView(board)
    sentence = "Each of your planets takes 1 card more; these slots never count when you close. "
    look = Look("Night Shift", "OE-1.2", tuple(Section(sentence * at) for at in range(1, 4)))
    found = []
    for _ in range(2):
        other.tell(look, stays=True)
        QApplication.processEvents()
        (area,) = other.findChildren(QScrollArea)
        assert area.verticalScrollBar().maximum() == 0
        found.append(other.height())
        other.close_view()
    assert found[0] == found[1] < board.height() - 2 * GAP
