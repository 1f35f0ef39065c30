"""Set-up of the table: locks and special cards."""

from __future__ import annotations

from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.facts.kinds import PLACE, WORKER, impossible, needs_cards
from engine.games.red_outpost.moves import TEN_PLACES, open_for_phase
from engine.games.red_outpost.table import AtTable
from engine.rules.facts import SEAT, fact


@fact(PLACE, PLACE, PLACE, PLACE, PLACE, PLACE)
def locks(state: AtTable, *told: int) -> None:
    """RO-1.5: three places under morning locks, three under evening locks."""
    bits = 0
    for place in told:
        if not TEN_PLACES >> place & 1:
            impossible("RO-1.5", "no_lock", place=PLACES[place])
        if bits >> place & 1:
            impossible("RO-1.5", "two_locks", place=PLACES[place])
        bits |= 1 << place
    state.morning_locks = sum(1 << place for place in told[:3])
    state.evening_locks = sum(1 << place for place in told[3:])
    open_for_phase(state)
    state.learn("locks")
    for number, place in enumerate(told):
        name = "morning_lock" if number < 3 else "evening_lock"
        state.note("RO-1.5", name, place=PLACES[place])


@fact(SEAT, WORKER)
def worker_card(state: AtTable, seat: int, worker: int) -> None:
    """RO-1.6: the seat has that worker card."""
    state.worker_card = _dealt(state, state.worker_card, seat, worker, WORKERS)
    state.note("RO-1.6", "worker_card_dealt", seat=seat, card=WORKERS[worker])


@fact(SEAT, PLACE)
def place_card(state: AtTable, seat: int, place: int) -> None:
    """RO-1.6: the seat has that place card."""
    state.place_card = _dealt(state, state.place_card, seat, place, PLACES)
    state.note("RO-1.6", "place_card_dealt", seat=seat, card=PLACES[place])


def _dealt(
    state: AtTable, dealt: list[int], seat: int, card: int, names: tuple[str, ...]
) -> list[int]:
    needs_cards(state)
    if card in dealt[:seat] + dealt[seat + 1 :]:
        impossible("RO-1.6", "card_is_dealt", card=names[card])
    return [*dealt[:seat], card, *dealt[seat + 1 :]]
