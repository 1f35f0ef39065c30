"""What people typed of the printed cards of their own copy of a game, kept from match to match."""

from __future__ import annotations

import json
from typing import Any

from engine.store.cells import text
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile


class OwnCards:
    """The typed cards in a library's file: one plain document for each game."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def of(self, game: str) -> Any:
        """What is known of a game's cards; None before anything was typed in."""
        with self._file.reading():
            row = self._file.connection.execute(
                "SELECT document FROM own_cards WHERE game = ?", (game,)
            ).fetchone()
        try:
            return json.loads(text(row[0])) if row is not None else None
        except (ValueError, RecursionError):
            raise LibraryError(
                "library.own_cards",
                "the cards that were typed are damaged; they are kept as they are",
            ) from None

    def keep(self, game: str, document: Any) -> None:
        """Keep what is known of a game's cards now."""
        written = json.dumps(document, ensure_ascii=False)
        with self._file.writing():
            self._file.connection.execute(
                "INSERT OR REPLACE INTO own_cards (game, document, changed) VALUES (?, ?, ?)",
                (game, written, self._file.clock()),
            )
