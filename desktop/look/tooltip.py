"""Where a tooltip is shown: below what it explains, or above it, and never over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from weakref import WeakMethod

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

GAP = 4
"""Pixels between a tooltip and what it explains."""
_close_note: WeakMethod[Callable[[], bool]] | None = None
"""What puts away the note that was shown last, while there is whoever shows it."""


def show(
    widget: QWidget, text: str, area: QRect | None = None, x: int | None = None, stays: int = -1
) -> None:
    """Show a text below that area of a widget, or all of it, from `x` on the screen.

    It stays so many milliseconds, or as long as Qt thinks.
    """
    area = area if area is not None else widget.rect()
    there = QRect(widget.mapToGlobal(area.topLeft()), area.size())
    QToolTip.showText(there.bottomLeft(), text, widget, area, stays)
    shown = label()
    if shown is None:
        return
    screen, high = widget.screen().geometry(), shown.height()
    below, above = there.bottom() + GAP, there.top() - GAP - high
    if below + high > screen.bottom() and above < screen.top():
        return  # no room is left for both
    left = min(there.left() if x is None else x, screen.right() - GAP - shown.width())
    shown.move(max(left, screen.left()), below if below + high <= screen.bottom() else above)


def label() -> QWidget | None:
    """The tooltip that is shown, if one is."""
    windows = QApplication.topLevelWidgets()
    return next((it for it in windows if it.objectName() == "qtooltip_label"), None)


def put_away() -> bool:
    """Close the tooltip that is shown, or the note in its place; whether there was one."""
    shown = label()
    if shown is not None and shown.isVisible():
        shown.hide()
        return True
    close = _close_note() if _close_note is not None else None
    return close is not None and close()


def shows_note(close: Callable[[], bool]) -> None:
    """Something else tells of what is pointed at, until `close` says that it was there and is not now."""
    global _close_note
    _close_note = WeakMethod(close)


def watch(widget: QWidget) -> None:
    """Have a widget's tooltip shown so from now on."""
    widget.installEventFilter(_shower())


class _Shower(QObject):
    """Shows the tooltips of all widgets that have one."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Every event of all that has a tooltip comes by: its class is told sooner than its type.
        if not isinstance(event, QHelpEvent) or not isinstance(watched, QWidget):
            return False
        if text := watched.toolTip():
            show(watched, text, x=event.globalPos().x())
        return bool(text)


@cache
def _shower() -> _Shower:
    return _Shower()
