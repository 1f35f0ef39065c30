"""What the tables of panels share lies and is pressed alike, whatever panels a game has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.frames import Scrolled
from desktop.look.shortcuts import listen
from desktop.table.measure import Measure
from desktop.table.panel_table import PanelTable
from desktop.table.panels.next_button import NextButton
from desktop.table.panels.seat_rows import SeatRow, SeatRows
from desktop.table.touch import PLAIN, PRIMARY
from tests.desktop.fixtures import light_and_english

WIDE, ASIDE = 900, 300


@pytest.fixture
def panels(qtbot: QtBot) -> tuple[Scrolled, QWidget, QWidget]:
    """What scrolls a table, one of its panels, and one that lies aside."""
    table = PanelTable(Measure(), WIDE, 10)
    clock, people, market = QWidget(), QWidget(), QWidget()
    left, right = QVBoxLayout(), QVBoxLayout()
    left.addWidget(people)
    right.addWidget(market)
    table.lay_out(clock, left, right, [market], ASIDE)
    scrolled = Scrolled(table, None)
    qtbot.addWidget(scrolled)
    return scrolled, people, market


def lay(scrolled: Scrolled, width: int) -> None:
    scrolled.resize(width, 600)
    scrolled.show()
    QApplication.processEvents()


def test_what_lies_aside_stands_beside_the_people_where_there_is_room(
    panels: tuple[Scrolled, QWidget, QWidget],
) -> None:
    scrolled, people, market = panels
    lay(scrolled, 1200)
    assert market.x() > people.geometry().right() and market.y() == people.y()
    assert market.width() == Measure().px(ASIDE)


def test_without_room_it_stands_below_them_as_wide_as_they_are(
    panels: tuple[Scrolled, QWidget, QWidget],
) -> None:
    scrolled, people, market = panels
    lay(scrolled, 1200)
    lay(scrolled, 700)
    assert market.y() > people.geometry().bottom()
    assert (market.x(), market.width()) == (people.x(), people.width())


@pytest.mark.usefixtures("qapp")
def test_the_large_button_is_due_unless_something_is_in_the_way() -> None:
    button = NextButton(Measure(), "next", 260)
    button.offer("Ben is done", "next-phase")
    assert (button.look, button.reason) == (PRIMARY, "")
    button.offer("Ben is done", "next-phase", "Ben has to choose first.")
    assert (button.look, button.reason) == (PLAIN, "Ben has to choose first.")
    button.tell_over()
    assert button.words[0] == "The match is over" and button.look == PLAIN
    assert button.reason == "The match is over."


class Row(SeatRow):
    """A row that can be seen to have the keyboard."""

    def show_table(self) -> None:
        self.call(f"Player {self.seat + 1}", is_now=self.seat == 1)

    def take_focus(self) -> None:
        self.setFocus()


def test_shift_and_a_number_lead_to_the_row_of_that_seat(qtbot: QtBot) -> None:
    rows = SeatRows(Measure(), [Row(seat) for seat in range(3)], 8)
    listen(rows, rows.keys())
    for row in rows.rows:
        row.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(rows)
    rows.show()
    rows.activateWindow()
    assert QTest.qWaitForWindowActive(rows)
    rows.rows[0].setFocus()
    QTest.keyClick(rows.rows[0], Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert rows.rows[1].hasFocus()
    rows.show_table()
    assert [row.property("state") for row in rows.rows] == ["", "current", ""]
    assert rows.rows[1].accessibleName() == "Player 2"


@pytest.mark.dressed(True)
def test_whose_turn_it_is_when_the_table_is_opened_stands_in_line_with_the_others(
    qapp: QApplication, qtbot: QtBot
) -> None:
    light_and_english(qapp)
    rows = SeatRows(Measure(), [Row(seat) for seat in range(3)], 8)
    qtbot.addWidget(rows)
    rows.show_table()
    rows.show()
    assert {row.contentsRect().left() for row in rows.rows} == {1}
