"""A button says for a while that its text lies in the clipboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate

STAYS = 4000
"""Milliseconds for which it is said."""


class Copied(QTimer):
    """Speaks for one button; `after` gives it its own words back."""

    def __init__(self, button: QPushButton, after: Callable[[], None]) -> None:
        super().__init__(button, singleShot=True, interval=STAYS)
        self._button, self._after = button, after
        self.timeout.connect(self._unsay)

    def tell(self) -> None:
        """Say it, in words where the button has words."""
        told, button = translate("Copied", "Copied"), self._button
        if button.text():
            button.setText(told)
        tip(button, told)
        button.setAccessibleName(told)
        theme.set_icon(button, "check")
        self.start()

    def _unsay(self) -> None:
        theme.set_icon(self._button, "copy")
        self._after()
