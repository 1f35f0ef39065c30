"""Markers of a table, such as `vp.1`: what people have told, and what nobody has told yet."""

from __future__ import annotations

from collections.abc import Iterable


def of_seats(kind: str, seats: int) -> list[str]:
    """The markers of that kind, one for each seat."""
    return [f"{kind}.{seat + 1}" for seat in range(seats)]


class Markers:
    """A part of a state at a table; the state has a slot `unknown` and lays stand-ins there."""

    __slots__ = ()

    unknown: list[str]
    """Markers that nobody has told, in order; whoever changes it makes a new list."""

    def is_known(self, *markers: str) -> bool:
        """Whether all these markers have been told."""
        return not any(marker in self.unknown for marker in markers)

    def unknown_for_score(self) -> list[str]:
        """Markers that the score as things stand reads and that nobody has told."""
        return []

    def learn(self, *markers: str) -> None:
        """These markers have been told."""
        self._now_unknown([marker for marker in self.unknown if marker not in markers])

    def forget(self, markers: Iterable[str]) -> None:
        """Nobody can say any more where these markers are."""
        self._now_unknown(sorted({*self.unknown, *markers}))

    def _now_unknown(self, markers: list[str]) -> None:
        self.unknown = markers  # type: ignore[misc]  # the slot is the state's
