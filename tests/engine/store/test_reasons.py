"""What bots thought: kept beside a match by line, copied with it, and read back without trust."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.bots.hints import Hint
from engine.store.library import Library
from engine.store.reasons import Reasoned
from tests.games.sealed.matches import new

GIVEN = Reasoned((Hint(("a",), denies="c", otherwise=1), Hint(("b", "c"))))
CUT = Reasoned(cut=(3, 10))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    made = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    yield made
    made.close()


def test_reasons_are_those_of_the_lines_of_one_match_and_of_its_copies(library: Library) -> None:
    ident = library.add(new(("person",) * 3), "Friday")
    library.reasons.keep(ident, 4, GIVEN)
    library.reasons.keep(ident, 7, CUT)
    library.reasons.keep(ident + 90, 4, CUT)
    assert library.reasons.of(ident) == {4: GIVEN, 7: CUT}
    library.reasons.keep(ident, 7, GIVEN)
    assert library.reasons.of(ident) == {4: GIVEN, 7: GIVEN}
    library.delete(ident)
    library.restore(ident)
    assert library.reasons.of(library.duplicate(ident, "Saturday")) == {4: GIVEN, 7: GIVEN}


@pytest.mark.parametrize(
    "damage",
    [
        *("", "7", "[" * 9000, '{"cut": [1]}', '{"cut": [3, 0]}', '{"cut": [4, 3]}'),
        *('{"hints": [{"answers": []}]}', '{"hints": [{"answers": ["a"], "otherwise": 1}]}'),
    ],
)
def test_damaged_reasons_are_none(library: Library, damage: str) -> None:
    library.reasons.keep(1, 4, GIVEN)
    library.reasons.keep(1, 7, CUT)
    library.file.connection.execute("UPDATE reasons SET document = ? WHERE number = 4", (damage,))
    assert library.reasons.of(1) == {7: CUT}


def test_where_all_reasons_are_damaged_there_is_none(library: Library) -> None:
    library.file.connection.execute("DROP TABLE reasons")
    assert library.reasons.of(1) == {}
