"""What stands at the top of a paper: of which game it is, what it is, and from when."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.look import theme
from desktop.look.controls import words_of
from desktop.score.paper import ink
from desktop.score.paper.pages import Part

EMBLEM, GAP, RULE, BELOW = 68, 16, 4, 12
TITLE, SUBTITLE = 44, 24
LINE = 150
"""What is written by hand at the right has a line so long."""


class Head(Part):
    """Emblem, game and sheet at the left; at the right when, or a line to write it on."""

    def __init__(self, game: str, subtitle: str, when: str, *, by_hand: bool = False) -> None:
        self._game, self._subtitle, self._when, self._by_hand = game, subtitle, when, by_hand
        self._title = words_of(game).at("game", "name")

    def words(self) -> Iterator[str]:
        yield from (self._title, self._subtitle, self._when)

    def height(self, width: float) -> float:
        return theme.px(EMBLEM + GAP + RULE + BELOW)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        colour, side = ink.colour_of(self._game), theme.px(EMBLEM)
        painter.drawPixmap(area.topLeft(), theme.emblem(self._game, EMBLEM))
        left = area.x() + side + theme.px(GAP)
        date = ink.wide(self._when, "strong") + (theme.px(LINE) if self._by_hand else 0)
        room = area.right() - date - theme.px(GAP) - left
        title = QRectF(left, area.y(), room, theme.px(TITLE))
        below = QRectF(left, title.bottom(), room, theme.px(SUBTITLE))
        ink.write(painter, title, self._title, "display", ink.LEFT, colour)
        ink.write(painter, below, self._subtitle, "body", ink.LEFT, theme.token("muted"))
        when = QRectF(area.right() - date, below.y(), date, below.height())
        ink.write(painter, when, self._when, "strong", ink.LEFT)
        if self._by_hand:
            line = when.adjusted(date - theme.px(LINE - 8), when.height() - theme.px(2), 0, 0)
            ink.rule(painter, line, theme.token("line_strong"))
        ink.rule(painter, area.adjusted(0, side + theme.px(GAP), 0, 0), colour, RULE)


class Words(Part):
    """A text in as many lines as it needs, with what stands at its right."""

    def __init__(self, text: str, role: str, beside: str = "", above: int = 0) -> None:
        self._text, self._role, self._beside, self._above = text, role, beside, above

    def words(self) -> Iterator[str]:
        yield self._text
        if self._beside:
            yield self._beside

    def height(self, width: float) -> float:
        return ink.high(self._text, self._role, self._room(width)) + theme.px(self._above)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        area = area.adjusted(0, theme.px(self._above), 0, 0)
        text = QRectF(area.topLeft(), QPointF(area.x() + self._room(area.width()), area.bottom()))
        colour = theme.token("muted") if self._role == "small" else None
        ink.write(painter, text, self._text, self._role, ink.TOP, colour)
        if self._beside:
            muted = theme.token("muted")
            ink.write(painter, area, self._beside, "small", ink.ENDS, muted)

    def _room(self, width: float) -> float:
        if not self._beside:
            return width
        return width - ink.wide(self._beside, "small") - theme.px(GAP)
