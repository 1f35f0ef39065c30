"""Labels in the type of a page that is read at arm's length."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.card import give_role
from desktop.table.measure import Measure


def said(measure: Measure, role: str, colour: str = "", *, wrap: bool = False) -> QLabel:
    """A label in a type role (`table.label`); `colour` is muted, warning, danger or success."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
    dye(label, colour)
    measure.dress(label, lambda it: it.setFont(measure.font(role)))
    return label


def dye(label: QLabel, colour: str) -> None:
    """Give a label another colour; empty is that of all text."""
    # The roles of the style sheet that set a colour alone; type comes from the measure.
    give_role(label, {"danger": "table-danger", "success": "table-success"}.get(colour, colour))


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
