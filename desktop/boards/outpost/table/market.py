"""The market: what lies there, from how much on, and how many more there are."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.outpost.play.drawn import upgrades
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import narrower
from desktop.look.translate import translate
from desktop.table.letters import LEAST, label
from desktop.table.measure import Measure
from desktop.table.panels.panel import Panel
from desktop.table.telling import Telling
from engine.games.outpost import market, outlook, prices
from engine.games.outpost.components import UPGRADES
from engine.games.outpost.table import AtTable

HIGH, GAP, ACROSS = 46, 8, 4
"""A place, the room between two, and how many lie in a row."""


class Sale(NamedTuple):
    """Copies of an upgrade on the market: its name, what is said of it, and its picture."""

    name: str
    note: str
    upgrade: str = ""
    """Empty for places where nothing lies."""


class Market(Panel):
    """The upgrades side by side, copies of one together."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling.measure, telling.match.game.name, "OP-2.4")
        self._telling = telling
        self.grid = Grid(telling.measure)
        self.sold = label(telling.measure, 18, 500, "muted")
        self.head.insertWidget(1, self.sold)
        self.body.addWidget(self.grid)

    def show_table(self) -> None:
        """Show what lies there, and how many of the phase are not sold yet."""
        state = self._telling.state
        self.call(translate("OutpostTable", "Market"))
        there = outlook.clock(state)
        text = translate("OutpostTable", "unsold in this phase: {count}")
        self.sold.setText(text.format(count=there.unsold) if there.unsold is not None else "")
        self.grid.show_sales(tuple(self._sales(state)))

    def _sales(self, state: AtTable) -> list[Sale]:
        if not state.is_known("display"):
            return [Sale(translate("OutpostTable", "Not known"), "")]
        words = self._telling.voice.words
        note = translate("OutpostTable", "from {bid}, {left} more to come")
        found = []
        for upgrade, count in sorted(Counter(state.display).items()):
            name = UPGRADES[upgrade]
            left = state.supply[upgrade] if state.is_known("supply") else "?"
            told = note.format(bid=prices.minimum_bid(state, upgrade), left=left)
            title = words.name("upgrades", name)
            found.append(Sale(f"{count} × {title}" if count > 1 else title, told, name))
        if state.unseen:
            unseen = translate("OutpostTable", "Not seen: {count}").format(count=state.unseen)
            found.append(Sale(unseen, ""))
        if (empty := market.places(state) - len(state.display) - state.unseen) > 0:
            places = translate("OutpostTable", "Empty places: {count}").format(count=empty)
            found.append(Sale(places, ""))
        return found


class Grid(QWidget):
    """A row or two of upgrades, each with its picture."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.sales: tuple[Sale, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    @property
    def _rows(self) -> int:
        return max(1, -(-len(self.sales) // ACROSS))

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(400), self._rows * px(HIGH) + (self._rows - 1) * px(GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_sales(self, sales: tuple[Sale, ...]) -> None:
        """Show these."""
        if sales == self.sales:
            return
        self.sales = sales
        told = [", ".join(filter(None, (it.name, it.note))) for it in sales]
        self.setAccessibleName("; ".join(told))
        tip(self, "\n".join(told))
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = -(-len(self.sales) // self._rows)
        wide = (self.width() + px(GAP)) / max(across, 3)
        for at, sale in enumerate(self.sales):
            row, column = divmod(at, across)
            top = row * (px(HIGH) + px(GAP))
            self._draw(painter, QRectF(column * wide, top, wide - px(GAP), px(HIGH)), sale)
        painter.end()

    def _draw(self, painter: QPainter, area: QRectF, sale: Sale) -> None:
        px, measure = self._measure.px, self._measure
        pen = QPen(theme.token("line_strong" if sale.upgrade else "line"), 1.2)
        pen.setStyle(Qt.PenStyle.SolidLine if sale.upgrade else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), px(9), px(9))
        room = area.adjusted(px(8), 0, -px(6), 0)
        if sale.upgrade:
            side = area.height() - px(8)
            place = QRectF(area.left() + px(4), area.top() + px(4), side * 1.2, side)
            upgrades.picture(painter, place, sale.upgrade)
            room.setLeft(place.right() + px(7))
        lines = [it for it in (sale.name, sale.note) if it]
        high = room.height() / len(lines)
        for at, (line, role) in enumerate(zip(lines, ("text", "muted"), strict=False)):
            painter.setFont(narrower(measure.font("table.floor"), line, room.width(), LEAST))
            painter.setPen(theme.token(role))
            inset = px(3) if len(lines) > 1 else 0
            top = room.top() + at * high + (-inset if at else inset)
            text = QRectF(room.left(), top, room.width() + 2, high)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, line)
