"""The view for a television: a second window that shows the table, read from three metres."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.boards.outpost.play.drawn.events import Event
from desktop.boards.outpost.table.clock import last_turn
from desktop.boards.outpost.tv import contents
from desktop.boards.outpost.tv.parts import Cards, Deck, Hits, LastTurn, People
from desktop.look.voice import Voice
from desktop.tv.ending import Ending
from desktop.tv.head import Head
from desktop.tv.phases import Phases
from desktop.tv.screen import EDGE, Screen
from engine.games.outpost.table import AtTable

GAME = "outpost"
GAP, ASIDE, DECK, HITS, ALARM = 16.0, 656.0, 276.0, 270.0, 72.0


class Tv(Screen):
    """Turn and phase, the event and whom it hits, the deck clock, order and VP."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head, self.phases = Head(self, GAME), Phases(self)
        self.cards, self.hits, self.deck = Cards(self), Hits(self), Deck(self)
        self.people, self.last, self.ending = People(self), LastTurn(self), Ending(self)

    def show_table(
        self,
        state: AtTable,
        voice: Voice,
        name: str,
        is_early: bool = False,
        _more: None = None,
    ) -> None:
        """Show the match of that name as it stands; `is_early` if people ended it before its end."""
        is_over = state.is_terminal or is_early
        has_events = state.board.has_events
        time = contents.time(state)
        self.head.tell((name, "" if is_over else time), f"{name}, {time}")
        people, last = contents.people(state, voice), last_turn(state, voice)
        self.phases.setVisible(not is_over)
        for panel, is_seen in (
            (self.cards, has_events),
            (self.hits, has_events),
            (self.deck, has_events),
            (self.people, bool(people)),
            (self.last, bool(last)),
        ):
            panel.setVisible(is_seen and not is_over)
        self.ending.setVisible(is_over)
        if is_over:
            end = contents.end(state, voice, is_early)
            self.ending.tell(end, end.headline)
            self.setAccessibleName(end.headline)
            self.arrange()
            return
        phases = contents.phases(state)
        self.phases.tell(phases, ", ".join(it.name for it in phases if it.is_now))
        cards, hit, deck = (
            contents.cards(state, voice),
            contents.hit(state, voice),
            contents.deck(state),
        )
        said = [
            f"{it.name}, {it.scope}: {it.text}" if isinstance(it, Event) else it.heading
            for it in cards
        ]
        self.cards.tell(cards, ". ".join(said))
        names = ", ".join(who for _, who in hit.seats)
        self.hits.tell(hit, " ".join(filter(None, (hit.text, names, hit.lag))))
        self.deck.tell(deck, ", ".join((deck.cards, deck.phase, deck.shuffle)))
        unit = voice.words.at("game", "vp")
        rows = [f"{it.place} {it.name}: {it.vp} {unit}" for it in people]
        following = contents.next_phase(state, voice)
        self.people.tell((people, unit, following), ". ".join(filter(None, (*rows, following))))
        self.last.tell(last, last)
        self.setAccessibleName(". ".join((time, *said)))
        self.arrange()

    def arrange(self) -> None:
        unit = self.unit
        wide, high = self.width() / unit, self.height() / unit
        across = wide - 2 * EDGE
        self.head.place(QRectF(EDGE, 22, across, 60), unit)
        self.phases.place(QRectF(EDGE, 96, across, 78), unit)
        self.ending.place(QRectF(EDGE, 104, across, high - 136), unit)
        top, bottom = 190.0, high - 28
        if not self.last.isHidden():
            self.last.place(QRectF(EDGE, top, across, ALARM), unit)
            top += ALARM + GAP
        left = across - ASIDE - GAP
        x = EDGE + left + GAP
        has_deck = not self.deck.isHidden()
        self.hits.place(QRectF(EDGE, bottom - HITS, left, HITS), unit)
        if self.people.isHidden():
            # Nothing stands beside the cards: they have the whole width.
            self.cards.place(QRectF(EDGE, top, across, bottom - HITS - GAP - top), unit)
            self.deck.place(QRectF(x, bottom - HITS, ASIDE, HITS), unit)
            return
        self.cards.place(QRectF(EDGE, top, left, bottom - HITS - GAP - top), unit)
        self.deck.place(QRectF(x, top, ASIDE, DECK), unit)
        below = top + DECK + GAP if has_deck else top
        place = QRectF(x, below, ASIDE, bottom - below)
        self.people.place(place if has_deck else QRectF(EDGE, below, across, bottom - below), unit)
