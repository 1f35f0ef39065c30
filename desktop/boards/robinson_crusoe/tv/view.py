"""The view for a television: what is due, the Threat spaces and every counter, from three metres."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.counters_only import rest
from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed
from desktop.boards.robinson_crusoe.table.hand_over.sheet import Sheet
from desktop.boards.robinson_crusoe.table.zoom import Fixed
from desktop.boards.robinson_crusoe.tv import parts as tv_parts
from desktop.boards.robinson_crusoe.tv.contents import Seen, seen, spoken
from desktop.look import theme
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.robinson_crusoe.state import Robinson

WIDE, HIGH_UNITS = 1920.0, 1080.0
"""The screen in units; a television has another number of pixels, and the same view."""
EDGE, TOP, BOTTOM = 40.0, 292.0, 1040.0
SCALE = 2.0
"""What is drawn for a metre is twice as large for three: its smallest words are 36 units high."""
SHEET = 1.85
"""How large a hand-over is; smaller where more is told than has room."""


class Tv(QWidget):
    """Round, what is due, both Threat spaces, the deck, counters and Wounds; nothing to press.

    It fills whatever size it has, and does not follow the text size: it cannot scroll.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 180)
        self._measure = Fixed(SCALE, self)
        self.seen: Seen | None = None
        theme.watch.changed.connect(self.update)

    def show_table(
        self,
        state: Robinson,
        voice: Voice,
        name: str,
        is_early: bool = False,
        handed: Handed | None = None,
        is_alone: bool = False,
    ) -> None:
        """Show the match of that name as it stands.

        `handed` is a round that is handed over; `is_alone` shows the counters alone.
        """
        now = seen(state, voice, name, handed)
        if is_alone and not state.is_terminal:
            now = now._replace(text=rest(state, voice), more="", seat="", is_followed=False)
        if is_early:
            now = now._replace(text=translate("Robinson", "The match is over."), seat="")
        if now != self.seen:
            self.seen = now
            self.setAccessibleName(spoken(now))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colour("table"))
        if self.seen is not None:
            unit = min(self.width() / WIDE, self.height() / HIGH_UNITS)
            left = (self.width() - WIDE * unit) / 2
            top = (self.height() - HIGH_UNITS * unit) / 2
            painter.setTransform(QTransform(unit, 0, 0, unit, left, top))
            self._show(painter, self.seen)
        painter.end()

    def _show(self, painter: QPainter, it: Seen) -> None:
        tv_parts.head(painter, it, QRectF(EDGE, 20, WIDE - 2 * EDGE, 80))
        tv_parts.due(painter, it, QRectF(EDGE, 112, WIDE - 2 * EDGE, 160))
        if it.handed is not None:
            _hand_over(painter, it.handed, QRectF(EDGE, TOP, WIDE - 2 * EDGE, BOTTOM - TOP))
        elif it.is_followed:
            self._table(painter, it)
        else:
            _counters_alone(painter, it)

    def _table(self, painter: QPainter, it: Seen) -> None:
        for number, threat in enumerate(it.threats):
            space = QRectF(EDGE + number * 412, TOP, 392, 640)
            tv_parts.threat(painter, threat, space, self._measure)
        tv_parts.lying(painter, it, QRectF(EDGE, 952, 804, 88))
        tv_parts.counters(painter, it.counted, QRectF(868, TOP, 392, BOTTOM - TOP))
        tv_parts.wounds(painter, it.characters, QRectF(1284, TOP, 596, 512))
        tv_parts.deck(painter, it.deck, QRectF(1284, 828, 596, 212))


def _counters_alone(painter: QPainter, it: Seen) -> None:
    """Neither deck nor Threat spaces are followed: the counters have all the room."""
    high = BOTTOM - TOP
    lying = bool(it.tokens or it.tools)
    tv_parts.counters(painter, it.counted, QRectF(EDGE, TOP, 800, high))
    wounds = QRectF(EDGE + 824, TOP, WIDE - 2 * EDGE - 824, high - 112 * lying)
    tv_parts.wounds(painter, it.characters, wounds)
    tv_parts.lying(painter, it, QRectF(wounds.left(), 952, wounds.width(), 88))


def _hand_over(painter: QPainter, it: Handed, area: QRectF) -> None:
    """As on the table, over everything but what is due."""
    scale = SHEET
    while (sheet := Sheet(it, area.width(), scale)).height > area.height() and scale > 0.5:
        scale -= 0.05
    painter.setPen(QPen(colour("sun"), 6))
    painter.setBrush(colour("panel"))
    painter.drawRoundedRect(area, 28, 28)
    painter.save()
    painter.translate(area.topLeft())
    sheet.paint(painter)
    painter.restore()
