"""A panel of a table: a title, its clause, and a body in which the arrows move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.table.letters import clause_chip, label
from desktop.table.measure import Measure
from desktop.table.zone import Zone

RADIUS = 16
type_of_paper = Callable[[], tuple[QColor, QColor]]
"""The colours of a sheet and of the line around it, in the theme in use."""


def plain() -> tuple[QColor, QColor]:
    """A sheet like those of all pages."""
    return theme.token("raised"), theme.token("line")


class Panel(QFrame):
    """A sheet with a title and a clause; arrows go from thing to thing in it, see `reach`."""

    def __init__(
        self, measure: Measure, game: str, clause: str = "", paper: type_of_paper = plain
    ) -> None:
        super().__init__()
        self.measure, self._paper = measure, paper
        self.zone: Zone | None = None
        self.setProperty("game", game)
        self.title = label(measure, 20, 700)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.chip = clause_chip(measure, game, clause)
        if clause:
            self.setProperty("clause", clause)
            self.head.addWidget(self.chip)
        else:
            self.chip.setParent(self)  # it goes with the panel
            self.chip.hide()
        self.body = QVBoxLayout()
        self._column = column = QVBoxLayout(self)
        column.addLayout(self.head)
        column.addLayout(self.body, 1)
        measure.dress(self, lambda it: it.space())

    def call(self, title: str) -> None:
        """Give the panel its title, which is read out, too."""
        self.title.setText(title)
        self.setAccessibleName(title)

    def space(self) -> None:
        """Margins in the scale of the window."""
        px = self.measure.px
        self._column.setContentsMargins(px(16), px(6), px(16), px(8))
        self._column.setSpacing(px(4))
        self.body.setSpacing(px(6))

    def reach(self, things: Sequence[QWidget]) -> None:
        """Say what the arrows reach in here; Tab reaches one of them."""
        self.zone = Zone(self, things)

    def take_focus(self) -> None:
        """The keyboard goes to what had it last."""
        if self.zone is not None:
            self.zone.take_focus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet(painter, QRectF(self.rect()), self.measure.px(RADIUS), *self._paper())
        painter.end()


def sheet(painter: QPainter, area: QRectF, corner: float, fill: QColor, line: QColor) -> None:
    """A sheet of paper with a thin line around it."""
    painter.setPen(QPen(line, 1))
    painter.setBrush(fill)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
