"""A number that is asked for: typed or stepped, with its limits, and sent as an answer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look.card import said
from desktop.look.stepper import Stepper
from desktop.look.translate import begun, translate
from desktop.look.voice import Voice
from engine.rules.agenda import State


class Amount(QWidget):
    """Asks for one of a range of numbers; nothing is chosen until somebody does."""

    chosen = Signal(str)
    """The text of the number."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("amount")
        self._numbers, self._least, self._question = range(0), 0, ""
        self._state: State | None = None
        self._voice: Voice | None = None
        self.stepper = Stepper(lambda: translate("Choices", "Number"), ())
        self.limits = said("small", wrap=True)
        self.send = QPushButton()
        self.send.setObjectName("send_amount")
        self.send.setProperty("role", "primary")
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.stepper, 2)
        row.addWidget(self.send, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.limits)
        self.stepper.changed.connect(self._tell)
        self.stepper.field.entered.connect(self._send)
        self.send.clicked.connect(self._send)
        self.hide()

    def ask(self, state: State, voice: Voice, *, again: bool, least: int | None = None) -> None:
        """Ask for one of the open decision's numbers; asked again, what is typed stays.

        They are told from the least one, if a lower one means something else, as to pass.
        """
        numbers = state.legal_actions()
        assert isinstance(numbers, range)
        self._numbers, self._state, self._voice = numbers, state, voice
        self._least = numbers[0] if least is None else least
        self.stepper.allow(numbers[max(0, self._least - numbers[0]) :] or numbers)
        if not again:
            self.stepper.show_value(None)
        self._tell()

    @property
    def texts(self) -> list[str]:
        """The texts of the numbers that can be chosen."""
        return [*map(str, self._numbers)]

    def call(self, question: str) -> None:
        """Have a screen reader say in the field what is asked, with the limits."""
        self._question = question
        self._describe()

    def take_focus(self) -> None:
        """Give the keyboard to the field."""
        self.stepper.field.setFocus()
        self.stepper.field.selectAll()

    def try_number(self, number: int) -> None:
        """Have a number in the field that was given elsewhere, and say why it cannot be."""
        self.stepper.show_value(number)
        self._tell()

    def begin(self, digit: int) -> None:
        """Go on writing in the field after a digit that was pressed elsewhere."""
        self.stepper.show_value(digit)
        self.stepper.field.setFocus()
        self.stepper.field.end(False)
        self._tell()

    def _tell(self) -> None:
        """Say what is chosen, or between which numbers there is a choice."""
        assert self._voice is not None and self._state is not None
        number = self.stepper.value
        least, most = self._least, self._numbers[-1]
        if number is None or number in self._numbers:
            limits = translate("Choices", "From {least} to {most}")
        elif number > most:
            limits = translate("Choices", "{number} is too high: from {least} to {most}")
        elif number < least:
            limits = translate("Choices", "{number} is too low: from {least} to {most}")
        else:
            limits = translate("Choices", "{number} cannot be chosen: from {least} to {most}")
        self.limits.setText(limits.format(number=number, least=least, most=most))
        self._describe()
        can = number is not None and number in self._numbers
        text = translate("Choices", "Number?")
        if can:
            text = self._voice.answer(self._state, number)
        self.send.setText(begun(text).replace("&", "&&"))
        self.send.setEnabled(can)

    def _describe(self) -> None:
        told = f"{self._question} {self.limits.text()}"
        self.stepper.field.setAccessibleDescription(told)

    def _send(self) -> None:
        number = self.stepper.value
        if number is not None and number in self._numbers:
            self.chosen.emit(str(number))
