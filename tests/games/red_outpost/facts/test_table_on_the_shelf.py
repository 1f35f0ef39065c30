"""A match at a table in the library: told apart, gone on with, and nothing lost by a crash."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.red_outpost.game import GAME
from engine.match.match import Match
from engine.record.lines import Fact
from engine.record.record import Player
from engine.rules.game import AT_TABLE, PLAY
from engine.store.library import Library
from tests.games.red_outpost.at_table import at_table, tell


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library(tmp_path / "matches.sqlite", lambda: 1000)
    yield made
    made.close()


def test_the_list_tells_a_table_from_a_match_that_the_app_plays(library: Library) -> None:
    people = [Player("Anna"), Player("Ben")]
    library.add(at_table(), "Beside the box")
    library.add(Match.new(GAME, GAME.setup(2, {"first": "1"}), people, "7F3A91C2"), "On the PC")
    assert {info.name: info.level for info in library.matches()} == {
        "Beside the box": AT_TABLE,
        "On the PC": PLAY,
    }


def test_facts_and_corrections_are_stored_before_they_are_shown(library: Library) -> None:
    match = at_table()
    ident = library.add(match, "Beside the box")
    tell(match, "produced 1 wool 1", "sold 1 wool")
    match.take(match.correction(1, Fact("produced", ("1", "wool", "2"))))
    opened = library.open(ident)
    assert opened.damage is None and opened.match.text() == match.text()
    assert opened.match.undo_offer() == match.undo_offer()
    tell(opened.match, "produced 2 fish 1")
    assert library.open(ident).match.text() == opened.match.text()
    copy = library.import_record(library.export(ident).encode(), "Again")
    assert library.open(copy).match.text() == opened.match.text()


def test_a_damaged_table_match_is_opened_up_to_its_last_good_line(library: Library) -> None:
    match = at_table()
    ident = library.add(match, "Beside the box")
    tell(match, "produced 1 wool 1", "gave 1")
    with sqlite3.connect(library.file.path) as connection:
        connection.execute("UPDATE line SET text = 'fact gave 9' WHERE number = 2")
    connection.close()
    opened = library.open(ident)
    assert opened.damage is not None
    assert "“9” is no seat" in str(opened.damage)
    assert opened.match.lines == [Fact("produced", ("1", "wool", "1"))]
    tell(opened.match, "gave 2")
    assert library.open(ident).damage is None
