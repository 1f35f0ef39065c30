"""Every thing on the board as a real button: for the keyboard and for screen readers.

The buttons lie over the view and draw nothing; the mouse goes through them. Tab goes from
zone to zone, the arrows to the nearest thing on that side, Enter and Space press.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

SIDES = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_COMES_BACK = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class Button(QPushButton):
    """One thing; it is seen only by what it lies over."""

    entered = Signal(str)
    left = Signal(str)
    """The keyboard went elsewhere in the window."""

    def __init__(self, thing: str, reach: Reach, parent: QWidget) -> None:
        super().__init__(parent)
        self.thing = thing
        self._reach = reach
        self.setObjectName(f"board {thing}")
        # As low as the thing it lies over, round which the ring of the keyboard goes.
        self.setProperty("low", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # No pixel of it is shown, so that a moving piece does not paint the buttons too.
        self.setMask(QRegion(-2, -2, 1, 1))

    @property
    def zone(self) -> int:
        """The number of its zone."""
        return self._reach.zone_of(self.thing)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board shows it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit(self.thing)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _COMES_BACK:
            self.left.emit(self.thing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to a neighbour, Enter presses."""
        key = Qt.Key(event.key())
        if key in SIDES:
            self._reach.go(self, SIDES[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """To the next zone, or out of the board."""
        target = self._reach.beyond(self, forward)
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        edge = self._reach.edge(forward)
        # Qt goes on from where the keyboard is.
        edge.setFocus(Qt.FocusReason.OtherFocusReason)
        return edge.leave(forward)

    def leave(self, forward: bool) -> bool:
        """Go on to what comes after the board."""
        return super().focusNextPrevChild(forward)


class Reach:
    """Keeps a button for each thing that a click can be about."""

    def __init__(self, over: QWidget, zones: Sequence[Collection[str]]) -> None:
        self.over = over
        self._zones = zones
        self.buttons: dict[str, Button] = {}

    def show(
        self, areas: Mapping[str, QRect], names: Mapping[str, str], corners: Mapping[str, int]
    ) -> list[Button]:
        """Have buttons for exactly these things, with round corners; the new ones."""
        for thing in [thing for thing in self.buttons if thing not in areas]:
            button = self.buttons.pop(thing)
            if button.hasFocus():
                button.blockSignals(True)
                self._hand_on(button)
            button.hide()
            button.deleteLater()
        made: list[Button] = []
        for thing, area in areas.items():
            if thing not in self.buttons:
                button = self.buttons[thing] = Button(thing, self, self.over)
                button.show()
                made.append(button)
            button = self.buttons[thing]
            button.setGeometry(area)
            button.setProperty("ring", str(corners[thing]))
            if button.accessibleName() != names[thing]:
                button.setAccessibleName(names[thing])
        if made:
            ordered = self._ordered()
            for before, after in pairwise(ordered):
                QWidget.setTabOrder(before, after)
        return made

    def zone_of(self, thing: str) -> int:
        """The number of a thing's zone; what no zone names comes last."""
        kind = thing.partition(":")[0]
        return next(
            (number for number, kinds in enumerate(self._zones) if kind in kinds),
            len(self._zones),
        )

    def go(self, start: Button, side: tuple[int, int]) -> None:
        """Focus the nearest thing on that side."""
        here = start.geometry().center()
        best: tuple[float, Button] | None = None
        for button in self.buttons.values():
            cost = _distance(here, button.geometry().center(), side)
            if button is not start and cost is not None and (best is None or cost < best[0]):
                best = (cost, button)
        if best is not None:
            best[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def beyond(self, start: Button, forward: bool) -> Button | None:
        """The first thing of the next zone; None at the end."""
        ordered = self._ordered()
        zones = sorted({button.zone for button in ordered})
        place = zones.index(start.zone) + (1 if forward else -1)
        if not 0 <= place < len(zones):
            return None
        return next(button for button in ordered if button.zone == zones[place])

    def edge(self, forward: bool) -> Button:
        """The last thing of the board, or the first."""
        return self._ordered()[-1 if forward else 0]

    def first(self, things: Sequence[str]) -> Button | None:
        """The first of the things that has a button."""
        return next((self.buttons[thing] for thing in things if thing in self.buttons), None)

    def _ordered(self) -> list[Button]:
        return sorted(
            self.buttons.values(), key=lambda it: (it.zone, it.y() // 24, it.x(), it.thing)
        )

    def _hand_on(self, gone: Button) -> None:
        """The keyboard stays on the board: it goes to the nearest thing that is left."""
        here = gone.geometry().center()
        near = min(
            self.buttons.values(),
            key=lambda it: (it.geometry().center() - here).manhattanLength(),
            default=None,
        )
        if near is not None:
            # Nobody went there: it is not told of, as if it had been pressed in vain.
            near.blockSignals(True)
            near.setFocus(Qt.FocusReason.OtherFocusReason)
            near.blockSignals(False)


def _distance(here: QPoint, there: QPoint, side: tuple[int, int]) -> float | None:
    """How far something lies on a side; None if it lies on another."""
    x, y = there.x() - here.x(), there.y() - here.y()
    along, aside = (x * side[0], abs(y)) if side[0] else (y * side[1], abs(x))
    return along + 2.0 * aside if along > 2 and aside <= 2 * along else None


def focused_thing() -> str:
    """The thing on a board that has the keyboard; empty if none has."""
    focused = QApplication.focusWidget()
    return focused.thing if isinstance(focused, Button) else ""
