"""How a deck file is written, to be read beside the choice of one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.frames import Unfold
from desktop.look.translate import language, translate
from engine.games.robinson_crusoe import deck_format
from engine.rules import deck_text

CODE = 190
"""How wide what is written may be."""


def format_told() -> Unfold:
    """A line that opens to the explanation of deck files."""
    return Unfold(lambda: translate("OwnDeck", "How a deck file is written"), _fill)


def _fill(column: QVBoxLayout) -> None:
    for number, part in enumerate(deck_format.parts(language())):
        column.addWidget(controls.text(lambda at=number: _part(at).title, "strong"))  # type: ignore[misc]
        if part.text:
            column.addWidget(controls.text(lambda at=number: _part(at).text, "muted", wrap=True))  # type: ignore[misc]
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, (written, _) in enumerate(part.rows):
            grid.addWidget(_code(written), row, 0, Qt.AlignmentFlag.AlignTop)
            told = controls.text(
                lambda at=number, row=row: _part(at).rows[row][1],  # type: ignore[misc]
                "small",
                wrap=True,
            )
            grid.addWidget(told, row, 1)
        column.addLayout(grid)


def _part(at: int) -> deck_text.Part:
    return deck_format.parts(language())[at]


def _code(written: str) -> QLabel:
    made = controls.text(written, "cell", wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    theme.dress(made, lambda it: it.setFixedWidth(theme.px(CODE)))
    return made
