"""The words that facts are told in, and why something cannot have happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

from engine.games.outer_earth import auction, rules, turn
from engine.games.outer_earth.components import (
    BACK,
    COMPANIES,
    EFFECTS,
    INDUSTRIES,
    OF_INDUSTRY,
    PLANETS,
    REWARDS,
)
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import ENTERED, AtTable
from engine.rules.agenda import State
from engine.rules.facts import AND, MOST, SEAT, UNSEEN, Kind, counted, named, number, one_of, text
from engine.rules.facts import NONE as NONE
from engine.rules.impossible import Reasons

type_of_part = TypeVar("type_of_part")

REASONS = Reasons("outer-earth")
impossible, refused, untold = REASONS.impossible, REASONS.refused, REASONS.untold
needs_known = REASONS.needs_known


# -- kinds of words ----------------------------------------------------------------------


MOST_VP = 300
"""More VP than a match can bring."""


def _some_seats(state: State) -> tuple[str, ...]:
    seats = SEAT.words(state)
    some = [AND.join(it) for n in range(1, len(seats) + 1) for it in combinations(seats, n)]
    return NONE, *some


def _several(state: State, word: str) -> list[int]:
    if word not in _some_seats(state):
        raise ValueError(word)
    return parts(word, lambda part: int(part) - 1)


def parts(word: str, read: Callable[[str], type_of_part]) -> list[type_of_part]:
    """The parts of a word such as `1+3`; `none` has none."""
    return [] if word == NONE else [read(part) for part in word.split(AND)]


def whole_word(found: Sequence[object]) -> str:
    """The word that has these parts, in their order: `1+3`."""
    return AND.join(map(str, found)) or NONE


def _without_twins(word: str, found: list[type_of_part]) -> list[type_of_part]:
    if len(set(found)) < len(found):
        raise ValueError(word)
    return found


def _planets(state: State, word: str) -> list[int]:
    return _without_twins(word, parts(word, PLANETS.index))


def _row(state: State, word: str) -> list[tuple[int, int]]:
    """`07:2+12:0`: planets with their chips, the oldest first."""

    def read(part: str) -> tuple[int, int]:
        planet, _, chips = part.partition(":")
        return PLANETS.index(planet), counted(0, MOST)(state, chips)

    found = parts(word, read)
    _without_twins(word, [planet for planet, _ in found])
    return found


def _cards(state: State, word: str) -> list[str]:
    """`primary+tertiary`: the industries of cards, the newest last."""
    return parts(word, lambda part: OF_INDUSTRY[INDUSTRIES.index(part)])


def _rewards(state: State, word: str) -> list[tuple[int, int]]:
    """`ap:1+slot:2`: effects, and how much of each."""

    def read(part: str) -> tuple[int, int]:
        effect, _, amount = part.partition(":")
        return EFFECTS.index(effect), counted(1, MOST)(state, amount)

    found = parts(word, read)
    _without_twins(word, [effect for effect, _ in found])
    return found


def _synergies(state: State, word: str) -> list[str]:
    found = _without_twins(word, parts(word, lambda part: INDUSTRIES[INDUSTRIES.index(part)]))
    if not found:
        raise ValueError(word)
    return found


def _some_industries(state: State) -> tuple[str, ...]:
    some = range(1, len(INDUSTRIES) + 1)
    return tuple(whole_word(it) for n in some for it in combinations(INDUSTRIES, n))


def _of_this_copy(kind: str, names: Sequence[str]) -> Callable[[State], Sequence[str]]:
    """Those cards of a kind that people know: as their edition has them, or as they were told."""

    def words(state: State) -> Sequence[str]:
        assert isinstance(state, AtTable)
        values = state.board.setup.values
        return tuple(it for it in names if values[f"{kind}.{it}"].provenance == ENTERED)

    return words


VP = number("VP", 0, MOST_VP)
SEATS = Kind("seats", _several, _some_seats)
ITS_PLANET, ITS_COMPANY = (
    one_of(kind, names)._replace(words=lambda state: ())
    for kind, names in (("planet", PLANETS), ("company", COMPANIES))
)
"""Whose card is told: what stands on it may be corrected, not which card it is."""
PLANET = ITS_PLANET._replace(words=_of_this_copy("planet", PLANETS))
COMPANY = ITS_COMPANY._replace(words=_of_this_copy("company", COMPANIES))
INDUSTRY, EFFECT = one_of("industry", INDUSTRIES), named("effect", REWARDS)
OWN_INDUSTRY = named("industry", INDUSTRIES)
SYNERGIES = Kind("synergies", _synergies, _some_industries)
NAME, REMINDER = text("name"), text("reminder")
SLOTS, AMOUNT = number("slots", 1, 9), number("amount", 1, 20)
INFLUENCE = number("influence", 0, 99)
CARDS, ADDED = number("cards", 0, MOST), number("added", 0, MOST)
AP = number("AP", 0, MOST)
BID_VALUE = number("value", 1, MOST)
COUNTED = Kind(
    "cards",
    lambda state, word: None if word == UNSEEN else counted(0, MOST)(state, word),
    lambda state: (UNSEEN, *map(str, range(MOST + 1))),
)
"""Cards in a hand, or `?` where nobody knows."""
FACE = Kind(
    "card",
    lambda state, word: BACK if word == UNSEEN else OF_INDUSTRY[INDUSTRIES.index(word)],
    lambda state: (*INDUSTRIES, UNSEEN),
)
"""A card by its industry, or `?` where it lies face down."""
PLANETS_THERE = Kind("planets", _planets)
ROW = Kind("row", _row)
PILE, BUILT = Kind("stocks", _cards), Kind("built", _cards)
QUEUED = Kind(
    "queued",
    lambda state, word: NOTHING if word == NONE else PLANETS.index(word),
    lambda state: (NONE, *PLANET.words(state)),
)
GAINED = Kind("rewards", _rewards)
PHASE = named("phase", (rules.AUCTION, rules.TURNS, rules.EXPLORATION))
WHY = named("why", ("no", "turned", "bought", "budget", "both"))
ROUND = number("round", 1, MOST)


# -- what cannot be now --------------------------------------------------------------------


def needs_turn(state: AtTable, seat: int) -> None:
    """OE-R14: it is the seat's turn of phase 2."""
    if not state.agenda or state.agenda[-1] != turn.told_turn(seat):
        impossible("OE-R14", "not_the_turn")


def needs_begun(state: AtTable) -> None:
    """OE-1.2: the set-up is over, or the app has joined a running match."""
    if not state.round:
        impossible("OE-1.2", "not_begun")


def needs_wait(state: AtTable, *waits: str) -> None:
    """What is told belongs to another time of the match."""
    if state.waits_for not in waits:
        impossible(*TIMES[waits[0]])


TIMES = {
    rules.setting_up.name: ("OE-1.2", "has_begun"),
    rules.told_planet.name: ("OE-4.2", "row_is_full"),
    rules.settling.name: ("OE-4.3", "not_over"),
    auction.told_offer.name: ("OE-2.1", "no_offer"),
    auction.told_adding.name: ("OE-2.4", "no_bidding"),
    auction.told_tie.name: ("OE-2.5", "no_tie"),
}
"""By what clause, and how, it is refused that something is told outside its time."""


def needs_cards(state: AtTable, seat: int, clause: str, count: int = 1) -> None:
    """The seat has so many cards in hand, or nobody knows how many it has."""
    there = state.hand_count(seat)
    if there is not None and there < count:
        impossible(clause, "few_cards", n=there, needed=count)


def needs_points(state: AtTable, seat: int, clause: str, cost: int = 1) -> None:
    """OE-1.3: the seat has so many action points left, or nobody knows how many it has."""
    if state.knows_points(seat) and state.ap < cost:
        impossible(clause, "few_points", n=state.ap, needed=cost)
