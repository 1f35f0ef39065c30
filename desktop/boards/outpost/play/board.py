"""The table of Outpost: drawn, and told in words for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.outpost.play.drawn import seen, where
from desktop.boards.outpost.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.outpost.play.overview import topics_of
from desktop.look.voice import Voice
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from desktop.scene.overview import Overview
from desktop.scene.two_looks import Shown, TwoLooks
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Event


class Board(TwoLooks[Outpost, Overview]):
    """Shows market, colonies and auctions, or tells them."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(DrawnBoard(PLAN, choosing), Overview)
        self._choosing = choosing
        self._seen = seen.NOTHING
        """What all have seen that the state no longer says."""

    @property
    def what_if(self) -> str:
        """Points are known at any time: there is nothing to show besides."""
        return ""

    def lay_out(self, shown: Shown[Outpost], change: Change, events: Sequence[Event]) -> None:
        """Draw the table, or tell it."""
        state, voice, _ = shown
        shape = self._shape(state)
        made = situation(state, voice, self._choosing, shape, self._seen)
        if self.is_drawn:
            self.drawn.show_layout(made, change, events)
        else:
            self.told.show_topics(topics_of(made.known))

    def fits(self) -> bool:
        """Whether lines and letters are as the room wants them."""
        known = self.drawn.layout_shown
        return not isinstance(known, Situation) or known.table.shape == self._shape(known.state)

    def show_state(
        self,
        state: Outpost,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as its viewer knows it, and what happened before it."""
        known = self._seen if change == Change.NEWS else seen.NOTHING
        self._seen = seen.after(known, events)
        super().show_state(state, voice, asked, change, events)

    def _shape(self, state: Outpost) -> where.Shape:
        return where.shape_of(state.board.seats, self.drawn.width(), self.drawn.height())
