"""The field in which two letters of a name find one among many."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from desktop.look.controls import Saying
from desktop.look.translate import speak, translate
from desktop.table import enters
from desktop.table.measure import Measure
from desktop.table.panels.slot import Slot

GAP = 8
"""Between the places of a row."""


class Finder(QLineEdit):
    """It lies before a place, as wide as that; `taken` is emitted by Enter, `down` by the arrow.

    `aim` says aloud what it is there for.
    """

    taken = Signal()
    down = Signal()

    def __init__(self, measure: Measure, beside: Slot, aim: Saying, most: int) -> None:
        super().__init__(beside.parentWidget())
        self._measure, self._aim = measure, aim
        self.setObjectName("finder")
        self.setProperty("role", "search")
        self.setMaxLength(most)
        measure.dress(self, lambda it: it.setFont(measure.font("table.label")))
        speak(self, lambda it: it.say())
        beside.installEventFilter(self)
        self.hide()

    def say(self) -> None:
        """Take the words of the language in use."""
        self.setPlaceholderText(translate("Panels", "Find…"))
        self.setAccessibleName(self._aim())

    def is_like(self, name: str) -> bool:
        """Whether a name has what is written here."""
        return self.text().strip().casefold() in name.casefold()

    def begins(self, name: str) -> bool:
        """Whether a name begins with what is written here."""
        return name.casefold().startswith(self.text().strip().casefold())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It goes where the place goes."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and isinstance(watched, Slot):
            place = watched.geometry()
            self.setGeometry(place.translated(-place.width() - self._measure.px(GAP), 0))
        return False

    def clear(self) -> None:
        """Nothing is written here, and nothing that was comes back by Ctrl+Z."""
        self.setText("")

    def event(self, event: QEvent) -> bool:
        """Where nothing was written there is nothing to take back here: the last step is meant."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and not (self.isUndoAvailable() or self.isRedoAvailable())
            and any(map(event.matches, _TAKE_BACK))
        ):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what was found, Down goes there."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if enters.is_meant(self, self.text(), event):
                self.taken.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)


_TAKE_BACK = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
