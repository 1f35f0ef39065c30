"""Warehouse and exports: what lies there, what the next export brings, and two verbs per good."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.red_outpost.table.production import why_not_produced
from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, SOFT, TouchButton
from desktop.table.zone import Zone
from engine.games.red_outpost.components import BIN, GOODS
from engine.games.red_outpost.table import AtTable


class Goods(QFrame):
    """A tile for each good; *Produced* moves the wheel of the person at turn, *Added* does not."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._telling = telling
        self._title, self._rule = QLabel(), QLabel()
        self._rule.setProperty("role", "muted")
        self.tiles = [GoodTile(telling, good) for good in range(len(GOODS))]
        self.zone = Zone(self, [verb for it in self.tiles for verb in (it.produced, it.added)])
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._rule)
        self._chip = controls.clause("RO-3.2", telling.match.game.name)
        telling.measure.magnify(self._chip)
        head.addWidget(self._chip)
        row = QHBoxLayout()
        for tile in self.tiles:
            tile.refused.connect(self.refused)
            row.addWidget(tile, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(row, 1)
        measure = telling.measure

        def fit(it: Goods) -> None:
            px = measure.px
            column.setContentsMargins(px(18), px(10), px(18), px(12))
            column.setSpacing(px(8))
            row.setSpacing(px(12))
            it._title.setFont(measure.font("heading"))
            it._rule.setFont(measure.font("table.floor"))

        measure.dress(self, fit)

    def show_table(self) -> None:
        """Tell every good."""
        self._title.setText(translate("TableGoods", "Warehouse and exports"))
        self._rule.setText(translate("TableGoods", "the third cube is exported at once"))
        self.setAccessibleName(self._title.text())
        for tile in self.tiles:
            tile.show_table()


class GoodTile(QFrame):
    """One good: cubes, export track, and the two verbs."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable], good: int) -> None:
        super().__init__()
        self.setProperty("role", "tile")
        self._telling, self._good = telling, good
        key = GOODS[good]
        self._icon, self._name, self._next = QLabel(), QLabel(), QLabel()
        self._cubes = Cubes(telling)
        self.produced, self.added = (TouchButton(telling.measure, "table.floor", 64) for _ in "12")
        for fact, button in (("produced", self.produced), ("added", self.added)):
            button.setObjectName(f"{fact}_{key}")
            button.tight = True
            button.clicked.connect(lambda _=False, fact=fact: self._tell(fact))
            button.refused.connect(self.refused)
        self.produced.dress_as(PLAIN)
        self.added.dress_as(SOFT)
        head = QHBoxLayout()
        head.addWidget(self._icon)
        head.addWidget(self._name)
        head.addStretch(1)
        head.addWidget(self._next)
        body = QGridLayout()
        body.addWidget(self._cubes, 0, 0, 1, 2)
        body.addWidget(self.produced, 1, 0)
        body.addWidget(self.added, 1, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(body, 1)
        measure = telling.measure

        def fit(it: GoodTile) -> None:
            px = measure.px
            column.setContentsMargins(px(10), px(6), px(10), px(8))
            column.setSpacing(px(4))
            body.setSpacing(px(6))
            head.setSpacing(px(6))
            it._icon.setPixmap(measure.icon(key, 24))
            it._name.setFont(measure.font("table.label"))
            it._next.setFont(measure.font("table.floor"))

        measure.dress(self, fit)

    def show_table(self) -> None:
        """Tell what lies there and what the next export brings."""
        state, voice = self._telling.state, self._telling.voice
        key = GOODS[self._good]
        name = voice.words.name("goods", key)
        shown = name[:1].upper() + name[1:]
        known = state.is_known(f"warehouse.{key}", f"exported.{key}")
        is_next = known and state.warehouse[self._good] == BIN - 1
        vp = voice.words.at("game", "vp")
        points = state.next_export(self._good) if known else 0
        self._name.setText(shown)
        self._next.setText(f"+{points} {vp}" if known else "?")
        said = translate("TableGoods", "the next export brings {points} VP").format(points=points)
        tip(self._next, said if known else "")
        self._next.setAccessibleName(said)
        theme.mark(self, state="legal" if is_next else "")
        self._cubes.show_good(
            state.warehouse[self._good] if known else -1,
            state.exported[self._good],
            state.board.export[self._good],
        )
        stored = translate("TableGoods", "{good}: {count} in the Warehouse, {said}").format(
            good=shown, count=state.warehouse[self._good] if known else "?", said=said
        )
        self.setAccessibleName(stored)
        self._show_verbs(state, name)

    def _show_verbs(self, state: AtTable, name: str) -> None:
        people = self._telling.voice.people
        seat = state.at_turn
        nobody = translate("TableGoods", "No turn is under way.")
        for fact, button in (("produced", self.produced), ("added", self.added)):
            produced = fact == "produced"
            word = (
                translate("TableGoods", "Produced")
                if produced
                else translate("TableGoods", "No wheel")
            )
            if seat < 0:
                button.tell(word)
                button.forbid(nobody)
                continue
            said = (
                translate("TableGoods", "{name} produced 1 {good}: cube, wheel and export")
                if produced
                else translate("TableGoods", "{name} added 1 {good}: cube and export, no wheel")
            )
            button.tell(word, said=said.format(name=people[seat], good=name))
            good = GOODS[self._good]
            if produced:
                button.forbid(why_not_produced(self._telling, seat, good, 1))
            else:
                button.forbid(self._telling.why_not(fact, seat + 1, good, 1))

    def _tell(self, fact: str) -> None:
        state = self._telling.state
        seat = state.at_turn
        if seat >= 0:
            self._telling.tell(fact, seat + 1, GOODS[self._good], 1)


class Cubes(QWidget):
    """Three places of the Warehouse, and the export track with the next field in amber."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        self._stored, self._exported = 0, 0
        self._fields: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        telling.measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        px = self._telling.measure.px
        return QSize(px(190), px(34))

    def show_good(self, stored: int, exported: int, fields: tuple[int, ...]) -> None:
        """So many cubes lie in the Warehouse (−1: nobody knows), so many fields are full."""
        self._stored, self._exported, self._fields = stored, exported, fields
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        measure = self._telling.measure
        px = measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, gap = px(26), px(4)
        top = (self.height() - side) / 2
        for place in range(BIN):
            area = QRectF(place * (side + gap) + 1, top, side, side)
            full = place < self._stored
            painter.setBrush(theme.token("accent") if full else Qt.BrushStyle.NoBrush)
            painter.setPen(_dashes(px(2)) if not full else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(area, px(6), px(6))
            if self._stored < 0:
                painter.setPen(theme.token("muted"))
                painter.setFont(measure.font("table.floor"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
        track = len(self._fields)
        left = self.width() - track * (side + gap)
        painter.setFont(measure.font("table.floor"))
        for field, points in enumerate(self._fields):
            area = QRectF(left + field * (side + gap), top, side, side)
            is_next = self._stored >= 0 and field == min(self._exported, track - 1)
            full = field < self._exported and self._stored >= 0
            painter.setBrush(theme.token("accent" if full else "raised"))
            line = "legal" if is_next else "line_strong"
            painter.setPen(QPen(theme.token(line), px(3) if is_next else 1))
            painter.drawRoundedRect(area, px(6), px(6))
            painter.setPen(theme.token("on_accent" if full else "text"))
            said = str(points) if field < track - 1 else "?"
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, said)
        painter.end()


def _dashes(wide: int) -> QPen:
    pen = QPen(theme.token("line_strong"), wide)
    pen.setDashPattern([3, 2])
    return pen
