"""The prompts of a first match at its table: what to do now and why, and the ways out."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QFontMetricsF
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.card import said
from desktop.look.clauses import ClauseChip
from desktop.look.folding import WordButton
from desktop.look.translate import speak, translate

AROUND = 4
MAXIMUM = (1 << 24) - 1
"""Qt's QWIDGETSIZE_MAX: no size is set."""


class Lesson(QFrame):
    """Says what is asked of whoever plays a first match; it stands beside nothing that it names.

    It has room for so many lines of words at least, so that what stands below stays where it is.
    """

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.setObjectName("lesson")
        self.setProperty("role", "card")
        self.setProperty("state", "selected")
        self.heading, self.prompt = said("small-muted"), said("body", wrap=True)
        self.clause = ClauseChip()
        self.to_lesson = controls.button(
            lambda: translate("Lesson", "Back to the first match"), "primary", "undo"
        )
        self.leave = WordButton("leave_lesson", "close", 0)
        speak(self.leave, lambda it: it.setText(translate("Lesson", "Go on without prompts")))
        self._names, self._box = QVBoxLayout(), QHBoxLayout(self)
        self._names.addStretch(1)
        self._names.addWidget(self.heading)
        self._names.addWidget(self.clause, 0, Qt.AlignmentFlag.AlignLeft)
        self._names.addStretch(1)
        self._head = QHBoxLayout()
        self._head.addWidget(controls.picture("info", 20, "accent"))
        self._head.addLayout(self._names, 1)
        self._box.addLayout(self._head)
        self._box.addWidget(self.prompt, 1)
        self._box.addWidget(self.to_lesson, 0, Qt.AlignmentFlag.AlignVCenter)
        self.lay(lines, upright=False)
        theme.dress(self, lambda it: it._measure())
        self.hide()

    def lay(self, lines: int, *, upright: bool) -> None:
        """Lay it out for so many lines of words: in one row above a table, or in a column."""
        self._lines, self.is_upright = lines, upright
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(down if upright else across)
        self._box.setSpacing(2 if upright else 12)
        self._names.setDirection(across if upright else down)
        self._names.setStretch(0, not upright)
        self._names.setSpacing(6 if upright else 2)
        self._head.setSpacing(6 if upright else 12)
        self.leave.fold(upright)
        theme.mark(self.leave, low=upright)
        (self._head if upright else self._box).addWidget(
            self.leave, 0, Qt.AlignmentFlag.AlignVCenter
        )
        self._measure()

    def _measure(self) -> None:
        # As a label counts them: each line is rounded up.
        high = self._lines * ceil(QFontMetricsF(self.prompt.font()).height())
        around = (16, AROUND, 12, AROUND)
        if self.is_upright:
            self.leave.setFixedSize(theme.px(32), theme.px(28))
            high += self.leave.height() + 2 * self._box.spacing()
            around = (14, AROUND, 8, 2 * AROUND)
        else:
            self.ensurePolished()
            frame = self.contentsMargins()
            high += frame.top() + frame.bottom()
            # As large as its words want it.
            self.leave.setMinimumSize(0, 0)
            self.leave.setMaximumSize(MAXIMUM, MAXIMUM)
        self.setMinimumHeight(high + theme.px(around[1] + around[3]))
        self._box.setContentsMargins(*map(theme.px, around))

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
