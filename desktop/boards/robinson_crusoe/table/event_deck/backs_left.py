"""What is left in the app's Event deck by back: a line for each, with its number and its chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.event_deck.kind_button import Kind
from desktop.look import theme
from desktop.look.names import tip
from desktop.table.letters import letters
from desktop.table.measure import Measure

LINE, LOWEST = 46, 24
MOST = 5


class BacksLeft(QWidget):
    """A line for every back that there is, as in a table of odds; none is pressed."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.kinds: tuple[Kind, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.setMinimumHeight(measure.px(LOWEST * MOST)))

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(200), self._measure.px(LOWEST * MOST))

    def show_backs(self, title: str, kinds: Sequence[Kind]) -> None:
        """Show the backs of which there are cards; `title` says what is counted."""
        was, self.kinds = self.kinds, tuple(kind for kind in kinds if kind.n)
        told = "; ".join(kind.said for kind in self.kinds)
        self.setAccessibleName(f"{title}: {told}" if told else "")
        tip(self, self.accessibleName())
        if was != self.kinds:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.kinds:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(self._measure.px(LINE), self.height() / len(self.kinds))
        for number, kind in enumerate(self.kinds):
            self._line(painter, kind, QRectF(0, number * high, self.width(), high))
        painter.end()

    def _line(self, painter: QPainter, kind: Kind, area: QRectF) -> None:
        px = self._measure.px
        tall = area.height() - px(3)
        draw(painter, signs.BACKS[kind.id], QRectF(0, area.top(), tall * 120 / 168, tall))
        left = px(LINE) * 120 / 168 + px(4)
        words = QRectF(left, area.top(), area.width() - left, area.height() - px(8))
        centre, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
        painter.setPen(theme.token("text"))
        painter.setFont(letters(self._measure, 20 if area.height() >= px(40) else 18, 600))
        painter.drawText(words, centre | Qt.TextFlag.TextDontClip, kind.name)
        painter.drawText(words, centre | right | Qt.TextFlag.TextDontClip, kind.odds)
        track = QRectF(left, area.bottom() - px(7), area.width() - left, px(5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("inner"))
        painter.drawRoundedRect(track, px(3), px(3))
        track.setWidth(track.width() * kind.share)
        painter.setBrush(colour("sea"))
        painter.drawRoundedRect(track, px(3), px(3))
