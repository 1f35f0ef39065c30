"""Cards that were entered at a table find their places in an edition by their names."""

from __future__ import annotations

import pytest

from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.values import values
from engine.rules import edition as editions
from engine.rules.components import Value
from engine.rules.edition import Entered


def card(planet: str, name: str, slots: int = 4) -> dict[str, Value]:
    """A planet of a group's copy."""
    row = {**values()[f"planet.{planet}"].value, "name": name, "slots": slots}
    return {f"planet.{planet}": Value(row, "entered")}


@pytest.mark.parametrize(
    ("own", "entered", "before", "places"),
    [
        ({}, card("01", "Firn"), {}, {"planet.01": "planet.01"}),
        (card("01", "Mud"), card("01", "Firn"), {}, {"planet.01": "planet.02"}),
        (card("17", "Mud"), card("17", "Firn"), {}, {"planet.17": "planet.18"}),
        (card("24", "Mud"), card("24", "Firn"), {}, {"planet.24": "planet.01"}),
        (card("05", "firn"), card("01", "Firn"), {}, {"planet.01": "planet.05"}),
        (card("01", "Mud"), card("01", "Firn"), card("01", "Mud"), {"planet.01": "planet.01"}),
        (
            card("01", "Mud"),
            card("01", "Firn") | card("02", "Tau"),
            {},
            {"planet.01": "planet.02", "planet.02": "planet.03"},
        ),
        (
            card("01", "Mud") | card("02", "Firn"),
            card("01", "Firn") | card("02", "Mud"),
            {},
            {"planet.01": "planet.02", "planet.02": "planet.01"},
        ),
    ],
)
def test_a_card_belongs_where_its_name_stands_or_where_nothing_is_entered(
    own: dict[str, Value],
    entered: dict[str, Value],
    before: dict[str, Value],
    places: dict[str, str],
) -> None:
    assert editions.places(own, Entered(entered, before), GAME) == places


def test_where_all_is_entered_a_card_has_no_place_and_is_lacking() -> None:
    own = {entry: it for planet in PLANETS for entry, it in card(planet, f"P{planet}").items()}
    entered = Entered(card("01", "Firn") | card("02", "P09"), {})
    assert editions.places(own, entered, GAME) == {"planet.02": "planet.09"}
    assert editions.lacking(own, entered, GAME) == ["planet.01", "planet.02"]


def test_what_stands_there_with_all_its_fields_is_not_lacking() -> None:
    own = card("05", "Firn")
    row = own["planet.05"].value
    assert editions.lacking(own, Entered({"planet.01": Value(row, "entered")}, {}), GAME) == []
    other = Entered({"planet.01": Value({**row, "slots": 3}, "entered")}, {})
    assert editions.lacking(own, other, GAME) == ["planet.01"]
