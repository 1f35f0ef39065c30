"""The effects of a card in their order, each with what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.effects.outlook import Line
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.signs import Sign
from desktop.look.translate import translate
from desktop.table.letters import label, letters, said
from desktop.table.measure import Measure
from desktop.table.touch import QUIET, TouchButton

MOST = 6
"""Effects that are told together."""
HIGH = 62
LINES = 4
"""Lines of what an effect brings."""


class Told(NamedTuple):
    """An effect of the list: its words, its signs, what it would bring, and why it cannot be."""

    title: str
    signs: Sequence[Sign]
    lines: Sequence[Line]
    why_not: str = ""


class Title(TouchButton):
    """An effect in signs and words; a press takes it up again."""

    def __init__(self, measure: Measure) -> None:
        self._signs: tuple[Sign, ...] = ()
        self.is_taken_up = False
        super().__init__(measure, "table.label", HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_effect(self, text: str, shown: Sequence[Sign], *, is_taken_up: bool) -> None:
        """Show an effect, and whether it is the one that is being chosen."""
        self._signs, self.is_taken_up = tuple(shown), is_taken_up
        self.tell(text)
        tip(self, text)
        self.update()

    def sizeHint(self) -> QSize:
        """Its words are shortened rather than that it grows."""
        return QSize(self._measure.px(200), self._measure.px(HIGH))

    def _frame(self, painter: QPainter, off: bool) -> None:
        px = self._measure.px
        line = "accent" if self.is_taken_up else "line"
        stroke = float(px(4 if self.is_taken_up else 2))
        painter.setBrush(theme.token("accent_soft" if self.is_taken_up else "raised"))
        painter.setPen(QPen(theme.token(line), stroke))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(14), px(14))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px = self._measure.px
        left, high = px(14), self.height()
        face = letters(self._measure, 20, 700)
        wide = signs.width(self._signs, face, px(36)) if self._signs else 0
        area = QRectF(left, 0, wide + 1, high)
        signs.paint(painter, area, self._signs, face, theme.token(ink), px(36), _LEFT)
        begins = left + wide + (px(14) if wide else 0)
        room = self.width() - begins - px(12)
        text = self.words[0]
        place = QRect(round(begins), px(4), round(room), high - px(8))
        flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        for size in range(20, 14, -1):
            painter.setFont(letters(self._measure, size, 600))
            needed = painter.fontMetrics().boundingRect(place, flags, text)
            if needed.height() <= place.height() and needed.width() <= place.width():
                break
        painter.setPen(theme.token(ink if self._signs else "muted"))
        painter.drawText(place, flags, text)


class TellRow(QWidget):
    """One effect: its title, a way to leave it out, and what it would bring."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self.title = Title(measure)
        self.leave_out = TouchButton(measure, "table.label", HIGH)
        self.leave_out.dress_as(QUIET)
        policy = QSizePolicy.Policy
        self.leave_out.setSizePolicy(policy.Fixed, policy.Fixed)
        self.lines = [said(measure, "table.label", wrap=True) for _ in range(LINES)]
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.leave_out)
        below = QVBoxLayout()
        for line in self.lines:
            measure.dress(line, lambda it: it.setFont(letters(measure, 18, 500)))
            below.addWidget(line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addLayout(below)

        def space(_row: QWidget) -> None:
            head.setSpacing(measure.px(6))
            column.setSpacing(measure.px(4))
            below.setSpacing(measure.px(2))
            below.setContentsMargins(measure.px(14), 0, measure.px(14), measure.px(6))

        measure.dress(self, space)

    def show_effect(self, told: Told, *, is_taken_up: bool) -> None:
        """Show an effect with what it would bring."""
        self.title.show_effect(told.title, told.signs, is_taken_up=is_taken_up)
        self.leave_out.tell(
            "",
            icon="close",
            said=translate("Effect", "Leave out: {effect}").format(effect=told.title),
        )
        shown = [(cited(line), line.is_warning) for line in told.lines]
        if told.why_not:
            shown.append((told.why_not, True))
        if len(shown) > LINES:
            rest = " ".join(text for text, _ in shown[LINES - 1 :])
            shown = [*shown[: LINES - 1], (rest, any(warns for _, warns in shown[LINES - 1 :]))]
        for at, line in enumerate(self.lines):
            line.setVisible(at < len(shown))
            if at < len(shown):
                text, warns = shown[at]
                line.setText(text)
                line.setStyleSheet(f"color: {_ember()}" if warns else "")
        self.title.setAccessibleDescription(" ".join(text for text, _ in shown))


class EffectList(Panel):
    """All effects of the card; `taken_up(at)`, `left_out(at)`, and `more` adds one."""

    taken_up = Signal(int)
    left_out = Signal(int)
    more_wanted = Signal()
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "RC-2.8")
        self.about = label(measure, 18, 500, "muted", wrap=True)
        self.rows = [TellRow(measure) for _ in range(MOST)]
        self.more = TouchButton(measure, "table.label", HIGH)
        self.more.refused.connect(self.refused)
        self.body.addWidget(self.about)
        for at, row in enumerate(self.rows):
            row.title.clicked.connect(lambda _=False, at=at: self.taken_up.emit(at))
            row.leave_out.clicked.connect(lambda _=False, at=at: self.left_out.emit(at))
            self.body.addWidget(row)
        self.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch(1)
        self.more.clicked.connect(self.more_wanted)
        both = [button for row in self.rows for button in (row.title, row.leave_out)]
        self.reach([*both, self.more])

    def show_list(self, about: str, told: Sequence[Told], at: int, no_more: str) -> None:
        """Show the effects; `at` is the one that is being chosen."""
        self.call(translate("Effect", "What happens then"))
        self.about.setText(about)
        self.about.setVisible(bool(about))
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(told))
            if number < len(told):
                row.show_effect(told[number], is_taken_up=number == at)
        self.more.tell(translate("Effect", "And then…"), icon="plus")
        self.more.forbid(no_more)
        assert self.zone is not None
        self.zone.settle()


_JOINED = "\N{WORD JOINER}"


def cited(line: Line) -> str:
    """What happens, with its clauses."""
    # A clause is one word, which no line ends in.
    clauses = line.clauses.replace("-", f"{_JOINED}-{_JOINED}")
    return f"{line.text.removesuffix('.')} ({clauses})."


_LEFT = Qt.AlignmentFlag.AlignLeft


def _ember() -> str:
    return colour("ember_text").name()
