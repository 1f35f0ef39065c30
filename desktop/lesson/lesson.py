"""The prompts of a first match above its table: what to do now and why, and the ways out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.card import said
from desktop.look.clauses import ClauseChip
from desktop.look.translate import translate

HIGH = 84


class Lesson(QFrame):
    """Says what is asked of whoever plays a first match; it stands beside nothing that it names."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lesson")
        self.setProperty("role", "card")
        self.setProperty("state", "selected")
        self.heading, self.prompt = said("small-muted"), said("body", wrap=True)
        self.clause = ClauseChip()
        self.to_lesson = controls.button(
            lambda: translate("Lesson", "Back to the first match"), "primary", "undo"
        )
        self.leave = controls.button(lambda: translate("Lesson", "Go on without prompts"), "quiet")
        self.leave.setObjectName("leave_lesson")
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.heading)
        head.addWidget(self.clause)
        head.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(head)
        words.addWidget(self.prompt, 1)
        row = QHBoxLayout(self)
        row.setSpacing(12)
        row.addWidget(controls.picture("info", 28, "accent"))
        row.addLayout(words, 1)
        for button in (self.to_lesson, self.leave):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.dress(self, lambda it: it._measure())
        self.hide()

    def _measure(self) -> None:
        # As high for one line as for two, so that the table stays where it is.
        self.setMinimumHeight(theme.px(HIGH))
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(*map(theme.px, (16, 6, 12, 6)))

    def tell(self, heading: str, text: str, clause: str, game: str, *, back: bool) -> None:
        """Say this, under a clause of the game if there is one; `back` offers the way there."""
        self.heading.setText(heading)
        new = self.prompt.text() != text
        self.prompt.setText(text)
        self.clause.setVisible(bool(clause))
        if clause:
            self.clause.show_clause(clause, game)
        self.setProperty("clause", clause)
        self.to_lesson.setVisible(back)
        self.setAccessibleName(f"{heading}. {text}")
        self.show()
        if new:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
