"""Whether a game at the table is at its beginning or under way."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.translate import speak, translate

START, MIDDLE = "start", "middle"


class Begins(QFrame):
    """Whether the app is there from the beginning, or comes to a game that is under way."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.choice = Segments(
            [
                Segment(START, lambda: translate("SetUp", "Just starting")),
                Segment(MIDDLE, lambda: translate("SetUp", "Under way")),
            ],
            START,
        )
        speak(
            self.choice,
            lambda it: it.setAccessibleName(translate("SetUp", "The match at the table")),
        )
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(
            controls.text(lambda: translate("SetUp", "The match at the table"), "strong")
        )
        names.addWidget(
            controls.text(
                lambda: translate(
                    "SetUp", "Under way: next you enter what is on the table, as much as you like"
                ),
                "small-muted",
                wrap=True,
            )
        )
        row = QHBoxLayout(self)
        row.addLayout(names, 1)
        row.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 16, 20, 16)))
        )
