"""Labels in the type of a page that is read at arm's length."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.clauses import ClauseChip
from desktop.look.controls import Elided
from desktop.look.text_fit import narrower
from desktop.table.measure import Lengths, Measure

CHIP = 14
_DYES = {"danger": "table-danger", "success": "table-success"}
"""Roles of the style sheet that set a colour alone; type comes from the measure."""


def said(measure: Measure, role: str, colour: str = "", *, wrap: bool = False) -> QLabel:
    """A label in a type role (`table.label`); `colour` is muted, warning, danger or success."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
    label.setProperty("role", _DYES.get(colour, colour))
    measure.dress(label, lambda it: _wear(it, measure.font(role)))
    return label


def _wear(label: QLabel, font: QFont) -> None:
    # A line through the words is not the measure's business, and stays.
    font.setStrikeOut(label.font().strikeOut())
    label.setFont(font)


def dye(label: QLabel, colour: str) -> None:
    """Give a label another colour; empty is that of all text."""
    role = _DYES.get(colour, colour)
    if label.property("role") != role:
        # Another role makes the style forget the font.
        font = label.font()
        theme.mark(label, role=role)
        label.setFont(font)


def strike_out(label: QLabel, *, is_struck: bool) -> None:
    """Draw a line through the words of a label, or none."""
    font = label.font()
    if font.strikeOut() != is_struck:
        font.setStrikeOut(is_struck)
        label.setFont(font)


def card(measure: Measure, around: tuple[int, int, int, int] = (32, 20, 32, 20)) -> QFrame:
    """A card with a column inside, its margins in design lengths."""
    made = QFrame()
    made.setProperty("role", "card")
    column = QVBoxLayout(made)
    pad(measure, made, column, around)
    return made


def pad(
    measure: Measure,
    widget: QWidget,
    layout: QLayout,
    around: tuple[int, int, int, int] = (0, 0, 0, 0),
    gap: int = 12,
) -> None:
    """Margins and spacing of a widget's layout that grow with the measure."""

    def put(_widget: QWidget) -> None:
        layout.setContentsMargins(*(measure.px(side) for side in around))
        layout.setSpacing(measure.px(gap))

    measure.dress(widget, put)


# -- lines of a size of their own, in pixels of the design ---------------------------------

LEAST = 12
"""Pixels of the smallest letter."""


def letters(measure: Lengths, size: int, weight: int = 600) -> QFont:
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


def clause_chip(measure: Measure, game: str, clause: str = "") -> ClauseChip:
    """A clause's number that grows with the window, where that is larger than on a desk."""
    made = ClauseChip(game, clause)

    def grow(it: ClauseChip) -> None:
        size = measure.px(CHIP)
        is_small = size > theme.font("small").pixelSize() * 1.1
        pad = f"{measure.px(1)}px {measure.px(7)}px"
        it.setStyleSheet(
            f"QPushButton {{ font-size: {size}px; padding: {pad}; }}" if is_small else ""
        )

    measure.dress(made, grow)
    return made
