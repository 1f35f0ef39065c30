"""Plain documents that are kept beside matches and in no record: one for each match."""

from __future__ import annotations

import json
from typing import Any

from engine.store.cells import text
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile


class Beside:
    """The documents in one table of a library's file."""

    def __init__(self, file: OpenFile, table: str) -> None:
        self._file, self._table = file, table

    def of(self, ident: int) -> Any:
        """The document of a match; None if there is none, or where it is damaged."""
        try:
            with self._file.reading():
                row = self._file.connection.execute(
                    f"SELECT document FROM {self._table} WHERE match = ?", (ident,)
                ).fetchone()
            return json.loads(text(row[0])) if row is not None else None
        except (LibraryError, ValueError, RecursionError):
            return None

    def keep(self, ident: int, document: Any) -> None:
        """Keep this document of a match in the place of the last one; `LibraryError` if the file takes nothing."""
        written = json.dumps(document)
        with self._file.writing():
            self._file.connection.execute(
                f"INSERT OR REPLACE INTO {self._table} (match, document) VALUES (?, ?)",
                (ident, written),
            )

    def forget(self, ident: int) -> None:
        """Keep nothing of a match any more, while the file is written."""
        self._file.connection.execute(f"DELETE FROM {self._table} WHERE match = ?", (ident,))
