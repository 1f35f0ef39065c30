"""A part of the television's view: it is painted anew only when it has something else to show."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme


class Panel(QWidget):
    """Shows a look, whatever that is; `draw` paints it in units of the design."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look: Any = None
        self._unit = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.watch.changed.connect(self.update)

    def tell(self, look: object, said: str) -> None:
        """Show that; `said` is what is read out."""
        if look != self.look:
            self.look = look
            self.update()
        if said != self.accessibleName():
            self.setAccessibleName(said)

    def place(self, area: QRectF, unit: float) -> None:
        """Lie there, an area in units; so many pixels are one of them."""
        self._unit = unit
        whole = QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)
        self.setGeometry(whole.toRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._unit, self._unit)
        self.draw(painter, QRectF(0, 0, self.width() / self._unit, self.height() / self._unit))
        painter.end()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint `self.look` into the area; a part that says no more is an empty place."""
