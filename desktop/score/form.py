"""What a form consists of on the page and on paper, as a game tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desktop.look.controls import Saying
from desktop.look.translate import translate
from engine.rules.form import type_of_field


class Count(NamedTuple):
    """A number of a row: its field, what it counts, and the numbers that it steps through."""

    field: type_of_field
    what: str
    steps: Sequence[int]
    seat: int | None = None
    """Whose it is; None for a number of the whole table."""
    signed: bool = False


class Row(NamedTuple):
    """What is counted in one row; in a row with `whose` one of the people is chosen, or nobody."""

    title: str
    note: str = ""
    counts: Sequence[Count] = ()
    whose: type_of_field | None = None


class Group(NamedTuple):
    """Rows below a line, with a title and words over their columns if it has any."""

    rows: Sequence[Row]
    title: str = ""
    over: Sequence[str] = ()


class Span(NamedTuple):
    """What is counted, such as so many days, or by which chart: the choices by key, and the chosen one."""

    title: Saying
    choices: Mapping[str, Saying]
    chosen: str


class Source(NamedTuple):
    """The row of a sheet that a line belongs to; a count is what lies there, not a gain."""

    order: tuple[int, ...]
    title: str
    is_count: bool = False
    is_note: bool = False
    """Whether it says something and never gives points."""
    why: str = ""
    """What gives everybody's points in this row; empty where each line tells its own reason."""
    sign: str = ""
    """What it is about, as the game's `draw_sign` draws it on paper."""


class BlankRow(NamedTuple):
    """A row of an empty sheet: what is written into its boxes, and the sign of it."""

    title: str
    sign: str = ""
    note: str = ""


class BlankGroup(NamedTuple):
    """Rows with the same boxes: one for the whole table if it has a name, then those of each person."""

    rows: Sequence[BlankRow]
    boxes: Sequence[str]
    """What everybody writes beside each other: how many, and the VP for them."""
    title: str = ""
    shared: str = ""


class Blank(NamedTuple):
    """An empty sheet on paper."""

    groups: Sequence[BlankGroup]


def how_many() -> str:
    """What a box is called into which a number of things is written."""
    return translate("Score", "Number")
