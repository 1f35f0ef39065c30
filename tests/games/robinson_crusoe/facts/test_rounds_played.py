"""The rounds of a match, each with its cards, the Threat cards that left, Wounds and Morale."""

from __future__ import annotations

from engine.games.robinson_crusoe.rounds_played import Count, Drawn, Left, rounds
from engine.match.match import Match
from tests.games.robinson_crusoe.at_table import (
    at_table,
    finish_phase,
    playing,
    shown,
    tell,
    through_phase,
)


def numbers(match: Match) -> list[int]:
    return [each.number for each in rounds(match)]


def test_each_round_tells_its_cards_and_what_left() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "One")
    tell(match, "change wounds.2 2", "round_over")
    through_phase(match, "gather", "Two")
    tell(match, "change morale -1", "threat_action right", "round_over")
    first, second, third = rounds(match)
    assert not first.drawn and not first.left
    assert second.drawn == (Drawn("One", "event", "book"),)
    assert second.wounds == (Count(0), Count(2, 2))
    assert third.drawn == (Drawn("Two", "event", "gather"),)
    assert [left.how for left in third.left] == ["threat_pushed", "threat_answered"]
    assert third.left[1] == Left("Two", "threat_answered")
    assert third.morale == Count(shown(match).morale, -1)
    assert third.wounds == (Count(0), Count(2))
    assert (first.first, second.first, third.first) == (0, 1, 0)


def test_a_card_that_was_named_later_has_that_name() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match)
    tell(match, "card_note right Wind - -")
    assert rounds(match)[1].drawn == (Drawn("Wind", "event", "book"),)


def test_what_was_taken_back_was_not_played() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "One")
    tell(match, "round_over")
    for _ in range(2):
        match.undo()
    assert numbers(match) == [1, 2]
    match.undo()
    assert rounds(match)[1].drawn == (Drawn("One", "event", "book"),)


def test_a_lower_half_stands_before_the_event_card() -> None:
    match = at_table()
    tell(match, "shuffle_in build 1", "round_over", "top build", "lower_half Ant -", "top event")
    through_phase(match, "book", "One")
    assert [(card.name, card.icon) for card in rounds(match)[1].drawn] == [
        ("Ant", "build"),
        ("One", "book"),
    ]


def test_rounds_that_nobody_told_and_counters_that_nobody_knows_are_left_out() -> None:
    match = at_table()
    tell(match, "joined", "count wounds.1 3")
    assert [each.first for each in rounds(match)] == [-1]
    tell(match, "clock 5 2", "round_over")
    found = rounds(match)
    assert numbers(match) == [5]
    assert found[0].wounds == (Count(3), Count(None)) and found[0].morale == Count(None)
    assert found[0].first == 1


def test_cards_of_the_app_are_told_too() -> None:
    match = playing()
    tell(match, "round_over", "draw")
    while match.asked >= 0 or match.state.waits_for != "rest_of_round":
        if match.asked >= 0:
            match.answer(match.asked, match.state.legal_actions()[0])
        else:
            finish_phase(match)
    (card,) = rounds(match)[1].drawn
    key = shown(match).threats[1]
    assert card.name == shown(match).board.cards.cards[key].name


def test_the_last_round_ends_with_the_match() -> None:
    match = at_table()
    tell(match, "rounds_in_all 1", "round_over")
    assert numbers(match) == [1]
