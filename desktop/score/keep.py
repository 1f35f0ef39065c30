"""Sheets that are kept: a name for this one, and the list of those that can be opened again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.translate import locale, speak, translate
from engine.store.sheets import Kept

LONGEST = 60


class SheetName(QLineEdit):
    """Enter keeps the sheet."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class KeptSheets(QFrame):
    """The name, the verb Keep, and below them a row for each kept sheet."""

    keep = Signal(str)
    open = Signal(object)
    delete = Signal(object)
    save = Signal(object)
    """What can still be read of a damaged one."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.sheets: Sequence[Kept] = ()
        self._said: controls.Saying = str
        self.field = SheetName()
        self.field.setMaxLength(LONGEST)
        self.verb = controls.button(lambda: translate("Score", "Save the sheet"), "", "save-mark")
        self.note = controls.text("", "small-muted", wrap=True)
        self.note.hide()
        column = QVBoxLayout(self)
        column.setSpacing(10)
        theme.dress(self, lambda _: column.setContentsMargins(*map(theme.px, (20, 14, 20, 16))))
        column.addWidget(controls.text(lambda: translate("Score", "Saved sheets"), "title"))
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.field, 1)
        row.addWidget(self.verb)
        column.addLayout(row)
        column.addWidget(self.note)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        column.addLayout(self._rows)
        self.verb.clicked.connect(self._keep)
        self.field.entered.connect(self._keep)
        speak(self, lambda it: it.tell())

    def show_sheets(self, sheets: Sequence[Kept]) -> None:
        """Show these in the list."""
        self.sheets = sheets
        self.tell()

    def tell(self) -> None:
        """Tell the list in the language in use."""
        self.field.setPlaceholderText(translate("Score", "Name of the sheet"))
        self.field.setAccessibleName(translate("Score", "Name of the sheet"))
        self.say(self._said)
        frames.empty(self._rows)
        for kept in self.sheets:
            self._rows.addWidget(self._row(kept))

    def say(self, saying: controls.Saying) -> None:
        """A line below the name; none where it says nothing."""
        self._said = saying
        text = saying()
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _keep(self) -> None:
        name = self.field.text().strip()
        if name:
            self.keep.emit(name)
            return
        self.say(lambda: translate("Score", "The sheet needs a name first"))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row(self, kept: Kept) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        when = QDateTime.fromSecsSinceEpoch(kept.changed)
        date = locale().toString(when.date(), QLocale.FormatType.ShortFormat)
        about = f"{date} · {', '.join(kept.people)}"
        if kept.is_damaged:
            about = translate("Score", "Damaged: this sheet cannot be opened")
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(controls.Elided(kept.name, "strong"))
        names.addWidget(controls.Elided(about, "danger" if kept.is_damaged else "small-muted"))
        row.addLayout(names, 1)
        if kept.is_damaged:
            opening = controls.button(lambda: translate("Score", "Save what can be read…"))
            opening.clicked.connect(lambda: self.save.emit(kept))
        else:
            opening = controls.button(lambda: translate("Score", "Open"))
            opening.setAccessibleName(translate("Score", "Open: {name}").format(name=kept.name))
            opening.clicked.connect(lambda: self.open.emit(kept))
        away = controls.icon_button(
            "trash", lambda: translate("Score", "Delete: {name}").format(name=kept.name)
        )
        away.clicked.connect(lambda: self.delete.emit(kept))
        row.addWidget(opening)
        row.addWidget(away)
        return made
