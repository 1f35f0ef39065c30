"""A line below the bar: a match was deleted and can be brought back.

It is filled when it first has something to say, for the shelf is seen sooner without it.
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
