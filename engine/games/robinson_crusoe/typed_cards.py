"""Cards of somebody's own copy, as they were typed in at tables: plain data that a screen keeps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engine.base.plain_text import line_of
from engine.games.robinson_crusoe import phase
from engine.games.robinson_crusoe.components import BACKS, EVENT, ICONS, MIXED_IN
from engine.games.robinson_crusoe.naming import BACK, KIND, NAME, REMINDER, REQUIREMENT, told
from engine.games.robinson_crusoe.state import Robinson


class TypedCard(NamedTuple):
    """A named card of a box: its back, its icon, and what somebody typed in."""

    back: str
    icon: str
    """Of an Event card; its back otherwise."""
    name: str
    requirement: str
    reminder: str
    effects: str = ""
    """What its Threat Effect did, as a screen notes it."""


class DamagedCard(NamedTuple):
    """What stands in a box and cannot be read as a card; it is kept until somebody deletes it."""

    found: Any

    @property
    def name(self) -> str:
        """Its name, if that can still be read."""
        name = self.found.get("name") if isinstance(self.found, dict) else ""
        return line_of(name) if isinstance(name, str) else ""

    @property
    def text(self) -> str:
        """All that can still be read."""
        found = self.found
        return found if isinstance(found, str) else json.dumps(found, ensure_ascii=False, indent=1)


def typed(state: Robinson) -> list[TypedCard]:
    """The named cards of a match."""
    keys = map(str, range(1, len(state.told_cards) + 1))
    return [card for key in keys if (card := named(state, key)) is not None]


def named(state: Robinson, key: str) -> TypedCard | None:
    """A card that a table told, if somebody typed in its name."""
    card = told(state, key)
    if not card[NAME] or card[BACK] not in BACKS:
        return None
    return TypedCard(card[BACK], card[KIND], card[NAME], card[REQUIREMENT], card[REMINDER])


def remembered(known: Iterable[TypedCard], new: Iterable[TypedCard]) -> list[TypedCard]:
    """A box after more was typed in: the newest text of each card, by name."""
    cards = {_which(card): card for card in known}
    for card in new:
        old = cards.get(_which(card))
        if old is not None:
            # What was left empty this time is still known from the last one.
            card = card._replace(
                requirement=card.requirement or old.requirement,
                reminder=card.reminder or old.reminder,
                effects=card.effects or old.effects,
            )
        cards[_which(card)] = card
    return sorted(cards.values(), key=lambda card: (BACKS.index(card.back), card.name.casefold()))


def without(known: Iterable[TypedCard], gone: TypedCard) -> list[TypedCard]:
    """A box without the card of that back and name."""
    return [card for card in known if _which(card) != _which(gone)]


def corrected(known: Iterable[TypedCard], wrong: TypedCard, right: TypedCard) -> list[TypedCard]:
    """A box in which that card says something else; one that has its name already becomes one with it."""
    return remembered(without(known, wrong), [right])


def same(box: Iterable[TypedCard], wanted: TypedCard) -> TypedCard | None:
    """The card of a box that has that back and name."""
    return next((card for card in box if _which(card) == _which(wanted)), None)


def _which(card: TypedCard) -> tuple[str, str]:
    """What tells a card of a box from the others."""
    return card.back, card.name.casefold()


def offered(box: Sequence[TypedCard], state: Robinson, back: str) -> list[TypedCard]:
    """Cards of the box that can have been drawn: an Event card that lies elsewhere is left out."""
    drawn = (told(state, key) for key in phase.drawn(state))
    out = {card[NAME].casefold() for card in drawn if card[BACK] == EVENT}
    return [
        card
        for card in box
        if card.back == back and (back != EVENT or card.name.casefold() not in out)
    ]


def as_data(
    box: Iterable[TypedCard], damaged_ones: Iterable[DamagedCard] = ()
) -> list[dict[str, str] | Any]:
    """The box as plain data, and behind it what cannot be read, as it is."""
    return [*(card._asdict() for card in box), *(card.found for card in damaged_ones)]


def from_data(data: Any) -> list[TypedCard]:
    """The box that `as_data` wrote, without what is `damaged`."""
    return [TypedCard(**row) for row in _rows(data) if _is_card(row)]


def damaged(data: Any) -> list[DamagedCard]:
    """What stands in the data of a box and is no card of one."""
    return [DamagedCard(row) for row in _rows(data) if not _is_card(row)]


def _rows(data: Any) -> list[Any]:
    if data is None:
        return []
    return data if isinstance(data, list) else [data]


def _is_card(row: Any) -> bool:
    return (
        isinstance(row, dict)
        and {*row, "effects"} == set(TypedCard._fields)
        and all(isinstance(text, str) for text in row.values())
        and row["back"] in BACKS
        and row["icon"] in (ICONS if row["back"] == EVENT else MIXED_IN)
        and bool(row["name"])
    )
