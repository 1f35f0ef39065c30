"""A number to be typed or stepped; empty until somebody counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QRegularExpressionValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop.look import controls, theme
from desktop.look.controls import Saying
from desktop.look.frames import bring_into_view
from desktop.look.translate import speak, translate
from engine.rules.words import MINUS

DIGITS = 9
OF_A_NUMBER = f"0123456789+-{MINUS}.,"


class Field(QLineEdit):
    """A field whose changes the form takes back: Ctrl+Z and Ctrl+Shift+Z are the form's."""

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the form, which knows the steps of all fields."""
        is_step = (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and any(
                map(event.matches, (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
            )
        )
        return not is_step and super().event(event)


class AsOne(Field):
    """A field of which the click that brings the keyboard takes hold of all, as Tab does."""

    _comes = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._comes = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Whoever has marked a part wants that."""
        super().mouseReleaseEvent(event)
        if self._comes and not self.hasSelectedText():
            self.selectAll()
        self._comes = False


class Number(AsOne):
    """The field of a number: + and − step, Enter goes on, the wheel steps while it has the keyboard."""

    stepped = Signal(int)
    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._sign = ""

    def event(self, event: QEvent) -> bool:
        """Leave letters to the page, whose keys they are: no number has any."""
        is_letter = (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text().isprintable()
            and event.text().strip(OF_A_NUMBER)
        )
        return not is_letter and super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ and − step, as do the arrows up and down; a digit right after a sign is a number with it."""
        sign, self._sign = self._sign, ""
        if event.text() in ("+", "-", MINUS):
            self._sign = "+" if event.text() == "+" else MINUS
            self.stepped.emit(1 if event.text() == "+" else -1)
        elif sign and event.text().isdecimal():
            self.setText(f"{sign}{event.text()}")
            self.textEdited.emit(self.text())
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Up else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            event.ignore()  # as any field leaves it to the page
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Without the keyboard the wheel scrolls the page."""
        if self.hasFocus() and event.angleDelta().y():
            self.stepped.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()


class Stepper(QFrame):
    """− the number +; the steps are the numbers that can be reached by stepping."""

    changed = Signal()

    def __init__(self, saying: Saying, steps: Sequence[int], *, signed: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "stepper")
        self._signed = signed
        self.field = Number()
        self.field.setFrame(False)
        self.field.setProperty("ring", "8")
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setPlaceholderText("–")
        # A fraction can be typed, too: it is no whole number, and that is said.
        typed = QRegularExpression(f"[-+{MINUS}]?[0-9]{{0,{DIGITS}}}([.,][0-9]{{0,{DIGITS}}})?")
        self.field.setValidator(QRegularExpressionValidator(typed, self.field))
        self.allow(steps)
        speak(self.field, lambda it: it.setAccessibleName(saying()))
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self.less = self._button("minus", -1, lambda: translate("Score", "1 less: {what}"), saying)
        self.more = self._button("plus", 1, lambda: translate("Score", "1 more: {what}"), saying)
        row.addWidget(self.less)
        row.addWidget(self.field, 1)
        row.addWidget(self.more)
        self.field.stepped.connect(self.step)
        self.field.textEdited.connect(lambda _: self.changed.emit())
        self.field.editingFinished.connect(self._finish)
        theme.dress(self, lambda it: it.field.setMinimumWidth(theme.px(34)))

    def allow(self, steps: Sequence[int], *, signed: bool | None = None) -> None:
        """Have other numbers to step through, in rising order; any number can be typed."""
        self._steps = steps
        if signed is not None:
            self._signed = signed

    @property
    def value(self) -> int | None:
        """The number; None while there is none."""
        text = self.field.text().replace(MINUS, "-")
        return int(text) if text.lstrip("+-").isdecimal() else None

    @property
    def unread(self) -> str:
        """What was typed and is no whole number."""
        return self.field.text() if self.value is None else ""

    @property
    def is_beyond(self) -> bool:
        """Whether no step comes to the number."""
        return self.value is not None and self.value not in self._steps

    @property
    def refusal(self) -> str:
        """Why what was typed cannot be taken; empty where it can, or where nothing was typed."""
        said = translate("Score", "“{text}” is not a whole number")
        return said.format(text=self.unread) if self.unread else ""

    def take_focus(self) -> None:
        """The keyboard comes to the number, which is marked and scrolled to."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
        bring_into_view(self)

    def show_value(self, value: int | None) -> None:
        """Show a number, or none."""
        plus = "+" if self._signed and (value or 0) > 0 else ""
        self.field.setText("" if value is None else f"{plus}{value}".replace("-", MINUS))

    def fold(self, on: bool) -> None:
        """Show the number alone where room is short; the keys of the field step it still."""
        for button in (self.less, self.more):
            button.setVisible(not on)

    def step(self, by: int) -> None:
        """One step up or down; from nothing it begins at 0, or shows the first where there is no 0."""
        now, steps = self.value, self._steps
        if now is None:
            now = 0 if 0 in steps else steps[0] - by
        further = [step for step in steps if (step > now if by > 0 else step < now)]
        self.show_value((further[0] if by > 0 else further[-1]) if further else now)
        self.field.selectAll()
        self.changed.emit()

    def _finish(self) -> None:
        if not self.unread:
            self.show_value(self.value)

    def _button(self, icon: str, by: int, told: Saying, saying: Saying) -> QPushButton:
        made = controls.icon_button(icon, lambda: told().format(what=saying()))
        made.setProperty("role", "step")
        theme.set_icon(made, icon, 16)
        # The keys of the field do the same; Tab goes from number to number.
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.dress(made, lambda it: it.setFixedWidth(theme.px(26)))
        made.clicked.connect(lambda: self._click(by))
        return made

    def _click(self, by: int) -> None:
        """The number that is stepped has the keyboard: digits that follow are its own."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.step(by)


def unread_on(page: QWidget) -> Stepper | None:
    """The first number seen on a page that is none; who applies what is typed there asks first."""
    return next((it for it in _seen_on(page) if it.unread), None)


def beyond_on(page: QWidget) -> Stepper | None:
    """The first number seen on a page that was typed and that no step comes to."""
    return next((it for it in _seen_on(page) if it.is_beyond), None)


def _seen_on(page: QWidget) -> Iterator[Stepper]:
    return (it for it in page.findChildren(Stepper) if it.isVisibleTo(page))
