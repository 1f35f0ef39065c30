"""The view for a television: what is due, the Threat spaces and every counter, from three metres."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.counters_only import rest
from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed
from desktop.boards.robinson_crusoe.table.hand_over.sheet import Sheet
from desktop.boards.robinson_crusoe.tv import parts as tv_parts
from desktop.boards.robinson_crusoe.tv.contents import Seen, seen, spoken
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.measure import Lengths
from desktop.tv.panel import Panel
from desktop.tv.screen import EDGE, HIGH, WIDE, Screen
from engine.games.robinson_crusoe.state import Robinson

TOP, BOTTOM = 292.0, 1040.0
SCALE = 2.0
"""What is drawn for a metre is twice as large for three: its smallest words are 36 units high."""
SHEET = 1.85
"""How large a hand-over is; smaller where more is told than has room."""


type_of_more = tuple[Handed | None, bool]
"""A round that is handed over, and whether the counters are shown alone."""


class Tv(Screen):
    """Round, what is due, both Threat spaces, the deck, counters and Wounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = Picture(self)
        self.seen: Seen | None = None

    def show_table(
        self,
        state: Robinson,
        voice: Voice,
        name: str,
        is_early: bool = False,
        more: type_of_more = (None, False),
    ) -> None:
        """Show the match of that name as it stands."""
        handed, is_alone = more
        now = seen(state, voice, name, handed)
        if is_alone and not state.is_terminal:
            now = now._replace(text=rest(state, voice), more="", seat="", is_followed=False)
        if is_early:
            now = now._replace(text=translate("Robinson", "The match is over."), seat="")
        self.seen = now
        self.setAccessibleName(spoken(now))
        self.picture.tell(now, "")

    def arrange(self) -> None:
        unit = self.unit
        left, top = (self.width() / unit - WIDE) / 2, (self.height() / unit - HIGH) / 2
        self.picture.place(QRectF(left, top, WIDE, HIGH), unit)

    def ground(self) -> QColor:
        return colour("table")


class Picture(Panel):
    """All of it, in the middle of a screen of another shape."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._measure = Lengths(SCALE)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint what the match shows."""
        it: Seen = self.look
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
