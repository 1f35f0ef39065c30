"""What persons have left for an auction that runs, kept beside its match and in no record."""

from __future__ import annotations

from collections.abc import Sequence

from engine.store.beside import Beside
from engine.store.open_file import OpenFile


class KeptLimits:
    """Rows of a seat, its highest bid and the line since which it holds, for each match."""

    def __init__(self, file: OpenFile) -> None:
        self._kept = Beside(file, "limits")

    def of(self, ident: int) -> list[tuple[int, int, int]]:
        """What was left in a match; nothing where that is damaged."""
        try:
            found = [(seat, most, since) for seat, most, since in self._kept.of(ident) or ()]
        except (TypeError, ValueError):
            return []
        return [row for row in found if all(type(cell) is int for cell in row)]

    def keep(self, ident: int, limits: Sequence[tuple[int, int, int]]) -> None:
        """Keep what is left in a match now; `LibraryError` if the file takes nothing."""
        self._kept.keep(ident, limits)

    def forget(self, ident: int) -> None:
        """Nothing is left in a match any more, while the file is written."""
        self._kept.forget(ident)
