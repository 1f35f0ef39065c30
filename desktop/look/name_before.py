"""The name that a field had before somebody typed there: Esc gives it back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

PASSING = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""The keyboard comes back to whoever was typing."""


class NameBefore(QObject):
    """Lives with its field: Enter, or leaving the field, takes what was typed; Esc gives back what was there."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field, self._name = field, field.text()
        field.installEventFilter(self)
        field.editingFinished.connect(self._take)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc is the field's own as long as something else was typed there."""
        if isinstance(event, QFocusEvent):
            if event.gotFocus() and event.reason() not in PASSING:
                self._take()
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._is_typed:
            if event.type() == QEvent.Type.KeyPress:
                self._give_back()
            event.accept()
            return True
        return False

    @property
    def _is_typed(self) -> bool:
        return self._field.isModified() and self._field.text() != self._name

    def _take(self) -> None:
        self._name = self._field.text()
        self._field.setModified(False)

    def _give_back(self) -> None:
        self._field.setText(self._name)
        self._field.textEdited.emit(self._name)
        self._field.selectAll()
