"""RC-3: the round: shuffling in, Threat Actions, tokens, counters, the clock."""

from __future__ import annotations

import pytest

from engine.base.errors import NotNow
from engine.games.robinson_crusoe import hand_over, rounds
from engine.games.robinson_crusoe.event_deck import look, top_back
from engine.games.robinson_crusoe.naming import back_of
from engine.games.robinson_crusoe.threats import on_board
from engine.rules.agenda import NOBODY, Illegal
from engine.rules.game import Value
from tests.games.robinson_crusoe.at_table import (
    at_table,
    group,
    names,
    playing,
    read_again,
    shown,
    tell,
    through_phase,
    waits,
)


def test_cards_shuffled_in_shuffle_the_whole_deck() -> None:
    """RC-3.1: the odds count them by their backs."""
    match = at_table()
    said = tell(match, "shuffle_in gather 2")
    assert [(event.clause, event.name) for event in said] == [
        ("RC-3.1", "shuffled_in"),
        ("RC-3.1", "deck_shuffled"),
    ]
    assert said[1].params == {"n": 14}
    assert [(odds.name, odds.n) for odds in look(shown(match)).below] == [
        ("event", 12),
        ("gather", 2),
    ]


def test_a_discarded_card_of_the_app_is_shuffled_in_again() -> None:
    """RC-3.1: it is known there, and nothing comes from its own deck."""
    match = playing(1)
    while not shown(match).discard:
        tell(match, "adventure explore 1")
        while match.asked >= 0:
            match.answer(match.asked, match.state.legal_actions()[-1])
    (card,) = shown(match).discard
    decks = list(shown(match).decks)
    said = tell(match, f"shuffle_in_again {card}")
    assert [event.name for event in said][:2] == ["shuffled_in_self", "deck_shuffled"]
    assert shown(match).discard == [] and shown(match).decks == decks
    assert f"explore:{card}" in shown(match).event_deck
    assert f"explore:{card}" in look(shown(match)).seen
    with pytest.raises(Illegal):
        tell(match, f"shuffle_in_again {card}")
    match.undo()
    assert shown(match).discard == [card]
    assert read_again(match).state.text() == match.state.text()


def test_an_event_card_is_not_shuffled_in_again() -> None:
    """RC-R2: the Event deck is never refilled; RC-3.1 is of Adventure and Mystery cards."""
    match = playing()
    while not (left := [it for it in shown(match).discard if back_of(shown(match), it) == "event"]):
        if match.asked >= 0:
            match.answer(match.asked, match.state.legal_actions()[0])
        else:
            tell(match, "draw" if waits(match) == "draws" else "round_over")
    with pytest.raises(Illegal):
        tell(match, f"shuffle_in_again {left[0]}")


def test_cards_are_shuffled_in_at_any_moment() -> None:
    """RC-3.1: the step that waits goes on waiting."""
    match = at_table()
    tell(match, "round_over", "shuffle_in build 1", "top event", "drew book - - -")
    assert waits(match) == "applying_event"
    tell(match, "shuffle_in mystery 1")
    assert waits(match) == "applying_event"


def test_a_back_seen_on_top_stays_known_until_a_draw_or_a_shuffle() -> None:
    """RC-R9: looking changes nothing in the deck."""
    match = at_table()
    tell(match, "shuffle_in build 1", "top event")
    tell(match, "change food 1")
    assert top_back(shown(match)) == "event"
    before = list(shown(match).event_deck)
    tell(match, "top build")
    assert shown(match).event_deck == before
    tell(match, "shuffled")
    assert top_back(shown(match)) == ""
    tell(match, "top event", "round_over", "drew book - - -")
    assert top_back(shown(match)) == ""


def test_a_draw_hides_the_top_also_where_nobody_counts_the_deck() -> None:
    """RC-R9: after joining a running game."""
    match = at_table()
    tell(match, "joined", "clock 3 1", "round_over", "top build")
    assert top_back(shown(match)) == "build"
    tell(match, "lower_half - -")
    assert top_back(shown(match)) == ""


def test_a_threat_action_takes_a_card_off_without_its_threat_effect() -> None:
    """RC-3.2: it is discarded."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "One")
    said = tell(match, "threat_action right")
    assert [(event.clause, event.name) for event in said] == [
        ("RC-3.2", "threat_action"),
        ("RC-3.2", "discarded"),
    ]
    left, right = on_board(shown(match))
    assert left is not None and right is None


def test_a_threat_action_also_in_the_middle_of_the_phase() -> None:
    """RC-R13: the space is empty when the new card comes."""
    match = at_table()
    tell(match, "round_over", "threat_action right", "drew book - - -")
    tell(match, "done", "done")
    assert shown(match).threats[0] == ""


NEEDS = {
    "salt_spring": ("item", "shovel"),
    "torn_sail": ("fur", 1),
    "old_boar": ("weapon", 1),
}


@pytest.mark.parametrize(("card", "needs"), NEEDS.items())
def test_the_app_checks_and_takes_the_requirement(card: str, needs: tuple[str, object]) -> None:
    """RC-3.2: tools and the Weapon are kept (RC-R10)."""
    thing, value = needs
    match = playing()
    state = shown(match)
    state.threats[1] = card
    shown_card = on_board(state)[1]
    assert shown_card is not None and len(shown_card.missing) == 1
    why = match.why_not("threat_action", "right")
    assert why is not None and shown_card.missing[0].clause in str(why)
    tell(match, f"item {value} there" if thing == "item" else f"count {thing} {value}")
    said = tell(match, "threat_action right")
    while match.asked >= 0:
        match.answer(match.asked, shown(match).legal_actions()[0])
    after = shown(match)
    assert after.threats[1] == "" and card in after.discard
    assert "reward" in names(said)
    if thing == "item":
        assert sum(after.items) == 1  # RC-R10: kept
    elif thing == "weapon":
        assert after.weapon == 1 and (after.food, after.fur) == (2, 1)
    else:
        assert "paid" in names(said) and after.fur == 0
    assert "threat_card_effect" not in names(said)


def test_nothing_is_paid_in_part() -> None:
    """RC-R8: the card stays."""
    match = playing()
    shown(match).threats[1] = "torn_sail"
    with pytest.raises(Illegal, match=r"RC-R8: Fur: 1 needed, 0 available"):
        tell(match, "threat_action right")
    assert shown(match).fur == 0 and shown(match).threats[1] == "torn_sail"


def test_drawing_on_a_token_s_deck_removes_the_token() -> None:
    """RC-3.3: at a table as with the app’s decks."""
    match = at_table()
    tell(match, "token gather lies")
    assert [(event.clause, event.name) for event in tell(match, "token_used gather")] == [
        ("RC-3.3", "token_lifted")
    ]
    assert match.why_not("token_used", "gather") is not None
    match = playing()
    shown(match).tokens[0] = 1
    said = tell(match, "adventure build 2")
    assert names(said)[:2] == ["token_lifted", "upper_drawn"]
    assert shown(match).tokens[0] == 0


def test_the_token_goes_even_if_its_deck_is_empty() -> None:
    """RC-R7: no deck is refilled."""
    match = playing()
    shown(match).tokens[0], shown(match).decks[0] = 1, 0
    assert names(tell(match, "adventure build 1")) == ["token_lifted", "empty_deck"]
    with pytest.raises(Illegal, match="no deck is refilled"):
        tell(match, "adventure build 1")


def test_an_offer_of_an_upper_half_can_be_left() -> None:
    """RC-4.1: only what is used is shuffled in."""
    for choice in ("use", "leave"):
        match = playing(2)
        while True:
            tell(match, "adventure gather 2")
            if waits(match) == "offer":
                break
        assert match.asked == 1
        # Anything else waits until the question is answered.
        why = match.why_not("threat_action", "right")
        assert str(why) == "answer the open question first"
        card = shown(match).hand
        match.answer(1, choice)
        state = shown(match)
        assert (card in state.discard) == (choice == "leave")
        assert (f"gather:{card}" in state.event_deck) == (choice == "use")


def test_the_drawer_bears_the_upper_half_of_the_app_s_card_alone() -> None:
    """RC-R4, RC-4.1: on the counters; RC-3.3: the card has left its deck."""
    state = group(3)
    before = list(state.decks)
    state.then(rounds.draw_upper("explore", 2))
    state.run_on()
    state.apply("explore:root_ladder")
    assert state.wounds == [0, 0, 1]
    assert [was - now for was, now in zip(before, state.decks, strict=True)] == [0, 1, 0, 0]
    assert "explore:root_ladder" in state.event_deck


# -- counters ------------------------------------------------------------------------------


def test_counters_go_up_and_down_and_back() -> None:
    """RC-3.4: each step is taken back and comes again."""
    match = at_table(2)
    said = tell(match, "change wood 4", "change wood 1", "change wounds.2 1", "count morale -2")
    assert [event.clause for event in said] == ["RC-3.4"] * 4
    assert said[1].params == {"counter": "wood", "before": 4, "now": 5}
    assert (shown(match).wood, shown(match).wounds, shown(match).morale) == (5, [0, 1], -2)
    assert match.undo().kind == "free"
    assert shown(match).morale == 0
    match.redo()
    assert shown(match).morale == -2


@pytest.mark.parametrize(
    "fact",
    [
        "change food -1",
        "change morale 4",
        "count morale -4",
        "change wounds.1 -1",
        "change life.1 -12",
    ],
)
def test_a_counter_does_not_leave_its_track(fact: str) -> None:
    """RC-3.4: it is refused."""
    with pytest.raises(Illegal, match="cannot become"):
        tell(at_table(), fact)


def test_the_last_wound_space_is_typed_in_and_told() -> None:
    """RC-3.4: the end of the game is the table’s."""
    match = at_table(2)
    tell(match, "count life.1 3")
    assert "last_wound" not in names(tell(match, "change wounds.1 2"))
    assert "last_wound" in names(tell(match, "change wounds.1 1"))
    # It is also the last one if there turn out to be fewer spaces, as far as the Wounds are known.
    assert "last_wound" not in names(tell(match, "count life.1 4"))
    assert "last_wound" in names(tell(match, "change life.1 -1"))
    tell(match, "joined")
    assert "last_wound" not in names(tell(match, "count life.1 2"))
    assert waits(match) == "rest_of_round"  # the end of the game is the table's


def test_items_are_ticks() -> None:
    """RC-R10: they are there or not."""
    match = at_table()
    tell(match, "item rope there", "item fire there", "item rope gone")
    assert shown(match).items == [1, 0, 0, 0]


def test_a_tool_is_kept_when_it_is_used_and_so_is_the_weapon() -> None:
    """RC-R10: a requirement only looks at them."""
    match = playing()
    shown(match).threats = ["old_boar", "salt_spring"]
    tell(match, "item shovel there", "count weapon 1", "threat_action right", "threat_action left")
    assert (shown(match).items, shown(match).weapon) == ([0, 0, 0, 1], 1)
    assert shown(match).threats == ["", ""]


def test_a_table_can_let_the_app_resolve_an_effect() -> None:
    """RC-2.9: also of a printed card."""
    match = at_table(3)
    said = tell(match, "effect lose%20food%202 1")
    assert shown(match).wounds == [2, 2, 2] and said[0].clause == "RC-2.9"
    tell(match, "effect wound%20one%201 2", "effect combat%201 1")
    assert shown(match).wounds == [4, 3, 2]


def test_an_effect_only_if_possible() -> None:
    """RC-4.3: what is missing costs no Wound."""
    match = at_table(2)
    tell(match, "count food 1")
    tell(match, "effect_if_possible lose%20food%202 1")
    assert (shown(match).food, shown(match).wounds) == (0, [0, 0])
    assert names(tell(match, "effect_if_possible lose%20food%202 1")) == ["nothing_to_lose"]


def test_discarding_nothing_if_possible_costs_nothing_in_both_readings() -> None:
    """RC-R12: only the other reading needs to know the Wounds."""
    for reading in ("nothing", "wound"):
        match = at_table(2, rulings={"RC-R12": reading})
        said = tell(match, "effect_if_possible discard%20fur 1")
        assert (names(said), shown(match).wounds) == (["nothing_to_lose"], [0, 0])
        tell(match, "joined", "count fur 0")
        # Whom it would wound must be known then.
        assert (match.why_not("effect", "discard%20fur", "1") is None) == (reading == "nothing")


# -- the clock -----------------------------------------------------------------------------


def test_the_first_player_passes_left_each_round() -> None:
    """RC-3.4: in the round after the last seat to the first one."""
    match = playing(3, first="2")
    seen = []
    for _ in range(4):
        seen.append(shown(match).first)
        tell(match, "round_over")
        while waits(match) == "draws":
            tell(match, "draw")
            while match.asked >= 0:
                match.answer(match.asked, shown(match).legal_actions()[0])
    assert seen == [1, 2, 0, 1]


def test_after_the_last_round_the_match_is_over() -> None:
    """RC-3.4: unless more rounds are entered."""
    match = at_table(values={"rounds": Value(2, "entered")})
    tell(match, "round_over")
    through_phase(match)
    tell(match, "round_over")
    assert match.is_over and match.asked == NOBODY
    with pytest.raises(NotNow, match="the match is over"):
        tell(match, "round_over")
    # A way on: take it back, and enter more rounds.
    match.undo()
    tell(match, "rounds_in_all 3", "round_over")
    assert shown(match).round == 3


@pytest.mark.parametrize("ending", ["won", "lost"])
def test_a_table_says_how_the_game_ended(ending: str) -> None:
    match = at_table()
    tell(match, f"game_over {ending}")
    assert match.is_over and shown(match).outcome == ending
    assert read_again(match).text() == match.text()


def test_a_round_hands_over_what_changed() -> None:
    match = at_table(2, scenario="castaways")
    assert hand_over.last(match) is None
    tell(match, "change food 2", "round_over")
    told = hand_over.last(match)
    assert told is not None and (told.round, told.first) == (1, 1)
    assert [event.name for event in told.changes] == ["counter"]
    through_phase(match, "gather", "One")
    tell(match, "change wounds.1 1", "item rope there", "shuffle_in build 1", "round_over")
    told = hand_over.last(match)
    assert told is not None and told.round == 2
    assert [event.name for event in told.changes] == [
        "counter_of_seat", "threat_moved", "threat_came_right", "token_laid", "item_there",
        "shuffled_in",
    ]  # fmt: skip
    match.undo()
    told = hand_over.last(match)
    assert told is not None and told.round == 1


def test_a_hand_over_compares_nothing_that_was_not_known() -> None:
    match = at_table(2)
    tell(match, "joined", "clock 3 1", "round_over", "phase_over", "count food 2", "round_over")
    told = hand_over.last(match)
    assert told is not None
    assert [event for event in told.changes if event.params.get("counter") == "food"] == []


def test_after_joining_a_round_that_is_over_is_that_round_and_compares_what_was_told() -> None:
    match = at_table()
    tell(match, "joined", "clock 5 1", "deck_holds 3 2 0 0 0 0", "no_threat left")
    tell(match, "threat right book 5 - - -", "count food 1", "round_over")
    told = hand_over.last(match)
    assert told is not None
    assert (told.round, told.changes) == (5, ())


def test_after_joining_the_app_resolves_effects_though_nobody_told_the_determination() -> None:
    match = at_table(scenario="jenny")
    tell(match, "joined")
    for counter in ("food", "wood", "fur", "roof", "palisade", "weapon", "morale"):
        tell(match, f"count {counter} 1")
    tell(match, "count wounds.1 0", "count wounds.2 0", "effect lose%20palisade%202 1")
    assert (shown(match).palisade, shown(match).wounds) == (0, [1, 1])


@pytest.mark.parametrize("fact", ["deck_holds 40 0 0 0 0 0", "deck_holds 0 35 0 0 0 0"])
def test_the_event_deck_holds_no_more_than_the_box(fact: str) -> None:
    with pytest.raises(Illegal) as caught:
        tell(at_table(), fact)
    assert str(caught.value).startswith("The box has 3")
