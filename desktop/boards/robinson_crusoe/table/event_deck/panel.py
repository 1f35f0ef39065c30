"""The Event deck: the back on top, what is left with its odds, and the next draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.event_deck.backs_left import BacksLeft
from desktop.boards.robinson_crusoe.table.event_deck.go_button import GoButton
from desktop.boards.robinson_crusoe.table.event_deck.kind_button import Kind, KindButton
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.table.letters import label
from desktop.table.measure import Measure
from desktop.table.panels.odds import Chance, Odds
from desktop.table.panels.pile import Pile, PileRow
from desktop.table.touch import LEGAL, PLAIN

TOP, TOP_TOLD = 140, 80
"""How high the card on top is at least; at the table the buttons need the room."""
GO, GO_TOLD = 86, 68
THICK = 5
"""Edges of a deck that nobody has counted."""
BACK, ICON = 80, 76


class Deck(NamedTuple):
    """The Event deck as the panel shows it."""

    title: str
    top: str
    """The back on top; empty while it is not known."""
    top_line: str
    top_name: str
    below: str
    """What the numbers of the backs are about."""
    next_icon: str
    """What the odds of the icons are about."""
    backs: tuple[Kind, ...]
    icons: tuple[Kind, ...]
    odds: tuple[Chance, ...]
    can_tell: bool
    """Whether people draw from their own box: backs and icons are pressed then."""
    asked: str
    """What is to be pressed now: `backs`, `icons`, or nothing."""
    go: str
    go_note: str
    go_why_not: str = ""


class EventPile(Pile):
    """In the colours of the island."""

    def colours(self) -> tuple[QColor, QColor, QColor]:
        return colour("paper"), colour("dashes"), colour("inner")


class EventDeckPanel(Panel):
    """The deck: `drawn` is the large button, `came(icon)` and `on_top(back)` tell the table's cards."""

    drawn = Signal()
    came = Signal(str)
    on_top = Signal(str)
    refused = Signal(str)

    def __init__(
        self, measure: Measure, backs: Sequence[str], icons: Sequence[str], *, can_tell: bool
    ) -> None:
        super().__init__(measure, "RC-2.3")
        self._asked = ""
        self.pile = EventPile(measure, TOP_TOLD if can_tell else TOP, draw)
        self.top_line = label(measure, 18, 600, "muted")
        self.top_name = label(measure, 24, 700)
        self.below = label(measure, 18, 600, "muted")
        self.next_icon = label(measure, 18, 600, "muted")
        self.backs = {back: KindButton(measure, BACK) for back in backs if can_tell}
        self.icons = {icon: KindButton(measure, ICON) for icon in icons if can_tell}
        self.left = BacksLeft(measure)
        self.odds = Odds(measure, draw)
        self.go = GoButton(measure, GO_TOLD if can_tell else GO)
        self._rows: list[QHBoxLayout] = []
        beside: tuple[QWidget, ...] = (self.next_icon, self.odds)
        under: tuple[QWidget, ...] = (self.below,)
        if not can_tell:
            beside, under = (self.below, self.left), (self.next_icon, self.odds)
        self.body.addLayout(self._upper(beside), 1)
        for widget in under:
            self.body.addWidget(widget)
        for buttons in (self.backs, self.icons):
            if buttons:
                self._rows.append(self._row(buttons))
                self.body.addLayout(self._rows[-1])
        self.body.addWidget(self.go)
        if can_tell:
            self.left.setParent(self)
            self.left.hide()
        for back, button in self.backs.items():
            button.clicked.connect(lambda _=False, back=back: self.on_top.emit(back))
        for icon, button in self.icons.items():
            button.clicked.connect(lambda _=False, icon=icon: self.came.emit(icon))
        pressed = (self.go, *self.backs.values(), *self.icons.values())
        for each in pressed:
            each.refused.connect(self.refused)
        self.go.clicked.connect(self.drawn)
        self.reach(pressed)
        measure.dress(self, lambda it: it.space_rows())

    def _upper(self, beside: Sequence[QWidget]) -> QHBoxLayout:
        """The pile, and beside it what lies on top and what may come."""
        self._on_top = QHBoxLayout()
        self._on_top.addWidget(self.top_line, 0, Qt.AlignmentFlag.AlignBaseline)
        self._on_top.addWidget(self.top_name, 1, Qt.AlignmentFlag.AlignBaseline)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addLayout(self._on_top)
        for widget in beside:
            lines.addWidget(widget, 1 if widget is self.left else 0)
        if self.left not in beside:
            lines.addStretch(1)
        self._upper_row = PileRow(self.pile)
        self._upper_row.addLayout(lines, 1)
        return self._upper_row

    def _row(self, buttons: dict[str, KindButton]) -> QHBoxLayout:
        row = QHBoxLayout()
        for button in buttons.values():
            row.addWidget(button, 1)
        return row

    def space_rows(self) -> None:
        """Gaps in the scale of the window."""
        px = self.measure.px
        self._upper_row.setSpacing(px(16))
        self._on_top.setSpacing(px(8))
        for row in self._rows:
            row.setSpacing(px(6))

    def take_focus(self) -> None:
        """The keyboard goes to what is to be pressed: a back, an icon, or the large button."""
        asked = {"backs": self.backs, "icons": self.icons}.get(self._asked)
        if asked:
            next(iter(asked.values())).setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().take_focus()

    def show_deck(self, deck: Deck) -> None:
        """Show the deck."""
        self._asked = deck.asked
        self.call(deck.title)
        is_counted = any(kind.odds for kind in deck.backs)
        n = sum(kind.n for kind in deck.backs) + (1 if deck.top else 0) if is_counted else THICK
        self.pile.show_pile(signs.BACKS.get(deck.top, ""), n, f"{deck.top_line}: {deck.top_name}")
        self.top_line.setText(deck.top_line)
        self.top_name.setText(deck.top_name)
        self.below.setText(deck.below)
        self.next_icon.setText(deck.next_icon if deck.odds else "")
        self.left.show_backs(deck.below, deck.backs)
        for kind in deck.backs if self.backs else ():
            is_on_top = kind.id == deck.top
            self.backs[kind.id].show_kind(kind, signs.BACKS[kind.id], is_on_top=is_on_top)
        for kind in deck.icons if self.icons else ():
            self.icons[kind.id].show_kind(kind, signs.ICONS[kind.id])
        for name, buttons in (("backs", self.backs), ("icons", self.icons)):
            for each in buttons.values():
                each.dress_as(LEGAL if deck.asked == name else PLAIN)
        self.odds.show_odds(deck.next_icon, deck.odds)
        self.go.tell(deck.go, deck.go_note)
        self.go.forbid(deck.go_why_not)
