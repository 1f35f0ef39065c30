"""The head of the sheet of a match without points: how it ended, beside the game's picture."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.boards.contract import Course
from desktop.look import controls, frames, theme
from desktop.look.cover import Cover

COVER, WORDS, HIGH = 220, 360, 132


class CourseHead(QFrame):
    """The picture only where it has room."""

    def __init__(self, game: str, told: Course) -> None:
        super().__init__()
        self.setProperty("role", "card")
        frames.shrinking(self)
        self._cover = Cover(game, width=COVER)
        words = QVBoxLayout()
        words.setContentsMargins(28, 16, 20, 16)
        words.setSpacing(6)
        words.addStretch(1)
        words.addWidget(controls.text(told.headline, "display", wrap=True))
        words.addWidget(controls.text(told.summary, "muted", wrap=True))
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.addWidget(self._cover)
        row.addLayout(words, 1)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """High enough for the picture."""
        self.setMinimumHeight(theme.px(HIGH))
        self._cover.setVisible(self.width() >= theme.px(COVER + WORDS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
