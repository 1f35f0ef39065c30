"""Special cards that do something of their own."""

from __future__ import annotations

from engine.games.red_outpost import cards
from engine.games.red_outpost.actions import Move
from engine.games.red_outpost.components import (
    ADMINISTRATION,
    BARRACKS,
    BEER_HOUSE,
    FIELD_KITCHEN,
    FISHERMAN,
    FORENOON,
    GOODS,
    LUNCH,
    MINE,
    MORNING,
    PALACE,
    PASTURE,
    PLACES,
    SPACESHIP,
    WORKERS,
)
from engine.games.red_outpost.effects import may_pay_with_mood
from engine.games.red_outpost.facts.kinds import (
    GOOD,
    PLACE,
    WORKER,
    impossible,
    needs_known,
    needs_place_card,
    needs_room,
    needs_stored,
    needs_worker_card,
    refused,
)
from engine.games.red_outpost.refusals import ferrying, waking
from engine.games.red_outpost.table import ALL, AtTable
from engine.rules.facts import SEAT, fact


def _needs_turn_with(state: AtTable, seat: int, worker: int, clause: str) -> None:
    """RO-1.6: the seat's turn was taken with that worker; of another turn it may be told late."""
    if state.at_turn == seat and state.moved in range(len(WORKERS)) and state.moved != worker:
        impossible(clause, "other_worker", worker=WORKERS[state.moved])


def _needs_visit(state: AtTable, seat: int, place: int, clause: str) -> None:
    """RO-1.6: in the seat's turn a worker came to the place; of another turn it may be told late."""
    came = state.moved in range(len(WORKERS))
    if state.at_turn == seat and came and state.at[state.moved] != place:
        impossible(clause, "other_place", place=PLACES[place])


def _needs_own_moods(state: AtTable, seat: int, place: int) -> None:
    """RO-R8: where the card replaces the place's mood too, the move was told without moods.

    What the place gives is replaced in any case.
    """
    replaces_mood = cards.replaces_mood(state, place)
    if state.at_turn != seat or state.worker_of_turn is None:
        return
    if replaces_mood or state.moods_follow == ALL:
        impossible("RO-R8", "card_moods" if replaces_mood else "card_goods")


@fact(SEAT)
def beer_card(state: AtTable, seat: int) -> None:
    """RO-7.4: 2 crystals instead of the Beer House."""
    needs_place_card(state, seat, BEER_HOUSE, "RO-7.4")
    _needs_visit(state, seat, BEER_HOUSE, "RO-7.4")
    _needs_own_moods(state, seat, BEER_HOUSE)
    cards.use_place_card(state, seat, 0, BEER_HOUSE)


@fact(SEAT, WORKER)
def mine_card(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.8: 3 spaces on the wheel instead of coal."""
    needs_place_card(state, seat, MINE, "RO-7.8")
    needs_known(state, "RO-7.8", f"wheel.{seat + 1}")
    _needs_visit(state, seat, MINE, "RO-7.8")
    _needs_turn_with(state, seat, worker, "RO-7.8")
    _needs_own_moods(state, seat, MINE)
    check_price(state, worker)
    cards.use_place_card(state, seat, worker, MINE)


@fact(SEAT, WORKER)
def pasture_card(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.1: mood +2 instead of wool."""
    needs_place_card(state, seat, PASTURE, "RO-7.1")
    _needs_visit(state, seat, PASTURE, "RO-7.1")
    _needs_turn_with(state, seat, worker, "RO-7.1")
    _needs_own_moods(state, seat, PASTURE)
    cards.use_place_card(state, seat, worker, PASTURE)


@fact(SEAT, GOOD)
def launched(state: AtTable, seat: int, good: int) -> None:
    """RO-7.7: 4 different cubes leave the Warehouse, one of them is exported."""
    needs_place_card(state, seat, SPACESHIP, "RO-7.7")
    _needs_visit(state, seat, SPACESHIP, "RO-7.7")
    needs_room(state, good)
    for each in range(len(GOODS)):
        needs_stored(state, each)
    cards.lift_off(state, seat, good)


@fact(SEAT, WORKER)
def papers(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.6: the discs on the card go to a portrait."""
    needs_place_card(state, seat, ADMINISTRATION, "RO-7.6")
    needs_known(state, "RO-7.6", f"papers.{seat + 1}")
    if not state.papers[seat]:
        impossible("RO-7.6", "no_papers")
    _needs_turn_with(state, seat, worker, "RO-7.6")
    laid = int(state.at_turn == seat and LAID_ON_CARD in state.came)
    if state.papers[seat] <= laid:
        impossible("RO-7.6", "papers_of_this_turn")
    cards.carry_papers(state, seat, worker, laid)


@fact(SEAT, WORKER)
def laid_flat(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.9: a worker lies flat for Lunch."""
    needs_place_card(state, seat, FIELD_KITCHEN, "RO-7.9")
    if state.phase != LUNCH:
        impossible("RO-7.9", "not_lunch")
    if not state.upright >> worker & 1:
        impossible("RO-7.9", "lies_already", worker=WORKERS[worker])
    turns = (
        state.board.turns_of(LUNCH) - len(state.turns_left) + (state.moved in range(len(WORKERS)))
    )
    if len(WORKERS) - state.upright.bit_count() - turns >= cards.MOST_LAID_FLAT:
        impossible("RO-7.9", "two_lie_already")
    state.upright &= ~(1 << worker)
    state.note("RO-7.9", "laid_flat", seat=seat, worker=WORKERS[worker])


@fact(SEAT, WORKER, PLACE)
def ferried(state: AtTable, seat: int, worker: int, place: int) -> None:
    """RO-7.15, RO-R12: another worker is put elsewhere."""
    needs_worker_card(state, seat, FISHERMAN, "RO-7.15")
    _needs_turn_with(state, seat, FISHERMAN, "RO-7.15")
    if state.at_turn == seat and FERRIED in state.came:
        impossible("RO-7.15", "ferried_already")
    if Move(worker, place) not in cards.ferries(state, seat):
        for refusal in ferrying(state, seat):
            if refusal.subject in (WORKERS[worker], PLACES[place]):
                refused(refusal)
    cards.put_elsewhere(state, seat, worker, place)
    state.learn(f"at.{WORKERS[worker]}")
    if state.at_turn == seat:
        state.came = [*state.came, FERRIED]


LAID_ON_CARD, FERRIED = "laid_on_card", "ferried"
"""What bears on the rest of a turn: its disc lies on the card (RO-7.6), a worker was put elsewhere (RO-7.15)."""


def check_price(state: AtTable, worker: int) -> None:
    """RO-R5: whether the worker's mood can be the price of a card, RO-7.8 or RO-7.16."""
    name = WORKERS[worker]
    if state.is_known(f"mood.{name}") and not may_pay_with_mood(state, worker):
        impossible("RO-R5", "mood_is_lowest", worker=name)


# -- what the cards of the seats allow -----------------------------------------------------


def givers(state: AtTable) -> list[int]:
    """RO-7.2: the seats that can have crystals on portraits."""
    if not state.board.has_cards:
        return []
    if PALACE in state.place_card:
        return [state.place_card.index(PALACE)]
    return [seat for seat, card in enumerate(state.place_card) if card < 0]


def check_waking(state: AtTable, seat: int, target: int) -> None:
    """RO-7.12: whether a disc can go to that portrait now, at the end of the Morning to who sleeps in."""
    if of_this_moment(state) != BARRACKS:
        impossible("RO-7.12", "not_morning_end")
    name = WORKERS[target]
    # In the next turn he may have left it since.
    has_left = state.phase == FORENOON and state.moved == target
    for refusal in waking(state, seat):
        if refusal.subject == name and state.is_known(f"at.{name}") and not has_left:
            refused(refusal)


def of_this_moment(state: AtTable) -> int | None:
    """RO-7.9, RO-7.12: the place card that acts now, at the start of Lunch or the end of the Morning."""
    left, every = len(state.turns_left), state.board.turns_of(state.phase)
    if state.phase == LUNCH and left == every:
        return FIELD_KITCHEN
    # Nobody has to stop between two phases: before the next turn is early enough.
    is_end = (state.phase == MORNING and left == 1) or (state.phase == FORENOON and left == every)
    return BARRACKS if is_end else None
