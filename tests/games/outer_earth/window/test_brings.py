"""What answers of Outer Earth are sure to bring, in signs."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.boards.outer_earth.play.brings import brings, hinted
from desktop.boards.sentences import sentences
from desktop.look.signs import Brought
from engine.bots.hints import Hint
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast, forecast
from tests.games.outer_earth.positions import ask, face, invest, position
from tests.games.outer_earth.window.board import voice_of


def brought(state: OuterEarth, text: str) -> list[Brought]:
    """What that answer brings the seat that is asked."""
    view = state.view(state.current_player)
    told = forecast(view, view.find(text), view.current_player)
    return brings(told, view, voice_of(view, view.current_player))


def signs(state: OuterEarth, text: str) -> list[tuple[str, str]]:
    """The pictures and words of it."""
    return [(sign.picture, sign.text) for each in brought(state, text) for sign in each.signs]


def test_a_closing_brings_points_bonus_index_reward_and_the_queued_planet(
    qapp: QApplication,
) -> None:
    state = position(
        planets={"01": {"effect": "ap", "amount": 2}},
        developing={0: ["01", "02"]},
        queued={0: "03"},
        built={"01": "Pca Sac Tcm"},
        ap=2,
        budget=80,
    )
    told = signs(ask(state, turn.turn(0)), "close:01")
    assert told == [
        ("tokens/vp_chip", "+6"),
        (face("Tcm"), ""),
        ("", "→"),
        ("tokens/ap_unused", "+1"),
        ("effects/ap", "+2"),
        ("industries/primary", "→ 1"),
        ("tokens/ap_unused", "+2"),
        ("planets/03", "moves up"),
    ]


@pytest.mark.parametrize(
    ("bonus", "last", "ruling", "sign"),
    [
        ("tertiary", "Tcm", "planet", None),
        ("primary", "Scm", "planet", ("planets/09", "+1")),
        ("secondary", "Scm", "planet", None),
        ("primary", "Scm", "slot", ("effects/slot", "+1")),
        ("secondary", "Scm", "slot", None),
    ],
)
def test_a_bonus_has_a_sign_where_something_comes_now(
    bonus: str, last: str, ruling: str, sign: tuple[str, str] | None, qapp: QApplication
) -> None:
    state = position(
        rulings={"OE-R5": ruling}, bonus={0: bonus}, developing={0: ["01"]},
        built={"01": f"Pca Sac {last}"}, ap=2, had_ap_bonus=int(bonus == "tertiary"),
    )  # fmt: skip
    told = brought(ask(state, turn.turn(0)), "close:01")
    found = [each.signs for each in told if each.clause == "OE-3.11"]
    assert [[(it.picture, it.text) for it in each] for each in found] == [[sign] if sign else []]


def test_a_yes_that_is_alone_brings_the_planet_and_its_chips_and_nothing_later(
    qapp: QApplication,
) -> None:
    state = position(hands={0: "Pca"}, row={"07": 3, "08": 0}, ap=0)
    told = signs(ask(state, auction.auction()), "yes")
    assert told == [("planets/07", "is developed"), ("tokens/vp_chip", "+3")]


def test_action_points_that_are_lost_are_told(qapp: QApplication) -> None:
    state = ask(position(ap=3, open_cards="Pcc"), turn.turn(0))
    assert signs(state, "end") == [("tokens/ap_unused", "−3")]


def test_an_investment_brings_nothing_else(qapp: QApplication) -> None:
    state = ask(position(hands={0: "Tmc"}, ap=1), turn.turn(0))
    assert brought(state, invest("Tmc")) == []


def test_a_hint_counts_the_cards_of_a_bid_that_is_paid_and_names_none(qapp: QApplication) -> None:
    view = ask(position(hands={0: "Pca", 1: "Sac"}), auction.auction()).view(0)
    paid = Event("OE-2.6", "bid_discarded", {"seat": 0, "revealed": [face("Pca"), face("Tcm")]})
    told = Forecast((paid,), None, "")
    (found,) = hinted(told, view, voice_of(view, 0))
    assert found.said == "Anna pays 2 cards."


def test_a_hint_tells_all_points_of_a_closing_before_its_bonus(qapp: QApplication) -> None:
    state = position(
        effects={0: {"close_vp": 2}}, developing={0: ["01"]}, built={"01": "Pca Sac Tcm"}, ap=2
    )
    view = ask(state, turn.turn(0)).view(0)
    told = sentences(view, [Hint(("close:01",))], voice_of(view, 0), boards.play("outer-earth"))[0]
    assert "Anna scores 6 VP" in told[0] and told[1] == "VP for closing: +2 VP for Anna."
