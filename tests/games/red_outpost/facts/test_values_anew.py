"""The values of a running match are told anew: it is counted again from its beginning with these."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from engine.base.errors import NotNow
from engine.games.red_outpost.game import GAME
from engine.match.course import course
from engine.match.match import Match
from engine.record import record
from engine.record.lines import BadRecord, Fact, Values
from engine.record.record import Player, Record
from engine.rules.components import BadData
from engine.rules.game import AT_TABLE, Value
from engine.rules.words import error_text
from tests.games.red_outpost.at_table import NAMES, at_table, read_again, shown, tell
from tests.games.red_outpost.facts.test_any_facts import check
from tests.games.red_outpost.facts.test_correct import assert_reads_back, number_of
from tests.games.red_outpost.facts.test_put_in import tell_any

EXPORTS = ("produced 1 coal 2", "produced 1 coal 2", "produced 2 coal 2")
DEARER = {"export.coal": Value([9, 9, 9, 9, 9, 9], "entered")}


def with_values(values: Mapping[str, Value], seats: int = 2) -> Match:
    """A match that began with these values."""
    options = {"first": "1", "special_cards": "off", "locks": "beginners"}
    setup = GAME.setup(seats, options, values=values, level=AT_TABLE, edition="Ours")
    return Match.new(GAME, setup, [Player(name) for name in NAMES[:seats]], "7F3A91C2")


def exported() -> Match:
    match = at_table()
    tell(match, *EXPORTS)
    return match


def test_a_match_with_values_told_anew_is_as_if_it_had_begun_with_them() -> None:
    match, right = exported(), with_values(DEARER)
    tell(right, *EXPORTS)
    made = match.with_values(DEARER, "Ours")
    assert len(made.kept) == len(EXPORTS) and not made.broken
    assert made.state.text() == right.state.text() != match.state.text()
    match.take(made)
    assert match.state.text() == right.state.text()
    assert match.setup == right.setup and match.setup.edition == "Ours"
    assert match.header == exported().header
    assert_reads_back(match)


def test_the_line_holds_only_what_differs_from_the_header() -> None:
    match = exported()
    every = {**match.setup.values, **DEARER}
    match.take(match.with_values(every, "Ours"))
    line = next(line for line in match.lines if isinstance(line, Values))
    assert line == Values(len(EXPORTS), "Ours", DEARER)
    assert '["Ours",{"export.coal":["entered",[9,9,9,9,9,9]]}]' in match.text()


def test_values_told_anew_are_one_undo_and_one_redo() -> None:
    match = exported()
    before, setup = match.state, match.setup
    match.take(match.with_values(DEARER, "Ours"))
    after = match.state
    assert isinstance(match.lines[match.undo_offer().line - 1], Values)
    match.undo()
    assert match.state is before and match.setup == setup
    assert_reads_back(match)
    assert isinstance(match.lines[match.redo_offer().line - 1], Values)
    match.redo()
    assert match.state is after and match.setup != setup
    assert_reads_back(match)


def test_before_anything_was_told_values_are_one_undo() -> None:
    match = at_table()
    before = match.state
    match.take(match.with_values(DEARER, "Ours"))
    assert match.state.text() != "" and match.undo_offer().kind == "free"
    match.undo()
    assert match.state is before
    assert_reads_back(match)


def test_values_as_shipped_come_back() -> None:
    match = with_values(DEARER)
    tell(match, *EXPORTS)
    match.take(match.with_values(GAME.values(), ""))
    assert match.state.text() == exported().state.text()
    assert match.setup == exported().setup
    assert_reads_back(match)


def test_a_match_goes_on_and_is_corrected_after_its_values_were_told_anew() -> None:
    match, right = exported(), with_values(DEARER)
    match.take(match.with_values(DEARER, "Ours"))
    tell(match, "produced 2 wool 1")
    first = number_of(match, "produced", "1", "coal", "2") - 1
    match.take(match.correction(first, Fact("produced", ("1", "coal", "1"))))
    tell(right, "produced 1 coal 1", *EXPORTS[1:], "produced 2 wool 1")
    assert match.state.text() == right.state.text()
    assert_reads_back(match)
    numbers = [entry.number for entry in match.log()]
    assert numbers == sorted(numbers) and match.rewind_offer(numbers[0]).kind == "free"
    match.undo(numbers[0])
    assert match.state.text() == with_values(DEARER).state.text()
    assert match.undo_offer().kind is None


def test_a_step_is_put_in_where_other_values_hold_and_they_come_back_with_an_undo() -> None:
    match, right = exported(), with_values(DEARER)
    match.take(match.with_values(DEARER, "Ours"))
    number = number_of(match, *EXPORTS[2].split())
    match.take(match.put_in(number, [Fact("produced", ("1", "wool", "1"))]))
    tell(right, *EXPORTS[:2], "produced 1 wool 1", EXPORTS[2])
    assert match.state.text() == right.state.text() and match.setup == right.setup
    assert_reads_back(match)
    match.undo()
    match.undo()
    assert match.state.text() == exported().state.text() and match.setup.edition == ""
    assert_reads_back(match)


def test_what_no_longer_holds_with_other_values_is_known_before() -> None:
    match = exported()
    tell(match, "exported coal 2")
    later = len(match.lines)
    shorter = {"export.coal": Value([1, 1], "entered")}
    made = match.with_values(shorter, "Ours")
    assert [it.number for it in made.broken] == [later]
    with pytest.raises(NotNow, match=f"line {later} would no longer hold"):
        match.take(made)
    match.take(match.with_values(shorter, "Ours", {later: None}))
    assert shown(match).board.export[2] == (1, 1)


def test_values_that_cannot_be_are_refused_with_every_error() -> None:
    match = exported()
    text = match.text()
    wrong = {"wheel.spaces": Value(0, "entered"), "export.coal": Value([], "entered")}
    with pytest.raises(BadData) as refused:
        match.with_values(wrong, "Ours")
    assert len(refused.value.errors) >= 2 and match.text() == text
    lines = (*match.lines, Values(0, "Ours", {"wheel.spaces": Value(0, "entered")}))
    with pytest.raises(BadRecord):
        Match.resume(Record(match.header, lines))


@pytest.mark.parametrize(
    "line",
    [
        'values 0 ["Ours",{"wheel.spaces":["entered",0]}]',
        'values 0 ["Ours",{"wheel.spaces":["entered","9"],"export.coal":["entered",[]]}]',
        'values 0 ["Ours",{"no.such":["entered",1]}]',
        'values 0 ["Ours",{"wheel.spaces":["somebody",4]}]',
        'values 0 ["Ours",{"wheel.spaces":["entered",4,5]}]',
        'values 0 ["Ours", {}]',
        'values 0 ["Ours",{"wheel.spaces":["entered",1e999]}]',
        'values 0 ["two\\nlines",{}]',
        "values 0 " + "[" * 5000,
        'values -1 ["Ours",{}]',
        "values",
    ],
)
def test_a_bad_line_of_values_is_refused_in_one_sentence(line: str) -> None:
    match = exported()
    text = f"{match.text()}{len(match.lines) + 1} {line}\n"
    with pytest.raises(BadRecord) as refused:
        Match.resume(record.read(text.encode()), GAME)
    assert "\n" not in str(refused.value) and str(refused.value).startswith("line ")
    german = error_text(refused.value, "de")
    assert german != str(refused.value) and "{" not in german.replace(line[:57], "")


def test_values_are_not_told_where_nobody_tells_facts() -> None:
    match = Match.new(GAME, GAME.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    with pytest.raises(NotNow, match="values"):
        match.with_values(DEARER, "Ours")
    with pytest.raises(BadRecord, match="out of place"):
        Match.resume(Record(match.header, (*match.lines, Values(0, "Ours", DEARER))))


def test_a_branch_and_a_step_aside_are_played_with_the_values_that_hold() -> None:
    match = exported()
    match.take(match.with_values(DEARER, "Ours"))
    branch = match.branch(len(match.lines), "00000001")
    assert branch.state.text() == match.state.text() and branch.header.setup == match.setup
    assert_reads_back(branch)
    assert match.branch(1, "00000001").header.setup == match.header.setup
    aside = match.aside(len(match.lines))
    assert aside.setup == match.setup
    branch.take(branch.with_values({}, ""))
    assert_reads_back(branch)


def test_the_course_begins_with_the_values_that_hold() -> None:
    match = exported()
    match.take(match.with_values(DEARER, "Ours"))
    stops = course(match)
    assert stops[0].points == tuple(match.begun.returns())
    assert match.log()[0].line is next(it for it in match.lines if isinstance(it, Values))


@pytest.mark.parametrize("number", range(4))
def test_random_tables_with_other_values_are_as_if_they_had_begun_so(number: int) -> None:
    dice = random.Random(number)
    match, right = at_table(3), with_values(DEARER, 3)
    for _ in range(80):
        tell_any(match, dice)
    broken = {it.number: None for it in match.with_values(DEARER, "Ours").broken}
    before = match.state
    match.take(match.with_values(DEARER, "Ours", broken))
    for line in match.told:
        assert isinstance(line, Fact)
        right.tell(line.name, *line.words)
    assert match.state.text() == right.state.text()
    check(shown(match))
    assert read_again(match).state.text() == match.state.text()
    match.undo()
    assert match.state is before
