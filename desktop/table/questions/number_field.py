"""A number that is counted on the table: − and + for a finger, keys for whoever has a keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.text_fit import narrower
from desktop.look.translate import translate
from desktop.table.letters import LEAST, said
from desktop.table.measure import Measure
from desktop.table.panels.counter import UNKNOWN, Counter
from desktop.table.questions.digits import Digits
from desktop.table.touch import SOFT, TouchButton
from engine.rules.words import MINUS, signed

GAP = 8
"""Between the number and what steps it."""
PAUSE = 1500
"""Milliseconds after a digit until a number that is told as a whole is told."""


class NumberField(Counter):
    """One stop of the keyboard, with digits for a finger; `wanted` says which number it should be.

    − and + go on to the next multiple of `by`. Where others follow from the number, `as_whole`, its
    digits are told together: by Enter, by leaving it, or after a pause; `settle` does not wait.
    """

    wanted = Signal(int)

    def __init__(
        self,
        measure: Measure,
        steps: Sequence[int],
        *,
        role: str = "table.number",
        target: int = 88,
        begin: int | None = None,
        signs: bool = False,
        by: int = 1,
        as_whole: bool = False,
    ) -> None:
        is_large = role == "table.number"
        self.unit = said(measure, "table.label" if is_large else "table.floor", "muted")
        less, more = (TouchButton(measure, "table.body", 64) for _ in range(2))
        super().__init__(measure, less, more, said(measure, role), self.unit, gap=GAP)
        self._role, self._measure = role, measure
        self._steps, self._signs = steps, signs
        self._begin = begin if begin is not None else steps[min(1, len(steps) - 1)]
        """The number that + makes of an unknown one; − makes it the least."""
        self._name, self._typed = "", ""
        self._by = by
        self._pause = _pause(self) if as_whole else None
        self._is_typing = False
        """Whether digits have been typed that nobody was told yet."""
        self.digits: Digits | None = None
        self.value: int | None = None
        self.setProperty("ring", "14")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.middle.insertStretch(0, 1)
        self.middle.addStretch(1)
        for button, icon in ((less, "minus"), (more, "plus")):
            button.dress_as(SOFT)
            button.tell("", icon=icon)
            # The keys of the counter do the same; Tab goes from number to number.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

        def measured(it: NumberField) -> None:
            side = measure.px(target)
            it.less.setFixedSize(side, side)
            it.more.setFixedSize(side, side)
            # Digits have nothing below the line.
            it.number.setFixedHeight(round(measure.font(role).pixelSize() * 1.05))
            it.number.setMinimumWidth(measure.px(76 if is_large else 48))

        measure.dress(self, measured)

    def tell(self, value: int | None, name: str, unit: str = "") -> None:
        """Show a number, or that nobody told it; `name` is what it counts, for screen readers."""
        self.value, self._name = value, name
        text = UNKNOWN if value is None else signed(value) if self._signs else str(value)
        if not self._is_typing:
            self._write(text.replace("-", MINUS))
        self.unit.setText(unit)
        self.unit.setVisible(bool(unit))
        told = text if value is not None else translate("Counter", "not entered yet")
        self.setAccessibleName(f"{name}: {told}")
        self.less.tell(
            "", icon="minus", said=translate("Counter", "1 less: {what}").format(what=name)
        )
        self.more.tell(
            "", icon="plus", said=translate("Counter", "1 more: {what}").format(what=name)
        )
        self.less.setEnabled(value is None or value > self._steps[0])
        self.more.setEnabled(value is None or value < self._steps[-1])

    def step(self, by: int) -> None:
        """Ask for one more or one less; from an unknown number it begins."""
        self.settle()
        self._typed = ""
        now, every = self.value, self._by
        if now is None:
            self.wanted.emit(self._begin if by > 0 else self._steps[0])
            return
        steps = [step for step in self._steps if step % every == 0] if every > 1 else self._steps
        further = [step for step in steps if (step > now if by > 0 else step < now)]
        if further:
            self.wanted.emit(further[0] if by > 0 else further[-1])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press of the number itself opens the digits."""
        super().mouseReleaseEvent(event)
        if self.childAt(event.position().toPoint()) in (self.number, self.unit):
            self.open_digits()

    def open_digits(self) -> None:
        """Digits for a finger, below the number."""
        if self._signs:
            return
        self._typed = ""
        if self.digits is None:
            self.digits = Digits(self, self._measure)
            self.digits.typed.connect(self.type_digit)
            self.digits.ended.connect(self.settle)
        self.digits.open(self._name, self._steps)

    # -- keys ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ and − step, as do the arrows up and down; digits are the number itself."""
        text, key = event.text(), event.key()
        if text in ("+", "-", MINUS) or key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(1 if text == "+" or key == Qt.Key.Key_Up else -1)
        elif self._is_typing and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.settle()
        elif text.isascii() and text.isdigit() and not event.modifiers() & _SHORTCUTS:
            self.type_digit(text)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Digits begin a new number."""
        super().focusInEvent(event)
        self._typed = ""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed is told."""
        self.settle()
        super().focusOutEvent(event)

    def type_digit(self, digit: str) -> None:
        """A digit follows those that were typed before it."""
        typed = (self._typed + digit)[-len(str(self._steps[-1])) :]
        number = int(typed)
        if number not in self._steps:
            typed, number = digit, int(digit)
        self._typed = typed
        if self._pause is not None and number in self._steps:
            self._write(str(number))
            self._is_typing = True
            self._pause.start()
        elif number in self._steps and number != self.value:
            self.wanted.emit(number)

    def settle(self) -> None:
        """Tell the number that was typed, without waiting for more digits."""
        if self._pause is None or not self._is_typing:
            return
        self._is_typing = False
        number, self._typed = int(self._typed), ""
        if number != self.value:
            self.wanted.emit(number)

    def _write(self, text: str) -> None:
        """Show it in smaller letters where it would be wider than its place."""
        self.number.setText(text)
        aside = self.less.width() + self.more.width() + 2 * self._measure.px(GAP)
        room, whole = self.width() - aside, self._measure.font(self._role)
        # Before it is laid out it has no room at all.
        fitting = narrower(whole, text, room, LEAST) if room > 0 else whole
        if fitting != self.number.font():
            self.number.setFont(fitting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write(self.number.text())


def _pause(field: NumberField) -> QTimer:
    made = QTimer(field)
    made.setSingleShot(True)
    made.setInterval(PAUSE)
    made.timeout.connect(field.settle)
    return made


_SHORTCUTS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
