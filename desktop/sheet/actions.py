"""The bar below a score sheet: play again, look at the match, take the result along."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop.look import controls, theme
from desktop.look.controls import Saying
from desktop.look.copied import Copied
from desktop.look.names import tip
from desktop.look.translate import speak, translate

LONGEST = 60
"""Letters of a match's name."""


class Actions(QFrame):
    """Quiet verbs at the left, which shrink to their icons where room is short; one at the right."""

    again = Signal()
    look = Signal()
    copy = Signal()
    export = Signal()
    hands_wanted = Signal()
    renamed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self._name = ""
        self.rename = _verb("rename", "pencil", lambda: translate("Sheet", "Rename"))
        self.text = _verb("copy_text", "copy", lambda: translate("Sheet", "Copy as text"))
        self.file = _verb("export", "export", lambda: translate("Sheet", "Save as a file…"))
        self.hands = _verb("open_hands", "eye", lambda: translate("Sheet", "Open all hands"))
        self.match = _verb("look", "log", lambda: translate("Sheet", "Look at the match"))
        self.match.setProperty("role", "")
        self.play = controls.button(lambda: translate("Sheet", "Play again"), "primary", "play")
        self.play.setObjectName("play_again")
        self.play.setProperty("prominent", True)
        self.play.setProperty("ring", "12")
        speak(
            self.play,
            lambda it: it.setAccessibleDescription(
                translate("Sheet", "The same players and options with other cards")
            ),
        )
        speak(self.play, lambda it: tip(it, it.accessibleDescription()))
        self.field = QLineEdit()
        self.field.setObjectName("name_field")
        self.field.setMaxLength(LONGEST)
        self.field.hide()
        speak(self.field, lambda it: it.setAccessibleName(translate("Sheet", "Name of the match")))
        self._copied = Copied(self.text, self.arrange)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addWidget(self.rename)
        row.addWidget(self.field, 1)
        row.addWidget(self.text)
        row.addWidget(self.file)
        row.addStretch(1)
        row.addWidget(self.hands)
        row.addWidget(self.match)
        row.addWidget(self.play)
        self.rename.clicked.connect(self._ask_name)
        self.field.editingFinished.connect(self._take_name)
        self.text.clicked.connect(self.copy)
        self.file.clicked.connect(self.export)
        self.match.clicked.connect(self.look)
        self.hands.clicked.connect(self.hands_wanted)
        self.play.clicked.connect(self.again)
        theme.dress(self, lambda it: it.arrange())
        speak(self, lambda it: it.arrange())

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What has the keyboard, from left to right."""
        named = (self.rename, self.field, self.text, self.file)
        return (*named, self.hands, self.match, self.play)

    def show_name(self, name: str) -> None:
        """The name that Rename begins with; without one nothing is stored and nothing renamed."""
        self._name = name
        self.rename.setVisible(bool(name) and self.field.isHidden())
        self.file.setVisible(bool(name))

    def tell_copied(self) -> None:
        """Say that the text lies in the clipboard."""
        self._copied.tell()

    def arrange(self) -> None:
        """Words beside the icons as far as there is room."""
        self._row.setContentsMargins(*map(theme.px, (32, 12, 32, 12)))
        shrinking = (self.text, self.file, self.rename, self.hands, self.match)
        theme.mark(self.play, prominent=True)
        for button in shrinking:
            _tell(button, words=True)
        for button in shrinking:
            if self._fits():
                return
            _tell(button, words=False)
        if not self._fits():
            theme.mark(self.play, prominent=False)

    def _fits(self) -> bool:
        self._row.invalidate()
        return self._row.minimumSize().width() <= self.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def leave_name(self) -> bool:
        """Leave the name as it was; whether it was being changed."""
        if self.field.isHidden():
            return False
        self.field.hide()
        self.rename.show()
        self.rename.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _ask_name(self) -> None:
        self.field.setText(self._name)
        self.field.selectAll()
        self.rename.hide()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_name(self) -> None:
        if self.leave_name():
            name = self.field.text().strip()
            if name and name != self._name:
                self.renamed.emit(name)


def _verb(name: str, icon: str, saying: Saying) -> QPushButton:
    made = controls.button(lambda: "", "quiet", icon)
    made.setObjectName(name)

    def tell(it: QPushButton) -> None:
        it.setProperty("verb", saying())
        it.setAccessibleName(saying())

    speak(made, tell)
    return made


def _tell(button: QPushButton, *, words: bool) -> None:
    verb = button.property("verb")
    text = verb if words else ""
    button.setAccessibleName(verb)
    tip(button, "" if words else verb)
    if button.text() != text:
        button.setText(text)
        theme.set_icon(button, button.property("icon_name"))
