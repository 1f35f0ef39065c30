"""The two decks: what is left in them, what lies beside them, and when they are shuffled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod
from typing import NamedTuple

from engine.games.red_outpost.components import LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
from engine.rules.agenda import Event
from engine.rules.parts import deck


def lake_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next lake card can be, with the number of such cards."""
    return deck.outcomes(LAKE_CARDS, state.lake)


def ship_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next spaceship card can be, with the number of such cards."""
    return deck.outcomes(SHIP_CARDS, state.ship)


def draw_lake(state: RedOutpost, card: str) -> None:
    """RO-4.10: the top card comes off the deck."""
    state.lake = deck.without(LAKE_CARDS, state.lake, card)


def discard_lake(state: RedOutpost, card: str) -> None:
    """RO-4.10: a revealed card goes to the discard pile."""
    state.lake_discard = deck.with_card(LAKE_CARDS, state.lake_discard, card)


def lake_left(state: RedOutpost) -> int:
    """Cards in the lake deck; those that nobody saw lie beside it."""
    return sum(state.lake) - state.lake_missed


def ship_left(state: RedOutpost) -> int:
    """Cards in the spaceship deck; those that nobody saw lie beside it."""
    return sum(state.ship) - state.ship_missed


def shuffle_lake(state: RedOutpost, clause: str, why: str, unseen_in_hand: int = 0) -> None:
    """RO-4.10, RO-4.13: deck and discard pile become a new deck; cards in hand stay out of it."""
    state.lake = deck.shuffled(state.lake, state.lake_discard)
    state.lake_discard = [0] * len(LAKE_CARDS)
    if isinstance(state, AtTable):
        state.lake_missed = unseen_in_hand
    state.note(clause, why, n=lake_left(state))


def fish_cards(cards: list[int]) -> int:
    """RO-4.13: how many of the lake cards show fish."""
    return sum(cards) - cards[LAKE_CARDS.index("nothing")]


def shuffle_lake_if_fished_out(state: RedOutpost) -> None:
    """RO-4.13: once all three fish cards are discarded, all six become a new deck."""
    if fish_cards(state.lake_discard) == fish_cards(list(state.board.lake)) or not lake_left(state):
        shuffle_lake(state, "RO-4.13", "lake_shuffled_fish_out")


def draw_ship(state: RedOutpost, card: str) -> None:
    """RO-4.7: the top spaceship card is revealed and discarded."""
    state.ship = deck.without(SHIP_CARDS, state.ship, card)
    state.ship_discard = deck.with_card(SHIP_CARDS, state.ship_discard, card)


def shuffle_empty_ship(state: RedOutpost) -> None:
    """RO-R4: an empty spaceship deck is made anew from its discards when a card is to be drawn."""
    if not ship_left(state):
        shuffle_ship(state)


def shuffle_ship(state: RedOutpost) -> None:
    """RO-R4: all spaceship cards become a new deck."""
    state.ship = deck.shuffled(state.ship, state.ship_discard)
    state.ship_discard = [0] * len(SHIP_CARDS)
    if isinstance(state, AtTable):
        state.ship_missed = 0
    state.note("RO-R4", "ship_shuffled", n=sum(state.ship))


# -- what everybody may know of a deck ---------------------------------------------------


type_of_way = tuple[tuple[int, ...], int]
"""Cards of each face that went by unseen, weighed by the ways in which they can have."""


class Odds(NamedTuple):
    """A face of a deck: how many such cards are left in it, and how likely it comes next."""

    face: str
    least: int
    most: int
    """Cards of that face in the deck; the same number unless cards went by unseen."""
    out: int
    """Cards of that face that lie discarded, as far as they were seen."""
    chance: float | None
    """Of being the next card, from 0 to 1; None while the discard pile is unknown."""


class Deck(NamedTuple):
    """What is public about a deck; the sentences have their words in `[decks]`."""

    words: str
    """The table of its cards' names."""
    left: int | None
    """Cards in the deck; None while the discard pile is unknown."""
    missed: int
    """Cards that were drawn and that nobody saw."""
    odds: tuple[Odds, ...]
    next_shuffle: Event
    """When it is shuffled, by which clause."""
    not_shuffled: Event | None
    """Why the last draw did not lead to a shuffle; None if nothing was drawn since."""


def lake_odds(state: RedOutpost) -> Deck:
    """RO-4.10, RO-4.13: the lake deck; with all fish cards discarded it would have been shuffled."""
    pool, out, missed = state.lake, state.lake_discard, state.lake_missed
    fish, fish_out = fish_cards(list(state.board.lake)), fish_cards(out)
    cards = sum(pool) + sum(out)
    more = fish - fish_out
    is_known = _is_known(state, "lake")
    why_not = None
    if not is_known:
        then = Event("RO-4.13", "lake_unknown", {})
    elif missed:
        then = Event("RO-4.13", "lake_missed", {"n": missed, "fish": fish, "cards": cards})
        params = {"out": fish_out, "fish": fish, "n": missed}
        why_not = Event("RO-4.13", "lake_not_shuffled_missed", params)
    else:
        name = "lake_shuffled_next" if more == 1 else "lake_shuffled_later"
        params = {"cards": cards} if more == 1 else {"n": more, "cards": cards}
        then = Event("RO-4.13", name, params)
        if any(out):
            params = {"out": fish_out, "fish": fish}
            why_not = Event("RO-4.13", "lake_not_shuffled", params)
    odds = _odds(LAKE_CARDS, pool, out, missed, _lake_ways(state))
    left = lake_left(state)
    return _deck("lake_cards", left, missed, odds, then, why_not, is_known=is_known)


def ship_odds(state: RedOutpost) -> Deck:
    """RO-4.7, RO-R4: the spaceship deck; when it is empty, the next card comes from a new one."""
    pool, out, missed = state.ship, state.ship_discard, state.ship_missed
    left = ship_left(state)
    is_known = _is_known(state, "ship")
    why_not = None
    if not is_known:
        then = Event("RO-R4", "ship_unknown", {})
    elif not left:
        then = Event("RO-R4", "ship_shuffled_next", {})
        why_not = Event("RO-R4", "ship_not_shuffled_yet", {})
    else:
        name = "ship_shuffled_after_last" if left == 1 else "ship_shuffled_later"
        then = Event("RO-R4", name, {} if left == 1 else {"n": left})
        if any(out) or missed:
            why_not = Event("RO-R4", "ship_not_shuffled", {"n": left})
    odds = _odds(SHIP_CARDS, pool, out, missed, _ways(pool, missed))
    return _deck("ship_cards", left, missed, odds, then, why_not, is_known=is_known)


def _is_known(state: RedOutpost, marker: str) -> bool:
    return not isinstance(state, AtTable) or state.is_known(marker)


def _deck(
    words: str,
    left: int,
    missed: int,
    odds: Iterator[Odds],
    then: Event,
    why_not: Event | None,
    *,
    is_known: bool,
) -> Deck:
    """The deck as told; without the discard pile nothing is sure but what was seen since."""
    if is_known:
        return Deck(words, left, missed, tuple(odds), then, why_not)
    unsure = tuple(each._replace(least=0, chance=None) for each in odds)
    return Deck(words, None, missed, unsure, then, why_not)


def next_lake_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next lake card can be at a table, where some may have gone by unseen."""
    ways = _lake_ways(state)
    weights = [
        sum((number - gone[at]) * weight for gone, weight in ways)
        for at, number in enumerate(state.lake)
    ]
    return [(face, n) for face, n in zip(LAKE_CARDS, weights, strict=True) if n]


def _lake_ways(state: RedOutpost) -> list[type_of_way]:
    """RO-4.13: with the last fish card the deck would have been shuffled."""
    more = fish_cards(list(state.board.lake)) - fish_cards(state.lake_discard)
    ways = _ways(state.lake, state.lake_missed)
    return [(gone, weight) for gone, weight in ways if fish_cards(list(gone)) < more]


def _ways(pool: list[int], missed: int) -> list[type_of_way]:
    """Every way in which so many cards of the pool can have gone by unseen."""
    return [
        (gone, prod(map(comb, pool, gone)))
        for gone in product(*(range(min(number, missed) + 1) for number in pool))
        if sum(gone) == missed
    ]


def _odds(
    faces: Sequence[str],
    pool: list[int],
    out: list[int],
    missed: int,
    ways: Sequence[type_of_way],
) -> Iterator[Odds]:
    """What is left of each face, with how likely it comes next."""
    left = sum(pool) - missed
    # From an empty deck nothing comes: all cards are shuffled first.
    every = sum(weight for _, weight in ways) * left
    box = [here + there for here, there in zip(pool, out, strict=True)]
    for at, face in enumerate(faces):
        numbers = [(pool[at] - gone[at], weight) for gone, weight in ways]
        least, most = min(numbers)[0], max(numbers)[0]
        share = sum(number * weight for number, weight in numbers)
        chance = share / every if left else box[at] / sum(box)
        yield Odds(face, least, most, out[at], chance)
