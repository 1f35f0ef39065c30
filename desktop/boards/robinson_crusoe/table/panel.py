"""A panel of the island's table, and the frame of what cannot be pressed there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.robinson_crusoe.art import colour
from desktop.look import theme
from desktop.table.measure import Measure
from desktop.table.panels import panel

GAME = "robinson-crusoe"


def dashes(painter: QPainter, area: QRectF, measure: Measure, radius: int = 14) -> None:
    """The frame of what cannot be pressed now."""
    pen = QPen(theme.token("disabled_text"), max(1.0, measure.px(1.5)))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = measure.px(radius)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)


class Panel(panel.Panel):
    """A panel in the colours of the island."""

    def __init__(self, measure: Measure, clause: str = "") -> None:
        super().__init__(measure, GAME, clause, paper)


def paper() -> tuple[QColor, QColor]:
    """The colours of a sheet on the island."""
    return colour("panel"), colour("panel_line")
