"""The library's file while it is open: one connection for all that is kept in it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.base.errors import reason
from engine.store import backup
from engine.store.library_file import LibraryError, connect, explained

TIMEOUT = 2.0
"""Seconds to wait for another process that is writing."""
BESIDE = ("-wal", "-shm")
"""How the names of the files end in which SQLite keeps the latest changes."""


class OpenFile:
    """The open file; `LibraryError` says what is wrong with it and leaves it alone."""

    def __init__(self, path: Path, clock: Callable[[], int]) -> None:
        self.path, self.clock = path, clock
        self.renewed: Callable[[], object] = lambda: None
        """Called when the file had vanished and was written anew at its place."""
        self.connection = connect(path, TIMEOUT)
        self._number = self._there()
        self._is_gone = False
        """Whether it could not be written anew so far."""

    def close(self) -> None:
        """Let go of the file; one that could not be written anew is tried once more."""
        if self._is_gone:
            with contextlib.suppress(LibraryError):
                self.keep_in_place()
        self.connection.close()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """One consistent look at the file."""
        with explained(self.path):
            self.connection.execute("BEGIN")
            try:
                yield
            finally:
                self.connection.execute("ROLLBACK")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """One transaction: all of it is stored, or nothing."""
        self.keep_in_place()
        with explained(self.path):
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.connection.execute("COMMIT")
            except BaseException:
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
                raise

    def keep_in_place(self) -> None:
        """Write the file anew if it has vanished from its path; another one there is left alone."""
        there = self._there()
        if there == self._number:
            return
        if there:
            raise LibraryError(
                "library.replaced",
                f"another file lies at {self.path} now and is not written over; on the shelf each "
                "match can still be saved as a file before Waypost is started again",
                path=str(self.path),
            )
        # What was deleted or moved is whole for us as long as the connection holds it.
        with self.reading():
            data = backup.pack(self.connection)
        try:
            fresh = self._written_anew(data)
        except OSError as error:
            self._is_gone = True
            why = reason(error)
            raise LibraryError(
                "library.gone",
                f"the library {self.path} is no longer there and cannot be written anew: {why}; "
                "on the shelf each match can still be saved as a file",
                path=str(self.path),
                why=why,
            ) from error
        old, self.connection, self._number = self.connection, fresh, self._there()
        self._is_gone = False
        # Only now: SQLite sees that this one's file is not at the path and takes nothing away.
        old.close()
        self.renewed()

    def _written_anew(self, data: bytes) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # They belong to what was there: SQLite would take them for the new file's.
            backup.put(data, self.path, without=[Path(f"{self.path}{it}") for it in BESIDE])
            return connect(self.path, TIMEOUT)
        except BaseException:
            # What is not in use yet would be another one's file at the next write.
            with contextlib.suppress(OSError):
                self.path.unlink()
            raise

    def _there(self) -> int:
        """The number by which the system knows the file at the path; 0 without one."""
        try:
            return self.path.stat().st_ino
        except OSError:
            return 0
