"""RO-3: production and export, and the Miner's special card (RO-7.16)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.red_outpost.actions import PASS, PICK_GOOD, Pick
from engine.games.red_outpost.components import BIN, COAL, GOODS, MINER
from engine.games.red_outpost.effects import gain_crystal, may_pay_with_mood, shift_mood
from engine.games.red_outpost.scoring import REWARD_VP
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import decision
from engine.rules.parts import wheel


def produce(state: RedOutpost, seat: int, good: int) -> bool:
    """RO-3.1, RO-3.2: a produced cube moves the wheel and goes to the Warehouse; RO-R2: if there is one."""
    if state.cubes_left(good) <= 0:
        state.note("RO-R2", "no_cube_left", seat=seat, good=GOODS[good])
        return False
    if state.events is not None:
        state.note("RO-3.1", "produced", seat=seat, good=GOODS[good])
    advance_wheel(state, seat)
    store(state, seat, good)
    return True


def produce_all(state: RedOutpost, seat: int, goods: Sequence[int]) -> tuple[int, ...]:
    """RO-3.1, RO-R1: cubes one after another; gives those that the supply had (RO-R2)."""
    made: tuple[int, ...] = ()
    for good in goods:
        if produce(state, seat, good):
            made += (good,)
    return made


def advance_wheel(state: RedOutpost, seat: int) -> None:
    """RO-3.1: one space clockwise; passing the reward area gives 2 VP and 1 crystal."""
    state.wheel[seat], passed = wheel.advanced(state.wheel[seat], state.board.wheel)
    if not passed:
        return
    state.vp[seat] += REWARD_VP
    state.wheel_vp[seat] += REWARD_VP
    if state.events is not None:
        state.note("RO-3.1", "wheel_reward", seat=seat, points=REWARD_VP)
    gain_crystal(state, seat, "RO-3.1")


def rewards(state: RedOutpost, seat: int, cubes: int) -> int:
    """RO-3.1: how often the wheel passes the reward area while so many cubes are produced."""
    return (state.wheel[seat] + cubes) // state.board.wheel


def store(state: RedOutpost, seat: int, good: int) -> None:
    """RO-3.2, RO-3.3, RO-3.4, RO-R1: a cube comes to the Warehouse; the third one of a good is exported."""
    warehouse = state.warehouse
    warehouse[good] += 1
    if warehouse[good] >= BIN:
        warehouse[good] -= BIN
        export(state, seat, good)


def export(state: RedOutpost, seat: int, good: int) -> None:
    """RO-3.3: onto the leftmost empty field for its VP; a cube on the `?` field goes back to the supply."""
    field = state.exported[good]
    points = state.next_export(good)
    if field < len(state.board.export[good]) - 1:
        state.exported[good] = field + 1
    state.vp[seat] += points
    state.shipped = [*state.shipped, [seat, good, points]]
    if state.events is not None:
        state.note(
            "RO-3.3", "exported", seat=seat, good=GOODS[good], points=points, field=field + 1
        )


def work(state: RedOutpost, seat: int, worker: int, goods: Sequence[int]) -> None:
    """RO-3.1: a worker produces cubes one after another; RO-7.16: the Miner may add one."""
    made = produce_all(state, seat, goods)
    if worker == MINER and state.worker_card[seat] == MINER:
        state.then(overtime(seat, made))


def overtimes(state: RedOutpost, seat: int, made: Sequence[int]) -> Sequence[Pick]:
    """RO-7.16: one more of what was just produced, but coal; RO-R5 at the bottom of the track."""
    if not may_pay_with_mood(state, MINER):
        return (PASS,)
    again = [
        PICK_GOOD[good]
        for good in dict.fromkeys(made)
        if good != COAL and state.cubes_left(good) > 0
    ]
    return (*again, PASS)


@decision(legal=overtimes, about=("portrait:miner",))
def overtime(state: RedOutpost, more: Pick, seat: int, made: Sequence[int]) -> None:
    """RO-7.16: the Miner may take one more mood −1 to produce one more of that resource, once a turn."""
    if more != PASS:
        state.note("RO-7.16", "overtime", seat=seat, good=more.name)
        shift_mood(state, MINER, -1, "RO-7.16")
        produce(state, seat, GOODS.index(more.name))
