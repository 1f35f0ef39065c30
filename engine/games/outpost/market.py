"""OP-1.4, OP-1.5, OP-2.3, OP-2.4: phases, and which upgrades come to the market."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outpost import events, modifiers
from engine.games.outpost.components import FACES, PHASE_2, PHASES, UPGRADES
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import chance, step, type_of_frame
from engine.rules.parts.places import put

ONE, TWO = "1", "2"
"""Copies of a type in a match of two (OP-1.4)."""
FEWEST_TWOS, MOST_TWOS = 4, 10
"""OP-R1."""

# -- copies ----------------------------------------------------------------------------


@step
def roll_copies(state: Outpost) -> None:
    """OP-1.4: in a match of two a die for each type."""
    if state.board.rolls_copies:
        state.supply = []
        state.then(*(roll_copy(),) * len(UPGRADES), check_copies())


@chance("copies", lambda state: [(ONE, 1), (TWO, 1)])
def roll_copy(state: Outpost, copies: str) -> None:
    """OP-1.4: odd one copy, even two."""
    state.supply = [*state.supply, int(copies)]


@step
def check_copies(state: Outpost) -> None:
    """OP-R1: redrawn until 4 to 10 types have two."""
    if not are_enough(state.supply):
        state.note("OP-R1", "copies_again", n=state.supply.count(2))
        state.then(roll_copies())
    else:
        note_copies(state)


def are_enough(copies: Sequence[int]) -> bool:
    """OP-R1: 4 to 10 types have two copies."""
    return FEWEST_TWOS <= copies.count(2) <= MOST_TWOS


def note_copies(state: Outpost) -> None:
    """OP-1.4: which types have two copies."""
    if state.events is not None:
        double = [UPGRADES[it] for it, copies in enumerate(state.supply) if copies == 2]
        state.note("OP-1.4", "copies", upgrades=double)


# -- phases ----------------------------------------------------------------------------


@step
def look_for_phase(state: Outpost) -> None:
    """OP-2.3, OP-R2, OP-R16: VP first, then whether all was sold for the second turn running."""
    look_at_vp(state)
    look_at_sales(state)


def look_at_vp(state: Outpost) -> None:
    """OP-2.3, OP-R2: the VP of the leader begin a phase; it may be the next but one."""
    most = state.most_vp or 0
    by_vp = 3 if most >= state.board.phase_3 else 2 if most >= PHASE_2 else 1
    if by_vp > state.phase:
        begin_phase(state, by_vp, "phase_by_vp", most)


def look_at_sales(state: Outpost) -> None:
    """OP-2.3: the next phase, where every upgrade of this one is sold for the second turn running."""
    if state.phase == len(PHASES):
        return
    last = PHASES[state.phase - 1]
    is_sold = not any(state.supply[:last]) and not (state.display and state.display[0] < last)
    state.sold_out = state.sold_out + 1 if is_sold else 0
    if state.sold_out == 2:
        begin_phase(state, state.phase + 1, "phase_by_sales", 0)


def begin_phase(state: Outpost, phase: int, why: str, most: int) -> None:
    """OP-2.3: a phase begins; what was counted for the last one is counted anew."""
    state.phase, state.phase_began, state.sold_out = phase, state.turn, 0
    state.note("OP-2.3", why, n=phase, most=most)


# -- refilling -------------------------------------------------------------------------


def places(state: Outpost) -> int:
    """OP-1.5: how many upgrades the market shows this turn."""
    return state.board.seats + modifiers.total(state, modifiers.ALL, "display")


def to_fill(state: Outpost) -> int:
    """OP-1.5, OP-R7: how many places are rolled for; those that events left empty wait a turn."""
    return places(state) - state.on_market - left_empty(state)


def left_empty(state: Outpost) -> int:
    """OP-R7, OP-R11: places that stay empty, one for each roll that drew a personal event."""
    board = state.board
    if board.event_fills or not board.has_events:
        return 0
    return len(state.failed if board.fails_each_time else set(state.failed))


def is_available(state: Outpost, upgrade: int) -> bool:
    """OP-1.5, OP-2.4: whether a copy is left and fewer than the cap are on display."""
    return state.supply[upgrade] > 0 and state.display.count(upgrade) < state.board.of_display


def at_or_below(state: Outpost, upgrade: int) -> int:
    """OP-2.4: the type itself, else the next lower one that is available; NOTHING if none is."""
    while upgrade >= 0 and not is_available(state, upgrade):
        upgrade -= 1
    return upgrade


def gives_nothing(state: Outpost) -> bool:
    """OP-R3: whether no number of the die brings an upgrade, at once or by going down."""
    return at_or_below(state, PHASES[state.phase - 1] - 1) == NOTHING


@step
def refill(state: Outpost) -> None:
    """OP-2.4, OP-R15: buyers of the last turn roll in reverse player order, the rest is rolled after."""
    bought, state.bought = state.bought, [0] * state.board.seats
    state.failed = []
    if modifiers.total(state, modifiers.ALL, "hold"):
        state.note("OP-2.4", "held")
        return
    buyers = [seat for seat in reversed(state.order) for _ in range(bought[seat])]
    state.then(*(replace(seat) for seat in buyers), fill_rest())


@step
def replace(state: Outpost, seat: int) -> None:
    """OP-2.4: a buyer rolls for one place; where nothing is left to roll for, the roll has failed."""
    if to_fill(state) < 1:
        return
    if gives_nothing(state):
        state.then(*fail(state, seat))
    else:
        state.then(roll(seat))


@step
def fill_rest(state: Outpost) -> None:
    """OP-2.4, OP-R3: the other places; one stays empty if nothing is left that the die can reach."""
    if to_fill(state) < 1:
        return
    if gives_nothing(state):
        state.note("OP-R3", "places_empty", n=to_fill(state))
        return
    state.then(roll(NOTHING), fill_rest())


def faces(state: Outpost, *_: object) -> list[tuple[str, int]]:
    """OP-2.4: d4, d10 or d12+1."""
    return [(str(face), 1) for face in FACES[state.phase - 1]]


def faces_that_give(state: Outpost, *_: object) -> list[tuple[str, int]]:
    """OP-R3: faces of the die that give a card, at once or by going down."""
    return [
        (face, weight)
        for face, weight in faces(state)
        if at_or_below(state, int(face) - 1) != NOTHING
    ]


@chance("refill", faces)
def roll(state: Outpost, face: str, seat: int) -> None:
    """OP-2.4: a roll for a place, by a buyer or by nobody in particular."""
    upgrade = int(face) - 1
    _note_roll(state, upgrade, seat)
    if is_available(state, upgrade):
        lay(state, upgrade)
        return
    state.note("OP-2.4", "not_available", upgrade=UPGRADES[upgrade])
    event = fail(state, seat) if seat != NOTHING else ()
    if event and not state.board.event_fills:
        state.note("OP-R7", "stays_empty")
        state.then(*event)
    else:
        state.then(*event, go_down(upgrade, seat))


def fail(state: Outpost, seat: int) -> tuple[type_of_frame, ...]:
    """OP-7.8, OP-R11: the personal event that the failed roll of a buyer draws, if it draws one."""
    draws = draws_event(state, seat)
    state.failed = [*state.failed, seat]
    return (events.personal_event(seat),) if draws else ()


def draws_event(state: Outpost, seat: int) -> bool:
    """OP-7.8, OP-R11: whether a failed roll of a buyer draws a personal event now."""
    is_first = seat not in state.failed
    return state.board.has_events and (is_first or state.board.fails_each_time)


@step
def go_down(state: Outpost, upgrade: int, seat: int) -> None:
    """OP-2.4: the next lower type that is available; none below: roll again."""
    found = at_or_below(state, upgrade)
    if found != NOTHING:
        lay(state, found)
    elif not gives_nothing(state):
        state.then(roll_again(seat))


@chance("refill", faces_that_give)
def roll_again(state: Outpost, face: str, seat: int) -> None:
    """OP-2.4, OP-R3: a re-roll, among faces that give a card, by whoever rolled before."""
    upgrade = int(face) - 1
    _note_roll(state, upgrade, seat)
    lay(state, at_or_below(state, upgrade))


def _note_roll(state: Outpost, upgrade: int, seat: int) -> None:
    if state.events is None:
        return
    told = {"upgrade": UPGRADES[upgrade], "n": upgrade + 1}
    if seat == NOTHING:
        state.note("OP-2.4", "rolled", **told)
    else:
        state.note("OP-2.4", "buyer_rolled", seat=seat, **told)


def lay(state: Outpost, upgrade: int) -> None:
    """OP-2.4: a copy comes to the market."""
    state.supply = put(state.supply, upgrade, state.supply[upgrade] - 1)
    state.display = sorted([*state.display, upgrade])
    state.note("OP-2.4", "upgrade_laid", upgrade=UPGRADES[upgrade])
