"""The end of a day, a round, a production: told over the board row by row, on by a press."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.boards.contract import Settlement
from desktop.look import theme
from desktop.look.card import Card, said
from desktop.look.clauses import ClauseChip
from desktop.look.frames import Scrolled
from desktop.look.signs import Draw
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.settlement import SettlementTable, aloud, before_sums

WIDE, GAP = 620, 16
ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Stages(Card):
    """Lies over a board until it has been gone through; what comes next waits for it."""

    closed = Signal()
    hurried = Signal()
    """From now on all shall be told at once."""

    def __init__(self, over: QWidget, draw: Draw) -> None:
        super().__init__(margin=18, wrap=True)
        self.setParent(over)
        self.setObjectName("stages")
        self.setProperty("ring", "none")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._over = over
        self._settlement: Settlement | None = None
        self.at = 0
        """Which of the rows that brought something is told; after the last of them, everything is."""
        self._told: list[int] = []
        self._clause = ClauseChip()
        self.head.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignVCenter)
        self._table, self.sentence = SettlementTable(draw), said("body", wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._table)
        column.addStretch(1)
        self._inner = inner
        self._scrolled = Scrolled(inner)
        self.body.addWidget(self._scrolled, 1)
        self.body.addWidget(self.sentence)
        self.hurry = QPushButton()
        self.hurry.setObjectName("always_all_rows")
        self.hurry.setProperty("role", "link")
        self.hurry.clicked.connect(self._hurry)
        self.all = QPushButton()
        self.all.setObjectName("all_rows")
        self.all.clicked.connect(self.show_all)
        self.go = QPushButton()
        self.go.setObjectName("go_on_rows")
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self.go_on)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.hurry)
        row.addStretch(1)
        row.addWidget(self.all)
        row.addWidget(self.go)
        self.body.addLayout(row)
        self.hide()

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
        self.call(settlement.title)
        self._clause.show_clause(settlement.clause, voice.words.game)
        self._table.tell(settlement, voice)
        self.hurry.setText(translate("Stages", "Always all at once"))
        self.hurry.setToolTip(
            translate("Stages", "The bots do not wait then, and the table stands beside the board.")
        )
        self.all.setText(translate("Stages", "Show all"))
        self.go.setText(translate("Stages", "Go on"))
        self.setAccessibleDescription(aloud(settlement, voice))
        self._show_row()
        self.show()
        self.place()
        self.raise_()

    def take_focus(self) -> None:
        """The keyboard goes to the way on."""
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """Tell the next row; after the last one, make way."""
        if self.is_told:
            self.put_away()
        else:
            self.at += 1
            self._show_row()

    def show_all(self) -> None:
        """Tell all that is left at once."""
        if self._settlement is not None:
            self.at = len(self._told)
            self._show_row()
            self.take_focus()

    def put_away(self) -> bool:
        """Make way; whether it was there."""
        was_open = self.is_open
        self.drop()
        if was_open:
            self.closed.emit()
        return was_open

    def drop(self) -> None:
        """Make way without a word: it is about a match that has changed."""
        self._settlement = None
        self.hide()

    def place(self) -> None:
        """Lie in the middle of the board, as large as it needs."""
        if self._settlement is None:
            return
        room = self._over.size()
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
        self.resize(wide, high)
        self.move(max(0, (room.width() - wide) // 2), max(0, (room.height() - high) // 2))

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

    def _hurry(self) -> None:
        self.show_all()
        self.hurried.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on wherever the keyboard is on it; a held key goes no further."""
        if event.key() in ON:
            if not event.isAutoRepeat():
                self.go_on()
            return
        super().keyPressEvent(event)
