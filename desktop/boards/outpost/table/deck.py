"""The clock of the event deck: what is left in it, its phase, and when it is reshuffled."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout

from desktop.boards.outpost import art
from desktop.look.translate import several, translate
from desktop.table.letters import label
from desktop.table.panels.few_lines import AMBER, CALM, FewLines
from desktop.table.panels.panel import Panel
from desktop.table.panels.pile import Pile, PileRow
from desktop.table.telling import Telling
from engine.games.outpost import outlook
from engine.games.outpost.events import draw_event
from engine.games.outpost.facts.sequence import untold_order
from engine.games.outpost.rules import next_in_order
from engine.games.outpost.table import AtTable

PILE, SHUFFLE = 64, 64
ORDERING = (untold_order.name, next_in_order.name)
"""What the match waits for before the event of a turn."""


class DeckPanel(Panel):
    """The deck with its number, the phase for events, and the next reshuffle."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling.measure, telling.match.game.name, "OP-7.4")
        self._telling = telling
        measure = telling.measure
        self.pile = Pile(measure, PILE, draw)
        self.left, self.drawn = label(measure, 24, 700), label(measure, 16, 500, "muted")
        self.phase = label(measure, 18, 600)
        self.shuffle = FewLines(measure, SHUFFLE)
        both, row, words = QHBoxLayout(), PileRow(self.pile), QVBoxLayout()
        self._both: QBoxLayout = both
        row.addLayout(words, 1)
        words.addStretch(1)
        for line in (self.left, self.drawn, self.phase):
            words.addWidget(line)
        words.addStretch(1)
        both.addLayout(row, 1)
        both.addWidget(self.shuffle, 1)
        self.body.addLayout(both, 1)

        def fit(_: object) -> None:
            row.setSpacing(measure.px(14))
            both.setSpacing(measure.px(8))

        measure.dress(self.pile, fit)

    def lay(self, way: QBoxLayout.Direction) -> None:
        """Put the next reshuffle beside the deck, or below it."""
        self._both.setDirection(way)

    def show_table(self) -> None:
        """Tell how the deck stands."""
        state = self._telling.state
        there = outlook.clock(state)
        self.call(translate("OutpostTable", "Event deck"))
        left, drawn = _cards(there)
        self.pile.show_pile("events/back", there.cards or 0, left)
        self._say(self.left, left)
        self._say(self.drawn, drawn)
        text = translate("OutpostTable", "Event phase {phase}")
        self._say(self.phase, text.format(phase=there.event_phase or "?"))
        is_soon = there.reshuffled in (outlook.NOW, outlook.NEXT)
        first, *more = reshuffle(state, there)
        fill = AMBER if is_soon and state.turn else CALM
        self.shuffle.say(first, *more, icon="shuffle", fill=fill)

    def _say(self, line: QLabel, text: str) -> None:
        line.setText(text)
        line.setAccessibleName(text)


def draw(painter: QPainter, name: str, area: QRectF) -> None:
    """Draw the back of the deck."""
    art.draw(painter, name, area, stretch=True)


def _cards(there: outlook.Clock) -> tuple[str, str]:
    """Cards left, and cards drawn with those that nobody saw."""
    if there.cards is None:
        return translate("OutpostTable", "? cards"), translate("OutpostTable", "drawn: not known")
    one, many = translate("OutpostTable", "1 card"), translate("OutpostTable", "{count} cards")
    drawn = translate("OutpostTable", "drawn: {count}").format(count=there.discards)
    if there.unseen:
        unseen = translate("OutpostTable", "drawn: {count}, {unseen} of them unseen")
        drawn = unseen.format(count=there.discards, unseen=there.unseen)
    return several(there.cards, one, many), drawn


def reshuffle(state: AtTable, there: outlook.Clock) -> tuple[str, ...]:
    """OP-7.4: when all cards are shuffled into the deck, and why."""
    why = translate("OutpostTable", "Always in turn 2 of a phase.")
    if not there.turn:
        return translate("OutpostTable", "Shuffled in turn 2"), why
    match there.reshuffled:
        case outlook.NOW:
            text = translate("OutpostTable", "Shuffled this turn")
            drawing = state.waits_for == draw_event.name and not there.discards
            if there.discards is not None and (drawing or state.waits_for in ORDERING):
                text = translate("OutpostTable", "Shuffle all events, then draw")
            return text, why
        case outlook.NEXT:
            return translate("OutpostTable", "Shuffled next turn"), why
        case outlook.LATER:
            text = translate("OutpostTable", "Shuffled in turn 2 of phase {next}")
            return text.format(next=state.phase + 1), _when_empty()
        case outlook.NEVER:
            return translate("OutpostTable", "Shuffled when it is empty"), ""
    return translate("OutpostTable", "Shuffled: not known"), why


def _when_empty() -> str:
    return translate("OutpostTable", "Before that only if it is empty.")
