"""A damaged cell of a library: every list tells the rest, and says what is damaged."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.record.lines import BadRecord
from engine.store import backup
from engine.store.library import Library
from engine.store.library_file import LibraryError
from tests.games.sealed.matches import answer, load, new, play

DAMAGE = {
    "null": None,
    "number": 7,
    "huge": 2**62,
    "below": -1,
    "fraction": 1.5,
    "text": "nonsense",
    "empty": "",
    "bytes": b"\xff\x00\xfe",
}
"""What may stand in any cell; text of bytes that are none is made apart."""
TABLES = {
    "match": (
        *("header", "held", "created", "changed", "name", "game", "turn", "finished", "result"),
        *("ending", "names", "deleted"),
    ),
    "line": ("match", "number", "text"),
    "sheet": ("game", "name", "document", "created", "changed", "deleted"),
    "own_cards": ("game", "document", "changed"),
    "edition": ("game", "name", "document", "draft", "created", "changed", "deleted"),
    "set_aside": ("match", "number", "text", "moved"),
}
CELLS = [(table, column) for table, columns in TABLES.items() for column in columns]


def loosened(path: Path) -> None:
    """The same tables, in which anything can stand, as in a file whose bytes were flipped."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA writable_schema = ON")
        for table, sql in file.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            if table not in TABLES:
                continue
            columns = (
                TABLES[table]
                if table in ("line", "own_cards", "set_aside")
                else ("id", *TABLES[table])
            )
            listed = ", ".join(
                "id INTEGER PRIMARY KEY" if each == "id" else each for each in columns
            )
            file.execute(f"ALTER TABLE {table} RENAME TO old_{table}")
            file.execute(f"CREATE TABLE {table} ({listed})")
            file.execute(f"INSERT INTO {table} SELECT {', '.join(columns)} FROM old_{table}")
            assert sql


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with a damaged one to be and a good one of everything."""
    path = tmp_path_factory.mktemp("library") / "matches.sqlite"
    library = Library(path, lambda: 9, load)
    for name in ("Sunday", "Good"):
        library.add(play(new(), random.Random(1), 9), name)
        library.sheets.keep("sealed", name, {"players": [{"name": "Anna"}]})
        library.editions.keep_draft("sealed", name, {"values": {}})
    library.own_cards.keep("sealed", [{"name": "x"}])
    library.own_cards.keep("good", [{"name": "y"}])
    library.close()
    loosened(path)
    return path


@pytest.fixture
def damaged(file: Path, tmp_path: Path) -> Iterator[Library]:
    """A library of one's own that is damaged after it was opened."""
    path = tmp_path / "matches.sqlite"
    path.write_bytes(file.read_bytes())
    library = Library(path, lambda: 9, load)
    yield library
    library.close()


WHICH = {"match": "id = 1", "line": "match = 1 AND number = 4", "own_cards": "game = 'sealed'"}


def damage(library: Library, table: str, column: str, kind: str) -> None:
    where = WHICH.get(table, "id = 1") if table != "set_aside" else "1"
    if kind == "letters":
        library.file.connection.execute(
            f"UPDATE {table} SET {column} = CAST(x'41ff42' AS TEXT) WHERE {where}"
        )
    else:
        library.file.connection.execute(
            f"UPDATE {table} SET {column} = ? WHERE {where}", (DAMAGE[kind],)
        )


@pytest.mark.parametrize("kind", [*DAMAGE, "letters"])
@pytest.mark.parametrize(("table", "column"), CELLS)
def test_a_damaged_cell_hides_nothing_else(
    damaged: Library, table: str, column: str, kind: str
) -> None:
    damage(damaged, table, column, kind)
    listed = [*damaged.matches(), *damaged.matches(deleted=True)]
    assert sorted(info.id for info in listed) == [1, 2]
    shown = [*damaged.latest(9, finished=False), *damaged.latest(9, finished=True)]
    assert {info.id for info in shown} == {info.id for info in damaged.matches()}
    for info in listed:
        assert (info.name, info.playable) == ("Good", True) or info.id == 1
        damaged.length(info.id)
        assert damaged.export(info.id).encode()
        try:
            match = damaged.open(info.id).match
        except BadRecord:
            assert info.id == 1
            continue
        answer(match, random.Random(3))
        assert damaged.open(info.id).match.text() == match.text()
    assert "Good" in [kept.name for kept in damaged.sheets.all("sealed")]
    for kept in damaged.sheets.all("sealed"):
        assert damaged.sheets.text(kept.id).encode() or kept.is_damaged
    assert "Good" in [kept.name for kept in damaged.editions.all("sealed")]
    assert damaged.own_cards.of("good") == [{"name": "y"}]
    of_sealed = damaged.own_cards.of("sealed")
    assert of_sealed == [{"name": "x"}] or column in ("game", "document")


def test_a_damaged_header_is_told_from_one_of_other_rules(damaged: Library) -> None:
    (first,) = (info for info in damaged.matches() if info.id == 1)
    assert not first.is_damaged and first.playable
    damaged.file.connection.execute("UPDATE match SET header = replace(header, 'seed', 'sedd')")
    assert [info.is_damaged for info in damaged.matches()] == [True, True]
    damaged.file.connection.execute(
        "UPDATE match SET header = replace(header, 'rules 1', 'rules 9')"
    )
    assert [info.is_damaged for info in damaged.matches()] == [False, False]


def test_a_damaged_sheet_is_listed_as_damaged_and_what_can_be_read_is_there(
    damaged: Library,
) -> None:
    damaged.file.connection.execute(
        "UPDATE sheet SET document = ? WHERE id = 1", ('{"players": [',)
    )
    found = {kept.id: kept for kept in damaged.sheets.all("sealed")}
    assert (found[1].is_damaged, found[1].document) == (True, {})
    assert (found[2].is_damaged, found[2].people) == (False, ("Anna",))
    assert damaged.sheets.text(1) == '{"players": ['


def test_damaged_typed_cards_are_there_as_their_text_and_can_be_kept_on(tmp_path: Path) -> None:
    with closing(Library(tmp_path / "matches.sqlite", lambda: 9, load)) as library:
        own = library.own_cards
        own.keep("sealed", [])
        library.file.connection.execute('UPDATE own_cards SET document = \'[{"name": "Kält\'')
        assert own.of("sealed") == '[{"name": "Kält'
        for kept in (["new", own.of("sealed")], ["\ud800"]):
            own.keep("sealed", kept)
            assert own.of("sealed") == kept


@pytest.mark.parametrize("sql", ["x'43ff'", "NULL", "7"])
def test_damaged_tables_are_told_in_a_sentence(file: Path, tmp_path: Path, sql: str) -> None:
    path = tmp_path / "matches.sqlite"
    path.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as tampered:
        tampered.execute("PRAGMA writable_schema = ON")
        tampered.execute(f"UPDATE sqlite_master SET sql = {sql} WHERE name = 'sheet'")
    with pytest.raises(LibraryError) as caught, closing(Library(path, lambda: 9, load)) as library:
        library.sheets.all("sealed")
    assert caught.value.name == "library.damaged"
    with pytest.raises(LibraryError, match="damaged"):
        backup.unpack(backup.read(path), path)
