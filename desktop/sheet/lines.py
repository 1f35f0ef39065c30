"""What a chart shows: the line of each person, the stops and bands below it, and its label."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from desktop.sheet.outcome import plain


class Series(NamedTuple):
    """One seat's line."""

    name: str
    colour: str
    points: tuple[int, ...]
    place: int
    """In the order of the ranking, from 0."""


class Tick(NamedTuple):
    """A stop on the axis: its label, the turn if it is one, and the way to it."""

    text: str
    turn: int
    way: float


class Band(NamedTuple):
    """A stretch of the match: its title, and the stops from which to which."""

    title: str
    first: int
    last: int
    number: str = ""
    """What stands there where the title has no room: the number of the part."""


def label(series: Series) -> str:
    """What stands at the end of a line: the name with the total."""
    return f"{series.name} {plain(series.points[-1])}"


def fitting(series: Series, metrics: QFontMetricsF, room: float) -> str:
    """The label of a line; where there is too little room the name gives way, not the total."""
    if metrics.horizontalAdvance(label(series)) <= room:
        return label(series)
    total = f" {plain(series.points[-1])}"
    left = room - metrics.horizontalAdvance(total)
    return metrics.elidedText(series.name, Qt.TextElideMode.ElideRight, left) + total


def headed(band: Band, metrics: QFontMetricsF, room: float) -> str:
    """The title of a band; where there is too little room its number, or its beginning."""
    if metrics.horizontalAdvance(band.title) <= room:
        return band.title
    if band.number and metrics.horizontalAdvance(band.number) <= room:
        return band.number
    return metrics.elidedText(band.title, Qt.TextElideMode.ElideRight, room)


def apart(wanted: Sequence[float], high: float, low: float, most: float) -> list[float]:
    """Places in order near those that are wanted, each at least `high` after the one before."""
    places: list[float] = []
    for place in wanted:
        places.append(max(place, low, places[-1] + high if places else low))
    limit = most
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], limit)
        limit = places[index] - high
    return places
