"""A row of a list is as high as what is painted in it, however wide the list is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.row import Row
from desktop.look.rows import RowList
from desktop.look.signs import Sign
from desktop.look.text_fit import NO_BREAK
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.painted import Painted


def painted_as_wide_as(
    widths: range, row: Row, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Painted]:
    """What is painted of a list of one row, in each of these widths."""
    rows = RowList("rows")
    qtbot.addWidget(rows)
    rows.show_rows([row])
    rows.show()
    painted = Painted(monkeypatch)
    for wide in widths:
        rows.resize(wide, 200)
        QApplication.processEvents()
        painted.on(rows)
        yield painted


def test_signs_stand_below_the_text_only_in_a_row_that_is_high_enough(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    signs = (Sign("card"), Sign("cost", "−1"))
    row = Row("Take: Primary", "OE-3.2", key="1", signs=signs)
    found = set()
    for painted in painted_as_wide_as(range(290, 315), row, qtbot, monkeypatch):
        high = next(it.area.height() for it in painted.strokes if it.kind == "RoundedRect")
        text, clause = (
            next(it.area.center().y() for it in painted.strokes if it.text == said)
            for said in ("Take: Primary", "OE-3.2")
        )
        found.add((high, clause - text > 8))
    assert len(found) == 2, "either low and side by side, or high and below each other"


def test_a_row_is_as_high_as_the_lines_of_its_text(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    row, found = Row("The values of one's own copy"), set()
    for painted in painted_as_wide_as(range(150, 280), row, qtbot, monkeypatch):
        high = next(it.area.height() for it in painted.strokes if it.kind == "RoundedRect")
        text = next(it.area.height() for it in painted.strokes if it.text)
        found.add((high, text))
    assert len(found) == 2, "either one line or two"


def test_a_number_keeps_its_unit_when_a_row_is_too_narrow_for_both(
    qapp: QApplication, qtbot: QtBot
) -> None:
    light_and_english(qapp)
    rows = RowList("rows")
    qtbot.addWidget(rows)
    wide = QFontMetrics(theme.font("body")).horizontalAdvance("Cards together 22 V")
    rows.resize(wide + 40, 200)

    def painted(text: str) -> QImage:
        rows.show_rows([Row(text)])
        return rows.grab().toImage()

    assert painted("Cards together 22 VP") == painted(f"Cards together 22{NO_BREAK}VP")


def test_a_sign_is_read_whatever_pens_its_picture_and_those_before_it_are_drawn_with(
    qapp: QApplication, qtbot: QtBot
) -> None:
    light_and_english(qapp)

    def draw(painter: QPainter, _picture: str, _area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)

    def painted(text: str) -> QImage:
        rows = RowList("rows", draw)
        qtbot.addWidget(rows)
        rows.resize(300, 60)
        rows.show_rows([Row("Take: Primary", signs=(Sign("card"), Sign("cost", text)))])
        return rows.grab().toImage()

    assert painted("−1") != painted("−2")


def test_a_word_that_is_too_wide_beside_its_clause_has_the_room_above_it(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    row, found = Row("Startspielermarker.", "OE-1.2", kind="told"), set()
    word = QFontMetrics(theme.font("small")).horizontalAdvance(row.text)
    for painted in painted_as_wide_as(range(190, 260), row, qtbot, monkeypatch):
        text, clause = (
            next(it.area for it in painted.strokes if it.text == said)
            for said in (row.text, row.clause)
        )
        assert text.width() >= word and not text.intersects(clause)
        found.add(clause.top() >= text.bottom())
    assert found == {False, True}, "beside it where there is room"


class Noted(RowList):
    """A list that counts how often it is painted."""

    paints = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paints += 1
        super().paintEvent(event)


def of_two(qtbot: QtBot) -> tuple[Noted, list[QPoint], list[str]]:
    """Rows of which each has a clause, where they are, and what was pressed of them."""
    rows, pressed = Noted("rows"), list[str]()
    qtbot.addWidget(rows)
    rows.show_rows([Row(text, "OE-3.2", key=text[0]) for text in ("1st", "2nd")])
    rows.pressed_row.connect(lambda row: pressed.append(row.text))
    rows.resize(300, 200)
    rows.show()
    return rows, [rows.visualRect(rows.model_of_rows.index(at)).center() for at in (0, 1)], pressed


def test_the_second_click_of_a_double_click_presses_nothing(
    qapp: QApplication, qtbot: QtBot
) -> None:
    rows, (first, second), pressed = of_two(qtbot)
    left = Qt.MouseButton.LeftButton
    for where, told in ((first, ["1st"]), (second, ["1st", "2nd"])):
        QTest.mouseClick(rows.viewport(), left, pos=where)
        QTest.mouseDClick(rows.viewport(), left, pos=where)
        QTest.mouseRelease(rows.viewport(), left, pos=where)
        assert pressed == told


def test_a_chip_shows_that_it_can_be_pressed(qapp: QApplication, qtbot: QtBot) -> None:
    rows, (row, _), pressed = of_two(qtbot)
    chip = next(
        at
        for at in (QPoint(x, row.y()) for x in range(rows.viewport().width(), 0, -4))
        if rows.chip_at(at) is not None
    )
    hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
    shapes = []
    for where in (row, chip, row, chip, None):
        if where is None:
            QApplication.sendEvent(rows, QEvent(QEvent.Type.Leave))
        else:
            QTest.mouseMove(rows.viewport(), where)
        shapes.append(rows.viewport().cursor().shape())
        QApplication.processEvents()
        before, rows.paints = rows.paints, 0
        assert before, "the chip looks otherwise"
    assert shapes == [arrow, hand, arrow, hand, arrow] and not pressed


def test_a_press_that_is_moved_on_presses_the_row_to_which_it_was_moved(
    qapp: QApplication, qtbot: QtBot
) -> None:
    rows, (first, second), pressed = of_two(qtbot)
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(rows.viewport(), left, pos=first)
    QTest.mouseMove(rows.viewport(), second)
    QTest.mouseRelease(rows.viewport(), left, pos=second)
    assert pressed == ["2nd"]
