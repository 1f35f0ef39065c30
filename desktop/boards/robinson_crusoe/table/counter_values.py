"""What every counter shows, and why it cannot be stepped down or up."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table.counter_value import Counted
from desktop.boards.robinson_crusoe.table.next_step import after_the_end
from desktop.boards.robinson_crusoe.table.wounds import Wounded
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import counters
from engine.games.robinson_crusoe.components import DETERMINATION
from engine.games.robinson_crusoe.state import Robinson


def counted(telling: Telling[Robinson], counter: str) -> Counted:
    """The counter as it stands: `food`, `palisade`, `morale`, `wounds.1`."""
    state = telling.state
    number = counters.value(state, counter) if state.is_known(counter) else None
    if state.is_terminal:
        over = after_the_end()
        return Counted(number, over, over)
    if number is None:
        return Counted(None)
    least, most = counters.limits(state, counter)
    fewer = telling.why_not("change", counter, -1) if number <= least else ""
    more = telling.why_not("change", counter, 1) if number >= most else ""
    return Counted(number, fewer, more)


def wounded(telling: Telling[Robinson]) -> list[Wounded]:
    """Every character with its Wounds and its Determination (RC-4.3); the lantern is put to another one only with the app's deck."""
    state, voice = telling.state, telling.voice
    found = []
    for seat, (name, tone) in enumerate(zip(voice.people, voice.colours, strict=True)):
        wounds = counted(telling, f"wounds.{seat + 1}")
        led = "" if state.board.is_told else telling.why_not("first_player", seat + 1)
        led = after_the_end() if state.is_terminal else led
        life = state.life[seat]
        also = counted(telling, f"{DETERMINATION}.{seat + 1}")
        found.append(Wounded(name, tone, wounds.number, life, wounds.fewer, wounds.more, led, also))
    return found
