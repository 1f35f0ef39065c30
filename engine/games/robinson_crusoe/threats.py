"""The two Threat spaces: the push, what leaves when, and Threat Actions (RC-2.6, RC-2.7, RC-3)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.robinson_crusoe import event_deck
from engine.games.robinson_crusoe.cards import NO_REQUIREMENT, Card, Requirement
from engine.games.robinson_crusoe.components import (
    GOODS,
    ITEMS,
    LEFT,
    RIGHT,
    SPACES,
    WRECKAGE,
)
from engine.games.robinson_crusoe.naming import (
    REMINDER,
    REQUIREMENT,
    card_of,
    kind_of,
    name_of,
    other_way,
    told,
    type_of_name,
)
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.agenda import Refusal

THREATS = tuple(f"threats.{space}" for space in SPACES)
"""The markers of the two spaces."""


def push(state: Robinson, card: str) -> str:
    """RC-2.6: the card goes right, the one there left, the one there off; the pushed-off card or ''."""
    name = name_of(state, card) if state.events is not None else ""
    state.note("RC-2.6", "placed_right", card=name)
    off = ""
    if state.threats[RIGHT]:
        off = state.threats[LEFT]
        moved = state.threats[RIGHT]
        state.threats[LEFT], state.placed[LEFT] = moved, state.placed[RIGHT]
        if state.events is not None:
            state.note("RC-2.6", "moved_left", card=name_of(state, moved))
    state.threats[RIGHT], state.placed[RIGHT] = card, state.round
    if off and state.events is not None:
        state.note("RC-2.7", "pushed_off", card=name_of(state, off))
    return off


def clear(state: Robinson, space: int) -> str:
    """The card leaves its Threat space; cards that nothing pushes stay where they are (RC-2.6)."""
    card = state.threats[space]
    state.threats[space], state.placed[space] = "", 0
    return card


def earliest(state: Robinson, space: int) -> int | None:
    """RC-3.5, RC-R5: the first round in which the card can be pushed off; None if it never is."""
    if not state.threats[space]:
        return None
    # Where nobody told what lies on the right, a card there may push this one.
    is_next = space == LEFT and (state.threats[RIGHT] or not state.is_known(THREATS[RIGHT]))
    pushes = 1 if is_next else 2
    left = event_deck.events_left(state) + _frames(state, PLACES)
    if pushes > left and state.is_known(event_deck.DECK):
        return None
    found = state.round + max(pushes - _frames(state, LEADS_TO_PUSH), 0)
    return found if found <= state.rounds else None


def next_push(state: Robinson) -> int:
    """The round of the next Event card that will be placed."""
    return state.round + (not _frames(state, LEADS_TO_PUSH))


def _frames(state: Robinson, names: frozenset[str]) -> int:
    return sum(frame[0].name in names for frame in state.agenda)


PLACES = frozenset({"place_card", "place_when_read", "placing"})
"""Frames on the agenda of Event cards that are drawn and do not lie in their Threat space yet."""
LEADS_TO_PUSH = PLACES | {"event_phase", "draw_next", "draws"}
"""Frames on the agenda that each lead to a push in this round."""


# -- Threat Actions ------------------------------------------------------------------------------


def missing(state: Robinson, needs: Requirement) -> list[Refusal]:
    """RC-3.2, RC-R8: what the requirement lacks; nothing can be paid in part."""
    found = []
    if needs.item and not state.items[ITEMS.index(needs.item)]:
        found.append(Refusal(needs.item, "RC-3.2", "no_item", {"item": needs.item}))
    if needs.weapon > state.weapon:
        params = {"n": needs.weapon, "there": state.weapon}
        found.append(Refusal("weapon", "RC-3.2", "weak_weapon", params))
    for good in GOODS:
        wanted, there = getattr(needs, good), getattr(state, good)
        if wanted > there:
            short = {"counter": good, "n": wanted, "there": there}
            found.append(Refusal(good, "RC-R8", "cannot_pay", short))
    return found


def pay(state: Robinson, needs: Requirement) -> None:
    """RC-3.2, RC-R10: goods are paid; item and Weapon are kept."""
    for good in GOODS:
        wanted = getattr(needs, good)
        if wanted:
            left = getattr(state, good) - wanted
            setattr(state, good, left)
            state.note("RC-3.2", "paid", counter=good, n=wanted, now=left)


# -- what everybody may see ------------------------------------------------------------------------


class Threat(NamedTuple):
    """A card in a Threat space, as a screen shows it."""

    space: str
    key: str
    kind: str
    """The icon, or `wreckage`."""
    name: type_of_name
    placed: int
    """The round in which it came; a wreckage card lies there since the set-up."""
    leaves: int | None
    """The earliest round in which it can be pushed off (RC-3.5); None if it stays."""
    card: Card | None
    """All that the app knows of its own card."""
    requirement: str
    reminder: str
    """What the table typed in for a card of its own box."""
    missing: tuple[Refusal, ...]
    """Why a Threat Action is not possible; empty if it is."""
    other: str = ""
    """The other way to meet a typed requirement (RC-4.3); either one suffices."""

    @property
    def is_wreckage(self) -> bool:
        """Whether it is the wreckage card of the set-up."""
        return self.kind == WRECKAGE


def on_board(state: Robinson) -> tuple[Threat | None, Threat | None]:
    """RC-2.6, RC-3.5: the left and the right Threat space."""
    left, right = (_shown(state, space) for space in range(len(SPACES)))
    return left, right


def _shown(state: Robinson, space: int) -> Threat | None:
    key = state.threats[space]
    if not key:
        return None
    card = card_of(state, key)
    typed = told(state, key) if card is None else [""] * 6
    needs = card.requirement if card is not None else NO_REQUIREMENT
    return Threat(
        SPACES[space],
        key,
        kind_of(state, key),
        name_of(state, key),
        state.placed[space],
        earliest(state, space),
        card,
        typed[REQUIREMENT],
        typed[REMINDER],
        tuple(missing(state, needs)),
        other_way(state, key) if card is None else "",
    )
