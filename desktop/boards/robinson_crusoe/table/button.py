"""A button in the game's own colours: warm under a hand, dashes where it cannot be pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.panel import dashes
from desktop.table.touch import LEGAL, PLAIN, TouchButton

RADIUS = 14


class Button(TouchButton):
    """Looks as the others of the table do; a hand over it and what it cannot do are the game's."""

    def _frame(self, painter: QPainter, off: bool) -> None:
        has_hand = self.underMouse() or self.isDown()
        if self.look not in (PLAIN, LEGAL) or (not off and not has_hand):
            super()._frame(painter, off)
            return
        px = self._measure.px
        area = QRectF(self.rect())
        if off:
            dashes(painter, area, self._measure, RADIUS)
            return
        stroke = max(2.0, px(3) * 0.8)
        painter.setPen(QPen(colour("ember_ring"), stroke))
        painter.setBrush(colour("ember_wash"))
        half = stroke / 2
        inside = area.adjusted(half, half, -half, -half)
        painter.drawRoundedRect(inside, px(RADIUS), px(RADIUS))
