"""OE-3.1 to OE-3.8: cards and action points of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import rules, turn
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import CHANCE, NOBODY, PUBLIC, Illegal
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    draw,
    draw_on,
    face,
    faces,
    hand,
    invest,
    legal,
    noted,
    place,
    position,
    refused,
    short,
    shorts,
    take,
    told,
)


def own_turn(seats: int = 2, **fields: Any) -> OuterEarth:
    """A turn of the first seat, which has two planets in development."""
    at: dict[str, Any] = {"developing": {0: ["01", "09"]}, **fields}
    state = position(seats, **at)
    return ask(state, turn.turn_begins(0), turn.turn(0))


# -- the turn --------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_start_player_and_each_spends_all_in_one_turn() -> None:
    """OE-R14: no seat is asked again after its turn."""
    state = ask(position(3, start=1), rules.round_begins())
    for seat in (1, 2, 0):
        assert (asked(state), state.ap) == (("turn", seat), 4)
        answer(state, "draw")
        draw_on(state)
        assert asked(state) == ("turn_goes_on", seat)
        answer(state, "end")
    assert state.turns == 3


@pytest.mark.parametrize("fields", [{}, {"open_cards": "Pca"}, {"deck": "", "hands": {0: "Pca"}}])
def test_ending_the_turn_is_always_legal(fields: dict[str, Any]) -> None:
    """OE-R20: with points left, or without anything else to do."""
    state = own_turn(**fields)
    assert "end" in legal(state)
    answer(state, "end")
    assert state.is_terminal


def test_with_nothing_else_to_do_the_end_of_the_turn_is_asked_all_the_same() -> None:
    """OE-R20: not to ask would tell of the hand."""
    state = own_turn(deck="", developing={})
    assert (asked(state), legal(state)) == (("turn", 0), {"end"})


def test_points_that_are_not_spent_are_lost() -> None:
    """OE-R6: the next turn has four again."""
    state = answer(own_turn(), "end")
    assert told(state, "turn_ends") == [("OE-R6", {"seat": 0, "n": 4})]
    assert state.ap == 0
    ask(state, turn.turn_begins(1), turn.turn(1))
    assert state.ap == 4


def test_there_is_no_hand_limit() -> None:
    """OE-R6: whoever has many cards draws more, and keeps them."""
    state = own_turn(hands={0: " ".join(["Pca Pcc Pac Paa"] * 4)})
    draw_on(answer(state, "draw"))
    answer(state, "end")
    assert len(state.hands[0]) == 18


# -- OE-3.1 to OE-3.3 ------------------------------------------------------------------


def test_one_point_draws_two_closed_cards() -> None:
    """OE-3.1: only who draws sees them."""
    state = answer(own_turn(), "draw")
    assert asked(state) == ("draw_card", CHANCE)
    looks = [state.seen(face("Pca"), viewer) for viewer in (0, 1, PUBLIC)]
    assert looks == [face("Pca"), "card:?", "card:?"]
    draw(state, "Pca", "Tmm")
    assert (hand(state, 0), state.ap, state.deck) == ("Pca Tmm", 3, 79)
    assert state.view(1).hands[0] == ["card:?", "card:?"]
    assert [event.to for event in noted(state, "card_known")] == [0, 0]
    assert {clause for clause, _ in told(state, "card_drawn")} == {"OE-3.1"}


def test_one_point_takes_an_open_card_and_a_closed_one_replaces_it() -> None:
    """OE-3.2: it lies open, and everybody knows what was taken."""
    state = own_turn(open_cards="Pca Sca Tca")
    assert {take("Pca"), take("Sca"), take("Tca")} <= legal(state)
    answer(state, take("Sca"))
    assert (asked(state), hand(state, 0)) == (("turn_up", CHANCE), "Sca")
    draw(state, "Tmm")
    assert (shorts(state.open_cards), state.ap) == ("Pca Tca Tmm", 3)
    assert state.known[0] == faces("Sca") == state.view(1).hands[0]
    assert told(state, "open_card_taken") == [("OE-3.2", {"seat": 0, "card": face("Sca")})]
    assert told(state, "card_turned_up") == [("OE-3.2", {"card": face("Tmm")})]


def test_one_point_refreshes_the_open_cards_takes_one_and_replaces_it() -> None:
    """OE-3.3: the old ones are discarded."""
    state = answer(own_turn(open_cards="Pca Sca Tca"), "refresh")
    assert (shorts(state.discard), state.open_cards) == ("Pca Sca Tca", [])
    draw(state, "Tmm", "Tcc", "Taa")
    assert (asked(state), legal(state)) == (
        ("take_new", 0),
        {take("Tmm"), take("Tcc"), take("Taa")},
    )
    answer(state, take("Tcc"))
    draw(state, "Pmm")
    assert (shorts(state.open_cards), state.ap) == ("Tmm Taa Pmm", 3)
    assert state.known[0] == faces("Tcc")
    assert told(state, "open_card_taken")[0][0] == "OE-3.3"
    assert {clause for clause, _ in told(state, "card_turned_up")} == {"OE-3.3"}
    assert told(state, "open_cards_discarded")[0][1]["cards"] == faces("Pca Sca Tca")


def test_without_points_no_card_is_taken() -> None:
    """OE-3.1, OE-3.2, OE-3.3, OE-3.6: each is refused with its own clause."""
    state = own_turn(hands={0: "Pac"}, open_cards="Pca Sca Tca", developing={})
    for _ in range(4):
        draw_on(answer(state, "draw"))
    assert legal(state) == {"end"}
    why = refused(state)
    assert why["draw"] == ("OE-3.1", "no_points")
    assert why[take("Pca")] == ("OE-3.2", "no_points")
    assert why["refresh"] == ("OE-3.3", "no_points")
    assert why[invest("Pac")] == ("OE-3.6", "no_points")


# -- OE-R7 -----------------------------------------------------------------------------


def test_an_empty_closed_deck_is_made_anew_from_the_discards() -> None:
    """OE-R7: in the middle of a draw, too."""
    state = answer(own_turn(deck="Pca", discard="Tmm Tcc"), "draw")
    draw(state, "Pca")
    assert legal(state) == {face("Tmm"), face("Tcc")}
    draw(state, "Tcc")
    assert (state.discard, state.deck, hand(state, 0)) == ([], 1, "Pca Tcc")
    assert told(state, "discards_shuffled") == [("OE-R7", {"n": 2})]


def test_whoever_asks_for_more_cards_than_there_are_takes_what_there_is() -> None:
    """OE-R7: one instead of two."""
    state = draw(answer(own_turn(deck="Pca"), "draw"), "Pca")
    assert (asked(state), hand(state, 0), state.ap) == (("turn_goes_on", 0), "Pca", 3)
    assert told(state, "no_card_left")[0][0] == "OE-R7"


def test_what_would_have_no_effect_is_not_offered() -> None:
    """OE-R7: no closed card and no discard, nothing to draw."""
    state = own_turn(deck="")
    assert not {"draw", "refresh"} & legal(state)
    assert refused(state)["draw"] == refused(state)["refresh"] == ("OE-R7", "no_cards")
    state = own_turn(deck="", open_cards="Pca")
    assert legal(state) & {"draw", "refresh"} == {"refresh"}, "its own card comes again"
    state = own_turn(deck="", discard="Pca")
    assert {"draw", "refresh"} <= legal(state)


def test_a_refresh_can_bring_its_own_cards_again() -> None:
    """OE-R7: they are discarded first."""
    state = answer(own_turn(deck="", open_cards="Pca Sca"), "refresh")
    draw_on(draw(state, "Sca"))
    answer(state, take("Pca"))
    assert (shorts(state.open_cards), hand(state, 0)) == ("Sca", "Pca")


def test_an_open_row_that_ran_short_is_refilled_at_the_next_replacement() -> None:
    """OE-R7: two cards come at once."""
    state = own_turn(deck="", open_cards="Pca Sca", built={"01": "Tcc"})
    answer(state, take("Pca"))
    assert shorts(state.open_cards) == "Sca", "there is no card to replace it"
    answer(state, "remove:01")
    assert shorts(state.open_cards) == "Sca", "a discard is no replacement"
    state.discard = faces("Tcc Taa Tmm Paa")
    draw_on(answer(state, take("Sca")))
    assert len(state.open_cards) == 3


# -- OE-3.4 and OE-3.8 -----------------------------------------------------------------


def test_the_first_card_of_a_turn_is_placed_free_and_each_further_one_costs_a_point() -> None:
    """OE-3.4: on one planet or several."""
    state = own_turn(hands={0: "Pca Pac Sca"})
    spent = []
    for planet, card in (("01", "Pca"), ("01", "Pac"), ("09", "Sca")):
        answer(state, place(planet, card))
        spent.append(state.ap)
    assert spent == [4, 3, 2]
    assert (shorts(state.built[0]), shorts(state.built[8])) == ("Pca Pac", "Sca")
    assert told(state, "placed")[0] == (
        "OE-3.4",
        {"seat": 0, "card": face("Pca"), "planet": "01"},
    )


def test_the_free_placement_comes_anew_each_turn() -> None:
    """OE-3.4: it is not saved either."""
    state = answer(own_turn(hands={0: "Pca Pca Pca"}), "end")
    ask(state, turn.turn_begins(0), turn.turn(0))
    answer(state, place("01", "Pca"), place("09", "Pca"))
    assert state.ap == 3


def test_the_free_card_is_placed_without_any_point_left() -> None:
    """OE-3.4: a second one is refused."""
    state = own_turn(hands={0: "Pca Pca"})
    state.ap = 0
    state.ask()
    answer(state, place("01", "Pca"))
    assert legal(state) == {"end"}
    assert refused(state)["place:09"] == ("OE-3.4", "no_points")


def test_a_planet_takes_as_many_cards_as_it_has_slots() -> None:
    """OE-3.4: here four."""
    state = own_turn(hands={0: "Pcc"}, built={"01": "Pcc Pcc Pcc Scc"})
    assert legal(state) & {place("01", "Pcc"), place("09", "Pcc")} == {place("09", "Pcc")}
    assert refused(state)["place:01"] == ("OE-3.4", "no_slot")


def test_a_card_must_connect_to_the_one_before_it() -> None:
    """OE-3.8, OE-R16: its inlet is the colour of the outlet before it, whatever the industry."""
    state = own_turn(hands={0: "Tam Pca Scm"}, built={"01": "Pca"})
    assert {it for it in legal(state) if it.startswith("place:01")} == {place("01", "Tam")}
    assert refused(state)[place("01", "Pca")] == ("OE-3.8", "does_not_connect")
    (why,) = (it for it in state.refusals() if it.subject == place("01", "Scm"))
    assert why.params == {"card": face("Scm"), "inlet": "cyan", "outlet": "amber"}
    with pytest.raises(Illegal):
        state.find(place("01", "Pca"))


def test_the_first_card_of_a_planet_connects_to_nothing() -> None:
    """OE-R16: any fits."""
    state = own_turn(hands={0: "Tam Pca Scm"}, developing={0: ["01"]})
    assert {it for it in legal(state) if it.startswith("place:")} == {
        place("01", it) for it in ("Tam", "Pca", "Scm")
    }


def test_after_a_card_was_discarded_the_newest_left_is_connected_to() -> None:
    """OE-R16, OE-3.5: its outlet counts again."""
    state = answer(own_turn(hands={0: "Pac Pma"}, built={"01": "Pca Pam"}), "remove:01")
    assert {it for it in legal(state) if it.startswith("place:01")} == {place("01", "Pac")}


def test_queued_planets_take_no_cards_and_are_not_closed() -> None:
    """OE-3.8: nor does a planet of somebody else."""
    state = own_turn(hands={0: "Pca"}, queued={0: "17"}, developing={0: ["01", "09"], 1: ["02"]})
    assert {it[6:8] for it in legal(state) if it.startswith("place:")} == {"01", "09"}
    assert refused(state)["planet:17"] == ("OE-3.8", "is_queued")
    assert not {"close:17", "close:02"} & legal(state)


def test_capitalized_planets_are_those_that_were_closed() -> None:
    """OE-R15: they take no cards (OE-3.8)."""
    state = own_turn(hands={0: "Pca"}, portfolio={0: ["02"]})
    assert not [it for it in legal(state) if it.startswith(("place:02", "close:02", "remove:02"))]


# -- OE-3.5 and OE-3.6 -----------------------------------------------------------------


def test_one_point_discards_the_newest_card_of_a_planet() -> None:
    """OE-3.5: it lies open."""
    state = answer(own_turn(built={"01": "Pca Sac"}), "remove:01")
    assert (shorts(state.built[0]), shorts(state.discard), state.ap) == ("Pca", "Sac", 3)
    assert told(state, "removed") == [("OE-3.5", {"seat": 0, "card": face("Sac"), "planet": "01"})]
    assert refused(state)["remove:09"] == ("OE-3.5", "nothing_built")


def test_without_a_point_no_card_is_discarded() -> None:
    """OE-3.5: nor is one invested (OE-3.6)."""
    state = own_turn(built={"01": "Pca"}, hands={0: "Pca"})
    state.ap = 0
    state.ask()
    assert "remove:01" not in legal(state)
    assert refused(state)["remove:01"] == ("OE-3.5", "no_points")


def test_one_point_invests_a_card_face_down() -> None:
    """OE-3.6: what it is, its owner alone knows."""
    state = own_turn(hands={0: "Pca Tca"})
    action = state.find(invest("Tca"))
    assert [str(state.seen(action, viewer)) for viewer in (0, 1)] == [invest("Tca"), "invest:?"]
    answer(state, invest("Tca"))
    assert (shorts(state.invested[0]), hand(state, 0), state.ap) == ("Tca", "Pca", 3)
    assert state.view(1).invested[0] == ["card:?"]
    assert told(state, "invested") == [("OE-3.6", {"seat": 0})]
    assert [event.to for event in noted(state, "investment_known")] == [0]


def test_what_is_placed_is_seen_by_all() -> None:
    """OE-3.4, OE-R21: a card that all knew of is no longer in the hand."""
    state = own_turn(hands={0: "Pca Pca Sca"}, known=[faces("Pca Pca Sca"), []])
    answer(state, place("01", "Pca"))
    assert (state.known[0], state.view(1).built[0]) == (faces("Pca Sca"), faces("Pca"))


def test_of_a_hand_of_which_one_card_was_invested_only_what_must_be_there_is_known() -> None:
    """OE-3.6: it may have been any of them."""
    state = own_turn(hands={0: "Pca Pca Sca Tca"}, known=[faces("Pca Pca Sca"), []])
    answer(state, invest("Tca"))
    assert [short(card) for card in state.known[0]] == ["Pca"]


def test_nobody_is_asked_when_the_turn_is_over() -> None:
    """OE-R14: the turn of one seat is one."""
    state = answer(own_turn(), "end")
    assert asked(state) == ("", NOBODY)
    assert (state.free_places, state.free_refreshes, state.wild) == (0, 0, 0)
