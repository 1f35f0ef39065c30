"""Effects that are known before anybody chooses them: from the set-up, or told of the card before."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.robinson_crusoe.table.effects.draft import (
    EACH,
    Draft,
    drafted,
    from_note,
    noted,
)
from desktop.boards.robinson_crusoe.table.next_step import waiting
from desktop.boards.robinson_crusoe.table.printed_cards import own_box
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import typed_cards
from engine.games.robinson_crusoe.phase import NO_EFFECT
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import TypedCard


def of_the_book(telling: Telling[Robinson]) -> list[Draft]:
    """RC-2.5: what the Book icon does was said at the set-up."""
    state = _state(telling)
    if waiting(state) != "book_effect" or state.board.book == NO_EFFECT:
        return []
    return _for_all(state, [drafted(text) for text in state.board.book])


def of_last_time(telling: Telling[Robinson]) -> list[Draft]:
    """RC-2.7: what was told of this card of the box when it was pushed off before."""
    card = pushed_off(telling)
    found = own_box.found(telling, card) if card is not None else None
    return _for_all(_state(telling), from_note(found.effects)) if found is not None else []


def note(telling: Telling[Robinson], card: TypedCard, drafts: Sequence[Draft]) -> None:
    """Keep what the card did, for the next time that it is pushed off."""
    own_box.keep_effects(telling, card, noted(drafts))


def pushed_off(telling: Telling[Robinson]) -> TypedCard | None:
    """The card whose Threat Effect is due, if somebody has typed in its name."""
    state = _state(telling)
    if waiting(state) != "applying_threat" or not state.board.is_told:
        return None
    return typed_cards.named(state, state.hand)


def _for_all(state: Robinson, drafts: Sequence[Draft]) -> list[Draft]:
    """Whoever plays alone is every character."""
    if state.board.seats > 1:
        return [*drafts]
    return [draft if draft.whom else draft._replace(whom=EACH) for draft in drafts]


def _state(telling: Telling[Robinson]) -> Robinson:
    return telling.state
