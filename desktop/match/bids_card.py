"""The card of an auction before all: how to be out of it for now, to leave a limit, and to come back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look import theme
from desktop.look.card import Card, said
from desktop.look.flow import Flow
from desktop.look.frames import empty
from desktop.look.names import tip
from desktop.look.stepper import Stepper
from desktop.look.translate import language, translate
from desktop.look.voice import Voice
from desktop.match.limits import OUT, Limit
from engine.base.people import PUBLIC

MARK, NAME = 22, 150
ELIDED = Qt.TextElideMode.ElideRight


class BidsCard(Card):
    """What whoever is asked for a bid can leave for the auction, and a plate for each who has."""

    left = Signal(int)
    """Whoever is asked is answered for up to that bid, or is `OUT`."""
    lifted = Signal(int)
    """The plate of that seat was pressed: it wants to answer again."""
    kept = Signal()
    """Whoever has looked at their limit leaves it as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bids")
        self._numbers = range(0)
        self._made_for: object = None
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
        self.refused = said("small", wrap=True)
        """Why what is typed cannot be the limit."""
        self._note, self._plates = said("small", wrap=True), Flow()
        self.keep = QPushButton()
        self.keep.setObjectName("keep_limit")
        self.keep.clicked.connect(self.kept)
        self.out = QPushButton()
        self.out.setObjectName("out")
        self.out.clicked.connect(lambda: self.left.emit(OUT))
        self.plates: dict[int, QPushButton] = {}
        """A button for each who is answered for, by seat."""
        self.body.addWidget(self._note)
        self.body.addLayout(self._plates)
        # Nearest to the controls below, so that it stays where it is whoever is out besides.
        for part in (self._own, self.refused, self.keep, self.out):
            self.body.addWidget(part)
        self.heading.hide()
        self.hide()

    def tell(
        self,
        voice: Voice,
        limits: Sequence[Limit],
        *,
        may_leave: bool,
        numbers: range,
        is_guest: bool = False,
    ) -> None:
        """Say who is answered for; `numbers` are the bids that whoever is asked can leave as a limit.

        They are empty before all, who may not know how high these are. A guest has left one before.
        """
        self.keep.setText(translate("Bids", "Leave it as it is"))
        self.keep.setVisible(is_guest)
        self.setAccessibleName(translate("Bids", "For this auction"))
        self.out.setText(translate("Bids", "Out for now"))
        tip(
            self.out,
            translate(
                "Bids",
                "You pass automatically until you choose your name under “Bid yourself again”.",
            ),
        )
        self.out.setVisible(may_leave)
        self._own.setVisible(may_leave and bool(numbers))
        if numbers != self._numbers:
            self._numbers = numbers
            self.limit.allow(numbers)
            self.limit.show_value(None)
        self._tell_limit()
        # Behind the curtain there is room for one's own.
        limits = [limit for limit in limits if voice.viewer in (PUBLIC, limit.seat)]
        made_for = (tuple(limits), voice.people, voice.colours, voice.viewer, language())
        if made_for == self._made_for:
            return
        self._made_for = made_for
        empty(self._plates)
        self.plates = {}
        for limit in limits:
            plate = QPushButton()
            plate.setObjectName(f"plate_{limit.seat}")
            told = _said(limit, voice)
            plate.setText(
                plate.fontMetrics().elidedText(_name(limit, voice), ELIDED, theme.px(NAME))
            )
            plate.setAccessibleName(told)
            tip(plate, told)
            plate.setIcon(QIcon(theme.seat_mark(voice.colours[limit.seat], MARK)))
            plate.clicked.connect(lambda _=False, seat=limit.seat: self.lifted.emit(seat))
            self.plates[limit.seat] = plate
            self._plates.addWidget(plate)
        # What is made anew would come last of the whole page.
        for before, after in pairwise((self, *self.plates.values(), self.limit.field)):
            QWidget.setTabOrder(before, after)
        self._note.setText(translate("Bids", "Bid yourself again:"))
        self._note.setVisible(bool(limits))

    def _tell_limit(self) -> None:
        number = self.limit.value
        can = number is not None and number in self._numbers
        text = translate("Bids", "Set a limit")
        if can:
            text = translate("Bids", "Bid up to {number}").format(number=number)
        self.leave.setText(text)
        tip(self.leave, translate("Bids", "Each bid is raised by 1 for you up to this limit."))
        self.leave.setEnabled(can)
        self.refused.setText("" if can or number is None else self._refusal(number))
        self.refused.setVisible(bool(self.refused.text()) and not self._own.isHidden())
        self.limit.field.setAccessibleDescription(self.refused.text())

    def _refusal(self, number: int) -> str:
        """Why a number cannot be the limit."""
        least, most = self._numbers[0], self._numbers[-1]
        text = translate("Choices", "{number} is too high: from {least} to {most}")
        if number < least:
            text = translate("Choices", "{number} is too low: from {least} to {most}")
        return text.format(number=number, least=least, most=most)

    def _leave(self) -> None:
        number = self.limit.value
        if number is not None and number in self._numbers:
            self.limit.show_value(None)
            self.left.emit(number)


def _name(limit: Limit, voice: Voice) -> str:
    """What stands on a plate; how high a limit is, its own seat alone reads."""
    name = voice.people[limit.seat].replace("&", "&&")
    is_own = limit.most != OUT and voice.viewer == limit.seat
    return f"{name}: {limit.most}" if is_own else name


def _said(limit: Limit, voice: Voice) -> str:
    """What a press of a plate does; how high a limit is, its own seat alone reads."""
    if limit.most == OUT:
        text = translate("Bids", "{name} is out: bid again")
    elif voice.viewer == limit.seat:
        text = translate("Bids", "{name} bids up to {number}: lift this limit")
    else:
        text = translate("Bids", "{name} has a limit: lift it")
    return text.format(name=voice.people[limit.seat], number=limit.most)
