"""The mark of a seat as a button: a press offers the colours of the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QPushButton

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import speak, translate

SIDE = 36


class ColourButton(QPushButton):
    """Shows the colour of a seat's pieces; taking another seat's colour swaps the two.

    `offered` gives the name of each colour of the box, and in brackets who has it.
    """

    chosen = Signal(str)

    def __init__(self, colour: str, offered: Callable[[], Mapping[str, str]]) -> None:
        super().__init__()
        self.setProperty("role", "quiet")
        self.setProperty("ring", "20")
        self.setAutoDefault(False)
        self.colour, self._offered = colour, offered
        self.choices = QMenu(self)
        self.clicked.connect(self._offer)
        theme.dress(self, lambda it: it.tell())
        speak(self, lambda it: it.tell())

    def take(self, colour: str) -> None:
        """Be of that colour."""
        self.colour = colour
        self.tell()

    def tell(self) -> None:
        """Show the mark and say its colour."""
        self.setIcon(QIcon(theme.seat_mark(self.colour, SIDE)))
        self.setIconSize(QSize(theme.px(SIDE), theme.px(SIDE)))
        name = self._offered().get(self.colour, self.colour).partition(" (")[0]
        said = translate("SetUp", "Colour of the pieces: {colour}").format(colour=name)
        self.setAccessibleName(said)
        tip(self, said)

    def _offer(self) -> None:
        self.choices.clear()
        for colour, name in self._offered().items():
            action = self.choices.addAction(QIcon(theme.seat_mark(colour, 24)), name)
            action.setObjectName(colour)
            action.setCheckable(True)
            action.setChecked(colour == self.colour)
            action.triggered.connect(lambda _=False, colour=colour: self.chosen.emit(colour))
        self.choices.popup(self.mapToGlobal(self.rect().bottomLeft()))
