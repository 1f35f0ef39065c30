"""A text that has no room is written smaller, down to a least size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.look.text_fit import (
    NO_BREAK,
    fitted,
    largest,
    narrower,
    two_lines,
    unbroken,
    wrapped,
    write,
)

WORDS = "Field kitchen and administration"


@pytest.mark.parametrize(("room", "size"), [(30, 30), (29, 29), (12, 12), (3, 10)])
def test_the_largest_size_that_fits_is_taken(room: int, size: int) -> None:
    assert largest(30, 10, lambda it: it <= room) == size


def test_steps_of_two_end_at_the_least_size() -> None:
    assert largest(21, 10, lambda it: it <= 16, 2) == 15
    assert largest(21, 10, lambda it: False, 2) == 10


def test_a_size_below_the_least_stays() -> None:
    assert largest(8, 10, lambda it: False) == 8


def test_a_line_is_written_smaller_and_the_face_that_was_given_stays(qapp: QApplication) -> None:
    face = theme.font("body")
    whole = QFontMetricsF(face).horizontalAdvance(WORDS)
    made = narrower(face, WORDS, whole * 0.8)
    assert made.pixelSize() < face.pixelSize() == theme.font("body").pixelSize()
    assert QFontMetricsF(made).horizontalAdvance(WORDS) <= whole * 0.8
    assert narrower(face, WORDS, 1).pixelSize() == face.pixelSize() * 2 // 3
    assert narrower(face, WORDS, 1, 5).pixelSize() == 5


def test_a_label_is_written_smaller_and_at_last_cut(qapp: QApplication) -> None:
    label, face = QLabel(), theme.font("body")
    whole = QFontMetricsF(face).horizontalAdvance(WORDS)
    write(label, face, WORDS, round(whole * 0.8))
    assert label.text() == WORDS and label.font().pixelSize() < face.pixelSize()
    write(label, face, WORDS, round(whole * 0.3))
    assert label.text().endswith("…") and WORDS.startswith(label.text()[:-1])


def test_lines_have_room_in_both_ways(qapp: QApplication) -> None:
    face = theme.font("body")
    wide = QFontMetrics(face).horizontalAdvance(WORDS) / 1.8
    made, lines = fitted(face, WORDS, wide, 1000)
    assert made.pixelSize() == face.pixelSize() and len(lines) > 1
    lower = QFontMetrics(face).height() * len(lines) * 0.9
    made, lines = fitted(face, WORDS, wide, lower)
    assert made.pixelSize() < face.pixelSize()
    assert QFontMetrics(made).height() * len(lines) <= lower


def test_a_sign_stays_before_its_word(qapp: QApplication) -> None:
    metrics = QFontMetrics(theme.font("body"))
    assert wrapped(metrics, "+ New chemicals", 10) == ["+ New", "chemicals"]
    assert wrapped(metrics, "→ Ore", 1) == ["→ Ore"]


def test_a_number_and_its_unit_stay_in_one_line(qapp: QApplication) -> None:
    metrics = QFontMetrics(theme.font("body"))
    assert wrapped(metrics, "Sale +2: 31 SP", 1) == ["Sale +2:", "31 SP"]
    room = metrics.horizontalAdvance("Undo: Anna has 31")
    assert two_lines("Undo: Anna has 31 VP", metrics, room) == "Undo: Anna has\n31 VP"
    assert unbroken("Anna has 31 VP") == f"Anna has 31{NO_BREAK}VP"


def test_what_is_called_by_its_number_stays_in_one_line_with_it(qapp: QApplication) -> None:
    metrics = QFontMetrics(theme.font("body"))
    assert wrapped(metrics, "Runde 3 beginnt, Phase 1.", 1) == ["Runde 3", "beginnt,", "Phase 1."]
    assert unbroken("Turn 10 begins, phase 2.") == f"Turn{NO_BREAK}10 begins, phase{NO_BREAK}2."
    assert unbroken("After 3 more, today 4") == "After 3 more, today 4"


def test_what_is_watched_is_done_at_once_and_as_long_as_the_widget_lives(
    qapp: QApplication, qtbot: QtBot
) -> None:
    widget, seen = QWidget(), []
    translate.speak(widget, lambda it: seen.append(it))
    theme.dress(widget, lambda it: seen.append(it))
    assert seen == [widget, widget]
    translate.watch.changed.emit()
    theme.watch.changed.emit()
    assert len(seen) == 4
    with qtbot.waitSignal(widget.destroyed):
        widget.deleteLater()
    translate.watch.changed.emit()
    theme.watch.changed.emit()
    assert len(seen) == 4
