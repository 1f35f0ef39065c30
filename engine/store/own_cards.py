"""What people typed of the printed cards of their own copy of a game, kept from match to match."""

from __future__ import annotations

import json
from typing import Any

from engine.store.cells import text
from engine.store.open_file import OpenFile


class OwnCards:
    """The typed cards in a library's file: one plain document for each game."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def of(self, game: str) -> Any:
        """What is known of a game's cards, as text where it is damaged; None before anything was."""
        with self._file.reading():
            row = self._file.connection.execute(
                "SELECT document FROM own_cards WHERE game = ?", (game,)
            ).fetchone()
        if row is None:
            return None
        document = text(row[0])
        try:
            return json.loads(document)
        except (ValueError, RecursionError):
            return document

    def keep(self, game: str, document: Any) -> None:
        """Keep what is known of a game's cards now."""
        written = json.dumps(document)
        with self._file.writing():
            self._file.connection.execute(
                "INSERT OR REPLACE INTO own_cards (game, document, changed) VALUES (?, ?, ?)",
                (game, written, self._file.clock()),
            )
