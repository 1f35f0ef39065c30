"""Ten digits for a finger, to tell a number at once in place of many steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QWidget

from desktop.look.translate import translate
from desktop.table.letters import pad, said
from desktop.table.measure import Measure
from desktop.table.touch import PRIMARY, TouchButton

TARGET = 72
ORDER = "1234567890"


class Digits(QFrame):
    """Lies below the number that it is for, which keeps the keyboard; a press elsewhere, Enter or Esc ends it."""

    typed = Signal(str)
    ended = Signal()
    """No digit follows."""

    def __init__(self, above: QWidget, measure: Measure) -> None:
        super().__init__(above.window())
        self.setProperty("role", "card")
        self._above = above
        self._title = said(measure, "table.floor", "muted")
        self.buttons = {digit: TouchButton(measure, "table.body", TARGET) for digit in ORDER}
        self.done = TouchButton(measure, "table.label", TARGET)
        self.done.dress_as(PRIMARY)
        self.done.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.done.clicked.connect(self.put_away)
        self.hide()
        grid = QGridLayout(self)
        pad(measure, self, grid, (16, 12, 16, 16), 8)
        grid.addWidget(self._title, 0, 0, 1, 3)
        for at, (digit, button) in enumerate(self.buttons.items()):
            button.tell(digit)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, digit=digit: self.typed.emit(digit))
            grid.addWidget(button, 1 + at // 3, at % 3)
        grid.addWidget(self.done, 4, 1, 1, 2)

    def open(self, name: str, steps: Sequence[int]) -> None:
        """Show the digits that a number of these can have."""
        self._title.setText(name)
        self.done.tell(translate("Counter", "Done"), icon="check")
        used = {digit for step in steps for digit in str(step)}
        for digit, button in self.buttons.items():
            button.setEnabled(digit in used)
        self.adjustSize()
        window = self._above.window()
        self.setParent(window)
        at = self._above.mapTo(window, QPoint(0, self._above.height()))
        at.setX(max(0, min(at.x(), window.width() - self.width())))
        if at.y() + self.height() > window.height():
            at.setY(max(0, self._above.mapTo(window, QPoint(0, 0)).y() - self.height()))
        self.move(at)
        self.show()
        self.raise_()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def put_away(self) -> None:
        """The number is told."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press elsewhere ends it and does what it was meant for; Enter and Esc only end it."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            if watched is not self and not self.isAncestorOf(watched):
                self.put_away()
        elif isinstance(event, QKeyEvent) and event.key() in _END:
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
            elif kind == QEvent.Type.KeyPress:
                self.put_away()
            return True
        elif not self._above.isVisible():
            self.put_away()
        return False


_END = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
