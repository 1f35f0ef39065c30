"""What a page that lies over the table has told: each of its steps can be taken back, and all of them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.match.match import Match
from engine.rules.agenda import State


class Trail:
    """Facts told step by step; of one count that is stepped on and on only the last is kept."""

    def __init__(self, telling: Telling[State]) -> None:
        self._telling = telling
        self._begun = standing(telling.match)
        self._steps: list[tuple[str, int]] = []
        """The name of each step, and the line before its first fact."""
        self._last: tuple[tuple[str, ...], int] = ((), 0)
        """The last fact without its last word, and the revision after it."""

    @property
    def step(self) -> str:
        """The name of the step that undo takes back; empty if nothing was told here."""
        return self._steps[-1][0] if self._steps else ""

    def why_not(self, *words: object) -> Told | None:
        """Why a fact cannot be told now."""
        return self._telling.match.why_not(str(words[0]), *words[1:])

    def tell(self, step: str, *words: object) -> bool:
        """Tell a fact as part of a step; False if it was refused, which is said."""
        return self.tell_all(step, [words])

    def tell_all(self, step: str, told: Sequence[Sequence[object]]) -> bool:
        """Tell several facts as part of a step: all of them, or none if one is refused."""
        match = self._telling.match
        about = tuple(map(str, told[0][:-1]))
        same = len(told) == 1 and len(about) > 0 and self._last == (about, match.revision)
        # What is refused now would be refused before the last step of the same count, too.
        again = same and self.why_not(*told[0]) is None
        before = match.undo_offer().to if again else standing(match)
        if not self._steps or self._steps[-1][0] != step:
            self._steps.append((step, before))

        def tell() -> None:
            # What it brought is not said over the table, which nobody sees now.
            match.tell_all(told, again=again)

        done = self._telling.change(tell)
        if standing(match) == self._steps[-1][1]:
            self._steps.pop()
        if done:
            self._last = (about, match.revision)
        return done

    def undo(self) -> bool:
        """Take back the last step; whether there was one."""
        return bool(self._steps) and self._back(self._steps.pop()[1])

    def undo_all(self) -> bool:
        """Take back everything that was told here; whether there was anything."""
        self._steps.clear()
        return standing(self._telling.match) != self._begun and self._back(self._begun)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was told here that still holds."""
        return standing(self._telling.match) == self._begun

    def _back(self, to: int) -> bool:
        return self._telling.change(lambda: self._telling.match.undo(to))


def standing(match: Match) -> int:
    """The line after which the match stands."""
    return max(entry.number for entry in match.log() if entry.can_rewind)
