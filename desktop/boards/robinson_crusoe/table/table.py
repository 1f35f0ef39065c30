"""All panels of the table: what is due, decks, Threat spaces, counters, Wounds, Morale."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe import shown
from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table import adventures, wounds
from desktop.boards.robinson_crusoe.table.adventures import AdventuresPanel, Ticks
from desktop.boards.robinson_crusoe.table.card_page import CardPage
from desktop.boards.robinson_crusoe.table.counter import CounterRow
from desktop.boards.robinson_crusoe.table.due import ANSWER, FACT, NAME, Due, due
from desktop.boards.robinson_crusoe.table.event_deck import EventDeckPanel
from desktop.boards.robinson_crusoe.table.last_steps import LINES, LastSteps, Step
from desktop.boards.robinson_crusoe.table.lower_half_page import LowerHalfPage
from desktop.boards.robinson_crusoe.table.morale import MoralePanel
from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.own_box import Keeping
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.boards.robinson_crusoe.table.prompt import Answer, Prompt
from desktop.boards.robinson_crusoe.table.rounds import RoundTrack
from desktop.boards.robinson_crusoe.table.threats import ThreatsPanel
from desktop.boards.robinson_crusoe.table.wounds import WoundsPanel
from desktop.look.keys import type_of_keys
from desktop.look.translate import translate
from desktop.table.parts import Part
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.facts import written
from engine.games.robinson_crusoe import counters, event_deck, hand_over
from engine.games.robinson_crusoe.components import (
    ADVENTURES,
    BACKS,
    GOODS,
    ICONS,
    ITEMS,
    LEVELS,
    MIXED_IN,
    MYSTERY,
    SPACES,
)
from engine.games.robinson_crusoe.hand_over import ROUND_OVER, HandOver
from engine.games.robinson_crusoe.state import Robinson
from engine.lines import Fact

THREE_COLUMNS = 1240
"""From this width of the design on the panels stand side by side."""
SHARES = (480, 592, 464)
BAR = 76
"""How high the verbs in the bar below are."""
WHO = "who"
"""An answer of the table itself: who draws the card."""


class Table(QWidget):
    """The table of one match; every panel stays where it is, whatever is told."""

    refused = Signal(str)
    page_wanted = Signal(object)

    def __init__(self, telling: Telling) -> None:
        super().__init__()
        self._telling = telling
        self._keeping = Keeping(telling)
        state, measure = self._state, telling.measure
        self.setProperty("game", telling.match.game.name)
        told = state.board.is_told
        self.head = RoundTrack(measure)
        """The page's bar takes it."""
        self.prompt = Prompt(measure)
        self.deck = EventDeckPanel(measure, BACKS, ICONS, can_tell=told)
        self.threats = ThreatsPanel(measure)
        self.resources = Panel(measure, "RC-3.4")
        self.counters = {name: CounterRow(measure, name) for name in (*GOODS, *LEVELS)}
        for row in self.counters.values():
            self.resources.body.addWidget(row)
        self.resources.reach(
            [
                button
                for row in self.counters.values()
                for button in (row.counter.fewer, row.counter.more)
            ]
        )
        self.adventures = AdventuresPanel(measure, MIXED_IN, can_tell=told)
        self.tools = Panel(measure, "RC-R10")
        self.ticks = Ticks(measure, ITEMS)
        self.tools.body.addWidget(self.ticks)
        self.tools.reach([*self.ticks.buttons.values()])
        if told:
            self.tools.hide()
        self.wounds = WoundsPanel(measure, state.board.seats)
        self.morale = MoralePanel(measure)
        self.last = LastSteps(measure)
        self._who_draws = ""
        """The deck from which somebody is about to draw."""
        self._is_ending = False
        """Whether the group is asked how the game has ended."""
        self.fix = TouchButton(measure, "table.label", BAR)
        self.ending = TouchButton(measure, "table.label", BAR)
        self.fix.clicked.connect(self._fix)
        self.ending.clicked.connect(self._end)
        self._lay_out()
        self._connect()
        measure.dress(self, lambda it: it._measured())

    @property
    def _state(self) -> Robinson:
        state = self._telling.state
        assert isinstance(state, Robinson)
        return state

    def _lay_out(self) -> None:
        left, middle, right = (QVBoxLayout() for _ in range(3))
        left.addWidget(self.deck, 1)
        left.addWidget(self.adventures)
        left.addWidget(self.tools)
        middle.addWidget(self.threats, 1)
        middle.addWidget(self.wounds)
        right.addWidget(self.resources)
        right.addWidget(self.morale)
        right.addWidget(self.last, 1)
        self._columns = (left, middle, right)
        self._side_by_side = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for column, share in zip(self._columns, SHARES, strict=True):
            holder = QWidget()
            holder.setLayout(column)
            column.setContentsMargins(0, 0, 0, 0)
            self._side_by_side.addWidget(holder, share)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.prompt)
        self._column.addLayout(self._side_by_side, 1)

    def _connect(self) -> None:
        tell = self._telling.tell
        self.prompt.answered.connect(self._answer)
        self.prompt.deserted.connect(self.take_focus)
        self.deck.drawn.connect(self._go)
        self.deck.go.refused.connect(self._to_question)
        self.deck.came.connect(lambda icon: tell("drew", icon, *[written("")] * 3))
        self.deck.on_top.connect(lambda back: tell("top", back))
        self.threats.taken.connect(lambda space: tell("threat_action", space))
        self.threats.looked.connect(self._look_at)
        self.adventures.drawn.connect(self._draw_from)
        self.adventures.shuffled.connect(lambda back: tell("shuffle_in", back, 1))
        self.ticks.turned.connect(self._turn_tool)
        self.wounds.stepped.connect(lambda seat, by: self._step(f"wounds.{seat + 1}", by))
        self.wounds.led.connect(lambda seat: tell("first_player", seat + 1))
        self.morale.stepped.connect(lambda by: self._step("morale", by))
        for name, row in self.counters.items():
            row.stepped.connect(lambda by, name=name: self._step(name, by))
            row.refused.connect(self.refused)
        for verb in (self.fix, self.ending):
            verb.refused.connect(self.refused)
        panels = (self.prompt, self.deck, self.threats, self.adventures, self.wounds, self.morale)
        for panel in panels:
            panel.refused.connect(self.refused)
        for key, do in self._shortcuts().items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def _shortcuts(self) -> dict[str, Callable[[], None]]:
        return {
            "N": self.deck.go.press,
            "E": self.deck.take_focus,
            "T": self.threats.take_focus,
            "R": self.resources.take_focus,
            "A": self.adventures.take_focus,
            "W": self.wounds.take_focus,
            "M": self.morale.take_focus,
        }

    # -- what the page asks for ----------------------------------------------------

    def show_table(self) -> None:
        """Tell every panel."""
        state, voice = self._state, self._telling.voice
        now = due(self._telling)
        if self._who_draws and self._telling.match.asked >= 0:
            self._who_draws = ""
        self.head.show_rounds(state.round, state.rounds)
        self._show_due(now)
        go = now.go
        self.deck.show_deck(shown.deck(state, voice, (go.asked, go.text, go.note, go.why_not)))
        title = translate("Robinson", "Threat spaces")
        self.threats.show_threats(title, shown.on_threats(state, self._telling))
        self._show_counters(state)
        self._show_adventures(state)
        self._show_wounds(state)
        self._show_steps()
        self.fix.tell(translate("Robinson", "Fix the table"), icon="pencil")
        self.ending.tell(translate("Robinson", "The game is over"), icon="trophy")
        self.ending.forbid(translate("Robinson", "The match is over.") if state.is_terminal else "")

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""
        return (self.fix, self.ending) if self._state.board.is_told else (self.ending,)

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        return (
            Part("adventures", self._title_of_adventures, self.adventures),
            Part(
                "wounds", lambda: self._telling.voice.words.name("counters", "wounds"), self.wounds
            ),
            Part("resources", lambda: translate("Robinson", "Available to all"), self.resources),
            Part(
                "morale", lambda: self._telling.voice.words.name("counters", "morale"), self.morale
            ),
        )

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts; what is hidden costs no room and asks nothing."""
        for part in self.parts():
            part.widget.setVisible(part.id in wanted)

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return (
            ("N", translate("Keys", "what comes next: draw, done, the next round")),
            ("E", translate("Keys", "to the Event deck")),
            ("T", translate("Keys", "to the Threat spaces")),
            ("R", translate("Keys", "to what is available to all")),
            ("A", translate("Keys", "to the Adventure decks")),
            ("W", translate("Keys", "to the Wounds")),
            ("M", translate("Keys", "to the Morale")),
        )

    def take_focus(self) -> None:
        """What comes next is pressed most."""
        self.deck.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        """Nobody draws and nothing ends after all; whether somebody was about to."""
        if not self._who_draws and not self._is_ending:
            return False
        self._who_draws, self._is_ending = "", False
        self.show_table()
        return True

    def join(self) -> None:
        """The game is under way: nothing is known until it is told."""
        if self._state.board.is_told:
            self._telling.tell("joined")
            self._fix()

    # -- showing -------------------------------------------------------------------

    def _show_due(self, now: Due) -> None:
        voice, state = self._telling.voice, self._state
        if self._who_draws:
            back = voice.words.name("backs", self._who_draws)
            who = translate("Robinson", "Who draws from the deck {deck}?").format(deck=back)
            answers = [Answer((WHO, seat), name) for seat, name in enumerate(voice.people)]
            self.prompt.show_prompt(who, "RC-3.3", "", "", answers)
            return
        if self._is_ending:
            how = translate("Robinson", "How has the game ended?")
            won, lost = translate("Robinson", "Won"), translate("Robinson", "Lost")
            answers = [
                Answer((FACT, ("game_over", ending)), name)
                for ending, name in (("won", won), ("lost", lost))
            ]
            self.prompt.show_prompt(how, "RC-3.4", "", "", answers)
            return
        seat = voice.colours[now.seat] if now.seat >= 0 else ""
        more = shown.story(state, voice.words)
        self.prompt.show_prompt(now.text, now.clause, seat, more, now.answers)

    def _show_counters(self, state: Robinson) -> None:
        words = self._telling.voice.words
        self.resources.call(translate("Robinson", "Available to all"))
        for name, row in self.counters.items():
            number, fewer, more = self._limits(state, name)
            row.show_count(words.name("counters", name), number, fewer, more)
        lowest, highest = state.board.lowest, state.board.highest
        at = state.morale if state.is_known("morale") else None
        _, down, up = self._limits(state, "morale")
        title = words.name("counters", "morale")
        self.morale.show_morale(title, at, lowest, highest, down, up)
        self.tools.call(translate("Robinson", "Tools in the camp"))
        self.ticks.show_tools(
            [words.name("items", item) for item in ITEMS], [bool(has) for has in state.items]
        )

    def _limits(self, state: Robinson, name: str) -> tuple[str, str, str]:
        """What a counter shows, and why it cannot go down or up."""
        if state.is_terminal:
            over = translate("Robinson", "The match is over.")
            return str(counters.value(state, name)), over, over
        if not state.is_known(name):
            return "?", "", ""
        number = counters.value(state, name)
        least, most = counters.limits(state, name)
        why_not = self._telling.why_not
        fewer = why_not("change", name, -1) if number <= least else ""
        more = why_not("change", name, 1) if number >= most else ""
        return str(number), fewer, more

    def _title_of_adventures(self) -> str:
        return translate("Robinson", "Adventure decks")

    def _show_adventures(self, state: Robinson) -> None:
        words, told = self._telling.voice.words, state.board.is_told
        decks = []
        for back in MIXED_IN:
            name, left = words.name("backs", back), event_deck.left_in(state, back)
            has = back != MYSTERY and bool(state.tokens[ADVENTURES.index(back)])
            note = self._note(back, has, left)
            said, why_not = shown.deck_action(back, name, note, has=has, told=told)
            if not told and not has and not left:
                why_not = self._telling.why_not("adventure", back, 1)
            decks.append(adventures.Deck(back, name, left, has, note, said, why_not))
        self.adventures.show_decks(self._title_of_adventures(), decks)

    def _note(self, back: str, has_token: bool, left: int | None) -> str:
        if has_token:
            return translate("Robinson", "token on deck")
        if left is None:
            return "" if back == MYSTERY else translate("Robinson", "no token")
        one, many = translate("Robinson", "1 card"), translate("Robinson", "{n} cards")
        return one if left == 1 else many.format(n=left)

    def _show_wounds(self, state: Robinson) -> None:
        voice = self._telling.voice
        characters = []
        for seat, (name, tone) in enumerate(zip(voice.people, voice.colours, strict=True)):
            marker = f"wounds.{seat + 1}"
            _, fewer, more = self._limits(state, marker)
            known = state.wounds[seat] if state.is_known(marker) else None
            life = state.life[seat]
            led = "" if state.board.is_told else self._telling.why_not("first_player", seat + 1)
            characters.append(wounds.Wounded(name, tone, known, life, fewer, more, led))
        first = state.first if state.is_known("first") else -1
        self.wounds.show_wounds(voice.words.name("counters", "wounds"), characters, first)

    def _show_steps(self) -> None:
        voice, entries = self._telling.voice, self._telling.match.log()
        if entries and isinstance(line := entries[-1].line, Fact) and line.name == ROUND_OVER:
            over = hand_over.last(self._telling.match)
            if over is not None:
                title = voice.words.text("hand_over", "title", round=over.round)
                self.last.show_steps(title, self._handed_over(over))
                return
        events = [event for entry in entries[-4:] for event in entry.events]
        steps = [Step(voice.event(event), event.clause) for event in events]
        self.last.show_steps(translate("Robinson", "Last steps"), steps)

    def _handed_over(self, over: HandOver) -> list[Step]:
        """What changed in the round that is over, in as many lines as there are."""
        voice = self._telling.voice
        said = [
            voice.words.text("hand_over", event.name, people=voice.people, **event.params)
            for event in over.changes
        ]
        said = said or [voice.words.at("hand_over", "nothing")]
        each = -(-len(said) // LINES)
        return [Step(" · ".join(said[at : at + each]), "") for at in range(0, len(said), each)]

    # -- telling -------------------------------------------------------------------

    def _step(self, counter: str, by: int) -> None:
        if self._state.is_known(counter):
            self._telling.tell("change", counter, by)
        else:
            self._telling.tell("count", counter, max(by, 0))

    def _go(self) -> None:
        fact = due(self._telling).go.fact
        if fact:
            self._telling.tell(*fact)

    def _to_question(self) -> None:
        """Who presses on while a question is open is led to its answers."""
        if self._telling.match.asked >= 0:
            self.prompt.take_focus()

    def _look_at(self, space: str) -> None:
        if self._state.threats[SPACES.index(space)]:
            self.page_wanted.emit(CardPage(self._telling, space))

    def _turn_tool(self, item: str) -> None:
        has = self._state.items[ITEMS.index(item)]
        self._telling.tell("item", item, "gone" if has else "there")

    def _draw_from(self, back: str) -> None:
        state = self._state
        if state.board.is_told:
            lies = state.tokens[ADVENTURES.index(back)]
            if lies:
                self._telling.tell("token_used", back)
            else:
                self._telling.tell("token", back, "lies")
        elif state.board.seats == 1:
            self._telling.tell("adventure", back, 1)
        else:
            self._who_draws = "" if self._who_draws == back else back
            self.show_table()
            self.prompt.take_focus()

    def _fix(self) -> None:
        self.page_wanted.emit(OurTable(self._telling))

    def _end(self) -> None:
        self._is_ending = not self._is_ending
        self.show_table()
        self.prompt.take_focus()

    def _answer(self, choice: tuple[str, object]) -> None:
        self._is_ending = False
        kind, value = choice
        if kind == WHO:
            back, self._who_draws = self._who_draws, ""
            assert isinstance(value, int)
            self._telling.tell("adventure", back, value + 1)
        elif kind == ANSWER:
            self._telling.answer(value)
        elif kind == NAME:
            self.page_wanted.emit(LowerHalfPage(self._telling, str(value)))
        else:
            assert isinstance(value, tuple)
            self._telling.tell(*value)

    # -- measures ------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space is what comes next, unless a button has the keyboard."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.deck.go.press()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns stand side by side where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _measured(self) -> None:
        px = self._telling.measure.px
        self._column.setContentsMargins(px(16), px(10), px(16), px(10))
        for layout in (self._column, self._side_by_side, *self._columns):
            layout.setSpacing(px(12))
        self.resources.body.setSpacing(px(2))
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= self._telling.measure.px(THREE_COLUMNS)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._side_by_side.setDirection(way)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sand on which everything lies."""
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), colour("table"))
        painter.end()
