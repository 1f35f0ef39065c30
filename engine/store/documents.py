"""Plain documents that are kept from one start to the next: one for each game."""

from __future__ import annotations

import json
from typing import Any

from engine.store.cells import text
from engine.store.open_file import OpenFile


class Documents:
    """The documents in one table of a library's file."""

    def __init__(self, file: OpenFile, table: str) -> None:
        self._file, self._table = file, table

    def of(self, game: str) -> Any:
        """The document of a game, as text where it is damaged; None if there is none."""
        with self._file.reading():
            row = self._file.connection.execute(
                f"SELECT document FROM {self._table} WHERE game = ?", (game,)
            ).fetchone()
        if row is None:
            return None
        document = text(row[0])
        try:
            return json.loads(document)
        except (ValueError, RecursionError):
            return document

    def keep(self, game: str, document: Any) -> None:
        """Keep this document of a game in the place of the last one; None for none."""
        written = json.dumps(document)
        with self._file.writing():
            self._file.connection.execute(
                f"INSERT OR REPLACE INTO {self._table} (game, document, changed) VALUES (?, ?, ?)",
                (game, written, self._file.clock()),
            )
