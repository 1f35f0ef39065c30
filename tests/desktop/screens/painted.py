"""What widgets paint themselves: their words and pictures, and whether each has its room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from desktop.look.text_fit import NO_BREAK
from desktop.table.panels.slot import Slot
from desktop.table.touch import TouchButton

LEEWAY = 1.0
"""Pixels by which rounding may differ."""
BEGUN = 4
"""Letters that are painted of every word, however little room it has."""
ON_PURPOSE = {
    *("DeckButton", "EventPile"),  # cards lie on cards
    *("Top", "Track"),  # an emblem lies on a picture's edge, a marker on a narrow track
}
"""Widgets on which one thing is painted over another."""

ON_PICTURES = {"LargeCard", "Picture", "ReadCard", "RoundTrack"}
"""Widgets that paint words and signs upon a picture."""
OTHERWISE = {"Colony", "GoButton", "Space"}
"""Buttons that paint a question or a card instead of what they are called."""


class Stroke(NamedTuple):
    """A word, a picture or a frame, and where it was painted on its widget."""

    widget: QWidget
    kind: str
    area: QRectF
    text: str = ""

    def __str__(self) -> str:
        at, size = self.area.topLeft().toPoint(), self.area.size().toSize()
        what = f"“{self.text}”" if self.text else self.kind
        return f"{what} at {at.x()}, {at.y()}, {size.width()} × {size.height()}"


class Painted:
    """The texts, pictures and frames that any widget paints itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.strokes: list[Stroke] = []
        areas = {"drawText": _text, "drawPixmap": _picture}
        for name in ("drawText", "drawPixmap", "drawRoundedRect", "drawEllipse", "drawRect"):
            monkeypatch.setattr(QPainter, name, self._noting(name, areas.get(name, _frame)))

    def _noting(self, name: str, area_of: Any) -> Any:
        real = getattr(QPainter, name)

        def draw(painter: QPainter, *given: Any) -> Any:
            widget = painter.device()
            if isinstance(widget, QWidget):
                area = painter.worldTransform().mapRect(area_of(painter, given))
                text = next((part for part in given if isinstance(part, str)), "")
                text = text.replace(NO_BREAK, " ")
                if text or name != "drawText":
                    self.strokes.append(Stroke(widget, name.removeprefix("draw"), area, text))
            return real(painter, *given)

        return draw

    def on(self, widget: QWidget) -> list[str]:
        """The texts that are painted when the widget is."""
        self.strokes.clear()
        widget.grab()
        return [stroke.text for stroke in self.strokes if stroke.text]

    def faults(self) -> Iterator[str]:
        """What of the last painting leaves its widget or its frame, or lies over something else."""
        by_widget: dict[int, list[Stroke]] = {}
        for stroke in self.strokes:
            # What scrolls may be cut.
            if not isinstance(stroke.widget.parentWidget(), QAbstractScrollArea):
                by_widget.setdefault(id(stroke.widget), []).append(stroke)
        for strokes in by_widget.values():
            name = type(strokes[0].widget).__name__
            yield from (f"{name}: {fault}" for fault in outside(strokes))
            if name not in OTHERWISE:
                yield from (f"{name}: {fault}" for fault in unsaid(strokes))
            if name not in ON_PURPOSE:
                frames = ("Text",) if name in ON_PICTURES else ("Text", "Pixmap")
                yield from (f"{name}: {fault}" for fault in crossing(strokes, frames))


def outside(strokes: Sequence[Stroke]) -> Iterator[str]:
    """What leaves the widget that paints it."""
    for it in strokes:
        room = QRectF(it.widget.rect()).adjusted(-LEEWAY, -LEEWAY, LEEWAY, LEEWAY)
        if not room.contains(it.area):
            yield f"{it} is not within {it.widget.width()} × {it.widget.height()}"


def unsaid(strokes: Sequence[Stroke]) -> Iterator[str]:
    """What a large button says and does not paint; a card's place has its second line elsewhere."""
    button = strokes[0].widget
    if isinstance(button, TouchButton):
        painted = _letters("".join(it.text for it in strokes))
        said = button.words[:1] if isinstance(button, Slot) else button.words
        for words in said:
            if _letters(words)[:BEGUN] not in painted:
                yield f"“{words}” is not painted"


def _letters(text: str) -> str:
    return "".join(text.split())


def crossing(strokes: Sequence[Stroke], no_frames: Sequence[str]) -> Iterator[str]:
    """What lies over another thing; only a frame may have things in it, and has them whole."""
    for one, other in combinations(strokes, 2):
        if not _meet(one.area, other.area):
            continue
        if "Pixmap" not in no_frames and "Text" not in (one.kind, other.kind):
            continue
        pairs = ((one, other), (other, one))
        frames = [(it, inner) for it, inner in pairs if it.kind not in no_frames]
        if not frames:
            yield f"{one} lies over {other}"
        elif not any(_holds(frame.area, inner.area) for frame, inner in frames):
            yield f"{one} crosses {other}"


def _holds(frame: QRectF, inner: QRectF) -> bool:
    return frame.adjusted(-LEEWAY, -LEEWAY, LEEWAY, LEEWAY).contains(inner)


def _meet(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > LEEWAY and both.height() > LEEWAY


def _text(painter: QPainter, given: Sequence[Any]) -> QRectF:
    """Where the ink of a text is, all of its lines where it is broken."""
    metrics, text = QFontMetricsF(painter.font()), str(given[-1])
    ink = metrics.tightBoundingRect(text)
    if len(given) == 2:
        return ink.translated(QPointF(given[0]))
    flags = int(given[1]) if isinstance(given[1], int) else given[1].value
    area = metrics.boundingRect(QRectF(given[0]), flags, text)
    if flags & Qt.TextFlag.TextWordWrap.value:
        return area
    return QRectF(
        area.left(), area.top() + metrics.ascent() + ink.top(), area.width(), ink.height()
    )


def _picture(_painter: QPainter, given: Sequence[Any]) -> QRectF:
    if isinstance(given[0], QRect | QRectF):
        return QRectF(given[0])
    at = QPointF(*given[:2]) if isinstance(given[0], int) else QPointF(given[0])
    size = next(part.deviceIndependentSize() for part in given if isinstance(part, QPixmap))
    return QRectF(at, size)


def _frame(_painter: QPainter, given: Sequence[Any]) -> QRectF:
    if isinstance(given[0], QPointF):
        middle, across, down = given
        return QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down)
    return QRectF(given[0]) if isinstance(given[0], QRect | QRectF) else QRectF(*given[:4])
