"""The table of Red Outpost: drawn, and told in panels for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.look.translate import translate
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from desktop.scene.two_looks import Shown, TwoLooks
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event


class Board(TwoLooks[RedOutpost, Panels]):
    """Shows places, workers and people, or the panels."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(DrawnBoard(PLAN, choosing), Panels)
        self._choosing = choosing

    @property
    def what_if(self) -> str:
        """What each portrait would bring if it were scored now (RO-5.1)."""
        return translate("RedOutpost", "If the day ended now")

    def lay_out(self, shown: Shown[RedOutpost], change: Change, events: Sequence[Event]) -> None:
        """Draw the table, or tell it."""
        state, voice, asked = shown
        if self.is_drawn:
            what_if = self.tells_what_if
            made = situation(state, voice, self._choosing, self._shape, what_if=what_if)
            self.drawn.show_layout(made, change, events)
        else:
            self.told.show_state(state, voice, asked, what_if=self.tells_what_if)

    def fits(self) -> bool:
        """Whether the table was laid out for this shape of the room."""
        known = self.drawn.layout_shown
        return not isinstance(known, Situation) or known.table.shape == self._shape

    @property
    def _shape(self) -> where.Shape:
        return where.shape_of(self.drawn.width(), self.drawn.height())
