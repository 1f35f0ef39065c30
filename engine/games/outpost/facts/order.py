"""VP, face values and the player order, as they were told (OP-2.2)."""

from __future__ import annotations

from engine.games.outpost import rules
from engine.games.outpost.facts import sequence
from engine.games.outpost.facts.kinds import (
    FACE,
    ORDER,
    VP,
    impossible,
    needs_begun,
    needs_followed,
    needs_wait,
)
from engine.games.outpost.table import AtTable
from engine.rules.facts import SEAT, fact
from engine.rules.parts.places import put


@fact(SEAT, VP)
def vp(state: AtTable, seat: int, points: int) -> None:
    """OP-2.2: so many VP, told without saying where they come from."""
    needs_followed(state, "vp")
    if state.knows_colony(seat):
        impossible("OP-4.1", "colony_tells")
    more = points - state.vp[seat]
    state.vp = put(state.vp, seat, points)
    state.learn(f"vp.{seat + 1}")
    state.note("OP-2.2", "vp_told", seat=seat, n=points, points=more)
    sequence.order_again(state)


@fact(SEAT, FACE)
def face(state: AtTable, seat: int, value: int) -> None:
    """OP-2.2: the minimum bids of the seat's upgrades together; those without a crew do not count."""
    needs_followed(state, "face")
    if state.knows_colony(seat):
        impossible("OP-4.1", "colony_tells")
    state.faces = put(state.faces, seat, value)
    state.learn(f"face.{seat + 1}")
    state.note("OP-2.2", "face_told", seat=seat, n=value)
    sequence.order_again(state)


@fact(SEAT)
def lot(state: AtTable, seat: int) -> None:
    """OP-2.2: of those who are level, the lot puts that one next in the player order."""
    if state.waits_for != rules.next_in_order.name and state.turn and state.is_known("order"):
        impossible("OP-2.2", "order_is_set")
    needs_wait(state, rules.next_in_order.name)
    level = state.agenda[-1][1]
    if seat not in level:
        impossible("OP-2.2", "not_level")
    state.note("OP-2.2", "lot_told", seat=seat)
    state.apply(str(seat + 1))


@fact(ORDER)
def order(state: AtTable, seats: list[int]) -> None:
    """OP-2.2: the player order of this turn, the first one first."""
    needs_followed(state, "order")
    needs_begun(state)
    if state.waits_for == rules.next_in_order.name:
        standing = [(state.vp[seat], state.face_value(seat)) for seat in seats]
        if standing != sorted(standing, reverse=True):
            impossible("OP-2.2", "order_follows")
    sequence.drop(state, *sequence.OF_ORDER)
    state.order = seats
    state.learn("order")
    rules.order_stands.run(state)
    state.run_on()
