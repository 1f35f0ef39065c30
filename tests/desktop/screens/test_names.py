"""Names stay as people typed them: in a line of another direction, in tooltips, on every screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.look.names import isolated, tip
from desktop.set_up.seat_row import SeatRow
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.base.people import Player
from engine.match.match import Match
from engine.rules import game as games
from engine.rules.facts import written
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.games.robinson_crusoe.window import table as robinson

OMAR, TAG = "عمر", "<b>x</b>"


def test_only_names_of_the_other_direction_are_isolated() -> None:
    assert isolated("Anna") == "Anna" and isolated("👩\u200d🚀") == "👩\u200d🚀"
    assert isolated(OMAR) == f"\u2068{OMAR}\u2069"


def test_a_line_that_begins_with_such_a_name_is_read_from_the_left(qapp: QApplication) -> None:
    def end_of(name: str) -> float:
        line = QTextLayout(f"{name} has 7 VP (RO-1.1)")
        line.beginLayout()
        line.createLine()
        line.endLayout()
        where = line.lineAt(0).cursorToX(0)
        assert isinstance(where, tuple)
        return float(where[0])

    assert end_of(OMAR) > 0, "unprotected, the line would begin at its right end"
    assert end_of(isolated(OMAR)) == 0


def test_a_tooltip_shows_what_was_typed(qapp: QApplication) -> None:
    widget = QWidget()
    tip(widget, f"{TAG}\nAnna")
    assert widget.toolTip() == "<qt>&lt;b&gt;x&lt;/b&gt;<br>Anna</qt>"
    tip(widget, "1 < 2")
    assert widget.toolTip() == "1 < 2"


@pytest.mark.slow
def test_no_label_and_no_tooltip_of_the_table_takes_a_name_for_a_command(
    window: Window, library: Library
) -> None:
    game = games.load("red-outpost")
    setup = game.setup(2, {"first": "1"}, level=AT_TABLE)
    match = Match.new(game, setup, [Player(TAG), Player(OMAR)], "7F3A91C2")
    window.open_match(library.add(match, f"{TAG} evening"))
    page = window.page
    assert isinstance(page, TablePage)
    page.telling.tell("produced", 1, "coal", 2)
    page.show_log()
    QApplication.processEvents()
    tips = [it.toolTip() for it in page.findChildren(QWidget) if TAG in it.toolTip()]
    labels = [it for it in page.findChildren(QLabel) if TAG in it.text()]
    assert tips == [] and labels
    assert {it.textFormat() for it in labels} == {Qt.TextFormat.PlainText}
    assert page.note.text().startswith(f"{TAG} produces 2 coal cubes")


@pytest.mark.slow
async def test_a_family_can_sit_down(window: Window) -> None:
    window.set_up("red-outpost")
    row = window.page.findChild(SeatRow)
    assert isinstance(row, SeatRow)
    row.name.setText("👨\u200d👩\u200d👧")
    QTest.keyClick(row.name, Qt.Key.Key_End)
    assert row.player().name == "👨\u200d👩\u200d👧"


def test_a_typed_card_shows_its_name_letter_by_letter(qapp: QApplication) -> None:
    table = robinson.at_table()
    robinson.to_round(table, 2)
    table.telling.tell("card_note", "right", written(TAG), "-", "-")
    assert "&lt;b&gt;x&lt;/b&gt;" in table.threats.spaces["right"].toolTip()
