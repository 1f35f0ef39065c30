"""The turn sequence at a table (OP-2.1): what the app can do happens, the rest waits to be told."""

from __future__ import annotations

from engine.games.outpost import events, market, modifiers, rules
from engine.games.outpost.board import Board
from engine.games.outpost.event_deck import Event
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import EVENTS, AtTable
from engine.rules.agenda import Node, step, wait
from engine.rules.game import Setup


def begin(setup: Setup) -> AtTable:
    """OP-1.2: at a table people say how they follow it; then the first turn begins."""
    state = AtTable(Board(setup))
    if state.board.rolls_copies:
        state.forget(["supply"])
    state.then(setting_up())
    return state


@wait
def setting_up(state: AtTable) -> None:
    """OP-1.2: before the first turn."""
    state.then(told_turn())


@step
def told_turn(state: AtTable) -> None:
    """OP-2.1: a turn, up to its player turns."""
    rules.new_turn(state)
    seats = state.board.seats
    state.built_by, state.hired_by, state.handed = [0] * seats, [0] * seats, [0] * seats
    state.learn("event", "event_phase")
    state.note("OP-2.1", "turn_begins", turn=state.turn, n=state.phase)
    state.then(
        told_order(),
        events.random_event(),
        after_event(),
        told_phase(),
        told_market(),
        rest_of_turn(),
    )


@step
def told_order(state: AtTable) -> None:
    """OP-2.2: the player order, where all is known that it depends on; else it has to be told."""
    if state.extent == EVENTS:
        return
    if state.knows_standing():
        state.learn("order")
        rules.new_order.run(state)
    else:
        state.forget(["order"])
        state.then(untold_order())


@wait
def untold_order(state: AtTable) -> None:
    """OP-2.2: until people tell the player order."""


OF_ORDER = (untold_order, rules.next_in_order, rules.order_stands)
"""What is still to come of the player order."""


def order_again(state: AtTable) -> None:
    """OP-2.2: what was told bears on the order for which people wait."""
    if drop(state, *OF_ORDER):
        state.then(told_order())
        state.run_on()


def leave_order(state: AtTable) -> None:
    """OP-2.2: people have gone on, and nobody told the player order."""
    drop(state, *OF_ORDER)
    state.order = state.by_standing()
    state.forget(["order"])
    state.note("OP-2.2", "order_untold")
    state.run_on()


REFILL = (
    market.roll,
    market.roll_again,
    market.replace,
    market.fill_rest,
    market.go_down,
    events.personal_event,
)
"""What is still to come of the refill."""


def leave_rolls(state: AtTable) -> None:
    """OP-2.4: people have gone on, and nobody told what came to the market."""
    number = market.to_fill(state)
    drop(state, *REFILL)
    state.unseen += number
    state.note("OP-2.4", "rolls_untold", n=number)
    state.run_on()


def drop(state: AtTable, *nodes: Node) -> bool:
    """These rules, as far as they come next, come no more; whether there was one."""
    found = False
    while state.agenda and state.agenda[-1][0] in nodes:
        state.agenda.pop()
        found = True
    return found


@step
def after_event(state: AtTable) -> None:
    """OP-2.1, OP-R16: before the phase is checked, people tell what the event did to VP."""
    if may_sweep(state) and not state.knows_market:
        # Nobody can say which upgrades were the lowest.
        state.forget(["display"])
    if state.extent != EVENTS and may_change_vp(state):
        state.then(settling_event())


@wait
def settling_event(state: AtTable) -> None:
    """OP-R16: until everybody has done what the event says."""


def may_change_vp(state: AtTable) -> bool:
    """OP-R16: whether the turn's event can have changed VP in a way that the app does not follow."""
    if not state.is_known("event"):
        return True
    if state.event == NOTHING:
        return False
    seats = range(state.board.seats)
    return touches_vp(state.board.event_deck[state.event]) and not all(
        map(state.knows_colony, seats)
    )


def may_sweep(state: AtTable) -> bool:
    """OP-7.1: whether the turn's event takes upgrades off the market."""
    if state.event == NOTHING:
        return False
    options = state.board.event_deck[state.event].options
    return any(effect.verb == "sweep" for option in options for effect in option)


def touches_vp(card: Event) -> bool:
    """OP-7.5, OP-7.6: whether the card takes or gives something that can count VP."""
    return any(
        effect.verb in ("lose", "gain") and not effect.target.startswith("card")
        for option in card.options
        for effect in option
    )


@step
def told_phase(state: AtTable) -> None:
    """OP-2.3: the check of phases, as far as VP and the market are known."""
    market.look_at_vp(state)
    if state.knows_market:
        market.look_at_sales(state)
    elif state.sold_told < state.turn - 1:
        state.sold_out = 0


@step
def told_market(state: AtTable) -> None:
    """OP-2.4: refill rolls, where it is known what lies there; in whose turn, where order and buyers are."""
    knows_places = state.is_known("display", "supply")
    if knows_places and state.is_known("bought", "order"):
        market.refill.run(state)
        return
    state.bought, state.failed = [0] * state.board.seats, []
    state.learn("bought")
    if knows_places and not modifiers.total(state, modifiers.ALL, "hold"):
        state.then(market.fill_rest())


@wait
def rest_of_turn(state: AtTable) -> None:
    """OP-2.1: until the turn is over."""
    if state.knows_all_vp() and state.knows_market:
        rules.look_for_standstill(state)
    else:
        state.still, state.vp_before = 0, state.vp
    rules.changes_end(state)
    state.note("OP-2.1", "turn_ends", turn=state.turn)
    rules.look_for_end(state)
    if not state.ended:
        state.then(told_turn())
