"""Parts that stand below each other on paper: they fill one page, or as many as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.look import theme, tokens

DOTS = 720
"""In these, to an inch, everything is measured, on whatever device it is painted."""
MARGIN = 14 / 25.4 * DOTS
SIZES = (7.8, 6.9, 6.4, 5.8, 5.3, 4.9, 4.6, 4.3)
"""Dots of a design pixel: the largest one is taken with which all lies on one page."""
MANY = 5.8
"""With more than one page."""
APART = 14
"""Between what is told and the foot of the page."""


class Part:
    """Something that takes the whole width."""

    grows = 0
    """Design pixels that it can be higher than it must where a page has room left."""

    def words(self) -> Iterator[str]:
        """What it says."""
        yield from ()

    def height(self, width: float) -> float:
        """What it needs."""
        raise NotImplementedError

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint it into its place."""
        raise NotImplementedError


class Gap(Part):
    """Nothing, so high."""

    def __init__(self, high: int, grows: int = 0) -> None:
        self._high, self.grows = high, grows

    def height(self, width: float) -> float:
        return theme.px(self._high)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        pass


class Placed(NamedTuple):
    """A part and where it lies on its page."""

    part: Part
    area: QRectF


type_of_page = list[Placed]


class Paper(NamedTuple):
    """A document: its parts, what stands at the foot of the last page, and what heads each further one."""

    name: str
    parts: Sequence[Part]
    foot: Sequence[Part] = ()
    again: Sequence[Part] = ()
    lies: bool = False
    """Whether its pages lie on their side."""

    def words(self) -> list[str]:
        """All that stands on it."""
        return [text for part in (*self.parts, *self.foot) for text in part.words()]

    def paint(self, painter: QPainter, size: QSizeF, turn: Callable[[], object]) -> None:
        """Paint every page, so large in dots; `turn` is called between two of them."""
        size = size - QSizeF(2 * MARGIN, 2 * MARGIN)
        unit, pages = self.laid_out(size)
        with tokens.on_paper(unit):
            for number, page in enumerate(pages):
                if number:
                    turn()
                painter.save()
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(MARGIN, MARGIN)
                for part, area in page:
                    part.paint(painter, area)
                painter.restore()

    def laid_out(self, size: QSizeF) -> tuple[float, list[type_of_page]]:
        """Dots of a design pixel, and the pages, whose parts lie on an area of that size."""
        for unit in (*SIZES, MANY):
            with tokens.on_paper(unit):
                pages = self._pages(size)
            if len(pages) == 1:
                return unit, pages
        return MANY, pages

    def _pages(self, size: QSizeF) -> list[type_of_page]:
        foot = [part.height(size.width()) for part in self.foot]
        low = sum(foot) + (theme.px(APART) if foot else 0)
        pages: list[list[tuple[Part, float]]] = [[]]
        for part in self.parts:
            high = part.height(size.width())
            if pages[-1] and _used(pages[-1]) + high > size.height():
                pages.append([(it, it.height(size.width())) for it in self.again])
            pages[-1].append((part, high))
        if _used(pages[-1]) + low > size.height():
            pages.append([])
        spare = size.height() - low - _used(pages[-1]) if len(pages) == 1 else 0.0
        made = [_placed(page, size.width(), spare) for page in pages]
        y = size.height() - sum(foot)
        for part, high in zip(self.foot, foot, strict=True):
            made[-1].append(Placed(part, QRectF(0, y, size.width(), high)))
            y += high
        return made


def _used(page: Sequence[tuple[Part, float]]) -> float:
    return sum(high for _, high in page)


def _placed(page: Sequence[tuple[Part, float]], width: float, spare: float) -> type_of_page:
    """What is left of the page goes to what can grow."""
    most = sum(theme.px(part.grows) for part, _ in page)
    share = min(1.0, spare / most) if most else 0.0
    made, y = [], 0.0
    for part, high in page:
        grown = high + share * theme.px(part.grows)
        made.append(Placed(part, QRectF(0, y, width, grown)))
        y += grown
    return made
