"""The table of Outer Earth: drawn, and told in words for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget

from desktop.boards.outer_earth.play.drawn import where
from desktop.boards.outer_earth.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.outer_earth.play.overview import Overview
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event


class Board(QStackedWidget):
    """Shows market and colonies in one of two looks; the drawn one answers by presses, too."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__()
        self.setObjectName("board")
        self._choosing = choosing
        self.drawn, self.overview = DrawnBoard(PLAN, choosing), Overview()
        self.drawn.reshaped.connect(self._reshape)
        self.addWidget(self.drawn)
        self.addWidget(self.overview)
        self._what_if = False
        """Whether it is told how the match would end now."""
        self._shown: tuple[OuterEarth, Voice] | None = None
        self._revealed: dict[int, Sequence[str]] = {}
        """Bids that were turned up a moment ago."""
        self._late = False
        """Whether what is shown is older than what is to be shown."""

    @property
    def is_drawn(self) -> bool:
        """Whether the drawn board is in view."""
        return self.currentWidget() is self.drawn

    def turn_over(self) -> None:
        """Show the other look."""
        self.setCurrentWidget(self.overview if self.is_drawn else self.drawn)
        self._show(Change.JUMP)

    @property
    def what_if(self) -> str:
        """How many VP everybody would have (OE-5)."""
        return translate("OuterEarth", "If it ended now")

    def show_what_if(self, on: bool) -> None:
        """Tell it beside everybody's VP, or not."""
        self._what_if = on
        self._show(Change.BACK)

    def take_focus(self) -> None:
        """Give the keyboard to the first thing that can be chosen; what is only read takes none."""
        if self.is_drawn:
            self.drawn.take_focus()

    def width_at(self, height: int) -> int:
        """How wide the drawn table is where it is so high."""
        return height * where.WIDE // where.HIGH

    def carry(self, thing: str, at: QPoint) -> None:
        """Have a card of the hand under the mouse."""
        if self.is_drawn:
            self.drawn.carry(thing, at)

    def put_down(self, at: QPoint) -> None:
        """Let go of it there."""
        if self.is_drawn:
            self.drawn.put_down(at)

    def light(self, thing: str) -> None:
        """Have that thing alone shine on the drawn table."""
        self.drawn.light(thing)

    def area_of(self, thing: str) -> QRect:
        """Where a thing lies on the drawn table; nowhere while that is not in view."""
        return self.drawn.area_of(thing) if self.is_drawn else QRect()

    def show_state(
        self,
        state: OuterEarth,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as its viewer knows it, and what happened before it."""
        name = translate("OuterEarth", "The board")
        for part in (self, self.drawn, self.overview):
            part.setAccessibleName(name)
        self._shown = (state, voice)
        self._turn_up(state, change, events)
        self._late = not self.isVisible()
        if not self._late:
            self._show(change, events)

    def showEvent(self, event: QShowEvent) -> None:
        """What has changed while nobody saw the table is laid out now."""
        super().showEvent(event)
        if self._late:
            self._show(Change.JUMP)

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

    @property
    def _shape(self) -> where.Shape:
        return where.shape_of(self.drawn.width(), self.drawn.height())

    def _reshape(self) -> None:
        """The table fills the room that it has now."""
        known = self.drawn.layout_shown
        if isinstance(known, Situation):
            shape = known.table.shape
            if (shape.text, shape.high) != (self._shape.text, self._shape.high):
                self._show(Change.JUMP)

    def changeEvent(self, event: QEvent) -> None:
        """Letters follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._reshape()

    def _show(self, change: Change, events: Sequence[Event] = ()) -> None:
        if self._shown is None:
            return
        self._late = False
        state, voice = self._shown
        what_if = self._what_if and not state.is_terminal
        shown = situation(
            state,
            voice,
            self._choosing,
            self._shape,
            what_if=what_if,
            revealed=self._revealed,
        )
        if self.is_drawn:
            self.drawn.show_layout(shown, change, events)
        else:
            self.overview.show_table(shown.table)
