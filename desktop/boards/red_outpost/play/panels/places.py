"""The twelve places: who stands where, and which are closed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.boards.red_outpost.play.panels.grid import Grid
from desktop.look import theme
from desktop.look.card import said
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import FIELD_KITCHEN, PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE
from engine.games.red_outpost.rules import opened_by_card
from engine.games.red_outpost.state import RedOutpost

COLUMNS = (1, 2, 3, 4)


class Place(QFrame):
    """A place with its lock marker and the workers on it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.setProperty("role", "tile")
        self._name, self._lock, self._who = (
            said("strong"),
            said("small-muted", wrap=True),
            said("small", wrap=True),
        )
        self._sign = QLabel()
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._name, 1)
        head.addWidget(self._sign)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 8, 5)
        column.setSpacing(1)
        column.addLayout(head)
        column.addWidget(self._lock)
        column.addWidget(self._who)
        column.addStretch(1)

    def show_state(
        self, state: RedOutpost, voice: Voice, opened: Mapping[int, tuple[int, str]]
    ) -> None:
        """Show the place as it is now; `opened` are those to which only a card leads somebody."""
        number, words = self._number, voice.words
        name = words.name("places", PLACES[number])
        closed = self._closed(state)
        lock = self._lock_text(state)
        there = [worker for worker in range(6) if state.at[worker] == number]
        who = ", ".join(_worker(state, worker, voice) for worker in there)
        self._name.setText(name)
        if number in opened:
            worker, clause = opened[number]
            by_card = words.text("signs", "opened", worker=WORKERS[worker], clause=clause)
            lock = f"{lock}. {by_card}" if lock else by_card
        self._lock.setText(lock)
        self._lock.setVisible(bool(lock))
        self._sign.setVisible(bool(state.red_locks >> number & 1))
        self._sign.setPixmap(theme.icon_pixmap("lock", 16, "danger"))
        self._who.setText(who)
        theme.mark(self, state="locked" if closed else "")
        tip(self, f"{name} ({CLAUSE[number]})")
        self.setAccessibleName(", ".join(part for part in (name, lock, who) if part))

    def _closed(self, state: RedOutpost) -> bool:
        return not (state.open_places | state.shared_place) >> self._number & 1

    def _lock_text(self, state: RedOutpost) -> str:
        bit = 1 << self._number
        if state.red_locks & bit:
            return translate("RedOutpost", "locked, red side")
        if state.morning_locks & bit:
            return translate("RedOutpost", "morning lock, open")
        if state.evening_locks & bit:
            return translate("RedOutpost", "evening lock, open")
        if self._closed(state):
            if self._number == FIELD_KITCHEN:
                return translate("RedOutpost", "at Lunch only")
            return translate("RedOutpost", "closed in this phase")
        return ""


class Places(Grid):
    """All places in the order of the clauses."""

    def __init__(self) -> None:
        self._places = [Place(number) for number in range(len(PLACES))]
        super().__init__(self._places, COLUMNS)

    def show_state(self, state: RedOutpost, voice: Voice) -> None:
        """Show every place as it is now."""
        self.setAccessibleName(translate("RedOutpost", "Places"))
        opened = opened_by_card(state)
        for place in self._places:
            place.show_state(state, voice, opened)
        self.arrange()


def _worker(state: RedOutpost, worker: int, voice: Voice) -> str:
    name = voice.words.name("workers", WORKERS[worker])
    if state.upright >> worker & 1:
        return name
    return translate("RedOutpost", "{worker} (exhausted)").format(worker=name)
