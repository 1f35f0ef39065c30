"""What the end of a day brought everybody, as a table that stays until it is closed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.boards.contract import Line, Settlement
from desktop.look import controls, theme
from desktop.look.card import Card, empty, mark_of, said
from desktop.look.clauses import ClauseChip
from desktop.look.frames import Scrolled
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.look.voice import Voice

LEAST = 200
"""So much of a table is seen at once, at 100 %."""


class SettlementCard(Card):
    """A settlement with the seats as columns; it blocks nothing."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__(wrap=True)
        self.setObjectName("settled")
        self.is_open = False
        self._clause = ClauseChip()
        self.close_button = controls.icon_button("close", lambda: translate("Settled", "Close"))
        self.close_button.setObjectName("close_settled")
        self.close_button.clicked.connect(self.put_away)
        self.head.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(self.close_button)
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scrolled = Scrolled(inner)
        self.body.addWidget(self._scrolled, 1)
        self.hide()

    def tell(self, settlement: Settlement, voice: Voice) -> None:
        """Have a settlement told until it is closed."""
        self.is_open = True
        self.call(settlement.title)
        self._clause.show_clause(settlement.clause, voice.words.game)
        empty(self._grid)
        grid = self._grid
        grid.setHorizontalSpacing(theme.px(6))
        grid.setVerticalSpacing(theme.px(3))
        grid.setColumnStretch(0, 1)
        told = [settlement.title]
        icon, name = settlement.heading
        if icon:
            heading = controls.picture(icon, 18, "muted")
            tip(heading, name)
            heading.setAccessibleName(name)
            grid.addWidget(heading, 0, 1, Qt.AlignmentFlag.AlignRight)
        for seat, colour in enumerate(voice.colours):
            mark = mark_of(colour, 22)
            tip(mark, voice.people[seat])
            mark.setAccessibleName(voice.people[seat])
            grid.addWidget(mark, 0, 2 + seat, Qt.AlignmentFlag.AlignRight)
        for row, line in enumerate(settlement.lines, 1):
            self._add(row, line, len(voice.colours))
            gains = (
                f"{voice.people[seat]} {value}" for seat, value in enumerate(line.values) if value
            )
            told.append(" ".join((line.name, line.spoken or line.note, ", ".join(gains))))
        for row, note in enumerate(settlement.notes, len(settlement.lines) + 1):
            label = said("small-muted", wrap=True)
            label.setText(note)
            grid.addWidget(label, row, 0, 1, 2 + len(voice.colours))
        grid.setRowStretch(grid.rowCount(), 1)
        self.setAccessibleDescription(". ".join(told))
        inner = self._scrolled.widget()
        assert inner is not None
        inner.adjustSize()
        self._make_room()

    def _make_room(self) -> None:
        """All of it where there is room for it; else it scrolls."""
        self._grid.activate()
        needed = self._grid.totalHeightForWidth(max(1, self._scrolled.width()))
        needed = max(needed, self._grid.sizeHint().height()) + 2
        self._scrolled.setMinimumHeight(min(needed, theme.px(LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Notes may need other lines."""
        super().resizeEvent(event)
        self._make_room()

    def _add(self, row: int, line: Line, seats: int) -> None:
        role = "strong" if line.kind == "total" else "body"
        self._grid.addWidget(_label(line.name, role), row, 0)
        self._grid.addWidget(_label(line.note, "small-muted"), row, 1, _RIGHT)
        for seat in range(seats):
            value = line.values[seat]
            label = _label(value or "·", role if value else "muted")
            label.setMinimumWidth(theme.px(28))
            label.setAlignment(_RIGHT)
            self._grid.addWidget(label, row, 2 + seat, _RIGHT)

    def put_away(self) -> bool:
        """Close the table; whether it was there."""
        was_open, self.is_open = self.is_open, False
        if was_open:
            self.closed.emit()
        return was_open


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _label(text: str, role: str) -> QLabel:
    label = said(role)
    label.setText(text)
    return label
