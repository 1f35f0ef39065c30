"""What the walk of the screens finds: words that are not painted, and words under something else."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.keys import Keys
from tests.desktop.screens.room import covered, faults, off_the_grid, unpainted


def page(qtbot: QtBot) -> tuple[QWidget, QLabel]:
    """A page with a word on it."""
    top = QWidget()
    qtbot.addWidget(top)
    top.resize(300, 200)
    word = QLabel("Wool", top)
    word.setGeometry(20, 20, 100, 40)
    top.show()
    return top, word


def test_a_word_in_its_place_is_no_fault(qtbot: QtBot) -> None:
    top, _word = page(qtbot)
    assert not [*faults(top), *covered(top), *unpainted(top)]


def test_a_word_in_the_colour_below_it_is_not_painted(qtbot: QtBot) -> None:
    top, word = page(qtbot)
    word.setStyleSheet("color: #123456; background: #123456")
    assert list(unpainted(top)) == ["QWidget is empty", "QLabel  “Wool” is not painted"]


def test_a_word_under_something_else_is_covered_unless_it_lies_over_the_page(qtbot: QtBot) -> None:
    top, word = page(qtbot)

    class People(QFrame):
        """A panel of a game that is called as the card over the page of a match."""

    above = People(top)
    above.setGeometry(word.geometry())
    above.show()
    assert list(covered(top)) == ["QLabel  “Wool” is covered by People "]

    above.hide()
    keys = Keys(top)
    keys.setGeometry(top.rect())
    keys.show()
    assert not list(covered(top))


def test_a_word_that_is_cut_off_or_has_too_little_room_is_found(qtbot: QtBot) -> None:
    top, word = page(qtbot)
    word.move(280, 20)
    assert "is cut off by QWidget  across" in next(faults(top))
    word.setGeometry(20, 20, 10, 40)
    assert "has too little room" in next(faults(top))


def test_an_odd_gap_and_an_odd_size_are_off_the_grid(qtbot: QtBot) -> None:
    top, word = page(qtbot)
    assert not list(off_the_grid(top))
    word.setMinimumWidth(21)
    assert list(off_the_grid(top)) == ["QLabel in QWidget  has lengths of [21] px"]
    word.setMinimumWidth(1)
    row = QHBoxLayout(top)
    row.setContentsMargins(0, 8, 1, 8)
    row.addLayout(QGridLayout())
    row.setSpacing(7)
    assert list(off_the_grid(top)) == ["QWidget  has lengths of [7, 7, 7] px"]
