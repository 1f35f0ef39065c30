"""A deck file: the app's own event cards or a user's, read and checked as a whole (OP-7.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.games.outpost import deck_check, event_deck
from engine.games.outpost.card_text import becomes
from engine.games.outpost.deck_check import (
    FIELDS,
    LONGEST_NAME,
    LONGEST_TEXT,
    MAY_HAVE,
    NAMES,
    is_unfinished,
    names_of,
    wrong,
    wrongs,
)
from engine.games.outpost.event_deck import EVENT
from engine.rules import deck_file
from engine.rules.deck_file import MOST_TOLD, located, type_of_deck
from engine.rules.words import LANGUAGES

ENTRY, CLAUSE = "events", "OP-7.1"


def tables_of(*paths: Path) -> type_of_deck:
    """The checked cards of the files; `BadData` names file, card and field of every error."""
    return deck_file.read(paths, wrongs)


def tables_in(files: Iterable[tuple[str, bytes]]) -> type_of_deck:
    """The checked cards of files that were read: each its name and what it holds."""
    return deck_file.read_texts(files, wrongs)


def value_of(tables: type_of_deck) -> list[dict[str, Any]]:
    """The value `events` of a match's set-up: cards with all that they can leave out in a file."""
    return [card if is_unfinished(card) else whole(card) for card in tables[EVENT]]


def whole(card: Mapping[str, Any]) -> dict[str, Any]:
    """A checked card with all its fields; what nobody wrote on it is what it does, in words."""
    names = {f"name_{it}": name for it, name in event_deck.card_of(card).name.items()}
    texts = {f"text_{it}": _short(becomes(card, it)) for it in LANGUAGES}
    follows = {
        "duration": deck_check.duration_of(card),
        "decision": deck_check.decision_of(card),
        "draft": False,
    }
    told = {**names, **texts, **follows, **card}
    return {field: told[field] for field in (*FIELDS, *MAY_HAVE)}


def _short(text: str) -> str:
    """As much of a text as stands on a card; an option is told in full when it is chosen."""
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1].rstrip()}…"


def shipped_tables() -> type_of_deck:
    """The cards of the app's own deck as they stand in its file."""
    return {EVENT: event_deck.shipped_cards()}


def unfinished(tables: type_of_deck, language: str) -> list[str]:
    """The names of cards of which nothing else is known; with them a deck cannot be played."""
    cards = map(event_deck.card_of, filter(is_unfinished, tables[EVENT]))
    return [card.name[language] for card in cards]


def free_id(cards: Sequence[Any]) -> str:
    """An id that no card has."""
    taken = {card.get("id") for card in cards if isinstance(card, dict)}
    return next(it for n in range(1, len(cards) + 2) if (it := f"card_{n}") not in taken)


def with_name(cards: Sequence[Any], name: str) -> list[Any]:
    """The cards of a deck and one of which only that name is known, if none is called so yet."""
    name = line_of(name)[:LONGEST_NAME].strip()
    if not name or any(_is_called(card, name) for card in cards):
        return [*cards]
    return [*cards, {"id": free_id(cards), "copies": 1, **dict.fromkeys(NAMES, name)}]


def without_name(cards: Sequence[Any], name: str) -> list[Any]:
    """The cards of a deck without one of which only that name is known."""
    name = line_of(name)[:LONGEST_NAME].strip()
    return [
        card
        for card in cards
        if not (isinstance(card, dict) and is_unfinished(card) and _is_called(card, name))
    ]


def _is_called(card: Any, name: str) -> bool:
    return name.casefold() in map(str.casefold, names_of(card))


def check(tables: object) -> list[Told]:
    """What is wrong with tables that came from elsewhere, such as what is kept."""
    if not isinstance(tables, dict):
        return [wrong("no_deck")]
    return [*islice(wrongs(located(tables)), MOST_TOLD)]
