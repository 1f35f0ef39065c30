"""The event deck: cards as data in one closed vocabulary, read and checked as a whole (OP-7.1).

    [[event]]
    id = "hull_breach"
    options = [[{ verb = "lose", target = "population", amount = [1, 1, 1] }], …]

Amounts are for event phase 1, 2, 3.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.base import resources
from engine.base.errors import Told, reason
from engine.base.plain_text import is_line
from engine.games.outpost.components import DECKS, FACTORIES, POPULATION, ROBOT_THING
from engine.rules.components import BadData
from engine.rules.words import LANGUAGES, load

EVENT = "event"
"""What stands before the name of a card that is drawn: `event:hull_breach`."""
FRONTIER = "frontier"
"""The value `events` while the app's own deck is played."""

GROUPS = ("loss", "gain", "production", "market", "price", "capacity", "help", "calm")
SCOPES = ("all", "each", "production", "leader", "last", "market")
DURATIONS = ("instant", "turn")
DECISIONS = ("reverse_order", "none")
LEADER, LAST, MARKET = "leader", "last", "market"

FACTORY, CARD, AUCTION, UPGRADE = "factory", "card", "auction", "upgrade"
TARGETS: dict[str, tuple[str, ...]] = {
    "lose": (FACTORY, POPULATION, ROBOT_THING, CARD),
    "gain": (
        *(f"{FACTORY}.{kind}" for kind in FACTORIES),
        POPULATION,
        ROBOT_THING,
        *(f"{CARD}.{deck}" for deck in DECKS),
    ),
    "idle": (FACTORY, *FACTORIES, ROBOT_THING),
    "yield": DECKS,
    "mega": ("",),
    "price": (FACTORY, *FACTORIES, POPULATION, ROBOT_THING, UPGRADE),
    "capacity": ("",),
    "room": ("",),
    "limit": (AUCTION, FACTORY, POPULATION),
    "display": ("",),
    "hold": ("",),
    "sweep": ("",),
    "bid": ("",),
    "order": ("",),
}
"""What each verb acts on; empty where it needs no target."""
OF_MARKET = ("display", "hold", "sweep", "bid", "order")
"""Verbs of the table, which stand on cards for the market alone."""
COUNTS = ("lose", "gain", "idle", "mega", "limit", "display", "hold", "sweep", "order")
"""Verbs whose amounts are never below 0."""
MOST, MOST_COPIES, LONGEST_NAME, LONGEST_TEXT = 99, 20, 32, 160

FIELDS = (
    *("id", "group", "copies", "name_en", "name_de", "text_en", "text_de"),
    *("redraw_phase1", "na_personal", "scope", "duration", "decision", "options"),
)
MAY_HAVE = ("draft",)
ONE_OF = {"group": GROUPS, "scope": SCOPES, "duration": DURATIONS, "decision": DECISIONS}


class Effect(NamedTuple):
    """What a card does: a verb, what it acts on, and how much in each event phase."""

    verb: str
    target: str
    amount: tuple[int, int, int]


class Event(NamedTuple):
    """A card of the event deck."""

    id: str
    group: str
    copies: int
    name: dict[str, str]
    text: dict[str, str]
    redraw_phase1: bool
    na_personal: bool
    scope: str
    duration: str
    options: tuple[tuple[Effect, ...], ...]
    draft: bool


def read(path: Path) -> list[dict[str, Any]]:
    """The checked cards of a deck file; `BadData` names file, card and field of every error."""
    try:
        tables = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise BadData([wrong("unreadable", where=path.name, why=reason(error))]) from None
    except (ValueError, RecursionError):
        raise BadData([wrong("no_toml", where=path.name)]) from None
    cards = tables.get("event", [])
    errors = [*complaints(cards, f"{path.name}, ")]
    if errors:
        raise BadData(errors)
    return list(cards)


@cache
def shipped() -> tuple[Event, ...]:
    """The app's own deck; read once."""
    return deck_of(read(resources.of_game("outpost") / "events.toml"))


def deck_of(value: Any) -> tuple[Event, ...]:
    """The deck of a match: the app's own by its name, or checked cards."""
    if value == FRONTIER:
        return shipped()
    return tuple(
        Event(
            card["id"],
            card["group"],
            card["copies"],
            {language: card[f"name_{language}"] for language in LANGUAGES},
            {language: card[f"text_{language}"] for language in LANGUAGES},
            card["redraw_phase1"],
            card["na_personal"],
            card["scope"],
            card["duration"],
            tuple(
                tuple(
                    Effect(it["verb"], it.get("target", ""), tuple(it["amount"])) for it in option
                )
                for option in card["options"]
            ),
            card.get("draft", False),
        )
        for card in value
    )


def check(value: object) -> Told | None:
    """What is wrong with the value `events` of a match, if anything: a name, or cards."""
    if value == FRONTIER:
        return None
    errors = [*complaints(value)]
    return BadData(errors) if errors else None


# -- what may stand on a card ----------------------------------------------------------------


def complaints(cards: object, where: str = "") -> Iterator[Told]:
    """Everything that is wrong with the cards, each with its card and field."""
    if not isinstance(cards, list) or not cards:
        yield wrong("no_cards", where=where.removesuffix(", ") or "events")
        return
    seen: set[str] = set()
    for number, card in enumerate(cards, 1):
        if not isinstance(card, dict):
            yield wrong("no_card", where=f"{where}event {number}")
            continue
        called = str(card.get("id") or f"event {number}")
        if called in seen:
            yield wrong("twice", where=f"{where}{called}")
        seen.add(called)
        for field, complaint, params in _card(card):
            yield wrong(complaint, where=f"{where}{called}, {field}", **params)


def _card(card: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for field in FIELDS:
        if field not in card:
            yield field, "missing", {}
    for field, value in card.items():
        if field not in (*FIELDS, *MAY_HAVE):
            yield str(field), "unknown", {}
        elif field in ONE_OF:
            if value not in ONE_OF[field]:
                yield field, "not_one_of", {"shown": str(value), "known": ", ".join(ONE_OF[field])}
        elif field in ("redraw_phase1", "na_personal", "draft"):
            if not isinstance(value, bool):
                yield field, "not_one_of", {"shown": str(value), "known": "true, false"}
        elif field == "copies":
            if type(value) is not int or not 1 <= value <= MOST_COPIES:
                yield field, "no_number", {"shown": str(value), "least": 1, "most": MOST_COPIES}
        elif field == "options":
            yield from _options(card, value)
        else:
            most = LONGEST_TEXT if field.startswith("text") else LONGEST_NAME
            if not isinstance(value, str) or not 0 < len(value) <= most or not is_line(value):
                yield field, "no_text", {"most": most}


def _options(card: Mapping[str, Any], options: object) -> Iterator[tuple[str, str, dict[str, Any]]]:
    if not isinstance(options, list) or not options:
        yield "options", "no_options", {}
        return
    for number, option in enumerate(options, 1):
        if not isinstance(option, list):
            yield f"options {number}", "no_options", {}
            continue
        for effect in option:
            yield from _effect(card, f"options {number}", effect)
    if card.get("draft") and (card.get("scope") != "each" or len(options) < 2):
        yield "draft", "draft_of_each", {}
    if card.get("scope") == MARKET and len(options) > 1:
        yield "options", "market_chooses", {}


def _effect(
    card: Mapping[str, Any], where: str, effect: object
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    if not isinstance(effect, dict) or effect.get("verb") not in [*TARGETS]:
        yield where, "no_verb", {"known": ", ".join(TARGETS)}
        return
    verb = effect["verb"]
    if unknown := [field for field in effect if field not in ("verb", "target", "amount")]:
        yield where, "unknown_in_effect", {"shown": str(unknown[0])}
    if effect.get("target", "") not in TARGETS[verb]:
        known = ", ".join(TARGETS[verb]) or "–"
        yield (
            where,
            "no_target",
            {"verb": verb, "shown": str(effect.get("target", "")), "known": known},
        )
    amount = effect.get("amount")
    least = 0 if verb in COUNTS else -MOST
    if not (
        isinstance(amount, list)
        and len(amount) == 3
        and all(type(it) is int and least <= it <= MOST for it in amount)
    ):
        yield where, "no_amount", {"least": least, "most": MOST}
    if (verb in OF_MARKET) != (card.get("scope") == MARKET):
        yield where, "market", {"verb": verb}
    elif verb in OF_MARKET and not card.get("na_personal"):
        yield where, "market_personal", {"verb": verb}


def wrong(name: str, **params: Any) -> Told:
    """A complaint of that name, in the words of the game."""
    sentence = load("outpost", "en").text("wrong_cards", name, **params)
    return Told(f"outpost.wrong_cards.{name}", sentence, **params)
