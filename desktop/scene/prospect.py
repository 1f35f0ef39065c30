"""The plate beside a thing: in signs, what is sure to come of choosing it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.look import signs, theme, tokens
from desktop.look.signs import Sign
from desktop.scene import strokes

SCALE = 1.5
"""Board units to a length of the signs; they grow with the text size by themselves."""
WIDEST = 220
"""The room for signs side by side, in their own lengths at 100 % text size."""
PADDING = 10.0

type_of_look = tuple[Sign, ...]


def size(look: type_of_look) -> tuple[float, float]:
    """Width and height of the plate."""
    lines = signs.lines(look, theme.px(WIDEST))
    wide = max(map(signs.width, lines))
    return wide * SCALE + 2 * PADDING, len(lines) * signs.height() * SCALE + PADDING


def draw(painter: QPainter, area: QRectF, look: type_of_look, draw_sign: signs.Draw) -> None:
    """Draw the plate: amber, as everything that is asked here and now."""
    strokes.shadow(painter, area, 9)
    painter.setBrush(tokens.token("raised"))
    painter.setPen(QPen(tokens.token("legal"), 2))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 9, 9)
    painter.save()
    painter.translate(area.left() + PADDING, area.top() + PADDING / 2)
    painter.scale(SCALE, SCALE)
    painter.setPen(tokens.token("text"))
    line = QRect(0, 0, theme.px(WIDEST), signs.height())
    for shown in signs.lines(look, theme.px(WIDEST)):
        signs.paint(painter, line, shown, draw_sign)
        line.moveTop(line.bottom() + 1)
    painter.restore()
