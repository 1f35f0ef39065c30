"""All panels of the table: clock, event, deck, people, market, and what is told now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.boards.outpost.clock import MOMENTS
from desktop.boards.outpost.table.clock import Clock
from desktop.boards.outpost.table.deck import DeckPanel
from desktop.boards.outpost.table.event import EventPanel
from desktop.boards.outpost.table.keeping import Keeping
from desktop.boards.outpost.table.market import Market
from desktop.boards.outpost.table.moment.deciding import Deciding
from desktop.boards.outpost.table.moment.drawing import Drawing
from desktop.boards.outpost.table.moment.order import Order
from desktop.boards.outpost.table.moment.rolling import Rolling
from desktop.boards.outpost.table.moment.set_up import SetUp
from desktop.boards.outpost.table.moment.settling import Settling
from desktop.boards.outpost.table.moment.turn import Turn
from desktop.boards.outpost.table.our_table.panel import OurTable
from desktop.boards.outpost.table.people import People
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import listen
from desktop.look.translate import translate
from desktop.table.moment_table import MomentTable
from desktop.table.panels.moment_panel import MomentPanel
from desktop.table.part import Part
from desktop.table.telling import Telling
from engine.games.outpost import events, market, rules
from engine.games.outpost.facts import sequence
from engine.games.outpost.table import EVENTS, FULL, AtTable
from engine.rules.agenda import DECISION

PANELS: dict[str, Callable[[Telling[AtTable]], MomentPanel[AtTable]]] = {
    "set_up": SetUp,
    "order": Order,
    "drawing": Drawing,
    "settling": Settling,
    "rolling": Rolling,
    "deciding": Deciding,
}
OF_WAIT = {
    sequence.setting_up.name: "set_up",
    sequence.untold_order.name: "order",
    rules.next_in_order.name: "order",
    events.draw_event.name: "drawing",
    sequence.settling_event.name: "settling",
    market.roll.name: "rolling",
    market.roll_again.name: "rolling",
    sequence.rest_of_turn.name: "turn",
}
"""The panel by which people tell what the match waits for; decisions have one of their own."""
GAP = 8
TWO_COLUMNS = 1460
"""From this width of the design on the people stand beside the event."""
NARROW, WIDE = 350, 610
"""The width of the other column: the event deck alone, and with the people."""
BELIEVED = (
    "unknown",
    "colony_tells",
    "not_on_display",
    "few_spare_people",
    "few_spare_robots",
    "no_free_place",
    "nobody_there",
    "refused",
    "event_is_out",
)
"""Refusals that come from what the app believes of the table."""


class Table(MomentTable[AtTable]):
    """The table of one match; the place below the event shows what is told now."""

    moments = MOMENTS
    clock: Clock

    def __init__(self, telling: Telling[AtTable]) -> None:
        self.turn, self._our_table = Turn(telling), OurTable(telling)
        super().__init__(
            telling,
            Clock(telling),
            {**{name: make(telling) for name, make in PANELS.items()}, "turn": self.turn},
            self._our_table,
            of_wait={**_decisions(), **OF_WAIT},
            believed=BELIEVED,
            two_columns=TWO_COLUMNS,
            gap=GAP,
        )
        self._keeping = Keeping(telling)
        self.card, self.deck = EventPanel(telling), DeckPanel(telling)
        self.people, self.market = People(telling), Market(telling)
        self.around = (self.card, self.deck, self.market, self.people)
        self.people.wanted.connect(self._open_seat)
        left = QVBoxLayout()
        left.addWidget(self.card, 1)
        left.addWidget(self.market)
        left.addWidget(self.moment)
        right = QVBoxLayout()
        right.addWidget(self.deck)
        right.addWidget(self.people, 1)
        right.addStretch(0)
        self._wanted: Collection[str] = ("event", "deck", "people", "market")
        self.lay_out(self.clock, left, right, (self.deck, self.people), NARROW)
        listen(self, {**self.people.keys(), "N": self._go, "A": self.to_moment})

    def take_focus(self) -> None:
        """To what comes next; a question comes before doing it without the app."""
        if self.panel is self.panels["deciding"]:
            self.to_moment()
        else:
            super().take_focus()

    def _go(self) -> None:
        self.people.settle()
        self.clock.press()

    def _open_seat(self, seat: int) -> None:
        if self.panel is self.turn:
            self.turn.open_seat(seat)
            self.to_moment()
        elif self.panel in (self.panels["settling"], self._our_table):
            # What an event takes or gives is told as it then lies there.
            self.show_ours(True)
            self._our_table.open_seat(seat)
            self.to_moment()
        elif self.panel is not None:
            self.to_moment()

    def show_table(self) -> None:
        """Tell every panel; a larger extent shows more of them."""
        self._show_extent()
        super().show_table()

    def _show_extent(self) -> None:
        state = self._telling.state
        has_events = state.board.has_events
        shown: dict[QWidget, bool] = {
            self.deck: has_events and "deck" in self._wanted,
            self.people: state.extent != EVENTS and "people" in self._wanted,
            self.market: state.extent == FULL and "market" in self._wanted,
        }
        for panel, is_seen in shown.items():
            panel.setVisible(is_seen)
        wide = NARROW if state.extent == EVENTS else WIDE
        if wide != self._wide:
            self._wide = wide
            self.arrange()

    def arrange(self) -> None:
        """The deck alone is narrow; with the people it has their width."""
        super().arrange()
        is_alone = self._wide == NARROW and self.has_two_columns
        ways = QBoxLayout.Direction
        self.deck.lay(ways.TopToBottom if is_alone else ways.LeftToRight)

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        return (
            Part("deck", lambda: translate("OutpostTable", "Event deck"), self.deck),
            Part("people", lambda: translate("OutpostTable", "People"), self.people),
            Part("market", lambda: translate("OutpostTable", "Market"), self.market),
        )

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts."""
        self._wanted = wanted
        self._show_extent()

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return (*super().keys(), ("Shift+1 … 9", translate("Keys", "choose a player")))


def _decisions() -> dict[str, str]:
    """Every decision of the rules, which are there as soon as a match is."""
    nodes = AtTable.NODES.items()
    return {name: "deciding" for name, node in nodes if node.kind == DECISION}
