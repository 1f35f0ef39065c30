"""The prompts of a first match at its table: what to do now and why, and the ways out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.card import said
from desktop.look.clauses import ClauseChip
from desktop.look.translate import translate

AROUND = 5


class Lesson(QFrame):
    """Says what is asked of whoever plays a first match; it stands beside nothing that it names.

    In one row above a table, or `stacked` in a column beside it. It has room for so many lines of
    words at least, so that what stands below stays where it is.
    """

    def __init__(self, lines: int, *, stacked: bool = False) -> None:
        super().__init__()
        self._lines, self._stacked = lines, stacked
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
        if stacked:
            self._stack()
        else:
            self._line_up()
        theme.dress(self, lambda it: it._measure())
        self.hide()

    def _line_up(self) -> None:
        head = QVBoxLayout()
        head.setSpacing(2)
        head.addStretch(1)
        head.addWidget(self.heading)
        head.addWidget(self.clause, 0, Qt.AlignmentFlag.AlignLeft)
        head.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(12)
        row.addWidget(controls.picture("info", 28, "accent"))
        row.addLayout(head)
        row.addWidget(self.prompt, 1)
        for button in (self.to_lesson, self.leave):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _stack(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(controls.picture("info", 20, "accent"))
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.clause)
        self.prompt.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.prompt, 1)
        column.addWidget(self.to_lesson)
        column.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignRight)

    def _measure(self) -> None:
        high = self._lines * self.prompt.fontMetrics().lineSpacing()
        layout = self.layout()
        assert layout is not None
        if self._stacked:
            high += self.clause.sizeHint().height() + self.leave.sizeHint().height() + 2 * 4
        self.setMinimumHeight(high + theme.px(2 * AROUND))
        layout.setContentsMargins(*map(theme.px, (16, AROUND, 12, AROUND)))

    def write(self, face: QFont) -> None:
        """Write the words in another face, as on a page that is read at arm's length."""
        for label in (self.heading, self.prompt):
            theme.mark(label, role="muted" if label is self.heading else "")
            label.setFont(face)
        self._measure()

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
