"""OE-2: planets are offered, wanted, bid for, and bought."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import auction
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import Illegal
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    face,
    faces,
    hand,
    legal,
    names,
    noted,
    position,
    shorts,
    told,
)

HANDS = {0: "Pca Pca Sca", 1: "Sca Tca Pac", 2: "Pcc Pcc Pcc"}
"""The third seat has the highest influence, the first one the lowest."""


def offered(seats: int = 3, hands: dict[int, str] | None = None, **fields: Any) -> OuterEarth:
    """A market of two planets of which the first one is offered."""
    state = position(
        seats,
        hands={0: "", **(HANDS if hands is None else hands)},
        row={"01": 2, "09": 0},
        **fields,
    )
    return ask(state, auction.auction())


def bid(state: OuterEarth, *cards: str) -> OuterEarth:
    """Cards that are laid face down, one after another."""
    return answer(state, *(face(card) for card in cards))


def wanted(state: OuterEarth) -> OuterEarth:
    """Everybody says yes."""
    return answer(state, *["yes"] * sum(map(bool, state.hands)))


def owners(state: OuterEarth) -> list[list[str]]:
    """The planets that each seat develops."""
    return [names(planets) for planets in state.developing]


# -- OE-2.1 to OE-2.3 ------------------------------------------------------------------


def test_the_oldest_planet_is_offered_first_and_every_planet_in_its_turn() -> None:
    """OE-2.1, OE-R1: all planets of the row, the one furthest from the deck first."""
    state = offered()
    assert state.about == ("planet:01",)
    answer(state, "no", "no", "no")
    assert state.about == ("planet:09",)
    answer(state, "no", "no", "no")
    assert [it["planet"] for _, it in told(state, "offered")] == ["01", "09"]
    assert state.is_terminal


def test_a_planet_that_was_bought_does_not_hide_the_next_one() -> None:
    """OE-R1: the row that was there at the beginning is offered to its end."""
    state = answer(offered(), "yes", "no", "no")
    assert state.about == ("planet:09",)
    assert names(state.row) == ["09"]


def test_who_has_no_card_takes_no_part() -> None:
    """OE-2.2: and the log says so."""
    state = offered(hands={0: "Pca", 1: "", 2: "Pca"})
    assert told(state, "no_card_in_hand") == [("OE-2.2", {"seat": 1})]
    answer(state, "no")
    assert asked(state) == ("paddle", 2)


def test_who_has_no_room_takes_no_part() -> None:
    """OE-2.2: two planets in development and one queued."""
    state = offered(developing={0: ["02", "03"], 1: ["04", "05"]}, queued={0: "06"})
    assert told(state, "no_room") == [("OE-2.2", {"seat": 0})]
    assert asked(state) == ("paddle", 1), "with the queue free there is room"


def test_who_takes_part_is_seen_anew_for_each_planet() -> None:
    """OE-2.2: whoever gets the first planet may have no room for the second."""
    state = offered(developing={0: ["02", "03"]})
    answer(state, "yes", "no", "no")
    assert names(state.queued[:1]) == ["01"]
    assert asked(state) == ("paddle", 1)


def test_the_last_card_of_a_hand_that_was_paid_keeps_its_seat_out_of_the_next_auction() -> None:
    """OE-2.2, OE-2.6: no card left, no part."""
    state = wanted(offered(2, {0: "Pca", 1: "Tca"}))
    bid(state, "Pca", "Tca")
    assert asked(state) == ("paddle", 0)
    answer(state, "no")
    assert state.is_terminal


def test_a_planet_for_which_nobody_can_bid_stays() -> None:
    """OE-2.2: nobody is asked."""
    state = offered(hands={0: "", 1: "", 2: ""})
    assert state.is_terminal
    assert names(state.row) == ["01", "09"]
    assert told(state, "nobody_can") == [
        ("OE-2.2", {"planet": "01"}),
        ("OE-2.2", {"planet": "09"}),
    ]


def test_the_only_seat_that_can_take_part_is_asked_all_the_same() -> None:
    """OE-2.3: what it wants is its own choice."""
    for paddle, row in (("yes", ["09"]), ("no", ["01", "09"])):
        state = offered(hands={0: "", 1: "Pca", 2: ""})
        assert (asked(state), legal(state)) == (("paddle", 1), {"yes", "no"})
        answer(state, paddle)
        assert names(state.row) == row


def test_paddles_lie_face_down_until_all_are_there() -> None:
    """OE-2.3: the others see that one was laid, not which."""
    state = offered()
    assert [state.seen("yes", viewer) for viewer in range(3)] == ["yes", "?", "?"]
    answer(state, "yes")
    assert [state.view(viewer).paddles[0] for viewer in range(3)] == ["yes", "?", "?"]
    assert noted(state, "paddles_shown") == []
    answer(state, "no", "no")
    assert [it["seat"] for _, it in told(state, "paddle_laid")] == [0, 1, 2]
    ((clause, shown),) = told(state, "paddles_shown")
    assert (clause, shown["yes"], shown["no"]) == ("OE-2.3", [0], [1, 2])


def test_paddles_are_asked_clockwise_from_the_starting_token() -> None:
    """OE-2.3: in this order they are laid."""
    state = offered(start=2)
    for seat in (2, 0, 1):
        assert asked(state) == ("paddle", seat)
        answer(state, "no")


def test_whoever_wants_a_planet_alone_gets_it_free() -> None:
    """OE-2.3: no card is laid."""
    state = answer(offered(), "no", "yes", "no")
    assert owners(state) == [[], ["01"], []]
    assert hand(state, 1) == "Pac Sca Tca"
    assert told(state, "alone") == [("OE-2.3", {"seat": 1, "planet": "01"})]


def test_a_planet_that_nobody_wants_stays_with_its_chips() -> None:
    """OE-2.3: and no answer is left over for the next one."""
    state = answer(offered(), "no", "no", "no")
    assert (names(state.row), state.chips) == (["01", "09"], [2, 0])
    assert state.paddles == [""] * 3
    assert answer(state, "no", "no", "no").offered == NOTHING
    assert told(state, "nobody_wants") == [
        ("OE-2.3", {"planet": "01"}),
        ("OE-2.3", {"planet": "09"}),
    ]


def test_only_those_who_said_yes_bid() -> None:
    """OE-2.3, OE-2.4: the others are not asked."""
    state = answer(offered(), "yes", "no", "yes")
    bid(state, "Pca")
    assert asked(state) == ("first_card", 2)


# -- OE-2.4 ----------------------------------------------------------------------------


def test_each_bidder_first_lays_one_card_from_the_lowest_influence_to_the_highest() -> None:
    """OE-2.4: wherever the starting token is."""
    state = wanted(offered(start=1))
    for seat in range(3):
        assert asked(state) == ("first_card", seat)
        assert legal(state) == set(state.hands[seat])
        bid(state, HANDS[seat][:3])
    assert [len(cards) for cards in state.bids] == [1, 1, 1]
    assert asked(state) == ("add_or_pass", 0)


def test_who_bids_is_told_as_long_as_the_bidding_goes_on() -> None:
    """OE-2.4: from the lowest influence to the highest, and nobody before or after."""
    state = answer(offered(), "yes", "no")
    bidders = [state.bidders]
    for texts in (("yes",), (face("Pca"), face("Pcc")), ("add", face("Sca"), "enough")):
        answer(state, *texts)
        bidders.append(state.bidders)
    answer(state, "pass", "pass", "pass")
    assert bidders == [(), (0, 2), (0, 2), (0, 2)]
    assert (state.about, state.bidders) == (("planet:09",), ())


def test_a_first_card_is_asked_though_one_kind_is_left() -> None:
    """OE-2.4: not to ask would show the hand."""
    state = wanted(offered(2, {0: "Pca", 1: "Pcc Pcc"}))
    assert (asked(state), legal(state)) == (("first_card", 0), {face("Pca")})
    bid(state, "Pca")
    assert (asked(state), legal(state)) == (("first_card", 1), {face("Pcc")})


def bidding(**fields: Any) -> OuterEarth:
    """Everybody has laid a first card."""
    return bid(wanted(offered(**fields)), "Pca", "Sca", "Pcc")


def test_any_number_of_cards_is_added_until_it_is_enough() -> None:
    """OE-2.4, OE-R2: one after the other, none above the last."""
    state = answer(bidding(), "add")
    assert (asked(state), legal(state)) == (("add_card", 0), {face("Sca"), face("Pca"), "enough"})
    bid(state, "Sca")
    assert legal(state) == {face("Pca"), "enough"}
    bid(state, "Pca")
    assert asked(state) == ("add_or_pass", 1), "the hand is empty"
    answer(state, "add")
    bid(state, "Pac")
    assert legal(state) == {"enough"}, "a tertiary card would stand above the last one"
    answer(state, "enough")
    assert [len(cards) for cards in state.bids] == [3, 2, 1]


def test_whoever_adds_no_card_after_all_has_added_nothing() -> None:
    """OE-2.4: a round of bidders in which no card is added is the last one."""
    state = answer(bidding(), "add", "enough")
    assert told(state, "bid_passed") == [("OE-2.4", {"seat": 0})]
    answer(state, "pass", "pass")
    assert noted(state, "tied_bids")


def test_equal_cards_can_be_added_together() -> None:
    """OE-2.4: a face does not stand above itself."""
    state = answer(bidding(), "pass", "pass", "add")
    bid(state, "Pcc", "Pcc")
    assert shorts(state.bids[2]) == "Pcc Pcc Pcc"


def test_a_bidder_without_a_card_left_adds_nothing_and_is_not_asked() -> None:
    """OE-2.4: how many cards a hand has is public."""
    state = wanted(offered(2, {0: "Pca", 1: "Pcc Pcc"}))
    bid(state, "Pca", "Pcc")
    assert asked(state) == ("add_or_pass", 1)
    assert told(state, "bid_passed") == [("OE-2.4", {"seat": 0})]


def test_adding_nothing_does_not_exclude() -> None:
    """OE-2.4, OE-R2: as long as somebody adds, everybody is asked again."""
    state = answer(bidding(), "pass", "pass", "add")
    bid(state, "Pcc")
    answer(state, "enough")
    assert asked(state) == ("add_or_pass", 0)
    answer(state, "add")
    bid(state, "Sca")
    answer(state, "enough", "pass", "pass")
    assert asked(state) == ("add_or_pass", 0), "the first one has added in this round of bidders"
    answer(state, "pass", "pass", "pass")
    assert state.offered != 0


def test_bidding_ends_when_a_whole_round_adds_nothing() -> None:
    """OE-2.4: here the first one."""
    state = answer(bidding(), "pass", "pass", "pass")
    assert state.bids == [[], [], []]
    assert len(state.row) == 1


def test_nothing_is_taken_back_from_a_bid() -> None:
    """OE-R2: to add, or to add nothing; no answer makes a bid smaller."""
    state = bidding()
    assert legal(state) == {"pass", "add"}
    with pytest.raises(Illegal):
        state.find("take_back")


def test_how_many_cards_lie_in_a_bid_is_public_and_which_is_not() -> None:
    """OE-2.4: each sees the own cards alone."""
    state = bidding()
    for viewer in range(3):
        for seat in range(3):
            shown = state.view(viewer).bids[seat]
            assert shown == (state.bids[seat] if seat == viewer else ["card:?"])
    assert [it["n"] for _, it in told(state, "card_bid")] == [1, 1, 1]
    assert [(event.to, event.params) for event in noted(state, "bid_known")] == [
        (seat, {"card": face(card)}) for seat, card in enumerate(("Pca", "Sca", "Pcc"))
    ]


def test_that_it_is_enough_is_public() -> None:
    """OE-2.4: the count does not go on."""
    state = bid(answer(bidding(), "add"), "Sca")
    assert state.seen("enough", 1) == "enough"
    assert state.seen(face("Pca"), 1) == "card:?"
    assert state.seen(face("Pca"), 0) == face("Pca")


# -- OE-2.5 ----------------------------------------------------------------------------


def test_most_cards_win_whatever_they_are_worth() -> None:
    """OE-2.5: two primary cards beat a tertiary one."""
    state = wanted(offered())
    bid(state, "Pca", "Tca", "Pcc")
    answer(state, "add")
    bid(state, "Pca")
    answer(state, "enough", *["pass"] * 5)
    assert owners(state) == [["01"], [], []]
    [(clause, params)] = told(state, "most_cards")
    assert (clause, params["seat"], params["n"]) == ("OE-2.5", 0, 2)
    assert noted(state, "bid_revealed") == []


def test_level_bids_are_revealed_and_the_higher_value_wins() -> None:
    """OE-2.5, OE-1.4: a secondary card beats two primary ones of others."""
    state = answer(bidding(), "pass", "pass", "pass")
    assert owners(state) == [[], ["01"], []]
    assert told(state, "bid_revealed") == [
        ("OE-2.5", {"seat": 0, "revealed": faces("Pca"), "value": 1}),
        ("OE-2.5", {"seat": 1, "revealed": faces("Sca"), "value": 2}),
        ("OE-2.5", {"seat": 2, "revealed": faces("Pcc"), "value": 1}),
    ]
    [(clause, params)] = told(state, "by_value")
    assert (clause, params["seat"], params["n"]) == ("OE-2.5", 1, 2)


def test_with_level_values_the_higher_influence_wins() -> None:
    """OE-2.5: whatever the cards are."""
    state = answer(wanted(offered(2, {0: "Tca", 1: "Tcc"})), face("Tca"), face("Tcc"))
    assert owners(state) == [[], ["01"]]
    [(clause, params)] = told(state, "by_influence")
    assert (clause, params["seat"], params["influence"]) == ("OE-2.5", 1, 20)


def test_only_the_bids_that_are_level_for_most_cards_are_revealed_and_compared() -> None:
    """OE-R12: the tertiary card of a smaller bid stays hidden and does not count."""
    state = wanted(offered())
    bid(state, "Pca", "Tca", "Pcc")
    answer(state, "add")
    bid(state, "Pca")
    answer(state, "enough", "pass", "add")
    bid(state, "Pcc")
    answer(state, "enough", "pass", "pass", "pass")
    assert [it["seat"] for _, it in told(state, "bid_revealed")] == [0, 2]
    assert told(state, "tied_bids")[0][1]["seats"] == [0, 2]
    assert owners(state) == [[], [], ["01"]]
    assert state.known[1] == []


@pytest.mark.parametrize(("start", "order"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_of_equal_influences_the_nearer_to_the_start_player_is_the_higher(
    start: int, order: list[int]
) -> None:
    """OE-R13: clockwise; it bids later and wins the tie."""
    state = offered(start=start, effects={0: {"influence": 20}, 1: {"influence": 10}})
    assert [state.influence(seat) for seat in range(3)] == [30, 30, 30]
    wanted(state)
    for seat in order:
        assert asked(state) == ("first_card", seat)
        bid(state, {0: "Pca", 1: "Pac", 2: "Pcc"}[seat])
    answer(state, "pass", "pass", "pass")
    assert owners(state)[order[-1]] == ["01"]


# -- OE-2.6 ----------------------------------------------------------------------------


def test_the_winners_bid_is_discarded_open_and_the_others_take_theirs_back() -> None:
    """OE-2.6, OE-R3, OE-R21: nothing else leaves a hand."""
    state = answer(bidding(discard="Tmm"), "pass", "pass", "pass")
    assert shorts(state.discard) == "Tmm Sca"
    assert [hand(state, seat) for seat in range(3)] == ["Pca Pca Sca", "Pac Tca", "Pcc Pcc Pcc"]
    assert told(state, "bid_discarded") == [("OE-2.6", {"seat": 1, "revealed": faces("Sca")})]
    assert told(state, "bid_taken_back") == [
        ("OE-2.6", {"seat": 0, "n": 1}),
        ("OE-2.6", {"seat": 2, "n": 1}),
    ]
    assert state.view(0).discard == state.discard
    assert state.events is not None
    told_in_order = [event.name for event in state.events if event.name.startswith("bid_")]
    assert told_in_order[-3:] == ["bid_discarded", "bid_taken_back", "bid_taken_back"]


def test_a_bought_planet_goes_into_development_or_into_the_queue() -> None:
    """OE-2.6: by the room that there is."""
    state = answer(offered(developing={1: ["02", "03"]}), "no", "yes", "no", "yes", "no")
    assert names(state.queued[1:2]) == ["01"]
    assert owners(state) == [["09"], ["02", "03"], []]
    assert told(state, "queued") == [("OE-2.6", {"seat": 1, "planet": "01"})]
    assert told(state, "developing") == [("OE-2.6", {"seat": 0, "planet": "09"})]


def test_chips_on_a_planet_go_to_its_buyer_at_once() -> None:
    """OE-2.6, OE-R4: also to one who gets it free."""
    state = answer(offered(), "no", "yes", "no")
    assert (state.vp, state.chips_won, state.chips) == ([0, 2, 0], [0, 2, 0], [0])
    assert told(state, "chips_taken") == [("OE-R4", {"seat": 1, "points": 2, "planet": "01"})]
    answer(state, "yes", "no", "no")
    assert len(noted(state, "chips_taken")) == 1, "the other planet has none"
    assert (state.row, state.queued) == ([], [NOTHING] * 3)


# -- what comes of a reveal --------------------------------------------------------------


def test_what_all_saw_of_a_level_bid_is_known_of_the_hand_afterwards() -> None:
    """OE-2.5, OE-2.6: losers take back cards that were revealed."""
    state = answer(bidding(), "pass", "pass", "pass")
    assert [shorts(cards) for cards in state.known] == ["Pca", "", "Pcc"]
    assert [shorts(cards) for cards in state.view(1).known] == ["Pca", "", "Pcc"]


def test_an_open_card_that_was_bid_is_known_to_be_in_hand_or_bid() -> None:
    """OE-2.4: afterwards it is in the hand again, or paid."""
    state = wanted(offered(known=[faces("Tmm"), faces("Tca"), []], hands={**HANDS, 0: "Pca Tmm"}))
    bid(state, "Tmm", "Tca", "Pcc")
    assert state.known[:2] == [faces("Tmm"), faces("Tca")]
    answer(state, "pass", "pass", "pass")
    assert state.known == [faces("Tmm"), [], faces("Pcc")]


def test_paddles_and_bids_that_were_turned_over_end_a_free_undo() -> None:
    """OE-2.3, OE-2.5: the events say that something was revealed."""
    state = answer(offered(), "yes", "no")
    state.events = []
    answer(state, "yes")
    assert any("revealed" in event.params for event in state.events)
    bid(state, "Pca", "Pcc")
    answer(state, "pass")
    state.events = []
    answer(state, "pass")
    assert any("revealed" in event.params for event in state.events)


def test_the_bid_that_wins_by_its_cards_is_turned_over_too() -> None:
    """OE-2.6, OE-R21: it is discarded open."""
    state = answer(offered(), "yes", "no", "yes")
    bid(state, "Pca", "Pcc")
    answer(state, "pass", "add")
    bid(state, "Pcc")
    answer(state, "enough", "pass")
    state.events = []
    answer(state, "pass")
    assert any("revealed" in event.params for event in state.events)
