"""A rewind is agreed on by name: everybody it concerns presses once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from desktop.look import theme
from desktop.look.card import empty, said
from desktop.look.translate import translate
from desktop.look.voice import Voice


class Agreement(QFrame):
    """Asks some seats for their agreement; nothing else is blocked meanwhile."""

    agreed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._buttons: dict[int, QPushButton] = {}
        self._text = said("body", wrap=True)
        self._seats = QHBoxLayout()
        self._cancel = QPushButton()
        self._cancel.setObjectName("disagree")
        self._cancel.setProperty("role", "quiet")
        self._cancel.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.addWidget(self._text, 1)
        row.addLayout(self._seats)
        row.addWidget(self._cancel)
        self.hide()

    def ask(self, what: str, seats: tuple[int, ...], voice: Voice) -> None:
        """Ask these seats; the last press emits `agreed`."""
        empty(self._seats)
        self._buttons = {}
        self._text.setText(what)
        self._cancel.setText(translate("Agreement", "Keep playing"))
        for seat in seats:
            name = voice.people[seat]
            button = QPushButton(translate("Agreement", "{name} agrees").format(name=name))
            button.setObjectName(f"agree_{seat}")
            button.setCheckable(True)
            button.setIcon(theme.seat_mark(voice.colours[seat], 20))
            button.toggled.connect(self._count)
            self._seats.addWidget(button)
            self._buttons[seat] = button
        self.show()
        if self._buttons:
            next(iter(self._buttons.values())).setFocus()

    def _count(self) -> None:
        if self._buttons and all(button.isChecked() for button in self._buttons.values()):
            self.hide()
            self.agreed.emit(tuple(self._buttons))
