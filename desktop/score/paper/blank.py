"""An empty sheet to be filled by hand: all that a game scores, with a box for every number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop import boards
from desktop.boards.contract import ScoreForm
from desktop.look import theme
from desktop.look.controls import words_of
from desktop.look.translate import translate
from desktop.score.form import BlankGroup, BlankRow
from desktop.score.paper import ink
from desktop.score.paper.filled import MARK
from desktop.score.paper.head import Head
from desktop.score.paper.pages import Gap, Paper, Part
from desktop.score.settlement import seat_colours
from engine.rules.game import Game

UPRIGHT = 6
"""So many people have room on a sheet that stands; for more it lies."""
LABEL, MOST, SHARED, WIDEST, APART = 0.34, 340, 84, 150, 10
"""How much of the width the words take, how much at the most, and the widths of boxes."""
SIGN, LEAST = 26, 34


def blank(game: Game, form: ScoreForm) -> Paper:
    """An empty sheet of a game, for as many people as a form has."""
    words = words_of(game.name)
    title = words.at("game", "sheet")
    blank = form.blank()
    shares = any(group.shared for group in blank.groups)
    table = Table(game.name, seat_colours(game, form)[: len(form.counted.names)], shares)
    when = translate("Score", "Date")
    parts: list[Part] = [Head(game.name, title, when, by_hand=True), Names(table)]
    for group in blank.groups:
        parts += [Title(table, group), *(Boxes(table, group, row) for row in group.rows)]
    parts += [Gap(8), Sums(table)]
    name = f"{words.at('game', 'name')}: {title}"
    return Paper(name, parts, lies=len(form.counted.names) > UPRIGHT)


class Table(NamedTuple):
    """Of which game it is, whose columns there are, and whether there is one for the whole table."""

    game: str
    colours: tuple[str, ...]
    shares: bool

    def columns(self, area: QRectF) -> tuple[QRectF, QRectF, list[QRectF]]:
        """The words, the box of the whole table, and everybody's place."""
        shared = theme.px(SHARED) if self.shares else 0
        seats = len(self.colours)
        words = min(area.width() * LABEL, theme.px(MOST))
        each = min(theme.px(WIDEST), (area.width() - words - shared) / seats)
        label = area.width() - shared - seats * each
        left, whole, *people = ink.beside(area, [label, shared, *[each] * seats])
        return left, whole, people


class Row(Part):
    """A row of the table; everybody's column is tinted from the names down to the sums."""

    grows = 34

    def __init__(self, table: Table) -> None:
        self._table = table

    def tint(self, painter: QPainter, area: QRectF) -> None:
        """Everybody's column has the colour of the seat."""
        for colour, place in zip(self._table.colours, self._table.columns(area)[2], strict=True):
            half = theme.px(APART) / 2
            painter.fillRect(place.adjusted(half, 0, -half, 0), theme.seat(colour).soft)


class Names(Row):
    """Whose columns they are: a mark, and a box for the name."""

    grows = 10

    def words(self) -> Iterator[str]:
        yield translate("Score", "Name")

    def height(self, width: float) -> float:
        return theme.px(MARK + 16 + LEAST)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        self.tint(painter, area)
        label, _, people = self._table.columns(area)
        below = theme.px(MARK + 12)
        name = label.adjusted(0, below, 0, 0)
        ink.write(painter, name, translate("Score", "Name"), "strong", ink.LEFT)
        for colour, place in zip(self._table.colours, people, strict=True):
            at = QPointF(place.center().x() - theme.px(MARK) / 2, place.y() + theme.px(6))
            ink.mark(painter, colour, at, MARK)
            _box(painter, _inside(place.adjusted(0, below, 0, 0)))


class Title(Row):
    """What a group of rows is, and over its boxes what is written into them."""

    grows = 14

    def __init__(self, table: Table, group: BlankGroup) -> None:
        super().__init__(table)
        self._group = group

    def words(self) -> Iterator[str]:
        yield from filter(None, (self._group.title, self._group.shared, *self._group.boxes))

    def height(self, width: float) -> float:
        shared = self._table.columns(QRectF(0, 0, width, 0))[1].width()
        lines = ink.high(self._group.shared, "small", shared)
        return theme.px(14) + max(lines, theme.px(24))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        self.tint(painter, area)
        label, shared, people = self._table.columns(area.adjusted(0, theme.px(10), 0, -theme.px(2)))
        colour = ink.colour_of(self._table.game)
        ink.write(painter, label, self._group.title, "title", ink.BOTTOM, colour)
        ink.write(painter, shared, self._group.shared, "small", ink.BELOW)
        for place in people:
            boxes = _boxes(place, len(self._group.boxes))
            for text, over in zip(self._group.boxes, boxes, strict=True):
                ink.label(painter, over, text)


class Boxes(Row):
    """A row of a group."""

    def __init__(self, table: Table, group: BlankGroup, row: BlankRow) -> None:
        super().__init__(table)
        self._group, self._row = group, row

    def words(self) -> Iterator[str]:
        yield from filter(None, (self._row.title, self._row.note))

    def height(self, width: float) -> float:
        room = self._text(self._table.columns(QRectF(0, 0, width, 0))[0]).width()
        return max(theme.px(LEAST), sum(self._lines(room)) + theme.px(4))

    def _lines(self, room: float) -> tuple[float, float]:
        return ink.high(self._row.title, "body", room), ink.high(self._row.note, "small", room)

    def _text(self, label: QRectF) -> QRectF:
        return label.adjusted(theme.px(SIGN + 10) if self._row.sign else 0, 0, -theme.px(6), 0)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        self.tint(painter, area)
        label, shared, people = self._table.columns(area)
        if sign := self._row.sign:
            side = theme.px(SIGN)
            where = QRectF(label.x(), label.center().y() - side / 2, side, side)
            boards.play(self._table.game).draw_sign(painter, sign, where)
        text = self._text(label)
        title, note = self._lines(text.width())
        top = QRectF(text.x(), text.center().y() - (title + note) / 2, text.width(), title)
        ink.write(painter, top, self._row.title, "body")
        below = QRectF(text.x(), top.bottom(), text.width(), note)
        ink.write(painter, below, self._row.note, "small", ink.TOP, theme.token("muted"))
        if self._group.shared:
            _box(painter, _inside(shared))
        for place in people:
            for each in _boxes(place, len(self._group.boxes)):
                _box(painter, _inside(each))


class Sums(Row):
    """What everybody has in all."""

    grows = 20

    def words(self) -> Iterator[str]:
        yield translate("Sheet", "Total")

    def height(self, width: float) -> float:
        return theme.px(LEAST + 12)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        colour = ink.colour_of(self._table.game)
        self.tint(painter, area)
        label, _, people = self._table.columns(area)
        ink.write(painter, label, translate("Sheet", "Total"), "title", ink.LEFT, colour)
        for place in people:
            ink.box(painter, _inside(place), colour, theme.token("on_accent"), 2)


def _boxes(place: QRectF, count: int) -> list[QRectF]:
    half = theme.px(APART) / 2
    inner = place.adjusted(half, 0, -half, 0)
    return ink.beside(inner, [inner.width() / count] * count)


def _inside(area: QRectF) -> QRectF:
    return area.adjusted(*map(theme.px, (4, 3, -4, -3)))


def _box(painter: QPainter, area: QRectF) -> None:
    ink.box(painter, area, theme.token("line_strong"), theme.token("on_accent"))
