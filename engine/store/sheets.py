"""Score sheets that were counted and kept: a name and the document that the calculator reads."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

from engine.store.library_file import LibraryError

type_of_access = Callable[[], AbstractContextManager[None]]


class Kept(NamedTuple):
    """A kept sheet; `document` may lack numbers that were not counted yet."""

    id: int
    name: str
    game: str
    document: dict[str, Any]
    changed: int


class Sheets:
    """The sheets in a library's file."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        reading: type_of_access,
        writing: type_of_access,
        clock: Callable[[], int],
    ) -> None:
        self._connection = connection
        self._reading, self._writing, self._clock = reading, writing, clock

    def all(self, game: str) -> list[Kept]:
        """The sheets of a game, the last kept first."""
        with self._reading():
            rows = self._connection.execute(
                "SELECT id, name, game, document, changed FROM sheet"
                " WHERE game = ? AND deleted IS NULL ORDER BY changed DESC, id DESC",
                (game,),
            ).fetchall()
        return [
            Kept(ident, name, of, json.loads(document), changed)
            for ident, name, of, document, changed in rows
        ]

    def keep(self, game: str, name: str, document: Mapping[str, Any], ident: int = 0) -> int:
        """Keep a sheet, or keep another state of it; its id."""
        text, now = json.dumps(document, ensure_ascii=False), self._clock()
        with self._writing():
            if ident:
                return self._change(
                    "UPDATE sheet SET name = ?, document = ?, changed = ?, deleted = NULL"
                    " WHERE id = ?",
                    *(name, text, now, ident),
                    ident=ident,
                )
            return self._change(
                "INSERT INTO sheet (game, name, document, created, changed) VALUES (?, ?, ?, ?, ?)",
                *(game, name, text, now, now),
            )

    def delete(self, ident: int) -> None:
        """Take a sheet out of the list; `restore` brings it back."""
        with self._writing():
            self._change("UPDATE sheet SET deleted = ? WHERE id = ?", self._clock(), ident)

    def restore(self, ident: int) -> None:
        """Bring a deleted sheet back into the list."""
        with self._writing():
            self._change("UPDATE sheet SET deleted = NULL WHERE id = ?", ident)

    def _change(self, statement: str, *values: object, ident: int = 0) -> int:
        done = self._connection.execute(statement, values)
        if done.rowcount != 1:
            raise LibraryError("library.no_sheet", "there is no such sheet in the library")
        return ident or done.lastrowid or 0
