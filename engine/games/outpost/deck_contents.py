"""How many cards of each group an event deck has, as numbers and in words."""

from __future__ import annotations

from engine.games.outpost.deck_check import is_unfinished
from engine.games.outpost.event_deck import EVENT, GROUPS, card_of
from engine.rules.deck_file import type_of_deck
from engine.rules.words import Words

UNFINISHED = "unfinished"

type_of_counts = dict[str, dict[str, int]]


def counts(tables: type_of_deck) -> type_of_counts:
    """How many cards of each group there are, copies counted, and of how many only the name is known."""
    found = dict.fromkeys((*GROUPS, UNFINISHED), 0)
    for card in tables[EVENT]:
        found[UNFINISHED if is_unfinished(card) else card["group"]] += card["copies"]
    return {EVENT: found}


def sentences(tables: type_of_deck, words: Words) -> list[str]:
    """The deck in words: `72 event cards of 39 kinds (losses: 9, …)`, and what is unfinished."""
    by_group = counts(tables)[EVENT]
    number = by_group.pop(UNFINISHED)
    n, different = sum(by_group.values()) + number, len(tables[EVENT])
    told = words.text("deck_kinds", EVENT, n=n, different=different)
    parts = [words.text("deck_kinds", group, n=n) for group, n in by_group.items() if n]
    if parts:
        told = words.text("deck_kinds", "split", told=told, parts=", ".join(parts))
    cards = map(card_of, filter(is_unfinished, tables[EVENT]))
    names = [card.name for card in cards]
    return [told, *([words.text("deck_kinds", UNFINISHED, names=names)] if names else ())]
