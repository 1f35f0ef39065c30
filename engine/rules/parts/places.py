"""Places in a list, such as everybody's hands: one is changed in a new list, so that copies may share."""

from __future__ import annotations

from typing import TypeVar

type_of_place = TypeVar("type_of_place")


def put(places: list[type_of_place], at: int, place: type_of_place) -> list[type_of_place]:
    """The places, one of them another one."""
    places = places[:]
    places[at] = place
    return places
