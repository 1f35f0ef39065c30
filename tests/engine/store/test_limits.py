"""What persons have left for an auction: kept beside a match, and read back without trust."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store.library import Library
from tests.games.sealed.matches import new


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    made = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    yield made
    made.close()


def test_limits_are_those_of_one_match_and_go_when_none_is_left(library: Library) -> None:
    library.limits.keep(1, [(0, 17, 5), (2, 0, 6)])
    library.limits.keep(2, [(1, 30, 9)])
    assert library.limits.of(1) == [(0, 17, 5), (2, 0, 6)]
    library.limits.keep(1, [])
    assert (library.limits.of(1), library.limits.of(2)) == ([], [(1, 30, 9)])


def test_limits_are_deleted_with_their_match_and_are_not_restored(library: Library) -> None:
    deleted, kept = (library.add(new(("person",) * 3), name) for name in ("Deleted", "Kept"))
    for ident in (deleted, kept):
        library.limits.keep(ident, [(0, 17, 5)])
    library.delete(deleted)
    rows = library.file.connection.execute("SELECT match FROM limits").fetchall()
    assert rows == [(kept,)]
    library.restore(deleted)
    assert (library.limits.of(deleted), library.limits.of(kept)) == ([], [(0, 17, 5)])


@pytest.mark.parametrize("damage", ["", "7", "[[1, 2]]", '[[1, "17", 5]]', "{}", "[" * 9000])
def test_a_damaged_limit_is_none(library: Library, damage: str) -> None:
    library.limits.keep(1, [(0, 17, 5)])
    library.file.connection.execute("UPDATE limits SET document = ?", (damage,))
    assert library.limits.of(1) == []


def test_where_all_limits_are_damaged_there_is_none(library: Library) -> None:
    library.file.connection.execute("DROP TABLE limits")
    assert library.limits.of(1) == []
