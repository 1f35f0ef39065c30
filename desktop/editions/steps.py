"""The steps of entering, so that each can be taken back: what is typed into one field is one step."""

from __future__ import annotations

from typing import Generic, TypeVar

D = TypeVar("D")
P = TypeVar("P")


class Steps(Generic[D, P]):
    """A draft with those before it and those that were taken back; each with its place, a field."""

    def __init__(self, draft: D) -> None:
        self.now = draft
        self._before: list[tuple[D, P | None]] = []
        self._after: list[tuple[D, P | None]] = []
        self._open: P | None = None

    def take(self, draft: D, place: P | None = None) -> None:
        """Another draft; more typed at the same place belongs to the step before."""
        if draft == self.now:
            return
        if place is None or place != self._open:
            self._before.append((self.now, place))
        self._after.clear()
        self.now, self._open = draft, place

    def close(self) -> None:
        """What is typed next is a step of its own."""
        self._open = None

    @property
    def undone(self) -> tuple[D, P | None] | None:
        """The draft to which a step back leads, and the place that it is about."""
        return self._before[-1] if self._before else None

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self._after)

    def undo(self) -> P | None:
        """One step back; the place that it was about."""
        if not self._before:
            return None
        before, place = self._before.pop()
        self._after.append((self.now, place))
        self.now, self._open = before, None
        return place

    def redo(self) -> P | None:
        """The step that was taken back comes again; the place that it is about."""
        if not self._after:
            return None
        after, place = self._after.pop()
        self._before.append((self.now, place))
        self.now, self._open = after, None
        return place
