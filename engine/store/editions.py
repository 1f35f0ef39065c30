"""The values of people's own copies, kept under a name: what is in use, and what is being entered."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.base.errors import Told
from engine.rules import edition as editions
from engine.rules import game as games
from engine.rules.edition import Edition
from engine.rules.game import Game
from engine.store import cells
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile
from engine.store.rows import Rows


class KeptEdition(NamedTuple):
    """A kept edition; without `edition` it was never whole, or `damage` says why it cannot be read.

    `draft` is what is being entered, as the editor wrote it; None for nothing.
    """

    id: int
    name: str
    game: str
    edition: Edition | None
    damage: Told | None
    draft: dict[str, Any] | None
    changed: int


class Editions(Rows):
    """The editions in a library's file."""

    def __init__(self, file: OpenFile, load: Callable[[str], Game] | None = None) -> None:
        super().__init__(file, "edition", _none)
        self._load = load

    def now(self) -> int:
        """Seconds since 1970 by the library's clock."""
        return self._file.clock()

    def all(self, game: str) -> list[KeptEdition]:
        """The editions of a game, the last changed first; a damaged one is among them."""
        with self._file.reading():
            rows = self._file.connection.execute(
                "SELECT id, name, document, draft, changed FROM edition"
                " WHERE game = ? AND deleted IS NULL ORDER BY changed DESC, id DESC",
                (game,),
            ).fetchall()
        return [self._kept(game, *row) for row in rows]

    def keep(self, edition: Edition, ident: int = 0, draft: Mapping[str, Any] | None = None) -> int:
        """Keep an edition that is whole, in the place of an older one of it; its id."""
        text = json.dumps(draft, ensure_ascii=False) if draft is not None else ""
        return self._write(edition.game, edition.name, edition.text, text, ident)

    def keep_draft(self, game: str, name: str, draft: Mapping[str, Any], ident: int = 0) -> int:
        """Keep what is being entered; what was whole before stays in use. Its id."""
        text = json.dumps(draft, ensure_ascii=False)
        return self._write(game, name, None, text, ident)

    def text(self, ident: int) -> str:
        """What is stored, readable or not."""
        with self._file.reading():
            document, draft = self.cells(ident, "document, draft")
        return document or draft

    def _kept(
        self, game: str, ident: int, called: object, document: object, entered: object, at: object
    ) -> KeptEdition:
        name, text, draft = map(cells.text, (called, document, entered))
        found, damage, written = None, None, None
        try:
            if text:
                load = self._load or games.load
                found = editions.read(text.encode(), load)
                if found.game != game:
                    raise _damaged(name)
        except Told as why:
            found, damage = None, why
        try:
            written = json.loads(draft) if draft else None
        except (ValueError, RecursionError):
            written = None
        written = written if isinstance(written, dict) else None
        if found is None and damage is None and written is None:
            damage = _damaged(name)
        return KeptEdition(ident, name, game, found, damage, written, cells.whole(at))

    def _write(self, game: str, name: str, text: str | None, draft: str, ident: int) -> int:
        now = self.now()
        with self._file.writing():
            if ident:
                self.change(
                    "UPDATE edition SET name = ?, document = coalesce(?, document), draft = ?,"
                    " changed = ?, deleted = NULL WHERE id = ?",
                    *(name, text, draft, now, ident),
                )
                return ident
            return self.change(
                "INSERT INTO edition (game, name, document, draft, created, changed)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                *(game, name, text or "", draft, now, now),
            )


def _damaged(name: str) -> LibraryError:
    return LibraryError("library.edition", f"the values of “{name}” are damaged", name_of=name)


def _none() -> LibraryError:
    return LibraryError("library.no_edition", "there are no such values in the library")
