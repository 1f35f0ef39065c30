"""Where the window stands: as it was left, but always where it can be seen and moved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.host.settings import Settings

SMALLEST, FIRST = QSize(1000, 640), QSize(1280, 800)
FRAME = 40
"""Room for the title bar that the desktop puts above a window."""
SEEN = QSize(160, FRAME)
"""At least so much of a window must be on a screen to count as there."""


def keep(window: QWidget, chosen: Settings) -> None:
    """Note where the window is, or would be if it did not fill the screen."""
    fills = window.isMaximized() or window.isFullScreen()
    area = window.normalGeometry() if fills else window.geometry()
    chosen.maximized = window.isMaximized()
    if area.isValid():
        chosen.window = (area.x(), area.y(), area.width(), area.height())


def restore(window: QWidget, chosen: Settings) -> None:
    """Put the window where it was."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    screens = [screen.availableGeometry() for screen in (primary, *others)]
    window.setMinimumSize(SMALLEST.boundedTo(screens[0].size()))
    area = fitting(QRect(*chosen.window) if chosen.window is not None else None, screens)
    if chosen.window is None:
        window.resize(area.size())  # the desktop knows a good place
    else:
        window.setGeometry(area)
    if chosen.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def fitting(area: QRect | None, screens: Sequence[QRect]) -> QRect:
    """The area moved and shrunk into the screen that shows most of it; without one, into the first."""
    screen, seen = screens[0], QRect()
    for one in screens:
        part = one.intersected(area) if area is not None else QRect()
        if part.width() * part.height() > seen.width() * seen.height():
            screen, seen = one, part
    if area is None or seen.width() < SEEN.width() or seen.height() < SEEN.height():
        size = _within(area.size() if area is not None else FIRST, screens[0])
        made = QRect(QPoint(), size)
        made.moveCenter(screens[0].center())
        made.moveTop(max(made.top(), min(screens[0].top() + FRAME, _lowest(made, screens[0]))))
        return made
    made = QRect(area.topLeft(), _within(area.size(), screen))
    made.moveLeft(min(max(made.left(), screen.left()), screen.right() - made.width() + 1))
    made.moveTop(min(max(made.top(), screen.top()), _lowest(made, screen)))
    return made


def _within(size: QSize, screen: QRect) -> QSize:
    """Not larger than the screen leaves room for, and not smaller than what can be used."""
    room = screen.size() - QSize(0, FRAME)
    return size.expandedTo(SMALLEST).boundedTo(room)


def _lowest(area: QRect, screen: QRect) -> int:
    return screen.bottom() - area.height() + 1
