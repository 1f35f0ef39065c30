"""All panels of the table: clock, people, goods, the turn's other actions, and both decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.boards.red_outpost.table.clock import Clock
from desktop.boards.red_outpost.table.goods import Goods
from desktop.boards.red_outpost.table.people import AT_ONCE, People
from desktop.look.keys import type_of_keys
from desktop.look.translate import translate
from desktop.table.parts import Part
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, PRIMARY, TouchButton
from engine.games.red_outpost.facts import clock
from engine.games.red_outpost.state import RedOutpost

TWO_COLUMNS = 1240
"""From this width of the design on the decks stand beside the people."""


class Table(QWidget):
    """The table of one match; every panel stays where it is, whatever is told."""

    refused = Signal(str)
    page_wanted = Signal(object)

    def __init__(self, telling: Telling) -> None:
        super().__init__()
        self._telling = telling
        self.clock, self.people, self.goods = Clock(telling), People(telling), Goods(telling)
        self._panels: list[Any] = [self.clock, self.people, self.goods]
        self.settle = TouchButton(telling.measure, "table.label", 76)
        self.settle.setObjectName("settle")
        self.fix = TouchButton(telling.measure, "table.label", 76)
        self.fix.setObjectName("fix")
        for panel in (*self._panels, self.settle, self.fix):
            panel.refused.connect(self.refused)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.people, 1)
        self._left.addWidget(self.goods)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addLayout(self._left, 1)
        self._both.addLayout(self._right)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.clock)
        self._column.addLayout(self._both, 1)
        telling.measure.dress(self, lambda it: it._measured())
        for cubes in AT_ONCE:
            self._key(str(cubes), lambda cubes=cubes: self.people.produce(cubes))
        for seat in range(len(telling.voice.people)):
            self._key(f"Shift+{seat + 1}", lambda seat=seat: self.people.focus_seat(seat))
        self._key("N", lambda: self.clock.done.press())
        self._key("W", lambda: self.goods.tiles[0].produced.setFocus(_KEY))

    def _key(self, key: str, do: Any) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)

    # -- what the page asks for ----------------------------------------------------

    def show_table(self) -> None:
        """Tell every panel."""
        for panel in self._panels:
            panel.show_table()
        self._show_verbs()

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""
        return self.settle, self.fix

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        return (Part("goods", lambda: translate("Table", "Warehouse and exports"), self.goods),)

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return (
            ("1  2  3", translate("Keys", "the person at turn produced so many cubes")),
            ("Shift+1 … 4", translate("Keys", "choose a person")),
            ("W", translate("Keys", "to the Warehouse")),
            ("L", translate("Keys", "to the lake")),
            ("R", translate("Keys", "to the spaceship")),
            ("N", translate("Keys", "the turn is over")),
        )

    def take_focus(self) -> None:
        """The end of the turn is what is pressed most."""
        self.clock.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        """One step back inside a panel; whether there was one."""
        return any(panel.escape() for panel in self._panels if hasattr(panel, "escape"))

    # -- inside --------------------------------------------------------------------

    def _show_verbs(self) -> None:
        state = self._telling.state
        assert isinstance(state, RedOutpost)
        is_due = clock.now(state) < 0 and not state.is_terminal
        self.settle.tell(translate("Table", "Settle the day"), icon="sunset")
        early = translate("Table", "The day is settled after the Evening (RO-5.1).")
        self.settle.forbid("" if is_due else early)
        self.settle.dress_as(PRIMARY if is_due else PLAIN)
        self.fix.tell(translate("Table", "Fix the table"), icon="pencil")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decks stand beside the people where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _measured(self) -> None:
        px = self._telling.measure.px
        self._column.setContentsMargins(px(16), px(16), px(16), px(12))
        for layout in (self._column, self._both, self._left, self._right):
            layout.setSpacing(px(12))
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= self._telling.measure.px(TWO_COLUMNS)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)


_KEY = Qt.FocusReason.ShortcutFocusReason
