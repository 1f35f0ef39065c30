"""Tables that are told anything in any order, and tables that forget and mistype."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping

from engine.base.errors import NotNow
from engine.match.correction import Correction
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.agenda import Illegal
from engine.rules.words import error_text


def telling(marker: str, told_by: Mapping[str, str]) -> tuple[str, ...]:
    """The fact that tells a marker, with its first words: `vp.2` by `vp 2 …`.

    `told_by` names the facts that tell a marker of another name than their own.
    """
    kind, *names = marker.split(".")
    return told_by.get(kind, kind), *names


def tell_any(
    match: Match, count: int, any_fact: Callable[[], Fact], check: Callable[[], object]
) -> int:
    """Tell so many facts and check the table after each that holds; how many did."""
    held = 0
    for _ in range(count):
        fact = any_fact()
        text, before = match.state.text(), len(match.lines)
        try:
            match.tell(fact.name, *fact.words)
        except (Illegal, NotNow) as error:
            assert match.state.text() == text and len(match.lines) == before
            assert error_text(error, "de") != str(error) and "{" not in error_text(error, "de")
            continue
        held += 1
        check()
        if match.is_over:
            break
    return held


def assert_back_and_forth(match: Match, steps: int, begin: object) -> None:
    """So many steps back the table is as at the beginning, and as many forth as at the end."""
    end = match.state
    for _ in range(steps):
        match.undo()
    assert match.state is begin
    for _ in range(steps):
        match.redo()
    assert match.state is end


class Forgetful:
    """Tells steps, forgets some and mistypes some, and puts them right when a turn ends or something is refused.

    `often` is how often each happens where it can, `mistyped` gives what may be chosen instead.
    """

    def __init__(
        self,
        match: Match,
        rng: random.Random,
        *,
        turn_ends: str,
        forgettable: Collection[str],
        mistyped: Callable[[Fact, random.Random], Fact | None],
        often: tuple[float, float],
    ) -> None:
        self.match, self.rng = match, rng
        self._turn_ends, self._forgettable, self._mistyped = turn_ends, forgettable, mistyped
        self._forgets, self._mistypes = often
        self.forgotten: tuple[int, Fact] | None = None
        self.wrong: tuple[int, Fact] | None = None
        self.repaired = 0

    def tell(self, at: int, fact: Fact) -> None:
        """Tell the fact that is the one with that number, or forget or mistype it."""
        is_clear, dice = self.forgotten is None, self.rng
        if fact.name == self._turn_ends:
            self.repair()
        elif fact.name in self._forgettable and is_clear and dice.random() < self._forgets:
            self.forgotten = at, fact
            return
        elif self.wrong is None and is_clear and dice.random() < self._mistypes:
            other = self._mistyped(fact, dice)
            if other is not None and self.match.why_not(other.name, *other.words) is None:
                self.wrong = at, fact
                fact = other
        try:
            self.match.tell(fact.name, *fact.words)
        except Illegal:
            assert self.forgotten or self.wrong, fact
            self.repair()
            self.match.tell(fact.name, *fact.words)
        if dice.random() < 0.05:
            self.match.undo()
            self.match.redo()

    def repair(self) -> None:
        """Put in what was forgotten, and correct what was mistyped; first that with which the rest holds."""
        pending = [it for it in (self.forgotten, self.wrong) if it is not None]
        if len(pending) == 2 and ((first := self._mended(*pending[0])) is None or first.broken):
            pending.reverse()
        for at, right in pending:
            made = self._mended(at, right)
            if made is None:
                self.match.tell(right.name, *right.words)
                continue
            self.repaired += 1
            assert not made.broken, made.broken
            self.match.take(made)
        self.forgotten = self.wrong = None

    def _mended(self, at: int, right: Fact) -> Correction | None:
        """What putting it right would bring; None if nothing was told since it was forgotten."""
        told = numbers(self.match)
        if at == len(told):
            return None
        if (at, right) == self.forgotten:
            return self.match.put_in(told[at], [right])
        return self.match.correction(told[at], right)


def numbers(match: Match) -> list[int]:
    """The lines of all that was told and still holds, in order."""
    return [entry.number for entry in match.log() if isinstance(entry.line, Fact)]
