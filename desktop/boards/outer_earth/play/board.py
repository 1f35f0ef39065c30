"""The table of Outer Earth: drawn, and told in words for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.outer_earth.play.drawn import where
from desktop.boards.outer_earth.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.outer_earth.play.overview import topics_of
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from desktop.scene.overview import Overview
from desktop.scene.two_looks import Shown, TwoLooks
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event


class Board(TwoLooks[OuterEarth, Overview]):
    """Shows market and colonies, or the overview."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(DrawnBoard(PLAN, choosing), Overview)
        self._choosing = choosing
        self._revealed: dict[int, Sequence[str]] = {}
        """Bids that were turned up a moment ago."""

    @property
    def what_if(self) -> str:
        """How many VP everybody would have (OE-5)."""
        return translate("OuterEarth", "If it ended now")

    def lay_out(self, shown: Shown[OuterEarth], change: Change, events: Sequence[Event]) -> None:
        """Draw the table, or tell it."""
        state, voice, _ = shown
        made = situation(
            state,
            voice,
            self._choosing,
            self._shape,
            what_if=self.tells_what_if and not state.is_terminal,
            revealed=self._revealed,
        )
        if self.is_drawn:
            self.drawn.show_layout(made, change, events)
        else:
            self.told.show_topics(topics_of(made.table))

    def fits(self) -> bool:
        """Whether lines and letters are as the room wants them."""
        known, now = self.drawn.layout_shown, self._shape
        assert isinstance(known, Situation), "it is asked of a table that is shown"
        shape = known.table.shape
        return (shape.text, shape.high) == (now.text, now.high)

    def show_state(
        self,
        state: OuterEarth,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as its viewer knows it, and what happened before it."""
        self._turn_up(state, change, events)
        super().show_state(state, voice, asked, change, events)

    @property
    def _shape(self) -> where.Shape:
        return where.shape_of(self.drawn.width(), self.drawn.height())

    def _turn_up(self, state: OuterEarth, change: Change, events: Sequence[Event]) -> None:
        """OE-2.5: bids that are revealed lie there open, until something else is shown."""
        known = self._revealed if change == Change.NEWS else {}
        now = {
            event.params["seat"]: event.params["revealed"]
            for event in events
            if event.name == "bid_revealed"
        }
        self._revealed = {
            seat: cards for seat, cards in {**known, **now}.items() if state.bids[seat]
        }
