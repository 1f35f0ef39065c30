"""How a seat of Outer Earth stands after an answer, for a hint."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play.stands import stands
from engine.games.outer_earth import auction, rules, turn
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import PUBLIC
from tests.games.outer_earth.positions import answer, ask, face, invest, position, take
from tests.games.outer_earth.window.board import voice_of


def told(state: OuterEarth, text: str) -> list[str]:
    """The sentences after that answer of the seat that is asked."""
    view = state.view(state.current_player)
    after = view.clone()
    after.take(after.place_of(text))
    return [*stands(view, after, voice_of(view, view.current_player))]


def test_whoever_wants_no_planet_reads_what_is_begun_already_and_what_a_bid_takes(
    qapp: QApplication,
) -> None:
    fields: dict[str, Any] = {"row": {"07": 3, "08": 0}, "ap": 0, "built": {"01": "Pcc"}}
    state = ask(position(hands={0: "Pca Pcc"}, developing={0: ["01"]}, **fields), auction.auction())
    begun = "Planets in development: 1 of 2; free slots: 3; cards in hand: 2"
    assert told(state, "no") == [begun]
    assert told(state, "yes")[0].startswith("Reward: ")
    fields["hands"] = {0: "Pca Pcc", 1: "Pmm"}
    state = position(developing={0: ["01"]}, last_round="turned", **fields)
    a_card = "A bid takes at least 1 card if somebody else wants it, too"
    unfinished = "Without a card on it at the end it would cost 3 VP"
    assert told(ask(state, auction.auction()), "no") == [unfinished, begun, a_card]
    assert told(state, "yes")[0] == "3 VP for the buyer"
    state = position(developing={0: ["01", "02"]}, **fields)
    queued = "The planet would be queued: no cards until a planet is closed"
    assert told(ask(state, auction.auction()), "no")[0] == queued


def test_whoever_adds_nothing_reads_who_wins_as_the_bids_lie(qapp: QApplication) -> None:
    state = ask(position(hands={0: "Pca Taa", 1: "Pmm Pcc"}, row={"07": 0}), auction.auction())
    name = voice_of(state, 0).people
    answer(state, "yes", "yes")
    assert told(state, face("Pca")) == ["Cards in the bid: 1, worth 1; in hand: 1"]
    answer(state, face("Pca"), face("Pmm"))
    tied = f"As the bids stand, {name[0]} and {name[1]} are tied (1 each): the cards’ values decide, then influence"
    assert told(state, "pass")[1:] == [tied]
    answer(state, "add", face("Taa"))
    assert told(state, "pass")[1:] == [f"As the bids stand, {name[0]} wins with the most cards: 2"]


def asked(**fields: Any) -> OuterEarth:
    """The turn of seat 0 goes on."""
    return ask(position(**fields), turn.turn_goes_on(0))


def test_an_investment_tells_who_holds_how_many_and_what_the_most_bring(qapp: QApplication) -> None:
    state = asked(
        ap=2,
        hands={0: "Pca"},
        stocks={1: "Pcc Taa"},
        invested={0: "Pcc Saa", 1: "Pmm"},
        index=[3, 2, 1],
    )
    name = voice_of(state, 0).people
    assert told(state, invest("Pca")) == [
        f"Primary cards in the stocks: {name[0]} 2, {name[1]} 1 and 1 face down;"
        " the most bring 7 VP now. 1 AP left",
    ]


def test_the_end_of_a_turn_tells_what_can_be_closed_in_the_next_one_and_never_that_nothing_can(
    qapp: QApplication,
) -> None:
    fields: dict[str, Any] = {"developing": {0: ["01", "02"]}, "built": {"01": "Pca Pac"}, "ap": 0}
    words = voice_of(asked(**fields), 0).words
    first, second = (names.planet(words, it) for it in (0, 1))
    assert told(asked(**fields), "end") == [f"Can be closed in the next turn: {first} (3 AP, 2 VP)"]
    # The first card is free, the second costs 1 AP, closing 1 AP for each unused slot and 1 more.
    fields["hands"] = {0: "Pca Pac Tmm"}
    assert told(asked(**fields), "end") == [
        f"Can be closed in the next turn, each by itself: {first} (2 AP, 4 VP, cards from hand: 2),"
        f" {second} (4 AP, 2 VP, cards from hand: 2)"
    ]
    public = asked(**fields).view(PUBLIC)
    after = public.clone()
    after.take(after.place_of("end"))
    assert [*stands(public, after, voice_of(public, PUBLIC))] == [
        f"Can be closed in the next turn: {first} (3 AP, 2 VP)"
    ]
    # What is drawn may close it yet.
    begun = "Planets in development: 1 of 2; free slots: 4; cards in hand: 0"
    assert told(asked(ap=0, developing={0: ["02"]}), "end") == [begun]
    last = told(asked(**fields, last_round="turned"), "end")
    assert [it.partition(" stays ")[2] for it in last] == [
        "unfinished: −1 VP",
        "unfinished: −3 VP",
    ]


def test_the_turn_before_the_last_round_leaves_no_planet_unfinished(qapp: QApplication) -> None:
    state = position(
        ap=0, developing={0: ["01"]}, built={"01": "Pca Pac"}, row={"07": 0, "08": 0, "09": 0}
    )
    state.budget, state.galaxy = 1, 0
    ask(state, turn.turn_goes_on(0), rules.round_ends())
    after = state.view(0)
    after.take(after.place_of("end"))
    assert after.last_round
    assert told(state, "end")[0].startswith("Can be closed in the next turn")


def test_a_draw_tells_for_how_many_cards_there_is_room(qapp: QApplication) -> None:
    state = asked(
        ap=2, hands={0: "Pca Taa"}, developing={0: ["01"]}, built={"01": "Pcc"}, open_cards="Saa"
    )
    room = "Cards in hand before: 2; free slots in development: 3"
    assert told(state, "draw") == [f"{room}. 1 AP left"]
    assert told(state, "refresh") == [f"{room}. 1 AP left"]


def test_an_open_card_tells_where_it_fits_even_if_its_like_is_in_hand(qapp: QApplication) -> None:
    state = asked(
        ap=2,
        hands={0: "Pca Taa"},
        developing={0: ["01"]},
        built={"01": "Pcc"},
        open_cards="Pca Taa",
    )
    planet = names.planet(voice_of(state, 0).words, 0, "acc")
    assert told(state, take("Pca")) == [f"The card fits on {planet}. 1 AP left"]
    assert told(state, take("Taa")) == ["The card fits on no planet now. 1 AP left"]
    state.wild = 1
    assert told(state, take("Taa")) == [f"The card fits on {planet}. 1 AP left"]
