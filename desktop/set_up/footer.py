"""The foot of the set-up: who plays what in a few words, the seed, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.translate import several, speak, translate

DIGITS = 8
NARROW = 900
"""Where the footer is narrower it says only what stands nowhere else."""


def new_seed() -> str:
    """A seed that nobody has chosen."""
    return secrets.token_hex(DIGITS // 2).upper()


class Footer(QFrame):
    """Who sits there in a word, the seed where dice are the app's, and the start."""

    def __init__(self, *, at_table: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.summary = controls.text("", "strong")
        self.options = controls.text("", "small-muted", wrap=True)
        self.seed = QLineEdit(new_seed())
        self.seed.setValidator(
            QRegularExpressionValidator(QRegularExpression(f"[0-9A-Fa-f]{{0,{DIGITS}}}"), self.seed)
        )
        speak(self.seed, lambda it: it.setAccessibleName(translate("SetUp", "Seed")))
        theme.dress(self.seed, lambda it: it.setFixedWidth(theme.px(128)))
        self.seed.textEdited.connect(self._raise)
        self.seed.textChanged.connect(lambda _: self._told(wrong=False))
        self.seed.inputRejected.connect(self._refuse)
        self.seed.editingFinished.connect(lambda: self._told(wrong=self._is_wrong))
        self.note = controls.text("", "small-muted")
        self.other = controls.icon_button("shuffle", lambda: translate("SetUp", "New seed"))
        self.other.clicked.connect(lambda: self.seed.setText(new_seed()))
        self.go = controls.button(lambda: _verb(at_table), "primary", "play")
        self.go.setProperty("prominent", True)
        self.go.setProperty("ring", "12")
        theme.set_icon(self.go, "table" if at_table else "play", 24)
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 12, 32, 12)
        row.setSpacing(16)
        who = QVBoxLayout()
        who.setSpacing(2)
        who.addStretch(1)
        who.addWidget(self.summary)
        who.addWidget(self.options)
        who.addStretch(1)
        row.addLayout(who, 3)
        seeded = QWidget()
        named = QVBoxLayout(seeded)
        named.setContentsMargins(0, 0, 0, 0)
        named.setSpacing(0)
        named.addStretch(1)
        named.addWidget(controls.text(lambda: translate("SetUp", "Seed"), "strong"))
        named.addWidget(self.note)
        named.addStretch(1)
        # Laid out at a table, too: what lies nowhere would be shown as a window of its own.
        for one in (seeded, self.seed, self.other):
            row.addWidget(one)
            one.setVisible(not at_table)
        row.addStretch(1)
        row.addWidget(self.go)
        speak(self, lambda it: it._told(wrong=False))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short, what stands above anyway is not said twice."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        narrow = self.width() < theme.px(NARROW)
        warned = self.note.property("role") == "danger"
        self.options.setVisible(not narrow)
        if bool(self.go.property("prominent")) == narrow:
            theme.mark(self.go, prominent=not narrow)
        self.summary.setVisible(not (narrow and warned))
        self.note.setVisible(warned or not narrow)
        self.note.setWordWrap(narrow)
        self.note.setMinimumWidth(theme.px(150) if narrow else 0)
        tip(self.seed, self.note.text() if narrow else "")

    def tell(self, persons: int, bots: int, options: str) -> None:
        """Say how many persons and bots play, and with which options."""
        parts = []
        if persons:
            one, many = translate("SetUp", "1 player"), translate("SetUp", "{count} players")
            parts.append(several(persons, one, many))
        if bots:
            one, many = translate("SetUp", "1 bot"), translate("SetUp", "{count} bots")
            parts.append(several(bots, one, many))
        self.summary.setText(" · ".join(parts))
        self.options.setText(options)

    @contextmanager
    def starting(self) -> Iterator[None]:
        """Say at once that the match is being set up: that may take a moment."""
        told = self.go.text()
        self.go.setText(translate("SetUp", "Starting…"))
        self.go.repaint()
        try:
            yield
        finally:
            self.go.setText(told)

    def _raise(self, typed: str) -> None:
        """Letters of a seed are capitals; whoever types goes on where they are."""
        at = self.seed.cursorPosition()
        self.seed.setText(typed.upper())
        self.seed.setCursorPosition(at)

    def seed_holds(self) -> bool:
        """Whether the seed is complete; if not, say so and go there."""
        holds = len(self.seed.text()) == DIGITS
        self._told(wrong=not holds)
        if not holds:
            self.seed.setFocus(Qt.FocusReason.OtherFocusReason)
        return holds

    @property
    def _is_wrong(self) -> bool:
        return bool(self.seed.property("state") == "wrong")

    def _refuse(self) -> None:
        """A key that no seed has, or one too many: the seed stays as it is, and that is said."""
        self._told(wrong=self._is_wrong, warned=True)

    def _told(self, *, wrong: bool, warned: bool = False) -> None:
        if wrong or warned:
            told = translate("SetUp", "A seed has eight digits, 0 to 9 and A to F")
        else:
            told = translate("SetUp", "Same seed, same cards")
        self.note.setText(told)
        theme.mark(self.note, role="danger" if wrong or warned else "small-muted")
        theme.mark(self.seed, state="wrong" if wrong else "")
        self._arrange()


def _verb(at_table: bool) -> str:
    if at_table:
        return translate("SetUp", "Start at the table")
    return translate("SetUp", "Start the match")
