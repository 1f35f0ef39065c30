"""How a deck file is written, to be read beside the choice of one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.frames import Unfold
from desktop.look.translate import language, translate
from engine.rules.deck_text import Part

CODE = 190
"""How wide what is written may be."""


def format_told(form: Any) -> Unfold:
    """A line that opens to the explanation of a game's deck files (its `deck_format`)."""
    title = lambda: translate("OwnDeck", "How a deck file is written")  # noqa: E731
    return Unfold(title, lambda column: _fill(column, form))


def _fill(column: QVBoxLayout, form: Any) -> None:
    def _part(at: int) -> Part:
        found: Part = form.parts(language())[at]
        return found

    for number, part in enumerate(form.parts(language())):
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


def _code(written: str) -> QLabel:
    made = controls.text(written, "cell", wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    theme.dress(made, lambda it: it.setFixedWidth(theme.px(CODE)))
    return made
