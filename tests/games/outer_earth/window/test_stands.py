"""How a seat of Outer Earth stands after an answer, for a hint."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play.stands import stands
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.state import OuterEarth
from tests.games.outer_earth.positions import ask, invest, position, take
from tests.games.outer_earth.window.board import voice_of


def told(state: OuterEarth, text: str) -> list[str]:
    """The sentences after that answer of the seat that is asked."""
    view = state.view(state.current_player)
    after = view.clone()
    after.take(after.place_of(text))
    return [*stands(view, after, voice_of(view, view.current_player))]


def test_whoever_alone_can_bid_and_says_no_keeps_the_hand_and_gets_no_reward(
    qapp: QApplication,
) -> None:
    state = position(
        hands={0: "Pca Pcc"},
        row={"07": 3, "08": 0},
        ap=0,
        developing={0: ["01"]},
        built={"01": "Pcc"},
    )
    state = ask(state, auction.auction())
    assert told(state, "no") == [
        "Planets in development: 1 of 2; free slots: 3",
        "Cards in hand: 2",
    ]
    assert told(state, "yes")[0].startswith("Reward: ")


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
        " the most bring 7 VP now",
        "1 AP left",
    ]


def test_the_end_of_a_turn_tells_what_can_be_closed_in_the_next_one(qapp: QApplication) -> None:
    fields: dict[str, Any] = {"developing": {0: ["01", "02"]}, "built": {"01": "Pca Pac"}, "ap": 0}
    assert told(asked(**fields), "end") == [
        f"Can be closed in the next turn: {names.planet(voice_of(asked(**fields), 0).words, 0)} (3 AP, 2 VP)"
    ]
    nothing = "No planet can be closed in the next turn as it is"
    assert told(asked(ap=0, developing={0: ["02"]}), "end") == [nothing]
    last = told(asked(**fields, last_round="turned"), "end")
    assert [it.partition(" stays ")[2] for it in last] == [
        "unfinished: −1 VP",
        "unfinished: −3 VP",
    ]


def test_a_draw_tells_for_how_many_cards_there_is_room(qapp: QApplication) -> None:
    state = asked(
        ap=2, hands={0: "Pca Taa"}, developing={0: ["01"]}, built={"01": "Pcc"}, open_cards="Saa"
    )
    room = "Cards in hand before: 2; free slots in development: 3"
    assert told(state, "draw") == [room, "1 AP left"]
    assert told(state, "refresh") == [room, "1 AP left"]


def test_an_open_card_tells_where_it_fits_even_if_its_like_is_in_hand(qapp: QApplication) -> None:
    state = asked(
        ap=2,
        hands={0: "Pca Taa"},
        developing={0: ["01"]},
        built={"01": "Pcc"},
        open_cards="Pca Taa",
    )
    planet = names.planet(voice_of(state, 0).words, 0, "acc")
    assert told(state, take("Pca")) == [f"The card fits on {planet}", "1 AP left"]
    assert told(state, take("Taa")) == ["The card fits on no planet now", "1 AP left"]
