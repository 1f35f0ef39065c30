"""What a game tells of itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.base import catalogue
from engine.base.errors import BadSetup
from engine.rules import game
from engine.rules.game import Ruling


def test_an_open_point_arises_with_the_option_that_it_needs() -> None:
    always, with_cards = Ruling("X-1", ("a",)), Ruling("X-2", ("a", "b"), needs="cards=on")
    assert always.arises({})
    assert always.arises({"cards": "off"})
    assert with_cards.arises({"cards": "on", "locks": "random"})
    assert not with_cards.arises({"cards": "off"})
    assert not with_cards.arises({})


@pytest.mark.parametrize("name", catalogue.names())
def test_a_box_says_what_the_game_says(name: str) -> None:
    box, loaded = catalogue.box(name), game.load(name)
    assert box[:-1] == (loaded.name, loaded.rules, loaded.seats, loaded.colours)
    assert box.name == name


def test_the_lightest_game_stands_first() -> None:
    boxes = [catalogue.box(name) for name in catalogue.names()]
    assert [box.weight for box in boxes] == sorted({box.weight for box in boxes})
    assert catalogue.names()[0] == "red-outpost"


def test_a_game_without_a_box_is_none() -> None:
    with pytest.raises(BadSetup, match="there is no game “green-outpost”"):
        catalogue.box("green-outpost")


def test_boxes_are_told_without_the_rules() -> None:
    code = (
        "import sys; from engine.base import catalogue; from engine.store.library import Library;"
        "[catalogue.box(name) for name in catalogue.names()];"
        "print([name for name in sys.modules if name.startswith(('msgspec', 'engine.rules.agenda',"
        " 'engine.record.record')) or name.endswith('.rules')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_values_may_follow_from_the_options_and_the_users_own_go_on_top() -> None:
    robinson = game.load("robinson-crusoe")
    assert robinson.setup(2, {"scenario": "jenny"}).values["rounds"].value == 8
    own = {"rounds": game.Value(9, "entered")}
    assert robinson.setup(2, {"scenario": "jenny"}, values=own).values["rounds"].value == 9


def test_a_game_without_points_refuses_what_needs_them() -> None:
    game.load("red-outpost").needs_points()
    with pytest.raises(BadSetup, match=r"^robinson-crusoe has no points to count$"):
        game.load("robinson-crusoe").needs_points()
