"""A card: a frame with a title and room for what belongs under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme

if TYPE_CHECKING:
    from desktop.look.rows import RowList

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class Card(QFrame):
    """A card with a title line, to which small things can be added, and a body below."""

    def __init__(self, *, margin: int = 12, wrap: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.heading = said("title", wrap=wrap)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.heading, 1)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(margin, 8, margin, margin - 2)
        self.body.setSpacing(6)
        self.body.addLayout(self.head)

    def show_head(self, on: bool) -> None:
        """Show the title line, or leave it to a tab above."""
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if self.head.indexOf(part) >= 0:
                part.setVisible(on)

    def high(self, width: int, rows: RowList) -> int:
        """How high it is in that width where all rows of a list in its body are seen."""
        margins = self.body.contentsMargins()
        inner = width - margins.left() - margins.right()
        made = self.body.totalHeightForWidth(width)
        return made if rows.isHidden() else made - rows.sizeHint().height() + rows.high(inner)

    def call(self, title: str) -> None:
        """Give the card a title; screen readers call it so, too."""
        self.heading.setText(title)
        self.setAccessibleName(title)


def said(role: str = "body", *, wrap: bool = False) -> QLabel:
    """A label in a role of the style sheet; plain text, so that names stay what they are."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setWordWrap(wrap)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
    return label


def give_role(label: QLabel, role: str) -> None:
    """Change a label's role; its size follows."""
    if label.property("role") != role:
        theme.mark(label, role=role)
        # A label remembers size and margins that it had in the old role.
        QApplication.sendEvent(label, QEvent(QEvent.Type.StyleChange))


class Cells(QGridLayout):
    """A grid of labels that stay: making and polishing new ones at each step would be slow."""

    def __init__(self, *, across: int = 12, down: int = 4) -> None:
        super().__init__()
        self.setHorizontalSpacing(across)
        self.setVerticalSpacing(down)
        self._labels: dict[tuple[int, int], QLabel] = {}

    def at(self, row: int, column: int, side: Qt.AlignmentFlag = LEFT) -> QLabel:
        """The label in a cell, made at the first call."""
        label = self._labels.get((row, column))
        if label is None:
            label = self._labels[row, column] = said()
            self.addWidget(label, row, column, side)
            label.show()  # the layout would show it after the next picture
        return label

    def put(
        self, row: int, column: int, text: str, role: str, side: Qt.AlignmentFlag = LEFT
    ) -> QLabel:
        """Write into a cell."""
        label = self.at(row, column, side)
        label.setText(text)
        give_role(label, role)
        return label
