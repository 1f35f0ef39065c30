"""Where the lines of a chart lie, and how they are painted: bands, axes, lines, labels, cursor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.look import theme
from desktop.sheet.lines import Band, Series, Tick, apart, fitting, headed, label
from desktop.sheet.outcome import plain

DASHES: dict[str, tuple[float, ...]] = {
    "square": (),
    "circle": (5, 2),
    "diamond": (5, 2, 1, 2),
    "triangle": (1.2, 1.6),
    "hexagon": (2.4, 1.6),
    "star": (8, 2, 2, 2),
    "cross": (8, 2, 1, 2, 1, 2),
    "crescent": (9, 3),
    "ring": (3.6, 3.6),
}
"""A dash pattern for the mark of each seat, so that lines differ without their colours."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINES = 5
"""At most so many lines across."""
COUNTS = (1, 2, 3, 5, 10, 20)
STROKE, MARK, LABEL_MARK, GAP = 2.6, 15, 18, 8
TURN, PART, END = 1.0, 3.0, 5.5
"""How far a stop is from the one before it: a turn, a part's end, what the match's end scores."""


class Plot:
    """The geometry of a chart of a size; asks nobody but the tokens in use."""

    def __init__(
        self, series: Sequence[Series], ticks: Sequence[Tick], bands: Sequence[Band], size: QSizeF
    ) -> None:
        self.series, self.ticks, self.bands = series, ticks, bands
        self.small, self.bold = theme.font("small"), theme.font("small")
        self.bold.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetricsF(self.bold)
        self.line = metrics.height()
        values = [value for each in series for value in each.points]
        self.least, self.most = min(0, *values), max(1, *values)
        self.step = next(
            s for s in STEPS if (self.most - self.least) / s <= LINES or s == STEPS[-1]
        )
        axis = max(metrics.horizontalAdvance(plain(value)) for value in self.values()) + GAP
        room = size.width() * 0.3
        longest = max(metrics.horizontalAdvance(label(each)) for each in series) + 2
        self.label_width = min(room, longest + theme.px(LABEL_MARK) + GAP)
        right = self.label_width + theme.px(18)
        self.area = QRectF(
            axis,
            theme.px(2),
            max(10.0, size.width() - axis - right),
            max(10.0, size.height() - self.line - theme.px(10)),
        )
        ways = [0.0]
        for tick in ticks[1:]:
            ways.append(ways[-1] + tick.way)
        self._whole = max(1.0, ways[-1])
        self._ways = [way / self._whole for way in ways]

    def values(self) -> Iterator[int]:
        """The points at which a line goes across."""
        yield from range(-(-self.least // self.step) * self.step, self.most + 1, self.step)

    def x(self, index: int) -> float:
        """Where a stop lies across."""
        inset = theme.px(6)
        return self.area.left() + inset + self._ways[index] * (self.area.width() - 2 * inset)

    def y(self, points: float) -> float:
        """Where points lie."""
        top = self.area.top() + self.line + theme.px(12)
        bottom = self.area.bottom() - theme.px(6)
        return bottom - (points - self.least) / (self.most - self.least) * (bottom - top)

    def at(self, seat: int, index: int) -> QPointF:
        """Where a seat's line is at a stop."""
        return QPointF(self.x(index), self.y(self.series[seat].points[index]))

    def nearest(self, x: float) -> int:
        """The stop that is nearest to a place across."""
        return min(range(len(self.ticks)), key=lambda index: abs(self.x(index) - x))

    def labels(self) -> list[QRectF]:
        """Where the label at the end of each line stands; none covers another."""
        high = max(self.line, theme.px(LABEL_MARK)) + 2
        order = sorted(
            range(len(self.series)),
            key=lambda seat: (-self.series[seat].points[-1], self.series[seat].place),
        )
        wanted = [self.y(self.series[seat].points[-1]) - high / 2 for seat in order]
        tops = apart(wanted, high, self.area.top(), self.area.bottom() - high)
        found = [QRectF()] * len(self.series)
        for seat, top in zip(order, tops, strict=True):
            left = self.area.right() + theme.px(18)
            found[seat] = QRectF(left, top, self.label_width, high)
        return found

    def columns(self) -> list[QRectF]:
        """Where each band lies."""
        found = []
        for number, band in enumerate(self.bands):
            left = self.area.left() if not number else self.x(band.first) + 1.5
            last = number == len(self.bands) - 1
            right = self.area.right() if last else self.x(band.last) - 1.5
            found.append(QRectF(left, self.area.top(), right - left, self.area.height()))
        return found

    def heads(self) -> list[tuple[str, QRectF]]:
        """What stands at the top of each band, and where."""
        metrics, free = QFontMetricsF(self.bold), self.area.left()
        found = []
        for band, area in zip(self.bands, self.columns(), strict=True):
            place = area.adjusted(theme.px(8), theme.px(4), -2, 0)
            text = headed(band, metrics, place.width())
            wide = metrics.horizontalAdvance(band.number)
            if wide > place.width():
                # Bands of many parts are narrow: numbers stand in the middle, and some are left out.
                place = QRectF(area.center().x() - wide / 2, place.top(), wide + 1, place.height())
                text = band.number if place.left() >= free else ""
            if text:
                free = place.left() + metrics.horizontalAdvance(text) + GAP / 2
            found.append((text, place))
        return found

    def shown_ticks(self) -> list[tuple[int, QRectF]]:
        """The ticks whose words have room: what scored first, then every so many turns.

        What scored in one part after another is told of all of them or of none.
        """
        metrics = QFontMetricsF(self.small)
        taken: list[tuple[int, QRectF]] = []

        def put(*indices: int) -> None:
            before = len(taken)
            for index in indices:
                wide = metrics.horizontalAdvance(self.ticks[index].text)
                place = QRectF(self.x(index) - wide / 2, self.area.bottom() + 4, wide, self.line)
                room = place.adjusted(-theme.px(GAP) / 2, 0, theme.px(GAP) / 2, 0)
                if any(room.intersects(other) for _, other in taken):
                    del taken[before:]
                    return
                taken.append((index, place))

        others = [index for index, tick in enumerate(self.ticks) if not tick.turn]
        texts = [self.ticks[index].text for index in others]
        once = [index for index in others if texts.count(self.ticks[index].text) == 1]
        for index in dict.fromkeys([*once[-1:], *once]):
            put(index)
        no_repeats = len(taken)
        for text in dict.fromkeys(texts):
            if texts.count(text) > 1:
                put(*(index for index in others if self.ticks[index].text == text))
        widest = metrics.horizontalAdvance("00") + theme.px(GAP)
        turn = (self.x(len(self.ticks) - 1) - self.x(0)) / self._whole
        every = next((count for count in COUNTS if count * turn >= widest), COUNTS[-1])
        turns = [tick.turn for tick in self.ticks]
        if turns.count(1) > 1 and max(turns) < 2 * every:
            # The same number in each part would tell nothing.
            return taken
        told = [at for at, number in enumerate(turns) if number and number % every == 0]
        repeated = len(taken)
        for index in told:
            put(index)
        if len(taken) - repeated == 1 < len(told):
            # One number that is left between words tells less than all numbers without the words.
            del taken[no_repeats:]
            for index in told:
                put(index)
        return taken

    # -- painting ------------------------------------------------------------------

    def paint(self, painter: QPainter, marked: Sequence[tuple[int, int]]) -> None:
        """Everything but the cursor; `marked` are stops and the seats whose line has a mark there."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bands(painter)
        self._paint_axes(painter)
        # What has gaps lies over what has none, so that lines in one place are all seen.
        order = sorted(range(len(self.series)), key=lambda seat: len(self._dash(seat)) > 0)
        for seat in order:
            self._paint_line(painter, seat)
        for index, seat in marked:
            self._paint_mark(painter, seat, self.at(seat, index))
        self._paint_labels(painter)

    def _dash(self, seat: int) -> tuple[float, ...]:
        return DASHES[theme.seat(self.series[seat].colour).emblem]

    def _paint_bands(self, painter: QPainter) -> None:
        corner = theme.px(6)
        for area, (text, head) in zip(self.columns(), self.heads(), strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.token("surface"))
            painter.drawRoundedRect(area, corner, corner)
            painter.setPen(theme.token("muted"))
            painter.setFont(self.bold)
            painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)

    def _paint_axes(self, painter: QPainter) -> None:
        painter.setFont(self.small)
        for value in self.values():
            y = self.y(value)
            painter.setPen(QPen(theme.token("line"), 1))
            painter.drawLine(QPointF(self.area.left(), y), QPointF(self.area.right(), y))
            painter.setPen(theme.token("muted"))
            words = QRectF(0, y - self.line / 2, self.area.left() - GAP, self.line)
            middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, middle, plain(value))
        for index, place in self.shown_ticks():
            roomy = place.adjusted(-2, 0, 2, 0)
            painter.drawText(roomy, Qt.AlignmentFlag.AlignCenter, self.ticks[index].text)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        path = QPainterPath(self.at(seat, 0))
        for index in range(1, len(self.ticks)):
            path.lineTo(self.at(seat, index))
        pen = QPen(theme.seat(self.series[seat].colour).outline, STROKE * theme.scale())
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash := self._dash(seat):
            pen.setDashPattern(list(dash))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_mark(self, painter: QPainter, seat: int, at: QPointF) -> None:
        side = theme.px(MARK)
        pixmap = theme.seat_mark(self.series[seat].colour, MARK)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("surface"))
        painter.drawEllipse(at, side / 2 + 1.5, side / 2 + 1.5)
        painter.drawPixmap(QPointF(at.x() - side / 2, at.y() - side / 2), pixmap)

    def _paint_labels(self, painter: QPainter) -> None:
        last = len(self.ticks) - 1
        side = theme.px(LABEL_MARK)
        painter.setFont(self.bold)
        for seat, place in enumerate(self.labels()):
            each = self.series[seat]
            colours = theme.seat(each.colour)
            middle = place.center().y()
            painter.setPen(QPen(colours.outline, 1))
            painter.drawLine(self.at(seat, last), QPointF(place.left() - 3, middle))
            painter.drawPixmap(
                QPointF(place.left(), middle - side / 2), theme.seat_mark(each.colour, LABEL_MARK)
            )
            painter.setPen(colours.ink)
            words = place.adjusted(side + GAP / 2, 0, 0, 0)
            vertical = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(
                words, vertical, fitting(each, QFontMetricsF(self.bold), words.width())
            )

    def paint_cursor(self, painter: QPainter, index: int, told: Sequence[str]) -> None:
        """The line at a stop, a mark on each line there, and a note of what is told of it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.x(index)
        painter.setPen(QPen(theme.token("text"), 1.5))
        painter.drawLine(QPointF(x, self.area.top()), QPointF(x, self.area.bottom()))
        for seat, at in enumerate(self._side_by_side(index)):
            self._paint_mark(painter, seat, at)
        note = self.note(index, told)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("text"))
        painter.drawRoundedRect(note, theme.px(6), theme.px(6))
        painter.setPen(theme.token("surface"))
        inner = note.adjusted(theme.px(10), theme.px(6), -theme.px(10), -theme.px(6))
        for number, text in enumerate(told):
            painter.setFont(self.small if number else self.bold)
            row = QRectF(inner.left(), inner.top() + number * self.line, inner.width(), self.line)
            shown = QFontMetricsF(painter.font()).elidedText(
                text, Qt.TextElideMode.ElideRight, row.width() + 1
            )
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, shown)

    def note(self, index: int, told: Sequence[str]) -> QRectF:
        """Where the note of a stop stands: inside the chart, away from the lines at that stop."""
        widths = [QFontMetricsF(self.bold).horizontalAdvance(text) for text in told]
        wide = min(max(widths) + 2 * theme.px(10) + 2, self.area.width() - 2 * GAP)
        high = len(told) * self.line + 2 * theme.px(6)
        x = self.x(index)
        left = x + theme.px(14)
        if left + wide > self.area.right():
            left = x - theme.px(14) - wide
        left = min(max(left, self.area.left() + GAP), self.area.right() - wide)
        ys = [self.y(each.points[index]) for each in self.series]
        above = self.area.top() + self.line + theme.px(8)
        below = self.area.bottom() - high - theme.px(8)
        top = above if min(ys) - above >= self.area.bottom() - max(ys) else below
        return QRectF(left, top, wide, high)

    def _side_by_side(self, index: int) -> list[QPointF]:
        """Where the marks of a stop lie: those of level seats beside each other."""
        found = []
        for seat, each in enumerate(self.series):
            level = [
                it for it, o in enumerate(self.series) if o.points[index] == each.points[index]
            ]
            aside = (level.index(seat) - (len(level) - 1) / 2) * theme.px(MARK + 2)
            found.append(self.at(seat, index) + QPointF(aside, 0))
        return found
