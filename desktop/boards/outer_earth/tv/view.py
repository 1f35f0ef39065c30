"""The view for a television: a second window that shows the table, read from three metres."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.boards.outer_earth.tv import contents
from desktop.boards.outer_earth.tv.parts import LastRound, Moment, People, Stock
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.tv.ending import Ending
from desktop.tv.head import Head
from desktop.tv.phases import Phases
from desktop.tv.screen import EDGE, Screen
from engine.games.outer_earth.state import OuterEarth

GAME = "outer-earth"
GAP, NOW, ALARM = 16.0, 320.0, 72.0


class Tv(Screen):
    """Round and phase, what is played now, people, budget and index."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head, self.phases = Head(self, GAME), Phases(self)
        self.now, self.people, self.stock = Moment(self), People(self), Stock(self)
        self.last, self.ending = LastRound(self), Ending(self)
        self._running = (self.phases, self.now, self.people, self.stock)

    def show_table(
        self,
        state: OuterEarth,
        voice: Voice,
        name: str,
        is_early: bool = False,
        _more: None = None,
    ) -> None:
        """Show the match of that name as it stands; `is_early` if people ended it before its end."""
        is_over = state.is_terminal or is_early
        time = contents.time(state, voice)
        self.head.tell((name, "" if is_over else time), f"{name}, {time}")
        for panel in self._running:
            panel.setVisible(not is_over)
        self.ending.setVisible(is_over)
        self.last.setVisible(bool(state.last_round) and not is_over)
        if is_over:
            end = contents.end(state, voice, is_early)
            self.ending.tell(end, end.headline)
            self.setAccessibleName(end.headline)
            return
        phases = contents.phases(state, voice)
        now, people = contents.now(state, voice), contents.people(state, voice)
        stock = contents.stock(state, voice)
        self.phases.tell(phases, ", ".join(it.name for it in phases if it.is_now))
        bidders = [f"{it.name}: {it.note}" for it in now.bidders]
        self.now.tell(now, ", ".join((now.name, now.does, *now.printed, *bidders)))
        unit, in_hand = voice.words.at("game", "vp"), translate("EarthTv", "{count} in hand")
        said = [f"{it.name}: {it.vp} {unit}, {in_hand.format(count=it.hand)}" for it in people]
        self.people.tell((people, unit), ". ".join(said))
        index = [f"{one}: {told}" for one, told in stock.ranks]
        self.stock.tell(stock, ", ".join((stock.budget, stock.deck, *index)))
        self.last.tell(stock.last, stock.last)
        self.setAccessibleName(f"{time}. {now.name}, {now.does}")
        self.arrange()

    def arrange(self) -> None:
        unit = self.unit
        wide, high = self.width() / unit, self.height() / unit
        across = wide - 2 * EDGE
        self.head.place(QRectF(EDGE, 22, across, 60), unit)
        self.phases.place(QRectF(EDGE, 96, across, 78), unit)
        self.ending.place(QRectF(EDGE, 104, across, high - 136), unit)
        top = 190.0
        right = 640.0
        left = across - right - GAP
        self.now.place(QRectF(EDGE, top, left, NOW), unit)
        self.stock.place(QRectF(EDGE + left + GAP, top, right, NOW), unit)
        top += NOW + GAP
        if not self.last.isHidden():
            self.last.place(QRectF(EDGE, top, across, ALARM), unit)
            top += ALARM + GAP
        self.people.place(QRectF(EDGE, top, across, high - 28 - top), unit)
