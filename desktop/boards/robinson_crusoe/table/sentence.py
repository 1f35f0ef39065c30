"""Words as large as their place allows, never cut where the place can grow with them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.table.letters import letters
from desktop.table.measure import Measure

_HIGHEST = 10_000
_FLAGS = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class Sentence(QWidget):
    """A sentence in one of the sizes between `largest` and `smallest`, lengths of the design."""

    def __init__(
        self, measure: Measure, largest: int, smallest: int, weight: int, role: str = "text"
    ) -> None:
        super().__init__()
        self._measure, self._text = measure, ""
        self._sizes, self._weight, self._role = range(largest, smallest - 1, -1), weight, role

    def text(self) -> str:
        """What it says."""
        return self._text

    def setText(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self.update()

    def high(self, wide: int, size: int) -> int:
        """How high it is in that size."""
        return self._area(QSize(wide, _HIGHEST), size).height() if self._text else 0

    def fits(self, room: QSize) -> bool:
        """Whether all of it has room in a size that it takes."""
        return any(self._has_room(room, size) for size in self._sizes)

    def paintEvent(self, _event: QPaintEvent) -> None:
        last = self._sizes[-1]
        size = next((it for it in self._sizes if self._has_room(self.size(), it)), last)
        painter = QPainter(self)
        painter.setPen(theme.token(self._role))
        painter.setFont(letters(self._measure, size, self._weight))
        painter.drawText(self.rect(), _FLAGS, self._text)
        painter.end()

    def _area(self, room: QSize, size: int) -> QRect:
        face = QFontMetrics(letters(self._measure, size, self._weight))
        return face.boundingRect(QRect(0, 0, room.width(), room.height()), _FLAGS, self._text)

    def _has_room(self, room: QSize, size: int) -> bool:
        needed = self._area(room, size)
        return needed.height() <= room.height() + 1 and needed.width() <= room.width()
