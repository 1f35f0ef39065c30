"""The card that hands a round over: it lies over the lower part of the table until the next press."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.hand_over.handed import Handed
from desktop.boards.robinson_crusoe.table.hand_over.sheet import HEAD, Sheet
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look.translate import translate
from desktop.table.measure import Measure
from desktop.table.touch import QUIET, TouchButton

RADIUS, CLOSE, EDGE, BETWEEN = 18, 50, 16, 12
ABOVE = 96
"""What stays free above it: the sentence that says what is due."""
SMALLER = 0.94


class HandOverCard(QFrame):
    """Shows what a round has changed; nothing waits for it, and a press on it puts it away."""

    closed = Signal()

    def __init__(self, measure: Measure, table: QWidget, next_press: QWidget) -> None:
        super().__init__(table)
        self._measure, self._table, self._next_press = measure, table, next_press
        self._told: Handed | None = None
        self._sheet: Sheet | None = None
        self.setProperty("game", GAME)
        self.setProperty("clause", "RC-3.4")
        self.close_button = TouchButton(measure, "table.label", CLOSE)
        self.close_button.setParent(self)
        self.close_button.dress_as(QUIET)
        self.close_button.clicked.connect(self.closed)
        self.hide()
        for widget in (table, next_press):
            widget.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        measure.dress(self, lambda it: it.place())

    def show_handed(self, it: Handed) -> None:
        """Lay the card on the table, and say it."""
        is_new = self.isHidden() or it != self._told
        self._told = it
        told = it.spoken()
        self.setAccessibleName(told)
        self.close_button.tell(
            translate("Robinson", "Put away"),
            icon="close",
            said=translate("Robinson", "Put the hand-over away"),
        )
        if (view := self._table.parentWidget()) is not None:
            view.installEventFilter(self)
        self.show()
        self.place()
        self.raise_()
        if is_new:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def place(self) -> None:
        """Lie over the lower part of what is seen of the table, beside what is pressed next."""
        if self._told is None:
            return
        px, scale = self._measure.px, self._measure.scale
        seen, button = self._seen(), self.close_button.sizeHint()
        left = seen.left() + px(EDGE)
        if self._is_beside():
            corner = self._next_press.mapTo(self._table, QPoint(self._next_press.width(), 0))
            left = corner.x() + px(BETWEEN)
        wide = seen.right() + 1 - px(EDGE) - left
        most = seen.height() - px(ABOVE) - px(10)
        while True:
            self._sheet = Sheet(self._told, wide, scale, right=button.width() + px(16))
            if self._sheet.height <= most or scale < 0.3:
                break
            scale *= SMALLER
        high = min(round(self._sheet.height), most)
        self.setGeometry(left, seen.bottom() + 1 - px(10) - high, wide, high)
        top = max(px(6), (round(HEAD * scale) - button.height()) // 2)
        self.close_button.setGeometry(
            wide - button.width() - px(12), top, button.width(), button.height()
        )
        self.update()

    def _seen(self) -> QRect:
        """What the page shows of the table."""
        view, whole = self._table.parentWidget(), self._table.rect()
        if view is None:
            return whole
        return QRect(self._table.mapFrom(view, QPoint()), view.size()).intersected(whole)

    def _is_beside(self) -> bool:
        """Whether what is pressed next stands in a column of its own."""
        it = self._next_press
        return it.isVisibleTo(self._table) and it.width() < self._table.width() / 2

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes with the keyboard to what lies below it wants to see that."""
        if self.isHidden() or now is None or not self._table.isAncestorOf(now):
            return
        if self.isAncestorOf(now):
            return
        area = QRect(now.mapTo(self._table, QPoint()), now.size())
        if self.geometry().intersects(area):
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place while the table grows or is scrolled."""
        if not self.isHidden() and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.place()
        return False

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """A press anywhere puts it away."""
        self.closed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A sheet with a ring: it is new."""
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke = max(2.0, px(3))
        painter.setPen(QPen(colour("sun"), stroke))
        painter.setBrush(colour("panel"))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(RADIUS), px(RADIUS))
        if self._sheet is not None:
            self._sheet.paint(painter)
        painter.end()
