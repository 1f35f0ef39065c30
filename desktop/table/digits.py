"""Ten digits for a finger, to tell a number at once in place of many steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from desktop.look.translate import translate
from desktop.table.letters import pad, said
from desktop.table.measure import Measure
from desktop.table.touch import PRIMARY, TouchButton

TARGET = 72
ORDER = "1234567890"


class Digits(QFrame):
    """Opens below the number that it is for; a press elsewhere or Esc puts it away."""

    typed = Signal(str)

    def __init__(self, above: QWidget, measure: Measure) -> None:
        super().__init__(above, Qt.WindowType.Popup)
        self.setProperty("role", "card")
        self._above = above
        self._title = said(measure, "table.floor", "muted")
        self.buttons = {digit: TouchButton(measure, "table.body", TARGET) for digit in ORDER}
        self.done = TouchButton(measure, "table.label", TARGET)
        self.done.dress_as(PRIMARY)
        self.done.clicked.connect(self.hide)
        grid = QGridLayout(self)
        pad(measure, self, grid, (16, 12, 16, 16), 8)
        grid.addWidget(self._title, 0, 0, 1, 3)
        for at, (digit, button) in enumerate(self.buttons.items()):
            button.tell(digit)
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
        at = self._above.mapToGlobal(QPoint(0, self._above.height()))
        screen = self._above.screen().availableGeometry()
        at.setX(max(screen.left(), min(at.x(), screen.right() - self.width())))
        if at.y() + self.height() > screen.bottom():
            at.setY(self._above.mapToGlobal(QPoint(0, 0)).y() - self.height())
        self.move(at)
        self.show()
