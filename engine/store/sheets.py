"""Score sheets that were counted and kept: a name and the document that the calculator reads."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

from engine.store.cells import text, whole
from engine.store.library_file import LibraryError

type_of_access = Callable[[], AbstractContextManager[None]]


class Kept(NamedTuple):
    """A kept sheet; `document` may lack numbers that were not counted yet, and all if it is damaged."""

    id: int
    name: str
    game: str
    document: dict[str, Any]
    changed: int
    people: tuple[str, ...]
    is_damaged: bool


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
        return [_kept(*row) for row in rows]

    def text(self, ident: int) -> str:
        """What is stored, readable or not."""
        with self._reading():
            row = self._connection.execute(
                "SELECT document FROM sheet WHERE id = ?", (ident,)
            ).fetchone()
        if row is None:
            raise _none()
        return text(row[0])

    def keep(self, game: str, name: str, document: Mapping[str, Any], ident: int = 0) -> int:
        """Keep a sheet, or keep another state of it; its id."""
        written, now = json.dumps(document, ensure_ascii=False), self._clock()
        with self._writing():
            if ident:
                return self._change(
                    "UPDATE sheet SET name = ?, document = ?, changed = ?, deleted = NULL"
                    " WHERE id = ?",
                    *(name, written, now, ident),
                    ident=ident,
                )
            return self._change(
                "INSERT INTO sheet (game, name, document, created, changed) VALUES (?, ?, ?, ?, ?)",
                *(game, name, written, now, now),
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
            raise _none()
        return ident or done.lastrowid or 0


def _kept(ident: int, name: object, game: object, document: object, changed: object) -> Kept:
    found, people, is_damaged = {}, (), True
    with contextlib.suppress(ValueError, TypeError, KeyError, RecursionError):
        read = json.loads(text(document))
        called = [player["name"] for player in read["players"]]
        if isinstance(read, dict) and all(isinstance(name, str) for name in called):
            found, people, is_damaged = read, tuple(called), False
    return Kept(ident, text(name), text(game), found, whole(changed), people, is_damaged)


def _none() -> LibraryError:
    return LibraryError("library.no_sheet", "there is no such sheet in the library")
