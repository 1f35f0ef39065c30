"""The card that hands a round over: it lies over the lower part of the table until the next press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed
from desktop.boards.robinson_crusoe.table.hand_over.sheet import HEAD, Sheet
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look.translate import translate
from desktop.table.measure import Measure
from desktop.table.touch import QUIET, TouchButton

RADIUS, CLOSE, EDGE, BETWEEN = 18, 50, 16, 12
ABOVE = 96
"""What stays free above it: the sentence that says what is due."""
SMALLER = 0.94


class _Laid(NamedTuple):
    """What is shown, and where."""

    sheet: Sheet
    area: QRect
    is_whole: bool = True


class HandOverCard(QFrame):
    """Shows what a round has changed; nothing waits for it, and a press on it puts it away.

    Where the whole of it would lie over what is pressed next, only its head is shown, and a press
    on that brings the rest. `home` is the panel that tells the same in short, `spared` are the
    things that are pressed next.
    """

    closed = Signal()
    wanted = Signal()
    """The whole of it is to be seen, whatever lies below."""

    def __init__(
        self,
        measure: Measure,
        table: QWidget,
        home: QWidget,
        spared: Callable[[], Sequence[QWidget]],
    ) -> None:
        super().__init__(table)
        self._measure, self._table = measure, table
        self._home, self._spared = home, spared
        self._told: Handed | None = None
        self._laid: _Laid | None = None
        self._is_wanted = False
        self.setProperty("game", GAME)
        self.setProperty("clause", "RC-3.4")
        self.button = TouchButton(measure, "table.label", CLOSE)
        self.button.setParent(self)
        self.button.dress_as(QUIET)
        self.button.clicked.connect(self._press)
        self.hide()
        for widget in (table, home):
            widget.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        measure.dress(self, lambda it: it.place())

    @property
    def is_whole(self) -> bool:
        """Whether all of it is seen."""
        return self._laid is not None and self._laid.is_whole

    def show_handed(self, it: Handed, *, whole: bool = False) -> None:
        """Lay the card on the table, and say it; `whole` even where it covers what is pressed."""
        is_new = self.isHidden() or it != self._told
        self._told, self._is_wanted = it, whole
        told = it.spoken()
        self.setAccessibleName(told)
        if (view := self._table.parentWidget()) is not None:
            view.installEventFilter(self)
        for panel in self._spared():
            panel.installEventFilter(self)
        self.show()
        self.place()
        self.raise_()
        if is_new:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def place(self) -> None:
        """Lie over the lower part of what is seen of the table."""
        if self._told is None:
            return
        self._laid = laid = self._lie(self._told)
        self._name_button(is_whole=laid.is_whole)
        px, button = self._measure.px, self.button.sizeHint()
        self.setGeometry(laid.area)
        top = max(px(6), (round(HEAD * self._measure.scale) - button.height()) // 2)
        left = laid.area.width() - button.width() - px(12)
        self.button.setGeometry(left, top, button.width(), button.height())
        self.update()

    def _lie(self, told: Handed) -> _Laid:
        """Where nothing is covered that is pressed next: in full, else with the head alone."""
        room, spared = self._room(), self._areas()
        own = self._column_of(self._home) or room
        self._name_button(is_whole=True)
        for place in (self._beside(room), room, own):
            laid = self._in(place, told) if place is not None else None
            if laid is not None and (self._is_wanted or not _meets(laid.area, spared)):
                return laid
        self._name_button(is_whole=False)
        sheet, area, _ = self._in(own, told.head())
        if _meets(area, self._buttons()):
            area.moveTop(room.top())
        return _Laid(sheet, area, is_whole=False)

    def _in(self, room: QRect, told: Handed) -> _Laid:
        """At the bottom of that room, written smaller where it is too high for it."""
        scale, right = self._measure.scale, self.button.sizeHint().width() + self._measure.px(16)
        most = room.height()
        while (sheet := Sheet(told, room.width(), scale, right)).height > most and scale >= 0.3:
            scale *= SMALLER
        high = min(round(sheet.height), most)
        return _Laid(sheet, QRect(room.left(), room.bottom() + 1 - high, room.width(), high))

    def _room(self) -> QRect:
        """What the page shows of the table, without the sentence that says what is due."""
        px, seen = self._measure.px, self._seen()
        return seen.adjusted(px(EDGE), px(ABOVE), -px(EDGE), -px(10))

    def _beside(self, room: QRect) -> QRect | None:
        """Right of what is pressed next, where that stands in a column of its own."""
        (first, *_) = self._spared()
        column = self._column_of(first)
        if column is None:
            return None
        return room.adjusted(column.right() + 1 + self._measure.px(BETWEEN) - room.left(), 0, 0, 0)

    def _column_of(self, panel: QWidget) -> QRect | None:
        """The room below and above a panel beside which something else stands."""
        if not panel.isVisibleTo(self._table) or panel.width() > self._table.width() * 0.6:
            return None
        area, room = self._area(panel), self._room()
        return QRect(area.left(), room.top(), area.width(), room.height())

    def _areas(self) -> list[QRect]:
        return [self._area(it) for it in self._spared() if it.isVisibleTo(self._table)]

    def _buttons(self) -> list[QRect]:
        """Where the things are that can be pressed next, and what has the keyboard."""
        found = [it for panel in self._spared() for it in panel.findChildren(QAbstractButton)]
        now = self.window().focusWidget()
        seen = [it for it in found if it.isVisibleTo(self._table)]
        return [self._area(it) for it in (*seen, *([now] if now is not None else ()))]

    def _area(self, widget: QWidget) -> QRect:
        """Where something is on the table; nothing if it is not there."""
        if not self._table.isAncestorOf(widget):
            return QRect()
        return QRect(widget.mapTo(self._table, QPoint()), widget.size())

    def _name_button(self, *, is_whole: bool) -> None:
        if is_whole:
            said = translate("Robinson", "Close the round summary")
            self.button.tell(translate("Robinson", "Close"), icon="close", said=said)
        else:
            self.button.tell(translate("Robinson", "What changed"))

    def _press(self) -> None:
        (self.closed if self.is_whole else self.wanted).emit()

    def _seen(self) -> QRect:
        """What the page shows of the table."""
        view, whole = self._table.parentWidget(), self._table.rect()
        if view is None:
            return whole
        return QRect(self._table.mapFrom(view, QPoint()), view.size()).intersected(whole)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes with the keyboard to what lies below it wants to see that."""
        if self.isHidden() or now is None or not self._table.isAncestorOf(now):
            return
        if self.isAncestorOf(now):
            return
        if self.geometry().intersects(self._area(now)):
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place while the table, or what is spared on it, grows or is scrolled."""
        if not self.isHidden() and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.place()
        return False

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """A press anywhere puts it away, or brings the rest."""
        self._press()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke = max(2.0, px(3))
        painter.setPen(QPen(colour("sun"), stroke))
        painter.setBrush(colour("panel"))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(RADIUS), px(RADIUS))
        if self._laid is not None:
            self._laid.sheet.paint(painter)
        painter.end()


def _meets(area: QRect, others: Sequence[QRect]) -> bool:
    return any(area.intersects(other) for other in others)
