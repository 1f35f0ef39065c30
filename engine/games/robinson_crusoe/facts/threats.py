"""The Threat spaces during the round: actions, and what lies there (RC-3.2)."""

from __future__ import annotations

from engine.games.robinson_crusoe import effects, naming, phase
from engine.games.robinson_crusoe import threats as spaces
from engine.games.robinson_crusoe.components import EVENT, SPACES, WRECKAGE, WRECKAGE_CARDS
from engine.games.robinson_crusoe.facts.drawing import needs_new_name
from engine.games.robinson_crusoe.facts.kinds import (
    LYING,
    NAME,
    OTHER,
    REMINDER,
    REQUIREMENT,
    ROUND,
    SPACE,
    impossible,
    needs_table,
    refused,
)
from engine.games.robinson_crusoe.naming import add, back_of, card_of, effects_of, name_of, told
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.facts import fact


@fact(SPACE)
def threat_action(state: Robinson, space: int) -> None:
    """RC-3.2, RC-R13: a Threat Action, at any moment; RC-R8: requirement in full, reward at once."""
    _needs_card(state, space)
    card = card_of(state, state.threats[space])
    if card is not None:
        for lack in spaces.missing(state, card.requirement):
            refused(lack)
    key = spaces.clear(state, space)
    state.note("RC-3.2", "threat_action", card=name_of(state, key))
    if card is not None:
        spaces.pay(state, card.requirement)
        state.note("RC-R8", "reward", effects=effects_of(card.reward))
        state.then(*effects.in_order(card.reward, state.first))
    phase.put_away(state, key, "RC-3.2")
    state.run_on()


@fact(SPACE, NAME, REQUIREMENT, REMINDER)
def card_note(state: Robinson, space: int, name: str, requirement: str, reminder: str) -> None:
    """RC-1.3: what the card in a Threat space says, typed in from the table's own box."""
    needs_table(state)
    _needs_card(state, space)
    _note_card(state, state.threats[space], name, requirement, reminder)
    state.note("RC-1.3", "card_noted", card=name_of(state, state.threats[space]))


@fact(SPACE, NAME, REQUIREMENT, OTHER, REMINDER)
def wreckage_note(
    state: Robinson, space: int, name: str, requirement: str, other: str, reminder: str
) -> None:
    """RC-4.3: what a wreckage card in a Threat space says; either requirement suffices."""
    needs_table(state)
    _needs_card(state, space)
    if back_of(state, state.threats[space]) != WRECKAGE:
        impossible("RC-4.3", "no_wreckage")
    _note_card(state, state.threats[space], name, requirement, reminder, other)
    state.note("RC-4.3", "card_noted", card=name_of(state, state.threats[space]))


@fact(NAME, REQUIREMENT, REMINDER)
def hand_note(state: Robinson, name: str, requirement: str, reminder: str) -> None:
    """RC-1.3: what the card says that was drawn and does not lie in its Threat space yet."""
    needs_table(state)
    if not state.hand or back_of(state, state.hand) != EVENT:
        impossible("RC-2.2", "no_card_in_hand")
    _note_card(state, state.hand, name, requirement, reminder)
    state.note("RC-1.3", "card_noted", card=name_of(state, state.hand))


def _note_card(
    state: Robinson, key: str, name: str, requirement: str, reminder: str, other: str = ""
) -> None:
    needs_new_name(state, back_of(state, key), name, but=key)
    card = told(state, key)
    at = int(key) - 1
    # Only what has another way says so: the cards of earlier records stay as they are.
    also = (other,) if other else ()
    entry = [*card[: naming.NAME], name, requirement, reminder, card[naming.ROUND], *also]
    state.told_cards = [*state.told_cards[:at], entry, *state.told_cards[at + 1 :]]


@fact(SPACE, LYING, ROUND, NAME, REQUIREMENT, REMINDER)
def threat(
    state: Robinson,
    space: int,
    icon: str,
    placed: int,
    name: str,
    requirement: str,
    reminder: str,
) -> None:
    """RC-2.6: an Event card, or RC-1.2 a wreckage card, lies in that Threat space since that round."""
    needs_table(state)
    if placed > state.round:
        impossible("RC-2.6", "placed_later", round=state.round)
    back = icon if icon == WRECKAGE else EVENT
    needs_new_name(state, back, name, but=state.threats[space])
    other = _other_wreckage(state, space) if back == WRECKAGE else 0
    if other == WRECKAGE_CARDS:
        impossible("RC-1.3", "all_wreckage", n=other)
    key = add(state, back, icon, name, requirement, reminder, placed)
    state.threats[space], state.placed[space] = key, placed
    state.learn(spaces.THREATS[space])
    state.note("RC-2.6", f"threat_{SPACES[space]}", card=name_of(state, key), round=placed)
    if other:
        state.note("RC-R16", "another_wreckage", n=other + 1, most=WRECKAGE_CARDS)


def _other_wreckage(state: Robinson, space: int) -> int:
    """RC-R16: wreckage cards that came up beside the one that is told for that space."""
    there = [*state.discard, state.hand, *state.threats[:space], *state.threats[space + 1 :]]
    return sum(bool(key) and back_of(state, key) == WRECKAGE for key in there)


@fact(SPACE)
def no_threat(state: Robinson, space: int) -> None:
    """RC-2.6: nothing lies in that Threat space."""
    needs_table(state)
    spaces.clear(state, space)
    state.learn(spaces.THREATS[space])
    state.note("RC-2.6", f"no_threat_{SPACES[space]}")


def _needs_card(state: Robinson, space: int) -> None:
    if not state.threats[space]:
        name = "no_card_there" if state.board.is_told else "no_threat_there"
        impossible("RC-3.2", name, space=SPACES[space])
