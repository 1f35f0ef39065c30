"""How the table of a match stands, as “Our table shows …” begins with it."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table.next_step import REST, waiting
from desktop.look.controls import Saying
from desktop.look.translate import translate
from engine.games.robinson_crusoe import event_deck
from engine.games.robinson_crusoe.components import (
    DETERMINATION,
    GOODS,
    LEVELS,
    MIXED_IN,
    MORALE,
    WOUNDS,
)
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import THREATS

AHEAD, UNDER_WAY, OVER = "ahead", "under_way", "over"
"""Where the event phase of the round stands."""


def determination(state: Robinson) -> list[str]:
    """The Determination of each character, by its name in facts."""
    return [f"{DETERMINATION}.{seat + 1}" for seat in range(state.board.seats)]


def counted(state: Robinson) -> list[str]:
    """What is counted here: goods, levels, Morale, and the Wounds of each character."""
    wounds = [f"{WOUNDS}.{seat + 1}" for seat in range(state.board.seats)]
    return [*GOODS, *LEVELS, MORALE, *wounds]


def in_deck(state: Robinson) -> dict[str, int]:
    """How many cards of each kind the Event deck holds, as `deck_holds` takes them."""
    there = event_deck.backs(state)
    mixed = {back: there.get(back, 0) for back in MIXED_IN}
    return {
        "book": state.event_deck.count(event_deck.BOOK_CARD),
        "adventure": state.event_deck.count(event_deck.ADVENTURE_CARD),
        **mixed,
    }


def is_token_known(state: Robinson, at: int) -> bool:
    """Whether the app knows of that token: where nobody told the Threat spaces, none is only assumed."""
    return bool(state.tokens[at]) or state.is_known(*THREATS)


def phase(state: Robinson) -> str:
    """Where the event phase stands: it has not begun, a card is resolved, or the round goes on."""
    name = waiting(state)
    if name == "draws" and not state.hand:
        return AHEAD
    return OVER if name in (REST, "") else UNDER_WAY


def phases(state: Robinson) -> list[tuple[str, Saying]]:
    """What can be said of it; nobody comes into the middle of it from outside."""
    offered: list[tuple[str, Saying]] = [
        (AHEAD, lambda: translate("Robinson", "still to come")),
        (OVER, lambda: translate("Robinson", "is over")),
    ]
    if phase(state) == UNDER_WAY:
        offered.insert(1, (UNDER_WAY, lambda: translate("Robinson", "is under way")))
    return offered
