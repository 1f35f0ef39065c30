"""What is wrong with a deck file: every error at once, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from desktop.look import controls, frames, theme
from desktop.look.copied import Copied
from desktop.look.flow import Flow
from desktop.look.translate import language, speak, translate
from engine.base.errors import Told
from engine.rules.deck_file import MOST_TOLD
from engine.rules.words import error_text

MOST_LINES = 12
"""So many errors are seen without scrolling."""


class Errors(QPlainTextEdit):
    """One error a line, to be read, scrolled and copied."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def fit(self) -> None:
        """Be as high as the errors need, up to so many lines."""
        self.setFont(theme.font("small"))
        lines = min(max(round(self.document().size().height()), 1), MOST_LINES)
        high = self.fontMetrics().lineSpacing() * lines + theme.px(12)
        if high != self.height():
            self.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses nothing here, and starts no match."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


class Refused(QFrame):
    """A file that was not taken; the set-up stays as it was."""

    again = Signal()
    other = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._name, self._errors = "", tuple[Told, ...]()
        self._title = controls.text("", "strong", wrap=True)
        self._way_on = controls.text(
            lambda: translate(
                "OwnDeck",
                "The set-up stays as it was. Correct the file with a text editor and read it again.",
            ),
            "small",
            wrap=True,
        )
        self.errors = Errors()
        self.errors.setObjectName("deck_errors")
        well = frames.frame("well", (10, 6, 4, 6))
        frames.inside(well).addWidget(self.errors)
        self.read = controls.button(
            lambda: translate("OwnDeck", "Read it again"), "primary", "redo"
        )
        self.another = controls.button(lambda: translate("OwnDeck", "Another file…"), "", "import")
        self.copy = controls.button(lambda: translate("OwnDeck", "Copy"), "", "copy")
        self.close_it = controls.icon_button(
            "close", lambda: translate("OwnDeck", "Hide the errors")
        )
        self._copied = Copied(self.copy, lambda: self.copy.setText(translate("OwnDeck", "Copy")))
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(controls.picture("warning", 20, "warning"))
        head.addWidget(self._title, 1)
        head.addWidget(self.close_it)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (16, 12, 12, 14)))
        )
        column.addLayout(head)
        column.addWidget(well)
        column.addWidget(self._way_on)
        verbs = Flow()
        for button in (self.read, self.another, self.copy):
            verbs.addWidget(button)
        column.addLayout(verbs)
        self.read.clicked.connect(self.again)
        self.another.clicked.connect(self.other)
        self.copy.clicked.connect(self._copy)
        self.close_it.clicked.connect(self.hide)
        self.hide()
        theme.dress(self.errors, lambda it: it.fit())
        speak(self, lambda it: it.say())

    def show_errors(self, name: str, errors: Sequence[Told]) -> None:
        """Tell what is wrong with a file, and bring it into sight."""
        self._name, self._errors = name, tuple(errors)
        self.say()
        self.show()
        self.errors.fit()
        self.read.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, lambda: frames.bring_into_view(self))

    def text(self) -> str:
        """The errors, one a line."""
        return "\n".join(error_text(error, language()) for error in self._errors)

    def say(self) -> None:
        """Take the words of the language in use."""
        one = translate("OwnDeck", "“{name}” was not accepted: 1 error")
        many = translate("OwnDeck", "“{name}” was not accepted: {count} errors")
        first = translate("OwnDeck", "“{name}” was not accepted: the first {count} errors")
        count = len(self._errors)
        told = one if count == 1 else many if count < MOST_TOLD else first
        self._title.setText(told.format(name=self._name, count=count))
        self.setAccessibleName(self._title.text())
        self.errors.setAccessibleName(translate("OwnDeck", "What is wrong with the file"))
        self.errors.setPlainText(self.text())
        self.errors.fit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self._copied.tell()
