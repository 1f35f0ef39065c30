"""A table whose one place shows what is told now, and whose one large button does what comes next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from functools import partial
from typing import Generic, Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout

from desktop.look.page import type_of_keys
from desktop.look.translate import translate
from desktop.table.letters import pad
from desktop.table.panel_stack import PanelStack
from desktop.table.panel_table import PanelTable
from desktop.table.panels.moment_panel import MomentPanel, Verb
from desktop.table.panels.next_button import NextButton
from desktop.table.panels.our_table_panel import OurTablePanel
from desktop.table.panels.step_panel import S
from desktop.table.part import Part
from desktop.table.telling import Telling
from engine.base.errors import Told

OURS = "our_table"
WIDE = 330
"""How wide the large button is."""


class MomentClock(QFrame, Generic[S]):
    """The head of such a table: a game's own words at the left, the large button at the right."""

    def __init__(self, telling: Telling[S], head: QLayout, clause: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("clause", clause)
        self.telling = telling
        measure = telling.measure
        self.next = NextButton(measure, "next", WIDE)
        self.next.clicked.connect(self._press)
        self.refused: SignalInstance = self.next.refused
        self._verb: Verb | None = None
        row = QHBoxLayout(self)
        row.addLayout(head, 1)
        row.addWidget(self.next)
        pad(measure, self, row, (20, 10, 20, 10), 20)

    def show_table(self) -> None:
        """Tell where the match stands."""
        raise NotImplementedError

    def show_verb(self, verb: Verb | None, about: object = None) -> None:
        """Say what comes next; what it is `about` tells apart the same words of two moments."""
        self._verb = verb
        self.next.step = about
        if verb is None:
            self.next.tell_over()
        else:
            self.next.offer(verb.text, "next-phase", verb.reason)

    def press(self) -> None:
        """What comes next, by its key."""
        self.next.press()

    def take_focus(self) -> None:
        """To the large button."""
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self) -> None:
        if self._verb is not None:
            self._verb.press()


class Shown(Protocol):
    """A panel that is told how the table stands."""

    def show_table(self) -> None:
        """Tell it."""


class MomentTable(PanelTable, Generic[S]):
    """A game's table makes its panels and says which one a wait needs, and what lies around them.

    `of_wait` are the panels by what the match waits for, `believed` the refusals that come from
    what the app believes of the table; `around` are told how it stands before the panels are.
    """

    def __init__(
        self,
        telling: Telling[S],
        clock: MomentClock[S],
        panels: Mapping[str, MomentPanel[S]],
        ours: OurTablePanel[S],
        *,
        of_wait: Mapping[str, str],
        believed: Collection[str],
        two_columns: int,
        gap: int,
    ) -> None:
        super().__init__(telling.measure, two_columns, gap)
        self._telling, self.clock, self.ours = telling, clock, ours
        self.panels: dict[str, MomentPanel[S]] = {**panels, OURS: ours}
        self._of_wait, self._believed = of_wait, believed
        self._shows_ours = False
        self._task: Hashable = None
        self.around: tuple[Shown, ...] = ()
        parts = [(Part(name, str, panel), "pencil") for name, panel in self.panels.items()]
        self.moment = PanelStack(telling.measure, parts)
        # Another panel says what comes next.
        self.moment.switched.connect(lambda _: self.show_verb())
        self.fix.clicked.connect(lambda: self.show_ours(not self._shows_ours))
        ours.left.connect(lambda: self.show_ours(False))
        clock.refused.connect(self.refused)
        for panel in self.panels.values():
            panel.refused.connect(self.refused)
            panel.page_wanted.connect(self.page_wanted)
            panel.verb_changed.connect(self.show_verb)
            panel.goes_on.connect(self._go_on)

    @property
    def panel(self) -> MomentPanel[S] | None:
        """The panel by which people tell what happens now; None once the match is over."""
        return self.panels[self._name] if self._name else None

    @property
    def _name(self) -> str:
        name = self._of_wait.get(self._telling.state.waits_for, "")
        return OURS if name and self._shows_ours else name

    def show_ours(self, on: bool) -> None:
        """Ask what lies on the table, or what happens now."""
        self._shows_ours = on
        self.ours.begin()
        self.show_table()
        self.to_moment()

    def show_table(self) -> None:
        """Tell every panel."""
        had, pressed = self._has_keyboard(), self.clock.next.hasFocus()
        self.moment.offer([self._name] if self._name else [])
        self.clock.show_table()
        for it in (*self.around, *self.panels.values()):
            it.show_table()
        self.show_verb()
        now, before = self.panel, self._task
        self._task = now.task() if now is not None else None
        if had and now is not None and (now.is_sought or self._task != before):
            # Where a number stood that was told, one stands now that nobody has read yet.
            self._go_on()
        elif pressed and now is not None and now.is_sought and self._task != before:
            # What is typed next is looked for.
            self._go_on()
        elif had and not self._has_keyboard():
            self.take_focus()

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits go to the number among the places; Enter then presses it."""
        panel, digit = self.panel, event.text()
        if panel is None or not digit.isdecimal() or not panel.to_number(digit):
            super().keyPressEvent(event)

    def show_verb(self) -> None:
        """Say on the large button what comes next."""
        panel, insert = self.panel, self._telling.insert
        if insert is not None:
            self.clock.show_verb(Verb(translate("PuttingIn", "Insert…"), insert), "insert")
        elif panel is None or self._telling.match.is_over:
            self.clock.show_verb(None)
        else:
            self.clock.show_verb(panel.verb(), panel.about())

    def open_part(self, ident: str) -> None:
        """No parts share a place that people choose."""

    def keys(self) -> type_of_keys:
        """The keys that all such tables have."""
        return (
            ("N", translate("Keys", "what comes next: the large button")),
            ("A", translate("Keys", "to what is entered now")),
            ("+  −", translate("Keys", "one more or one less; digits set the number")),
        )

    def take_focus(self) -> None:
        """To what comes next, which is pressed most; while that cannot be, to what is due."""
        if self.clock.next.reason and self.panel is not None:
            self.to_moment()
        else:
            self.clock.take_focus()

    def escape(self) -> bool:
        """One step back inside a panel; whether there was one."""
        panel = self.panel
        if panel is not None and panel.escape():
            return True
        was, self._shows_ours = self._shows_ours, False
        if was:
            self.show_ours(False)
        return was

    def join(self) -> None:
        """The game is under way: ask what the table shows."""
        if self._telling.tell("joined"):
            self.show_ours(True)

    def mend(self, why: Told) -> Callable[[], object] | None:
        """What puts right how the table is believed to lie, where a refusal comes from that."""
        is_believed = why.name.rpartition(".")[2] in self._believed
        return partial(self.show_ours, True) if is_believed and not self._shows_ours else None

    def to_moment(self) -> None:
        """The keyboard goes to what is told now."""
        if (panel := self.panel) is not None:
            panel.take_focus()
