"""What can still be read of a damaged card, to be looked at and saved as a file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.host.files import NoFile, write
from desktop.look import controls, file_dialog
from desktop.look.controls import Saying
from desktop.look.translate import translate

SHOWN = 600
"""Characters that are shown; the file holds all."""


class DamagedText(QWidget):
    """The sentence that says so, the text, and the verb that saves it under a name."""

    failed = Signal(str)
    """A sentence: why it could not be saved."""

    def __init__(self, sentence: Saying, text: str, name: str) -> None:
        super().__init__()
        self._text, self._name = text, name
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        column.addWidget(controls.text(sentence, "danger", wrap=True))
        shown = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
        self.shown = controls.text(shown, "muted", wrap=True)
        self.shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.shown)
        self.verb = controls.button(lambda: translate("Robinson", "Save what can be read…"))
        self.verb.clicked.connect(self._ask)
        column.addWidget(self.verb, 0, Qt.AlignmentFlag.AlignLeft)

    def save(self, path: str) -> None:
        """Write all that can still be read into a file."""
        try:
            write(path, self._text.encode(errors="backslashreplace"))
        except NoFile as error:
            self.failed.emit(str(error))

    def _ask(self) -> None:
        title = translate("Robinson", "Save what can be read")
        file_dialog.ask_where_to_save(
            self, title, translate("Robinson", "Texts (*.txt)"), self._name, "txt", self.save
        )
