"""A panel about the turn that is played: what it tells, the person at turn has done."""

from __future__ import annotations

from collections.abc import Hashable

from desktop.look.translate import translate
from desktop.table.panels.step_panel import StepPanel
from engine.games.red_outpost.table import AtTable


class TurnPanel(StepPanel[AtTable]):
    """Another turn begins with the first step; without a turn nothing can be told."""

    @property
    def seat(self) -> int:
        """Who is at turn; below 0 if nobody is."""
        return self.state.at_turn

    @property
    def name(self) -> str:
        """The name of who is at turn."""
        return self.telling.voice.people[self.seat]

    def about(self) -> Hashable:
        return self.seat, self.telling.match.turn

    def why_not(self, *words: object) -> str:
        return self.no_turn() or super().why_not(*words)

    def no_turn(self) -> str:
        """Why nobody is at turn; empty if somebody is."""
        if self.seat >= 0:
            return ""
        if self.state.is_terminal or self.telling.match.is_over:
            return translate("TablePanels", "The match is over.")
        return translate("TablePanels", "Nobody’s turn: first score the day (RO-5.1).")

    def count_cards(self, left: int | None, size: int) -> None:
        """Say how many cards are left."""
        told = translate("TablePanels", "{n} of {all}")
        unit = translate("TablePanels", "cards left")
        self.count_left(told.format(n="?" if left is None else left, all=size), unit)
