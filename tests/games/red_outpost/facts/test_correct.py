"""An earlier fact is told otherwise or struck; nothing is deleted, and one undo takes it back."""

from __future__ import annotations

import pytest

from engine.base.errors import NotNow
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import BadRecord, Chance, Correct, End, Fact, Seat, Undo
from engine.record.record import Record
from engine.rules.agenda import Illegal
from tests.games.red_outpost.at_table import at_table, read_again, shown, tell

WOOL_TWICE = Fact("produced", ("1", "wool", "2"))


def told_match() -> Match:
    match = at_table()
    tell(match, "produced 1 wool 1", "sold 1 wool", "produced 1 coal 1")
    return match


def number_of(match: Match, *fact: str) -> int:
    wanted = Fact(fact[0], fact[1:])
    return max(at for at, line in enumerate(match.lines, 1) if line == wanted)


def assert_reads_back(match: Match) -> None:
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()
    assert again.undo_offer() == match.undo_offer()
    assert again.redo_offer() == match.redo_offer()


def test_a_fact_told_otherwise_is_as_if_it_had_been_told_so() -> None:
    match, right = told_match(), at_table()
    correction = match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE)
    match.take(correction)
    tell(right, "produced 1 wool 2", "sold 1 wool", "produced 1 coal 1")
    assert match.state.text() == right.state.text() == correction.state.text()
    assert len(correction.kept) == 2 and not correction.broken
    assert_reads_back(match)


def test_a_correction_deletes_no_line() -> None:
    match = told_match()
    before = list(match.lines)
    number = number_of(match, "produced", "1", "wool", "1")
    match.take(match.correction(number, WOOL_TWICE))
    assert match.lines[: len(before)] == before
    assert match.lines[len(before)] == Correct(number, 3)
    assert sum(isinstance(line, Fact) for line in match.lines) == 6


def test_a_correction_is_one_undo_and_one_redo() -> None:
    match = told_match()
    before = match.state
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    after = match.state
    assert isinstance(match.lines[match.undo_offer().line - 1], Correct)
    match.undo()
    assert match.state is before
    assert_reads_back(match)
    assert isinstance(match.lines[match.redo_offer().line - 1], Correct)
    match.redo()
    assert match.state is after
    assert_reads_back(match)
    match.undo()
    match.undo()
    assert shown(match).wheel[0] == 1
    assert_reads_back(match)


def test_facts_after_a_correction_are_taken_back_before_it() -> None:
    match = told_match()
    before = match.state
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    corrected = match.state
    tell(match, "produced 2 fish 1")
    match.undo()
    assert match.state is corrected
    match.undo()
    assert match.state is before
    assert_reads_back(match)


def test_the_last_fact_can_be_struck_and_comes_back_by_undo() -> None:
    match = told_match()
    before = match.state
    match.take(match.correction(number_of(match, "produced", "1", "coal", "1"), None))
    assert shown(match).warehouse == [0, 0, 0, 0]
    assert_reads_back(match)
    match.undo()
    assert match.state is before
    assert_reads_back(match)


def test_a_later_fact_that_would_not_hold_is_shown_and_nothing_is_done() -> None:
    match = told_match()
    number, later = (
        number_of(match, "produced", "1", "wool", "1"),
        number_of(match, "sold", "1", "wool"),
    )
    text = match.text()
    correction = match.correction(number, None)
    assert [(it.number, it.fact.name) for it in correction.broken] == [(later, "sold")]
    assert correction.broken[0].why.name == "red-outpost.impossible.not_stored"
    assert correction.kept == (number_of(match, "produced", "1", "coal", "1"),)
    with pytest.raises(NotNow, match=f"line {later} would no longer hold"):
        match.take(match.correction(number, None))
    assert match.text() == text


@pytest.mark.parametrize("instead", [None, Fact("bought", ("1", "fish"))])
def test_a_later_fact_that_would_not_hold_is_struck_or_told_otherwise(instead: Fact | None) -> None:
    match, right = told_match(), at_table()
    number = number_of(match, "produced", "1", "wool", "1")
    match.take(match.correction(number, None, {number_of(match, "sold", "1", "wool"): instead}))
    if instead is not None:
        tell(right, "bought 1 fish")
    tell(right, "produced 1 coal 1")
    assert match.state.text() == right.state.text()
    assert_reads_back(match)


def test_a_correction_runs_through_turns_and_the_day() -> None:
    match, right = at_table(), at_table()
    day = ("moved {} miner mine portrait place", "produced {} coal {}", "done {}")

    def turn(match: Match, coal: int) -> None:
        tell(match, *(fact.format(1, coal) for fact in day))
        tell(match, "moved 2 farmer cornfield portrait place", "produced 2 grain 1", "done 2")

    turn(match, 1)
    turn(right, 2)
    match.take(
        match.correction(
            number_of(match, "produced", "1", "coal", "1"), Fact("produced", ("1", "coal", "2"))
        )
    )
    assert match.state.text() == right.state.text()
    assert match.turn == right.turn == 3
    assert_reads_back(match)


def test_a_corrected_match_can_be_corrected_again_and_branched() -> None:
    match = told_match()
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    match.take(
        match.correction(
            number_of(match, "produced", "1", "wool", "2"), Fact("produced", ("1", "wool", "1"))
        )
    )
    assert shown(match).warehouse == [0, 0, 1, 0]
    assert match.branch(len(match.lines), "00000001").state.text() == match.state.text()
    assert_reads_back(match)
    match.undo()
    match.undo()
    assert shown(match).warehouse == [0, 0, 1, 0]
    match.undo()
    assert shown(match).warehouse == [0, 0, 0, 0]
    assert_reads_back(match)


def test_a_correction_stands_in_the_log_before_what_is_told_again() -> None:
    match = told_match()
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    log: list[Entry] = match.log()
    kinds = [type(entry.line) for entry in log]
    assert kinds[-4:] == [Correct, Fact, Fact, Fact]
    assert log[-3].events[0].name == "produced"
    correct = log[-4].line
    assert isinstance(correct, Correct)
    assert match.entry(correct.at).line == Fact("produced", ("1", "wool", "1"))


def test_a_seat_that_changes_after_a_correction_keeps_its_undo() -> None:
    match = told_match()
    before = match.state
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    match.set_player(1, "bot:greedy")
    assert isinstance(match.lines[-1], Seat)
    match.undo()
    assert match.state is before
    assert_reads_back(match)


def test_only_a_fact_that_holds_is_corrected_and_only_by_one_that_can_be() -> None:
    match = told_match()
    number = number_of(match, "produced", "1", "coal", "1")
    match.undo()
    for wrong in (0, number, number + 1, 99):
        with pytest.raises(NotNow, match=f"line {wrong} is no fact"):
            match.take(match.correction(wrong, None))
    first = number_of(match, "produced", "1", "wool", "1")
    with pytest.raises(NotNow, match="is no fact"):
        match.take(match.correction(first, None, {number: None}))
    with pytest.raises(Illegal):
        match.take(match.correction(first, Fact("produced", ("9", "wool", "1"))))
    match.end([0, 1])
    with pytest.raises(NotNow, match="is no fact"):
        match.take(match.correction(first, None))
    assert isinstance(match.lines[-1], End)


def test_a_record_with_a_correction_of_something_else_is_refused() -> None:
    match = told_match()
    for wrong in (Correct(0, 0), Correct(99, 0), Correct(3, 0), Undo(3)):
        match.undo()
        lines = (*match.lines, wrong)
        with pytest.raises(BadRecord, match="out of place"):
            Match.resume(Record(match.header, lines))
        match.redo()


def test_a_correction_that_was_cut_short_can_be_played_on() -> None:
    match = told_match()
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    short = Match.resume(Record(match.header, tuple(match.lines[:-1])), match.game)
    short.set_player(0, "person")
    tell(short, "produced 2 fish 1")
    assert_reads_back(short)
    short.undo()
    assert_reads_back(short)


def test_nothing_is_corrected_while_it_cannot_be_stored() -> None:
    match = told_match()

    def full(*_: object) -> None:
        raise OSError

    match.sink = full
    text = match.text()
    with pytest.raises(OSError):
        match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), WOOL_TWICE))
    assert match.text() == text


def test_what_the_app_drew_comes_again_when_an_earlier_step_is_corrected() -> None:
    match = at_table()
    for fact in ("produced 1 wool 1", "app_two_lake 1 no"):
        match.tell(*fact.split())
    drawn = [entry.line for entry in match.log() if isinstance(entry.line, Chance)]
    match.answer(0, "none")
    while match.asked >= 0:
        match.answer(0, match.state.legal_actions()[0])
    match.take(match.correction(1, Fact("produced", ("1", "grain", "1"))))
    again = [entry.line for entry in match.log() if isinstance(entry.line, Chance)]
    assert [line.outcomes for line in again] == [line.outcomes for line in drawn]
    assert match.asked < 0 and shown(match).warehouse == [0, 1, 0, 0]


def test_a_draw_of_the_app_that_is_struck_takes_its_answers_along() -> None:
    match = at_table()
    match.tell("app_two_lake", 1, "no")
    match.answer(0, "none")
    while match.asked >= 0:
        match.answer(0, match.state.legal_actions()[0])
    match.take(match.correction(1, None))
    assert match.asked < 0 and shown(match).draws == {} and sum(shown(match).lake) == 6
    assert read_again(match).state.text() == match.state.text()


def test_a_move_that_is_told_otherwise_brings_what_its_new_place_gives() -> None:
    match = at_table()
    tell(match, "moved 1 miner mine portrait all", "done 1")
    number = next(it.number for it in match.log() if it.line == _move("mine"))
    match.take(match.correction(number, _move("labor_camp")))
    assert shown(match).warehouse == [1, 1, 0, 1] and shown(match).wheel[0] == 3
    assert shown(match).at_turn == 1


def _move(place: str) -> Fact:
    return Fact("moved", ("1", "miner", place, "portrait", "all"))
