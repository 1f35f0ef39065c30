"""A forgotten step is put in where it belongs; what followed is told again after it."""

from __future__ import annotations

import random

import pytest

from engine.base.errors import NotNow, Outdated
from engine.match.match import Match
from engine.record.lines import Answer, Chance, Correct, Fact
from engine.rules.agenda import Illegal
from tests.games.red_outpost.at_table import at_table, read_again, shown, tell
from tests.games.red_outpost.facts.test_any_facts import answer_all, any_fact, check
from tests.games.red_outpost.facts.test_correct import assert_reads_back, number_of

TURN = ("moved 1 miner mine portrait place", "produced 1 coal 1", "done 1")
NEXT = ("moved 2 farmer cornfield portrait place", "produced 2 grain 1", "done 2")
WOOL = Fact("produced", ("1", "wool", "1"))


def facts(*texts: str) -> list[Fact]:
    """Facts, each a step of its own."""
    return [Fact(name, tuple(words)) for name, *words in map(str.split, texts)]


def told(*texts: str) -> Match:
    match = at_table()
    tell(match, *texts)
    return match


def test_a_forgotten_turn_is_put_in_as_if_it_had_been_told_there() -> None:
    clock = "clock 1 morning 1 1"
    match, right = told(clock, *NEXT), told(*TURN, clock, *NEXT)
    made = match.put_in(1, facts(*TURN))
    assert match.state is not made.state and not made.broken and len(made.kept) == 1 + len(NEXT)
    match.take(made)
    assert match.state.text() == right.state.text() == made.state.text()
    assert match.turn == right.turn == 3
    assert_reads_back(match)


def test_what_is_put_in_before_the_first_step_and_before_the_last_stands_there() -> None:
    for at in (0, 2):
        match = told(*TURN)
        number = number_of(match, *TURN[at].split())
        match.take(match.put_in(number, [WOOL]))
        order = list(TURN)
        order.insert(at, "produced 1 wool 1")
        assert match.state.text() == told(*order).state.text()
        assert match.told == tuple(facts(*order))
        assert_reads_back(match)


def test_what_is_put_in_is_one_undo_and_one_redo_and_deletes_no_line() -> None:
    match = told(*TURN)
    lines, before = list(match.lines), match.state
    match.take(match.put_in(number_of(match, *TURN[1].split()), [WOOL]))
    after = match.state
    assert match.lines[: len(lines)] == lines
    assert match.lines[len(lines)] == Correct(2, 3)
    match.undo()
    assert match.state is before
    assert_reads_back(match)
    match.redo()
    assert match.state is after
    assert_reads_back(match)


def test_to_strike_what_was_put_in_leads_back() -> None:
    match = told(*TURN)
    text = match.state.text()
    match.take(match.put_in(number_of(match, *TURN[1].split()), [WOOL]))
    match.take(match.correction(number_of(match, "produced", "1", "wool", "1"), None))
    assert match.state.text() == text
    assert_reads_back(match)


def test_what_would_no_longer_hold_is_known_before_and_struck_or_told_otherwise() -> None:
    match = told("produced 1 coal 1", "bought 1 fish", "produced 2 grain 1")
    # Two crystals at the beginning of it would be needed: the one that Anna has is spent before.
    number, later = 1, number_of(match, "bought", "1", "fish")
    spent = facts("bought 1 wool")
    text = match.text()
    made = match.put_in(number, spent)
    assert [(it.number, it.why.name) for it in made.broken] == [
        (later, "red-outpost.impossible.no_crystal")
    ]
    with pytest.raises(NotNow, match=f"line {later} would no longer hold"):
        match.take(made)
    assert match.text() == text
    match.take(match.put_in(number, spent, {later: None}))
    assert match.told == tuple(facts("bought 1 wool", "produced 1 coal 1", "produced 2 grain 1"))


def test_the_step_before_which_something_is_put_in_may_break_itself() -> None:
    match = told("bought 1 fish")
    made = match.put_in(1, facts("bought 1 wool"))
    assert [it.number for it in made.broken] == [1] and made.kept == ()
    match.take(match.put_in(1, facts("bought 1 wool"), {1: Fact("produced", ("1", "coal", "1"))}))
    assert match.told == tuple(facts("bought 1 wool", "produced 1 coal 1"))


def test_what_cannot_be_put_in_is_refused() -> None:
    match = told(*TURN)
    text = match.text()
    with pytest.raises(Illegal):
        match.put_in(1, facts("produced 9 coal 1"))
    for wrong in (0, 99):
        with pytest.raises(NotNow, match=f"line {wrong} is no fact"):
            match.put_in(wrong, [WOOL])
        with pytest.raises(NotNow, match=f"line {wrong} is no fact"):
            match.aside(wrong)
    assert match.text() == text


def test_what_was_looked_at_before_the_match_went_on_is_not_taken() -> None:
    match = told(*TURN)
    made = match.put_in(1, [WOOL])
    tell(match, "produced 2 fish 1")
    with pytest.raises(Outdated):
        match.take(made)


def test_several_facts_of_one_press_stay_one_step_where_they_are_put_in() -> None:
    match = told(*TURN)
    pressed = [WOOL, Fact("sold", ("1", "wool"), also=True)]
    match.take(match.put_in(1, pressed))
    assert match.told == (*pressed, *facts(*TURN))
    while match.told:
        match.undo()
    assert_reads_back(match)


def test_what_is_put_in_amid_a_step_ends_it() -> None:
    match = at_table()
    match.tell_all([("produced", 1, "coal", 1), ("produced", 1, "grain", 1)])
    match.take(match.put_in(2, [WOOL]))
    assert match.told == tuple(
        facts("produced 1 coal 1", "produced 1 wool 1", "produced 1 grain 1")
    )
    assert_reads_back(match)


def test_what_ends_the_match_leaves_nothing_to_hold_after_it() -> None:
    match = told("clock 2 evening 1 2", "passed 1", "done 1", "produced 1 coal 1")
    made = match.put_in(len(match.lines), facts("settle"))
    assert [it.why.name for it in made.broken] == ["illegal.told_over"]


def test_something_is_put_in_after_a_reopening_into_a_match_that_was_played_to_its_end() -> None:
    match = told("clock 2 evening 1 2", "passed 1", "done 1", "settle")
    assert match.is_over
    match = read_again(match)
    match.take(match.put_in(1, [WOOL]))
    assert match.is_over and shown(match).warehouse == [1, 0, 0, 0]
    assert_reads_back(match)


# -- where it is entered -------------------------------------------------------------------


def test_what_was_forgotten_is_entered_where_the_table_stood_then() -> None:
    match = told(*TURN, *NEXT)
    text = match.text()
    number = number_of(match, *NEXT[0].split())
    aside = match.aside(number)
    assert aside.state.text() == match.state_at(number - 1).text()
    assert not aside.told and aside.undo_offer().kind is None and aside.turn == 2
    tell(aside, "produced 1 wool 1", "sold 1 wool")
    aside.undo()
    assert aside.told[0] == WOOL and len(aside.told) == 1
    aside.undo()
    assert not aside.told and aside.undo_offer().kind is None
    assert match.text() == text


def test_a_card_that_the_app_drew_aside_is_the_one_that_is_put_in() -> None:
    match = told(*TURN)
    aside = match.aside(1)
    aside.tell("app_two_lake", 1, "no")
    answer_all(aside, random.Random(1))
    assert any(isinstance(line, Answer) for line in aside.told)
    match.take(match.put_in(1, aside.told))
    assert shown(match).lake_discard == shown(aside).lake_discard
    assert_reads_back(match)


def drawn_in(match: Match) -> list[str]:
    """The cards that the app has drawn and that still hold."""
    found = [entry.line for entry in match.log() if isinstance(entry.line, Chance)]
    return [outcome for line in found for outcome in line.outcomes]


def test_a_card_that_the_app_draws_for_what_is_put_in_takes_none_from_later_steps_that_can_keep_it() -> (
    None
):
    match = told("produced 1 wool 1", *["app_lake 1 left"] * 4)
    drawn = drawn_in(match)
    assert not match.put_in(1, [WOOL]).otherwise
    made = match.put_in(1, facts("app_lake 1 left"))
    instead = [(it.was.params["card"], it.now.params["card"]) for it in made.otherwise]
    match.take(made)
    new, *later = drawn_in(match)
    # A single card that lies there only once is drawn otherwise later.
    assert instead == [pair for pair in zip(drawn, later, strict=True) if len(set(pair)) == 2]
    assert len(instead) == (drawn.count(new) > 0)
    assert_reads_back(match)


@pytest.mark.parametrize("number", range(8))
def test_random_tables_with_steps_put_in_are_as_if_told_in_that_order(number: int) -> None:
    dice = random.Random(number)
    seats = dice.choice((2, 3, 4))
    match = at_table(seats)
    for _ in range(80):
        tell_any(match, dice)
    for _ in range(3):
        put_any_in(match, dice)
    right = at_table(seats)
    for line in match.told:
        assert isinstance(line, Fact)
        right.tell(line.name, *line.words)
    assert match.state.text() == right.state.text()
    check(shown(match))
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()


def tell_any(match: Match, dice: random.Random) -> None:
    """Tell something that can be, but for cards that the app draws and the match's end."""
    fact = any_fact(shown(match), dice)
    if fact.name.startswith("app_") or match.why_not(fact.name, *fact.words) is not None:
        return
    match.tell(fact.name, *fact.words)
    if match.is_over:
        match.undo()


def put_any_in(match: Match, dice: random.Random) -> None:
    """Put something in before any step, strike what breaks, take it back, and do it again."""
    numbers = [entry.number for entry in match.log() if isinstance(entry.line, Fact)]
    number = dice.choice(numbers)
    aside = match.aside(number)
    for _ in range(4):
        tell_any(aside, dice)
    broken = {it.number: None for it in match.put_in(number, aside.told).broken}
    made = match.put_in(number, aside.told, broken)
    before = match.state
    match.take(made)
    after = match.state
    assert after.text() == made.state.text()
    match.undo()
    assert match.state is before
    match.redo()
    assert match.state is after
