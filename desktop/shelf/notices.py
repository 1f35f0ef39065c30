"""Two lines below the bar: a match was deleted and can be brought back; something did not work.

Each is filled when it first has something to say, for the shelf is seen sooner without them.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop.look import controls, theme
from desktop.look.translate import speak, translate


class Gone(QFrame):
    """Says that a match was deleted, and takes it back."""

    closed = Signal()

    def __init__(self, undo: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self._undo, self._name = undo, ""
        self.hide()

    def _fill(self) -> None:
        self.told = controls.text("", wrap=True)
        self.undo = controls.button(lambda: translate("Shelf", "Undo"), "", "undo")
        self.undo.clicked.connect(lambda: self._undo())
        self.close_it = controls.icon_button("close", lambda: translate("Notice", "Close"))
        self.close_it.clicked.connect(self.hide)
        self.close_it.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.addWidget(controls.picture("trash", 20, "muted"))
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        row.addWidget(self.close_it)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 6, 24, 6))))
        speak(self, lambda it: it._say())

    def tell(self, name: str) -> None:
        """Say which match is gone."""
        self._name = name
        if self.layout() is None:
            self._fill()
        self._say()
        self.show()

    def _say(self) -> None:
        told = translate("Shelf", "“{name}” was deleted and is now among the deleted matches.")
        self.told.setText(told.format(name=self._name))
        self.setAccessibleName(self.told.text())


class Trouble(QFrame):
    """One sentence about what did not work, and a way on."""

    closed = Signal()

    def __init__(self, again: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._again = again
        self.hide()

    def _fill(self) -> None:
        self.told = controls.text("", wrap=True)
        self.again = controls.button(lambda: translate("Shelf", "Try again"), "", "redo")
        self.again.clicked.connect(lambda: self._again())
        self.close_it = controls.icon_button("close", lambda: translate("Notice", "Close"))
        self.close_it.clicked.connect(self.hide)
        self.close_it.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.addWidget(controls.picture("warning", 20, "warning"))
        row.addWidget(self.told, 1)
        row.addWidget(self.again)
        row.addWidget(self.close_it)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 6, 24, 6))))

    def tell(self, sentence: str, *, again: bool) -> None:
        """Say what went wrong; `again` if trying again may help."""
        if self.layout() is None:
            self._fill()
        self.told.setText(sentence)
        self.setAccessibleName(sentence)
        self.again.setVisible(again)
        self.show()
