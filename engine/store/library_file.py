"""The library's file: whether it is ours, how its tables came to be, and what its errors mean."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.base.contents import contents
from engine.base.errors import Told, reason
from engine.store.cells import decoded

APPLICATION = 0x57415950
"""SQLite's application id of our files: “WAYP”."""
MAGIC = b"SQLite format 3\0"

VERSION_1 = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    header TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE TABLE line (
    match INTEGER NOT NULL REFERENCES match,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
"""
VERSION_2 = """
ALTER TABLE match ADD name TEXT NOT NULL DEFAULT '';
ALTER TABLE match ADD game TEXT NOT NULL DEFAULT '';
ALTER TABLE match ADD turn INTEGER NOT NULL DEFAULT 1;
ALTER TABLE match ADD finished INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD result TEXT NOT NULL DEFAULT '[]';
ALTER TABLE match ADD deleted INTEGER;
CREATE TABLE set_aside (
    match INTEGER NOT NULL REFERENCES match,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    moved INTEGER NOT NULL
) STRICT;
UPDATE match SET
    game = substr(header, instr(header, char(10) || 'game ') + 6,
        instr(header, char(10) || 'rules ') - instr(header, char(10) || 'game ') - 6),
    turn = 1 + (SELECT count(*) FROM line WHERE match = id AND text LIKE 'turn %'),
    finished = EXISTS (
        SELECT 1 FROM line WHERE match = id AND text LIKE 'end %' AND number > (
            SELECT coalesce(max(number), 0) FROM line WHERE match = id
            AND (text LIKE 'undo %' OR text LIKE 'rewind %' OR text LIKE 'redo %')));
UPDATE match SET name = game;
"""
VERSION_3 = """
CREATE TABLE sheet (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER
) STRICT;
"""
VERSION_4 = """
ALTER TABLE match ADD held INTEGER;
"""
"""`held` is the checksum of a header that was read by its rules and held: see `engine.record.heading`."""
VERSION_5 = """
CREATE TABLE own_cards (
    game TEXT NOT NULL PRIMARY KEY,
    document TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
"""
"""`document` is what people typed of the printed cards of their copy of a game: see `Library.own_cards`."""
VERSION_6 = """
ALTER TABLE match ADD ending TEXT NOT NULL DEFAULT '';
"""
"""`ending` is how a match without points ended: see `State.ending`."""
VERSION_7 = """
CREATE TABLE edition (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL,
    draft TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER
) STRICT;
"""
"""`document` is the text of an edition, empty before it was whole; `draft` is what is being entered."""
VERSION_8 = """
ALTER TABLE match ADD names TEXT NOT NULL DEFAULT '[]';
"""
"""`names` is how those who have the seats are called now; empty where it is as the header tells."""
VERSION_9 = """
CREATE TABLE limits (
    match INTEGER NOT NULL PRIMARY KEY,
    document TEXT NOT NULL
) STRICT;
"""
"""`document` is what persons have left for the auction that runs: see `KeptLimits`."""
VERSION_10 = """
CREATE TABLE deck (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER
) STRICT;
"""
"""`document` is the cards of a deck of one's own, finished or not: see `Decks`."""
VERSION_11 = """
CREATE TABLE unsaved_sheet (
    game TEXT NOT NULL PRIMARY KEY,
    document TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
"""
"""`document` is the sheet that people count on and have not saved: see `Library.unsaved_sheets`."""
VERSION_12 = """
CREATE TABLE analysis (
    match INTEGER NOT NULL PRIMARY KEY,
    document TEXT NOT NULL
) STRICT;
"""
"""`document` is what a finished match was found to be when it was looked at again."""
VERSION_13 = """
CREATE TABLE reasons (
    match INTEGER NOT NULL,
    number INTEGER NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
"""
"""`document` is what a bot thought of that line: see `KeptReasons`."""
STEPS = (
    *(VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5, VERSION_6, VERSION_7),
    *(VERSION_8, VERSION_9, VERSION_10, VERSION_11, VERSION_12, VERSION_13),
)
"""What makes each version of the tables from the one before."""


class LibraryError(Told):
    """The library cannot do that; nothing was changed."""


def default_path() -> Path:
    """The file in the platform's data folder, or in the folder that `WAYPOST_DATA` names."""
    folder = os.environ.get("WAYPOST_DATA")
    if folder:
        return Path(folder) / "matches.sqlite"
    # Only here, so that commands without a library start faster.
    import platformdirs

    return platformdirs.user_data_path("waypost", appauthor=False) / "matches.sqlite"


def connect(path: Path, timeout: float) -> sqlite3.Connection:
    """The open file, made or brought to the newest version; `LibraryError` if it is not ours."""
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _check(path)
        connection = sqlite3.connect(path, timeout=timeout, isolation_level=None)
        connection.text_factory = decoded
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            bring_up(connection, path)
            connection.execute("PRAGMA journal_mode = WAL")
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and the file system into one sentence."""
    try:
        yield
    except sqlite3.Error as error:
        name, why = _why(error)
        if name == "library.unreadable" and not os.access(path.parent, os.W_OK):
            # SQLite opens nothing where it may not write beside it, and does not say so.
            name, why = "library.read_only", "is read-only"
        raise LibraryError(name, f"the library {path} {why}", path=str(path)) from error
    except UnicodeError as error:
        # SQLite tells of what is damaged in the damaged bytes.
        raise LibraryError(
            "library.damaged", f"the library {path} is damaged", path=str(path)
        ) from error
    except OSError as error:
        why_not = reason(error)
        raise LibraryError(
            "library.unusable",
            f"the library {path} cannot be used: {why_not}",
            path=str(path),
            why=why_not,
        ) from error


def _check(path: Path) -> None:
    """Look at the file without SQLite, which might change what is not ours, or wait for a pipe."""
    for beside in (Path(f"{path}{ending}") for ending in ("-journal", "-wal", "-shm")):
        if beside.exists():
            contents(beside, 0)
    if not path.exists():
        return
    head = contents(path, 100)
    if not head:
        return
    if head[:16] != MAGIC or int.from_bytes(head[68:72]) != APPLICATION:
        raise LibraryError("library.foreign", f"{path} is not a library of Waypost", path=str(path))
    _check_version(int.from_bytes(head[60:64]), path)


def _check_version(version: int, path: Path) -> None:
    if version > len(STEPS):
        raise LibraryError(
            "library.newer",
            f"the library {path} was made by a newer Waypost (version {version} of its tables; "
            f"this one knows {len(STEPS)})",
            path=str(path),
            version=version,
        )


def bring_up(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables, or bring them to the newest version."""
    if _version(connection) == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again: another process may have been faster.
        version = _version(connection)
        _check_version(version, path)
        for step in STEPS[version:]:
            for statement in step.split(";")[:-1]:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _why(error: sqlite3.Error) -> tuple[str, str]:
    code = getattr(error, "sqlite_errorname", "")
    for start, name, why in (
        ("SQLITE_FULL", "library.full", "cannot grow: the disk is full"),
        ("SQLITE_READONLY", "library.read_only", "is read-only"),
        ("SQLITE_BUSY", "library.busy", "is being written by another program"),
        ("SQLITE_LOCKED", "library.busy", "is being written by another program"),
        ("SQLITE_CANTOPEN", "library.unreadable", "cannot be opened"),
        ("SQLITE_CORRUPT", "library.damaged", "is damaged"),
        ("SQLITE_NOTADB", "library.damaged", "is damaged"),
        ("SQLITE_IOERR", "library.disk", "cannot be read or written: the disk fails"),
    ):
        if code.startswith(start):
            return name, why
    return "library.error", f"cannot be used: {error}"
