"""The words that facts are told in, and why something cannot have happened."""

from __future__ import annotations

from engine.games.red_outpost.components import (
    CRYSTALS,
    CUBES,
    DAYS,
    DISCS,
    GOODS,
    LAKE_CARDS,
    PHASES,
    PLACES,
    SHIP_CARDS,
    WORKERS,
)
from engine.games.red_outpost.state import MOST_TURNS
from engine.games.red_outpost.table import AtTable
from engine.rules.agenda import State
from engine.rules.facts import UNSEEN, named, number, one_of
from engine.rules.impossible import Reasons

REASONS = Reasons("red-outpost")
impossible, refused, untold = REASONS.impossible, REASONS.refused, REASONS.untold
needs_known = REASONS.needs_known


# -- kinds of words ----------------------------------------------------------------------


def _discs(state: State) -> tuple[str, ...]:
    """RO-7.6, RO-7.11: elsewhere than on the portrait only by a special card."""
    assert isinstance(state, AtTable)
    return ("portrait", "card", "none") if state.board.has_cards else ("portrait",)


WORKER, PLACE = one_of("worker", WORKERS), one_of("place", PLACES)
GOOD, PHASE = one_of("good", GOODS), one_of("phase", PHASES)
LAKE_CARD = named("lake card", (*LAKE_CARDS, UNSEEN))
SHIP_CARD = named("spaceship card", (*SHIP_CARDS, UNSEEN))
ANY_GOOD = named("good", (*GOODS, "-"))
DISC = named("disc", ("portrait", "card", "none"))._replace(words=_discs)
MOODS = named("moods", ("all", "place", "none"))
WHEN = named("shuffle", ("before", "after", "no"))
BEFORE = named("shuffle", ("before", "no"))
CAUGHT = named("catch", ("caught", "left"))
KEPT = named("card", ("first", "second", "none"))
POSE = named("pose", ("standing", "lying"))
DAY, TURNS = number("day", 1, DAYS), number("number", 0, MOST_TURNS)
MADE = number("cubes", 1, CUBES)
CARDS = number("cards", 0, 12)
HELD = number("crystals", 0, CRYSTALS)


# -- what the box cannot give --------------------------------------------------------------


def needs_room(state: AtTable, good: int) -> None:
    """RO-3.2, RO-3.3: where a cube goes must be known."""
    needs_known(state, "RO-3.3", f"warehouse.{GOODS[good]}", f"exported.{GOODS[good]}")


def needs_cube(state: AtTable, good: int) -> None:
    """RO-R2: the box has 6 cubes of each good."""
    needs_room(state, good)
    if state.cubes_left(good) <= 0:
        impossible("RO-R2", "no_cube", good=GOODS[good])


def needs_stored(state: AtTable, good: int) -> None:
    """RO-4.5: a cube of the good lies in the Warehouse."""
    needs_known(state, "RO-4.5", f"warehouse.{GOODS[good]}")
    if not state.warehouse[good]:
        impossible("RO-4.5", "not_stored", good=GOODS[good])


def needs_crystal(state: AtTable, seat: int, clause: str) -> None:
    """RO-4.2: who gives a crystal has one; where nobody told, all of the box may lie elsewhere."""
    is_known = state.is_known(f"crystals.{seat + 1}")
    if not (state.crystals[seat] if is_known else state.crystals_left() > 0):
        impossible(clause, "no_crystal")


def check_crystals(state: AtTable) -> None:
    """RO-1.2: the box has 24 crystals."""
    left = state.crystals_left()
    if left < 0:
        impossible("RO-1.2", "too_many_crystals", n=CRYSTALS - left, most=CRYSTALS)


def check_cubes(state: AtTable, good: int) -> None:
    """RO-1.2: the box has 6 cubes of each good."""
    left = state.cubes_left(good)
    if left < 0:
        impossible("RO-1.2", "too_many_cubes", good=GOODS[good], n=CUBES - left, most=CUBES)


def check_discs(state: AtTable, seat: int) -> None:
    """RO-1.3: a seat has so many discs for a day, on portraits and by RO-7.6 on its card."""
    most = DISCS[state.board.seats]
    laid = sum(state.discs[seat :: state.board.seats]) + state.papers[seat]
    if laid > most:
        impossible("RO-1.3", "too_many_discs", n=laid, most=most)


# -- special cards -------------------------------------------------------------------------


def needs_cards(state: AtTable) -> None:
    """RO-1.6: special cards are an option of the set-up."""
    if not state.board.has_cards:
        impossible("RO-1.6", "no_special_cards")


def needs_place_card(state: AtTable, seat: int, place: int, clause: str) -> None:
    """RO-1.6: the seat has that place card, or nobody has told which one it has."""
    _needs_card(state, state.place_card, seat, place, clause, PLACES)


def needs_worker_card(state: AtTable, seat: int, worker: int, clause: str) -> None:
    """RO-1.6: the seat has that worker card, or nobody has told which one it has."""
    _needs_card(state, state.worker_card, seat, worker, clause, WORKERS)


def _needs_card(
    state: AtTable, dealt: list[int], seat: int, card: int, clause: str, names: tuple[str, ...]
) -> None:
    needs_cards(state)
    if dealt[seat] != card and (dealt[seat] >= 0 or card in dealt):
        impossible(clause, "other_card", card=names[card])
