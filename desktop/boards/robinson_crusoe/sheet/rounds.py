"""The rounds of a match as a sheet: a row for each with its cards, threats, Wounds and Morale."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import pixmap
from desktop.boards.robinson_crusoe.sheet import told
from desktop.boards.robinson_crusoe.table.panel_contents import said
from desktop.look import controls, frames, theme
from desktop.look.flow import Flow
from desktop.look.names import tip
from desktop.look.translate import language, translate
from desktop.look.voice import voice_of
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.rounds_played import AVERTED, Count, Drawn, Left, Round, rounds
from engine.games.robinson_crusoe.state import Robinson
from engine.match.match import Match

PICTURE, MARK, WIDE = 26, 24, 76
NEEDED = 640
"""Width of all but everybody's Wounds, at the least."""
TOP = Qt.AlignmentFlag.AlignTop
MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class RoundsSheet(QFrame):
    """Made for a match as it stands, in the language in use.

    Where there is too little room, what stands beside the cards of a round stands below them.
    """

    def __init__(self, match: Match) -> None:
        super().__init__()
        state = match.state
        assert isinstance(state, Robinson)
        self._voice = voice_of(match, language())
        self._rounds = rounds(match)
        self.headline = told.ending(state, self._voice)
        self.summary = told.in_all(self._rounds)
        self.setProperty("role", "card")
        frames.shrinking(self)
        self._column = QVBoxLayout(self)
        self._grid = QGridLayout()
        self._is_wide: bool | None = None
        theme.dress(self, lambda it: it.measure())

    def lines(self) -> Sequence[str]:
        """The same as text."""
        return list(told.lines(self._rounds, self._voice))

    def measure(self) -> None:
        """Distances at the text size in use."""
        self._column.setContentsMargins(*map(theme.px, (20, 14, 20, 16)))
        self._is_wide = None
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Everything beside each other where it has room."""
        is_wide = self.width() >= theme.px(NEEDED + WIDE * len(self._voice.people))
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        frames.empty(self._column)
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(theme.px(18))
        self._column.addLayout(self._grid)
        if is_wide:
            for column in range(3, 4 + len(self._voice.people)):
                self._grid.setColumnMinimumWidth(column, theme.px(WIDE))
            self._heads()
        else:
            self._grid.setColumnStretch(1, 1)
            title = controls.text(translate("Robinson", "Rounds"), "title")
            self._grid.addWidget(title, 0, 0, 1, 2)
        for each in self._rounds:
            if is_wide:
                self._row(each)
            else:
                self._rows(each)

    def _heads(self) -> None:
        grid, people = self._grid, self._voice.people
        for column, text, role in (
            (0, translate("Robinson", "Rounds"), "title"),
            (1, translate("Robinson", "Cards"), "strong"),
            (2, translate("Robinson", "Threats"), "strong"),
        ):
            grid.addWidget(controls.text(text, role), 0, column, 2, 1, Qt.AlignmentFlag.AlignBottom)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        last = 3 + len(people)
        grid.addLayout(self._counter("wounds", "wound"), 0, 3, 1, len(people))
        grid.addLayout(self._counter("morale", "morale_marker"), 0, last)
        for seat, name in enumerate(people):
            head = QVBoxLayout()
            head.setSpacing(2)
            mark = controls.seat_mark(self._voice.colours[seat], MARK)
            head.addWidget(mark, 0, Qt.AlignmentFlag.AlignHCenter)
            called = controls.Elided(name, "small")
            called.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            head.addWidget(called)
            grid.addLayout(head, 1, 3 + seat)

    def _counter(self, name: str, picture: str) -> QHBoxLayout:
        """The name of a counter over its columns."""
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(_picture(picture, PICTURE))
        row.addWidget(controls.text(self._voice.words.name("counters", name), "strong"))
        row.addStretch(1)
        return row

    def _row(self, each: Round) -> None:
        grid = self._grid
        at, last = grid.rowCount(), 3 + len(self._voice.people)
        grid.addWidget(controls.line(), at, 0, 1, last + 1)
        grid.addLayout(self._number(each), at + 1, 0, TOP)
        for column, lines in ((1, _cards(each.drawn)), (2, _left(each.left))):
            if not lines.count():
                lines.addWidget(controls.text(told.UNKNOWN, "muted"))
            lines.addStretch(1)
            grid.addLayout(lines, at + 1, column)
        for seat, count in enumerate(each.wounds):
            name = f"{self._voice.people[seat]}, {self._voice.words.name('counters', 'wounds')}"
            grid.addWidget(_count(told.shown(count), count, name), at + 1, 3 + seat, MIDDLE)
        morale = told.shown(each.morale, with_sign=True)
        name = self._voice.words.name("counters", "morale")
        grid.addWidget(_count(morale, each.morale, name), at + 1, last, MIDDLE)

    def _rows(self, each: Round) -> None:
        """The same below each other."""
        grid, words = self._grid, self._voice.words
        at = grid.rowCount()
        grid.addWidget(controls.line(), at, 0, 1, 2)
        grid.addLayout(self._number(each), at + 1, 0, TOP)
        lines = _column()
        lines.addLayout(_cards(each.drawn))
        lines.addLayout(_left(each.left))
        counters = Flow()
        for seat, count in enumerate(each.wounds):
            name = f"{self._voice.people[seat]}, {words.name('counters', 'wounds')}"
            mark = controls.seat_mark(self._voice.colours[seat], MARK)
            counters.addWidget(_beside(mark, _count(told.shown(count), count, name)))
        morale = told.shown(each.morale, with_sign=True)
        name = words.name("counters", "morale")
        marker = _picture("morale_marker", PICTURE)
        counters.addWidget(_beside(marker, _count(morale, each.morale, name)))
        lines.addLayout(counters)
        grid.addLayout(lines, at + 1, 1)

    def _number(self, each: Round) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(controls.text(str(each.number), "title"))
        if each.first >= 0:
            mark = controls.seat_mark(self._voice.colours[each.first], MARK)
            first = translate("Robinson", "First Player: {name}")
            mark.setAccessibleName(first.format(name=self._voice.people[each.first]))
            tip(mark, mark.accessibleName())
            row.addWidget(mark)
        row.addStretch(1)
        return row


def _cards(drawn: Sequence[Drawn]) -> QVBoxLayout:
    column = _column()
    for card in drawn:
        picture = signs.ICONS[card.icon] if card.back == EVENT else signs.BACKS[card.back]
        role = "strong" if card.back == EVENT else ""
        column.addLayout(_named(picture, said(card.name), role))
    return column


def _left(left: Sequence[Left]) -> QVBoxLayout:
    column = _column()
    for card in left:
        picture = "pawn" if card.how == AVERTED else "arrow_off"
        line = _named(picture, said(card.name), "")
        line.addWidget(controls.text(told.how(card), "small-muted"))
        column.addLayout(line)
    return column


def _beside(*parts: QWidget) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    for part in parts:
        row.addWidget(part)
    return made


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(4)
    return column


def _named(picture: str, name: str, role: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(10)
    row.addWidget(_picture(picture, PICTURE))
    row.addWidget(controls.text(name, role, wrap=True), 1)
    return row


def _count(shown: str, count: Count, name: str) -> QLabel:
    change = told.changed(count)
    label = controls.text(f"{shown} {change}".rstrip(), "strong" if change else "muted")
    label.setAccessibleDescription(name)
    return label


def _picture(name: str, high: int) -> QLabel:
    """One of the game's pictures; what it shows is said beside it."""
    label = QLabel()
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def draw(it: QLabel) -> None:
        side = theme.px(high)
        wide = round(side * 120 / 168) if name.startswith("card_") else side
        tall = round(side * 48 / 64) if name.startswith("arrow_") else side
        it.setPixmap(pixmap(name, wide, tall, it.devicePixelRatioF()))
        it.setFixedSize(side, side)
        it.setAlignment(Qt.AlignmentFlag.AlignCenter)

    theme.dress(label, draw)
    return label
