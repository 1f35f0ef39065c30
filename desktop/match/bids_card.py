"""The card of an auction before all: how to be out of it for now, to leave a limit, and to come back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.card import Card, empty
from desktop.look.stepper import Stepper
from desktop.look.translate import language, translate
from desktop.look.voice import Voice
from desktop.match.limits import OUT, Limit

MARK = 22


class BidsCard(Card):
    """What whoever is asked for a bid can leave for the auction, and a plate for each who has."""

    left = Signal(int)
    """Whoever is asked is answered for up to that bid, or is `OUT`."""
    lifted = Signal(int)
    """That seat answers itself again."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bids")
        self._numbers = range(0)
        self._made_for: object = None
        self.out = controls.button(lambda: translate("Bids", "Pass until I want to bid again"))
        self.out.setObjectName("out")
        self.out.clicked.connect(lambda: self.left.emit(OUT))
        self.limit = Stepper(lambda: translate("Bids", "Highest bid"), ())
        self.limit.changed.connect(self._tell_limit)
        self.limit.field.entered.connect(self._leave)
        self.leave = QPushButton()
        self.leave.setObjectName("leave_limit")
        self.leave.clicked.connect(self._leave)
        self._own = QWidget()
        row = QHBoxLayout(self._own)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.limit, 2)
        row.addWidget(self.leave, 3)
        self._plates = QVBoxLayout()
        self._plates.setSpacing(4)
        self.plates: dict[int, QPushButton] = {}
        """A button for each who is answered for, by seat."""
        for part in (self.out, self._own):
            self.body.addWidget(part)
        self.body.addLayout(self._plates)
        self.hide()

    def tell(
        self, voice: Voice, limits: Sequence[Limit], *, may_leave: bool, numbers: range
    ) -> None:
        """Say who is answered for; `numbers` are the bids that whoever is asked can leave as a limit.

        They are empty before all, who may not know how high these are.
        """
        self.call(translate("Bids", "For this auction"))
        self.out.setVisible(may_leave)
        self._own.setVisible(may_leave and bool(numbers))
        if numbers != self._numbers:
            self._numbers = numbers
            self.limit.allow(numbers)
            self.limit.show_value(None)
        self._tell_limit()
        made_for = (tuple(limits), voice.people, voice.colours, voice.viewer, language())
        if made_for == self._made_for:
            return
        self._made_for = made_for
        empty(self._plates)
        self.plates = {}
        for limit in limits:
            plate = QPushButton(_said(limit, voice).replace("&", "&&"))
            plate.setObjectName(f"plate_{limit.seat}")
            plate.setIcon(QIcon(theme.seat_mark(voice.colours[limit.seat], MARK)))
            plate.clicked.connect(lambda _=False, seat=limit.seat: self.lifted.emit(seat))
            self.plates[limit.seat] = plate
            self._plates.addWidget(plate)

    def _tell_limit(self) -> None:
        number = self.limit.value
        can = number is not None and number in self._numbers
        text = translate("Bids", "Bid for me up to a limit")
        if can:
            text = translate("Bids", "Bid for me up to {number}").format(number=number)
        self.leave.setText(text)
        self.leave.setEnabled(can)

    def _leave(self) -> None:
        number = self.limit.value
        if number is not None and number in self._numbers:
            self.limit.show_value(None)
            self.left.emit(number)


def _said(limit: Limit, voice: Voice) -> str:
    """What a plate says; how high a limit is, its own seat alone reads."""
    if limit.most == OUT:
        text = translate("Bids", "{name} is out for now: bid again")
    elif voice.viewer == limit.seat:
        text = translate("Bids", "{name} bids up to {number}: lift the limit")
    else:
        text = translate("Bids", "{name} has left a limit: lift it")
    return text.format(name=voice.people[limit.seat], number=limit.most)
