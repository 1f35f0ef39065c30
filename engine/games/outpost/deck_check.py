"""What may stand on event cards: every card and field is looked at, every error has its place (OP-7.1).

A card has all of `FIELDS` and at least one name, or it is unfinished and has no field but `NAMED`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.games.outpost.event_deck import (
    COUNTS,
    DECISIONS,
    DURATIONS,
    EVENT,
    FRONTIER,
    GROUPS,
    INSTANT,
    LAST,
    LEADER,
    MARKET,
    OF_MARKET,
    SCOPES,
    TARGETS,
    TURN,
)
from engine.games.outpost.verbs import LASTING
from engine.rules.components import BadData
from engine.rules.deck_file import MOST_TOLD, located, type_of_tables
from engine.rules.words import LANGUAGES, load

MOST, MOST_COPIES, LONGEST_NAME, LONGEST_TEXT = 99, 20, 32, 160
MOST_CARDS, MOST_OPTIONS, MOST_EFFECTS = 99, 6, 4
EACH = "each"

NAMES, TEXTS = (tuple(f"{it}_{language}" for language in LANGUAGES) for it in ("name", "text"))
NAMED = ("id", "copies", *NAMES)
"""The fields of a card of which only the name is known."""
FIELDS = ("id", "group", "copies", "redraw_phase1", "na_personal", "scope", "options")
MAY_HAVE = (*NAMES, *TEXTS, "duration", "decision", "draft")
ONE_OF = {"group": GROUPS, "scope": SCOPES, "duration": DURATIONS, "decision": DECISIONS}
YES_NO = ("redraw_phase1", "na_personal", "draft")
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Wrong(NamedTuple):
    """An error of a card: its field, a name in the words of the game, and its operands."""

    field: str
    name: str
    params: dict[str, Any]


def is_unfinished(card: Mapping[str, Any]) -> bool:
    """Whether only the name of a card is known."""
    return card.keys() <= {*NAMED}


def called_alike(card: object, cards: Iterable[object]) -> tuple[str, int]:
    """The name that other cards have, too, in whatever language, and how many have it; empty if none has."""
    of_all = [{name.casefold() for name in names_of(it)} for it in cards]
    alike = {name: sum(name.casefold() in its for its in of_all) for name in names_of(card)}
    return max(alike.items(), key=lambda it: it[1], default=("", 0))


def names_of(card: object) -> list[str]:
    """What a card is called, in each language; nothing of what is no card."""
    named = card if isinstance(card, Mapping) else {}
    return [it for name in NAMES if isinstance(it := named.get(name), str) and it]


def wrongs(tables: type_of_tables, where: str = "") -> Iterator[Told]:
    """Everything that is wrong with the cards of these files, each with file, card and field."""
    for table, cards in tables.items():
        if table != EVENT:
            yield wrong("unknown_table", where=_place(cards[0][0] if cards else "", table))
    cards = tables.get(EVENT, [])
    if not cards:
        yield wrong("no_cards", where=where or EVENT)
    if len(cards) > MOST_CARDS:
        yield wrong("many_cards", where=where or EVENT, n=len(cards), most=MOST_CARDS)
    seen: set[str] = set()
    for number, (file, card) in enumerate(cards, 1):
        named = f"{EVENT} {number}"
        if not isinstance(card, dict):
            yield wrong("no_card", where=_place(file, named))
            continue
        called = card.get("id")
        if isinstance(called, str) and called:
            named = called
            if called in seen:
                yield wrong("twice", where=_place(file, _shown(called)))
            seen.add(called)
        for field, name, params in of_card(card):
            yield wrong(name, where=_place(file, _shown(named), field), **params)


def check(value: object) -> Told | None:
    """What is wrong with the value `events` of a match, if anything: a name, or cards."""
    if value == FRONTIER:
        return None
    errors = [*islice(wrongs(located({EVENT: value})), MOST_TOLD)]
    return BadData(errors) if errors else None


def of_card(card: Mapping[str, Any]) -> Iterator[Wrong]:
    """Everything that is wrong with one card."""
    known = NAMED if is_unfinished(card) else (*FIELDS, *MAY_HAVE)
    for field in ("id", "copies") if is_unfinished(card) else FIELDS:
        if field not in card:
            yield Wrong(field, "missing", {})
    if not any(name in card for name in NAMES):
        yield Wrong("name", "no_name", {"fields": " / ".join(NAMES)})
    for field, value in card.items():
        if field not in known:
            yield Wrong(_shown(field), "unknown", {})
        elif field in ONE_OF or field in YES_NO:
            choices = ONE_OF.get(field, ("true", "false"))
            if not isinstance(value, bool) if field in YES_NO else value not in choices:
                known_ones = ", ".join(choices)
                yield Wrong(field, "not_one_of", {"shown": _shown(value), "known": known_ones})
        elif field == "id":
            if not isinstance(value, str) or not ID.fullmatch(value):
                yield Wrong(field, "no_id", {"shown": _shown(value)})
        elif field == "copies":
            if type(value) is not int or not 1 <= value <= MOST_COPIES:
                told: dict[str, Any] = {"shown": _shown(value), "least": 1, "most": MOST_COPIES}
                yield Wrong(field, "no_number", told)
        elif field != "options":
            most = LONGEST_TEXT if field in TEXTS else LONGEST_NAME
            is_text = isinstance(value, str) and 0 < len(value) <= most
            if not is_text or value != line_of(value):
                yield Wrong(field, "no_text", {"most": most})
    if "options" in card:
        yield from _options(card, card["options"])


def _options(card: Mapping[str, Any], options: object) -> Iterator[Wrong]:
    if not isinstance(options, list) or not options:
        yield Wrong("options", "no_options", {})
        return
    if len(options) > MOST_OPTIONS:
        yield Wrong("options", "many_options", {"n": len(options), "most": MOST_OPTIONS})
    for number, option in enumerate(options, 1):
        where = f"options {number}"
        if not isinstance(option, list):
            yield Wrong(where, "no_options", {})
            continue
        if len(option) > MOST_EFFECTS:
            yield Wrong(where, "many_effects", {"n": len(option), "most": MOST_EFFECTS})
        for effect in option:
            yield from _effect(card, where, effect)
    if card.get("draft") and (card.get("scope") != EACH or len(options) < 2):
        yield Wrong("draft", "draft_of_each", {})
    if card.get("scope") == MARKET and len(options) > 1:
        yield Wrong("options", "market_chooses", {})
    follow = {"duration": duration_of(card)}
    if card.get("scope") in SCOPES:
        follow["decision"] = decision_of(card)
    for field, follows in follow.items():
        if card.get(field, follows) in set(ONE_OF[field]) - {follows}:
            yield Wrong(field, f"other_{field}", {"shown": card[field], "known": follows})


def _effect(card: Mapping[str, Any], where: str, effect: object) -> Iterator[Wrong]:
    if not isinstance(effect, dict) or effect.get("verb") not in [*TARGETS]:
        yield Wrong(where, "no_verb", {"known": ", ".join(TARGETS)})
        return
    verb = effect["verb"]
    if unknown := [field for field in effect if field not in ("verb", "target", "amount")]:
        yield Wrong(where, "unknown_in_effect", {"shown": _shown(unknown[0])})
    if effect.get("target", "") not in TARGETS[verb]:
        shown, known = _shown(effect.get("target", "")), ", ".join(TARGETS[verb]) or "–"
        yield Wrong(where, "no_target", {"verb": verb, "shown": shown, "known": known})
    amount = effect.get("amount")
    least = least_of(verb)
    if not (
        isinstance(amount, list)
        and len(amount) == 3
        and all(type(it) is int and least <= it <= MOST for it in amount)
    ):
        yield Wrong(where, "no_amount", {"least": least, "most": MOST})
    if (verb in OF_MARKET) != (card.get("scope") == MARKET):
        yield Wrong(where, "market", {"verb": verb})
    elif verb in OF_MARKET and not card.get("na_personal"):
        yield Wrong(where, "market_personal", {"verb": verb})


def least_of(verb: str) -> int:
    """The lowest amount of a verb."""
    return 0 if verb in COUNTS else -MOST


def duration_of(card: Mapping[str, Any]) -> str:
    """How long a card acts, which its verbs say: what something costs or brings, until the turn ends."""
    lasts = any(verb in (*LASTING, "idle") for verb in _verbs(card))
    return TURN if lasts else INSTANT


def decision_of(card: Mapping[str, Any]) -> str:
    """OP-7.10: whether players act one after another, which the scope says."""
    return DECISIONS[0] if card.get("scope") in (EACH, LEADER, LAST) else DECISIONS[1]


def _verbs(card: Mapping[str, Any]) -> list[object]:
    options = card.get("options")
    lists = [it for it in options if isinstance(it, list)] if isinstance(options, list) else []
    return [effect.get("verb") for it in lists for effect in it if isinstance(effect, dict)]


def wrong(name: str, **params: Any) -> Told:
    """A complaint of that name, in the words of the game."""
    sentence = load("outpost", "en").text("wrong_cards", name, **params)
    return Told(f"outpost.wrong_cards.{name}", sentence, **params)


def _place(*parts: str) -> str:
    return ", ".join(filter(None, parts))


def _shown(value: object) -> str:
    """A value as it stands in the file, or its beginning; what cannot be read is spelt out."""
    if isinstance(value, str):
        text = value if value == line_of(value) else repr(value)[1:-1].strip()
    else:
        text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
