"""The clock: whose turn it is, when it is over, and the day's end."""

from __future__ import annotations

from engine.games.red_outpost import rules
from engine.games.red_outpost.components import EVENING, MORNING, PHASES, WORKERS
from engine.games.red_outpost.facts.cards import givers
from engine.games.red_outpost.facts.kinds import DAY, PHASE, TURNS, impossible, untold
from engine.games.red_outpost.moves import open_for_phase
from engine.games.red_outpost.state import ALL_WORKERS, RedOutpost
from engine.games.red_outpost.table import (
    PASSED,
    UNTOLD,
    AtTable,
    of_board,
    of_portraits,
    of_score,
    of_workers,
)
from engine.rules.facts import SEAT, fact
from engine.rules.markers import of_seats


def most_taken(state: RedOutpost, phase: int) -> int:
    """RO-2.1: turns that can have been taken in a phase; after the last one only the day's end waits."""
    return state.board.turns_of(phase) - (phase != EVENING)


def as_told(state: RedOutpost) -> tuple[int, int, int, int]:
    """RO-2.1: day, phase, turns taken in it and the seat that began it, as `clock` takes them."""
    left = len(state.turns_left)
    # With the last turn the marker has been passed on.
    start = state.start if left else (state.start - 1) % state.board.seats
    return state.day, state.phase, state.board.turns_of(state.phase) - left, start


@fact(DAY, PHASE, TURNS, SEAT)
def clock(state: AtTable, day: int, phase: int, turns: int, start: int) -> None:
    """RO-2.1: so many turns of that phase have been taken, and that seat began the phase."""
    if turns > most_taken(state, phase):
        most = state.board.turns_of(phase)
        impossible("RO-2.1", "phase_is_over", phase=PHASES[phase], most=most)
    state.day, state.phase, state.start = day, phase, start
    state.begin_turn()
    # Which workers have been used is told by nobody: none is refused for it.
    state.upright = ALL_WORKERS
    open_for_phase(state)
    state.agenda = rules.agenda_at(state, turns)
    state.run_on()
    if state.at_turn >= 0:
        state.note("RO-2.1", "clock_told", day=day, phase=PHASES[phase], seat=state.at_turn)
    else:
        state.note("RO-2.1", "day_end_told", day=day)


@fact()
def joined(state: AtTable) -> None:
    """RO-2.1: the app comes to a running game: nothing is known until it is told."""
    state.forget(of_board(state.board))
    state.upright = ALL_WORKERS
    state.begin_turn()
    state.lake, state.lake_discard = list(state.board.lake), [0] * len(state.board.lake)
    state.ship, state.ship_discard = list(state.board.ship), [0] * len(state.board.ship)
    state.lake_missed = state.ship_missed = 0
    state.note("RO-2.1", "joined")


def is_unfollowed(state: AtTable) -> bool:
    """RO-2.2: whether the turn’s worker was not told, and `done` would forget what is known."""
    if state.at_turn < 0 or state.moved != UNTOLD:
        return False
    return any(map(state.is_known, (*of_portraits(state.board), *of_workers())))


@fact(SEAT, ends_turn=True)
def done(state: AtTable, seat: int) -> None:
    """RO-2.2: the turn is over; nobody knows the portraits any more if its worker was not told."""
    if state.at_turn != seat:
        impossible("RO-2.1", "not_the_turn")
    was_known = is_unfollowed(state)
    if state.moved == UNTOLD:
        state.forget((*of_portraits(state.board), *of_workers()))
    if state.phase == MORNING and state.agenda[-2][0] is rules.phase_ends:
        # RO-2.4: whoever was not seen leaving the Barracks may have slept in.
        asleep = [name for name in WORKERS if not state.is_known(f"at.{name}")]
        state.forget(f"mood.{name}" for name in asleep)
    state.note("RO-2.2", "turn_done", seat=seat)
    if was_known:
        state.note("RO-2.2", "not_followed")
    state.go_on()


@fact(SEAT)
def passed(state: AtTable, seat: int) -> None:
    """RO-R11: no legal move was left, so that no worker was moved."""
    if state.at_turn != seat:
        impossible("RO-2.1", "not_the_turn")
    if state.moved != UNTOLD:
        impossible("RO-2.2", "one_move")
    state.moved = PASSED
    state.note("RO-R11", "passed", seat=seat)


@fact(ends_turn=True, says="day_ends")
def settle(state: AtTable) -> None:
    """RO-5.1: the day's end, once everything that it counts has been told."""
    if state.agenda[-1][0] is not rules.settling:
        impossible("RO-5.1", "day_is_not_over")
    if missing := needed_to_settle(state):
        kinds = {marker.partition(".")[0]: untold(marker) for marker in missing}
        impossible("RO-5.1", "untold", kinds=tuple(kinds.values()), markers=tuple(missing))
    # Where nobody has anything, the mood does not matter (RO-R14), and it returns to its start.
    state.learn(*of_portraits(state.board), *of_workers())
    state.go_on()


def needed_to_settle(state: AtTable) -> list[str]:
    """RO-5.1, RO-R14: markers that the day's end needs and that nobody has told.

    RO-7.2: crystals on portraits only of the seats that can have the card for it.
    """
    seats = state.board.seats
    needed = of_score(seats) if state.is_last_day else of_seats("vp", seats)
    for worker, name in enumerate(WORKERS):
        lying = of_seats(f"discs.{name}", seats)
        lying += [f"gifts.{name}.{seat + 1}" for seat in givers(state)]
        needed += lying
        at = slice(worker * seats, worker * seats + seats)
        if not state.is_known(*lying) or any(state.discs[at]) or any(state.gifts[at]):
            needed.append(f"mood.{name}")
    return [marker for marker in needed if marker in state.unknown]
