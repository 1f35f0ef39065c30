"""RC-2: the event phase, beside a physical deck and with the app's own."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.robinson_crusoe import phase
from engine.games.robinson_crusoe.components import LEFT, RIGHT
from engine.games.robinson_crusoe.event_deck import look, on_top, top_back
from engine.games.robinson_crusoe.naming import card_of
from engine.games.robinson_crusoe.prompts import prompt, steps
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import earliest, on_board, push
from engine.match.match import Match
from engine.rules.agenda import Event, Illegal
from engine.rules.game import Value
from tests.games.robinson_crusoe.at_table import (
    at_table,
    finish_phase,
    group,
    names,
    playing,
    shown,
    tell,
    through_phase,
    waits,
)


def now(state: Robinson) -> tuple[str, str]:
    """Name and clause of the prompt."""
    said = prompt(state)
    return said.name, said.clause


def only(book: int) -> dict[str, Value]:
    """So many Book cards and nothing else in the Event deck."""
    return {"own.book": Value(book, "entered"), "own.adventure": Value(0, "entered")}


def on_top_told(match: Match) -> list[Event]:
    """Shuffle a Mystery card in; what is told of the back that came to lie on top."""
    return [event for event in tell(match, "shuffle_in mystery 1") if event.name == "on_top"]


def test_round_1_has_no_event_phase() -> None:
    """RC-2.1: it is told as skipped."""
    for match in (at_table(), playing()):
        assert [
            event.clause for event in match.log()[0].events if event.name == "phase_skipped"
        ] == ["RC-2.1"]
        assert waits(match) == "rest_of_round"


def test_from_round_2_the_first_player_draws() -> None:
    """RC-2.2: who has passed on by then."""
    match = at_table(3, first="3")
    tell(match, "round_over")
    assert now(shown(match)) == ("draw_event", "RC-2.2")
    assert prompt(shown(match)).params["seat"] == 0
    match = playing(3)
    tell(match, "round_over")
    assert now(shown(match)) == ("draw", "RC-2.2")
    said = tell(match, "draw")
    drawn = next(event for event in said if event.name == "card_drawn")
    assert (drawn.clause, drawn.params["seat"], drawn.params["back"]) == ("RC-2.2", 1, "event")


def test_the_back_is_asked_only_when_it_cannot_be_known() -> None:
    """RC-2.3: among Event cards alone nobody has to say it."""
    match = at_table()
    tell(match, "round_over")
    assert top_back(shown(match)) == "event"
    through_phase(match)
    tell(match, "shuffle_in mystery 1", "round_over")
    assert now(shown(match)) == ("ask_back", "RC-2.3")
    assert match.why_not("lower_half", "-", "-") is not None
    tell(match, "top mystery")
    assert now(shown(match)) == ("read_lower_half", "RC-2.4")
    tell(match, "lower_half - -")
    # Only Event cards are left: nobody has to say so.
    assert now(shown(match)) == ("draw_event", "RC-2.2")


def test_an_event_card_told_tells_the_back_as_well() -> None:
    """RC-2.3: so it can be told at once."""
    match = at_table()
    tell(match, "shuffle_in build 1", "round_over")
    tell(match, "drew book - - -")
    assert shown(match).hand


def test_with_the_app_s_deck_the_back_on_top_is_open_and_told() -> None:
    """RC-2.3: after each shuffle."""
    match = playing(values={"rounds": Value(2, "entered")})
    assert top_back(shown(match)) == "event"
    seen = [event for _ in range(6) for event in on_top_told(match)]
    assert {event.clause for event in seen} == {"RC-2.3"}
    # Six Mystery cards and two Event cards: both backs were seen to lie on top.
    assert {event.params["back"] for event in seen} == {"event", "mystery"}
    assert top_back(shown(match)) == seen[-1].params["back"]


def test_adventure_and_mystery_cards_are_drawn_through() -> None:
    """RC-2.4: until an Event card comes."""
    match = at_table()
    tell(match, "shuffle_in build 1", "shuffle_in mystery 2", "round_over")
    for back in ("build", "mystery", "mystery"):
        tell(match, f"top {back}")
        said = tell(match, "lower_half - -")
        assert said[0].clause == "RC-2.4" and said[0].params["back"] == back
        assert names(said)[-1] == "discarded"
        assert waits(match) == "draws"
    tell(match, "drew explore - - -")
    finish_phase(match)
    assert len(shown(match).discard) == 3
    assert waits(match) == "rest_of_round"


def test_the_app_resolves_a_lower_half_and_draws_on() -> None:
    """RC-2.4: its card is discarded; RC-2.8: its effect is on the counters."""
    state = group(event_deck=["book:?", "explore:brass_button"], top="explore")
    state.then(phase.turn_card())
    state.run_on()
    assert names(state.events or []) == ["card_drawn", "lower_effect", "lost", "discarded"]
    assert (state.morale, state.discard) == (-2, ["brass_button"])
    assert (state.waits_for, state.event_deck, state.top) == ("draws", ["book:?"], "event")


def test_a_book_icon_resolves_the_book_effect_now() -> None:
    """RC-2.5: before the Event Effect."""
    match = at_table(scenario="king_kong")
    tell(match, "round_over", "drew book - - -")
    assert now(shown(match)) == ("book_reminder_and_effect", "RC-2.5")
    said = tell(match, "apply_book 1")
    assert [(event.name, event.params.get("now")) for event in said][-1] == ("lost", -1)
    assert now(shown(match)) == ("event_effect", "RC-2.6")


def test_a_group_that_resolves_the_book_itself_says_done() -> None:
    """RC-2.5: then no counter moves."""
    match = at_table(scenario="jenny")
    tell(match, "round_over", "drew book - - -")
    assert now(shown(match)) == ("book_effect", "RC-2.5")
    tell(match, "done")
    assert shown(match).wounds == [0, 0]


@pytest.mark.parametrize(
    ("typed", "told"),
    [("Turn the fog marker", "Turn the fog marker."), ("Fog rises!", "Fog rises!")],
)
def test_a_typed_reminder_ends_before_the_next_sentence(typed: str, told: str) -> None:
    """RC-2.5: whatever sign it ends with."""
    values = {"reminder": Value(typed, "entered"), **only(6)}
    match = at_table(scenario="jenny", mix="own", values={**values, "rounds": Value(4, "entered")})
    tell(match, "round_over", "drew book - - -")
    assert prompt(shown(match)).params["text"] == told


def test_a_reminder_is_told() -> None:
    """RC-2.5: where the effect is the table’s alone."""
    match = at_table(scenario="family")
    tell(match, "round_over", "drew book - - -")
    assert now(shown(match)) == ("book_reminder", "RC-2.5")


def test_with_the_app_s_deck_the_reminder_comes_before_what_the_app_does() -> None:
    """RC-R6: of a Book effect in two parts."""
    match = playing(scenario="king_kong", mix="own", values=only(book=2))
    said = tell(match, "round_over", "draw")
    told = [(event.clause, event.name) for event in said]
    at = told.index(("RC-R6", "book_reminder"))
    assert said[at].params["text"]["en"].startswith("The film-crew member")
    assert told[at + 1] == ("RC-2.5", "book_icon")
    assert "morale" in [event.params.get("counter") for event in said[at + 2 :]]


def to_read(match: Match, fact: str = "draw_and_read") -> None:
    """Draw a card that is read out before it takes effect."""
    tell(match, fact)
    assert waits(match) == "reading"


@pytest.mark.parametrize(("fact", "noted"), [("by_hand", "book_by_hand"), ("waived", "book_waived")])  # fmt: skip
def test_what_people_do_of_the_book_effect_is_waited_for_until_it_is_done_or_waived(
    fact: str, noted: str
) -> None:
    """RC-R6: with the app's deck, too; RC-R15: what the app does comes after it."""
    match = playing(scenario="king_kong", mix="own", values=only(book=2))
    tell(match, "round_over")
    to_read(match)
    assert "book_reminder" in names(tell(match, "done"))
    assert (waits(match), now(shown(match))) == ("reminding", ("book_reminder", "RC-2.5"))
    assert shown(match).morale == 0
    told = names(tell(match, fact))
    assert told[:2] == [noted, "book_icon"]
    assert shown(match).morale < 0


def test_nothing_is_waived_that_nobody_waits_for() -> None:
    """RC-R6: before a Book icon there is nothing to do by hand."""
    with pytest.raises(Illegal, match="Book effect"):
        tell(playing(), "waived")


def test_a_card_of_the_app_is_read_out_before_it_takes_effect() -> None:
    """RC-2.4, RC-2.8: nothing of it happens before."""
    match = playing(scenario="jenny", mix="own", values=only(book=2))
    tell(match, "round_over")
    to_read(match)
    before = shown(match)
    assert now(before) == ("read_out", "RC-2.4")
    card = card_of(before, before.hand)
    assert card is not None
    assert prompt(before).params == {"seat": before.first, "card": card.name}
    assert "book_icon" in names(tell(match, "done"))
    assert shown(match).wounds != before.wounds


def test_a_lower_half_is_read_out_before_it_takes_effect() -> None:
    """RC-2.4: then the card is discarded, and the next one is drawn."""
    match = playing(mix="own", values=only(book=2))
    tell(match, "shuffle_in mystery 6", "round_over")
    while shown(match).top != "mystery":
        tell(match, "shuffled")
    to_read(match)
    assert "lower_effect" in names(tell(match, "done"))
    assert not shown(match).hand


def test_an_upper_half_is_read_out_by_whoever_drew_it() -> None:
    """RC-3.3: before it takes effect, or is offered."""
    match = playing()
    tell(match, "adventure_and_read build 2")
    while waits(match) != "reading":
        match.answer(match.asked, "use")
        tell(match, "adventure_and_read build 2")
    state = shown(match)
    assert prompt(state).params["seat"] == 1
    assert state.hand
    with pytest.raises(Illegal, match="is drawn and not resolved"):
        tell(match, "adventure_and_read build 2")
    assert (shown(match).wounds, shown(match).fur) == (state.wounds, state.fur)
    assert "upper_effect" in names(tell(match, "done"))


def test_a_threat_action_is_possible_before_the_app_s_card_pushes_another_one_off() -> None:
    """RC-R13: so that what the new card brings can pay for it."""
    match = playing(mix="own", values=only(book=6))
    while waits(match) != "placing":
        told = {"rest_of_round": "round_over", "draws": "draw_and_read"}.get(waits(match), "done")
        tell(match, told)
        while match.asked >= 0:
            match.answer(match.asked, shown(match).legal_actions()[0])
    state = shown(match)
    assert now(state) == ("before_push", "RC-R13")
    assert all(state.threats) and earliest(state, LEFT) == state.round
    for item in ("fire", "knife", "rope", "shovel"):
        tell(match, f"item {item} there")
    for counter in ("food", "wood", "fur", "weapon"):
        tell(match, f"change {counter} 9")
    left = state.threats[LEFT]
    assert "threat_action" in names(tell(match, "threat_action left"))
    tell(match, "done")
    assert left in shown(match).discard and shown(match).threats[LEFT] == state.threats[RIGHT]


@pytest.mark.parametrize("level", ["table", "play"])
def test_a_demand_of_the_book_effect_wounds_like_a_card_s(level: str) -> None:
    """RC-R6: RC-2.9 holds for it, too."""
    match = at_table(level=level, scenario="jenny", mix="own", values=only(book=2))
    tell(
        match, "round_over", *(["draw"] if level == "play" else ["drew book - - -", "apply_book 1"])
    )
    wounds = [event for entry in match.log() for event in entry.events if event.clause == "RC-2.9"]
    assert wounds[0].params == {"counter": "palisade", "n": 1, "there": 0, "missing": 1}
    assert [event.params["seat"] for event in wounds[1:3]] == [0, 1]


def test_without_a_book_effect_nothing_is_asked() -> None:
    """RC-2.5: the phase goes on to the Event Effect."""
    match = at_table(scenario="castaways")
    tell(match, "round_over")
    assert "book_nothing" in names(tell(match, "drew book - - -"))
    assert now(shown(match)) == ("event_effect", "RC-2.6")


@pytest.mark.parametrize("colour", ["build", "explore", "gather"])
def test_an_adventure_icon_brings_a_token_unless_one_lies_there(colour: str) -> None:
    """RC-2.5: one of each colour at most."""
    match = at_table()
    tell(match, "round_over", f"drew {colour} - - -")
    assert now(shown(match)) == ("lay_token", "RC-2.5")
    assert names(tell(match, "done")) == ["token_laid"]
    assert sum(shown(match).tokens) == 1
    finish_phase(match)
    tell(match, "round_over")
    assert "token_lies" in names(tell(match, f"drew {colour} - - -"))
    assert sum(shown(match).tokens) == 1
    assert now(shown(match)) == ("event_effect", "RC-2.6")


def test_the_app_lays_tokens_and_resolves_the_book_of_its_deck() -> None:
    """RC-2.5: over a whole game."""
    match = playing(scenario="jenny", values={"rounds": Value(20, "entered")})
    seen: set[str] = set()
    for _ in range(19):
        tell(match, "round_over")
        while waits(match) == "draws":
            seen |= {*names(tell(match, "draw"))}
            while match.asked >= 0:
                match.answer(match.asked, shown(match).legal_actions()[0])
    assert {"book_icon", "token_laid", "token_lies"} <= seen
    assert shown(match).tokens == [1, 1, 1]


def test_the_event_effect_comes_before_the_push() -> None:
    """RC-2.6: in the course as in the prompts."""
    match = at_table(scenario="castaways")
    tell(match, "round_over", "drew book - - -")
    assert [step.mark for step in steps(shown(match))] == [
        "done", "done", "now", "later", "later", "later",
    ]  # fmt: skip
    tell(match, "done")
    assert now(shown(match)) == ("place_and_move", "RC-2.6")


def test_the_app_resolves_the_event_effect_of_its_card() -> None:
    """RC-2.6: before it is placed; RC-2.8: on the counters."""
    state = group(hand="rust_red_bay", food=3)
    state.then(phase.resolve())
    state.run_on()
    assert names(state.events or []) == [
        "book_nothing", "event_card_effect", "lost", "placed_right", "moved_left",
    ]  # fmt: skip
    assert (state.food, state.hand, state.threats[RIGHT]) == (2, "", "rust_red_bay")


def test_only_a_step_that_can_demand_names_what_a_demand_costs() -> None:
    """RC-2.9: an Event Effect can bring a combat besides."""
    match = at_table(scenario="jenny")

    def also() -> tuple[str, ...]:
        return next(step.also for step in steps(shown(match)) if step.mark == "now")

    tell(match, "round_over", "drew build - - -")
    assert (waits(match), also()) == ("laying_token", ())
    tell(match, "done")
    assert (waits(match), also()) == ("applying_event", ("RC-2.9", "RC-2.10"))
    tell(match, "done", "done", "round_over", "drew book - - -")
    assert (waits(match), also()) == ("book_effect", ("RC-2.9",))


@pytest.mark.parametrize(("left", "right"), list(product((False, True), repeat=2)))
def test_the_push_off_for_all_spaces(left: bool, right: bool) -> None:
    """RC-2.6: only a card that comes to lie where one lies pushes that one on."""
    state = shown(at_table())
    for key in "234":
        state.told_cards.append(["event", "book", f"card {key}", "", "", "1"])
    state.threats, state.placed = ["2" if left else "", "3" if right else ""], [1, 2]
    off = push(state, "4")
    assert state.threats[RIGHT] == "4" and state.placed[RIGHT] == state.round
    if right:
        assert state.threats[LEFT] == "3" and state.placed[LEFT] == 2
        assert off == ("2" if left else "")
    else:
        # Nothing pushes the card on the left.
        assert state.threats[LEFT] == ("2" if left else "")
        assert off == ""


def test_a_card_pushed_off_takes_effect_and_is_discarded() -> None:
    """RC-2.7: in that order."""
    match = at_table(scenario="castaways")
    for name in ("One", "Two", "Three"):
        tell(match, "round_over", f"drew book {name} - -")
        if name != "Three":
            finish_phase(match)
    tell(match, "done")
    assert now(shown(match)) == ("place_and_push", "RC-2.6")
    assert prompt(shown(match)).params == {"card": "Three", "moved": "Two", "off": "One"}
    tell(match, "done")
    assert now(shown(match)) == ("threat_effect", "RC-2.7")
    said = tell(match, "done")
    assert [(event.clause, event.name) for event in said] == [
        ("RC-2.7", "threat_applied"),
        ("RC-2.7", "discarded"),
    ]
    assert waits(match) == "rest_of_round"


def test_the_app_resolves_the_threat_effect_of_its_card() -> None:
    """RC-2.7: of the one pushed off, which is then discarded; RC-2.8: on the counters."""
    state = group(hand="wreck_bell", threats=["rust_red_bay", "salt_spring"], food=3)
    state.then(phase.place_card())
    state.run_on()
    assert names(state.events or []) == [
        "placed_right", "moved_left", "pushed_off", "threat_card_effect", "lost", "lost", "discarded",
    ]  # fmt: skip
    assert (state.food, state.morale, state.wounds) == (2, -1, [0, 0, 0])
    assert (state.threats, state.discard) == (["salt_spring", "wreck_bell"], ["rust_red_bay"])


def test_nothing_comes_from_an_empty_deck_and_no_threat_moves() -> None:
    """RC-R2: it is told, and the phase is over."""
    match = at_table(values={"rounds": Value(2, "entered")})
    tell(match, "rounds_in_all 5", "round_over")
    through_phase(match, "book")
    tell(match, "round_over")
    through_phase(match, "gather")
    before = list(shown(match).threats)
    said = tell(match, "round_over")
    assert [(event.clause, event.name) for event in said][-1] == ("RC-R2", "deck_empty")
    assert waits(match) == "rest_of_round"
    assert shown(match).threats == before


def test_also_in_the_middle_of_drawing_through() -> None:
    """RC-R2: after a lower half."""
    match = at_table(values={"rounds": Value(2, "entered")})
    tell(match, "rounds_in_all 5", "round_over")
    through_phase(match, "book")
    tell(match, "round_over")
    through_phase(match, "gather")
    tell(match, "shuffle_in explore 1", "round_over")
    said = tell(match, "lower_half - -")
    assert names(said)[-1] == "deck_empty"
    assert waits(match) == "rest_of_round"


# -- odds --------------------------------------------------------------------------------------


def test_the_odds_by_back_and_by_icon_follow_what_is_left() -> None:
    """RC-3.1: of the next draw, and of the next Event card."""
    match = at_table(scenario="jenny")
    tell(match, "shuffle_in build 1", "shuffle_in mystery 1")
    view = look(shown(match))
    assert (view.left, view.top) == (10, "")
    assert [(odds.name, odds.n, odds.chance) for odds in view.below] == [
        ("event", 8, 0.8), ("build", 1, 0.1), ("mystery", 1, 0.1),
    ]  # fmt: skip
    assert [(odds.name, odds.n, odds.chance) for odds in view.icons] == [
        ("book", 4, 0.5), ("adventure", 4, 0.5),
    ]  # fmt: skip
    tell(match, "top build")
    view = look(shown(match))
    assert view.top == "build"
    assert [(odds.name, odds.n) for odds in view.below] == [("event", 8), ("mystery", 1)]
    tell(match, "round_over", "lower_half - -", "top event", "drew book - - -")
    view = look(shown(match))
    assert [(odds.name, odds.n) for odds in view.icons] == [("book", 3), ("adventure", 4)]
    assert sum(odds.chance for odds in view.icons) == pytest.approx(1)


def test_the_app_s_deck_tells_the_odds_of_each_icon() -> None:
    view = look(shown(playing()))
    assert [(odds.name, odds.chance) for odds in view.icons] == [
        ("book", 0.5), ("build", 1 / 6), ("explore", 1 / 6), ("gather", 1 / 6),
    ]  # fmt: skip


# -- when a threat leaves ------------------------------------------------------------------------


def test_the_last_event_card_still_pushes_once_it_is_drawn() -> None:
    """RC-3.5: after it nothing leaves any more."""
    match = at_table(scenario="castaways")
    tell(match, "threat left book 1 - - -", "round_over", "deck_holds 1 0 0 0 0 0")
    left, right = on_board(shown(match))
    assert left is not None and right is not None
    assert (left.leaves, right.leaves) == (2, None)
    tell(match, "drew book - - -")
    left, right = on_board(shown(match))
    assert left is not None and right is not None
    assert (left.leaves, right.leaves) == (2, None)
    finish_phase(match)
    left, right = on_board(shown(match))
    assert left is not None and right is not None
    assert (left.leaves, right.leaves) == (None, None)


def test_a_card_placed_in_a_round_leaves_two_rounds_later_at_the_earliest() -> None:
    """RC-3.5: also where the left space is empty."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match)
    left, right = on_board(shown(match))
    assert left is not None and left.leaves == 3
    assert right is not None and right.leaves == 4 and right.placed == 2
    tell(match, "threat_action left", "round_over")
    # Before this round's card: it is pushed left now and off in the next round.
    _, right = on_board(shown(match))
    assert right is not None and right.leaves == 4


def test_a_card_that_nothing_can_push_stays() -> None:
    """RC-3.5: no round is told for it."""
    match = at_table(values={"rounds": Value(2, "entered")})
    tell(match, "round_over")
    through_phase(match)
    left, right = on_board(shown(match))
    assert left is not None and left.leaves is None
    assert right is not None and right.leaves is None


def test_a_lonely_card_on_the_left_waits_for_one_more() -> None:
    """RC-3.5: the next card only comes beside it."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match)
    tell(match, "threat_action right")
    left, _ = on_board(shown(match))
    assert left is not None and left.leaves == 4


def test_a_further_event_card_pushes_in_the_same_round() -> None:
    """RC-R5: the round does not end between them."""
    match = at_table()
    tell(match, "round_over")
    through_phase(match, "book", "One")
    tell(match, "another")
    assert waits(match) == "draws"
    through_phase(match, "gather", "Two")
    assert waits(match) == "rest_of_round" and shown(match).round == 2
    left, right = on_board(shown(match))
    assert left is not None and left.name == "One"
    assert right is not None and right.name == "Two"


def test_in_round_1_a_further_event_card_is_drawn_all_the_same() -> None:
    """RC-2.1, RC-R5: only its event phase is skipped."""
    match = at_table()
    tell(match, "another")
    through_phase(match, "book", "One")
    assert waits(match) == "rest_of_round" and shown(match).round == 1
    left, right = on_board(shown(match))
    assert left is not None and left.is_wreckage
    assert right is not None and right.name == "One" and right.placed == 1


def test_a_further_card_is_resolved_before_the_card_that_drew_it() -> None:
    """RC-R5: what lies on the right then leaves a round earlier."""
    match = at_table(scenario="castaways")
    tell(match, "round_over", "drew book Outer - -")
    left, right = on_board(shown(match))
    assert right is not None and right.is_wreckage and right.leaves == 3
    # The Event Effect of the card has another one drawn.
    said = tell(match, "another")
    assert [(event.clause, event.name) for event in said] == [("RC-R5", "another")]
    assert now(shown(match)) == ("draw_event", "RC-2.2")
    # Two pushes in this round: what lies on the right leaves in it.
    _, right = on_board(shown(match))
    assert right is not None and right.leaves == 2
    tell(match, "drew book Inner - -", "done")
    assert prompt(shown(match)).params["card"] == "Inner"
    _, right = on_board(shown(match))
    assert right is not None and right.leaves == 2
    tell(match, "done")
    assert shown(match).round == 2 and now(shown(match)) == ("event_effect", "RC-2.6")
    assert prompt(shown(match)).params == {"card": "Outer"}
    tell(match, "done")
    assert "wreckage_leaves" in names(tell(match, "done"))
    left, right = on_board(shown(match))
    assert left is not None and left.name == "Inner" and left.leaves == 3
    assert right is not None and right.name == "Outer" and right.leaves == 4
    assert waits(match) == "rest_of_round"


def test_the_book_effect_draws_a_further_card() -> None:
    """RC-R5: the Book effect goes on after it."""
    match = at_table(scenario="jenny")
    tell(match, "round_over", "drew book Outer - -", "another", "drew gather Inner - -")
    tell(match, "done", "done", "done")
    assert now(shown(match)) == ("book_effect", "RC-2.5")
    finish_phase(match)
    left, right = on_board(shown(match))
    assert left is not None and left.name == "Inner"
    assert right is not None and right.name == "Outer"


def test_a_threat_effect_draws_a_further_card() -> None:
    """RC-R5: its own push comes before the effect that drew it."""
    match = at_table(scenario="castaways")
    for name in ("One", "Two"):
        tell(match, "round_over")
        through_phase(match, "book", name)
    tell(match, "round_over", "drew book Three - -", "done", "done")
    assert prompt(shown(match)).params == {"card": "One"}
    tell(match, "another", "drew book Four - -", "done", "done")
    # The further card pushed as well: its Threat Effect comes first, then the one that waits.
    assert prompt(shown(match)).params == {"card": "Two"}
    tell(match, "done")
    assert now(shown(match)) == ("threat_effect", "RC-2.7")
    assert prompt(shown(match)).params == {"card": "One"}
    tell(match, "done")
    left, right = on_board(shown(match))
    assert left is not None and left.name == "Three"
    assert right is not None and right.name == "Four"
    assert waits(match) == "rest_of_round" and shown(match).hand == ""


def test_a_lower_half_draws_a_further_card_beside_the_one_that_comes() -> None:
    """RC-R5: two Event cards push in that round."""
    match = at_table(scenario="castaways")
    tell(match, "shuffle_in build 1", "round_over", "top build", "lower_half - -", "another")
    for name in ("One", "Two"):
        assert waits(match) == "draws"
        tell(match, f"drew book {name} - -", "done", "done")
    assert waits(match) == "rest_of_round"
    left, right = on_board(shown(match))
    assert left is not None and left.name == "One"
    assert right is not None and right.name == "Two"


def test_a_further_card_of_an_empty_deck_does_not_come() -> None:
    """RC-R5: as in RC-R2."""
    match = at_table(values={"rounds": Value(2, "entered")}, scenario="castaways")
    tell(match, "round_over", "drew book One - -", "another", "drew gather Two - -")
    tell(match, "done", "done", "done")
    said = tell(match, "another")
    assert names(said) == ["another", "deck_empty"]
    assert now(shown(match)) == ("event_effect", "RC-2.6")
    # Nor beside the card that is due next.
    match = at_table(values={"rounds": Value(2, "entered")}, scenario="castaways")
    tell(match, "round_over", "another", "drew book One - -", "done", "done")
    tell(match, "another", "drew gather Two - -", "done", "done")
    assert "deck_empty" in names(tell(match, "done"))
    assert waits(match) == "rest_of_round"


def test_a_book_card_is_as_likely_as_book_cards_are_left() -> None:
    """RC-1.2: the deck's own mix counts, not how many such cards the box has."""
    match = playing(1, scenario="castaways")
    weights = dict(on_top(shown(match)))
    book = sum(weight for card, weight in weights.items() if card.startswith("book"))
    assert book / sum(weights.values()) == 3 / 12
    assert len({weight for card, weight in weights.items() if card.startswith("book")}) == 1
