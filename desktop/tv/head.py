"""The head of a television: the emblem of the game, the name of the match, and its time."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.scene import letters
from desktop.tv import brush
from desktop.tv.brush import RIGHT, write
from desktop.tv.panel import Panel


class Head(Panel):
    """Shows the name of the match and the time of the game."""

    def __init__(self, parent: QWidget, game: str) -> None:
        super().__init__(parent)
        self._game = game

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint emblem, name and time."""
        name, time = self.look
        side = area.height()
        brush.emblem(painter, self._game, QRectF(0, 0, side, side))
        right = letters.width(time, 44, 600, True)
        left = side + 20
        place = QRectF(left, 0, area.width() - right - left - 40, side)
        write(painter, place, name, 44, title=True)
        write(painter, area, time, 44, align=RIGHT, title=True)
