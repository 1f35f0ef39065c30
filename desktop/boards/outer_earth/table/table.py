"""All panels of the table: clock, people, what lies for all, and what is told now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.boards.outer_earth.clock import MOMENTS
from desktop.boards.outer_earth.table.clock import Clock
from desktop.boards.outer_earth.table.market import WIDE, Market
from desktop.boards.outer_earth.table.moment.auction import Auction
from desktop.boards.outer_earth.table.moment.exploration import Exploration
from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.boards.outer_earth.table.moment.set_up import SetUp
from desktop.boards.outer_earth.table.moment.settling import Settling
from desktop.boards.outer_earth.table.moment.turn import Turn
from desktop.boards.outer_earth.table.people import People
from desktop.look.page import type_of_keys
from desktop.look.translate import translate
from desktop.table.panel_stack import PanelStack
from desktop.table.part import Part
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.base.errors import Told
from engine.games.outer_earth import auction, rules, turn
from engine.games.outer_earth.table import AtTable

PANELS: dict[str, type[SetUp | Auction | Turn | Exploration | Settling]] = {
    "set_up": SetUp,
    "auction": Auction,
    "turn": Turn,
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


class Table(QWidget):
    """The table of one match; the place below the people shows what is told now."""

    moments = MOMENTS
    refused = Signal(str)
    page_wanted = Signal(object)
    part_opened = Signal(str)
    again = Signal()
    """The score sheet asks for this, which lies over the table at the end."""
    head: QWidget | None = None
    last: QWidget | None = None
    laid_over: Sequence[QWidget] = ()

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        measure = telling.measure
        self.clock, self.people, self.market = Clock(telling), People(telling), Market(telling)
        self.panels: dict[str, MomentPanel] = {name: make(telling) for name, make in PANELS.items()}
        parts = [(Part(name, str, panel), "pencil") for name, panel in self.panels.items()]
        self.moment = PanelStack(measure, parts)
        self.clock.refused.connect(self.refused)
        for panel in self.panels.values():
            panel.refused.connect(self.refused)
            panel.page_wanted.connect(self.page_wanted)
            panel.verb_changed.connect(self._show_verb)
        left = QVBoxLayout()
        left.addWidget(self.people, 1)
        left.addWidget(self.moment)
        both = QHBoxLayout()
        both.addLayout(left, 1)
        both.addWidget(self.market)
        column = QVBoxLayout(self)
        column.addWidget(self.clock)
        column.addLayout(both, 1)

        def fit(it: Table) -> None:
            px = measure.px
            column.setContentsMargins(px(16), px(10), px(16), px(8))
            for layout in (column, both, left):
                layout.setSpacing(px(8))
            it.market.setFixedWidth(px(WIDE))

        measure.dress(self, fit)
        for seat in range(len(telling.voice.people)):
            self._key(f"Shift+{seat + 1}", partial(self.people.focus_seat, seat))
        self._key("N", self.clock.press)
        self._key("A", self._to_moment)

    def _key(self, key: str, do: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)

    @property
    def panel(self) -> MomentPanel | None:
        """The panel by which people tell what happens now; None once the match is over."""
        name = OF_WAIT.get(self._telling.state.waits_for)
        return self.panels[name] if name is not None else None

    # -- what the page asks for ----------------------------------------------------

    def show_table(self) -> None:
        """Tell every panel."""
        name = OF_WAIT.get(self._telling.state.waits_for)
        had = self._has_keyboard()
        self.moment.offer([name] if name is not None else [])
        self.clock.show_table()
        self.people.show_table()
        self.market.show_table()
        for panel in self.panels.values():
            panel.show_table()
        self._show_verb()
        if had and not self._has_keyboard():
            self.take_focus()

    def _has_keyboard(self) -> bool:
        focus = self.window().focusWidget()
        return focus is not None and self.moment.isAncestorOf(focus) and focus.isVisible()

    def _show_verb(self) -> None:
        panel = self.panel
        is_over = self._telling.match.is_over
        self.clock.show_verb(panel.verb() if panel is not None and not is_over else None)

    def on_tv(self) -> None:
        """The state tells all."""

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""
        return ()

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
            ("A", translate("Keys", "to what is told now")),
            ("Shift+1 … 4", translate("Keys", "choose a player")),
            ("+  −", translate("Keys", "one more or one less; digits set the number")),
        )

    def take_focus(self) -> None:
        """What comes next is what is pressed most."""
        self.clock.take_focus()

    def escape(self) -> bool:
        """One step back inside a panel; whether there was one."""
        panel = self.panel
        return panel is not None and panel.escape()

    def join(self) -> None:
        """The game is under way: the set-up asks what lies there."""
        self._to_moment()

    def mend(self, _why: Told) -> Callable[[], object] | None:
        """VP and hands are corrected where they stand."""
        return None

    def _to_moment(self) -> None:
        if (panel := self.panel) is not None:
            panel.take_focus()

    def heightForWidth(self, _width: int, /) -> int:
        """What scrolls it asks for this: no higher than it has to be."""
        return self.minimumSizeHint().height()
