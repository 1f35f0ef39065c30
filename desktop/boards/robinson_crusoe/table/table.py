"""The table: its panels, what each of them is told, and what a press on them brings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.contract import type_of_laid
from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.clock import MOMENTS
from desktop.boards.robinson_crusoe.table import counters_only, names, panel_contents, presses
from desktop.boards.robinson_crusoe.table.adventure_decks import adventure_decks
from desktop.boards.robinson_crusoe.table.adventures import AdventuresPanel
from desktop.boards.robinson_crusoe.table.counter_values import counted, wounded
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.event_deck.panel import EventDeckPanel
from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed
from desktop.boards.robinson_crusoe.table.hand_over.handing_over import HandingOver
from desktop.boards.robinson_crusoe.table.mismatch import is_believed_wrongly
from desktop.boards.robinson_crusoe.table.morale import MoralePanel
from desktop.boards.robinson_crusoe.table.news import News
from desktop.boards.robinson_crusoe.table.next_step import (
    ALONE,
    ANSWER,
    EFFECT,
    NAME,
    NOT_YET,
    SPACES_ASKED,
    Due,
    after_the_end,
    due,
)
from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.panel import GAME, paper
from desktop.boards.robinson_crusoe.table.phase_steps import Course
from desktop.boards.robinson_crusoe.table.printed_cards.card_page import CardPage
from desktop.boards.robinson_crusoe.table.printed_cards.drawn_card_page import DrawnCardPage
from desktop.boards.robinson_crusoe.table.printed_cards.own_box import Keeping
from desktop.boards.robinson_crusoe.table.prompt import Prompt
from desktop.boards.robinson_crusoe.table.read_out import ReadOut
from desktop.boards.robinson_crusoe.table.resources import ResourcesPanel
from desktop.boards.robinson_crusoe.table.rounds import RoundTrack
from desktop.boards.robinson_crusoe.table.table_question import Aside
from desktop.boards.robinson_crusoe.table.threats import ThreatsPanel
from desktop.boards.robinson_crusoe.table.tools import ToolsPanel
from desktop.boards.robinson_crusoe.table.wounds import WoundsPanel
from desktop.boards.robinson_crusoe.table.zoom import Zoomed
from desktop.look.frames import bring_into_view
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import listen
from desktop.look.translate import translate
from desktop.table.panel_table import correct
from desktop.table.panels.columns import Column, Columns
from desktop.table.panels.last_steps import LastSteps
from desktop.table.part import Part
from desktop.table.questions.page import QuestionPage
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, PRIMARY, TouchButton
from engine.base.errors import Told
from engine.games.robinson_crusoe import counters, phase
from engine.games.robinson_crusoe.components import (
    BACKS,
    DETERMINATION,
    ICONS,
    ITEMS,
    MIXED_IN,
    SPACES,
)
from engine.games.robinson_crusoe.facts.kinds import DISCARDED
from engine.games.robinson_crusoe.prompts import ORDER
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.facts import written

COUNTERS = ("wounds", "resources", "morale")
"""Parts with counters."""
BAR = 76
"""How high the verbs in the bar below are."""


class Table(QWidget):
    """The table of one match; every panel stays where it is, whatever is told."""

    moments = MOMENTS
    refused = Signal(str)
    page_wanted = Signal(object)
    part_opened = Signal(str)
    again = Signal()

    def __init__(self, telling: Telling[Robinson]) -> None:
        super().__init__()
        self.telling = telling
        self._keeping, self.aside = Keeping(telling), Aside(telling)
        self._told_of = telling.match
        self._is_alone = False
        """Whether the group wants the counters alone, and plays its event phases without the app."""
        self._is_counting = True
        """Whether the group wants any counter, which an effect can change."""
        state, measure = self.telling.state, telling.measure
        self.setProperty("game", telling.match.game.name)
        told = state.board.is_told
        self.head = RoundTrack(measure)
        """The page's bar takes it."""
        self.prompt = Prompt(measure)
        self.deck = EventDeckPanel(measure, BACKS, ICONS, can_tell=told)
        self.threats = ThreatsPanel(measure)
        self._large = large = Zoomed(measure)
        """The counters' measure: they grow where the group wants them alone."""
        self.resources = ResourcesPanel(large)
        self.adventures = AdventuresPanel(measure, MIXED_IN, can_tell=told)
        self.tools = ToolsPanel(measure, ITEMS)
        if told:
            self.tools.hide()
        self.wounds = WoundsPanel(large, state.board.seats)
        self.morale = MoralePanel(large)
        self.last = LastSteps(measure, GAME, paper)
        self.effect = TouchButton(measure, "table.label", BAR)
        self.fix = TouchButton(measure, "table.label", BAR)
        self.again_in = TouchButton(measure, "table.label", BAR)
        self.ending = TouchButton(measure, "table.label", BAR)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.prompt)
        self.course = Course(measure, len(ORDER))
        """The steps of a phase that people play with their own cards; the app's runs by itself."""
        self._column.addWidget(self.course)
        self.course.setVisible(told)
        self.columns = Columns(measure, self._columns())
        self._column.addWidget(self.columns, 1)
        self.read_out = ReadOut(measure, self, self.course if told else self.prompt, self.deck)
        self.handing = HandingOver(telling, self, self.last, self._pressed_next)
        self._connect()
        measure.dress(self, lambda it: it.space())

    def _columns(self) -> Sequence[Column]:
        if self._is_alone:
            return (
                Column(0, ()),
                Column(840, (self.wounds, self.adventures, self.last), tall=self.last),
                Column(728, (self.resources, self.morale), tall=self.resources),
            )
        # Two counters in a row need more of the width.
        shares = (468, 652, 416) if self.wounds.is_determination_seen else (480, 592, 464)
        left, middle, right = shares
        return (
            Column(left, (self.deck, self.adventures, self.tools), tall=self.deck),
            Column(middle, (self.threats, self.wounds), tall=self.threats),
            Column(right, (self.resources, self.morale, self.last), tall=self.last),
        )

    def _pressed_next(self) -> Sequence[QWidget]:
        """What a round that is handed over leaves free."""
        counters = (self.morale, self.resources, self.wounds)
        return (self.prompt, *counters) if self._is_alone else (self.deck,)

    def _connect(self) -> None:
        tell = self.telling.tell
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
        self.tools.turned.connect(lambda item: tell(*presses.tool(self.telling.state, item)))
        self.wounds.stepped.connect(lambda seat, by: self._step(f"wounds.{seat + 1}", by))
        self.wounds.determined.connect(
            lambda seat, by: self._step(f"{DETERMINATION}.{seat + 1}", by)
        )
        self.wounds.led.connect(lambda seat: tell("first_player", seat + 1))
        self.morale.stepped.connect(lambda by: self._step("morale", by))
        self.resources.stepped.connect(self._step)
        self.handing.deserted.connect(self.take_focus)
        self.effect.clicked.connect(self._choose_effect)
        self.fix.clicked.connect(self._fix)
        self.again_in.clicked.connect(self._shuffle_in_again)
        self.ending.clicked.connect(self._end)
        for verb in self.verbs():
            verb.refused.connect(self.refused)
        panels = (
            self.prompt,
            self.deck,
            self.threats,
            self.adventures,
            self.wounds,
            self.resources,
            self.morale,
        )
        for panel in panels:
            panel.refused.connect(self.refused)
        listen(
            self,
            {
                "N": self._next,
                "E": self.deck.take_focus,
                "T": self.threats.take_focus,
                "R": self.resources.take_focus,
                "A": self.adventures.take_focus,
                "W": self.wounds.take_focus,
                "M": self.morale.take_focus,
                "D": self.wounds.to_determination,
                "F": self.press_effect,
                "H": self.handing.turn,
            },
        )

    # -- what the page asks for ----------------------------------------------------

    def show_table(self) -> None:
        """Tell every panel."""
        state, telling, words = self.telling.state, self.telling, self.telling.voice.words
        if telling.match is not self._told_of:
            self._told_of = telling.match
            for news in self.findChildren(News):
                news.begin_anew()
        now = self._due()
        go = now.go
        self.head.show_rounds(state.round, state.rounds)
        read = None if self._is_alone else panel_contents.read_out(state, words)
        self.read_out.show_card(read)
        self._show_prompt(now)
        self.course.show_steps(panel_contents.course(state, words))
        asked = (go.asked, go.text, go.note, go.why_not)
        self.deck.show_deck(panel_contents.deck(state, telling.voice, asked))
        threats = panel_contents.on_threats(state, telling)
        self.threats.show_threats(translate("Robinson", "Threat spaces"), threats)
        self.adventures.show_decks(self._name_of("adventures"), adventure_decks(telling))
        names = [words.name("items", item) for item in ITEMS]
        self.tools.show_tools(names, [bool(has) for has in state.items])
        first = state.first if state.is_known("first") else -1
        self.wounds.show_wounds(self._name_of_wounds(), wounded(telling), first)
        self.resources.show_counts(
            self._name_of("resources"), self._name_of, partial(counted, telling)
        )
        morale, steps = counted(telling, "morale"), (state.board.lowest, state.board.highest)
        self.morale.show_morale(
            self._name_of("morale"), morale.number, *steps, morale.fewer, morale.more
        )
        self.handing.show()
        over = after_the_end() if state.is_terminal else ""
        self.effect.tell(translate("Robinson", "An effect"), icon="plus")
        self.effect.forbid(over)
        self.fix.tell(correct(), icon="pencil")
        self.fix.forbid(over)
        none = translate("Robinson", "No Adventure or Mystery card is discarded.")
        self.again_in.tell(translate("Robinson", "Shuffle in again"), icon="shuffle")
        self.again_in.forbid(over or ("" if DISCARDED.words(state) else none))
        self._show_ending()

    def on_tv(self) -> tuple[Handed | None, bool]:
        """A round that is handed over, and whether the group wants the counters alone."""
        return self.handing.new, self._is_alone

    @property
    def laid_over(self) -> Sequence[QWidget]:
        """A round that is handed over, and a card that is read out."""
        return self.handing.card, self.read_out

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""
        return (
            (self.effect, self.fix, self.ending)
            if self.telling.state.board.is_told
            else (self.again_in, self.ending)
        )

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""
        phase: dict[str, QWidget] = (
            {counters_only.PHASE: self.deck} if self.telling.state.board.is_told else {}
        )
        widgets: dict[str, QWidget] = {
            **phase,
            "adventures": self.adventures,
            "wounds": self.wounds,
            "resources": self.resources,
            "morale": self.morale,
        }
        usual = [Part(id, partial(self._name_of, id), it) for id, it in widgets.items()]
        extra = Part(DETERMINATION, partial(self._name_of, DETERMINATION), self.wounds, True)
        return [*usual, extra]

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts; what is hidden costs no room and asks nothing."""
        at = self.window().focusWidget()
        for part in self.parts():
            part.widget.setVisible(part.id in wanted)
        self.wounds.show_parts(wounds="wounds" in wanted, determination=DETERMINATION in wanted)
        self._is_counting = any(part in wanted for part in COUNTERS)
        told, was_alone = self.telling.state.board.is_told, self._is_alone
        self._is_alone = told and counters_only.PHASE not in wanted
        for widget in (
            self.threats,
            *((self.course, *self.adventures.into.values()) if told else ()),
        ):
            widget.setHidden(self._is_alone)
        self._large.zoom(counters_only.ZOOM if self._is_alone else 1)
        self.columns.lay(self._columns())
        self.columns.settle()
        if was_alone == self._is_alone:
            self.show_table()
        else:
            # The television shows other parts, too.
            self.telling.changed.emit()
        if at is not None and self.isAncestorOf(at) and not at.isVisibleTo(self):
            self.take_focus()
        if was_alone and not self._is_alone and counters_only.is_to_ask(self.telling.state):
            self._fix()

    def open_part(self, ident: str) -> None:
        """Every part has a place of its own."""

    def keys(self) -> type_of_keys:
        """The keys of the table."""
        return names.keys(told=self.telling.state.board.is_told)

    def take_focus(self) -> None:
        """What comes next is pressed most; an open question comes first."""
        is_asked = self.telling.match.asked >= 0 or self.aside.question() is not None
        if self._is_alone or is_asked:
            self.prompt.take_focus()
        else:
            self.deck.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        """Nobody draws and nothing ends after all; whether somebody was about to."""
        if self.handing.put_away() or self.read_out.put_away():
            return True
        was_asked = self.aside.drop()
        if was_asked:
            self.show_table()
        return was_asked

    def begin(self, before: type_of_laid, keep: Callable[[type_of_laid], object]) -> None:
        """The set-up asks for all that lies there."""

    def join(self) -> None:
        """The game is under way: nothing is known until it is told."""
        if self.telling.state.board.is_told:
            self.telling.tell("joined")
            self._fix()

    def mend(self, why: Told) -> Callable[[], object] | None:
        """What puts right how the table is believed to lie, where a refusal comes from that."""
        return self._fix if self.telling.state.board.is_told and is_believed_wrongly(why) else None

    # -- showing -------------------------------------------------------------------

    def _name_of(self, part: str) -> str:
        return names.name_of(part, self.telling.voice.words)

    def _name_of_wounds(self) -> str:
        parts = ("wounds", DETERMINATION) if self.wounds.is_determination_seen else ("wounds",)
        if self.wounds.rows[0].counter.isHidden():
            parts = (DETERMINATION,)
        return " · ".join(self._name_of(part) for part in parts)

    def _show_prompt(self, now: Due) -> None:
        aside, voice = self.aside.question(), self.telling.voice
        if aside is not None:
            self.prompt.show_prompt(aside.text, aside.clause, answers=aside.answers)
            return
        seat = voice.colours[now.seat] if now.seat >= 0 else ""
        more = (
            counters_only.hint()
            if self._is_alone
            else panel_contents.story(self.telling.state, voice.words)
            if self.telling.state.waits_for != phase.reading.name
            else ""
        )
        if not more and not self.wounds.isHidden():
            more = " ".join(map(voice.event, counters.warnings(self.telling.state)))
        more = after_the_end() if self.telling.state.is_terminal else more
        also = () if self._is_alone else panel_contents.further_clauses(self.telling.state)
        self.prompt.show_prompt(now.text, now.clause, seat, more, now.answers, also)

    # -- presses -------------------------------------------------------------------

    def _step(self, counter: str, by: int) -> None:
        self.telling.tell(*presses.step(self.telling.state, counter, by))

    def _go(self) -> None:
        go = self._due().go
        if go.opens == EFFECT:
            self._choose_effect()
        elif go.facts:
            self.telling.tell_all(*go.facts)

    def _due(self) -> Due:
        if self._is_alone:
            return counters_only.due_alone(self.telling)
        return due(self.telling, counts=self._is_counting)

    def _next(self) -> None:
        """What comes next, or why not: said beside the button."""
        if self.deck.go.reason and self.deck.go.isVisible():
            self.deck.go.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.deck.go.press()
        # The table may be scrolled down to its counters.
        bring_into_view(self.prompt)

    def _to_question(self) -> None:
        """Who presses on while a question is open is led to its answers."""
        if self.telling.match.asked >= 0:
            self.prompt.take_focus()

    def _answer(self, choice: tuple[str, object]) -> None:
        self.aside.drop()
        kind, value = choice
        if kind == ANSWER:
            self.telling.answer(value)
        elif kind == NAME:
            # Once it has its name, another answer stands in this one's place.
            self.take_focus()
            self._open(DrawnCardPage(self.telling, str(value)))
        elif kind == counters_only.GO:
            self._go()
        elif kind == EFFECT:
            self._choose_effect()
        elif kind == SPACES_ASKED:
            self._fix()
        elif kind == ALONE:
            self.aside.ask_whether_alone()
            self._show_question()
        elif kind == NOT_YET:
            self.show_table()
            self.take_focus()
        else:
            assert isinstance(value, tuple)
            self.telling.tell(*value)

    def _open(self, page: QuestionPage[Robinson]) -> None:
        """Lay a page over the table; over it may lie another one."""
        page.page_wanted.connect(self.page_wanted)
        self.page_wanted.emit(page)

    def _look_at(self, space: str) -> None:
        if self.telling.state.threats[SPACES.index(space)]:
            self._open(CardPage(self.telling, space))
        elif not self.telling.state.is_known(f"threats.{space}"):
            self._fix()

    def _draw_from(self, back: str) -> None:
        board = self.telling.state.board
        if board.is_told:
            self.telling.tell(*presses.token(self.telling.state, back))
        elif board.seats == 1:
            self.telling.tell("adventure_and_read", back, 1)
        else:
            self.aside.ask_who_draws(back)
            self._show_question()

    def _shuffle_in_again(self) -> None:
        self.aside.ask_what_comes_again()
        self._show_question()

    def _show_ending(self) -> None:
        """The game is over, and once it is: the same people and the same deck once more."""
        is_over = self.telling.match.is_over
        if is_over:
            self.ending.tell(translate("Robinson", "Play again"), icon="play")
        else:
            self.ending.tell(translate("Robinson", "End the match"), icon="trophy")
        self.ending.dress_as(PRIMARY if is_over else PLAIN)

    def _end(self) -> None:
        if self.telling.match.is_over:
            self.again.emit()
            return
        self.aside.ask_how_it_ended()
        self._show_question()

    def _show_question(self) -> None:
        self.show_table()
        self.prompt.take_focus()

    def _choose_effect(self) -> None:
        self.page_wanted.emit(EffectPage(self.telling))

    def press_effect(self) -> None:
        """Of the app's own deck nobody has to say what a card does."""
        if self.telling.state.board.is_told:
            self.effect.press()

    def _fix(self) -> None:
        is_seen = self.wounds.is_determination_seen
        self._open(OurTable(self.telling, with_determination=is_seen))

    # -- looks ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space is what comes next, unless a button has the keyboard."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._next()
        else:
            super().keyPressEvent(event)

    def space(self) -> None:
        """Distances in the scale of the window."""
        px = self.telling.measure.px
        self._column.setContentsMargins(px(16), px(10), px(16), px(10))
        self._column.setSpacing(px(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), colour("table"))
        painter.end()
