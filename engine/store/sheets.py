"""Score sheets that were counted and kept: a name and the document that the calculator reads."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.store.cells import text, whole
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile
from engine.store.rows import Rows


class Kept(NamedTuple):
    """A kept sheet; `document` may lack numbers that were not counted yet, and all if it is damaged."""

    id: int
    name: str
    game: str
    document: dict[str, Any]
    changed: int
    people: tuple[str, ...]
    is_damaged: bool


class Sheets(Rows):
    """The sheets in a library's file."""

    def __init__(self, file: OpenFile) -> None:
        super().__init__(file, "sheet", _none)

    def all(self, game: str) -> list[Kept]:
        """The sheets of a game, the last kept first."""
        with self._file.reading():
            rows = self._file.connection.execute(
                "SELECT id, name, game, document, changed FROM sheet"
                " WHERE game = ? AND deleted IS NULL ORDER BY changed DESC, id DESC",
                (game,),
            ).fetchall()
        return [_kept(*row) for row in rows]

    def text(self, ident: int) -> str:
        """What is stored, readable or not."""
        with self._file.reading():
            return self.cells(ident, "document")[0]

    def keep(self, game: str, name: str, document: Mapping[str, Any], ident: int = 0) -> int:
        """Keep a sheet, or keep another state of it; its id."""
        written, now = json.dumps(document, ensure_ascii=False), self._file.clock()
        with self._file.writing():
            if ident:
                self.change(
                    "UPDATE sheet SET name = ?, document = ?, changed = ?, deleted = NULL"
                    " WHERE id = ?",
                    *(name, written, now, ident),
                )
                return ident
            return self.change(
                "INSERT INTO sheet (game, name, document, created, changed) VALUES (?, ?, ?, ?, ?)",
                *(game, name, written, now, now),
            )


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
