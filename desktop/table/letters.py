"""Labels in the type of a page that is read at arm's length."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.table.measure import Measure

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
    measure.dress(label, lambda it: it.setFont(measure.font(role)))
    return label


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
