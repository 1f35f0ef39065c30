"""A backup: the whole library, deleted matches included, as one file; checked before it is believed."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.base.errors import reason
from engine.store.cells import decoded
from engine.store.library_file import APPLICATION, MAGIC, STEPS, LibraryError, bring_up, explained

LARGEST = 256 << 20
"""Bytes of a backup at most; thousands of matches are a tenth of it."""
_JOURNAL = slice(18, 20)
"""Where a file says that a second one with its latest changes may lie beside it; 1 for no."""


def pack(connection: sqlite3.Connection) -> bytes:
    """The library as the bytes of one file, as it stands at this moment."""
    data = bytearray(connection.serialize())
    data[_JOURNAL] = b"\1\1"
    return bytes(data)


def checked(path: Path) -> sqlite3.Connection:
    """The backup in memory; `LibraryError` if it cannot be brought back. It may take long."""
    return unpack(read(path), path)


def count(checked: sqlite3.Connection) -> int:
    """How many matches a backup holds."""
    (found,) = checked.execute("SELECT count(*) FROM match").fetchone()
    return int(found)


def unpack(data: bytes, path: Path) -> sqlite3.Connection:
    """The backup that was read from the path, in memory, fully checked and of the newest version.

    It may be checked in one thread and brought in by another.
    """
    if data[:16] != MAGIC or int.from_bytes(data[68:72]) != APPLICATION:
        raise LibraryError("backup.foreign", f"{path} is not a backup of Waypost", path=str(path))
    if (version := int.from_bytes(data[60:64])) > len(STEPS):
        raise LibraryError(
            "backup.newer",
            f"the backup {path} was made by a newer Waypost (version {version} of its tables; "
            f"this one knows {len(STEPS)})",
            path=str(path),
            version=version,
        )
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    try:
        connection.deserialize(data[: _JOURNAL.start] + b"\1\1" + data[_JOURNAL.stop :])
        # Nothing that a stranger's file brings along is run.
        connection.execute("PRAGMA trusted_schema = OFF")
        bring_up(connection, path)
        if _shape(connection) == _right_shape() and is_sound(connection):
            return _rows_alone(connection)
    except (sqlite3.Error, OverflowError, UnicodeError, MemoryError) as error:
        raise _damaged(path) from error
    finally:
        connection.close()
    raise _damaged(path)


def _rows_alone(backup: sqlite3.Connection) -> sqlite3.Connection:
    """What is in the tables, in tables of ours: whatever else the file asks of them stays behind."""
    ours = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    ours.text_factory = decoded
    try:
        bring_up(ours, Path())
        ours.execute("ATTACH ':memory:' AS theirs")
        ours.deserialize(backup.serialize(), name="theirs")
        ours.execute("PRAGMA trusted_schema = OFF")
        ours.execute("BEGIN")
        tables = ours.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns = ours.execute("SELECT name FROM pragma_table_info(?, 'main')", (table,))
            named = ", ".join(f'"{name}"' for (name,) in columns.fetchall())
            ours.execute(
                f'INSERT INTO main."{table}" ({named}) SELECT {named} FROM theirs."{table}"'
            )
        ours.execute("COMMIT")
        ours.execute("DETACH theirs")
        if not is_sound(ours):
            raise sqlite3.IntegrityError("the rows do not hold")
    except BaseException:
        ours.close()
        raise
    return ours


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether every page, row and reference of the tables holds."""
    found = connection.execute("PRAGMA integrity_check").fetchall()
    return found == [("ok",)] and not connection.execute("PRAGMA foreign_key_check").fetchall()


def read(path: Path) -> bytes:
    """The bytes of a backup; a library in use is refused, for its latest lines lie beside it."""
    beside = Path(f"{path}-wal")
    try:
        if beside.is_file() and beside.stat().st_size:
            raise LibraryError(
                "backup.in_use",
                f"{path} is a library in use and not complete by itself: choose a backup",
                path=str(path),
            )
        if not path.is_file():
            raise LibraryError(
                "backup.foreign", f"{path} is not a backup of Waypost", path=str(path)
            )
        with path.open("rb") as file:
            head = file.read(100)
            # Whatever else was chosen need not be read as a whole.
            ours = head[:16] == MAGIC and path.stat().st_size <= LARGEST
            return head + file.read() if ours else head
    except OSError as error:
        why = reason(error)
        raise LibraryError(
            "backup.unreadable",
            f"the backup {path} cannot be read: {why}",
            path=str(path),
            why=why,
        ) from error


def write(data: bytes, path: Path) -> None:
    """Write a backup in one step; `LibraryError` says why not."""
    try:
        put(data, path)
    except OSError as error:
        raise _unwritten(path, error) from error


def put(data: bytes, path: Path, without: Sequence[Path] = ()) -> None:
    """Write a file in one step: what was there stays until it is complete, and then goes.

    So do the files `without` which it is to lie there.
    """
    part = ""
    try:
        number, part = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        for leftover in without:
            leftover.unlink(missing_ok=True)
        Path(part).replace(path)
        _settle(path.parent)
    finally:
        if part:
            with contextlib.suppress(OSError):
                Path(part).unlink()


def bring_in(backup: sqlite3.Connection, library: sqlite3.Connection, path: Path) -> None:
    """Put all of a backup in the place of all of the library, in one transaction."""

    def look(status: int, _remaining: int, _total: int) -> None:
        # SQLite itself would wait for ever.
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise LibraryError(
                "library.busy",
                f"the library {path} is being written by another program",
                path=str(path),
            )

    with explained(path):
        backup.backup(library, progress=look)


def _shape(connection: sqlite3.Connection) -> tuple[set[object], ...]:
    """Tables and columns as SQLite knows them."""
    things = connection.execute("SELECT type, name, tbl_name FROM sqlite_master").fetchall()
    tables = connection.execute("PRAGMA table_list").fetchall()
    columns = [
        (name, *column)
        for _, name, _ in things
        for column in connection.execute("SELECT * FROM pragma_table_xinfo(?)", (name,))
    ]
    pages = connection.execute("PRAGMA page_size").fetchall()
    return set(things), set(tables), set(columns), set(pages)


def _right_shape() -> tuple[set[object], ...]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        bring_up(connection, Path())
        return _shape(connection)
    finally:
        connection.close()


def _damaged(path: Path) -> LibraryError:
    return LibraryError("backup.damaged", f"the backup {path} is damaged", path=str(path))


def _unwritten(path: Path, error: OSError) -> LibraryError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return LibraryError(
            "backup.full", f"there is no room for {path}: the disk is full", path=str(path)
        )
    why = reason(error)
    return LibraryError(
        "backup.unwritable", f"{path} cannot be written: {why}", path=str(path), why=why
    )


def _settle(folder: Path) -> None:
    """See to it that the file's name reaches the disk too, where the system has a way to."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
