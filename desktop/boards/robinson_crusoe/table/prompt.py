"""What is due now, in one sentence with its clause; an open question brings its answers along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.panel import GAME, label
from desktop.look.clauses import ClauseChip
from desktop.table.measure import Measure
from desktop.table.touch import PLAIN, PRIMARY, TouchButton

HIGH = 68


class Answer(NamedTuple):
    """An answer to the open question: what is sent, its words, and why it is not to be had."""

    choice: object
    text: str
    note: str = ""
    why_not: str = ""
    is_aside: bool = False
    """Whether it is possible but not what is due."""


class Prompt(QFrame):
    """The sentence, who it is about, a second line where there is more to say, and the answers."""

    answered = Signal(object)
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.setProperty("game", GAME)
        self.mark = QLabel()
        self.text = label(measure, 25, 700, wrap=True)
        self.more = label(measure, 18, 500, "muted", wrap=True)
        for told in (self.text, self.more):
            told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.chip = ClauseChip(GAME)
        self.buttons: list[TouchButton] = []
        self._answers: tuple[Answer, ...] = ()
        self._colour = ""
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(self.text)
        lines.addWidget(self.more)
        lines.addStretch(1)
        self._offers = QHBoxLayout()
        row = QHBoxLayout(self)
        row.addWidget(self.mark)
        row.addLayout(lines, 1)
        row.addLayout(self._offers)
        row.addWidget(self.chip)
        measure.dress(self, lambda it: it.space())

    def space(self) -> None:
        """Lengths in the scale of the window."""
        px = self._measure.px
        row = self.layout()
        assert row is not None, "made above"
        row.setContentsMargins(px(16), px(4), px(16), px(4))
        row.setSpacing(px(14))
        self._offers.setSpacing(px(8))
        self.setMinimumHeight(px(HIGH))
        if self._colour:
            self.mark.setPixmap(self._measure.seat_mark(self._colour, 44))

    def show_prompt(
        self, text: str, clause: str, seat: str = "", more: str = "", answers: Sequence[Answer] = ()
    ) -> None:
        """Say what is due; `seat` is the colour of whom it is about."""
        self.text.setText(text)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.setAccessibleName(" ".join(part for part in (text, more) if part))
        self.chip.show_clause(clause)
        self.chip.setVisible(bool(clause))
        self.setProperty("clause", clause)
        self._colour = seat
        self.mark.setVisible(bool(seat))
        if seat:
            self.mark.setPixmap(self._measure.seat_mark(seat, 44))
        self._offer(tuple(answers))

    def _offer(self, answers: tuple[Answer, ...]) -> None:
        self._answers = answers
        while len(self.buttons) < len(answers):
            number = len(self.buttons)
            made = TouchButton(self._measure, "table.label")
            made.clicked.connect(lambda _=False, n=number: self._answer(n))
            made.refused.connect(self.refused)
            self.buttons.append(made)
            self._offers.addWidget(made)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(answers))
            if number < len(answers):
                answer = answers[number]
                button.tell(answer.text, answer.note)
                button.forbid(answer.why_not)
                button.dress_as(PLAIN if answer.is_aside else PRIMARY)

    def _answer(self, number: int) -> None:
        self.answered.emit(self._answers[number].choice)

    def take_focus(self) -> None:
        """The keyboard goes to the first answer."""
        if self._answers:
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
