"""What is done to a widget again whenever something changes: its looks, its words, its measures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from weakref import ref

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

Follower = TypeVar("Follower", bound=QObject)


class Watch(QObject):
    """Tells of a change, and first has everything that follows it do its part again.

    A page has hundreds of followers: an object and a connection of Qt's for each would take a
    tenth of the time in which it opens.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._followers: dict[ref[QObject], None] = {}
        self.changed.connect(self._all_again)

    def follow(self, follower: Follower, how: Callable[[Follower], object]) -> None:
        """Call `how(follower)` now and after each change, in the order of these calls, as long as it lives."""
        how(follower)
        # With the follower, not here: what is done to it often knows it, and would keep it.
        vars(follower).setdefault("follows", {}).setdefault(self, []).append(how)
        self._followers[ref(follower, self._leave)] = None

    def again(self, follower: QObject) -> None:
        """Do once more to one of them what is done at every change."""
        for how in tuple(vars(follower).get("follows", {}).get(self, ())):
            how(follower)

    @property
    def followers(self) -> int:
        """How many follow it."""
        return len(self._followers)

    def _leave(self, follower: ref[QObject]) -> None:
        self._followers.pop(follower, None)

    def _all_again(self) -> None:
        for it in list(self._followers):
            follower = it()
            if follower is not None and isValid(follower):
                self.again(follower)
            else:
                self._leave(it)
