"""The rows of one table of the library's file."""

from __future__ import annotations

from collections.abc import Callable

from engine.store.cells import text
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile


class Rows:
    """Rows of a table, each found by its id; `none` says that it is not there."""

    def __init__(self, file: OpenFile, table: str, none: Callable[[], LibraryError]) -> None:
        self._file, self._table, self._none = file, table, none

    def delete(self, ident: int) -> None:
        """Take a row out of the list; `restore` brings it back."""
        with self._file.writing():
            self.mark(self._file.clock(), ident)

    def restore(self, ident: int) -> None:
        """Bring a deleted row back into the list."""
        with self._file.writing():
            self.mark(None, ident)

    def mark(self, deleted: int | None, ident: int) -> None:
        """Say since when a row is deleted, or that it is not, while the file is written."""
        self.change(f"UPDATE {self._table} SET deleted = ? WHERE id = ?", deleted, ident)

    def change(self, statement: str, *values: object) -> int:
        """Run a statement that must change one row, while the file is written; the id of a new one."""
        done = self._file.connection.execute(statement, values)
        if done.rowcount != 1:
            raise self._none()
        return done.lastrowid or 0

    def cells(self, ident: int, columns: str) -> list[str]:
        """Texts of a row as they are stored, readable or not, while the file is read."""
        found = self._file.connection.execute(
            f"SELECT {columns} FROM {self._table} WHERE id = ?", (ident,)
        ).fetchone()
        if found is None:
            raise self._none()
        return [text(cell) for cell in found]
