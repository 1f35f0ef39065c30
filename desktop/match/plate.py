"""What lies over a board until somebody goes on by a press, beside what it speaks of."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look import tooltip
from desktop.look.card import Card
from desktop.look.clauses import ClauseChip
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.look.with_layout import WithLayout

GAP = 16
REST_S = 0.3
"""So long it has to be there before a press counts: one that was meant for what lay there does not."""
ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Plate(Card):
    """A card with a way on; what comes next waits for it."""

    closed = Signal()
    """Somebody has gone on from here."""
    left = Signal()
    """Nothing more of the kind is wanted now."""
    hurried = Signal()
    """From now on nothing of the kind is wanted."""

    def __init__(self, over: QWidget, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(margin=18, wrap=True)
        self.setParent(over)
        self.setProperty("ring", "none")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clock = clock
        self.in_sight: Callable[[], Sequence[QRect]] = tuple
        """What on the board it covers as little of as can be, in pixels of what it lies over."""
        self.near: Callable[[], QPoint | None] = lambda: None
        """Where on the board it comes from; it lies in the middle if nothing says so."""
        self._over = over
        over.installEventFilter(self)
        self._since = 0.0
        self._places = WithLayout(self, self.place)
        self._clause = ClauseChip()
        self.head.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hurry = QPushButton()
        self.hurry.setProperty("role", "link")
        self.hurry.clicked.connect(self._hurry)
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self._press)
        self.ways = QHBoxLayout()
        self.ways.setSpacing(8)
        self.ways.addWidget(self.hurry)
        self.ways.addStretch(1)
        self.ways.addWidget(self.go)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether somebody is still to go on from here."""
        raise NotImplementedError

    def go_on(self) -> None:
        """One step on; after the last one, make way."""
        raise NotImplementedError

    def drop(self) -> None:
        """Make way without a word."""
        raise NotImplementedError

    def put_away(self) -> bool:
        """Make way for what comes after all of the kind; whether it was there."""
        was_open = self.is_open
        self.drop()
        if was_open:
            self.left.emit()
        return was_open

    def head_with(self, title: str, clause: str, voice: Voice) -> None:
        """Have a title with its clause."""
        self.call(title)
        self._clause.show_clause(clause, voice.words.game)
        self.hurry.setText(translate("Stages", "Always all at once"))
        tip(
            self.hurry,
            translate(
                "Stages",
                "The bots do not wait then, no card is shown large, and the table of a day "
                "stands beside the board.",
            ),
        )
        self.go.setText(translate("Stages", "Go on"))

    def come(self) -> None:
        """Lie over the board from now on."""
        if self.isHidden():
            self._since = self.clock()
            # A note of what is pointed at would lie below it.
            tooltip.put_away()
        self.show()
        self.place()
        self.raise_()

    def take_focus(self) -> None:
        """The keyboard goes to the way on."""
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Lie where it covers least of what it speaks of, as large as it needs."""
        if not self.is_open:
            return
        room = self._over.size()
        size = self.wanted(room)
        self.resize(size)
        self.move(clear_of(size, room, self.in_sight(), self.near()))

    def wanted(self, room: QSize) -> QSize:
        """How large it would be in so much room."""
        raise NotImplementedError

    def _hurry(self) -> None:
        self.hurried.emit()

    def _press(self) -> None:
        if self.clock() - self._since >= REST_S:
            self.go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it lies over has another size: what lies there will have it in a moment."""
        if watched is self._over and event.type() == QEvent.Type.Resize and self.is_open:
            self._places.want()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on wherever the keyboard is on it; a held key goes no further."""
        if event.key() in ON and not event.isAutoRepeat():
            self._press()


def clear_of(size: QSize, room: QSize, kept: Sequence[QRect], near: QPoint | None = None) -> QPoint:
    """The corner of an area that covers least of what is kept in a room.

    As close to a point as can be, or to the middle of the room.
    """
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    half = QPoint(size.width() // 2, size.height() // 2)
    goal = near if near is not None else QRect(QPoint(), room).center()
    across = [goal.x() - half.x(), wide // 2, GAP, wide - GAP]
    down = [goal.y() - half.y(), high // 2, GAP, high - GAP]
    for area in kept:
        across += [area.left() - size.width() - GAP, area.right() + GAP]
        down += [area.top() - size.height() - GAP, area.bottom() + GAP]
    corners = {
        (min(max(x, 0), wide), min(max(y, 0), high)) for x, y in itertools.product(across, down)
    }

    def cost(corner: tuple[int, int]) -> tuple[int, int, tuple[int, int]]:
        lies = QRect(QPoint(*corner), size)
        covered = (lies.intersected(area) for area in kept)
        away = (lies.topLeft() + half - goal).manhattanLength()
        return sum(it.width() * it.height() for it in covered), away, corner

    return QPoint(*min(corners, key=cost))
