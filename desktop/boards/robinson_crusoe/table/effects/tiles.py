"""Buttons of which one is chosen: with a picture of the game, or in a row under what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.art import draw
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.letters import label, letters
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

TILE, HIGH = 134, 68
LARGEST, BELOW, SMALLEST = 22, 20, 12
"""Sizes of a word: alone, below a picture, and in the narrowest place."""


class Tile(TouchButton):
    """A word, with a picture above it or before it; a ring and a wash where it is chosen."""

    def __init__(self, measure: Measure, picture: str = "", high: int = TILE) -> None:
        self._picture, self._tall = picture, high
        self.is_chosen = False
        super().__init__(measure, "table.label", high)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_tile(self, text: str, *, is_chosen: bool, said: str = "") -> None:
        """Show its word, and whether it is chosen."""
        self.is_chosen = is_chosen
        self.tell(text, said=said or text)
        tip(self, text)
        self.setAccessibleDescription(translate("Effect", "chosen") if is_chosen else "")
        self.update()

    def sizeHint(self) -> QSize:
        """As high as it was said; it shares the width with its neighbours."""
        return QSize(self._measure.px(96 if self._picture else 64), self._measure.px(self._tall))

    def _frame(self, painter: QPainter, off: bool) -> None:
        if not self.is_chosen:
            super()._frame(painter, off)
            return
        px = self._measure.px
        stroke = float(px(4))
        painter.setBrush(theme.token("accent_soft"))
        painter.setPen(QPen(theme.token("accent"), stroke))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(14), px(14))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px = self._measure.px
        area, largest = QRectF(self.rect()), LARGEST
        if self._picture:
            foot = px(30)
            side = self.height() - foot - px(16)
            draw(painter, self._picture, QRectF((self.width() - side) / 2, px(9), side, side))
            area.setTop(self.height() - foot - px(4))
            area.setHeight(foot)
            largest = BELOW
        painter.setPen(theme.token(ink))
        room = self.width() - px(10)
        for size in range(largest, SMALLEST - 1, -1):
            painter.setFont(letters(self._measure, size, 600))
            if painter.fontMetrics().horizontalAdvance(self.words[0]) < room - 2:
                break
        elide = Qt.TextElideMode.ElideRight
        word = painter.fontMetrics().elidedText(self.words[0], elide, room)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, word)


class Offer(NamedTuple):
    """One of several that can be chosen: what is sent, and its word."""

    id: str
    text: str


class Row(QWidget):
    """A title and buttons of which one is chosen; without any it keeps its room and shows nothing."""

    chosen = Signal(str)

    def __init__(self, measure: Measure, most: int) -> None:
        super().__init__()
        self._offers: tuple[Offer, ...] = ()
        self.title = label(measure, 18, 600, "muted")
        self.buttons = [Tile(measure, high=HIGH) for _ in range(most)]
        line = QHBoxLayout()
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, n=number: self.chosen.emit(self._offers[n].id))
            line.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.title)
        column.addLayout(line)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

        def space(_row: QWidget) -> None:
            line.setSpacing(measure.px(8))
            column.setSpacing(measure.px(2))

        measure.dress(self, space)

    def show_row(self, title: str, offers: Sequence[Offer], value: str) -> None:
        """Show what can be chosen, and what is."""
        self._offers = tuple(offers)
        self.title.setText(title)
        self.setVisible(bool(offers))
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(offers))
            if number < len(offers):
                offer = offers[number]
                said = f"{title}: {offer.text}"
                button.show_tile(offer.text, is_chosen=offer.id == value, said=said)
