"""The card that the turn’s worker brings and that nobody has entered yet."""

from __future__ import annotations

from desktop.boards.red_outpost.table.actions.instead import BEGINS
from desktop.boards.red_outpost.table.decks.nets import Nets
from desktop.table.telling import Telling
from engine.games.red_outpost import cards
from engine.games.red_outpost.components import FISHERMAN, LAKE, PLACES, SPACESHIP, WORKERS
from engine.games.red_outpost.table import AtTable
from engine.record.lines import Fact
from engine.rules.facts import UNSEEN

DRAWN = {
    LAKE: ("lake_card", "lake_card_missed", "fished_out"),
    SPACESHIP: ("ship_card", "ship_card_missed"),
}
"""Events that say that a card of the place has come; RO-7.10: or one of its discard pile."""


def undrawn(telling: Telling[AtTable]) -> str:
    """RO-4.7, RO-4.10: the place whose card has not come yet, or nothing; RO-R9: who stays idle gets none."""
    state = telling.state
    if state.at_turn < 0 or state.moved not in range(len(WORKERS)):
        return ""
    place = state.at[state.moved]
    if place not in DRAWN or is_noted(telling, *DRAWN[place]):
        return ""
    idle = is_noted(telling, "stayed") and not cards.may_use_own_place(state, state.moved, place)
    return "" if idle else PLACES[place]


def is_noted(telling: Telling[AtTable], *names: str) -> bool:
    """Whether one of these events has come in this turn."""
    for entry in reversed(telling.match.log()):
        if isinstance(entry.line, Fact) and entry.line.name in BEGINS:
            return False
        if any(event.name in names for event in entry.events):
            return True
    return False


def unseen(state: AtTable) -> tuple[object, ...]:
    """The fact that nobody saw the card; RO-4.10: the Fisherman’s two."""
    seat = state.at_turn
    if state.at[state.moved] == SPACESHIP:
        return "ship_card", seat + 1, UNSEEN, "-"
    if state.moved == FISHERMAN:
        return Nets(first=UNSEEN, second=UNSEEN).words(seat, "none")
    return "lake_card", seat + 1, UNSEEN, "caught"
