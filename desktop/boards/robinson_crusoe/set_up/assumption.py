"""Says that some numbers of the set-up are assumed, as long as some are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.translate import translate


class Assumed(QFrame):
    """Says that some numbers here are assumed, as long as some are."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        row = QHBoxLayout(self)
        row.setSpacing(12)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (22, 18, 22, 18)))
        )
        row.addWidget(controls.picture("warning", 24, "warning"), 0, Qt.AlignmentFlag.AlignTop)
        told = QVBoxLayout()
        told.addWidget(
            controls.text(lambda: translate("Robinson", "Placeholders"), "title", wrap=True)
        )
        told.addWidget(
            controls.text(
                lambda: translate(
                    "Robinson",
                    "The rules do not say how many Wound spaces a character has or where the "
                    "Morale track ends. Values marked as placeholders are guesses: compare "
                    "them with your board and change them here.",
                ),
                wrap=True,
            )
        )
        row.addLayout(told, 1)
