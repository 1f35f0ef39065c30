"""Facts that belong together are stored at once, and of a count that is stepped on one is kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.base.errors import NotNow
from engine.games.red_outpost.components import WORKERS
from engine.match.match import Match
from engine.match.status import Status
from engine.record.lines import BadRecord, Fact, Line, Turn, Undo
from engine.record.record import read
from engine.rules.agenda import Illegal
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


def test_facts_of_one_press_are_one_undo_and_one_redo() -> None:
    match = at_table()
    tell(match, "vp 1 9")
    match.tell_all([("produced", 1, "wool", 1), ("vp", 2, 8), ("done", 1)])
    offer = match.undo()
    assert match.lines[offer.line - 1] == Fact("produced", ("1", "wool", "1"))
    assert (shown(match).warehouse, shown(match).vp[:2], match.turn) == ([0] * 4, [9, 5], 1)
    match.redo()
    assert (sum(shown(match).warehouse), shown(match).vp[:2], match.turn) == (1, [9, 8], 2)
    again = read_again(match)
    assert again.text() == match.text()
    again.undo()
    assert shown(again).vp[:2] == [9, 5]


def test_a_corrected_step_of_several_facts_stays_one_step() -> None:
    match = at_table()
    tell(match, "vp 1 9")
    match.tell_all([("vp", 1, 7), ("vp", 2, 8), ("crystals", 1, 4)])
    tell(match, "crystals 2 5")
    match.take(match.correction(2, None))
    again = read_again(match)
    tell(again, "crystals 2 6")
    again.undo()
    assert again.undo_offer().line == match.undo_offer().line
    told = [entry.line for entry in again.log() if isinstance(entry.line, Fact)]
    assert [line.also for line in told] == [False, False, True, False]


def test_a_later_fact_of_a_step_that_is_corrected_stays_with_those_before_it() -> None:
    match = at_table()
    match.tell_all([("vp", 1, 7), ("vp", 2, 8), ("crystals", 1, 4)])
    match.take(match.correction(2, Fact("vp", ("2", "9"))))
    told = [entry.line for entry in match.log() if isinstance(entry.line, Fact)]
    assert [line.also for line in told] == [False, True, True]
    again = read_again(match)
    assert again.text() == match.text()
    # The correction is taken back first, then the whole step.
    again.undo()
    assert (shown(again).vp, shown(again).crystals[0]) == ([7, 8], 4)
    again.undo()
    assert again.state.text() == again.state_at(0).text()


def test_a_fact_is_told_together_only_with_a_fact() -> None:
    text = at_table().text()
    with pytest.raises(BadRecord, match="out of place"):
        Match.resume(read(f"{text}1 also vp 1 9\n".encode()))


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
