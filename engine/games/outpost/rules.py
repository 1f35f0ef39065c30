"""OP-1, OP-2, OP-6: set-up, the turn sequence, player order, and the end of the game."""

from __future__ import annotations

from engine.games.outpost import (
    auction,
    events,
    market,
    modifiers,
    operators,
    production,
    purchases,
)
from engine.games.outpost.board import Board
from engine.games.outpost.components import STILL
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import chance, step
from engine.rules.game import Setup


def begin(setup: Setup) -> Outpost:
    """OP-1.2: the colonies of the start; in a match of two, dice for the copies (OP-1.4)."""
    state = Outpost(Board(setup))
    if state.board.has_events:
        events.needs_finished_cards(state.board.event_deck)
    state.then(market.roll_copies(), turn_begins())
    return state


@step
def turn_begins(state: Outpost) -> None:
    """OP-2.1: the turn sequence."""
    new_turn(state)
    if state.events is not None:
        state.note("OP-2.1", "turn_begins", turn=state.turn, n=state.phase)
    is_early = state.board.preset.discards_early
    state.then(
        new_order(),
        events.random_event(),
        market.look_for_phase(),
        market.refill(),
        production.production(),
        *((production.cut_hands(),) if is_early else ()),
        player_turns(),
        *(() if is_early else (production.cut_hands(),)),
        turn_ends(),
    )


def new_turn(state: Outpost) -> None:
    """OP-2.1, OP-7.3: for events the phase is the one that the last turn ended in."""
    state.turn += 1
    state.event_phase = state.phase
    state.event, state.personal_events = NOTHING, []


# -- player order ----------------------------------------------------------------------


@step
def new_order(state: Outpost) -> None:
    """OP-2.2: most VP first, then the higher face value of upgrades, then by lot."""
    level: dict[tuple[int, int], tuple[int, ...]] = {}
    for seat, points in enumerate(state.vp):
        standing = points, state.face_value(seat)
        level[standing] = (*level.get(standing, ()), seat)
    state.order = []
    state.then(*(next_in_order(level[it]) for it in sorted(level, reverse=True)), order_stands())


@chance("order", lambda state, level: [(str(seat + 1), 1) for seat in level])
def next_in_order(state: Outpost, drawn: str, level: tuple[int, ...]) -> None:
    """OP-2.2, OP-1.3: of seats that are level one by lot; so in the first turn all are."""
    seat = int(drawn) - 1
    state.order = [*state.order, seat]
    if len(level) > 1:
        state.then(next_in_order(tuple(other for other in level if other != seat)))


@step
def order_stands(state: Outpost) -> None:
    """OP-2.2: everybody has a place in the order."""
    if state.events is not None:
        state.note("OP-2.2", "player_order", seats=list(state.order))


# -- player turns ----------------------------------------------------------------------


@step
def player_turns(state: Outpost) -> None:
    """OP-6.1: one after the other in player order; an event may turn it round (OP-7.1)."""
    reversed_by_event = modifiers.total(state, modifiers.ALL, "order")
    for seat in state.order if reversed_by_event else state.order[::-1]:
        state.then(player_turn(seat), auction.put_up(seat), after_auctions(seat))


@step
def player_turn(state: Outpost, seat: int) -> None:
    """OP-6.1: a player turn begins."""
    state.active = seat
    state.opened = state.built = state.hired = 0
    if state.events is not None:
        state.note("OP-6.1", "player_turn", seat=seat)


@step
def after_auctions(state: Outpost, seat: int) -> None:
    """OP-6.1: then factories, people and robots, and operators."""
    state.then(
        purchases.buy_factories(seat),
        purchases.buy_people(seat),
        operators.assign(seat),
        player_turn_ends(seat),
    )


@step
def player_turn_ends(state: Outpost, seat: int) -> None:
    """OP-6.1: a player turn is over."""
    state.turns += 1
    state.active = NOTHING
    if state.events is not None:
        state.note("OP-6.1", "player_turn_ends", seat=seat, n=state.vp[seat])


# -- the end ---------------------------------------------------------------------------


@step
def turn_ends(state: Outpost) -> None:
    """OP-2.1, OP-6.4, OP-R20: the victory check; what events changed ends with it (OP-7.1)."""
    look_for_standstill(state)
    changes_end(state)
    state.note("OP-2.1", "turn_ends", turn=state.turn)
    look_for_end(state)
    if not state.ended:
        state.then(turn_begins())


def look_for_standstill(state: Outpost) -> None:
    """OP-R20: for how many turns running nothing is for sale and nobody's VP have changed."""
    has_changed = state.vp != state.vp_before
    is_sold = not state.display and not any(state.supply)
    state.still = 0 if has_changed or not is_sold else state.still + 1
    state.vp_before = state.vp


def changes_end(state: Outpost) -> None:
    """OP-7.1: what events changed ends with the turn."""
    state.modifiers = []
    if any(map(any, state.idle)):
        state.idle = [[0] * len(own) for own in state.idle]


def look_for_end(state: Outpost) -> None:
    """OP-6.4, OP-R20: whether the match is over, by the VP of the leader or by a standstill."""
    if state.is_last_turn:
        state.ended = "points"
        state.note("OP-6.4", "ended_by_points", turn=state.turn, n=state.most_vp)
    elif state.still >= STILL:
        state.ended = "standstill"
        state.note("OP-R20", "ended_by_standstill", turn=state.turn)
