"""All panels of the table: clock, people, goods, the turn's other actions, and both decks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QVBoxLayout

from desktop.boards.contract import type_of_laid
from desktop.boards.red_outpost.clock import MOMENTS
from desktop.boards.red_outpost.table.actions.panel import Actions
from desktop.boards.red_outpost.table.clock import Clock
from desktop.boards.red_outpost.table.decks.lake import Lake
from desktop.boards.red_outpost.table.decks.spaceship import Spaceship
from desktop.boards.red_outpost.table.goods import Goods
from desktop.boards.red_outpost.table.moves import Moves
from desktop.boards.red_outpost.table.people import AT_ONCE, People
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.boards.red_outpost.table.unfollowed import LAKE, SPACESHIP, WORKER
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import listen
from desktop.look.translate import translate
from desktop.table.panel_stack import PanelStack
from desktop.table.panel_table import PanelTable
from desktop.table.part import Part
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.table import UNTOLD, AtTable
from engine.record.lines import Fact

GAP = 10
TWO_COLUMNS = 1560
"""From this width of the design on the decks stand beside the people."""
CHOICES = ("palace", "beer_house", "warehouse", "administration")
"""Places where something may be given, paid, exchanged or moved."""


class Table(PanelTable):
    """The table of one match; every panel stays where it is, whatever is told."""

    moments = MOMENTS

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling.measure, TWO_COLUMNS, GAP)
        self._telling = telling
        self.clock, self.people, self.goods = Clock(telling), People(telling), Goods(telling)
        self.deeds, self.moves = Actions(telling), Moves(telling)
        self.lake, self.spaceship = Lake(telling), Spaceship(telling)
        self._panels: list[Any] = [
            self.clock,
            self.people,
            self.goods,
            self.deeds,
            self.moves,
            self.lake,
            self.spaceship,
        ]
        self.turn = PanelStack(
            telling.measure,
            (
                (Part("goods", lambda: translate("Table", "Cubes"), self.goods), "export"),
                (Part("actions", lambda: translate("Table", "Actions"), self.deeds), "crystal"),
                (Part("moves", lambda: translate("Table", "Workers"), self.moves), "mood"),
            ),
        )
        self.turn.switched.connect(self.part_opened)
        for panel in self._panels:
            panel.refused.connect(self.refused)
        self.clock.day_is_over.connect(self._settle)
        self.clock.missing_wanted.connect(self._enter)
        self.clock.half_entered = self._half_entered
        self.moves.went.connect(self._lead)
        self._turn_moved = 0
        """The turn whose worker was told among the workers; 0 if none was."""
        self._is_new = True
        self.fix.clicked.connect(lambda: self._show_ours(joining=False))
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.people, 1)
        left.addWidget(self.turn)
        right.addWidget(self.lake, 3)
        right.addWidget(self.spaceship, 2)
        right.addStretch()
        for deck in (self.lake, self.spaceship):
            # Alone it stays as high as it is beside the other.
            telling.measure.dress(deck, lambda it: it.setMaximumHeight(telling.measure.px(440)))
        self.lay_out(self.clock, left, right, (self.lake, self.spaceship), 464)
        turn = {
            "W": ("goods", self.goods),
            "A": ("actions", self.deeds),
            "M": ("moves", self.moves),
        }
        listen(
            self,
            {
                **{str(cubes): partial(self.people.produce, cubes) for cubes in AT_ONCE},
                **self.people.keys(),
                "N": self.clock.press,
                **{key: partial(self._turn_to, *part) for key, part in turn.items()},
                "L": self.lake.take_focus,
                "R": self.spaceship.take_focus,
            },
        )

    # -- what the page asks for ----------------------------------------------------

    def show_table(self) -> None:
        """Tell every panel."""
        self._lead_back()
        for panel in self._panels:
            panel.show_table()
        self.turn.tell()
        if self._is_new:
            self._is_new = False
            self._lead_on()

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        return (
            *self.turn.parts,
            Part("lake", lambda: translate("Table", "Lake"), self.lake),
            Part("spaceship", lambda: translate("Table", "Spaceship"), self.spaceship),
        )

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts; what is hidden costs no room and asks nothing."""
        self.turn.offer(wanted)
        self.clock.asks_for = wanted
        for part, deck in (("lake", self.lake), ("spaceship", self.spaceship)):
            # What the app asks about a card that it drew keeps the match waiting.
            deck.setVisible(part in wanted or deck.is_asking)

    def open_part(self, ident: str) -> None:
        """See that part first; what the table does not have is passed over."""
        if ident in self.turn.buttons:
            self.turn.show_part(ident)

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return (
            ("1  2  3", translate("Keys", "the player whose turn it is produced that many cubes")),
            ("Shift+1 … 4", translate("Keys", "choose a player")),
            ("W", translate("Keys", "to the Warehouse")),
            ("A", translate("Keys", "to the other actions of the turn")),
            ("M", translate("Keys", "to workers, discs and moods")),
            ("L", translate("Keys", "to the lake")),
            ("R", translate("Keys", "to the spaceship")),
            ("N", translate("Keys", "the turn is over")),
        )

    def take_focus(self) -> None:
        """The end of the turn is what is pressed most."""
        self.clock.take_focus()

    def escape(self) -> bool:
        """One step back inside a panel; whether there was one."""
        return any(panel.escape() for panel in self._panels if hasattr(panel, "escape"))

    # -- inside --------------------------------------------------------------------

    def join(self) -> None:
        """The game is under way: ask what the table shows."""
        self._show_ours(joining=True)

    def begin(self, before: type_of_laid, keep: Callable[[type_of_laid], object]) -> None:
        """RO-1.5, RO-1.6: ask for locks and special cards, which only people can see."""
        from desktop.boards.red_outpost.table.opening import Opening, is_needed

        if is_needed(self._telling.state):
            self.page_wanted.emit(Opening(self._telling, before, keep))

    def _turn_to(self, part: str, panel: Any) -> None:
        self.turn.show_part(part)
        panel.zone.take_focus()

    def _half_entered(self) -> TurnPanel | None:
        shown = (it for it in (self.lake, self.spaceship) if not it.isHidden())
        return next((it for it in shown if it.is_half_entered), None)

    def _enter(self, missing: str) -> None:
        """To where the worker of the turn is entered, or the card to which it has come."""
        state, decks = self._telling.state, {LAKE: self.lake, SPACESHIP: self.spaceship}
        if missing in decks:
            self._lead(WORKERS[state.moved], missing)
            decks[missing].take_focus()
        else:
            self._turn_to(WORKER, self.moves)

    def _lead(self, worker: str, place: str) -> None:
        """To what has to be chosen where a worker has come; the keyboard stays where it is."""
        self._turn_moved = self._telling.match.turn
        if (worker, place) == ("fisherman", "lake") and not self.lake.isHidden():
            # RO-4.10: he comes for two cards.
            self.lake.ask_fisherman()
        elif place in CHOICES and (worker, place) != ("bureaucrat", "administration"):
            self._lead_to("actions")

    def _lead_on(self) -> None:
        """Who left the match right after a move chooses now what it leads to."""
        state, log = self._telling.state, self._telling.match.log()
        told = [entry.line for entry in log if isinstance(entry.line, Fact)]
        if told and told[-1].name == "moved" and state.moved != UNTOLD:
            self._lead(WORKERS[state.moved], PLACES[state.at[state.moved]])

    def _lead_to(self, part: str) -> None:
        if not self.turn.buttons[part].isHidden():
            self.turn.lead_to(part)

    def _lead_back(self) -> None:
        """The next turn begins with its worker, as this one did, and one that was taken back, too."""
        telling = self._telling
        if self._turn_moved and (
            telling.match.turn != self._turn_moved or telling.state.moved == UNTOLD
        ):
            self._turn_moved = 0
            self._lead_to("moves")

    def _settle(self) -> None:
        from desktop.boards.red_outpost.table.day_end.page import DayEnd

        self.page_wanted.emit(DayEnd(self._telling))

    def mend(self, why: Told) -> Callable[[], object] | None:
        """What puts right how the table is believed to lie, where a refusal comes from that."""
        from desktop.boards.red_outpost.table.our_table.mismatch import group_to_mend

        group = group_to_mend(why)
        return partial(self._show_ours, joining=False, group=group) if group else None

    def _show_ours(self, *, joining: bool, group: str = "") -> None:
        from desktop.boards.red_outpost.table.our_table.page import OurTable

        page = OurTable(self._telling, joining=joining)
        if group:
            page.go(group)
        self.page_wanted.emit(page)
