"""Cards of the app's own deck, and of a user's: plain data, with every text in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.games.robinson_crusoe.components import ADVENTURES, EVENT, MYSTERY, WRECKAGE
from engine.rules.parts.hidden import Box

type_of_text = Mapping[str, str]
"""A text by language."""

NO_TEXT: type_of_text = {"en": "", "de": ""}
ADVENTURE = "adventure"


class Requirement(NamedTuple):
    """RC-3.2: what a Threat Action needs: pawns, an item, a Weapon level, or goods to pay."""

    pawns: int
    item: str
    weapon: int
    food: int
    wood: int
    fur: int


NO_REQUIREMENT = Requirement(0, "", 0, 0, 0, 0)


class Card(NamedTuple):
    """A card; what a card of its kind does not have is empty."""

    id: str
    back: str
    """`event`, an Adventure colour, `mystery`, or `wreckage`."""
    kind: str
    """An Event card's icon, an Adventure card's colour, a Mystery card's kind."""
    name: type_of_text
    flavour: type_of_text
    effect: tuple[str, ...]
    """The Event Effect; on Adventure and Mystery cards the lower half."""
    answer: type_of_text
    requirement: Requirement
    reward: tuple[str, ...]
    threat_effect: tuple[str, ...]
    upper: type_of_text
    upper_effect: tuple[str, ...]
    may: bool
    """Whether the upper half may be left alone."""


class Deck:
    """All cards of a deck file, and what is known of them while they lie face down.

    Event cards look alike from behind. How many of each icon the Event deck has is public all
    the same, so their hidden kinds are `book:ID` and `adventure:ID`.
    """

    __slots__ = ("box", "cards", "wreckage")

    def __init__(self, tables: Mapping[str, Any]) -> None:
        cards = [
            *(_threat_card(entry, WRECKAGE, WRECKAGE) for entry in tables.get(WRECKAGE, ())),
            *(_threat_card(entry, EVENT, entry["icon"]) for entry in tables.get(EVENT, ())),
            *(_halved_card(entry, entry["colour"]) for entry in tables.get(ADVENTURE, ())),
            *(_halved_card(entry, MYSTERY) for entry in tables.get(MYSTERY, ())),
        ]
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        self.wreckage = next((card.id for card in cards if card.back == WRECKAGE), "")
        self.box = Box({face(card): 1 for card in cards if card.back != WRECKAGE})

    def number_of(self, behind: str) -> int:
        """How many cards there are with that hidden kind: `book`, `adventure`, `build`, …"""
        return len(self.box.of_back.get(f"{behind}:?", ()))


def face(card: Card) -> str:
    """The card as the hidden places write it."""
    if card.back != EVENT:
        return f"{card.back}:{card.id}"
    return f"{icon_kind(card.kind)}:{card.id}"


def icon_kind(icon: str) -> str:
    """`book`, or `adventure` for each of its colours."""
    return ADVENTURE if icon in ADVENTURES else icon


def _threat_card(entry: Mapping[str, Any], back: str, kind: str) -> Card:
    threat = entry["threat"]
    return Card(
        id=entry["id"],
        back=back,
        kind=kind,
        name=entry["name"],
        flavour=entry["flavour"],
        effect=tuple(entry.get("effect", ())),
        answer=entry["answer"],
        requirement=Requirement(
            threat.get("pawns", 0),
            threat.get("item", ""),
            *(threat.get(thing, 0) for thing in ("weapon", "food", "wood", "fur")),
        ),
        reward=tuple(entry["reward"]),
        threat_effect=tuple(entry["threat_effect"]),
        upper=NO_TEXT,
        upper_effect=(),
        may=False,
    )


def _halved_card(entry: Mapping[str, Any], back: str) -> Card:
    return Card(
        id=entry["id"],
        back=back,
        kind=entry.get("kind", back),
        name=entry["name"],
        flavour=entry["flavour"],
        effect=tuple(entry["effect"]),
        answer=NO_TEXT,
        requirement=NO_REQUIREMENT,
        reward=(),
        threat_effect=(),
        upper=entry["upper"],
        upper_effect=tuple(entry["upper_effect"]),
        may=bool(entry.get("may", False)),
    )


def requirement_parts(needs: Requirement) -> list[tuple[str, Any]]:
    """What is needed, thing by thing: `("pawns", 1)`, `("item", "rope")`, `("food", 1)`."""
    return [(name, value) for name, value in zip(needs._fields, needs, strict=True) if value]
