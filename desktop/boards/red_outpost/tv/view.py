"""The view for a television: a second window that shows the table, read from three metres."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.boards.red_outpost.tv import contents, speech
from desktop.boards.red_outpost.tv.people import People
from desktop.boards.red_outpost.tv.stocks import DeckClock, Locks, Store
from desktop.boards.red_outpost.tv.turn import Turn
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.tv.ending import Ending
from desktop.tv.head import Head
from desktop.tv.phases import Phases
from desktop.tv.screen import EDGE, WIDE, Screen
from engine.games.red_outpost.state import RedOutpost

GAME = "red-outpost"
GAP = 16.0
ROW = {2: 124.0, 3: 114.0, 4: 92.0}
"""The height of a person's row, by the number of people."""


class Tv(Screen):
    """Clock, turn, people, decks and Warehouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head, self.phases, self.turn = Head(self, GAME), Phases(self), Turn(self)
        self.people, self.locks = People(self), Locks(self)
        self.lake, self.ship, self.store = DeckClock(self), DeckClock(self), Store(self)
        self.ending = Ending(self)
        self._seats = 0
        self._show_faces(is_over=False)

    def show_table(
        self,
        state: RedOutpost,
        voice: Voice,
        name: str,
        is_early: bool = False,
        _more: None = None,
    ) -> None:
        """Show the match of that name as it stands; `is_early` if people ended it before its end."""
        is_over = state.is_terminal or is_early
        self.setAccessibleName(speech.said(state, voice, is_early))
        day = contents.day(state)
        self.head.tell((name, "" if is_over else day), f"{name}, {day}")
        if is_over:
            end = contents.end(state, voice, is_early)
            self.ending.tell(end, self.accessibleName())
        else:
            self._show_running(state, voice)
        self._show_faces(is_over)
        if state.board.seats != self._seats:
            self._seats = state.board.seats
            self.arrange()

    def _show_running(self, state: RedOutpost, voice: Voice) -> None:
        phases = contents.phases(state, voice)
        self.phases.tell(phases, ", ".join(phase.name for phase in phases if phase.is_now))
        now = contents.now(state, voice)
        self.turn.tell(now, speech.said_now(now))
        people = contents.people(state, voice)
        self.people.tell(people, ". ".join(map(speech.said_person, people)))
        for panel, clock in (
            (self.lake, contents.lake(state, voice)),
            (self.ship, contents.ship(state, voice)),
        ):
            panel.tell(clock, f"{clock.name}: {clock.cards}. {clock.sentence}")
        store = voice.words.name("places", "warehouse")
        goods = contents.goods(state, voice)
        caption = translate("Tv", "next export")
        self.store.tell((store, caption, goods), speech.said_goods(store, caption, goods))
        locks = contents.locks(state, voice)
        self.locks.tell(locks, ". ".join(f"{lock.when}: {lock.places}" for lock in locks))

    def _show_faces(self, is_over: bool) -> None:
        self.ending.setVisible(is_over)
        for panel in (
            self.phases,
            self.turn,
            self.people,
            self.locks,
            self.lake,
            self.ship,
            self.store,
        ):
            panel.setVisible(not is_over)

    def arrange(self) -> None:
        unit = self.unit
        wide, high = self.width() / unit, self.height() / unit
        self.head.place(QRectF(EDGE, 22, wide - 2 * EDGE, 60), unit)
        self.phases.place(QRectF(EDGE, 96, wide - 2 * EDGE, 78), unit)
        self.ending.place(QRectF(EDGE, 104, wide - 2 * EDGE, high - 104 - 32), unit)
        top, bottom = 190.0, high - 28
        right = 756.0 + (wide - WIDE) / 3
        left = wide - 2 * EDGE - 24 - right
        locks = 150.0
        rows = (ROW.get(self._seats, 92.0) + 12) * max(2, self._seats) - 12
        self.locks.place(QRectF(EDGE, bottom - locks, left, locks), unit)
        self.people.place(QRectF(EDGE, bottom - locks - GAP - rows, left, rows), unit)
        turn = bottom - locks - rows - 2 * GAP - top
        self.turn.place(QRectF(EDGE, top, left, turn), unit)
        across = EDGE + left + 24
        each = bottom - top - 2 * GAP
        down = top
        for panel, share in ((self.lake, 0.336), (self.ship, 0.262), (self.store, 0.402)):
            panel.place(QRectF(across, down, right, each * share), unit)
            down += each * share + GAP
