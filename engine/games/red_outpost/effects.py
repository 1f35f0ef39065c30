"""What rules do to the table again and again: moods, crystals, discs."""

from __future__ import annotations

from engine.games.red_outpost.actions import MoveDisc, Swap
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.parts import supply, track


def gain_crystal(state: RedOutpost, seat: int, clause: str, number: int = 1) -> int:
    """RO-R2: crystals from the supply, as far as there are any; returns how many."""
    gained = supply.given(number, state.crystals_left())
    state.crystals[seat] += gained
    if state.events is not None:
        if gained:
            state.note(clause, "crystal_gained", seat=seat, n=gained)
        if gained < number:
            state.note("RO-R2", "no_crystal_left", seat=seat)
    return gained


def shift_mood(state: RedOutpost, worker: int, steps: int, clause: str) -> None:
    """RO-2.2, RO-R5: move the mood marker; what goes beyond the end of the track is lost."""
    before = state.mood[worker]
    after = track.moved(before, steps, state.board.mood_top)
    state.mood[worker] = after
    if state.events is not None:
        state.note(
            clause,
            "mood" if after != before else "mood_at_end",
            worker=WORKERS[worker],
            steps=steps,
            points=state.board.mood_track[after],
        )


def may_pay_with_mood(state: RedOutpost, worker: int) -> bool:
    """RO-R5: a mood loss that is a price may be chosen at the bottom too, or not, by the ruling."""
    return state.board.price_at_bottom or state.mood[worker] > 0


def swap_moods(state: RedOutpost, swap: Swap, clause: str) -> None:
    """RO-4.4, RO-4.5: one worker's mood rises by 1, another's falls by 1."""
    shift_mood(state, swap.up, 1, clause)
    shift_mood(state, swap.down, -1, clause)


def give_to_palace(state: RedOutpost, seat: int, clause: str) -> None:
    """RO-4.2, RO-7.17: 1 crystal to the seat's own palace field."""
    state.crystals[seat] -= 1
    state.palace[seat] += 1
    state.note(clause, "gave_to_palace", seat=seat, n=state.palace[seat])


def move_disc(state: RedOutpost, move: MoveDisc, seat: int, clause: str) -> None:
    """RO-4.6, RO-7.12: 1 disc goes from one portrait to another."""
    seats = state.board.seats
    state.discs[move.source * seats + move.owner] -= 1
    state.discs[move.target * seats + move.owner] += 1
    if state.events is not None:
        state.note(
            clause,
            "disc_moved",
            seat=seat,
            owner=move.owner,
            source=WORKERS[move.source],
            target=WORKERS[move.target],
        )


def lay_disc(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-2.2 step 2: one of the seat's discs on the worker's portrait."""
    state.discs[worker * state.board.seats + seat] += 1
    if state.events is not None:
        state.note("RO-2.2", "disc_laid", seat=seat, worker=WORKERS[worker])
