"""What the table shows: markers, each told as it stands, and whoever tells one corrects it."""

from __future__ import annotations

from engine.games.red_outpost.components import ADMINISTRATION, CUBES, GOODS, PLACES, WORKERS
from engine.games.red_outpost.facts.kinds import (
    GOOD,
    HELD,
    PLACE,
    POSE,
    WORKER,
    check_crystals,
    check_cubes,
    check_discs,
    impossible,
    needs_cards,
    needs_place_card,
)
from engine.games.red_outpost.state import changed
from engine.games.red_outpost.table import AtTable
from engine.rules.facts import MOST, NUMBER, SEAT, fact, number

VP = number("VP", 0, MOST)
LAID = number("discs", 0, 11)


@fact(SEAT, VP)
def vp(state: AtTable, seat: int, points: int) -> None:
    """RO-1.1: so many VP, told without saying where they came from."""
    more = points - state.vp[seat]
    state.by_hand[seat] += more
    state.vp[seat] = points
    state.learn(f"vp.{seat + 1}")
    state.note("RO-1.1", "vp_told", seat=seat, n=points, points=more)


@fact(SEAT, HELD)
def crystals(state: AtTable, seat: int, number: int) -> None:
    """RO-1.2: so many crystals in hand."""
    state.crystals[seat] = number
    check_crystals(state)
    state.learn(f"crystals.{seat + 1}")
    state.note("RO-1.2", "crystals_told", seat=seat, n=number)


@fact(SEAT, HELD)
def palace(state: AtTable, seat: int, number: int) -> None:
    """RO-4.2: so many crystals on the palace field."""
    state.palace[seat] = number
    check_crystals(state)
    state.learn(f"palace.{seat + 1}")
    state.note("RO-4.2", "palace_told", seat=seat, n=number)


@fact(SEAT, number("space", 1, MOST))
def wheel(state: AtTable, seat: int, space: int) -> None:
    """RO-3.1: the marker stands on that space of the wheel, the first one after the reward area."""
    if space > state.board.wheel:
        impossible("RO-3.1", "no_space", most=state.board.wheel)
    state.wheel[seat] = space - 1
    state.learn(f"wheel.{seat + 1}")
    state.note("RO-3.1", "wheel_told", seat=seat, n=space)


@fact(GOOD, number("cubes", 0, 2))
def warehouse(state: AtTable, good: int, number: int) -> None:
    """RO-3.3: so many cubes lie in the Warehouse, fewer than three."""
    state.warehouse[good] = number
    check_cubes(state, good)
    state.learn(f"warehouse.{GOODS[good]}")
    state.note("RO-3.2", "warehouse_told", good=GOODS[good], n=number)


@fact(GOOD, number("fields", 0, CUBES))
def exported(state: AtTable, good: int, number: int) -> None:
    """RO-3.3: so many fields of the export track hold a cube; the last one never does."""
    most = len(state.board.export[good]) - 1
    if number > most:
        impossible("RO-3.3", "no_field", most=most)
    state.exported[good] = number
    check_cubes(state, good)
    state.learn(f"exported.{GOODS[good]}")
    state.note("RO-3.3", "exports_told", good=GOODS[good], n=number)


@fact(WORKER, NUMBER)
def mood_at(state: AtTable, worker: int, points: int) -> None:
    """RO-5.1: the mood marker shows so many VP."""
    track = state.board.mood_track
    if points not in track:
        impossible("RO-5.1", "no_mood", least=track[0], most=track[-1])
    state.mood[worker] = track.index(points)
    state.learn(f"mood.{WORKERS[worker]}")
    state.note("RO-5.1", "mood_told", worker=WORKERS[worker], points=points)


@fact(WORKER, SEAT, LAID)
def discs(state: AtTable, worker: int, seat: int, number: int) -> None:
    """RO-1.3: so many discs of a seat lie on a portrait."""
    state.discs[worker * state.board.seats + seat] = number
    check_discs(state, seat)
    state.learn(f"discs.{WORKERS[worker]}.{seat + 1}")
    state.note("RO-1.3", "discs_told", seat=seat, worker=WORKERS[worker], n=number)


@fact(SEAT, LAID)
def on_card(state: AtTable, seat: int, number: int) -> None:
    """RO-7.6: so many discs of a seat lie on its card."""
    needs_place_card(state, seat, ADMINISTRATION, "RO-7.6")
    state.papers = changed(state.papers, seat, number - state.papers[seat])
    check_discs(state, seat)
    state.learn(f"papers.{seat + 1}")
    state.note("RO-7.6", "discs_on_card_told", seat=seat, n=number)


@fact(WORKER, SEAT, HELD)
def gifts(state: AtTable, worker: int, seat: int, number: int) -> None:
    """RO-7.2: so many crystals of a seat lie on a portrait."""
    needs_cards(state)
    at = worker * state.board.seats + seat
    state.gifts = changed(state.gifts, at, number - state.gifts[at])
    state.learn(f"gifts.{WORKERS[worker]}.{seat + 1}")
    check_crystals(state)
    state.note("RO-7.2", "gifts_told", seat=seat, worker=WORKERS[worker], n=number)


@fact(WORKER, PLACE)
def at(state: AtTable, worker: int, place: int) -> None:
    """RO-2.3: a worker is at that place."""
    state.at[worker] = place
    state.learn(f"at.{WORKERS[worker]}")
    state.note("RO-2.3", "at_told", worker=WORKERS[worker], place=PLACES[place])


@fact(WORKER, POSE)
def stands(state: AtTable, worker: int, pose: str) -> None:
    """RO-2.3: a worker stands, or lies because it was used in this phase."""
    bit = 1 << worker
    if pose == "standing":
        state.upright |= bit
        state.note("RO-2.3", "stands_told", worker=WORKERS[worker])
    else:
        state.upright &= ~bit
        state.note("RO-2.3", "lies_told", worker=WORKERS[worker])
