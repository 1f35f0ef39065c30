"""OP-7: the event deck, the event phase, personal events, and who decides when."""

from __future__ import annotations

import random
from collections import Counter
from copy import copy
from typing import Any

import pytest

from engine.games.outpost import events, market, rules, verbs
from engine.games.outpost.event_deck import shipped
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE
from engine.rules.words import load
from tests.games.outpost.matches import begun, play
from tests.games.outpost.positions import (
    OFF,
    answer,
    ask,
    asked,
    draw,
    draw_on,
    legal,
    noted,
    owns,
    position,
    refused,
    told,
    works,
)

NUMBER = {card.id: number for number, card in enumerate(shipped())}


def struck(card: str, seats: int = 3, seat: int | None = None, **fields: Any) -> Outpost:
    """The card has been drawn for the turn, or by a seat for itself; seat 1 leads, then 2, then 3."""
    fields = {"order": list(range(seats)), "event_phase": 1, **fields}
    state = position(seats, **fields)
    state.then(events.random_event() if seat is None else events.personal_event(seat))
    state.run_on()
    return draw(state, f"event:{card}")


# -- the deck --------------------------------------------------------------------------


def test_one_card_is_drawn_in_each_turn_but_the_first() -> None:
    """OP-7.1: or another for it; the last one drawn is the turn's."""
    state = begun(3)
    state.events = []
    turns = Counter[int]()
    for now in play(state, random.Random(4)):
        for event in now.events or ():
            turns[now.turn] += event.name == "event_drawn"
        now.events = []
    assert turns[1] == 0
    assert {turns[turn] for turn in range(2, state.turn + 1)} == {1}


def test_without_events_none_is_drawn() -> None:
    """OP-7.1: nor after a failed roll."""
    state = begun(4, OFF)
    state.events = []
    for now in play(state, random.Random(4)):
        assert now.source != "events"
    assert noted(state, "event_drawn") == noted(state, "personal_event") == []


def test_a_drawn_card_is_discarded_and_seen_by_all() -> None:
    """OP-R12: the clock counts what is left."""
    state = struck("quiet_shift")
    at = NUMBER["quiet_shift"]
    assert (state.event, state.event_cards[at], state.event_discards[at]) == (at, 2, 1)
    assert sum(state.event_cards) == 71
    assert state.view(1).event == at


def test_some_cards_are_replaced_while_the_event_phase_is_1() -> None:
    """OP-7.2: cards are drawn until one applies."""
    state = struck("moonquake")
    assert (asked(state), state.source) == (("draw_event", CHANCE), "events")
    assert [clause for clause, _ in told(state, "event_redrawn")] == ["OP-7.2"]
    draw(state, "event:quiet_shift")
    assert (state.event, state.current_player) == (NUMBER["quiet_shift"], -2)
    assert struck("moonquake", event_phase=2).event == NUMBER["moonquake"]


def test_for_a_personal_event_the_redraw_comes_before_its_having_no_effect() -> None:
    """OP-7.9: spare_parts is both; in phase 2 it does nothing, and nothing is drawn instead."""
    state = struck("spare_parts", seat=1)
    assert asked(state)[0] == "draw_event"
    state = struck("spare_parts", seat=1, event_phase=2)
    assert (asked(state)[0], len(noted(state, "event_not_personal"))) == ("", 1)
    assert state.personal_events == [[1, NUMBER["spare_parts"]]]


@pytest.mark.parametrize(
    ("turn", "began", "left"), [(2, 1, 72), (5, 4, 72), (6, 4, 60), (4, 4, 60)]
)
def test_the_deck_is_reshuffled_at_the_second_turn_of_each_phase(
    turn: int, began: int, left: int
) -> None:
    """OP-7.4, OP-R19: the turn after it began."""
    state = position(3, turn=turn, phase_began=began, order=[0, 1, 2])
    state.event_cards[0] -= 1
    state.event_discards[0] += 1
    state.event_cards[NUMBER["strike"]] -= 5
    state.event_cards[NUMBER["relief_ship"]] -= 5
    state.event_cards[NUMBER["quiet_shift"]] -= 1
    state.event_discards[NUMBER["strike"]] += 5
    state.event_discards[NUMBER["relief_ship"]] += 5
    state.event_discards[NUMBER["quiet_shift"]] += 1
    ask(state, events.random_event())
    assert sum(state.event_cards) == left
    assert len(noted(state, "event_deck_shuffled")) == (left == 72)


def test_an_empty_deck_reshuffles_its_discards_and_where_none_applies_nothing_happens() -> None:
    """OP-R12: a match goes on without an event."""
    state = position(3, turn=9, order=[0, 1, 2], event_phase=1)
    state.event_discards, state.event_cards = state.event_cards, [0] * len(NUMBER)
    ask(state, events.random_event())
    assert (asked(state)[0], sum(state.event_cards)) == ("draw_event", 72)
    state.event_discards = [0] * len(NUMBER)
    state.event_cards = [0] * len(NUMBER)
    state.event_cards[NUMBER["moonquake"]] = 1
    ask(state, events.random_event())
    assert (asked(state)[0], len(noted(state, "no_event"))) == ("", 1)


# -- whom it affects -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "seats"), [("strike", [0]), ("subsidy", [2]), ("dust_storm", [2, 1, 0])]
)
def test_a_card_is_for_the_first_the_last_or_everybody(card: str, seats: list[int]) -> None:
    """OP-7.1, OP-7.10: from the last-placed upwards."""
    state = position(3, order=[0, 1, 2])
    assert events.affected(state, shipped()[NUMBER[card]]) == seats


def test_the_last_placed_player_decides_first_then_upwards() -> None:
    """OP-7.10: hull_breach asks all."""
    state = struck("hull_breach", hands={0: "ore:1 ore:2", 1: "ore:1 ore:2", 2: "ore:1 ore:2"},
                   population={0: 4, 1: 4, 2: 4}, order=[2, 0, 1])  # fmt: skip
    order = []
    for _ in range(3):
        assert asked(state)[0] == "choose_option"
        order.append(state.current_player)
        answer(state, "lose:population:1", "spare")
    assert order == [1, 0, 2]


def test_who_chooses_what_an_event_brings_is_told_its_name() -> None:
    """OP-7.8: a personal event is not the one of the turn."""
    state = struck("barter_fair", 2, hands={0: "ore:1", 1: "ore:2"}, order=[0, 1])
    asks = load("outpost", "en").prompt(state, ["Anna", "Ben"])
    assert asks == "Ben, Barter Fair: what do you choose?"


def test_who_chooses_what_an_event_brings_may_look_at_the_own_hand_before() -> None:
    """OP-7.10: what a card that is given away is worth nobody knows otherwise."""
    state = struck("barter_fair", hands={0: "ore:1", 1: "ore:2", 2: "water:4"})
    assert asked(state)[0] == "choose_option"
    assert state.may_peek and not state.is_private


def test_a_card_for_the_leader_hits_whoever_drew_it_for_themselves() -> None:
    """OP-R17: and nobody else; what it changes counts for that player alone."""
    state = struck("luxury_tax", seat=2)
    assert state.modifiers == [[2, "price", "upgrade", 10]]
    assert told(state, "changed_for")[0][1]["seat"] == 2
    assert struck("luxury_tax").modifiers == [[0, "price", "upgrade", 10]]
    assert struck("rich_vein", seat=1).modifiers == [[1, "yield", "ore", 1]]


def test_gifts_to_everybody_are_no_personal_events() -> None:
    """OP-R23, OP-7.9: a failed roll does not pay."""
    gifts = [card for card in shipped() if card.group == "gain" and not card.na_personal]
    for card in gifts:
        assert any(it.verb == "lose" for it in card.options[-1]), card.id
    assert all(card.na_personal for card in shipped() if card.group in ("help", "market")
               and card.id != "cold_shoulder")  # fmt: skip


def test_a_failed_roll_of_a_buyer_draws_an_event_before_the_place_is_filled() -> None:
    """OP-7.8: and only the first of a turn."""
    state = position(
        2, display=["nodule"], bought=[1, 0], order=[0, 1], supply={"warehouse": 2}, event_phase=1
    )
    ask(state, market.refill())
    draw(state, "4")
    assert (asked(state)[0], state.source) == ("draw_event", "events")
    assert len(state.display) == 1
    draw(state, "event:quiet_shift")
    assert state.personal_events == [[0, NUMBER["quiet_shift"]]]
    assert len(state.display) == 2


def test_a_draft_gives_each_option_only_so_often() -> None:
    """OP-7.10: players divided by options, rounded up."""
    state = struck("buried_cache", 5, hands={})
    for _ in range(2):
        answer(state, "gain:card.water:2")
        draw_on(state)
    assert "gain:card.water:2" not in legal(state)
    assert len(legal(state)) == 3


def test_options_depend_on_what_there_is_to_lose() -> None:
    """OP-R24: of several only those whose losses can be met in full."""
    fields: dict[str, Any] = {"hands": {0: "ore:1 ore:2", 1: "ore:1"}, "population": {0: 4, 1: 4}}
    state = position(3, order=[0, 1, 2], event_phase=1, **fields)
    at = NUMBER["hull_breach"]
    assert events.options(state, 0, at) == ["lose:population:1", "lose:card:2"]
    assert events.options(state, 1, at) == ["lose:population:1"]
    assert events.options(state, 2, at) == []
    ask(state, events.act(2, at))
    assert (asked(state)[0], len(noted(state, "no_option"))) == ("", 1)


def test_an_option_that_cannot_be_chosen_says_why() -> None:
    """OP-R24, OP-7.10."""
    state = struck("barter_fair", 2, hands={0: "ore:1", 1: "ore:2"}, order=[0, 1])
    (why,) = state.refusals()
    assert (why.subject, why.name) == ("lose:card:2+gain:card.microbiotics:1", "too_little_to_lose")
    assert why.subject not in legal(state)
    manned = {0: {"ore": 2, "water": 3}}
    rich: dict[str, Any] = {"factories": manned, "people_at": manned, "population": {0: 5}}
    for seat in (None, 0):
        state = struck("audit", 2, seat, hands={0: "ore:1"}, **rich)
        assert asked(state) == ("let_idle", 0), "nobody chooses what is left alone"
        assert refused(state) == {"lose:card:3": ("OP-R24", "too_little_to_lose")}
    state = answer(struck("audit", 2, hands={0: "ore:1 ore:1 ore:1"}, **rich), "idle:factory:3")
    assert asked(state) == ("let_idle", 0) and not state.refusals()
    state = struck("audit", 2, hands={0: "ore:1"}, **rich)
    deck, at = [*state.board.event_deck], NUMBER["audit"]
    several = sum(deck[at].options, ())
    deck[at] = deck[at]._replace(options=(several, several[:1]))
    state.board = copy(state.board)
    state.board.event_deck = tuple(deck)
    told = [it.subject for it in state.refusals()]
    assert told == ["lose:card:3"], "of what is under way nothing is told"
    state = struck("buried_cache", 2, hands={})
    assert not state.refusals()
    answer(state, "gain:card.water:2")
    draw_on(state)
    assert [(it.subject, it.name) for it in state.refusals()] == [
        ("gain:card.water:2", "option_taken")
    ]


def test_amounts_are_those_of_the_event_phase() -> None:
    """OP-7.3: not of the game's phase."""
    for phase, amount in ((1, 10), (2, 20), (3, 30)):
        state = struck("luxury_tax", event_phase=phase, phase=3)
        assert state.modifiers == [[0, "price", "upgrade", amount]]


def test_events_never_take_upgrades() -> None:
    """OP-R8: a loss of factories leaves the five ordinary kinds only, and 3 of them."""
    state = struck(
        "moonquake", event_phase=2, upgrades={2: "moon_base nodule"},
        factories={2: {"ore": 3, "water": 1}}, people_at={2: {"ore": 1, "moon_base": 1}},
    )  # fmt: skip
    assert (asked(state), legal(state)) == (("lose_factory", 2), ["ore", "water"])
    answer(state, "ore")
    assert (owns(state, 2), works(state, 2)) == (
        {"moon_base": 1, "nodule": 1},
        {"ore": 1, "moon_base": 1},
    )


def test_nobody_loses_the_last_three_people_or_factories() -> None:
    """OP-R24: the loss takes what there is."""
    state = struck("moonquake", event_phase=2)
    assert (asked(state)[0], len(noted(state, "nothing_to_lose"))) == ("", 3)
    state = position(2)
    ask(state, verbs.do(0, "lose", "population", 2))
    assert (state.population[0], len(noted(state, "nothing_to_lose"))) == (3, 1)


def test_after_a_loss_nobody_takes_the_place_before_the_own_turn() -> None:
    """OP-7.5, OP-R10: not even a spare person."""
    state = position(2, factories={0: {"ore": 4}}, people_at={0: {"ore": 3}}, population={0: 5})
    ask(state, verbs.do(0, "lose", "population", 1))
    answer(state, "ore")
    assert (works(state, 0), state.vp[0], asked(state)[0]) == ({"ore": 2}, 2, "")
    assert state.spare_people(0) == 2


def test_what_an_event_gives_works_in_the_same_turn_without_changing_the_order() -> None:
    """OP-7.6, OP-7.7: by a spare person, not by a moved one."""
    state = struck("pioneers", population={2: 4}, event_phase=2)
    assert (asked(state), legal(state)) == (("man", 2), ["leave", "spare"])
    answer(state, "spare")
    assert (works(state, 2)["titanium"], state.vp[2], state.order) == (1, 5, [0, 1, 2])
    assert asked(struck("pioneers", event_phase=2))[0] == "", "nobody is spare, nobody is moved"


def test_a_turn_draws_its_event_before_the_phase_is_looked_at() -> None:
    """OP-2.1, OP-7.3: step 2, with the phase of the turn before."""
    state = position(3, vp=[10, 3, 3], turn=4)
    ask(state, rules.turn_begins())
    draw_on_until(state, "draw_event")
    assert (state.event_phase, state.phase, state.turn) == (1, 1, 5)
    draw(state, "event:quiet_shift")
    assert (state.event_phase, state.phase) == (1, 2)


def draw_on_until(state: Outpost, name: str) -> None:
    """The likeliest outcomes until that is drawn."""
    while asked(state)[0] != name:
        state.apply(max(state.chance_outcomes(), key=lambda it: it[1])[0])
