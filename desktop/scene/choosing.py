"""The way from clicks to an answer: each click narrows, the last one answers."""

from __future__ import annotations

from collections.abc import Iterable

Steps = tuple[str, ...]
ALIKE = {"worker": "portrait", "portrait": "worker"}
"""A worker's figure and portrait may stand for each other."""


class Choosing:
    """The open decision as ways over the board, and how far one has been gone."""

    def __init__(self, ways: Iterable[tuple[str, Steps]] = ()) -> None:
        self.ways = {steps: text for text, steps in ways}
        """The text of an action by its steps."""
        self.taken: Steps = ()
        self._known: tuple[dict[Steps, str], Steps, dict[str, None]] = ({}, (), {})

    @property
    def first(self) -> dict[str, None]:
        """What begins an answer, in the order of the legal actions."""
        return dict.fromkeys(steps[0] for steps in self.ways)

    @property
    def next(self) -> dict[str, None]:
        """What can be clicked to go on."""
        ways, taken, known = self._known
        if ways is not self.ways or taken != self.taken:
            # Asked for every thing on the board.
            count = len(self.taken)
            known = dict.fromkeys(
                steps[count]
                for steps in self.ways
                if len(steps) > count and steps[:count] == self.taken
            )
            self._known = (self.ways, self.taken, known)
        return known

    def leads_on(self, taken: Steps) -> bool:
        """Whether an answer begins with these steps."""
        return any(steps[: len(taken)] == taken for steps in self.ways)

    def meaning(self, thing: str) -> str:
        """What a click on a thing chooses now: itself, or what it may stand for; empty if nothing."""
        kind, _, name = thing.partition(":")
        alike = f"{ALIKE[kind]}:{name}" if kind in ALIKE else ""
        for offered in (self.next, self.first):
            for known in (thing, alike):
                if known and known in offered:
                    return known
        return ""

    def text_of(self, thing: str) -> str:
        """The action that a click on the thing answers with; empty if it only narrows."""
        return self.ways.get((*self.taken, thing), "")

    def press(self, thing: str) -> str:
        """Take a step; the text of the action when it was the last one."""
        known = self.meaning(thing)
        if not known:
            return ""
        if known in self.taken and known not in self.next:
            self.drop()
            return ""
        if known not in self.next:
            self.taken = ()
        answer = self.text_of(known)
        self.taken = () if answer else (*self.taken, known)
        return answer

    def drop(self) -> bool:
        """Forget what was chosen; whether there was anything."""
        had = bool(self.taken)
        self.taken = ()
        return had
