"""The clock: where the match stands, also when the app comes to a running one, and its end."""

from __future__ import annotations

from engine.games.outpost.components import FACTORIES, JOBS, UPGRADES
from engine.games.outpost.facts.kinds import BEGAN, PHASE, PLAYING, TURN, impossible, reach
from engine.games.outpost.facts.sequence import rest_of_turn
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import PEOPLE, UNTOLD, AtTable
from engine.rules.facts import fact


@fact()
def joined(state: AtTable) -> None:
    """OP-2.1: the app comes to a running match: nothing is known until it is told."""
    seats = state.board.seats
    deck = state.board.event_deck
    state.event, state.personal_events = NOTHING, []
    state.event_cards = [card.copies for card in deck]
    state.event_discards, state.missed = [0] * len(deck), 0
    state.modifiers, state.sold_out, state.still = [], 0, 0
    state.sold_told, state.ended = UNTOLD, ""
    state.display, state.unseen = [], 0
    state.idle = [[0] * len(FACTORIES) for _ in range(seats)]
    state.upgrades = [[0] * len(UPGRADES) for _ in range(seats)]
    state.factories = [[0] * len(FACTORIES) for _ in range(seats)]
    state.people_at = [[0] * len(JOBS) for _ in range(seats)]
    state.robots_at = [[0] * len(FACTORIES) for _ in range(seats)]
    state.population, state.robots = [0] * seats, [0] * seats
    state.vp, state.faces = [0] * seats, [0] * seats
    state.turn = max(state.turn, 1)
    state.agenda = [rest_of_turn()]
    state.forget(state.markers(state.extent))
    if state.event_drawer != PEOPLE:
        # The app has drawn none of its cards yet.
        state.learn("event_deck")
    state.note("OP-2.1", "joined")


@fact(TURN, PHASE, BEGAN)
def clock(state: AtTable, number: int, phase: int, began: int) -> None:
    """OP-2.1, OP-2.3, OP-7.3: it is that turn and phase, and when that phase began."""
    if phase == 1:
        # It begins with the match.
        began = 1
    elif began == 1 or began > number:
        impossible("OP-2.3", "began_later", turn=number)
    reach(state, *PLAYING)
    state.turn, state.phase, state.phase_began = number, phase, began
    # In the turn in which a phase begins, events still are of the one before it.
    state.event_phase = phase - (phase > 1 and began == number)
    state.learn("phase", "phase_began", "event_phase")
    if began == UNTOLD and state.board.has_events:
        # It may have begun in this turn.
        state.forget(["phase_began", "event_phase"])
    if phase > 1 and began != UNTOLD:
        state.note("OP-2.1", "clock_told_since", turn=number, n=phase, began=began)
    else:
        state.note("OP-2.1", "clock_told", turn=number, n=phase)


@fact(ends_turn=True)
def game_over(state: AtTable) -> None:
    """OP-6.4: people say that the match is over."""
    state.ended = "told"
    state.agenda = []
    state.note("OP-6.4", "game_over", turn=state.turn)
