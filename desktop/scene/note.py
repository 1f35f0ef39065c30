"""The note beside what is pointed at: what it is, what it does, and why it cannot be chosen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.look import tokens
from desktop.scene import letters, pictures, strokes

WIDE = 380.0
PADDING = 16.0
TITLE, SMALL_TITLE, BODY = 22, 20, 19
BANNER = 132.0
FACE = (42.0, 59.0)


class Look(NamedTuple):
    """A title with its clause, some lines, and a reason with its clause."""

    title: str
    clause: str
    lines: tuple[str, ...]
    reason: str = ""
    reason_clause: str = ""
    banner: str = ""
    """A picture over the whole width."""
    is_square: bool = False
    """Whether that picture is as wide as high: it stands in the middle then."""
    faces: tuple[tuple[str, int], ...] = ()
    """Cards with their numbers."""
    hint: str = ""
    """How more is told."""


def size(look: Look) -> tuple[float, float]:
    """Width and height of the note."""
    across = WIDE - 2 * PADDING
    high = (
        2 * PADDING
        + 28
        + _further_lines(look)
        + (BANNER if look.banner else 0)
        + (FACE[1] + 18 if look.faces else 0)
    )
    for line in look.lines:
        high += letters.height(line, across, BODY) + 6
    if look.reason:
        high += letters.height(_reason(look), across - 16, BODY, 600) + 20
    if look.hint:
        high += letters.height(look.hint, across, letters.FLOOR) + 4
    return WIDE, high


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the note."""
    strokes.shadow(painter, area, 14)
    strokes.sheet(painter, area, 14, tokens.token("raised"))
    painter.setPen(QPen(tokens.token("line_strong"), 1.5))
    painter.drawRoundedRect(area.adjusted(0.75, 0.75, -0.75, -0.75), 14, 14)
    if look.banner:
        top = QRectF(area.left() + 1.5, area.top() + 1.5, area.width() - 3, BANNER)
        painter.save()
        painter.setClipPath(strokes.rounded(area.adjusted(1.5, 1.5, -1.5, -1.5), 12.5))
        painter.fillRect(top, tokens.token("sunken"))
        if look.is_square:
            top = QRectF(top.center().x() - BANNER / 2, top.top(), BANNER, BANNER)
        pictures.draw(painter, look.banner, top)
        painter.restore()
        area = area.adjusted(0, BANNER, 0, 0)
    inner = area.adjusted(PADDING, PADDING - 4, -PADDING, -PADDING)
    clause_wide = strokes.chip_width(look.clause)
    head = QRectF(inner.left(), inner.top(), inner.width() - clause_wide - 8, 30)
    text_ink, more = tokens.token("text"), _further_lines(look)
    if more:
        head.setHeight(30 + more)
        letters.write_wrapped(painter, head, look.title, SMALL_TITLE, text_ink, 600, title=True)
    else:
        letters.write(painter, head, look.title, TITLE, text_ink, 600, title=True)
    right = QRectF(inner.left(), inner.top(), inner.width(), 30)
    if look.clause:
        strokes.chip(painter, right, look.clause)
    y = inner.top() + 34 + more
    for number, (face, count) in enumerate(look.faces):
        wide, tall = FACE
        card = QRectF(inner.left() + number * (wide + 8), y, wide, tall)
        pictures.draw(painter, face, card, 1.0 if count else 0.3)
        strokes.badge(painter, QPointF(card.right() - 8, card.bottom() - 2), str(count))
    y += FACE[1] + 18 if look.faces else 0
    for line in look.lines:
        high = letters.height(line, inner.width(), BODY)
        text = QRectF(inner.left(), y, inner.width(), high + 2)
        letters.write_wrapped(painter, text, line, BODY, tokens.token("text"))
        y += high + 6
    if look.reason:
        high = letters.height(_reason(look), inner.width() - 16, BODY, 600) + 14
        _refusal(painter, QRectF(inner.left(), y, inner.width(), high), look)
        y += high + 6
    if look.hint:
        text = QRectF(inner.left(), y, inner.width(), area.bottom() - y)
        letters.write_wrapped(painter, text, look.hint, letters.FLOOR, tokens.token("muted"))


def _further_lines(look: Look) -> float:
    """How much higher a title is that has no room in one line; 0 for any other."""
    clause_wide = strokes.chip_width(look.clause)
    across = WIDE - 2 * PADDING - clause_wide - 8
    if letters.width(look.title, letters.FLOOR, 600, title=True) <= across:
        return 0.0
    return max(0.0, letters.height(look.title, across, SMALL_TITLE, 600, title=True) - 28)


def _refusal(painter: QPainter, area: QRectF, look: Look) -> None:
    strokes.sheet(painter, area, 8, tokens.token("warning_soft"))
    text = area.adjusted(8, 6, -8, -2)
    letters.write_wrapped(painter, text, _reason(look), BODY, tokens.token("text"), 600)


def _reason(look: Look) -> str:
    return f"{look.reason} ({look.reason_clause})" if look.reason_clause else look.reason
