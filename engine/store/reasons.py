"""Why bots answered so, kept beside their match and in no record, so that its log tells it ever after."""

from __future__ import annotations

import msgspec

from engine.bots.hints import Hint
from engine.store.cells import text, whole
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile


class Reasoned(msgspec.Struct, frozen=True):
    """What a bot thought of an answer."""

    hints: tuple[Hint, ...] = ()
    """The answer, and others beside it; made of what all knew, so that it is no secret of a seat."""
    cut: tuple[int, int] | None = None
    """How much of how much it had thought when it was asked to answer; None if it had thought all."""

    @property
    def holds(self) -> bool:
        """Whether a log can tell it."""
        done, whole = self.cut or (1, 1)
        others = len(self.hints)
        return 0 <= done <= whole > 0 and all(
            it.answers and 0 <= it.otherwise < others for it in self.hints
        )


class KeptReasons:
    """A row for each line of a match that a bot gave and of which there is something to tell."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def of(self, ident: int) -> dict[int, Reasoned]:
        """What bots thought in a match, by line; what is damaged is left out."""
        try:
            with self._file.reading():
                rows = self._file.connection.execute(
                    "SELECT number, document FROM reasons WHERE match = ?", (ident,)
                ).fetchall()
        except LibraryError:
            return {}
        found = {}
        for number, document in rows:
            try:
                told = msgspec.json.decode(text(document), type=Reasoned)
            except (msgspec.MsgspecError, RecursionError):
                continue
            if told.holds:
                found[whole(number)] = told
        return found

    def keep(self, ident: int, number: int, told: Reasoned) -> None:
        """Keep what a bot thought of that line; `LibraryError` if the file takes nothing."""
        with self._file.writing():
            self._file.connection.execute(
                "INSERT OR REPLACE INTO reasons (match, number, document) VALUES (?, ?, ?)",
                (ident, number, msgspec.json.encode(told).decode()),
            )

    def copy(self, ident: int, to: int) -> None:
        """Have another match that was played alike have the same, while the file is written."""
        self._file.connection.execute(
            "INSERT INTO reasons (match, number, document)"
            " SELECT ?, number, document FROM reasons WHERE match = ?",
            (to, ident),
        )
