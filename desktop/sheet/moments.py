"""Moments of a match that its course shows: who took the lead when, and the largest gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.text_fit import NO_BREAK, unbroken
from desktop.look.translate import translate
from desktop.sheet.outcome import Outcome, plain
from desktop.sheet.proof import how_it_was_won
from engine.match.course import Stop, best_turns, leads

_COLON = f"{NO_BREAK}:{NO_BREAK}"
MOST = 5
"""So many rows; of more changes of the lead the last ones are told."""
FIRST = 4
"""So many points are told of a moment; those of more seats would only be a row of numbers."""


class Moment(NamedTuple):
    """A stop of the course, whom it concerns, and what happened there."""

    stop: int
    """Its index in the course."""
    seat: int
    text: str


def moments(told: Outcome, stops: Sequence[Stop]) -> list[Moment]:
    """What the course shows, in the order in which it happened."""
    found = []
    changes = leads(stops)
    for number, (index, seat) in enumerate(changes):
        points = _COLON.join(map(plain, sorted(stops[index].points, reverse=True)[:FIRST]))
        if number == len(changes) - 1 and seat == _winner(told):
            text = translate("Sheet", "{name} takes the lead and keeps it, {points}")
        elif number == 0:
            text = translate("Sheet", "{name} is the first to lead, {points}")
        else:
            text = translate("Sheet", "{name} takes the lead, {points}")
        found.append(Moment(index, seat, text.format(name=told.name(seat), points=points)))
    best = best_turns(stops)
    room = MOST - bool(best) - bool(how_it_was_won(told))
    found = found[-room:]
    if best:
        found.append(_largest_gain(told, stops, best))
    found.sort(key=lambda moment: moment.stop)
    if how := how_it_was_won(told):
        found.append(Moment(len(stops) - 1, told.order[0], how))
    return found


def _largest_gain(told: Outcome, stops: Sequence[Stop], best: Sequence[tuple[int, int]]) -> Moment:
    """Who had it first, and who as much later."""
    (index, most), *later = best
    seat = stops[index].seat
    text = translate("Sheet", "{name} gains {points} {unit}, the most in one player’s turn")
    if later:
        text = translate(
            "Sheet",
            "{name} gains {points} {unit}, the most in one player’s turn; as many later: {others}",
        )
    others = told.words.listed([told.name(stops[at].seat) for at, _ in later])
    told_in = {"name": told.name(seat), "points": most, "unit": told.words.at("game", "vp")}
    return Moment(index, seat, text.format(**told_in, others=others))


def _winner(told: Outcome) -> int | None:
    """Who won alone, by points; None if a tie had to be broken or the win is shared."""
    first, *others = told.result.ranking.places
    return first.seat if not others or others[0].total < first.total else None


def changes(stops: Sequence[Stop]) -> str:
    """How often the lead changed, in a sentence."""
    count = max(0, len(leads(stops)) - 1)
    if count == 0:
        return translate("Sheet", "The lead never changed")
    if count == 1:
        return translate("Sheet", "The lead changed once")
    return translate("Sheet", "The lead changed {count} times").format(count=count)


class Moments(QFrame):
    """The moments in rows that can be pressed."""

    chosen = Signal(int)
    """The stop of the moment that was pressed."""
    pointed = Signal(int)
    """The stop of the moment under the mouse or the keyboard; −1 if there is none."""

    def __init__(self, told: Outcome, stops: Sequence[Stop]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        column = QVBoxLayout(self)
        column.setSpacing(0)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 12, 20, 12)))
        )
        column.addWidget(controls.text(translate("Sheet", "Highlights"), "title"))
        column.addSpacing(4)
        for number, moment in enumerate(moments(told, stops)):
            if number:
                column.addWidget(controls.line())
            when = told.stop(stops[moment.stop])
            row = Row(when, told.colour(moment.seat), moment.text)
            row.clicked.connect(lambda _=False, index=moment.stop: self.chosen.emit(index))
            row.pointed.connect(
                lambda on, index=moment.stop: self.pointed.emit(index if on else -1)
            )
            column.addWidget(row)
        column.addStretch(1)


class Row(QPushButton):
    """The mark of whom it concerns, when it was, and what it was."""

    pointed = Signal(bool)

    def __init__(self, when: str, colour: str, text: str) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setProperty("ring", "6")
        self.setAutoDefault(False)
        self.setAccessibleName(f"{when}: {text}")
        tip(self, translate("Sheet", "Show the board of that moment"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(14)
        mark = controls.seat_mark(colour, 28)
        words = QVBoxLayout()
        words.setSpacing(0)
        parts = [controls.text(when, "small-muted"), controls.text(unbroken(text), wrap=True)]
        for part in (mark, *parts):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for part in parts:
            words.addWidget(part)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def enterEvent(self, _event: QEnterEvent) -> None:
        self.pointed.emit(True)

    def leaveEvent(self, _event: QEvent) -> None:
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)
