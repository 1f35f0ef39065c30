"""How many cards of each kind a deck has, as numbers and in words."""

from __future__ import annotations

from engine.games.robinson_crusoe.cards import ADVENTURE, Deck
from engine.games.robinson_crusoe.components import ADVENTURES, EVENT, ICONS, MYSTERY, WRECKAGE
from engine.games.robinson_crusoe.deck_check import NAMED
from engine.rules.deck_file import type_of_deck
from engine.rules.words import Words

type_of_counts = dict[str, dict[str, int]]
"""Cards by table and, in it, by icon, colour or kind."""

KINDS = {EVENT: ICONS, ADVENTURE: ADVENTURES, MYSTERY: NAMED["kind"], WRECKAGE: (WRECKAGE,)}


def counts(tables: type_of_deck) -> type_of_counts:
    """How many cards of each kind there are, those of which there is none too."""
    found: type_of_counts = {table: dict.fromkeys(kinds, 0) for table, kinds in KINDS.items()}
    for card in Deck(tables).cards.values():
        table = ADVENTURE if card.back in ADVENTURES else card.back
        found[table][card.kind] += 1
    return found


def sentences(tables: type_of_deck, words: Words) -> list[str]:
    """Each table of the deck in words: `36 Event cards (18 Book, 6 Build, …)`."""
    return [
        _sentence(table, by_kind, words)
        for table, by_kind in counts(tables).items()
        if sum(by_kind.values())
    ]


def _sentence(table: str, by_kind: dict[str, int], words: Words) -> str:
    told = words.text("deck_kinds", table, n=sum(by_kind.values()))
    if table == WRECKAGE:
        return told
    parts = [
        words.text("deck_kinds", kind, n=n)
        if table == MYSTERY
        else words.text("deck_kinds", "colour", n=n, icon=kind)
        for kind, n in by_kind.items()
        if n
    ]
    return words.text("deck_kinds", "split", told=told, parts=", ".join(parts))
