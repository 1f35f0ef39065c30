"""How a deck file is written: told in the window, and at the head of every file that is saved."""

from __future__ import annotations

from engine.games.outpost.deck_check import is_unfinished
from engine.games.outpost.deck_contents import UNFINISHED
from engine.games.outpost.event_deck import EVENT, GROUPS
from engine.rules import deck_text
from engine.rules.deck_file import type_of_deck
from engine.rules.deck_text import Part
from engine.rules.words import Words

GAME = "outpost"
ORDER = (
    *("id", "group", "copies", "name_en", "name_de", "text_en", "text_de"),
    *("redraw_phase1", "na_personal", "scope", "duration", "decision", "draft", "options"),
)
"""The fields of a card as they are written."""


def parts(language: str) -> tuple[Part, ...]:
    """The explanation in a language."""
    return deck_text.parts(GAME, language)


def text(tables: type_of_deck, words: Words) -> str:
    """A deck as the text of a file, the explanation before it; reads back as the same cards."""
    lines = list(deck_text.head(GAME, words.language))
    title = words.at("deck_titles", EVENT)
    cards = [card for card in tables[EVENT] if not is_unfinished(card)]
    for group in GROUPS:
        if in_group := [card for card in cards if card["group"] == group]:
            lines += deck_text.heading(f"{title}: {group}")
            for card in in_group:
                lines += deck_text.card(EVENT, card, ORDER)
    if named := [card for card in tables[EVENT] if is_unfinished(card)]:
        lines += deck_text.heading(words.at("deck_titles", UNFINISHED))
        for card in named:
            lines += deck_text.card(EVENT, card, ORDER)
    return "\n".join(lines) + "\n"
