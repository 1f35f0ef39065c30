"""The way from presses to an answer: each press narrows, the last one answers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from engine.rules.agenda import PUBLIC, State
from engine.rules.forecast import Forecast, common, forecast

Steps = tuple[str, ...]


class Choosing(QObject):
    """The open question as ways over the board, and how far one has been gone.

    A page has one for its list and its board: what is chosen in the one is chosen in the other.
    """

    changed = Signal()
    """Other things are chosen now, or none."""
    pointed = Signal(str)
    """The keyboard is at another thing, in the list or on the board; empty for none."""
    answered = Signal(tuple)
    """The texts of the actions that are the answer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state: State | None = None
        """What the person who is asked may know; None while nobody can answer here."""
        self.ways: dict[Steps, str] = {}
        """The text of an action by its steps."""
        self.turned: dict[Steps, str] = {}
        """The same from its other end: the place, then the worker who goes there."""
        self.taken: Steps = ()
        self.at = ""
        """The thing that the keyboard is at, which is lit in the list and on the board."""
        self._viewer = PUBLIC
        self._forecasts: dict[Steps, Forecast] = {}
        """What answers of the open question bring, as far as anybody has asked."""
        self._known: tuple[dict[Steps, str], Steps, dict[str, None]] = ({}, (), {})

    # -- the question --------------------------------------------------------------

    def ask(self, state: State, ways: Iterable[tuple[str, Steps]], viewer: int = PUBLIC) -> None:
        """Open a question, and tell nobody; the same one asked again keeps what was chosen."""
        again = self.state is not None and self.state.text() == state.text()
        self._viewer, self._forecasts = viewer, {}
        self.state = state
        self.ways = {steps: text for text, steps in ways}
        first = {_kind(thing) for thing in self.first}
        # Of a kind with which answers begin, a thing is such a beginning and no end.
        self.turned = {
            steps[::-1]: text
            for steps, text in self.ways.items()
            if len(steps) == 2 and _kind(steps[1]) not in first
        }
        self.taken, self.at = self.taken if again else (), ""

    def close(self) -> None:
        """Nobody can answer here now."""
        self.state, self.ways, self.turned, self.taken, self.at = None, {}, {}, (), ""

    @property
    def is_open(self) -> bool:
        """Whether somebody can answer here."""
        return self.state is not None

    # -- what can be chosen --------------------------------------------------------

    @property
    def first(self) -> dict[str, None]:
        """What begins an answer, in the order of the legal actions."""
        return dict.fromkeys(steps[0] for steps in self.ways)

    @property
    def is_turned(self) -> bool:
        """Whether the end of an answer was chosen before its beginning."""
        return bool(self.taken) and self.leads_back(self.taken[0])

    def leads_back(self, thing: str) -> bool:
        """Whether an answer ends with the thing, which begins none."""
        return any(steps[0] == thing for steps in self.turned)

    @property
    def next(self) -> dict[str, None]:
        """What can be pressed to go on."""
        ways, taken, known = self._known
        if ways is not self.ways or taken != self.taken:
            # Asked for every thing on the board.
            count = len(self.taken)
            known = dict.fromkeys(
                steps[count]
                for steps in (self.turned if self.is_turned else self.ways)
                if len(steps) > count and steps[:count] == self.taken
            )
            self._known = (self.ways, self.taken, known)
        return known

    def leads_on(self, taken: Steps) -> bool:
        """Whether an answer begins with these steps."""
        return any(steps[: len(taken)] == taken for steps in (*self.ways, *self.turned))

    def meaning(self, *names: str) -> str:
        """What a press of a thing of these names chooses now; empty if nothing."""
        for offered in (self.next, self.first):
            for name in names:
                if name in offered:
                    return name
        if self.taken and not self.is_turned:
            # Where what was chosen cannot go, a press says why and does not begin anew.
            return ""
        return next((name for name in names if self.leads_back(name)), "")

    def text_of(self, thing: str) -> str:
        """The action that a press of the thing answers with; empty if it only narrows."""
        way = (*self.taken, thing)
        return self.ways.get(way) or self.turned.get(way, "")

    def forecast(self, *steps: str) -> Forecast | None:
        """What is sure to come of every answer with these steps, from either end; None if there is none."""
        if steps not in self._forecasts:
            count = len(steps)
            texts = [text for way, text in self.ways.items() if way[:count] == steps] or [
                text for way, text in self.ways.items() if way[: -count - 1 : -1] == steps
            ]
            if self.state is None or not texts:
                return None
            state, viewer = self.state, self._viewer
            told = (forecast(state, state.find(text), viewer) for text in texts)
            self._forecasts[steps] = common(told)
        return self._forecasts[steps]

    def point(self, thing: str) -> None:
        """Have the keyboard at a thing that can be chosen next, which is lit wherever it is shown."""
        if thing != self.at:
            self.at = thing
            self.pointed.emit(thing)

    # -- choosing ------------------------------------------------------------------

    def press(self, *names: str) -> None:
        """Take a step, or the last one, which answers; a press of what is chosen drops it.

        So does a press of another thing that is an answer by itself: pressed again, it answers.
        """
        known = self.meaning(*names)
        if not known:
            return
        if known in self.taken and known not in self.next:
            self.take(())
            return
        if known not in self.next:
            if self.taken and (known,) in self.ways:
                # It looked as if nothing could come of it, so it is no answer yet.
                self.drop()
                return
            self.taken = ()
        if answer := self.text_of(known):
            self.answer(answer)
        else:
            self.take((*self.taken, known))

    def take(self, taken: Steps) -> None:
        """Have chosen exactly these things; nothing happens if no answer begins so."""
        if self.leads_on(taken):
            self.taken, self.at = taken, ""
            self.changed.emit()

    def drop(self) -> bool:
        """Forget what was chosen; whether there was anything."""
        had = bool(self.taken)
        if had:
            self.take(())
        return had

    def answer(self, *texts: str) -> None:
        """Answer with these actions; until it is asked again nobody can answer."""
        if self.is_open:
            self.close()
            self.answered.emit(texts)


def _kind(thing: str) -> str:
    return thing.partition(":")[0]
