"""What has just been done with a card of the box, and the way back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.shortcuts import shortcut
from desktop.look.translate import translate


class DoneBar(QFrame):
    """A quiet line that takes it back by its verb or Ctrl+Z; it goes with the next thing done."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self._back: Callable[[], object] | None = None
        self.told = controls.text("", wrap=True)
        self.undo = controls.button(lambda: translate("Robinson", "Undo"), "", "undo")
        self.undo.clicked.connect(self.take_back)
        row = QHBoxLayout(self)
        row.addWidget(controls.picture("check", 20, "muted"))
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 6, 24, 6))))
        shortcut(page, "Ctrl+Z", self.take_back)
        self.hide()

    def tell(self, sentence: str, back: Callable[[], object]) -> None:
        """Say what was done; `back` takes it back."""
        self._back = back
        self.told.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()

    def take_back(self) -> None:
        """As it was before, if something was done."""
        back, self._back = self._back, None
        self.hide()
        if back is not None:
            back()
