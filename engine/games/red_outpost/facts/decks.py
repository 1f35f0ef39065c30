"""The two decks: what was revealed, what nobody saw, and what was shuffled."""

from __future__ import annotations

from engine.games.red_outpost import app_draws, cards, decks, effects, places
from engine.games.red_outpost.components import (
    FISH,
    FISHERMAN,
    GOODS,
    LAKE,
    LAKE_CARDS,
    SHIP_CARDS,
)
from engine.games.red_outpost.decks import fish_cards, lake_left, ship_left
from engine.games.red_outpost.facts.goods import from_ship
from engine.games.red_outpost.facts.kinds import (
    ANY_GOOD,
    BEFORE,
    CARDS,
    CAUGHT,
    KEPT,
    LAKE_CARD,
    SHIP_CARD,
    WHEN,
    impossible,
    needs_known,
    needs_place_card,
    needs_room,
)
from engine.games.red_outpost.table import AtTable
from engine.rules.agenda import type_of_frame
from engine.rules.facts import SEAT, UNSEEN, fact

# -- the lake ----------------------------------------------------------------------------


@fact(SEAT, LAKE_CARD, CAUGHT)
def lake_card(state: AtTable, seat: int, card: str, caught: str) -> None:
    """RO-4.10, RO-R3: the top lake card was revealed, and its fish produced or left."""
    _comes_alone(state, seat, DRAWN, FISHED_OUT)
    _draw_lake(state, seat, card)
    _discard_lake(state, card)
    if caught == "caught":
        _catch(state, seat, card)
    _shuffle_if_fished_out(state)


@fact(SEAT, LAKE_CARD, LAKE_CARD, KEPT, WHEN)
def two_lake_cards(
    state: AtTable, seat: int, first: str, second: str, kept: str, shuffle: str
) -> None:
    """RO-4.10, RO-4.13: the Fisherman's two cards, which one he took, and his shuffle."""
    _comes_alone(state, seat, DRAWN, FISHED_OUT)
    reveal_first(state, seat, first, shuffle)
    _draw_lake(state, seat, second)
    _catch(state, seat, {"first": first, "second": second}.get(kept, UNSEEN))
    for card in (first, second):
        _discard_lake(state, card)
    if shuffle == "after":
        _shuffle_lake(state, "RO-4.10", "lake_shuffled_after")
    else:
        _shuffle_if_fished_out(state)


def reveal_first(state: AtTable, seat: int, first: str, shuffle: str) -> None:
    """RO-4.10, RO-4.13: a shuffle before, the first of two cards, and the other five if it was the last.

    Without a card only the shuffle.
    """
    if shuffle == "before":
        _shuffle_lake(state, "RO-4.10", "lake_shuffled_before")
    if not first:
        return
    _draw_lake(state, seat, first)
    if not lake_left(state):
        unseen = int(first == UNSEEN)
        decks.shuffle_lake(state, "RO-4.13", OTHER_FIVE, unseen)


OTHER_FIVE = "lake_shuffled_other_five"


@fact(SEAT, CAUGHT)
def app_lake(state: AtTable, seat: int, caught: str) -> None:
    """RO-4.10: the app draws the top lake card for a table that has none."""
    _comes_alone(state, seat, DRAWN, FISHED_OUT)
    _needs_deck(state, "RO-4.10", "lake")
    if caught == "caught":
        _needs_catch(state, seat)
    _app_draws(state, seat, "RO-4.10", app_draws.app_lake_card(seat, caught))


@fact(SEAT, BEFORE)
def app_two_lake(state: AtTable, seat: int, shuffle: str) -> None:
    """RO-4.10: the app draws the Fisherman's two cards; then he is asked which one he takes."""
    _comes_alone(state, seat, DRAWN, FISHED_OUT)
    if shuffle == "before":
        _shuffle_lake(state, "RO-4.10", "lake_shuffled_before")
    _needs_deck(state, "RO-4.10", "lake")
    _needs_catch(state, seat)
    _app_draws(state, seat, "RO-4.10", app_draws.app_net_card(seat, shuffle != "before", ""))


@fact(SEAT, LAKE_CARD, CAUGHT)
def fished_out(state: AtTable, seat: int, card: str, caught: str) -> None:
    """RO-7.10, RO-R15: a discarded lake card was chosen and stays discarded."""
    needs_place_card(state, seat, LAKE, "RO-7.10")
    if card == UNSEEN or not _may_lie_discarded(state, card):
        impossible("RO-7.10", "not_discarded")
    _comes_alone(state, seat, FISHED_OUT, DRAWN)
    cards.fish_out(state, seat, card)
    if caught == "caught":
        _catch(state, seat, card)


DRAWN, FISHED_OUT = "lake_card", "fished_out"
"""A lake card from the deck, and one from the discard pile."""


def _comes_alone(state: AtTable, seat: int, card: str, other: str) -> None:
    """RO-R15: by the other reading the Fisherman has no drawn card beside a discarded one."""
    if state.at_turn != seat:
        return
    if state.board.card_instead_of_all and state.moved == FISHERMAN and other in state.came:
        impossible("RO-R15", "one_lake_card")
    state.came = [*state.came, card]


def _may_lie_discarded(state: AtTable, card: str) -> bool:
    at = LAKE_CARDS.index(card)
    unseen = state.lake[at] and (state.lake_missed or not state.is_known("lake"))
    return bool(state.lake_discard[at] or unseen)


@fact()
def shuffled_lake(state: AtTable) -> None:
    """RO-4.10: all lake cards were shuffled into a new deck."""
    _shuffle_lake(state, "RO-4.10", "lake_shuffled_told")


@fact(*[CARDS] * len(LAKE_CARDS))
def lake_discards(state: AtTable, *told: int) -> None:
    """RO-4.10: what lies in the lake discard pile, face by face."""
    _check_cards(state.board.lake, told)
    if fish_cards(list(told)) == fish_cards(list(state.board.lake)):
        impossible("RO-4.13", "all_fish_out")
    state.lake_discard = list(told)
    state.lake = [box - out for box, out in zip(state.board.lake, told, strict=True)]
    state.lake_missed = 0
    state.learn("lake")
    state.note("RO-4.10", "lake_discards_told", n=sum(state.lake))


def _draw_lake(state: AtTable, seat: int, card: str) -> None:
    if card == UNSEEN:
        state.lake_missed += 1
        state.note("RO-4.10", "lake_card_missed", seat=seat)
        return
    if not state.lake[LAKE_CARDS.index(card)]:
        impossible("RO-4.10", "no_such_card", card=card, deck="lake_cards")
    decks.draw_lake(state, card)
    state.note("RO-4.10", "lake_card", seat=seat, card=card)


def _discard_lake(state: AtTable, card: str) -> None:
    if card != UNSEEN:
        decks.discard_lake(state, card)


def _catch(state: AtTable, seat: int, card: str) -> None:
    if places.FISH_CAUGHT.get(card):
        _needs_catch(state, seat)
    app_draws.catch(state, seat, card)


def _needs_catch(state: AtTable, seat: int) -> None:
    needs_known(state, "RO-3.1", f"wheel.{seat + 1}")
    needs_room(state, FISH)


def _shuffle_lake(state: AtTable, clause: str, why: str) -> None:
    decks.shuffle_lake(state, clause, why)
    state.learn("lake")


def _shuffle_if_fished_out(state: AtTable) -> None:
    """RO-4.13: with every fish card seen, or with the deck empty, all six were shuffled."""
    decks.shuffle_lake_if_fished_out(state)
    if not any(state.lake_discard) and not state.lake_missed:
        state.learn("lake")


# -- cards that the app draws ------------------------------------------------------------


def _needs_deck(state: AtTable, clause: str, marker: str) -> None:
    """What is drawn must be known to lie in the deck, and be drawn in a turn."""
    needs_known(state, clause, marker)
    if state.at_turn < 0:
        impossible("RO-2.1", "not_the_turn")


def _app_draws(state: AtTable, seat: int, clause: str, draw: type_of_frame) -> None:
    state.note(clause, "app_draws", seat=seat)
    state.then(draw)
    state.run_on()


# -- the spaceship -----------------------------------------------------------------------


@fact(SEAT, SHIP_CARD, ANY_GOOD)
def ship_card(state: AtTable, seat: int, card: str, good: str) -> None:
    """RO-4.7, RO-3.4, RO-R4: the top spaceship card was revealed, and the cube that was chosen."""
    decks.shuffle_empty_ship(state)
    if card == UNSEEN:
        state.ship_missed += 1
        state.note("RO-4.7", "ship_card_missed", seat=seat)
        return
    if not state.ship[SHIP_CARDS.index(card)]:
        impossible("RO-4.7", "no_such_card", card=card, deck="ship_cards")
    if (card == "any") != (good != "-") and not _nothing_to_bring(state, card):
        impossible("RO-4.7", "ship_good")
    decks.draw_ship(state, card)
    state.note("RO-4.7", "ship_card", seat=seat, card=card)
    if card == "crystal":
        effects.gain_crystal(state, seat, "RO-4.7")
    elif good != "-":
        from_ship(state, seat, GOODS.index(good))
    elif card in GOODS:
        from_ship(state, seat, GOODS.index(card))


@fact(SEAT)
def app_ship(state: AtTable, seat: int) -> None:
    """RO-4.7: the app draws the top spaceship card for a table that has none."""
    _needs_deck(state, "RO-4.7", "ship")
    for good in range(len(GOODS)):
        needs_room(state, good)
    decks.shuffle_empty_ship(state)
    _app_draws(state, seat, "RO-4.7", places.reveal_ship_card(seat))


def _nothing_to_bring(state: AtTable, card: str) -> bool:
    """RO-R2: the supply has no cube at all."""
    return card == "any" and not any(state.cubes_left(good) > 0 for good in range(len(GOODS)))


@fact()
def shuffled_ship(state: AtTable) -> None:
    """RO-R4: the spaceship deck was empty and was shuffled."""
    if state.is_known("ship") and ship_left(state):
        impossible("RO-R4", "ship_is_not_empty", n=ship_left(state))
    decks.shuffle_ship(state)
    state.learn("ship")


@fact(*[CARDS] * len(SHIP_CARDS))
def ship_discards(state: AtTable, *told: int) -> None:
    """RO-4.7: what lies in the spaceship discard pile, face by face."""
    _check_cards(state.board.ship, told)
    state.ship_discard = list(told)
    state.ship = [box - out for box, out in zip(state.board.ship, told, strict=True)]
    state.ship_missed = 0
    state.learn("ship")
    state.note("RO-4.7", "ship_discards_told", n=sum(state.ship))


def _check_cards(box: tuple[int, ...], told: tuple[int, ...]) -> None:
    if any(out > there for out, there in zip(told, box, strict=True)):
        impossible("RO-1.2", "too_many_cards")
