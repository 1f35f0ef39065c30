"""Where a tooltip is shown: below what it explains, or above it, and never over it."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

GAP = 4
"""Pixels between a tooltip and what it explains."""


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
    """Close the tooltip that is shown; whether one was."""
    shown = label()
    if shown is None or not shown.isVisible():
        return False
    shown.hide()
    return True


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
