"""A seat's production wheel: the reward area above, the marker's space, and goods to the reward."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.scene.strokes import sector
from desktop.table.telling import Telling
from engine.games.red_outpost.table import AtTable


class Wheel(QWidget):
    """Drawn from the number of its spaces; the marker lies in one of them."""

    def __init__(self, telling: Telling[AtTable], colour: str, side: int) -> None:
        super().__init__()
        self._side = side
        self._telling, self._colour = telling, colour
        self._space, self._spaces, self._known = 0, 1, True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        telling.measure.dress(self, lambda it: it.setFixedSize(it.sizeHint()))

    def sizeHint(self) -> QSize:
        side = self._telling.measure.px(self._side)
        return QSize(side, side)

    def show_wheel(self, space: int, spaces: int, *, known: bool, who: str) -> None:
        """The marker stands on that space, from 0; unknown if nobody has told."""
        self._space, self._spaces, self._known = space, spaces, known
        left = spaces - space
        if known:
            one = translate("TableWheel", "{name}’s wheel: 1 cube to the next reward")
            many = translate("TableWheel", "{name}’s wheel: {count} cubes to the next reward")
            said = (one if left == 1 else many).format(name=who, count=left)
        else:
            said = translate(
                "TableWheel", "{name}’s wheel: the marker’s place has not been entered"
            )
            said = said.format(name=who)
        self.setAccessibleName(said)
        tip(self, said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        measure = self._telling.measure
        px = measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(min(self.width(), self.height()))
        middle = QPointF(self.width() / 2, self.height() / 2)
        outer, inner = side / 2 - 2, side / 2 * 0.52
        seat = theme.seat(self._colour)
        # Half a space of room at the top for the reward area.
        reward = 360 / (self._spaces + 1) * 0.5
        each = (360 - reward) / self._spaces
        for space in range(self._spaces):
            here = self._known and space == self._space
            begin = reward / 2 + each * space
            painter.setBrush(seat.soft if here else theme.token("sunken"))
            line = seat.outline if here else theme.token("line_strong")
            painter.setPen(QPen(line, px(3) if here else 1))
            painter.drawPath(sector(middle, inner, outer, begin + 1.5, begin + each - 1.5))
            at = _at(middle, (inner + outer) / 2, begin + each / 2)
            if here:
                size = px(26)
                mark = measure.seat_mark(self._colour, 26)
                painter.drawPixmap(QPointF(at.x() - size / 2, at.y() - size / 2), mark)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.token("line_strong"))
                painter.drawEllipse(at, px(3), px(3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("legal"))
        top, wide, high = middle.y() - outer, px(9), px(24)
        diamond = QPainterPath(QPointF(middle.x(), top))
        for x, y in ((wide, high / 2), (0, high), (-wide, high / 2)):
            diamond.lineTo(middle.x() + x, top + y)
        painter.drawPath(diamond)
        painter.setPen(theme.token("text"))
        painter.setFont(measure.font("table.label"))
        number = str(self._spaces - self._space) if self._known else "?"
        hub = QRectF(middle.x() - inner, middle.y() - inner * 0.85, 2 * inner, inner)
        painter.drawText(hub, Qt.AlignmentFlag.AlignCenter, number)
        gem = measure.icon("crystal", 20, "accent")
        painter.drawPixmap(QPointF(middle.x() - px(20) / 2, middle.y() + px(5)), gem)
        painter.end()


def _at(middle: QPointF, radius: float, angle: float) -> QPointF:
    """A point at so many degrees clockwise from the top."""
    turn = math.radians(angle)
    return QPointF(middle.x() + radius * math.sin(turn), middle.y() - radius * math.cos(turn))
