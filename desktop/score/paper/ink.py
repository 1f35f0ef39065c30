"""What parts of a page are painted with: type, lines, marks and signs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop.look import theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
BOTTOM = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
BELOW = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
ENDS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
WRAPS = Qt.TextFlag.TextWordWrap
WORD = re.compile(r"[^\s-]*(?:-|\s+|$)")
DARK = 0.4
"""No lighter is a colour in which something is written."""


def colour_of(game: str) -> QColor:
    """The colour of a game: what its emblem has at the top, dark enough to write in."""
    seen = theme.emblem(game, 16).toImage()
    colour = seen.pixelColor(seen.width() // 2, seen.height() // 8)
    while colour.lightnessF() > DARK:
        colour = colour.darker(110)
    return colour


def high(text: str, role: str, width: float) -> float:
    """How high a text is in lines so wide."""
    if not text:
        return 0.0
    metrics = QFontMetricsF(theme.font(role))
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), WRAPS, text).height()


def wide(text: str, role: str) -> float:
    """How wide a text is in one line."""
    return QFontMetricsF(theme.font(role)).horizontalAdvance(text)


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    role: str,
    flags: Qt.AlignmentFlag = TOP,
    colour: QColor | None = None,
) -> None:
    """A text in lines as wide as the area."""
    painter.setFont(theme.font(role))
    painter.setPen(colour or theme.token("text"))
    painter.drawText(area, flags | WRAPS, text)


def name(painter: QPainter, area: QRectF, text: str, flags: Qt.AlignmentFlag) -> None:
    """A name: smaller, then in two lines, and only where even those are too short, cut."""
    role = next((it for it in ("strong", "small") if wide(text, it) <= area.width()), "")
    if role:
        write(painter, area, text, role, flags)
        return
    metrics = QFontMetricsF(theme.font("small"))
    first, rest = broken(text, metrics, area.width())
    lines = [it for it in (first, rest) if it]
    cut = [metrics.elidedText(it, Qt.TextElideMode.ElideRight, area.width()) for it in lines]
    write(painter, area, "\n".join(cut), "small", flags)


def label(painter: QPainter, area: QRectF, text: str) -> None:
    """A word in one line at the foot of an area, as small as it must be."""
    font = theme.font("small")
    room = area.width() / max(wide(text, "small"), 1.0)
    if room < 1:
        font.setPixelSize(int(font.pixelSize() * room))
    painter.setFont(font)
    painter.setPen(theme.token("text"))
    painter.drawText(area, BELOW, text)


def broken(text: str, metrics: QFontMetricsF, width: float) -> tuple[str, str]:
    """As many words as have room in the first line, and the others; a hyphen ends a word, too."""
    words = WORD.findall(text)
    for count in range(len(words) - 1, 0, -1):
        first = "".join(words[:count])
        if metrics.horizontalAdvance(first.rstrip()) <= width:
            return first.rstrip(), "".join(words[count:])
    return text, ""


def rule(painter: QPainter, area: QRectF, colour: QColor | None = None, high: int = 1) -> None:
    """A line along the top of an area."""
    top = QRectF(area.x(), area.y(), area.width(), theme.px(high))
    painter.fillRect(top, colour or theme.token("line"))


def box(
    painter: QPainter, area: QRectF, line: QColor, fill: QColor | None = None, width: int = 1
) -> None:
    """A box with round corners."""
    painter.save()
    painter.setPen(QPen(line, theme.px(width)))
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    inset = theme.px(width) / 2
    corner = theme.px(6)
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()


def mark(painter: QPainter, colour: str, where: QPointF, size: int) -> None:
    """The mark of a seat."""
    painter.drawPixmap(where, theme.seat_mark(colour, size))


def beside(area: QRectF, widths: Sequence[float]) -> list[QRectF]:
    """Columns of an area beside each other, so wide."""
    made, x = [], area.x()
    for width in widths:
        made.append(QRectF(x, area.y(), width, area.height()))
        x += width
    return made
