"""A back or an icon that people press to tell what came."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.button import Button
from desktop.look import theme
from desktop.look.names import tip
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure

NAME = 18
"""The size of the words."""


class Kind(NamedTuple):
    """A back or an icon of the deck: how many are left, and how likely one comes next."""

    id: str
    name: str
    n: int
    odds: str
    """What stands below the name."""
    why_not: str = ""
    said: str = ""
    share: float = 0.0
    """How likely it comes next, from 0 to 1."""


class KindButton(Button):
    """A back or an icon with what is left of it; a tick stands on the back that lies on top."""

    def __init__(self, measure: Measure, high: int) -> None:
        self._tall = high
        self._kind = Kind("", "", 0, "")
        self._picture = ""
        self.is_on_top = False
        super().__init__(measure, "table.floor", high)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_kind(self, kind: Kind, picture: str, *, is_on_top: bool = False) -> None:
        """Show what is left."""
        if (kind, picture, is_on_top) == (self._kind, self._picture, self.is_on_top):
            return
        self._kind, self._picture, self.is_on_top = kind, picture, is_on_top
        self.tell(kind.name, kind.odds, said=kind.said)
        self.forbid(kind.why_not)
        if not kind.why_not:
            tip(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(60), self._measure.px(self._tall))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px, kind = self._measure.px, self._kind
        is_card = self._picture.startswith("card_")
        foot = px(42 if kind.odds else 26)
        high = self.height() - foot - px(7)
        wide = high * (120 / 168 if is_card else 1)
        area = QRectF((self.width() - wide) / 2, px(5), wide, high)
        draw(painter, self._picture, area, 1.0 if kind.n and not self.reason else 0.45)
        room = self.width() - px(10)
        words = QRectF(0, self.height() - foot, self.width(), px(22))
        painter.setPen(theme.token("muted" if not kind.n else ink))
        painter.setFont(narrowed(kind.name, letters(self._measure, NAME, 600), room))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, kind.name)
        words.moveTop(words.top() + px(20))
        painter.setFont(narrowed(kind.odds, letters(self._measure, NAME, 700), room))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, kind.odds)
        if self.is_on_top:
            self._tick(painter)

    def _tick(self, painter: QPainter) -> None:
        px = self._measure.px
        disc = QRectF(self.width() - px(26), px(4), px(22), px(22))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("ember"))
        painter.drawEllipse(disc)
        sign = self._measure.icon("check", 16, "on_accent")
        side = sign.deviceIndependentSize()
        corner = disc.center() - QPointF(side.width() / 2, side.height() / 2)
        painter.drawPixmap(corner, sign)
