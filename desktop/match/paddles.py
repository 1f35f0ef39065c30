"""Secret answers of several people, collected at one keyboard and given all together."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.match.curtain import WITH_ANOTHER
from desktop.match.key_pairs import PairKey, pair_key

REST_MS = 600
"""So long a last press still counts once all have pressed."""
HELD_S = 0.05
"""A key that comes again sooner after it was let go is still held: X sends it so."""


class Paddles(QObject):
    """Who has pressed, and in secret what; once all have it gives the answers.

    Nothing is recorded before that: whatever changes the match meanwhile has all asked again.
    """

    changed = Signal()
    """Somebody is asked, has pressed, or is asked no more."""
    pressed = Signal(int)
    """That seat has pressed for the first time."""
    given = Signal()
    """All have pressed and had their rest: `answers_from` tells the answers."""

    def __init__(
        self, page: QObject | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """They go with the page: no key of what comes after it is theirs."""
        super().__init__(page)
        self.clock = clock
        self.may_press: Callable[[], bool] = lambda: True
        """Whether the keys are meant for it, as it stands on the screen."""
        self.persons: tuple[int, ...] = ()
        """Who is asked; empty while nobody is."""
        self.begun = self.revision = 0
        """Of the match, when they were asked, and now."""
        self._together: tuple[int, ...] = ()
        """Who has still to answer in the match, bots too, in order."""
        self._pairs: Mapping[int, int] = {}
        self._answers: Sequence[str] = ()
        self._chosen: dict[int, int] = {}
        self._last: dict[PairKey, float] = {}
        """When each key was let go, or told of as held."""
        self._is_given = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._give)

    # -- what all may know ---------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it asks, or still gives the answers."""
        return bool(self.persons)

    @property
    def is_given(self) -> bool:
        """Whether the answers are on their way into the match."""
        return self._is_given

    @property
    def are_all_in(self) -> bool:
        """Whether all who are asked have pressed."""
        return self.is_open and len(self._chosen) == len(self.persons)

    def has_pressed(self, seat: int) -> bool:
        """Whether that seat has pressed one of its keys."""
        return seat in self._chosen

    # -- asking --------------------------------------------------------------------

    def ask(
        self,
        persons: Sequence[int],
        pairs: Mapping[int, int],
        answers: Sequence[str],
        together: tuple[int, ...],
        revision: int,
    ) -> None:
        """Ask these persons, each with the pair of that number; the upper key is the first answer.

        `together` are all who are asked, bots too (`State.asked_together`). Asked again at the same
        moment of the match, what was pressed stays.
        """
        if self.is_open and (together, revision) == (self._together, self.revision):
            return
        self.forget()
        self.persons, self._together = tuple(persons), together
        self.begun = self.revision = revision
        self._pairs, self._answers = pairs, tuple(answers)
        self._watch(True)
        self.changed.emit()

    def follow(self, answered: int, together: tuple[int, ...], revision: int) -> bool:
        """So many of them have answered in the match; whether the others are asked the same still."""
        left = self._together[answered:]
        if not answered or not left or together != left:
            return False
        self._together, self.revision = left, revision
        return True

    def forget(self) -> None:
        """Ask nobody any more; what was pressed is gone."""
        was_open = self.is_open
        self._rest.stop()
        self.persons, self._chosen, self._is_given = (), {}, False
        if was_open:
            self._watch(False)
            self.changed.emit()

    def answers_from(self, seat: int) -> list[tuple[int, str]]:
        """What persons have answered, from the seat that is asked on; bots may sit between them.

        Empty before all have, and while a bot is asked.
        """
        if not self._is_given or seat not in self._together or seat not in self._chosen:
            return []
        due = self._together[self._together.index(seat) :]
        return [(each, self._answers[self._chosen[each]]) for each in due if each in self._chosen]

    def _give(self) -> None:
        if not self.may_press():
            # Somebody looks at something else: the rest begins anew until they are back.
            self._rest.start()
            return
        self._is_given = True
        self.given.emit()

    # -- pressing ------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the pairs have no other meaning while somebody is asked."""
        if not isinstance(event, QKeyEvent):
            return False
        key = pair_key(event)
        if key is None or event.modifiers() & WITH_ANOTHER:
            return False
        is_press = event.type() == QEvent.Type.KeyPress
        is_fresh = is_press and not event.isAutoRepeat() and self._was_up(key)
        if event.type() == QEvent.Type.KeyRelease or event.isAutoRepeat():
            self._last[key] = self.clock()
        if not self.is_open or not self.may_press():
            return False
        if is_fresh:
            self._press(key)
        event.accept()
        return True

    def _watch(self, on: bool) -> None:
        """See every key, wherever it goes."""
        app = QApplication.instance()
        assert app is not None
        (app.installEventFilter if on else app.removeEventFilter)(self)

    def _was_up(self, key: PairKey) -> bool:
        return self.clock() - self._last.get(key, -HELD_S) >= HELD_S

    def _press(self, key: PairKey) -> None:
        seat = next((it for it in self.persons if self._pairs[it] == key.pair), None)
        if seat is None or self._is_given:
            return
        is_first = seat not in self._chosen
        self._chosen[seat] = key.row
        if is_first:
            self.changed.emit()
            self.pressed.emit(seat)
            if self.are_all_in:
                self._rest.start()
