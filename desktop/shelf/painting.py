"""What tiles and rows of the shelf are painted with: a line of text, a picture with round corners."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton

from desktop.look import theme
from desktop.look.text_fit import narrower

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight


def wide(role: str, text: str) -> int:
    """How wide a text of this type role is."""
    return QFontMetrics(theme.font(role)).horizontalAdvance(text)


def line(
    painter: QPainter,
    area: QRect,
    text: str,
    role: str = "body",
    ink: str = "text",
    side: Qt.AlignmentFlag = LEFT,
    *,
    shrinks: bool = False,
) -> None:
    """Write one line that ends in … where there is no room, even in smaller letters if it `shrinks`."""
    font = theme.font(role)
    if shrinks:
        font = narrower(font, text, area.width())
    painter.setFont(font)
    painter.setPen(theme.token(ink))
    fits = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0, area.width()))
    painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, fits)


def several_lines(painter: QPainter, area: QRect, text: str, role: str, ink: str) -> None:
    """Write a text in as many lines as it needs."""
    painter.setFont(theme.font(role))
    painter.setPen(theme.token(ink))
    painter.drawText(area, LEFT | Qt.TextFlag.TextWordWrap, text)


def ground(painter: QPainter, button: QAbstractButton, corner: int) -> QPainterPath:
    """Paint a card below a button, lit under the mouse; the path of its edge."""
    held, lit = button.isDown(), button.underMouse() and button.isEnabled()
    path = QPainterPath()
    path.addRoundedRect(QRectF(button.rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.token("sunken" if held else "raised"))
    painter.drawPath(path)
    edge(painter, path, "accent" if lit else "line", 2 if lit else 1)
    return path


def edge(painter: QPainter, path: QPainterPath, ink: str, stroke: int = 1) -> None:
    """Draw the edge of a card."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.token(ink), stroke))
    painter.drawPath(path)


def fill(painter: QPainter, area: QRect, picture: QPixmap) -> None:
    """Draw a picture so that it fills an area and keeps its shape; what is too much is cut off."""
    size = picture.deviceIndependentSize()
    factor = max(area.width() / size.width(), area.height() / size.height())
    across, down = area.width() / factor, area.height() / factor
    ratio = picture.devicePixelRatio()
    part = QRectF((size.width() - across) / 2, (size.height() - down) / 2, across, down)
    source = QRectF(part.x() * ratio, part.y() * ratio, across * ratio, down * ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(area), picture, source)
