"""The event of the turn: its card, whom it hits, and what is to be done with it, clause by clause."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.boards.outpost.play.drawn import events, reading
from desktop.boards.outpost.play.drawn.events import Event, Quiet
from desktop.look.clauses import ClauseChip
from desktop.look.names import tip
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

CARD, LEAST = 200, 130
"""The height of the card as a rule, and at the least."""
LETTERS = 1.15
"""So many times as large as on the board of Play are the letters of the card."""
REST = rest_of_turn.name
STEPS = 7
"""So many things at most are to be done with a card."""
GUIDE = 18
"""The size of what is to be done."""


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
            self.personal.show_card(personal(state, voice))
        lag = outlook.lag(state) if state.turn > 1 else None
        steps = [*outlook.steps(state), *([lag] if lag is not None else [])]
        people = voice.people
        self.guide.show_steps(
            [
                (voice.words.text("guide", it.name, people=people, **it.params), it.clause)
                for it in steps
            ]
        )


def of_turn(state: AtTable, voice: Voice) -> Event | Quiet:
    """The card of the turn, or why there is none."""
    nothing, text = voice.words.clause("OP-7.1")
    if not state.board.has_events:
        return Quiet(translate("OutpostTable", "Played without events"), "")
    if state.event_name:
        return Quiet(state.event_name, _on_your_card())
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


def personal(state: AtTable, voice: Voice) -> Event | Quiet:
    """OP-7.8: the personal event that was drawn last, and for whom."""
    seat, at = state.personal_events[-1]
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
    def _unit(self) -> float:
        """Pixels for one of the board of Play."""
        return self._measure.scale * LETTERS

    def grow(self) -> None:
        """Be as high as its words need."""
        high = events.high(self.look, self.width() / self._unit - 2) + 2
        self.setMinimumHeight(max(self._measure.px(LEAST), ceil(high * self._unit)))
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._unit
        painter.scale(unit, unit)
        area = QRectF(1, 1, self.width() / unit - 2, self.height() / unit - 2)
        if isinstance(self.look, Event):
            events.event(painter, area, self.look)
        else:
            events.quiet(painter, area, self.look)
        painter.end()


class Guide(QWidget):
    """What is to be done, a line for each with its clause; it is as high as its words need."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._measure = measure = telling.measure
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.rows: list[tuple[QLabel, ClauseChip]] = []
        for _ in range(STEPS):
            text, chip = QLabel(self), clause_chip(measure, telling.match.game.name)
            chip.setParent(self)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setWordWrap(True)
            self.rows.append((text, chip))
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """Take the scale of the window."""
        for text, _ in self.rows:
            text.setFont(letters(self._measure, GUIDE, 500))
        self.place()

    def show_steps(self, steps: list[tuple[str, str]]) -> None:
        """Show these sentences with their clauses."""
        for at, (text, chip) in enumerate(self.rows):
            said, clause = steps[at] if at < len(steps) else ("", "")
            text.setText(said)
            chip.show_clause(clause)
            text.setVisible(bool(said))
            chip.setVisible(bool(said))
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """One below the other, the clauses at the right."""
        px, top = self._measure.px, 0
        for text, chip in self.rows:
            if not text.text():
                continue
            size = chip.sizeHint()
            wide = max(1, self.width() - size.width() - px(8))
            high = max(text.heightForWidth(wide), size.height())
            text.setGeometry(0, top, wide, high)
            chip.setGeometry(self.width() - size.width(), top, size.width(), size.height())
            top += high + px(4)
        self.setMinimumHeight(top)

    @property
    def said(self) -> list[str]:
        """The sentences that are shown."""
        return [text.text() for text, _ in self.rows if text.text()]
