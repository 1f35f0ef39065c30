"""Arrows inside a zone: Tab goes from zone to zone, arrows go from thing to thing in one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.look.frames import bring_into_view

STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
ASIDE = 4
"""What lies aside counts as so many times farther away."""


class Zone(QObject):
    """Widgets of which Tab reaches one, the last that had the keyboard, and arrows the others.

    zone = Zone(panel, panel.slots)     zone.settle() after some were hidden or shown
    """

    def __init__(self, panel: QWidget, things: Sequence[QWidget]) -> None:
        super().__init__(panel)
        self._panel, self._things = panel, tuple(things)
        self._stop = self._things[0]
        for thing in self._things:
            thing.installEventFilter(self)
        self._let_tab_in()

    @property
    def stop(self) -> QWidget:
        """What Tab goes to."""
        return self._stop

    def take_focus(self) -> None:
        """Give the keyboard to the thing that had it last."""
        self.settle()
        self._stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def begin(self) -> None:
        """Tab goes to the first thing that is shown, whichever had the keyboard last."""
        self._stop = self._things[0]
        self.settle()

    def settle(self) -> None:
        """See to it that Tab reaches a thing that is shown."""
        if not self._stop.isVisibleTo(self._panel):
            self._stop = next(
                (it for it in self._things if it.isVisibleTo(self._panel)), self._stop
            )
        self._let_tab_in()

    def _let_tab_in(self) -> None:
        for thing in self._things:
            policy = Qt.FocusPolicy.StrongFocus if thing is self._stop else _BY_HAND
            if thing.focusPolicy() != policy:
                thing.setFocusPolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the keyboard, and move it where an arrow points."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and isinstance(watched, QWidget):
            self._stop = watched
            self.settle()
            if event.reason() in _BY_KEYS:
                bring_into_view(watched)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = STEPS.get(Qt.Key(event.key()))
            plain = event.modifiers() in (_NO_KEYS, _KEYPAD)
            if step is not None and plain and isinstance(watched, QWidget):
                self._move(watched, step)
                return True
        return False

    def _move(self, thing: QWidget, step: QPoint) -> None:
        here = self._area(thing)
        others = [it for it in self._things if it is not thing and it.isVisibleTo(self._panel)]
        ways = [(way, it) for it in others if (way := _far(here, self._area(it), step)) is not None]
        if ways:
            min(ways, key=lambda found: found[0])[1].setFocus(Qt.FocusReason.TabFocusReason)

    def _area(self, thing: QWidget) -> QRect:
        return QRect(thing.mapTo(self._panel, QPoint(0, 0)), thing.size())


_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_BY_HAND = Qt.FocusPolicy.ClickFocus
_NO_KEYS, _KEYPAD = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier


def _far(here: QRect, there: QRect, step: QPoint) -> int | None:
    """How far it is in that direction; None if it lies elsewhere."""
    if step.x():
        along = (there.center().x() - here.center().x()) * step.x()
        aside = max(there.top() - here.bottom(), here.top() - there.bottom(), 0)
        off = abs(there.center().y() - here.center().y())
        # A wide thing below is not on the right only because its middle is.
        begins = there.left() > here.left() if step.x() > 0 else there.right() < here.right()
        beside = along > here.width() // 2 and begins
        if aside:
            # What stands in the same row comes first, however near another row's middle is.
            aside += here.width() + there.width()
    else:
        along = (there.center().y() - here.center().y()) * step.y()
        aside = max(there.left() - here.right(), here.left() - there.right(), 0)
        off = abs(there.center().x() - here.center().x())
        beside = along > here.height() // 2
    if not beside:
        return None
    return along * ASIDE + aside * ASIDE * ASIDE + off
