"""All panels of the table: clock, people, what lies for all, and what is told now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from desktop.boards.outer_earth.clock import MOMENTS
from desktop.boards.outer_earth.table.clock import Clock
from desktop.boards.outer_earth.table.market import WIDE, Market
from desktop.boards.outer_earth.table.moment.auction import Auction
from desktop.boards.outer_earth.table.moment.exploration import Exploration
from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.boards.outer_earth.table.moment.set_up import SetUp
from desktop.boards.outer_earth.table.moment.settling import Settling
from desktop.boards.outer_earth.table.moment.turn import Turn
from desktop.boards.outer_earth.table.our_table.panel import OurTable
from desktop.boards.outer_earth.table.people import People
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import listen
from desktop.look.translate import translate
from desktop.table.moment_table import MomentTable
from desktop.table.part import Part
from desktop.table.telling import Telling
from engine.games.outer_earth import auction, rules, turn
from engine.games.outer_earth.table import AtTable

PANELS: dict[str, Callable[[Telling[AtTable]], MomentPanel]] = {
    "set_up": SetUp,
    "auction": Auction,
    "exploration": Exploration,
    "settling": Settling,
}
OF_WAIT = {
    rules.setting_up.name: "set_up",
    auction.told_offer.name: "auction",
    auction.told_adding.name: "auction",
    auction.told_tie.name: "auction",
    turn.told_turn.name: "turn",
    rules.told_planet.name: "exploration",
    rules.settling.name: "settling",
}
"""The panel by which people tell what the match waits for."""
GAP = 8
TWO_COLUMNS = 1460
"""From this width of the design on the market stands beside the people."""
BELIEVED = (
    "unknown",
    "few_cards",
    "few_points",
    "not_developing",
    "is_queued",
    "no_slot",
    "last_or_not",
)
"""Refusals that come from what the app believes of the table."""


class Table(MomentTable[AtTable]):
    """The table of one match; the place below the people shows what is told now."""

    moments = MOMENTS
    clock: Clock

    def __init__(self, telling: Telling[AtTable]) -> None:
        acting = Turn(telling)
        super().__init__(
            telling,
            Clock(telling),
            {**{name: make(telling) for name, make in PANELS.items()}, "turn": acting},
            OurTable(telling),
            of_wait=OF_WAIT,
            believed=BELIEVED,
            two_columns=TWO_COLUMNS,
            gap=GAP,
        )
        self.people, self.market = People(telling), Market(telling)
        self.around = (self.people, self.market)
        acting.pointed.connect(self.people.mark_cost)
        left = self._left = QVBoxLayout()
        left.addWidget(self.people, 1)
        left.addWidget(self.moment)
        right = QVBoxLayout()
        right.addWidget(self.market)
        self.lay_out(self.clock, left, right, (self.market,), WIDE)
        listen(self, {**self.people.keys(), "N": self.clock.press, "A": self.to_moment})

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        return (Part("market", lambda: translate("EarthTable", "Market and index"), self.market),)

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts."""
        self.market.setVisible("market" in wanted)

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return (*super().keys(), ("Shift+1 … 4", translate("Keys", "choose a player")))

    def arrange(self) -> None:
        """Two columns where there is room; one scrolls, so that what is pressed comes first in it."""
        super().arrange()
        is_wide, ways = self.has_two_columns, QBoxLayout.Direction
        self._left.setDirection(ways.TopToBottom if is_wide else ways.BottomToTop)
        self.market.lay(ways.TopToBottom if is_wide else ways.LeftToRight)
