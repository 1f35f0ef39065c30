"""The sheet with every line: who won, how a tie was decided, every point and its reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop import boards
from desktop.look import theme
from desktop.look.controls import words_of
from desktop.look.translate import locale, translate
from desktop.score.paper import ink
from desktop.score.paper.head import Head, Words
from desktop.score.paper.pages import Gap, Paper, Part
from desktop.score.points import Row, points, rows, why
from desktop.score.settlement import Settled
from desktop.sheet.head import headline
from desktop.sheet.outcome import Outcome, best, plain
from desktop.sheet.proof import steps
from engine.rules.scoring import Place

SHARE, WIDEST = 0.6, 130
"""How much of the width all people share at the most, and how wide each of them is then."""
TILE, BETWEEN, MARK, SIGN = 92, 10, 26, 30
ABREAST = 5
"""So many places stand in one line."""
AIR = 4
"""Above and below what stands in a row."""


def sheet(settled: Settled, name: str = "", day: QDate | None = None) -> Paper:
    """The sheet of that name, and of that day where it is not today's."""
    told = settled.told
    words = words_of(told.game.name)
    title = words.at("game", "sheet")
    when = locale().toString(day or QDate.currentDate(), QLocale.FormatType.LongFormat)
    heads = Heads(told)
    ties = [
        Words(f"{number}. {step.text}", "body", step.clause, 4)
        for number, step in enumerate(steps(told), 1)
    ]
    parts: list[Part] = [
        Head(told.game.name, f"{title}: {name}" if name else title, when),
        Words(headline(told), "heading"),
        *ties,
        Gap(14, 10),
        Places(told),
        Gap(18, 16),
        heads,
        *(Points(settled, row) for row in rows(settled)),
        Total(told),
    ]
    full = f"{words.at('game', 'name')}: {title}"
    return Paper(full, parts, _foot(settled), [heads])


def _foot(settled: Settled) -> list[Part]:
    """How open points were read, and whose values were counted with."""
    form, told = settled
    readings = [
        f"{ruling}: {told.words.at('rulings', ruling, 'question')}"
        f" {told.words.reading(ruling, form.counted.rulings[ruling])}"
        for ruling in form.scored()
    ]
    notes = [it for it in (settled.values, told.words.placeholders(form.used())) if it]
    title = translate("Score", "Rulings on open points")
    return [Foot(title if readings else "", [*readings, *notes])] if readings or notes else []


class Places(Part):
    """The places of all, from first to last."""

    def __init__(self, told: Outcome) -> None:
        self._told, self._places = told, told.result.ranking.places

    def words(self) -> Iterator[str]:
        vp = self._told.words.at("game", "vp")
        for place in self._places:
            yield f"{place.rank}. {self._told.name(place.seat)}: {plain(place.total)} {vp}"

    def height(self, width: float) -> float:
        return theme.px(TILE) * self._lines + theme.px(BETWEEN) * (self._lines - 1)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        gap, abreast = theme.px(BETWEEN), -(-len(self._places) // self._lines)
        wide, high = (area.width() + gap) / abreast, (area.height() + gap) / self._lines
        for at, place in enumerate(self._places):
            line, column = divmod(at, abreast)
            tile = QRectF(area.x() + column * wide, area.y() + line * high, wide - gap, high - gap)
            self._tile(painter, tile, place)

    @property
    def _lines(self) -> int:
        return 1 if len(self._places) <= ABREAST else 2

    def _tile(self, painter: QPainter, tile: QRectF, place: Place) -> None:
        told, won = self._told, place.rank == 1
        seat = theme.seat(told.colour(place.seat))
        line = seat.outline if won else theme.token("line_strong")
        ink.box(painter, tile, line, seat.soft if won else None, 3 if won else 1)
        inner = tile.adjusted(*map(theme.px, (12, 10, -12, -10)))
        side = theme.px(MARK)
        ink.mark(painter, told.colour(place.seat), inner.topLeft(), MARK)
        rank = f"{place.rank}."
        wide = ink.wide(rank, "strong") + theme.px(6)
        above = QRectF(inner.x(), inner.y(), inner.width(), side)
        ink.write(painter, above, rank, "strong", ink.RIGHT)
        ink.name(
            painter,
            above.adjusted(side + theme.px(8), -theme.px(6), -wide, theme.px(6)),
            told.name(place.seat),
            ink.LEFT,
        )
        below = QRectF(inner.x(), above.bottom(), inner.width(), inner.bottom() - above.bottom())
        number = plain(place.total)
        ink.write(painter, below, number, "heading", ink.LEFT)
        beside = below.adjusted(ink.wide(number, "heading") + theme.px(6), theme.px(5), 0, 0)
        ink.write(painter, beside, told.words.at("game", "vp"), "small", ink.LEFT)
        if won and not told.is_early:
            cup = theme.icon_pixmap("trophy", 24)
            at = QPointF(below.right() - theme.px(24), below.center().y() - theme.px(12))
            painter.drawPixmap(at, cup)


class Line(Part):
    """A row of the table: what it is about, and a column for everybody."""

    grows = 36

    def __init__(self, told: Outcome) -> None:
        self._told = told

    def columns(self, area: QRectF) -> list[QRectF]:
        """What it is about, then everybody."""
        seats = len(self._told.people)
        each = min(theme.px(WIDEST), area.width() * SHARE / seats)
        return ink.beside(area, [area.width() - seats * each, *[each] * seats])


class Heads(Line):
    """Whose columns they are."""

    grows = 0

    def words(self) -> Iterator[str]:
        yield from self._told.people

    def height(self, width: float) -> float:
        return theme.px(MARK + 46)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        for seat, column in enumerate(self.columns(area)[1:]):
            at = QPointF(column.center().x() - theme.px(MARK) / 2, column.y())
            ink.mark(painter, self._told.colour(seat), at, MARK)
            name = column.adjusted(theme.px(4), theme.px(MARK + 2), -theme.px(4), 0)
            ink.name(painter, name, self._told.name(seat), ink.MIDDLE)


class Points(Line):
    """A source with its sign, its clause and the reason, and what everybody has from it."""

    def __init__(self, settled: Settled, row: Row) -> None:
        super().__init__(settled.told)
        self._row, self._why = row, why(settled.told, row)
        seats = range(len(settled.told.people))
        self._points = [points(row, seat) for seat in seats]

    def words(self) -> Iterator[str]:
        yield f"{self._row.source.title} ({self._row.clause})"
        yield self._why
        yield " ".join("·" if own is None else plain(own) for own in self._points)

    def height(self, width: float) -> float:
        room = self._text(self.columns(QRectF(0, 0, width, 0))[0]).width()
        return theme.px(2 * AIR) + self._title(room) + ink.high(self._why, "small", room)

    def _title(self, room: float) -> float:
        return ink.high(self._row.source.title, "strong", self._beside_clause(room))

    def _beside_clause(self, room: float) -> float:
        return room - ink.wide(self._row.clause, "small") - theme.px(8)

    def _text(self, label: QRectF) -> QRectF:
        """Where the words stand: beside the sign, all of them below each other."""
        return label.adjusted(theme.px(SIGN + 12), 0, -theme.px(8), 0)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        label, *people = self.columns(area)
        ink.rule(painter, area)
        if sign := self._row.source.sign:
            side = theme.px(SIGN)
            where = QRectF(label.x(), label.center().y() - side / 2, side, side)
            boards.play(self._told.game.name).draw_sign(painter, sign, where)
        text = self._text(label)
        title, reason = self._title(text.width()), ink.high(self._why, "small", text.width())
        top = area.center().y() - (title + reason) / 2
        above = QRectF(text.x(), top, self._beside_clause(text.width()), title)
        ink.write(painter, above, self._row.source.title, "strong")
        beside = QRectF(text.x(), top, text.width(), ink.high("0", "strong", text.width()))
        muted = theme.token("muted")
        ink.write(painter, beside, self._row.clause, "small", ink.RIGHT, muted)
        below = QRectF(text.x(), top + title, text.width(), reason)
        ink.write(painter, below, self._why, "small", ink.TOP, muted)
        most = best([own or 0 for own in self._points])
        for seat, (column, own) in enumerate(zip(people, self._points, strict=True)):
            if own and own == most:
                colours = theme.seat(self._told.colour(seat))
                inner = column.adjusted(*map(theme.px, (6, 6, -6, -6)))
                ink.box(painter, inner, colours.outline, colours.soft)
            role = "title" if own else "body"
            number = "·" if own is None else plain(own)
            ink.write(painter, column, number, role, ink.MIDDLE, None if own else muted)


class Total(Line):
    """What everybody has in all."""

    def words(self) -> Iterator[str]:
        yield translate("Sheet", "Total")
        yield " ".join(plain(sheet.total) for sheet in self._told.result.sheets)

    def height(self, width: float) -> float:
        return theme.px(54)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        colour = ink.colour_of(self._told.game.name)
        ink.rule(painter, area, colour, 3)
        label, *people = self.columns(area)
        ink.write(painter, label, translate("Sheet", "Total"), "title", ink.LEFT, colour)
        for column, sheet in zip(people, self._told.result.sheets, strict=True):
            ink.write(painter, column, plain(sheet.total), "heading", ink.MIDDLE)


class Foot(Part):
    """Small print in two columns of about the same height."""

    def __init__(self, title: str, texts: Sequence[str]) -> None:
        self._title, self._texts = title, texts

    def words(self) -> Iterator[str]:
        if self._title:
            yield self._title
        yield from self._texts

    def height(self, width: float) -> float:
        above = theme.px(10) + (theme.px(24) if self._title else 0)
        return above + max(self._high(column, width) for column in self._columns(width))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        ink.rule(painter, area)
        y = area.y() + theme.px(10)
        if self._title:
            ink.write(painter, area.adjusted(0, theme.px(10), 0, 0), self._title, "strong")
            y += theme.px(24)
        for at, column in enumerate(self._columns(area.width())):
            room = self._room(area.width())
            x, line = area.x() + at * (room + theme.px(24)), y
            for text in column:
                high = ink.high(text, "small", room)
                place = QRectF(x, line, room, high)
                ink.write(painter, place, text, "small", ink.TOP, theme.token("muted"))
                line += high + theme.px(4)

    def _room(self, width: float) -> float:
        return (width - theme.px(24)) / 2

    def _high(self, texts: Sequence[str], width: float) -> float:
        return sum(ink.high(text, "small", self._room(width)) + theme.px(4) for text in texts)

    def _columns(self, width: float) -> tuple[Sequence[str], Sequence[str]]:
        """The first ones in the first column, as many as make both the least high."""
        cuts = range(len(self._texts), -1, -1)
        split = [(self._texts[:cut], self._texts[cut:]) for cut in cuts]
        return min(split, key=lambda it: max(self._high(column, width) for column in it))
