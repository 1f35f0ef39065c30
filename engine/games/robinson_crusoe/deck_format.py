"""How a deck file is written: told in the window, and at the head of every file that is saved."""

from __future__ import annotations

from itertools import groupby

from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.components import EVENT, MYSTERY, WRECKAGE
from engine.rules import deck_text
from engine.rules.deck_file import type_of_deck
from engine.rules.deck_text import Part
from engine.rules.words import Words

GAME = "robinson-crusoe"
ORDER = (
    *("id", "icon", "colour", "kind", "name", "upper", "upper_effect", "may", "flavour"),
    *("effect", "answer", "threat", "reward", "threat_effect"),
)
"""The fields of a card as they are written; where its values come from is not asked of people."""
GROUPED_BY = {EVENT: "icon", ADVENTURE: "colour", MYSTERY: "kind"}


def parts(language: str) -> tuple[Part, ...]:
    """The explanation in a language."""
    return deck_text.parts(GAME, language)


def text(tables: type_of_deck, words: Words) -> str:
    """A deck as the text of a file, the explanation before it; reads back as the same cards."""
    lines = list(deck_text.head(GAME, words.language))
    for table in (WRECKAGE, EVENT, ADVENTURE, MYSTERY):
        field = GROUPED_BY.get(table, "id")
        for kind, cards in groupby(tables.get(table, ()), lambda card, it=field: str(card[it])):
            called = words.at("deck_titles", table)
            more = "" if table == WRECKAGE else f": {kind}"
            lines += deck_text.heading(f"{called}{more}")
            for card in cards:
                lines += deck_text.card(table, card, ORDER)
    return "\n".join(lines) + "\n"
