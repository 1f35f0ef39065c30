"""The event of the turn: its card, whom it hits, and what is to be done with it, clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.boards.outpost.play.drawn import events, reading
from desktop.boards.outpost.play.drawn.events import Event, Quiet
from desktop.look.clauses import ClauseChip
from desktop.look.names import tip
from desktop.look.text_fit import unbroken
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.letters import clause_chip, letters
from desktop.table.measure import Measure
from desktop.table.panels.panel import Panel
from desktop.table.telling import Telling
from engine.games.outpost import outlook
from engine.games.outpost.facts.sequence import rest_of_turn
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import AtTable
from engine.rules.agenda import Event as Step

CARD, LEAST = 200, 130
"""The height of the card as a rule, and at the least."""
LETTERS = 1.15
"""So many times as large as on the board of Play are the letters of the card."""
REST = rest_of_turn.name
STEPS = 16
"""So many things at most are to be done with the cards of a turn."""
GUIDE, LARGE = 18, 24
"""The size of what is to be done, and where there is much room."""
WIDE, LARGER = 340, 1.4
"""From this width on a high card has larger letters, and how many times as large at most."""


class EventPanel(Panel):
    """The card of the turn, the last personal one, and the guide beside them."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling.measure, telling.match.game.name, "OP-7.1")
        self._telling = telling
        measure = telling.measure
        self.card, self.personal = Card(measure), Card(measure)
        self.guide = Guide(telling)
        row = QHBoxLayout()
        for part in (self.card, self.personal, self.guide):
            row.addWidget(part, 1)
        self.body.addLayout(row, 1)
        measure.dress(self.card, lambda _: row.setSpacing(measure.px(12)))

    def show_table(self) -> None:
        """Show the card of the turn, and the personal event that was drawn last."""
        state, voice = self._telling.state, self._telling.voice
        self.call(translate("OutpostTable", "Event of this turn"))
        self.card.show_card(of_turn(state, voice))
        self.personal.setVisible(bool(state.personal_events))
        if state.personal_events:
            self.personal.show_card(personal(state, voice, *state.personal_events[-1]))
        lag = outlook.lag(state) if state.turn > 1 else None
        steps = [*outlook.steps(state), *([lag] if lag is not None else [])]

        def said(step: Step) -> str:
            return voice.words.text("guide", step.name, people=voice.people, **step.params)

        language = voice.words.language
        self.guide.show_steps(
            [(said(it), it.clause) for it in steps],
            [(f"{card.name[language]}: {said(it)}", it.clause) for card, it in outlook.also(state)],
        )


def of_turn(state: AtTable, voice: Voice) -> Event | Quiet:
    """The card of the turn, or why there is none."""
    nothing, text = voice.words.clause("OP-7.1")
    if not state.board.has_events:
        return Quiet(translate("OutpostTable", "Played without events"), "")
    if state.event != NOTHING:
        if not state.board.event_deck[state.event].is_finished:
            return Quiet(_name(state, voice, state.event), _on_your_card())
        card = reading.card_of(state, voice, state.event)
        return card._replace(personal=())
    if not state.is_known("event"):
        said = translate("OutpostTable", "Not known")
        return Quiet(said, translate("OutpostTable", "Nobody saw the card of this turn."))
    if state.turn > 1 and state.waits_for == REST:
        return Quiet(translate("OutpostTable", "No event this turn"), "")
    return Quiet(nothing, text)


def personal(state: AtTable, voice: Voice, seat: int, at: int) -> Event | Quiet:
    """OP-7.8: the card that the seat has drawn, and that it is for it alone."""
    scope = translate("OutpostTable", "for {person} alone · phase {phase}")
    told = scope.format(person=voice.people[seat], phase=state.event_phase)
    if not state.board.event_deck[at].is_finished:
        return Quiet(_name(state, voice, at), f"{told}. {_on_your_card()}")
    return reading.card_of(state, voice, at)._replace(scope=told, personal=())


def _name(state: AtTable, voice: Voice, at: int) -> str:
    return state.board.event_deck[at].name[voice.words.language]


def _on_your_card() -> str:
    """Of a card that is known by its name alone."""
    return translate("OutpostTable", "What it does stands on your card.")


class Card(QWidget):
    """The card as it is drawn on the board of Play."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.look: Event | Quiet = Quiet("", "")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.grow())

    @property
    def _least(self) -> float:
        """Pixels for one of the board of Play, at the least."""
        return self._measure.scale * LETTERS

    def grow(self) -> None:
        """Be as high as its words need."""
        high = events.high(self.look, self.width() / self._least - 2) + 2
        self.setMinimumHeight(max(self._measure.px(LEAST), ceil(high * self._least)))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.grow()

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(400), px(CARD))

    def minimumSizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(200), px(LEAST))

    def show_card(self, look: Event | Quiet) -> None:
        """Show that."""
        if look != self.look:
            self.look = look
            self.grow()
            self.update()
        if isinstance(look, Event):
            said = ". ".join((look.name, look.text, look.scope))
        else:
            said = ". ".join(filter(None, (look.heading, look.text)))
        self.setAccessibleName(said)
        tip(self, said)

    @property
    def _unit(self) -> float:
        """A card that is larger than most has larger letters, if its words then have room."""
        px = self._measure.px
        larger = min(self.height() / px(CARD), self.width() / px(WIDE), LARGER)
        unit = self._least * max(larger, 1)
        area = self._area(unit)
        fits = events.high(self.look, area.width()) <= area.height()
        return unit if fits and events.has_heading(self.look, area) else self._least

    def _area(self, unit: float) -> QRectF:
        return QRectF(1, 1, self.width() / unit - 2, self.height() / unit - 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._unit
        painter.scale(unit, unit)
        area = self._area(unit)
        if isinstance(self.look, Event):
            events.event(painter, area, self.look)
        else:
            events.quiet(painter, area, self.look)
        painter.end()


class Guide(QWidget):
    """What is to be done, a line for each with its clause, as large as there is room.

    It is as high as its words need; what is to be done with other cards is there if it has room.
    """

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._measure = measure = telling.measure
        self._due = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.rows: list[tuple[QLabel, ClauseChip]] = []
        for _ in range(STEPS):
            text, chip = QLabel(self), clause_chip(measure, telling.match.game.name)
            chip.setParent(self)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setWordWrap(True)
            self.rows.append((text, chip))
        measure.dress(self, lambda it: it.place())

    def show_steps(
        self, steps: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]] = ()
    ) -> None:
        """Show these sentences with their clauses, then those about other cards."""
        self._due = len(steps)
        told = [*steps, *others]
        for at, (text, chip) in enumerate(self.rows):
            said, clause = told[at] if at < len(told) else ("", "")
            text.setText(unbroken(said))
            chip.show_clause(clause)
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """One below the other, the clauses at the right."""
        told = [row for row in self.rows if row[0].text()]
        due = told[: self._due]
        self.setMinimumHeight(self._placed(due, GUIDE))
        shown = told if self._placed(told, GUIDE) <= self.height() else due
        for size in range(LARGE, GUIDE - 1, -2):
            if self._placed(shown, size) <= self.height():
                break
        for row in self.rows:
            for part in row:
                part.setVisible(row in shown)

    def _placed(self, rows: Sequence[tuple[QLabel, ClauseChip]], size: int) -> int:
        """Place these rows in letters of that size; how high they are together."""
        px, top, face = self._measure.px, 0, letters(self._measure, size, 500)
        for text, chip in rows:
            text.setFont(face)
            clause = chip.sizeHint()
            wide = max(1, self.width() - clause.width() - px(8))
            high = max(text.heightForWidth(wide), clause.height())
            text.setGeometry(0, top, wide, high)
            chip.setGeometry(self.width() - clause.width(), top, clause.width(), clause.height())
            top += high + px(4)
        return top

    @property
    def said(self) -> list[str]:
        """The sentences that are shown."""
        return [text.text() for text, _ in self.rows if not text.isHidden()]
