"""A panel of the table: a title, its clause, and a body in which the arrows move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.look import theme
from desktop.look.clauses import ClauseChip
from desktop.look.controls import Elided
from desktop.look.text_fit import narrower
from desktop.table.measure import Measure
from desktop.table.zone import Zone

GAME = "robinson-crusoe"
RADIUS, CHIP = 16, 15
LEAST = 12
"""Pixels of the smallest letter."""


def letters(measure: Measure, size: int, weight: int = 600) -> QFont:
    """The face of the table so many design pixels high; never below what can be read."""
    made = measure.font("table.label")
    made.setPixelSize(max(LEAST, measure.px(size)))
    made.setWeight(QFont.Weight(weight))
    return made


def narrowed(text: str, face: QFont, room: float) -> QFont:
    """The face, smaller where a word would not have room."""
    return narrower(face, text, room, LEAST)


def label(
    measure: Measure, size: int, weight: int = 600, role: str = "", *, wrap: bool = False
) -> QLabel:
    """A line of text in the scale of the window; `role` is `muted` or nothing."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    measure.dress(made, lambda it: it.setFont(letters(measure, size, weight)))
    return made


class Fitted(Elided):
    """A line that is written smaller where it has no room, before it is shortened."""

    def __init__(
        self, measure: Measure, size: int, weight: int = 600, role: str = "", most: int = 0
    ) -> None:
        self._measure, self._look = measure, (size, weight)
        super().__init__("", role, most)
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """Take the scale of the window."""
        self.setFont(letters(self._measure, *self._look))
        self._fit()

    def _fit(self) -> None:
        face = narrowed(self.full, letters(self._measure, *self._look), self.width())
        if face != self.font():
            self.setFont(face)
        super()._fit()


def dashes(painter: QPainter, area: QRectF, measure: Measure, radius: int = 14) -> None:
    """The frame of what cannot be pressed now."""
    pen = QPen(theme.token("disabled_text"), max(1.0, measure.px(1.5)))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = measure.px(radius)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)


def clause_chip(measure: Measure, clause: str = "") -> ClauseChip:
    """A clause's number that grows with the window, where that is larger than on a desk."""
    made = ClauseChip(GAME, clause)

    def grow(it: ClauseChip) -> None:
        size = measure.px(CHIP)
        is_small = size > theme.font("small").pixelSize() * 1.1
        pad = f"{measure.px(1)}px {measure.px(7)}px"
        it.setStyleSheet(
            f"QPushButton {{ font-size: {size}px; padding: {pad}; }}" if is_small else ""
        )

    measure.dress(made, grow)
    return made


class Panel(QFrame):
    """A sheet with a title and a clause; arrows go from thing to thing in it, see `reach`."""

    def __init__(self, measure: Measure, clause: str = "") -> None:
        super().__init__()
        self.measure = measure
        self.zone: Zone | None = None
        self.setProperty("game", GAME)
        self.title = label(measure, 19, 700)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.chip = clause_chip(measure, clause)
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
        self._column.setContentsMargins(px(16), px(6), px(16), px(9))
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
        sheet(painter, QRectF(self.rect()), self.measure.px(RADIUS))
        painter.end()


def sheet(painter: QPainter, area: QRectF, corner: float, fill: str = "panel") -> None:
    """A sheet of paper with a thin line around it."""
    painter.setPen(QPen(colour("panel_line"), 1))
    painter.setBrush(colour(fill))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
