"""Event cards that the app drew have long been carried out: they stay when an earlier step is put right."""

from __future__ import annotations

from engine.games.outpost.table import ORDER
from engine.match.match import Match
from engine.record.lines import Chance, Fact
from tests.games.outpost.at_table import at_table, read_again, shown, tell_all


def played(phase: int = 2) -> Match:
    """Nine turns with events that the app draws, two of them personal; that phase begins in the sixth."""
    match = at_table()
    tell_all(
        match, f"event_drawer app; {'turn; ' * 6}phase {phase}; turn; personal 4; turn; personal 2"
    )
    tell_all(match, "turn; turn")
    return match


def drawn(match: Match) -> list[str]:
    """The cards that the app has drawn and that still hold."""
    lines = [entry.line for entry in match.log() if isinstance(entry.line, Chance)]
    return [outcome for line in lines for outcome in line.outcomes]


def number_of(match: Match, *fact: str) -> int:
    """The line of the last fact that says so."""
    return max(
        entry.number
        for entry in match.log()
        if isinstance(entry.line, Fact) and (entry.line.name, *entry.line.words) == fact
    )


def test_cards_stay_when_another_phase_began() -> None:
    match, right = played(3), played(2)
    before = drawn(match)
    made = match.correction(number_of(match, "phase", "3"), Fact("phase", ("2",)))
    assert not made.otherwise
    match.take(made)
    assert drawn(match) == before == drawn(right)
    assert shown(match).event_discards == shown(right).event_discards


def test_what_is_drawn_after_a_correction_is_drawn_again_by_its_record() -> None:
    match = played()
    match.take(match.correction(number_of(match, "personal", "2"), None))
    again = read_again(match)
    for each in (match, again):
        each.tell("turn")
    assert drawn(match) == drawn(again)


def test_a_personal_event_that_was_forgotten_leaves_later_cards_alone() -> None:
    match = played()
    before = drawn(match)
    made = match.put_in(number_of(match, "personal", "2"), [Fact("personal", ("1",))])
    assert not made.otherwise
    match.take(made)
    after = drawn(match)
    new = next(at for at, card in enumerate(after) if at == len(before) or card != before[at])
    assert after[:new] + after[new + 1 :] == before


def test_a_personal_event_told_for_somebody_else_is_the_same_card() -> None:
    match = played()
    before = drawn(match)
    match.take(match.correction(number_of(match, "personal", "4"), Fact("personal", ("3",))))
    assert drawn(match) == before


def test_the_card_seen_beside_is_the_one_that_is_put_in() -> None:
    match = played()
    number = number_of(match, "personal", "2")
    aside = match.aside(number)
    aside.tell("personal", "1")
    seen = drawn(aside)
    assert seen
    before = drawn(match)
    match.take(match.put_in(number, aside.told))
    assert all(drawn(match).count(card) == before.count(card) + 1 for card in seen)


def test_a_card_of_the_app_leads_to_the_fact_for_which_it_was_drawn() -> None:
    match = played()
    number = number_of(match, "personal", "2")
    cards = [entry.number for entry in match.log() if isinstance(entry.line, Chance)]
    assert match.fact_behind(number) == number
    assert match.fact_behind(min(at for at in cards if at > number)) == number


def test_a_lot_that_a_correction_needs_no_more_became_no_event() -> None:
    match = at_table(extent=ORDER)
    tell_all(match, "dice app; event_drawer app; turn; vp 1 6; vp 2 5; turn")
    drawn = [it.source for it in match.lines if isinstance(it, Chance)]
    assert drawn == ["order", "order", "events"]
    made = match.put_in(number_of(match, "turn"), [Fact("vp", ("3", "4"))])
    assert not made.broken and not made.otherwise
