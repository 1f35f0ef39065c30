"""Numbers that are spread over places and given together: one answer, one step back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.contract import Cell, Numbers, Spread
from desktop.look import controls, signs, theme
from desktop.look.card import said
from desktop.look.frames import Scrolled, bring_into_view, empty
from desktop.look.names import tip
from desktop.look.stepper import Stepper, unread_on
from desktop.look.voice import Voice
from engine.rules.agenda import State

PICTURE, WIDE, HIGH = 24, 78, 31
"""Lengths at 100 % text size: a picture, and the field of a number."""


class Rows(Scrolled):
    """The rows; all of them are seen where there is room."""

    def sizeHint(self) -> QSize:
        # Qt's own stays as it was when it was asked for first.
        inner = self.widget()
        assert inner is not None
        return inner.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other rows have come: there may be room for more of them."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Spreading(QWidget):
    """A row for each place; another number somewhere moves as few of the others as can be."""

    chosen = Signal(tuple)
    """The texts of the numbers, in the order in which they are asked for."""

    def __init__(self, spread: Spread[State] | None, draw_sign: signs.Draw) -> None:
        super().__init__()
        self.setObjectName("spreading")
        self._spread, self._draw_sign = spread, draw_sign
        self._state: State | None = None
        self._voice: Voice | None = None
        self.numbers: Numbers = ()
        """What the rows show."""
        self.steppers: dict[int, Stepper] = {}
        """By their place among the numbers."""
        self.prompt = ""
        """What is asked for all of them together."""
        inner = QWidget()
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(6)
        self._grid = QGridLayout()
        lines.addLayout(self._grid)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._rows = Rows(inner, self)
        self._rows.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        # With large letters there may be room for one row only.
        theme.dress(self._rows, lambda it: it.setMinimumHeight(theme.px(HIGH)))
        self.tally = said("strong", wrap=True)
        self.refused = said("small", wrap=True)
        self.send = QPushButton()
        self.send.setObjectName("send_spread")
        self.send.setProperty("role", "primary")
        self.send.clicked.connect(self._send)
        self.wholes: list[QPushButton] = []
        self._wholes = QVBoxLayout()
        self._wholes.setSpacing(6)
        # They scroll with the rows, which have little room beside large letters.
        lines.addLayout(self._wholes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._rows)
        column.addWidget(self.tally)
        column.addWidget(self.refused)
        column.addWidget(self.send)
        self.hide()

    def wants(self, state: State) -> bool:
        """Whether the open question is the first of numbers that are given together."""
        question = state.question
        return (
            question is not None and self._spread is not None and question.name in self._spread.asks
        )

    def ask(self, state: State, voice: Voice) -> None:
        """Ask for the numbers that the open question begins; asked again, they stay."""
        assert self._spread is not None
        again = self._state is not None and self._state.text() == state.text()
        if not again:
            self.numbers = self._spread.begins(state)
        shown, self._state, self._voice = self._voice, state, voice
        if not again or shown != voice:
            self._lay_out()
        self._tell()

    def take_focus(self) -> None:
        """The keyboard goes to what gives the numbers as they are."""
        self.send.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- the rows ------------------------------------------------------------------

    def _lay_out(self) -> None:
        """A row for each place, with a number in each column that it has."""
        assert self._spread is not None and self._state is not None and self._voice is not None
        told = self._spread.told(self._state, self.numbers, self._voice)
        self.prompt = told.prompt
        empty(self._grid)
        self.steppers = {}
        for column, (picture, name) in enumerate(told.columns):
            head = QLabel()
            head.setPixmap(self._picture(picture))
            head.setAccessibleName(name)
            tip(head, name)
            self._grid.addWidget(head, 0, 2 + column, Qt.AlignmentFlag.AlignHCenter)
        for at, row in enumerate(told.rows, 1):
            sign = QLabel()
            sign.setPixmap(self._picture(row.picture))
            self._grid.addWidget(sign, at, 0)
            # Where there are two columns the picture has to do.
            name = row.note if len(told.columns) > 1 else f"{row.name} ({row.note})"
            label = controls.Elided(name)
            tip(label, row.name)
            tip(sign, row.name)
            self._grid.addWidget(label, at, 1)
            for column, cell in enumerate(row.cells):
                if cell is not None:
                    self._grid.addWidget(self._stepper(cell), at, 2 + column)
        empty(self._wholes)
        self.wholes = []
        for text, numbers in told.wholes:
            button = QPushButton(text.replace("&", "&&"))
            button.clicked.connect(lambda _=False, numbers=numbers: self._give(numbers))
            button.installEventFilter(self)
            self._wholes.addWidget(button)
            self.wholes.append(button)
        # What is made anew would come last of the whole page.
        fields = [stepper.field for stepper in self.steppers.values()]
        for before, after in pairwise((self, *fields, *self.wholes, self.send)):
            QWidget.setTabOrder(before, after)

    def _stepper(self, cell: Cell) -> Stepper:
        made = Stepper(lambda: cell.name, range(cell.most + 1))
        made.changed.connect(lambda: self._move(cell.at))
        made.field.entered.connect(self._send)
        made.setFixedSize(theme.px(WIDE), theme.px(HIGH))
        made.field.setMinimumWidth(0)
        made.field.installEventFilter(self)
        self.steppers[cell.at] = made
        return made

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What scrolls and gets the keyboard is seen, wherever it comes from."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            bring_into_view(watched)
        return super().eventFilter(watched, event)

    def _picture(self, name: str) -> QPixmap:
        side = theme.px(PICTURE)
        ratio = self.devicePixelRatioF()
        made = QPixmap(QSize(side, side) * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_sign(painter, name, QRectF(0, 0, side, side))
        painter.end()
        return made

    # -- choosing ------------------------------------------------------------------

    def _move(self, at: int) -> None:
        """Another number is wanted at one place: the others make room, or it is said why they cannot."""
        assert self._spread is not None and self._state is not None and self._voice is not None
        wanted = self.steppers[at].value
        if wanted is None:
            return
        found = self._spread.moved(self._state, self.numbers, at, wanted)
        if found is not None:
            self.numbers = found
        self._tell("" if found is not None else self._spread.refused(self._state, self._voice))

    def _tell(self, refused: str = "") -> None:
        """Show the numbers, and what they come to."""
        assert self._spread is not None and self._state is not None and self._voice is not None
        for at, stepper in self.steppers.items():
            if stepper.value != self.numbers[at]:
                stepper.show_value(self.numbers[at])
        told = self._spread.told(self._state, self.numbers, self._voice)
        self.tally.setText(told.tally)
        self._refuse(refused)
        self.send.setText(told.verb.replace("&", "&&"))

    def _send(self) -> None:
        """Give the numbers that the rows show, if all of them are numbers."""
        if (number := unread_on(self)) is not None:
            self._refuse(f"{number.refusal}.")
            number.take_focus()
        else:
            self._give(self.numbers)

    def _refuse(self, told: str) -> None:
        self.refused.setText(told)
        self.refused.setVisible(bool(told))

    def _give(self, numbers: Sequence[int]) -> None:
        if self._spread is not None and self._state is not None:
            self.chosen.emit(tuple(self._spread.answers(self._state, tuple(numbers))))
