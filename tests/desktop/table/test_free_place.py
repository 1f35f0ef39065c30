"""What lies over a page is put near to what it is about, off what is to be pressed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.table.free_place import is_free, nearest, pressable
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

RING = 5
ROOM = QRect(0, 0, 400, 300)
SIZE, GAP = QSize(100, 40), 10
MIDDLE = QRect(150, 130, 60, 40)
BELOW, ABOVE = QRect(129, 176, 100, 40), QRect(129, 80, 100, 40)
RIGHT, LEFT = QRect(219, 129, 100, 40), QRect(40, 129, 100, 40)
BESIDE_BOTH = QRect(264, 129, 100, 40)


def test_areas_that_only_touch_are_free_of_each_other() -> None:
    assert is_free(QRect(0, 0, 10, 10), [QRect(10, 0, 10, 10), QRect(0, 10, 10, 10)])
    assert not is_free(QRect(0, 0, 10, 10), [QRect(30, 0, 5, 5), QRect(9, 9, 10, 10)])


@pytest.mark.parametrize(
    ("areas", "place"),
    [
        ([], BELOW),
        ([BELOW], RIGHT),
        ([BELOW, RIGHT], LEFT),
        ([BELOW, RIGHT, LEFT], ABOVE),
        (
            [QRect(0, 0, 400, 120), QRect(0, 176, 400, 124), LEFT, QRect(210, 130, 45, 40)],
            BESIDE_BOTH,
        ),
        ([QRect(0, 60, 400, 240)], QRect(129, 20, 100, 40)),
        ([QRect(0, 20, 400, 280)], None),
    ],
)
def test_it_lies_below_or_else_as_near_as_is_free(areas: list[QRect], place: QRect | None) -> None:
    assert nearest(SIZE, MIDDLE, ROOM, [MIDDLE, *areas], GAP) == place


@pytest.mark.parametrize(
    ("at", "place"),
    [
        (QRect(0, 0, 20, 20), QRect(0, 20, 100, 40)),
        (QRect(380, 0, 20, 20), QRect(300, 20, 100, 40)),
        (QRect(380, 280, 20, 20), QRect(280, 260, 100, 40)),
        (QRect(0, 300, 400, 0), QRect(149, 260, 100, 40)),
    ],
)
def test_it_never_leaves_its_room(at: QRect, place: QRect) -> None:
    assert nearest(SIZE, at, ROOM, [at]) == place


def test_all_that_can_be_pressed_is_taken_with_its_ring(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    measure = Measure()
    plain, refused, off, hidden, over = (TouchButton(measure) for _ in range(5))
    for at, button in enumerate((plain, refused, off, hidden, over)):
        button.setParent(page)
        button.setGeometry(50, 60 * at, 80, 50)
    refused.forbid("not now")
    off.setEnabled(False)
    hidden.hide()
    said, other = QWidget(page), QWidget(page)
    over.setParent(said)
    other.setGeometry(200, 0, 50, 20)
    page.show()
    plain_area, refused_area, other_area = (
        it.geometry().adjusted(-RING, -RING, RING, RING) for it in (plain, refused, other)
    )
    assert pressable(page, said) == [plain_area, refused_area]
    assert pressable(page, said, other) == [plain_area, refused_area, other_area]
