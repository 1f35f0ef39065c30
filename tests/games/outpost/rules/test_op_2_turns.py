"""OP-2: the turn sequence, player order, phases, and rolls for the market."""

from __future__ import annotations

import random

import pytest

from engine.games.outpost import market, rules
from engine.games.outpost.components import UPGRADES
from engine.rules.agenda import CHANCE
from tests.games.outpost.matches import begun, play
from tests.games.outpost.positions import (
    BASIC,
    OFF,
    answer,
    ask,
    asked,
    draw,
    draw_on,
    legal,
    noted,
    position,
    told,
)
from tests.games.outpost.positions import (
    market as on_market,
)

# -- OP-2.1 ----------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "is_early"), [({}, True), (BASIC, False)])
def test_a_turn_goes_through_its_steps(options: dict[str, str], is_early: bool) -> None:
    """OP-2.1: hands are cut right after production, in the basic game at the end of the turn."""
    state = position(2, options=options)
    state.then(rules.turn_begins())
    frame = state.agenda.pop()
    frame[0].run(state)
    steps = [frame[0].name for frame in reversed(state.agenda)]
    cut = steps.index("cut_hands")
    assert cut == (steps.index("production") + 1 if is_early else steps.index("turn_ends") - 1)
    steps.remove("cut_hands")
    assert steps == [
        "new_order", "random_event", "look_for_phase", "refill", "production", "player_turns",
        "turn_ends",
    ]  # fmt: skip


def test_for_events_the_phase_is_that_of_the_last_turn() -> None:
    """OP-7.3: it changes a turn later."""
    for now in play(begun(4), random.Random(2)):
        if now.phase_began == now.turn > 1:
            assert now.event_phase < now.phase
        elif now.turn:
            assert now.event_phase == now.phase


def test_what_was_opened_and_bought_is_counted_anew_in_each_player_turn() -> None:
    """OP-7.1: the verb `limit` allows everybody as much."""
    state = position(2, opened=1, built=2, hired=3)
    ask(state, rules.player_turn(1))
    assert (state.opened, state.built, state.hired) == (0, 0, 0)


def test_player_turns_follow_the_order() -> None:
    """OP-6.1: whoever comes is known beforehand."""
    state = position(3, order=[2, 0, 1])
    ask(state, rules.player_turns())
    assert (asked(state), state.coming, state.at_turn) == (("put_up", 2), (0, 1), 2)
    answer(state, "end")
    assert (asked(state), state.begins_turn) == (("put_up", 0), True)


def test_an_event_can_turn_the_order_of_player_turns_round() -> None:
    """OP-7.1: step 4 and ties keep the player order."""
    state = position(3, order=[2, 0, 1], modifiers=[[-1, "order", "", 1]])
    ask(state, rules.player_turns())
    assert (state.current_player, state.coming) == (1, (0, 2))


# -- OP-2.2 ----------------------------------------------------------------------------


def test_most_vp_come_first() -> None:
    """OP-2.2: without a draw where nobody is level."""
    state = position(3, vp=[3, 9, 5])
    assert ask(state, rules.new_order()).order == [1, 2, 0]


def test_a_tie_goes_to_the_higher_face_value_of_upgrades_that_work() -> None:
    """OP-2.2: a Moon Base without a crew counts for nothing."""
    state = position(
        3,
        upgrades={0: "data_library warehouse", 1: "heavy_equipment nodule", 2: "moon_base"},
        vp=[5, 5, 5],
    )
    assert [state.face_value(seat) for seat in range(3)] == [40, 55, 0]
    assert ask(state, rules.new_order()).order == [1, 0, 2]


def test_whoever_is_still_tied_draws_lots() -> None:
    """OP-2.2: among those who are level alone."""
    state = ask(position(3, vp=[4, 3, 4]), rules.new_order())
    assert (state.source, legal(state)) == ("order", ["1", "3"])
    assert draw(state, "3").order == [2, 0, 1]


# -- OP-2.3 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vp", "phase"), [([9, 3, 3, 3], 1), ([10, 3, 3, 3], 2), ([39, 3, 3, 3], 2), ([3, 40, 3, 3], 3)]
)
def test_a_phase_begins_when_the_leader_has_its_vp(vp: list[int], phase: int) -> None:
    """OP-2.3, OP-1.4, OP-R16: with the VP of that moment; if both are reached at once the higher phase begins."""
    state = ask(position(4, vp=vp), market.look_for_phase())
    assert state.phase == phase
    assert len(noted(state, "phase_by_vp")) == (phase > 1)
    if phase > 1:
        assert state.phase_began == 2


def test_a_phase_never_goes_back() -> None:
    """OP-R2: also if VP were lost."""
    state = ask(position(4, vp=[3, 3, 3, 3], phase=2), market.look_for_phase())
    assert state.phase == 2


@pytest.mark.parametrize(("phase", "types"), [(1, 4), (2, 10)])
def test_a_phase_ends_when_all_of_it_is_sold_out_for_the_second_turn_running(
    phase: int, types: int
) -> None:
    """OP-2.3: whatever is left of later ones; the count restarts with each phase."""
    later = dict.fromkeys(UPGRADES[types:], 1)
    state = position(4, vp=[3] * 4, phase=phase, supply=later)
    ask(state, market.look_for_phase())
    assert (state.phase, state.sold_out) == (phase, 1)
    ask(state, market.look_for_phase())
    assert (state.phase, state.sold_out) == (phase + 1, 0)
    ask(state, market.look_for_phase(), market.look_for_phase())
    assert state.phase == phase + 1


@pytest.mark.parametrize(
    ("phase", "display", "supply"),
    [
        (1, ["nodule"], {}),
        (1, [], {"data_library": 1}),
        (2, ["outpost"], {}),
        (2, [], {"outpost": 1}),
    ],
)
def test_a_copy_anywhere_is_not_sold_out(
    phase: int, display: list[str], supply: dict[str, int]
) -> None:
    """OP-2.3: on the market or beside it, up to the last type of the phase."""
    state = position(4, vp=[3] * 4, phase=phase, display=display, supply=supply, sold_out=1)
    ask(state, market.look_for_phase())
    assert (state.phase, state.sold_out) == (phase, 0)


def test_vp_are_looked_at_before_sales() -> None:
    """OP-2.3: the phase that VP begin counts its sales anew."""
    state = position(4, vp=[10, 3, 3, 3], supply=dict.fromkeys(UPGRADES[10:], 1), sold_out=1)
    ask(state, market.look_for_phase())
    assert (state.phase, state.sold_out, noted(state, "phase_by_sales")) == (2, 1, [])


# -- OP-2.4 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "faces"), [(1, range(1, 5)), (2, range(1, 11)), (3, range(2, 14))]
)
def test_the_die_is_that_of_the_phase(phase: int, faces: range) -> None:
    """OP-2.4: d4, d10, d12+1."""
    state = ask(position(2, phase=phase), market.refill())
    assert (state.source, legal(state)) == ("refill", [str(face) for face in faces])


def test_an_exhausted_type_gives_way_to_the_next_lower_one() -> None:
    """OP-2.4: down to the first of which a copy is left."""
    state = position(2, supply={"data_library": 1, "warehouse": 1})
    draw(ask(state, market.refill()), "4")
    assert on_market(state) == ["warehouse"]
    draw(state, "3")
    assert on_market(state) == ["data_library", "warehouse"]
    assert sum(state.supply) == 0


def test_a_type_of_which_too_many_lie_there_counts_as_exhausted() -> None:
    """OP-1.5, OP-2.4: two of four players at most."""
    state = position(4, display=["nodule", "nodule", "warehouse"])
    draw(ask(state, market.refill()), "4")
    assert on_market(state) == ["warehouse", "heavy_equipment", "nodule", "nodule"]
    assert told(state, "not_available") == [("OP-2.4", {"upgrade": "nodule"})]


def test_where_nothing_lower_is_left_the_die_is_rolled_again_for_what_there_is() -> None:
    """OP-R3: a re-roll offers only faces that give a card."""
    state = position(2, supply={"heavy_equipment": 1, "nodule": 1})
    draw(ask(state, market.refill()), "2")
    assert (asked(state), legal(state)) == (("roll_again", CHANCE), ["3", "4"])
    draw(state, "4")
    assert on_market(state) == ["nodule"]


def test_a_place_stays_empty_if_the_die_can_reach_nothing() -> None:
    """OP-R3: types of later phases are not within its reach."""
    state = position(2, supply={"warehouse": 1, "moon_base": 4})
    draw(ask(state, market.refill()), "2")
    assert on_market(state) == ["warehouse"]
    assert state.current_player != CHANCE
    assert told(state, "places_empty") == [("OP-R3", {"n": 1})]


def test_the_die_of_phase_3_reaches_the_first_type_by_going_down() -> None:
    """OP-2.4, OP-R3: though its lowest face is 2."""
    state = position(2, supply={"data_library": 1}, phase=3)
    draw(ask(state, market.refill()), "9")
    assert on_market(state) == ["data_library"]


def test_buyers_of_the_last_turn_roll_in_reverse_player_order_of_this_turn() -> None:
    """OP-2.4, OP-R15: each as often as they bought; the rest is rolled by nobody in particular."""
    state = position(4, bought=[2, 0, 1, 0], order=[2, 0, 1, 3], options=OFF)
    ask(state, market.refill())
    for face in "1234":
        draw(state, face)
    rolls = [params["seat"] for _, params in told(state, "buyer_rolled")]
    assert (rolls, len(noted(state, "rolled"))) == ([0, 0, 2], 1)
    assert state.bought == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("reading", "events", "drawn"),
    [("turn", "on", 1), ("purchase", "on", 2), ("purchase", "off", 0)],
)
def test_how_often_a_buyer_fails_into_an_event(reading: str, events: str, drawn: int) -> None:
    """OP-R11: the same rolls draw a card once a turn, or once for each purchase; none without events."""
    state = position(
        3, display=["nodule"], bought=[2, 0, 0], order=[0, 1, 2],
        rulings={"OP-R11": reading}, options={"events": events},
    )  # fmt: skip
    state.event_cards = [int(it.id == "quiet_shift") for it in state.board.event_deck]
    ask(state, market.refill())
    draw(state, "4", "4")
    assert on_market(state) == ["warehouse", "heavy_equipment", "nodule"]
    assert [seat for seat, _ in state.personal_events] == [0] * drawn


@pytest.mark.parametrize(("reading", "shown"), [("filled", 3), ("empty", 2)])
def test_after_a_personal_event_the_place_is_filled_or_stays_empty(
    reading: str, shown: int
) -> None:
    """OP-R7: the same roll, another market; other places are filled, and this one is next turn."""
    state = position(
        3, display=["nodule"], bought=[1, 0, 0], order=[0, 1, 2], rulings={"OP-R7": reading},
    )  # fmt: skip
    ask(state, market.refill())
    draw(state, "4", "event:quiet_shift")
    draw_on(state)
    assert len(state.display) == shown
    draw_on(ask(state, market.refill()))
    assert len(state.display) == 3


@pytest.mark.parametrize(("reading", "shown"), [("turn", 2), ("purchase", 1)])
def test_each_event_leaves_one_place_empty(reading: str, shown: int) -> None:
    """OP-R7, OP-R11: two failed rolls of one buyer; the second one draws an event, or fills its place."""
    state = position(
        3, display=["nodule"], bought=[2, 0, 0], order=[0, 1, 2],
        rulings={"OP-R7": "empty", "OP-R11": reading},
    )  # fmt: skip
    ask(state, market.refill())
    while asked(state)[0]:
        draw(state, "4" if asked(state)[0] == "roll" else "event:quiet_shift")
    assert (len(state.display), state.failed) == (shown, [0, 0])


def test_a_buyer_who_rolls_when_nothing_is_left_has_failed() -> None:
    """OP-R3: without a die."""
    state = position(2, supply={}, bought=[1, 0], order=[0, 1])
    ask(state, market.refill())
    assert (state.failed, state.display) == ([0], [])


def test_an_event_can_hold_the_rolls_and_they_come_next_turn_without_a_buyer() -> None:
    """OP-7.1: the verb `hold`."""
    state = position(2, bought=[2, 0], order=[0, 1], modifiers=[[-1, "hold", "", 1]])
    ask(state, market.refill())
    assert (state.display, state.bought) == ([], [0, 0])
    state.modifiers = []
    draw_on(ask(state, market.refill()))
    assert (len(state.display), noted(state, "buyer_rolled")) == (2, [])


def test_places_that_an_event_added_are_not_refilled_later() -> None:
    """OP-7.1: the verb `display`."""
    state = position(2, modifiers=[[-1, "display", "", 2]])
    draw_on(ask(state, market.refill()))
    assert len(state.display) == 4
    state.modifiers, state.display = [], state.display[1:]
    draw_on(ask(state, market.refill()))
    assert len(state.display) == 3


def test_what_events_changed_ends_with_the_turn() -> None:
    """OP-7.1: modifiers, and factories that stood idle."""
    state = position(2, modifiers=[[0, "capacity", "", -3]], idle=[[1, 0, 0, 0, 0], [0] * 5])
    ask(state, rules.turn_ends())
    assert (state.modifiers, state.idle) == ([], [[0] * 5, [0] * 5])
