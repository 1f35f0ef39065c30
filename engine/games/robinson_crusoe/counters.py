"""The counters (RC-3.4): goods, levels, Morale, Wounds, and what their ends mean."""

from __future__ import annotations

from engine.games.robinson_crusoe.components import (
    DETERMINATION,
    GOODS,
    LEVELS,
    LIFE,
    MORALE,
    WOUNDS,
)
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.agenda import Event

MOST = 99
PLAIN = (*GOODS, *LEVELS, MORALE)
OF_SEATS = (WOUNDS, DETERMINATION, LIFE)


def of_seat(counter: str) -> tuple[str, int]:
    """`wounds.2` as its kind and its seat from 0; −1 for what the group shares."""
    kind, _, seat = counter.partition(".")
    return kind, int(seat) - 1 if seat else -1


def value(state: Robinson, counter: str) -> int:
    """What a counter shows."""
    kind, seat = of_seat(counter)
    found = getattr(state, kind)
    number: int = found if seat < 0 else found[seat]
    return number


def limits(state: Robinson, counter: str) -> tuple[int, int]:
    """RC-3.4, RC-R11: the least and the most that a counter can show."""
    kind = of_seat(counter)[0]
    if kind == MORALE:
        return state.board.lowest, state.board.highest
    return (1 if kind == LIFE else 0), MOST


def put(state: Robinson, counter: str, number: int) -> None:
    """Set a counter, within its limits."""
    least, most = limits(state, counter)
    number = min(max(number, least), most)
    kind, seat = of_seat(counter)
    if seat < 0:
        setattr(state, kind, number)
    else:
        getattr(state, kind)[seat] = number


def wound(state: Robinson, seat: int, number: int, clause: str) -> None:
    """RC-3.4: a character takes Wounds; at its last Wound space the app warns."""
    if number:
        put(state, f"{WOUNDS}.{seat + 1}", state.wounds[seat] + number)
        state.note(clause, "wounded", seat=seat, n=number, now=state.wounds[seat])
        warn(state, seat)


def heal(state: Robinson, seat: int, number: int, clause: str) -> None:
    """RC-4.1: a character loses Wounds, never below none."""
    healed = min(number, state.wounds[seat])
    state.wounds[seat] -= healed
    name = "healed" if healed else "not_wounded"
    state.note(clause, name, seat=seat, n=healed, now=state.wounds[seat])


def warn(state: Robinson, seat: int) -> None:
    """RC-3.4: a character on its last Wound space; what that means is the table's."""
    for event in warnings(state):
        if event.params["seat"] == seat:
            state.note(event.clause, event.name, **event.params)


def warnings(state: Robinson) -> list[Event]:
    """RC-3.4: what the app says of everybody who has no Wound space left, as long as it is so."""
    return [
        Event("RC-3.4", "last_wound", {"seat": seat, "n": wounds, "life": state.life[seat]})
        for seat, wounds in enumerate(state.wounds)
        if is_last_space(state, seat)
    ]


def is_last_space(state: Robinson, seat: int) -> bool:
    """RC-3.4: whether the character has no Wound space left."""
    return state.wounds[seat] >= state.life[seat]
