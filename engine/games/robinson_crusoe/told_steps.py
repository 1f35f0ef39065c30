"""What was told of a match, step by step, with the table before and after each."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.robinson_crusoe.state import Robinson
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import Answer, Chance, Fact

ROUND_OVER, JOINED = "round_over", "joined"


class Told(NamedTuple):
    """An entry of the log, with the table before and after it."""

    entry: Entry
    before: Robinson
    after: Robinson

    @property
    def ends_round(self) -> bool:
        line = self.entry.line
        return isinstance(line, Fact) and line.name == ROUND_OVER

    @property
    def begins(self) -> bool:
        """Whether what was before it is nobody's change: the app joined, or another round is told."""
        line = self.entry.line
        joined = isinstance(line, Fact) and line.name == JOINED
        return joined or self.before.round != self.after.round

    @property
    def belongs(self) -> bool:
        """Whether it was told together with the fact before it."""
        line = self.entry.line
        return isinstance(line, Fact) and line.also


def told_of(match: Match) -> list[Told]:
    """What was told and still holds, in order."""
    found = []
    before = match.begun
    assert isinstance(before, Robinson)
    for entry in match.log():
        after = match.state_at(entry.number)
        assert isinstance(after, Robinson)
        if isinstance(entry.line, Fact | Answer | Chance):
            found.append(Told(entry, before, after))
        before = after
    return found
