"""What cards are called: the app's own by language, those of a table as somebody typed them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.robinson_crusoe.cards import Card
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.wording import effects_text
from engine.rules.words import LANGUAGES, load

type_of_name = str | Mapping[str, str]
"""A text, or one for each language."""

BACK, KIND, NAME, REQUIREMENT, REMINDER, ROUND, OTHER = range(7)
"""What stands where in a card that a table told; few have another way to be met (RC-4.3)."""


_ENDS = (".", "!", "?", "…", ":", ";", "“", "”", ")")


def ended(text: type_of_name) -> type_of_name:
    """A text with a full stop where it has no end of its own, so that another may follow it."""
    if isinstance(text, Mapping):
        return {language: _ended(said) for language, said in text.items()}
    return _ended(text)


def _ended(text: str) -> str:
    said = text.rstrip()
    return said if not said or said.endswith(_ENDS) else f"{said}."


def card_of(state: Robinson, key: str) -> Card | None:
    """The app's own card of that key; None for a card of the table's box."""
    deck = state.board.deck
    return deck.cards[key] if deck is not None else None


def told(state: Robinson, key: str) -> list[str]:
    """What a table told of a card: back, kind, name, requirement, reminder, round."""
    return state.told_cards[int(key) - 1]


def other_way(state: Robinson, key: str) -> str:
    """RC-4.3: the other way to meet the requirement of a card that a table told, if it has one."""
    return "".join(told(state, key)[OTHER:])


def add(
    state: Robinson, back: str, kind: str, name: str, requirement: str, reminder: str, round: int
) -> str:
    """A table told of a card that came in that round: its key."""
    card = [back, kind, name, requirement, reminder, str(round)]
    state.told_cards = [*state.told_cards, card]
    return str(len(state.told_cards))


def back_of(state: Robinson, key: str) -> str:
    """The back of a card, or `wreckage`."""
    card = card_of(state, key)
    return told(state, key)[BACK] if card is None else card.back


def kind_of(state: Robinson, key: str) -> str:
    """The icon of an Event card; the back of another, or `wreckage`."""
    card = card_of(state, key)
    if card is None:
        return told(state, key)[KIND]
    return card.kind if card.back == EVENT else card.back


def effects_of(texts: Sequence[str]) -> Mapping[str, str]:
    """Effects in words, in each language."""
    return {
        language: effects_text(load("robinson-crusoe", language), texts) for language in LANGUAGES
    }


def name_of(state: Robinson, key: str) -> type_of_name:
    """What a card is called; one that nobody named, by kind and round."""
    card = card_of(state, key)
    if card is not None:
        return card.name
    back, kind, name, _, _, came = told(state, key)[:OTHER]
    if name:
        return name
    path = ("unnamed_of_round", kind) if back == EVENT else ("unnamed", f"card_{back}")
    return {
        language: load("robinson-crusoe", language).text(*path, round=came)
        for language in LANGUAGES
    }
