"""What a person has on the table, drawn: planets with their cards, the queue, stocks, portfolio."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.table.cards import small_planet
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.telling import Telling
from engine.games.outer_earth.components import BACK, INDUSTRIES
from engine.games.outer_earth.state import NOTHING, by_industry, counted
from engine.games.outer_earth.table import AtTable

FEWEST = 2
"""Room for so many planets side by side, however few there are."""
SUMS = 216
MARKS = ("stocks", "portfolio")
"""The markers of the two sums."""


class Holdings(QWidget):
    """Planets at the left; at the right a table of stocks and portfolio by industry."""

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__()
        self._telling, self._seat = telling, seat
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        telling.measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        px = self._telling.measure.px
        return QSize(px(560), px(72))

    def minimumSizeHint(self) -> QSize:
        px = self._telling.measure.px
        return QSize(px(430), px(66))

    def show_table(self) -> None:
        """Show what the seat has."""
        said = "; ".join(self._lines())
        self.setAccessibleName(said)
        tip(self, said.replace("; ", "\n"))
        self.update()

    def _lines(self) -> list[str]:
        state, voice, seat = self._telling.state, self._telling.voice, self._seat
        words = voice.words
        lines = [small_planet.told(voice, state, planet) for planet in state.developing[seat]]
        if (queued := state.queued[seat]) != NOTHING:
            told = translate("EarthTable", "queued: {planet}")
            lines.append(told.format(planet=names.planet(words, queued)))
        for mark, (caption, counts) in zip(MARKS, self._sums(state), strict=True):
            if not state.is_known(f"{mark}.{seat + 1}"):
                lines.append(f"{caption}: ?")
                continue
            listed = [
                f"{names.industry(words, at)} {count}" for at, count in enumerate(counts) if count
            ]
            lines.append(f"{caption}: {', '.join(listed) or '–'}")
        if hidden := state.invested[seat].count(BACK):
            told = translate("EarthTable", "face down in the stocks: {count}")
            lines.append(told.format(count=hidden))
        return lines

    def _sums(self, state: AtTable) -> list[tuple[str, list[int]]]:
        seat, board = self._seat, state.board
        closed = counted(board.planet_industry[planet] for planet in state.portfolio[seat])
        portfolio = [a + b for a, b in zip(closed, state.unnamed[seat], strict=True)]
        cards = [*state.stocks[seat], *state.invested[seat]]
        return [
            (translate("EarthTable", "Stocks"), by_industry(cards)),
            (translate("EarthTable", "Portfolio"), portfolio),
        ]

    # -- painting ------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, state = self._telling.measure.px, self._telling.state
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sums = min(px(SUMS), self.width() * 0.42)
        room = self.width() - sums - px(10)
        planets = state.developing[self._seat]
        queued = state.queued[self._seat]
        places = max(FEWEST, len(planets) + (queued != NOTHING))
        wide = room / places
        high = min(float(self.height()), px(68.0))
        top = (self.height() - high) / 2
        for at, planet in enumerate(planets):
            self._planet(painter, planet, QRectF(at * wide, top, wide - px(8), high), 1.0)
        if queued != NOTHING:
            area = QRectF(len(planets) * wide, top, wide - px(8), high)
            self._planet(painter, queued, area, 0.5)
        self._table(painter, state, QRectF(self.width() - sums, 0, sums, self.height()))
        painter.end()

    def _planet(self, painter: QPainter, planet: int, area: QRectF, opacity: float) -> None:
        telling, px = self._telling, self._telling.measure.px
        side = min(area.height() * 0.5, px(34.0))
        globe = QRectF(area.left(), area.top(), side, side)
        painter.setOpacity(opacity)
        small_planet.globe(painter, art.drawn(telling.state, planet), globe)
        painter.setOpacity(1.0)
        painter.setPen(theme.token("text" if opacity == 1.0 else "muted"))
        text = names.planet(telling.voice.words, planet)
        name = QRectF(globe.right() + px(6), area.top(), area.width() - side - px(6), side)
        small_planet.name(painter, telling.measure.font("table.floor"), text, name)
        below = QRectF(area.left(), globe.bottom() + px(4), area.width(), px(28.0))
        if opacity == 1.0:
            small_planet.cards(painter, telling.measure, telling.state, planet, below)
        else:
            painter.setFont(telling.measure.font("table.floor"))
            painter.drawText(
                below, Qt.AlignmentFlag.AlignVCenter, translate("EarthTable", "queued")
            )

    def _table(self, painter: QPainter, state: AtTable, area: QRectF) -> None:
        """Industries across; stocks with what lies face down, and portfolio, below them."""
        measure, px = self._telling.measure, self._telling.measure.px
        columns = [*range(len(INDUSTRIES)), None]
        caption = px(84)
        wide = (area.width() - caption) / len(columns)
        row = min(area.height() / 3, px(28.0))
        top = area.top() + (area.height() - 3 * row) / 2
        side = min(row - 2, px(20.0))
        painter.setFont(measure.font("table.floor"))
        for at in columns:
            middle = (
                area.left() + caption + (len(INDUSTRIES) if at is None else at) * wide + wide / 2
            )
            if at is not None:
                corner = QPointF(middle - side / 2, top + (row - side) / 2)
                small_planet.industry(painter, at, QRectF(corner.x(), corner.y(), side, side))
        hidden = state.invested[self._seat].count(BACK)
        for line, (name, counts) in enumerate(self._sums(state), 1):
            y = top + line * row
            painter.setPen(theme.token("muted"))
            painter.drawText(
                QRectF(area.left(), y, caption, row), Qt.AlignmentFlag.AlignVCenter, name
            )
            known = state.is_known(f"{MARKS[line - 1]}.{self._seat + 1}")
            cells = [(str(count) if count else "–") if known else "?" for count in counts]
            cells.append(f"+{hidden}?" if line == 1 and hidden and known else "")
            painter.setPen(theme.token("text"))
            for at, cell in enumerate(cells):
                place = QRectF(area.left() + caption + at * wide, y, wide, row)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell)
