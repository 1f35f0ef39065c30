"""What a deck's tables may hold: every card and field is looked at, every error has its place (RC-4.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, time
from typing import Any

from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.games.robinson_crusoe import vocabulary
from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.components import (
    ADVENTURES,
    EVENT,
    GOODS,
    ICONS,
    ITEMS,
    MYSTERY,
    WRECKAGE,
)
from engine.rules.components import PROVENANCES
from engine.rules.deck_file import type_of_tables
from engine.rules.words import LANGUAGES, load

MOST_PAWNS, MOST_PAID = 2, 9

COMMON = ("id", "name", "flavour")
THREAT = (*COMMON, "answer", "threat", "reward", "threat_effect")
FIELDS = {
    EVENT: (*THREAT, "icon", "effect"),
    WRECKAGE: THREAT,
    ADVENTURE: (*COMMON, "colour", "upper", "upper_effect", "effect"),
    MYSTERY: (*COMMON, "kind", "upper", "upper_effect", "effect"),
}
"""What a card of each table must have."""
MAY_HAVE = {
    EVENT: ("provenance",),
    WRECKAGE: ("provenance",),
    ADVENTURE: ("may", "provenance"),
    MYSTERY: ("may", "provenance"),
}
NAMED = {
    "icon": ICONS,
    "colour": ADVENTURES,
    "kind": ("treasure", "trap", "creature"),
    "provenance": PROVENANCES,
}
TEXTS = ("name", "flavour", "answer", "upper")
LISTS = ("effect", "reward", "threat_effect", "upper_effect")
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
LONGEST = {"name": 48}
LONGEST_TEXT = 200
"""Letters of a name and of any other text: more would not stand on a card."""
MOST_EFFECTS = 3


def wrongs(tables: type_of_tables, where: str = "") -> Iterator[tuple[str, Told]]:
    """Everything that is wrong, with the place where it is: file, card, field."""
    seen: dict[str, str] = {}
    if not tables.get(EVENT):
        yield "", wrong("no_events", where=where or EVENT)
    for table, cards in tables.items():
        if table not in FIELDS:
            yield _at(cards[0][0] if cards else "", table, "", "unknown_table")
            continue
        for number, (file, card) in enumerate(cards, 1):
            called = card.get("id") if isinstance(card, dict) else None
            named = called if isinstance(called, str) and called else f"{table} {number}"
            if not isinstance(card, dict):
                yield _at(file, named, "", "no_card")
                continue
            if isinstance(called, str) and called in seen:
                yield _at(file, named, "id", "twice", other=seen[called])
            elif isinstance(called, str):
                seen[called] = ", ".join(part for part in (file, f"{table} {number}") if part)
            yield from _card(table, file, named, card)
    if len(tables.get(WRECKAGE, ())) > 1:
        file, card = tables[WRECKAGE][1]
        named = str(card.get("id", "")) if isinstance(card, dict) else WRECKAGE
        yield _at(file, named, "", "one_wreckage")


def _card(
    table: str, file: str, card: str, fields: Mapping[str, Any]
) -> Iterator[tuple[str, Told]]:
    for field in FIELDS[table]:
        if field not in fields:
            yield _at(file, card, field, "missing")
    for field, value in fields.items():
        if field not in (*FIELDS[table], *MAY_HAVE[table]):
            yield _at(file, card, str(field), "unknown_field")
        elif field == "id":
            if not isinstance(value, str) or not ID.fullmatch(value):
                yield _at(file, card, field, "no_id", shown=_shown(value))
        elif field in NAMED:
            if value not in NAMED[field]:
                known = ", ".join(NAMED[field])
                yield _at(file, card, field, "not_one_of", shown=_shown(value), known=known)
        elif field in TEXTS:
            yield from _text(file, card, field, value)
        elif field in LISTS:
            yield from _effects(table, file, card, field, value)
        elif field == "threat":
            yield from _threat(file, card, value)
        elif field == "may" and not isinstance(value, bool):
            yield _at(file, card, field, "not_one_of", shown=_shown(value), known="true, false")


def _text(file: str, card: str, field: str, value: object) -> Iterator[tuple[str, Told]]:
    texts = value if isinstance(value, dict) else {}
    for language in LANGUAGES:
        text = texts.get(language)
        where = f"{field}.{language}"
        if language not in texts or (isinstance(text, str) and not text.strip()):
            yield _at(file, card, field, "no_language", language=language)
        elif not isinstance(text, str) or text.strip() != line_of(text):
            yield _at(file, card, where, "no_text")
        elif len(text) > (most := LONGEST.get(field, LONGEST_TEXT)):
            yield _at(file, card, where, "long_text", n=len(text), most=most)
    for language in texts:
        if language not in LANGUAGES:
            yield _at(file, card, f"{field}.{language}", "unknown_field")


def _effects(
    table: str, file: str, card: str, field: str, value: object
) -> Iterator[tuple[str, Told]]:
    if not isinstance(value, list) or not value:
        yield _at(file, card, field, "no_effects", shown=_shown(value))
        return
    if len(value) > MOST_EFFECTS:
        yield _at(file, card, field, "many_effects", n=len(value), most=MOST_EFFECTS)
    for number, text in enumerate(value):
        try:
            effect = vocabulary.read(text)
        except vocabulary.BadEffect as why:
            yield _at(file, card, field, why.name, shown=_shown(text))
            continue
        is_last = number == len(value) - 1
        if effect == vocabulary.NOTHING and len(value) > 1:
            yield _at(file, card, field, "nothing_alone", shown=_shown(text))
        elif effect.what == vocabulary.SELF and not (field == "upper_effect" and is_last):
            yield _at(file, card, field, "self_at_end", shown=_shown(text))
        elif effect.verb == "shuffle" and field == "effect" and table in (ADVENTURE, MYSTERY):
            # Otherwise an event phase might never end.
            yield _at(file, card, field, "lower_shuffles", shown=_shown(text))


def _threat(file: str, card: str, value: object) -> Iterator[tuple[str, Told]]:
    if not isinstance(value, dict):
        yield _at(file, card, "threat", "no_threat", shown=_shown(value))
        return
    if "pawns" not in value:
        yield _at(file, card, "threat.pawns", "missing")
    for field, needed in value.items():
        where = f"threat.{field}"
        if field == "item":
            if needed not in ITEMS:
                known = ", ".join(ITEMS)
                yield _at(file, card, where, "not_one_of", shown=_shown(needed), known=known)
        elif field not in ("pawns", "weapon", *GOODS):
            yield _at(file, card, where, "unknown_field")
        else:
            most = MOST_PAWNS if field == "pawns" else MOST_PAID
            if type(needed) is int and needed < 0:
                yield _at(file, card, where, "negative", shown=_shown(needed))
            elif type(needed) is not int or not 1 <= needed <= most:
                yield _at(file, card, where, "no_number", shown=_shown(needed), most=most)
    if len(value.keys() - {"pawns"}) > 1:
        yield _at(file, card, "threat", "one_requirement")


def _at(file: str, card: str, field: str, name: str, **params: Any) -> tuple[str, Told]:
    where = ", ".join(part for part in (file, _shown(card), _shown(field)) if part)
    return where, wrong(name, where=where, **params)


def wrong(name: str, **params: Any) -> Told:
    """A complaint of that name, in the words of the game."""
    sentence = load("robinson-crusoe", "en").text("wrong_cards", name, **params)
    return Told(f"robinson-crusoe.wrong_cards.{name}", sentence, **params)


def _shown(value: object) -> str:
    """A value as it stands in the file, or its beginning; what cannot be read is spelt out."""
    if isinstance(value, str):
        text = value if value == line_of(value) else repr(value)[1:-1].strip()
    elif isinstance(value, date | time):
        text = value.isoformat()
    else:
        text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
