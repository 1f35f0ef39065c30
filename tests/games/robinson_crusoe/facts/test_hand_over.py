"""From round to round: what is handed over is what changed, whatever was told, taken back, corrected."""

from __future__ import annotations

from engine.games.robinson_crusoe import hand_over
from engine.games.robinson_crusoe.hand_over import HandOver
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.agenda import Event
from tests.games.robinson_crusoe.at_table import at_table, playing, shown, tell, through_phase


def over(match: Match) -> HandOver:
    """The hand-over of the round that ended last."""
    found = hand_over.last(match)
    assert found is not None
    return found


def changed(match: Match) -> dict[str, Event]:
    """What changed, by name."""
    return {event.name: event for event in over(match).changes}


def test_a_card_that_was_answered_and_one_that_was_pushed_off_are_told_apart() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "One")
    tell(match, "round_over")
    through_phase(match, "gather", "Two")
    assert "threat_pushed" not in changed(match)
    tell(match, "threat_action right", "round_over")
    told = changed(match)
    assert told["threat_answered"].params["card"] == "Two"
    assert told["threat_pushed"].params["card"]["en"] == "Wreckage card"
    assert told["threat_moved"].params["card"] == "One"
    assert "threat_came_right" not in told


def test_a_space_that_a_correction_empties_is_told_though_nobody_knows_how_its_card_left() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "One")
    before = shown(match)
    tell(match, "threat_action right")
    gone = hand_over.changes(before, shown(match))
    assert [(it.name, it.params["card"]) for it in gone] == [("threat_gone", "One")]


def test_a_card_that_has_another_number_only_has_not_left_nor_come() -> None:
    one, other = at_table(), at_table()
    tell(other, "threat left book 1 Early - -")
    tell(other, "threat_action left")
    for match in (one, other):
        tell(match, "threat right book 1 Late - -")
    threats = [shown(match).threats[1] for match in (one, other)]
    assert threats[0] != threats[1]
    assert not list(hand_over.changes(shown(one), shown(other)))


def test_a_card_that_was_named_later_is_handed_over_by_its_name() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match)
    tell(match, "card_note right Wind - -", "round_over")
    assert changed(match)["threat_came_right"].params["card"] == "Wind"


def test_what_was_shuffled_in_is_counted_by_its_back() -> None:
    match = at_table()
    tell(match, "shuffle_in build 1", "shuffle_in mystery 2", "shuffle_in build 1", "round_over")
    mixed = [event.params for event in over(match).changes if event.name == "shuffled_in"]
    assert mixed == [{"back": "build", "n": 2}, {"back": "mystery", "n": 2}]
    assert changed(match)["deck"].params == {"before": 12, "now": 16}


def test_the_card_that_leaves_next_is_told_with_its_round() -> None:
    match = at_table()
    tell(match, "round_over")
    leaves = over(match).leaves
    assert leaves is not None
    assert (leaves.params["card"]["en"], leaves.params["round"]) == ("Wreckage card", 3)
    match = at_table()
    tell(match, "no_threat right", "round_over")
    assert over(match).leaves is None


def test_the_first_player_passes_left_alone_stays_and_after_the_last_round_nobody_follows() -> None:
    match = at_table(3)
    tell(match, "round_over")
    assert (over(match).before, over(match).first, over(match).is_last) == (0, 1, False)
    alone = at_table(1)
    tell(alone, "round_over")
    assert (over(alone).before, over(alone).first) == (0, 0)
    tell(match, "rounds_in_all 2")
    through_phase(match)
    tell(match, "round_over")
    assert over(match).is_last
    assert over(match).is_new


def test_a_first_player_who_is_corrected_after_it_is_the_one_who_is_handed_over_to() -> None:
    match = at_table(3)
    tell(match, "round_over", "first_player 3")
    assert over(match).first == 2
    assert not over(match).is_new


def test_a_correction_of_an_earlier_round_changes_no_later_hand_over() -> None:
    match = at_table()
    tell(match, "change food 2", "round_over")
    wrong = len(match.lines) - 1
    through_phase(match)
    tell(match, "change food 1", "round_over")
    food = changed(match)["counter"].params
    assert (food["before"], food["now"]) == (2, 3)
    assert match.lines[0] == Fact("change", ("food", "2")), wrong
    match.take(match.correction(1, Fact("change", ("food", "5"))))
    food = changed(match)["counter"].params
    assert (over(match).round, food["before"], food["now"]) == (2, 5, 6)


def test_the_first_step_of_a_round_that_is_struck_is_no_change_of_it() -> None:
    match = at_table()
    tell(match, "round_over")
    struck = len(match.lines) + 1
    tell(match, "change wood 3")
    through_phase(match)
    tell(match, "round_over")
    assert changed(match)["counter"].params["now"] == 3
    match.take(match.correction(struck, None))
    assert over(match).round == 2
    assert "counter" not in changed(match)
    assert over(match).is_new


def test_an_end_of_a_round_that_was_taken_back_hands_nothing_over() -> None:
    match = at_table()
    tell(match, "change fur 1", "round_over")
    match.undo()
    assert hand_over.last(match) is None
    tell(match, "change fur 1", "round_over")
    assert changed(match)["counter"].params == {"counter": "fur", "before": 0, "now": 2}


def test_a_round_that_was_told_anew_begins_there_with_all_that_was_told_together() -> None:
    match = at_table()
    tell(match, "round_over")
    through_phase(match)
    facts = [("clock", 5, 1), ("deck_holds", 3, 3, 0, 0, 0, 0), ("token", "gather", "lies")]
    match.tell_all(facts)
    tell(match, "change roof 1", "round_over")
    assert over(match).round == 5
    assert [event.name for event in over(match).changes] == ["counter"]


def test_what_was_before_the_app_joined_is_no_change_of_its_round() -> None:
    match = at_table()
    tell(match, "change food 2", "token build lies", "joined", "count food 5", "first_player 2")
    tell(match, "change food 1", "item rope there", "round_over")
    assert [event.name for event in over(match).changes] == ["item_there"]
    assert over(match).is_first_known
    # Joined again in the round that follows, nobody knows to whom it was handed over.
    tell(match, "joined")
    assert not over(match).is_first_known
    tell(match, "first_player 1")
    assert (over(match).is_first_known, over(match).first) == (True, 0)


def test_a_phase_without_the_app_and_the_end_of_its_round_tell_the_counters_alone() -> None:
    match = at_table()
    tell(match, "change food 1", "round_over", "change food 1")
    match.tell_all([("phase_over",), ("round_over",)])
    assert [event.name for event in over(match).changes] == ["counter"]
    assert (over(match).round, over(match).leaves) == (2, None)
    match.undo()
    assert shown(match).round == 2
    assert shown(match).is_known("deck")


def test_with_the_app_s_deck_cards_that_came_and_went_are_handed_over() -> None:
    match = playing(scenario="castaways")
    for _ in range(3):
        tell(match, "round_over", "draw")
        while match.asked >= 0:
            match.answer(match.asked, match.state.legal_actions()[0])
    tell(match, "round_over")
    told = changed(match)
    assert {"threat_pushed", "threat_moved", "threat_came_right", "deck"} <= set(told)
