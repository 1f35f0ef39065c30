"""What a game tells of itself."""

from __future__ import annotations

from engine.game import Ruling


def test_an_open_point_arises_with_the_option_that_it_needs() -> None:
    always, with_cards = Ruling("X-1", ("a",)), Ruling("X-2", ("a", "b"), needs="cards=on")
    assert always.arises({})
    assert always.arises({"cards": "off"})
    assert with_cards.arises({"cards": "on", "locks": "random"})
    assert not with_cards.arises({"cards": "off"})
    assert not with_cards.arises({})
