"""What people typed of the printed cards of their own copy of a game, kept from match to match."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

from engine.store.cells import text
from engine.store.library_file import LibraryError
from engine.store.sheets import type_of_access


class OwnCards:
    """The typed cards in a library's file: one plain document for each game."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        reading: type_of_access,
        writing: type_of_access,
        clock: Callable[[], int],
    ) -> None:
        self._connection = connection
        self._reading, self._writing, self._clock = reading, writing, clock

    def of(self, game: str) -> Any:
        """What is known of a game's cards; None before anything was typed in."""
        with self._reading():
            row = self._connection.execute(
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
        with self._writing():
            self._connection.execute(
                "INSERT OR REPLACE INTO own_cards (game, document, changed) VALUES (?, ?, ?)",
                (game, written, self._clock()),
            )
