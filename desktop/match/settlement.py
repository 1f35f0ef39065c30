"""What the end of a day brought everybody, as a table, and a card with it beside the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.boards.contract import Line, Settlement
from desktop.look import controls, theme
from desktop.look.card import Card, give_role, said
from desktop.look.clauses import ClauseChip
from desktop.look.frames import Scrolled, empty
from desktop.look.names import tip
from desktop.look.signs import Draw
from desktop.look.translate import translate
from desktop.look.voice import Voice

LEAST = 200
"""So much of a table is seen at once, at 100 %."""
SIDE = 26
"""A picture of a row, at 100 %."""
ABREAST = 5
"""More seats than these have no room side by side in a card."""


class SettlementTable(QWidget):
    """The rows of a settlement with the seats as columns; `draw` draws what they are about."""

    def __init__(self, draw: Draw | None = None) -> None:
        super().__init__()
        self._draw = draw
        self._settlement: Settlement | None = None
        self._rows: list[list[QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def tell(self, settlement: Settlement, voice: Voice) -> None:
        """Show all of a settlement."""
        self._settlement, self._rows = settlement, []
        grid = self._grid
        empty(grid)
        grid.setHorizontalSpacing(theme.px(6))
        grid.setVerticalSpacing(theme.px(3))
        grid.setColumnStretch(1, 1)
        icon, name = settlement.heading
        if icon:
            heading = controls.picture(icon, 18, "muted")
            tip(heading, name)
            heading.setAccessibleName(name)
            grid.addWidget(heading, 0, 2, Qt.AlignmentFlag.AlignRight)
        for seat, colour in enumerate(voice.colours):
            mark = controls.seat_mark(colour, 22)
            tip(mark, voice.people[seat])
            mark.setAccessibleName(voice.people[seat])
            grid.addWidget(mark, 0, 3 + seat, Qt.AlignmentFlag.AlignRight)
        for row, line in enumerate(settlement.lines, 1):
            self._add(row, line, len(voice.colours))

    def reveal(self, at: int) -> None:
        """Show what was settled up to that row: later ones wait, sums are those of then."""
        assert self._settlement is not None
        lines = self._settlement.lines
        is_all = at >= before_sums(self._settlement)
        sums = lines[at].so_far if not is_all else ("",) * len(lines[0].values)
        for number, (line, labels) in enumerate(zip(lines, self._rows, strict=True)):
            name, note, *values = labels
            sums_up = line.kind == "total"
            give_role(name, "strong" if sums_up or number == at else "body")
            is_known = is_all if sums_up else number <= at
            note.setText(line.note if is_known or sums_up else "")
            for label, value, so_far in zip(values, line.values, sums, strict=True):
                label.setText((value or "·") if is_known else so_far if sums_up else "")
            if sums_up:
                # Only the first sum grows row by row; what the others tell of comes at the end.
                sums = ("",) * len(sums)

    def _add(self, row: int, line: Line, seats: int) -> None:
        role = "strong" if line.kind == "total" else "body"
        if self._draw is not None and line.picture:
            self._grid.addWidget(_picture(line.picture, self._draw), row, 0)
        labels = [_label(line.name, role), _label(line.note, "small-muted")]
        self._grid.addWidget(labels[0], row, 1)
        self._grid.addWidget(labels[1], row, 2, _RIGHT)
        for seat in range(seats):
            value = line.values[seat]
            label = _label(value or "·", role if value else "muted")
            label.setMinimumWidth(theme.px(28))
            label.setAlignment(_RIGHT)
            self._grid.addWidget(label, row, 3 + seat, _RIGHT)
            labels.append(label)
        self._rows.append(labels)


class Sums(QWidget):
    """What a settlement sums up to, a line for each seat."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)

    def tell(self, settlement: Settlement, voice: Voice) -> None:
        """Show the last line of a settlement."""
        empty(self._grid)
        self._grid.setVerticalSpacing(theme.px(3))
        values = settlement.lines[-1].values
        for seat, (colour, value) in enumerate(zip(voice.colours, values, strict=False)):
            self._grid.addWidget(controls.seat_mark(colour, 22), seat, 0)
            self._grid.addWidget(controls.Elided(voice.people[seat]), seat, 1)
            self._grid.addWidget(_label(value, "strong"), seat, 2, _RIGHT)


class SettlementCard(Card):
    """A settlement beside the board, all at once; it blocks nothing.

    Where so many seats have no room side by side it shows what they sum up to.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__(wrap=True)
        self.setObjectName("settled")
        self.is_open = False
        self._clause = ClauseChip()
        self.close_button = controls.icon_button("close", lambda: translate("Settled", "Close"))
        self.close_button.setObjectName("close_settled")
        self.close_button.clicked.connect(self.put_away)
        self.in_rows = in_rows_button()
        self.head.addWidget(self.in_rows)
        self.head.addWidget(self.close_button)
        # Beside the title a long word of it would have no room.
        self.body.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignLeft)
        self._table, self._notes = SettlementTable(), said("small-muted", wrap=True)
        self._sums = Sums()
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._table)
        self._column.addWidget(self._sums)
        self._column.addWidget(self._notes)
        self._column.addStretch(1)
        self._scrolled = Scrolled(inner, self)
        self.body.addWidget(self._scrolled, 1)
        self.hide()

    def tell(self, settlement: Settlement, voice: Voice) -> None:
        """Have a settlement told until it is closed."""
        self.is_open = True
        self.call(settlement.title)
        self._clause.show_clause(settlement.clause, voice.words.game)
        is_wide = len(voice.colours) > ABREAST
        self._table.setVisible(not is_wide)
        self._sums.setVisible(is_wide)
        (self._sums if is_wide else self._table).tell(settlement, voice)
        self._notes.setText("\n".join(settlement.notes))
        self._notes.setVisible(bool(settlement.notes))
        self.setAccessibleDescription(aloud(settlement, voice))
        inner = self._scrolled.widget()
        assert inner is not None
        inner.adjustSize()
        self._make_room()

    def _make_room(self) -> None:
        """All of it where there is room for it; else it scrolls."""
        self._column.activate()
        needed = self._column.totalHeightForWidth(max(1, self._scrolled.width()))
        needed = max(needed, self._column.sizeHint().height()) + 2
        self._scrolled.setMinimumHeight(min(needed, theme.px(LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Notes may need other lines."""
        super().resizeEvent(event)
        self._make_room()

    def take_focus(self) -> None:
        """The keyboard goes to what tells it row by row."""
        self.in_rows.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def put_away(self) -> bool:
        """Close the table; whether it was there."""
        was_open, self.is_open = self.is_open, False
        if was_open:
            self.closed.emit()
        return was_open


def in_rows_button() -> QPushButton:
    """The button that has a settlement told row by row over the board."""
    made = controls.icon_button("play", lambda: translate("Stages", "Step by step"))
    made.setObjectName("tell_rows")
    return made


def before_sums(settlement: Settlement) -> int:
    """How many rows come before those that sum up."""
    return sum(line.kind != "total" for line in settlement.lines)


def aloud(settlement: Settlement, voice: Voice) -> str:
    """All of it in words."""
    told = [settlement.title]
    for line in settlement.lines:
        gains = (f"{voice.people[seat]} {value}" for seat, value in enumerate(line.values) if value)
        told.append(" ".join((line.name, line.spoken or line.note, ", ".join(gains))))
    return ". ".join(told)


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _label(text: str, role: str) -> QLabel:
    label = said(role)
    label.setText(text)
    return label


def _picture(name: str, draw: Draw) -> QLabel:
    label, side = QLabel(), theme.px(SIDE)
    ratio = label.devicePixelRatioF()
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, name, QRectF(0, 0, pixmap.width(), pixmap.height()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    label.setPixmap(pixmap)
    return label
