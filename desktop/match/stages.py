"""The end of a day, a round, a production: told over the board row by row, on by a press."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.boards.contract import Line, Settlement
from desktop.look import theme
from desktop.look.card import said
from desktop.look.frames import Scrolled
from desktop.look.signs import Draw
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.plate import GAP, Plate
from desktop.match.settlement import SettlementTable, aloud, before_sums
from engine.rules.agenda import Event

WIDE = 620


class Stages(Plate):
    """Lies over a board until it has been gone through; what comes next waits for it."""

    turned = Signal()
    """Another row is told."""

    def __init__(self, over: QWidget, draw: Draw) -> None:
        super().__init__(over)
        self.setObjectName("stages")
        self._settlement: Settlement | None = None
        self.at = 0
        """Which of the rows that brought something is told; after the last of them, everything is."""
        self._told: list[int] = []
        self._table, self.sentence = SettlementTable(draw), said("body", wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)
        column.addStretch(1)
        self._inner = inner
        self._scrolled = Scrolled(inner, self)
        self.body.addWidget(self._scrolled, 1)
        self.body.addWidget(self.sentence)
        self.hurry.setObjectName("always_all_rows")
        self.all = QPushButton()
        self.all.setObjectName("all_rows")
        self.all.clicked.connect(self.show_all)
        self.go.setObjectName("go_on_rows")
        self.ways.insertWidget(self.ways.count() - 1, self.all)
        self.body.addLayout(self.ways)

    @property
    def is_open(self) -> bool:
        """Whether somebody is still to go through it."""
        return self._settlement is not None

    @property
    def is_told(self) -> bool:
        """Whether all of it is shown."""
        return self.at >= len(self._told)

    def tell(
        self, settlement: Settlement, voice: Voice, *, at: int = 0, is_moving: bool = True
    ) -> None:
        """Have a settlement told from that row on, of those that brought something.

        Where nothing shall move all of it is told at once.
        """
        rows = range(before_sums(settlement))
        self._told = [row for row in rows if settlement.lines[row].told]
        self._settlement, self.at = settlement, at if is_moving else len(self._told)
        self.head_with(settlement.title, settlement.clause, voice)
        self._table.tell(settlement, voice)
        self.all.setText(translate("Stages", "Show all"))
        self.setAccessibleDescription(aloud(settlement, voice))
        self._show_row()
        self.come()

    @property
    def line(self) -> Line | None:
        """The row that is told; None once everything is."""
        if self._settlement is None or self.is_told:
            return None
        return self._settlement.lines[self._told[self.at]]

    @property
    def last_event(self) -> Event | None:
        """The last of what has happened up to here; None if the settlement does not say."""
        if self._settlement is None:
            return None
        if self.line is not None:
            return self.line.event
        known = (line.event for line in reversed(self._settlement.lines) if line.event is not None)
        return next(known, None)

    def go_on(self) -> None:
        """Tell the next row; after the last one, make way."""
        if self.is_told:
            self.drop()
            self.closed.emit()
        else:
            self.at += 1
            self._show_row()

    def show_all(self) -> None:
        """Tell all that is left at once."""
        if self._settlement is not None:
            self.at = len(self._told)
            self._show_row()
            self.take_focus()

    def drop(self) -> None:
        """Make way without a word."""
        self._settlement = None
        self.hide()

    def wanted(self, room: QSize) -> QSize:
        """As large as it needs."""
        wide = min(theme.px(WIDE), room.width() - 2 * GAP)
        across = wide - 2 * 18 - 2
        # Every sentence has its room from the beginning, so that nothing jumps.
        told = said("body", wrap=True)
        told.ensurePolished()
        highest = 0
        for at in range(len(self._told) + 1):
            told.setText(self._sentence(at))
            highest = max(highest, told.heightForWidth(across))
        self.sentence.setFixedHeight(highest + 4)
        self._inner.ensurePolished()
        self._scrolled.setMinimumHeight(self._inner.sizeHint().height())
        self.body.activate()
        high = self.body.totalHeightForWidth(wide)
        most = room.height() - 2 * GAP
        if high > most:
            self._scrolled.setMinimumHeight(theme.px(80))
            high = most
        return QSize(wide, high)

    def _sentence(self, at: int) -> str:
        """What is told with a row, and at the end."""
        assert self._settlement is not None
        lines = self._settlement.lines
        told = lines[self._told[at]].told if at < len(self._told) else self._settlement.notes
        return "\n".join(told)

    def _show_row(self) -> None:
        assert self._settlement is not None
        end = before_sums(self._settlement)
        self._table.reveal(end if self.is_told else self._told[self.at])
        told = self._sentence(self.at)
        self.sentence.setText(told)
        self.all.setVisible(not self.is_told)
        self.go.setAccessibleDescription(told)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
        self.turned.emit()

    def _hurry(self) -> None:
        self.show_all()
        super()._hurry()
