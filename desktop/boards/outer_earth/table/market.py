"""What lies for all: the market, the galaxy deck, the VP budget, and the stock index."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards import small_planet
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import several, translate
from desktop.table.panels.panel import Panel
from desktop.table.telling import Telling
from engine.games.outer_earth import scoring
from engine.games.outer_earth.components import INDUSTRIES
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import AtTable

WIDE = 340
LOW, PLANET, TALL, TALLEST, LINE = 58, 62, 106, 136, 26
"""A planet with what is printed on it, at least and at most, with its reward below that, and a line of words."""


class Market(QWidget):
    """Two sheets: the market with the deck, and points and index."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self.row, self.stock = Row(telling), Stock(telling)
        game = telling.match.game.name
        self._market = Panel(telling.measure, game, "OE-2.1")
        self._points = Panel(telling.measure, game, "OE-5.1")
        self._market.body.addWidget(self.row, 1)
        self._points.body.addWidget(self.stock, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addWidget(self._market, 3)
        self._both.addWidget(self._points, 2)
        telling.measure.dress(self, lambda it: it._both.setSpacing(telling.measure.px(8)))

    def lay(self, way: QBoxLayout.Direction) -> None:
        """Put the sheets side by side, or one below the other."""
        self._both.setDirection(way)

    def show_table(self) -> None:
        """Tell both."""
        self._market.call(translate("EarthTable", "Market, oldest first"))
        self._points.call(translate("EarthTable", "Budget and index"))
        self.row.show_table()
        self.stock.show_table()


class Row(QWidget):
    """The planets of the market from above to below, the oldest first, then the deck."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        telling.measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        px, places = self._telling.measure.px, self._telling.state.board.size.market
        return QSize(px(280), px(places * LOW + LINE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_table(self) -> None:
        """Show what lies there."""
        state, voice = self._telling.state, self._telling.voice
        lines = [
            translate("EarthTable", "{planet}, chips: {count}").format(
                planet=names.planet(voice.words, planet), count=chips
            )
            for planet, chips in zip(state.row, state.chips, strict=True)
        ]
        lines.append(self.deck)
        self.setAccessibleName("; ".join(lines))
        tip(self, "\n".join(lines))
        self.update()

    @property
    def deck(self) -> str:
        """How many planets are left, and when the last one is turned over."""
        state = self._telling.state
        if not state.is_known("galaxy"):
            return translate("EarthTable", "Galaxy Deck: ?")
        left = state.galaxy
        one = translate("EarthTable", "Galaxy Deck: 1 planet")
        many = translate("EarthTable", "Galaxy Deck: {count} planets")
        told = several(left, one, many) if left else translate("EarthTable", "Galaxy Deck: empty")
        missing = state.board.size.market - len(state.row)
        if left and missing >= left:
            last = translate("EarthTable", "the last is turned over next")
            return f"{told}, {last}"
        return told

    def paintEvent(self, _event: QPaintEvent) -> None:
        telling = self._telling
        measure, state = telling.measure, telling.state
        px = measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = px(LINE)
        # While few lie there, each has room for its reward.
        each = (self.height() - line) / max(1, len(state.row))
        around = px(6), px(4), -px(6), -px(4)
        tells_reward = each >= px(TALL)
        high = min(each, float(px(TALLEST if tells_reward else PLANET)))
        shown = state.row if tells_reward else []
        rewards = [names.reward(telling.voice.words, state.board, it) for it in shown]
        inside = QRectF(0, 0, self.width(), high - px(4)).adjusted(*around)
        told_in = small_planet.alike(
            measure.font("table.floor"), rewards, inside.adjusted(0, px(PLANET - 8), 0, 0)
        )
        for at, planet in enumerate(state.row):
            area = QRectF(0, at * high, self.width(), high - px(4))
            if planet == state.offered != NOTHING:
                painter.setPen(QPen(theme.token("legal"), px(3)))
                painter.setBrush(theme.token("legal_soft"))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(10), px(10))
            inner = area.adjusted(*around)
            if tells_reward:
                below = QRectF(inner)
                below.setTop(inner.top() + px(PLANET - 8))
                inner.setBottom(below.top())
                painter.setPen(theme.token("muted"))
                small_planet.name(painter, told_in, rewards[at], below)
            draw = small_planet.paint(
                measure, telling.voice, state, planet, built=False, chip=state.chips[at]
            )
            draw(painter, inner, theme.token("text"))
        painter.setFont(measure.font("table.floor"))
        painter.setPen(theme.token("muted"))
        below = QRectF(0, self.height() - line, self.width(), line)
        small_planet.name(painter, measure.font("table.floor"), self.deck, below)
        painter.end()


class Stock(QWidget):
    """The VP budget with a bar, and the index of each industry with its rank as things stand."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        telling.measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        px = self._telling.measure.px
        return QSize(px(280), px(5 * LINE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_table(self) -> None:
        """Show how much is left, and how the industries stand."""
        said = "\n".join((self.budget, *(f"{a}: {b}" for a, b in self.index)))
        self.setAccessibleName(said.replace("\n", "; "))
        tip(self, said)
        self.update()

    @property
    def budget(self) -> str:
        """The VP that are left of how many."""
        state = self._telling.state
        left = str(state.budget) if state.is_known("budget") else "?"
        told = translate("EarthTable", "VP budget: {left} of {all}")
        return told.format(left=left, all=state.board.size.budget)

    @property
    def index(self) -> list[tuple[str, str]]:
        """Each industry with its index and its rank."""
        state, words = self._telling.state, self._telling.voice.words
        ranks = scoring.ranks(state.index)
        told = translate("EarthTable", "{index}, rank {rank}")
        known = state.is_known("index")
        return [
            (
                names.industry(words, at),
                told.format(index=state.index[at], rank=ranks[at] + 1) if known else "?",
            )
            for at in range(len(INDUSTRIES))
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        measure, state = self._telling.measure, self._telling.state
        px = measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(measure.font("table.label"))
        painter.setPen(theme.token("text"))
        row = self.height() / 5
        wide = float(self.width())
        painter.drawText(QRectF(0, 0, wide, row), Qt.AlignmentFlag.AlignVCenter, self.budget)
        self._bar(painter, QRectF(0, row + row * 0.2, wide, min(row * 0.5, px(12.0))), state)
        painter.setFont(measure.font("table.floor"))
        side = min(row - 2, px(22.0))
        for at, (name, told) in enumerate(self.index, 2):
            area = QRectF(0, at * row, wide, row)
            sign = QRectF(0, area.top() + (row - side) / 2, side, side)
            small_planet.industry(painter, at - 2, sign)
            painter.setPen(theme.token("text"))
            left = area.adjusted(side + px(8), 0, 0, 0)
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, name)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(area, right, told)
        painter.end()

    def _bar(self, painter: QPainter, area: QRectF, state: AtTable) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("sunken"))
        radius = area.height() / 2
        painter.drawRoundedRect(area, radius, radius)
        if state.budget and state.is_known("budget"):
            full = QRectF(area)
            full.setWidth(max(area.height(), area.width() * state.budget / state.board.size.budget))
            painter.setBrush(theme.token("accent"))
            painter.drawRoundedRect(full, radius, radius)
