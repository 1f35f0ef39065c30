"""A card in its Threat space: as large as its place, in words that are read from a metre away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.face import Face
from desktop.table.letters import letters
from desktop.table.measure import Lengths

LARGEST, SMALLEST = 26, 18
"""Sizes of the words; the smallest are 14 pixels in a window of 1280 × 800."""
BORDER, RADIUS = 3, 12
PICTURE = 28
"""So high at least is a picture that is drawn at all."""
_MIDDLE = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


def paint(painter: QPainter, area: QRectF, face: Face, measure: Lengths) -> None:
    """The printed card's parts one below the other, each as high as its words need."""
    px = measure.px
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("paper"))
    painter.drawRoundedRect(area, px(RADIUS), px(RADIUS))
    outline = QPainterPath()
    outline.addRoundedRect(area, px(RADIUS), px(RADIUS))
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    _parts(painter, area, face, measure)
    painter.restore()
    stroke = max(2.0, px(BORDER))
    painter.setPen(QPen(colour("card"), stroke))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = stroke / 2
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), px(RADIUS), px(RADIUS))


def _parts(painter: QPainter, area: QRectF, face: Face, measure: Lengths) -> None:
    px = measure.px
    side = px(8)
    across = area.width() - 2 * side
    largest = max(SMALLEST, min(LARGEST, int(SMALLEST * area.width() / px(170))))
    name, high = fitting(face.name, across, px(52), measure, largest, 700)
    head = QRectF(area.left(), area.top(), area.width(), max(px(34), high + px(8)))
    painter.fillRect(head, colour("card"))
    _write(painter, head.adjusted(side, px(2), -side, 0), face.name, name, "on_strip")
    room = area.height() - head.height()
    told, high = fitting(face.strip_note, across, room * 0.62, measure, largest - 2, 600)
    deep = max(px(38), high + px(10)) if face.strip or face.strip_note else px(20)
    foot = QRectF(area.left(), area.bottom() - deep, area.width(), deep)
    painter.fillRect(foot, colour("card_foot"))
    inside = foot.adjusted(side, 0, -side, -px(2))
    if face.strip:
        signs.paint(painter, inside, face.strip, letters(measure, 20, 800), colour("ink"), px(28))
    elif face.strip_note:
        _write(painter, inside, face.strip_note, told, "ink")
    below = foot.top()
    if face.note:
        note, high = fitting(face.note, across, px(44), measure, SMALLEST, 500)
        # Where both have no room, the picture says more of the card than when it came.
        if below - high - head.bottom() - px(16) >= px(PICTURE):
            below -= high + px(5)
            where = QRectF(area.left() + side, below, across, high)
            _write(painter, where, face.note, note, "ink")
    well = QRectF(area.left() + side, head.bottom() + px(6), across, 0)
    well.setBottom(below - px(5))
    if well.height() >= px(PICTURE):
        _well(painter, well, face, measure)


def _well(painter: QPainter, well: QRectF, face: Face, measure: Lengths) -> None:
    px = measure.px
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("card_well"))
    painter.drawRoundedRect(well, px(6), px(6))
    high = min(well.height() - px(4), well.width() * 0.5)
    picture = QRectF(0, 0, high, high)
    picture.moveCenter(well.center())
    if face.picture:
        draw(painter, face.picture, picture)
    if face.beside:
        side = min(high * 0.5, well.right() - px(5) - picture.right())
        at = QPointF(picture.right() + px(2), well.bottom() - px(3) - side)
        draw(painter, face.beside, QRectF(at, QSizeF(side, side)))
    if face.icon:
        side = min(px(30), well.height() - px(6))
        draw(
            painter,
            signs.ICONS[face.icon],
            QRectF(well.left() + px(4), well.top() + px(3), side, side),
        )


def fitting(
    text: str, across: float, high: float, measure: Lengths, largest: int, weight: int
) -> tuple[QFont, float]:
    """The largest face in which a text has room, and how high the text is in it."""
    for size in range(max(largest, SMALLEST), SMALLEST - 1, -1):
        face = letters(measure, size, weight)
        found = height(text, across, face)
        longest = max((_wide(word, face) for word in text.split()), default=0.0)
        if found <= high and longest <= across:
            break
    return face, min(found, high)


def height(text: str, across: float, face: QFont) -> float:
    """How high a text is when it is wrapped."""
    if not text:
        return 0.0
    room = QRectF(0, 0, across, 10_000)
    return QFontMetricsF(face).boundingRect(room, _MIDDLE, text).height()


def _wide(text: str, face: QFont) -> float:
    return QFontMetricsF(face).horizontalAdvance(text)


def shortened(text: str, area: QRectF, face: QFont) -> str:
    """The text as far as it has room, whole words and …; the press on the card tells the rest."""
    if height(text, area.width(), face) <= area.height() + 2:
        return text
    words = text.split()
    while words and height(f"{' '.join(words)} …", area.width(), face) > area.height() + 2:
        words.pop()
    return f"{' '.join(words)} …"


def _write(painter: QPainter, area: QRectF, text: str, face: QFont, ink: str) -> None:
    painter.setFont(face)
    painter.setPen(colour(ink))
    flags = _MIDDLE | int(Qt.TextFlag.TextDontClip)
    painter.drawText(area, flags, shortened(text, area, face))
