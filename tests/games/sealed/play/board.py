"""The table of Sealed: drawn, with a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.look.voice import Voice
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from desktop.scene.snapshot import image
from engine.rules.agenda import Event
from tests.games.sealed import Sealed
from tests.games.sealed.play.layout import HIGH, PLAN, WIDE, Situation, lines

SMALL = QSize(448, 336)


class Board(DrawnBoard):
    """Coins are chosen where they lie; there is one look only."""

    is_drawn = True
    what_if = ""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(PLAN, choosing)

    def turn_over(self) -> None:
        """There is no other look."""

    def show_what_if(self, on: bool) -> None:
        """There is nothing to show."""

    def width_at(self, height: int) -> int:
        """As the table is made."""
        return height * WIDE // HIGH

    def show_state(
        self,
        state: Sealed,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as its viewer knows it."""
        self.setAccessibleName(". ".join(lines(state, voice)))
        self.show_layout(Situation(state, voice), change, events)


def small(state: Sealed, voice: Voice) -> QImage:
    """What the shelf shows."""
    return image(PLAN, Situation(state, voice).lying(Choosing()), SMALL)


def picture(state: Sealed, voice: Voice, scale: float) -> QImage:
    """The whole table."""
    size = QSize(round(WIDE * scale), round(HIGH * scale))
    return image(PLAN, Situation(state, voice).lying(Choosing()), size)
