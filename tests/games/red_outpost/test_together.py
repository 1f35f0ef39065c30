"""Facts that belong together are stored at once, and of a count that is stepped on one is kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.flow import Illegal
from engine.games.red_outpost.components import WORKERS
from engine.lines import Fact, Line, Turn, Undo
from engine.match import Match, NotNow, Status
from tests.games.red_outpost.at_table import at_table, read_again, shown, tell


def listened(match: Match) -> list[list[Line]]:
    """What is stored from now on: the lines of each transaction."""
    stored: list[list[Line]] = []

    def sink(_first: int, lines: Sequence[Line], _status: Status) -> None:
        stored.append(list(lines))

    match.sink = sink
    return stored


def test_facts_of_one_press_are_stored_in_one_transaction() -> None:
    match = at_table()
    stored = listened(match)
    entries = match.tell_all([("produced", 1, "wool", 1), ("done", 1)])
    assert [[type(line) for line in lines] for lines in stored] == [[Fact, Fact, Turn]]
    assert [entry.line for entry in entries] == stored[0][:2]
    assert read_again(match).text() == match.text()


def test_if_one_of_them_cannot_be_none_is_told() -> None:
    match = at_table()
    stored = listened(match)
    with pytest.raises(Illegal):
        match.tell_all([("produced", 1, "wool", 1), ("done", 2)])
    assert not stored and shown(match).warehouse == [0, 0, 0, 0]


def test_after_the_end_of_the_match_nothing_more_is_told() -> None:
    match = at_table()
    tell(match, "clock 2 evening 1 2", "done 1")
    tell(match, *(f"discs {who} {seat} 0" for who in WORKERS for seat in (1, 2)))
    with pytest.raises(NotNow):
        match.tell_all([("settle",), ("mood", "miner", 1)])
    assert not match.is_over


def test_a_count_that_is_told_again_is_taken_back_and_told_at_once() -> None:
    match = at_table()
    tell(match, "vp 1 7")
    stored = listened(match)
    match.tell_all([("vp", 1, 8)], again=True)
    assert stored == [[Undo(0), Fact("vp", ("1", "8"))]]
    assert shown(match).vp[0] == 8
    match.undo()
    assert shown(match).vp[0] == 5
    assert read_again(match).text() == match.text()


def test_a_sink_that_fails_leaves_the_count_as_it_was() -> None:
    match = at_table()
    tell(match, "vp 1 7")

    def sink(*_what: object) -> None:
        raise OSError("full")

    match.sink = sink
    with pytest.raises(OSError, match="full"):
        match.tell_all([("vp", 1, 8)], again=True)
    assert shown(match).vp[0] == 7
