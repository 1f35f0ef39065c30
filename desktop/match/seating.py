"""Who plays in which seat, and what they are called: the page takes it from its card of people."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.match.asking import Asking
from desktop.match.parts import Parts
from engine.base.errors import Told

NAMES = "names"
"""Why the bots wait: somebody says who plays, and would not see what they do behind the card."""


class Seating(QObject):
    """Puts into the match what people choose on the card, and says what the match refuses."""

    named = Signal(tuple)
    """Somebody is called otherwise now; the players as they were called before."""

    def __init__(self, page: Parts, asking: Asking) -> None:
        super().__init__(page)
        self._page, self._asking = page, asking
        page.who.clicked.connect(page.people.turn)
        page.people.plays.connect(self._set_player)
        page.people.named.connect(self._set_name)
        page.people.opened.connect(lambda on: asking.hold(NAMES, on))

    def _set_player(self, seat: int, plays: str) -> None:
        page = self._page
        if plays != page.match.plays[seat]:
            self._asking.change(lambda: page.match.set_player(seat, plays))
        page.people.show_match(page.voice)

    def _set_name(self, seat: int, name: str) -> None:
        match = self._page.match
        before = match.players
        try:
            match.set_name(seat, name)
        except Told as error:
            self._asking.stuck.emit(error)
            return
        # What is asked stays, but the match is another one since it was.
        self._asking.ask_again()
        self.named.emit(before)
