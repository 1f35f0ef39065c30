"""Some things are agreed on by name: everybody whom they concern presses once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.card import said
from desktop.look.flow import Flow
from desktop.look.translate import translate
from desktop.look.voice import Voice


class Agreement(QFrame):
    """Asks some seats for their agreement; nothing else is blocked meanwhile."""

    left = Signal(bool)
    """It is put away and had the keyboard; whether all have agreed."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("agreement")
        self.setProperty("role", "notice")
        self.buttons: dict[int, QPushButton] = {}
        self._what: Callable[[Voice], str] = lambda _voice: ""
        self._do: Callable[[tuple[int, ...]], object] = lambda _seats: None
        self._voice: Voice | None = None
        self._text = said("body", wrap=True)
        self._row = Flow()
        self._cancel = QPushButton()
        self._cancel.setObjectName("disagree")
        self._cancel.clicked.connect(lambda: self.put_away())
        column = QVBoxLayout(self)
        column.addWidget(self._text)
        column.addLayout(self._row)
        self._row.addWidget(self._cancel)
        self.hide()

    def ask(
        self,
        what: Callable[[Voice], str],
        seats: tuple[int, ...],
        voice: Voice,
        do: Callable[[tuple[int, ...]], object],
    ) -> None:
        """Ask these seats; after the last press `do` is called with them, at once if one is enough."""
        self._what, self._do, self._voice = what, do, voice
        self.hide()
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        if len(seats) < 2:
            do(seats)
            return
        for seat in seats:
            button = QPushButton()
            button.setObjectName(f"agree_{seat}")
            button.setCheckable(True)
            button.clicked.connect(lambda _on, seat=seat: self._agrees(seat))
            self._row.addWidget(button)
            self.buttons[seat] = button
        # What lets everything be stands last.
        self._row.removeWidget(self._cancel)
        self._row.addWidget(self._cancel)
        for before, after in pairwise((*self.buttons.values(), self._cancel)):
            QWidget.setTabOrder(before, after)
        self.tell(voice)
        self.show()
        self.buttons[seats[0]].setFocus()

    def put_away(self, *, agreed: bool = False) -> None:
        """Ask no more."""
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.isAncestorOf(focus)
        self.hide()
        if had_keyboard:
            self.left.emit(agreed)

    def tell(self, voice: Voice) -> None:
        """Say it in these words; who has agreed stays so."""
        self._text.setText(self._what(voice))
        self.setAccessibleName(self._text.text())
        self._cancel.setText(translate("Agreement", "Leave it as it is"))
        self._voice = voice
        for seat in self.buttons:
            self._tell_seat(seat, voice)

    def _tell_seat(self, seat: int, voice: Voice) -> None:
        """Who has agreed can be seen and read."""
        button, name = self.buttons[seat], voice.people[seat]
        if button.isChecked():
            button.setText(translate("Agreement", "{name} has agreed").format(name=name))
            button.setIcon(theme.icon_pixmap("check", 20, "on_accent"))
        else:
            button.setText(translate("Agreement", "{name} agrees").format(name=name))
            button.setIcon(theme.seat_mark(voice.colours[seat], 20))

    def _agrees(self, seat: int) -> None:
        # A second press, meant for nothing or for the curtain below, takes nothing back.
        self.buttons[seat].setChecked(True)
        if self._voice is not None:
            self._tell_seat(seat, self._voice)
        self._count()

    def _count(self) -> None:
        if self.buttons and all(button.isChecked() for button in self.buttons.values()):
            self.put_away(agreed=True)
            self._do(tuple(self.buttons))
