"""What is due now, in one sentence with its clause; an open question brings its answers along."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.answers import Answer, AnswerButton, in_rows
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.sentence import Sentence
from desktop.look.frames import bring_into_view
from desktop.table.letters import clause_chip
from desktop.table.measure import Measure

HIGH = 70
"""How high it is as long as that is enough: then nothing moves for what it says."""
LARGEST, TALL, SMALLEST = 26, 24, 16
"""Sizes of the sentence: where the prompt is as high as ever, and where it grows."""
MORE, LEAST_MORE = 18, 16
"""Sizes of the second line."""
NARROWEST = 340
"""Beside its answers a text that grows is so wide at least; otherwise they stand below it."""
SIDE, EDGE, GAP, BETWEEN = 16, 5, 14, 8
MARK = 44
FURTHER = 2
"""So many clauses at most count beside the one that is due."""
_ANY = 16777215


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
        self.text = Sentence(measure, LARGEST, SMALLEST, 700)
        self.more = Sentence(measure, MORE, LEAST_MORE, 500, "muted")
        self.mark, self._chips = QLabel(), QWidget()
        for part in (self.mark, self.text, self.more, self._chips):
            part.setParent(self)
        self.chip = clause_chip(measure, GAME)
        self.further = [clause_chip(measure, GAME) for _ in range(FURTHER)]
        self.buttons: list[AnswerButton] = []
        self._answers: tuple[Answer, ...] = ()
        self._colour = ""
        self._lay_chips()
        measure.dress(self, lambda it: it.space())

    def _lay_chips(self) -> None:
        """The clause, and others that count here: two below each other, then the next column."""
        grid = QGridLayout(self._chips)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for number, chip in enumerate((self.chip, *self.further)):
            grid.addWidget(chip, number % 2, number // 2, Qt.AlignmentFlag.AlignCenter)

    def space(self) -> None:
        """Lengths in the scale of the window."""
        if self._colour:
            self.mark.setPixmap(self._measure.seat_mark(self._colour, MARK))
        self.place()

    # -- where everything stands ---------------------------------------------------

    def place(self) -> None:
        """As high as ever where all of it is read; otherwise higher, the answers perhaps below."""
        px = self._measure.px
        answers = [button for button in self.buttons if not button.isHidden()]
        side, gap = px(SIDE), px(GAP)
        inside = max(1, self.width() - 2 * side)
        left = side + (self.mark.sizeHint().width() + gap if self._colour else 0)
        chips = self._chips.sizeHint()
        wide = self.width() - side - left - (chips.width() + gap if self.chip.clause else 0)
        row = sum(it.sizeHint().width() + px(BETWEEN) for it in answers)
        beside = wide - row - (gap - px(BETWEEN) if answers else 0)
        text, high, are_below = beside, px(HIGH), False
        if not self._is_read(beside, high - 2 * px(EDGE)):
            below = self._high(wide) + gap + self._rows_high(answers, inside)
            tallest = max(self._high(beside), *(it.sizeHint().height() for it in answers), 0)
            are_below = bool(answers) and (beside < px(NARROWEST) or below <= tallest)
            text = wide if are_below else beside
            high = max(high, (below if are_below else tallest) + 4 * px(EDGE))
        top = high - 2 * px(EDGE)
        if are_below:
            top = high - 3 * px(EDGE) - gap - self._rows_high(answers, inside)
        self._place_text(QRect(left, px(EDGE), max(1, text), top))
        middle = px(EDGE) + top // 2
        self.mark.setGeometry(_centred(QPoint(side, middle), self.mark.sizeHint()))
        corner = QPoint(self.width() - side - chips.width(), middle)
        self._chips.setGeometry(_centred(corner, chips))
        if are_below:
            start = QPoint(side, px(EDGE) + top + gap)
        else:
            start = QPoint(left + beside + gap, 0)
        room = inside if are_below else max(1, row)
        for button, at in zip(answers, in_rows(answers, room, px(BETWEEN)), strict=True):
            if not are_below:
                at.moveTop(middle - at.height() // 2)
            button.setGeometry(at.translated(start))
        self.setFixedHeight(high)

    def _is_read(self, wide: int, high: int) -> bool:
        """Whether all words have room there, the second line in one line."""
        if wide <= 0:
            return False
        line = self.more.high(_ANY, LEAST_MORE)
        return self.text.fits(QSize(wide, high - line)) and (
            not line or self.more.fits(QSize(wide, line))
        )

    def _high(self, wide: int) -> int:
        """How high the words are where they may take the room they need."""
        if wide <= 0:
            return _ANY
        return self.text.high(wide, TALL) + self.more.high(wide, MORE)

    def _rows_high(self, answers: Sequence[AnswerButton], room: int) -> int:
        rows = in_rows(answers, room, self._measure.px(BETWEEN))
        return max((at.bottom() + 1 for at in rows), default=0)

    def _place_text(self, area: QRect) -> None:
        more = 0
        if self.more.text():
            line = self.more.high(_ANY, MORE)
            more = max(line, self.more.high(area.width(), MORE))
            if more + self.text.high(area.width(), SMALLEST) > area.height():
                more = line
        self.text.setGeometry(area.adjusted(0, 0, 0, -more))
        self.more.setGeometry(area.adjusted(0, area.height() - more, 0, 0))

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
        self.more.setText(more)
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
            self.mark.setPixmap(self._measure.seat_mark(seat, MARK))
        is_asked = bool(answers) and not answers[0].is_aside and tuple(answers) != self._answers
        self._offer(tuple(answers))
        self.place()
        for button in self.buttons:
            if not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
                # It was shown where it had stood before: nothing else tells it that it moved away.
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        if is_asked:
            # Once it is as high as its words need: a question that nobody sees is not asked.
            QTimer.singleShot(0, self, lambda: bring_into_view(self))

    def _offer(self, answers: tuple[Answer, ...]) -> None:
        focus = self.window().focusWidget()
        for button, was, now in zip_longest(self.buttons, self._answers, answers):
            # Otherwise the keyboard would go to the next button there is, which leaves the table,
            # or stay on one that means something else now.
            is_another = now is None or (was is not None and was.choice != now.choice)
            if button is not None and (is_another or was is None):
                # The finger lay on what was offered before: this one looks as if nobody touched it.
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            if button is focus is not None and is_another and (now is None or now.is_aside):
                self.deserted.emit()
        self._answers = answers
        while len(self.buttons) < len(answers):
            number = len(self.buttons)
            made = AnswerButton(self._measure)
            made.clicked.connect(lambda _=False, n=number: self._answer(n))
            made.refused.connect(self.refused)
            made.setParent(self)
            self.buttons.append(made)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(answers))
            if number < len(answers):
                button.offer(answers[number])

    def _answer(self, number: int) -> None:
        self.answered.emit(self._answers[number].choice)

    def take_focus(self) -> None:
        """The keyboard goes to the first answer."""
        if self._answers:
            bring_into_view(self)
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
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


def _centred(left: QPoint, size: QSize) -> QRect:
    """The place of that size whose left edge has its middle there."""
    return QRect(left - QPoint(0, size.height() // 2), size)
