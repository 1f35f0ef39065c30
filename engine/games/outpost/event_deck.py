"""The event deck: cards as data in one closed vocabulary (OP-7.1).

    [[event]]
    id = "hull_breach"
    options = [[{ verb = "lose", target = "population", amount = [1, 1, 1] }], …]

Amounts are for event phase 1, 2, 3. Of an unfinished card only the name is known: it has no options.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from engine.base import resources
from engine.games.outpost.components import DECKS, FACTORIES, POPULATION, ROBOT_THING
from engine.rules.words import LANGUAGES

EVENT = "event"
"""What stands before the name of a card that is drawn: `event:hull_breach`."""
FRONTIER = "frontier"
"""The value `events` while the app's own deck is played."""

TOLD = "named."
"""Begins the id of a card that a table knows by its name, and of none in a file: `named.Cold%20wind`."""

GROUPS = ("loss", "gain", "production", "market", "price", "capacity", "help", "calm")
SCOPES = ("all", "each", "production", "leader", "last", "market")
DURATIONS = ("instant", "turn")
DECISIONS = ("reverse_order", "none")
ALL, LEADER, LAST, MARKET = "all", "leader", "last", "market"
INSTANT, TURN = DURATIONS

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

    @property
    def is_finished(self) -> bool:
        """Whether it is known what it does, not its name alone."""
        return bool(self.options)

    @property
    def was_told(self) -> bool:
        """Whether it is in no deck but this table's, which knows its name."""
        return self.id.startswith(TOLD)


def shipped_cards() -> list[dict[str, Any]]:
    """The cards of the app's own deck as they stand in its file."""
    path = resources.of_game("outpost") / "events.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))[EVENT]
    return found


@cache
def shipped() -> tuple[Event, ...]:
    """The app's own deck; read once."""
    return tuple(map(card_of, shipped_cards()))


def deck_of(value: Any) -> tuple[Event, ...]:
    """The deck of a match: the app's own by its name, or checked cards."""
    return shipped() if value == FRONTIER else tuple(map(card_of, value))


def card_of(card: Mapping[str, Any]) -> Event:
    """A checked card; what it lacks in one language is said in the other."""
    return Event(
        card["id"],
        card.get("group", ""),
        card["copies"],
        _in_each_language(card, "name"),
        _in_each_language(card, "text"),
        card.get("redraw_phase1", False),
        card.get("na_personal", False),
        card.get("scope", ALL),
        card.get("duration", INSTANT),
        tuple(map(option_of, card.get("options", ()))),
        card.get("draft", False),
    )


def named(name: str) -> Event:
    """OP-7.1: a card of which a table knows no more than its name."""
    return card_of({"id": TOLD + quote(name, safe=""), "copies": 1, "name_en": name})


def told_name(ident: str) -> str:
    """The name of a card that a table knows by it, as its id says; empty of any other card."""
    return unquote(ident.removeprefix(TOLD)) if ident.startswith(TOLD) else ""


def find_named(deck: Sequence[Event], name: str) -> int | None:
    """Which card of a deck is called so in any language; None if none is."""
    wanted = name.casefold()
    return next(
        (at for at, it in enumerate(deck) if wanted in map(str.casefold, it.name.values())), None
    )


def with_named(deck: Sequence[Event], name: str) -> tuple[Event, ...]:
    """OP-7.1: the deck with one card more that is called so."""
    at = find_named(deck, name)
    if at is None:
        return (*deck, named(name))
    return (*deck[:at], deck[at]._replace(copies=deck[at].copies + 1), *deck[at + 1 :])


def option_of(option: Any) -> tuple[Effect, ...]:
    """What one option of a checked card does."""
    return tuple(Effect(it["verb"], it.get("target", ""), tuple(it["amount"])) for it in option)


def _in_each_language(card: Mapping[str, Any], field: str) -> dict[str, str]:
    there = {it: card.get(f"{field}_{it}", "") for it in LANGUAGES}
    some = next(filter(None, there.values()), "")
    return {language: text or some for language, text in there.items()}
