"""What a television can show: numbers and words, ready to be painted."""

from __future__ import annotations

from typing import NamedTuple

BEGINS, TURN, DAY_OVER, OVER = "begins", "turn", "day over", "over"
"""How the match stands: nobody is at turn yet, somebody is, the day is to be settled, all is over."""
MOST_NEXT = 4
"""So many turns to come are told."""


class Next(NamedTuple):
    """What comes later: a word, or a person with mark and name."""

    name: str
    colour: str = ""


class Now(NamedTuple):
    """Whose turn it is and what comes then, or what else the table waits for."""

    name: str
    colour: str
    does: str
    left: int
    left_word: str
    then: tuple[Next, ...]
    icon: str = ""


class Person(NamedTuple):
    """A person's row; a number that nobody told is `?`, and then `space` is −1."""

    name: str
    colour: str
    vp: str
    vp_word: str
    crystals: str
    palace: str
    """Crystals at the palace, with the word."""
    space: int
    spaces: int
    to_reward: str
    worker: str
    place: str
    is_now: bool


class Clock(NamedTuple):
    """A deck: what is left of it, the fish that is out, and when it is shuffled."""

    name: str
    icon: str
    cards: str
    fish: tuple[str, ...]
    """For each fish card `out`, `next`, `left` or `?`."""
    sentence: str
    is_due: bool


class Good(NamedTuple):
    """A good in the Warehouse and on its export track; −1 where nobody told."""

    icon: str
    name: str
    stored: int
    exported: int
    fields: int
    next: str
    is_next: bool


class Lock(NamedTuple):
    """The places under one kind of lock markers."""

    when: str
    places: str
    is_closed: bool
