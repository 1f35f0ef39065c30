"""Cards that the app draws for a table that has none: the rules' own decks, asked of chance."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.red_outpost.actions import Pick
from engine.games.red_outpost.components import FISH
from engine.games.red_outpost.decks import (
    discard_lake,
    draw_lake,
    lake_left,
    next_lake_cards,
    shuffle_lake,
    shuffle_lake_if_fished_out,
)
from engine.games.red_outpost.places import FISH_CAUGHT, cheer_catch, put_back
from engine.games.red_outpost.production import produce
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
from engine.rules.agenda import chance, decision

CAUGHT = "caught"
KEPT = (Pick("first"), Pick("second"), Pick("none"))


@chance(source="lake", outcomes=next_lake_cards)
def app_lake_card(state: RedOutpost, card: str, seat: int, caught: str) -> None:
    """RO-4.10, RO-R3: the app draws the top lake card, and its fish are produced or left."""
    _reveal(state, card, seat)
    discard_lake(state, card)
    if caught == CAUGHT:
        catch(state, seat, card)
    shuffle_lake_if_fished_out(state)


@chance(source="lake", outcomes=next_lake_cards)
def app_net_card(state: RedOutpost, card: str, seat: int, may_shuffle: bool, first: str) -> None:
    """RO-4.10, RO-4.13: the app draws the Fisherman's first card, then his second."""
    _reveal(state, card, seat)
    if first:
        state.then(keep_of_nets(seat, first, card), put_back(seat, may_shuffle, first, card))
        return
    if not lake_left(state):
        shuffle_lake(state, "RO-4.13", "lake_shuffled_other_five")
    state.then(app_net_card(seat, may_shuffle, card))


def kept_of_nets(state: RedOutpost, seat: int, first: str, second: str) -> Sequence[Pick]:
    """RO-4.10, RO-R3: one of the two rewards, or neither; two that are equal are one."""
    return KEPT if first != second else (KEPT[0], KEPT[2])


@decision(legal=kept_of_nets)
def keep_of_nets(state: RedOutpost, kept: Pick, seat: int, first: str, second: str) -> None:
    """RO-4.10: the Fisherman takes one of the two rewards."""
    card = {"first": first, "second": second}.get(kept.name)
    if card is None:
        return
    if first != second:
        state.note("RO-4.10", "catch_kept", seat=seat, card=card)
    catch(state, seat, card)


def catch(state: RedOutpost, seat: int, card: str) -> None:
    """RO-4.10, RO-R16: what a lake card gives; the mood is that of the worker that was told."""
    assert isinstance(state, AtTable)
    worker = state.worker_of_turn
    if worker is not None:
        cheer_catch(state, worker, card)
    for _ in range(FISH_CAUGHT.get(card, 0)):
        produce(state, seat, FISH)


def _reveal(state: RedOutpost, card: str, seat: int) -> None:
    draw_lake(state, card)
    state.note("RO-4.10", "lake_card", seat=seat, card=card)
