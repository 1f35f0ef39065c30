"""Where the matches lie, and how they leave as one file and come back from it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from desktop.host import settings
from desktop.host.beside import Beside
from desktop.host.trouble import sentence
from desktop.look import controls, file_dialog, frames, theme
from desktop.look.translate import several, speak, translate
from desktop.settings_page import parts
from engine.base.errors import Told
from engine.base.plain_text import quoted
from engine.store import backup
from engine.store.library import Library

SUFFIX = "backup"


class Data(QFrame):
    """`restored` carries the file in which the matches are kept that were there before."""

    restored = Signal(object)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._chosen = Path()
        self._then: Callable[[sqlite3.Connection], object] = self._ask
        self.reading = Beside(self)
        self.reading.done.connect(self._have_read)
        card = parts.card("save-mark", lambda: translate("Settings", "Data"))
        self.matches = _path(
            library.file.path, lambda: translate("Settings", "Where the matches are stored")
        )
        self.choices = _path(
            settings.folder() / settings.FILE,
            lambda: translate("Settings", "Where the settings are stored"),
        )
        self.folder = controls.button(
            lambda: translate("Settings", "Open the folder"), "", "folder"
        )
        self.back_up = controls.button(lambda: translate("Settings", "Back up…"), "", "export")
        self.restore = controls.button(lambda: translate("Settings", "Restore…"), "", "import")
        self._said: controls.Saying = str
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.told.hide()
        self.question = Question()
        self.question.agreed.connect(self._bring_back)
        column = frames.inside(card)
        column.addWidget(
            parts.row(
                lambda: translate("Settings", "All matches are stored in this file"), self.matches
            )
        )
        column.addWidget(
            parts.row(
                lambda: translate("Settings", "The settings are stored in this file"), self.choices
            )
        )
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.folder, self.back_up, self.restore):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(
            controls.text(
                lambda: translate(
                    "Settings", "A backup is one file with all matches, the deleted ones too."
                ),
                "small-muted",
                wrap=True,
            )
        )
        column.addWidget(self.question)
        column.addWidget(self.told)
        own = QVBoxLayout(self)
        own.setContentsMargins(0, 0, 0, 0)
        own.addWidget(card)
        self.folder.clicked.connect(self._open_folder)
        self.back_up.clicked.connect(self._ask_where)
        self.restore.clicked.connect(self._ask_what)
        speak(self, lambda it: it._say())

    # -- out -----------------------------------------------------------------------

    def save(self, path: str) -> None:
        """Write a backup and say so."""
        self.question.hide()
        try:
            self._library.back_up(Path(path))
        except Told as error:
            self._tell_refused(error)
        else:
            self._tell(
                "success",
                lambda: translate("Settings", "Backup saved: {path}").format(path=path),
            )

    def _ask_where(self) -> None:
        title = translate("Settings", "Back up all matches")
        name = f"waypost-{time.strftime('%Y-%m-%d')}"
        file_dialog.ask_where_to_save(self, title, _kind(), name, SUFFIX, self.save)

    # -- in ------------------------------------------------------------------------

    def look_into(self, path: str) -> None:
        """Check a backup and ask whether its matches are to take the place of those here."""
        self.question.hide()
        self._read(Path(path), self._ask)

    def _ask(self, found: sqlite3.Connection) -> None:
        with closing(found):
            count = backup.count(found)
        here = len(self._library.matches()) + len(self._library.matches(deleted=True))
        self.told.hide()
        self.question.ask(self._chosen.name, count, here)

    def _bring_back(self) -> None:
        # Read once more: it may have changed since, and need not stay in memory while people think.
        self._read(self._chosen, lambda found: self.restored.emit(self._library.bring_in(found)))

    def _read(self, path: Path, then: Callable[[sqlite3.Connection], object]) -> None:
        """Check a backup beside the window, then go on with it."""
        if self.reading.is_busy:
            return
        self._chosen, self._then = path, then
        name = quoted(path.name)
        self._tell("", lambda: translate("Settings", "Checking “{name}”…").format(name=name))
        self.reading.do(lambda: backup.checked(path))

    def _have_read(self, found: object) -> None:
        try:
            if isinstance(found, Exception):
                raise found
            assert isinstance(found, sqlite3.Connection)
            self._then(found)
        except Told as error:
            self._tell_refused(error)

    def _ask_what(self) -> None:
        title = translate("Settings", "Restore the matches of a backup")
        file_dialog.ask_what_to_open(self, title, _kind(), self.look_into)

    # -- both ----------------------------------------------------------------------

    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._library.file.path.parent))):
            self._tell(
                "danger",
                lambda: translate(
                    "Settings", "No program here can open folders; you can copy the path above."
                ),
            )

    def _tell_refused(self, error: Told) -> None:
        self._tell("danger", lambda: sentence(error))

    def _tell(self, role: str, saying: controls.Saying) -> None:
        theme.mark(self.told, role=role)
        self._said = saying
        self._say()
        self.told.show()

    def _say(self) -> None:
        text = self._said()
        self.told.setText(text)
        self.told.setAccessibleName(text)


class Question(QFrame):
    """Whether a backup is to take the place of what is here, with what that means."""

    agreed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._text = controls.text("", wrap=True)
        self.yes = controls.button(
            lambda: translate("Settings", "Restore these matches"), "primary"
        )
        self.no = controls.button(lambda: translate("Settings", "Leave everything as it is"))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(self._text)
        column.addLayout(row)
        self.yes.clicked.connect(self.hide)
        self.yes.clicked.connect(self.agreed)
        self.no.clicked.connect(self.hide)
        self.hide()
        self._about: tuple[str, int, int] | None = None
        """The backup's name, how many matches it has, and how many are here."""
        speak(self, lambda it: it._say())

    def ask(self, name: str, there: int, here: int) -> None:
        """Ask, and put the keyboard on the answer that changes nothing."""
        self._about = name, there, here
        self._say()
        self.show()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        if self._about is None:
            return
        name, there, here = self._about
        one = translate("Settings", "“{name}” contains 1 match.")
        many = translate("Settings", "“{name}” contains {count} matches.")
        text = (one if there == 1 else many).format(name=name, count=there)
        if here:
            text += " " + several(
                here,
                translate(
                    "Settings", "The match that is here now will be kept in a file of its own."
                ),
                translate(
                    "Settings",
                    "The {count} matches that are here now will be kept in a file of their own.",
                ),
            )
        self._text.setText(text)
        self.setAccessibleName(text)


def _path(path: Path, name: controls.Saying) -> QLineEdit:
    """A path to read, select and copy."""
    field = QLineEdit(str(path))
    field.setReadOnly(True)
    field.setCursorPosition(0)
    speak(field, lambda it: it.setAccessibleName(name()))
    return field


def _kind() -> str:
    return translate("Settings", "Backups (*.backup *.sqlite)")
