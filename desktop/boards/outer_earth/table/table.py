"""All panels of the table: clock, people, what lies for all, and what is told now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial

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
from desktop.table.panel_stack import PanelStack
from desktop.table.panel_table import PanelTable
from desktop.table.part import Part
from desktop.table.telling import Telling
from engine.base.errors import Told
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


class Table(PanelTable):
    """The table of one match; the place below the people shows what is told now."""

    moments = MOMENTS

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling.measure, TWO_COLUMNS, GAP)
        self._telling = telling
        measure = telling.measure
        self.clock, self.people, self.market = Clock(telling), People(telling), Market(telling)
        self.panels: dict[str, MomentPanel] = {name: make(telling) for name, make in PANELS.items()}
        acting = Turn(telling)
        acting.pointed.connect(self.people.mark_cost)
        self.panels["turn"] = acting
        self.ours = self.panels["our_table"] = OurTable(telling)
        self._shows_ours = False
        self._task: Hashable = None
        parts = [(Part(name, str, panel), "pencil") for name, panel in self.panels.items()]
        self.moment = PanelStack(measure, parts)
        # Another panel says what comes next.
        self.moment.switched.connect(lambda _: self._show_verb())
        self.fix.clicked.connect(lambda: self._show_ours(not self._shows_ours))
        self.ours.left.connect(lambda: self._show_ours(False))
        self.clock.refused.connect(self.refused)
        for panel in self.panels.values():
            panel.refused.connect(self.refused)
            panel.page_wanted.connect(self.page_wanted)
            panel.verb_changed.connect(self._show_verb)
            panel.goes_on.connect(self._go_on)
        left = self._left = QVBoxLayout()
        left.addWidget(self.people, 1)
        left.addWidget(self.moment)
        right = QVBoxLayout()
        right.addWidget(self.market)
        self.lay_out(self.clock, left, right, (self.market,), WIDE)
        listen(self, {**self.people.keys(), "N": self.clock.press, "A": self._to_moment})

    @property
    def panel(self) -> MomentPanel | None:
        """The panel by which people tell what happens now; None once the match is over."""
        return self.panels[self._name] if self._name else None

    @property
    def _name(self) -> str:
        name = OF_WAIT.get(self._telling.state.waits_for, "")
        return "our_table" if name and self._shows_ours else name

    def _show_ours(self, on: bool) -> None:
        self._shows_ours = on
        self.ours.begin()
        self.show_table()
        self._to_moment()

    # -- what the page asks for ----------------------------------------------------

    def show_table(self) -> None:
        """Tell every panel."""
        had = self._has_keyboard()
        self.moment.offer([self._name] if self._name else [])
        self.clock.show_table()
        self.people.show_table()
        self.market.show_table()
        for panel in self.panels.values():
            panel.show_table()
        self._show_verb()
        now, before = self.panel, self._task
        self._task = now.task() if now is not None else None
        if had and not self._has_keyboard():
            self.take_focus()
        elif had and now is not None and (now.is_sought or self._task != before):
            # Where a number stood that was told, one stands now that nobody has read yet.
            self._go_on()

    def _go_on(self) -> None:
        """The keyboard goes on to what is due; where nothing is, to what comes next."""
        panel = self.panel
        if panel is not None and (panel.is_sought or panel.due() is not None):
            panel.take_focus()
        else:
            self.take_focus()

    def _has_keyboard(self) -> bool:
        focus = self.window().focusWidget()
        return focus is not None and self.moment.isAncestorOf(focus) and focus.isVisible()

    def _show_verb(self) -> None:
        panel = self.panel
        is_over = self._telling.match.is_over
        if panel is None or is_over:
            self.clock.show_verb(None)
        else:
            self.clock.show_verb(panel.verb(), panel.about())

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        return (Part("market", lambda: translate("EarthTable", "Market and index"), self.market),)

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts."""
        self.market.setVisible("market" in wanted)

    def open_part(self, ident: str) -> None:
        """No parts share a place that people choose."""

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return (
            ("N", translate("Keys", "what comes next: the large button")),
            ("A", translate("Keys", "to what is entered now")),
            ("Shift+1 … 4", translate("Keys", "choose a player")),
            ("+  −", translate("Keys", "one more or one less; digits set the number")),
        )

    def take_focus(self) -> None:
        """To what comes next, which is pressed most; while that cannot be, to what is due."""
        if self.clock.next.reason and self.panel is not None:
            self._to_moment()
        else:
            self.clock.take_focus()

    def escape(self) -> bool:
        """One step back inside a panel; whether there was one."""
        panel = self.panel
        if panel is not None and panel.escape():
            return True
        was, self._shows_ours = self._shows_ours, False
        if was:
            self._show_ours(False)
        return was

    def join(self) -> None:
        """The game is under way: ask what the table shows."""
        if self._telling.tell("joined"):
            self._show_ours(True)

    def mend(self, why: Told) -> Callable[[], object] | None:
        """What puts right how the table is believed to lie, where a refusal comes from that."""
        is_believed = why.name.rpartition(".")[2] in BELIEVED
        return partial(self._show_ours, True) if is_believed and not self._shows_ours else None

    def _to_moment(self) -> None:
        if (panel := self.panel) is not None:
            panel.take_focus()

    def arrange(self) -> None:
        """Two columns where there is room; one scrolls, so that what is pressed comes first in it."""
        super().arrange()
        is_wide, ways = self.has_two_columns, QBoxLayout.Direction
        self._left.setDirection(ways.TopToBottom if is_wide else ways.BottomToTop)
        self.market.lay(ways.TopToBottom if is_wide else ways.LeftToRight)
