"""What persons have left for an auction that runs, kept beside its match and in no record."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.store.cells import text
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile


class KeptLimits:
    """Rows of a seat, its highest bid and the line since which it holds, for each match."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def of(self, ident: int) -> list[tuple[int, int, int]]:
        """What was left in a match; nothing where that is damaged."""
        try:
            with self._file.reading():
                row = self._file.connection.execute(
                    "SELECT document FROM limits WHERE match = ?", (ident,)
                ).fetchone()
            found = [(seat, most, since) for seat, most, since in json.loads(text(row[0]))]
        except (LibraryError, TypeError, ValueError, RecursionError):
            return []
        return [row for row in found if all(type(cell) is int for cell in row)]

    def keep(self, ident: int, limits: Sequence[tuple[int, int, int]]) -> None:
        """Keep what is left in a match now; `LibraryError` if the file takes nothing."""
        with self._file.writing():
            self.forget(ident)
            if limits:
                self._file.connection.execute(
                    "INSERT INTO limits (match, document) VALUES (?, ?)",
                    (ident, json.dumps(limits)),
                )

    def forget(self, ident: int) -> None:
        """Nothing is left in a match any more, while the file is written."""
        self._file.connection.execute("DELETE FROM limits WHERE match = ?", (ident,))
