"""What is due now, in one sentence with its clause; an open question brings its answers along."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.button import Button
from desktop.boards.robinson_crusoe.table.panel import GAME, Fitted, clause_chip, letters
from desktop.look import theme
from desktop.table.measure import Measure
from desktop.table.touch import PLAIN, PRIMARY
from desktop.table.zone import bring_into_view

HIGH = 70
LARGEST, SMALLEST = 26, 17
"""Sizes of the sentence."""
FURTHER = 2
"""So many clauses at most count beside the one that is due."""


class Answer(NamedTuple):
    """An answer to the open question: what is sent, its words, and why it is not to be had."""

    choice: object
    text: str
    note: str = ""
    why_not: str = ""
    is_aside: bool = False
    """Whether it is possible but not what is due."""


class Sentence(QWidget):
    """A sentence as large as its place allows, so that nothing else has to move for it."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure, self._text = measure, ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def text(self) -> str:
        """What it says."""
        return self._text

    def setText(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The largest size in which it fits; below the smallest it is shortened."""
        painter = QPainter(self)
        painter.setPen(theme.token("text"))
        flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        area = self.rect()
        for size in range(LARGEST, SMALLEST - 1, -1):
            painter.setFont(letters(self._measure, size, 700))
            room = painter.fontMetrics().boundingRect(area, flags, self._text)
            if room.height() <= area.height() + 1 and room.width() <= area.width():
                break
        painter.drawText(area, flags, self._text)
        painter.end()


class AnswerButton(Button):
    """An answer; one that is possible but not due is written smaller and leaves the sentence room."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.label", 58)

    def offer(self, answer: Answer) -> None:
        """Offer an answer."""
        self._role = "table.floor" if answer.is_aside else "table.label"
        self.tell(answer.text, answer.note)
        self.forbid(answer.why_not)
        self.dress_as(PLAIN if answer.is_aside else PRIMARY)
        self.updateGeometry()
        self.update()


class Prompt(QFrame):
    """The sentence, who it is about, a second line where there is more to say, and the answers."""

    answered = Signal(object)
    refused = Signal(str)
    deserted = Signal()
    """The answer that had the keyboard is no longer offered."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.setProperty("game", GAME)
        self.mark = QLabel()
        self.text = Sentence(measure)
        self.more = Fitted(measure, 18, 500, "muted")
        self.more.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.chip = clause_chip(measure)
        self.further = [clause_chip(measure) for _ in range(FURTHER)]
        self.buttons: list[AnswerButton] = []
        self._answers: tuple[Answer, ...] = ()
        self._colour = ""
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(self.text, 1)
        lines.addWidget(self.more)
        self._offers = QHBoxLayout()
        row = QHBoxLayout(self)
        row.addWidget(self.mark)
        row.addLayout(lines, 1)
        row.addLayout(self._offers)
        row.addLayout(self._chips())
        measure.dress(self, lambda it: it.space())

    def _chips(self) -> QGridLayout:
        """The clause, and others that count here: two below each other, then the next column."""
        grid = QGridLayout()
        grid.setSpacing(4)
        grid.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        for number, chip in enumerate((self.chip, *self.further)):
            grid.addWidget(chip, number % 2, number // 2, Qt.AlignmentFlag.AlignCenter)
        return grid

    def space(self) -> None:
        """Lengths in the scale of the window."""
        px = self._measure.px
        row = self.layout()
        assert row is not None, "made above"
        row.setContentsMargins(px(16), px(5), px(16), px(5))
        row.setSpacing(px(14))
        self._offers.setSpacing(px(8))
        self.setFixedHeight(px(HIGH))
        if self._colour:
            self.mark.setPixmap(self._measure.seat_mark(self._colour, 44))

    def show_prompt(
        self,
        text: str,
        clause: str,
        seat: str = "",
        more: str = "",
        answers: Sequence[Answer] = (),
        also: Sequence[str] = (),
    ) -> None:
        """Say what is due; `seat` is the colour of whom it is about, `also` are further clauses."""
        self.text.setText(text)
        self.more.tell(more)
        self.more.setVisible(bool(more))
        self.setAccessibleName(" ".join(part for part in (text, more) if part))
        self.chip.show_clause(clause)
        self.chip.setVisible(bool(clause))
        self.setProperty("clause", clause)
        for number, chip in enumerate(self.further):
            chip.setVisible(number < len(also))
            if number < len(also):
                chip.show_clause(also[number])
        self._colour = seat
        self.mark.setVisible(bool(seat))
        if seat:
            self.mark.setPixmap(self._measure.seat_mark(seat, 44))
        self._offer(tuple(answers))

    def _offer(self, answers: tuple[Answer, ...]) -> None:
        focus = self.window().focusWidget()
        for button, was, now in zip_longest(self.buttons, self._answers, answers):
            # Otherwise the keyboard would go to the next button there is, which leaves the table,
            # or stay on one that means something else now.
            is_another = now is None or (was is not None and was.choice != now.choice)
            if button is focus is not None and is_another and (now is None or now.is_aside):
                self.deserted.emit()
        self._answers = answers
        while len(self.buttons) < len(answers):
            number = len(self.buttons)
            made = AnswerButton(self._measure)
            made.clicked.connect(lambda _=False, n=number: self._answer(n))
            made.refused.connect(self.refused)
            self.buttons.append(made)
            self._offers.addWidget(made)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(answers))
            if number < len(answers):
                button.offer(answers[number])

    def _is_deserted(self, answers: tuple[Answer, ...]) -> bool:
        focus = self.window().focusWidget()
        at = next((at for at, button in enumerate(self.buttons) if button is focus), None)
        if at is None or at >= len(self._answers):
            return at is not None
        if at >= len(answers):
            return True
        return answers[at].is_aside and answers[at].choice != self._answers[at].choice

    def _answer(self, number: int) -> None:
        self.answered.emit(self._answers[number].choice)

    def take_focus(self) -> None:
        """The keyboard goes to the first answer."""
        if self._answers:
            bring_into_view(self)
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A warm strip with a ring: this is due."""
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke = max(2.0, px(3) * 0.8)
        painter.setPen(QPen(colour("ember_ring"), stroke))
        painter.setBrush(colour("ember_wash"))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(16), px(16))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go from answer to answer."""
        shown = [button for button in self.buttons if button.isVisible()]
        focus = self.focusWidget()
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or focus not in shown:
            super().keyPressEvent(event)
            return
        at = shown.index(focus) + step
        if 0 <= at < len(shown):
            shown[at].setFocus(Qt.FocusReason.OtherFocusReason)
