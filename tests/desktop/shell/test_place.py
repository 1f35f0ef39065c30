"""The window stands where it was left, and always where it can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt

from desktop.host.settings import Settings
from desktop.shell import place
from desktop.shell.place import FRAME, fitting
from desktop.shell.window import Window

ONE = QRect(0, 0, 1920, 1040)
TWO = QRect(1920, 0, 2560, 1400)
SMALL = QRect(0, 28, 1280, 772)


def test_it_stands_where_it_was_also_on_another_screen() -> None:
    for area in (QRect(100, 80, 1280, 800), QRect(2300, 100, 1500, 900)):
        assert fitting(area, [ONE, TWO]) == area


def test_a_screen_that_is_gone_takes_no_window_with_it() -> None:
    made = fitting(QRect(2300, 100, 1500, 900), [ONE])
    assert ONE.contains(made) and made.size() == QRect(0, 0, 1500, 900).size()


@pytest.mark.parametrize(
    "area",
    [
        QRect(-900, 100, 1280, 800),
        QRect(1700, 900, 1280, 800),
        QRect(0, -700, 1280, 800),
        QRect(5, 5, 9000, 9000),
        QRect(99999, 99999, 1280, 800),
        QRect(0, 0, 1, 1),
    ],
)
def test_it_is_always_seen_as_a_whole(area: QRect) -> None:
    for screen in (ONE, SMALL):
        made = fitting(area, [screen])
        assert screen.contains(made)
        assert made.width() >= 1000 and made.height() >= 640


def test_nobody_makes_it_too_small_to_be_read(window: Window) -> None:
    place.restore(window, Settings())
    window.resize(1, 1)
    screen = window.screen().size()
    assert window.size() == QSize(1000, 640).boundedTo(screen)
    assert fitting(QRect(0, 0, 1, 1), [ONE]).size() == QSize(1000, 640)


def test_the_first_window_leaves_room_for_its_title_on_a_low_screen() -> None:
    made = fitting(None, [SMALL])
    assert made.width() == 1280 and made.height() == 772 - FRAME
    assert SMALL.contains(made)
    assert fitting(None, [ONE]).size() == place.FIRST


def test_what_is_kept_is_restored(window: Window) -> None:
    chosen = Settings()
    window.setGeometry(20, 30, 1010, 650)
    place.keep(window, chosen)
    assert chosen.window == (20, 30, 1010, 650) and not chosen.maximized
    window.showMaximized()
    place.keep(window, chosen)
    assert chosen.window == (20, 30, 1010, 650) and chosen.maximized
    window.showNormal()
    place.restore(window, chosen)
    assert window.windowState() & Qt.WindowState.WindowMaximized
