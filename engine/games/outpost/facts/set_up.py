"""How a table follows its game: how much of it, and who draws."""

from __future__ import annotations

from engine.games.outpost.facts import sequence
from engine.games.outpost.facts.kinds import DRAWER, EXTENT, ROLLER
from engine.games.outpost.table import APP, FULL, AtTable, followed
from engine.rules.agenda import DECISION
from engine.rules.facts import fact


@fact(EXTENT)
def extent(state: AtTable, wanted: str) -> None:
    """OP-2.1: the table follows so much of the game from now on; what is new is not known yet."""
    seats = state.board.seats
    before, state.faces = state.extent, [*map(state.face_value, range(seats))]
    state.extent = wanted
    there = state.markers(wanted)
    state.learn(*(marker for marker in state.unknown if marker not in there))
    if state.turn:
        had = state.markers(before)
        state.forget(marker for marker in there if marker not in had)
    elif state.board.rolls_copies:
        # Before the first turn everything else lies as the rules say.
        state.forget(["supply"])
    state.note("OP-2.1", f"extent_{wanted}")
    drop_untold(state)


def drop_untold(state: AtTable) -> None:
    """What is waited for and is not followed any more is not asked."""
    kinds = followed(state.extent)
    while state.agenda:
        node = state.agenda[-1][0]
        chooses = node.kind == DECISION and state.extent != FULL
        if not chooses and OF_WAITS.get(node.name, kinds[0]) in kinds:
            break
        if not sequence.drop(state, *sequence.OF_ORDER, *sequence.REFILL):
            state.agenda.pop()
        state.run_on()


OF_WAITS = {
    "untold_order": "order",
    "next_in_order": "order",
    "settling_event": "vp",
    "roll": "display",
    "roll_again": "display",
}
"""What is followed where something is waited for."""


@fact(DRAWER)
def event_drawer(state: AtTable, drawer: str) -> None:
    """OP-7.1: the app draws event cards from its deck, or people turn over their own."""
    state.event_drawer = drawer
    if drawer == APP:
        state.missed = 0
    state.note("OP-7.1", f"event_drawer_{drawer}")
    state.run_on()


@fact(ROLLER)
def dice(state: AtTable, roller: str) -> None:
    """OP-2.4: the app rolls for the market and draws lots, or people do."""
    state.dice = roller
    state.note("OP-2.4", f"dice_{roller}")
    state.run_on()
