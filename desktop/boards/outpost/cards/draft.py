"""Cards as they are being entered: plain data, of which nothing is changed in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.outpost import deck_check
from engine.games.outpost.deck_check import NAMES, TEXTS, is_unfinished
from engine.games.outpost.deck_file import free_id
from engine.games.outpost.event_deck import COUNTS, GROUPS, MARKET, OF_MARKET, SCOPES, TARGETS
from engine.rules.words import LANGUAGES, Words

type_of_card = dict[str, Any]
type_of_cards = tuple[Any, ...]
"""What stands in a kept deck: cards, and what may be left there of a damaged one."""

ON_OFF, ON = ("hold", "order"), [1, 1, 1]
"""Verbs that happen in a phase or do not, 1 or 0; and that they happen in all."""
FOLLOWING = ("duration", "decision")
"""Fields that follow from the others and are not entered."""
BEGUN: type_of_card = {
    "group": GROUPS[-1],
    "redraw_phase1": False,
    "na_personal": False,
    "scope": "each",
    "options": [[]],
}


def new_card(cards: Sequence[Any]) -> type_of_card:
    """A card of which not even the name is known yet."""
    return {"id": free_id(cards), "copies": 1}


def begun(card: type_of_card) -> type_of_card:
    """An unfinished card of which it can be entered now what it does."""
    return {**card, **BEGUN}


def changed(card: type_of_card, field: str, value: Any) -> type_of_card:
    """A card with another value; an empty text is none, and what follows is not kept."""
    made = {name: it for name, it in card.items() if name not in FOLLOWING}
    made[field] = value
    if field == "scope" and value == MARKET:
        made["na_personal"] = True  # no other card for the market can be
    if value in ("", False) and field in (*NAMES, *TEXTS, "draft"):
        del made[field]
    return made


def new_effect(card: type_of_card) -> dict[str, Any]:
    """An effect that fits the card, to be changed."""
    verb = OF_MARKET[0] if card["scope"] == MARKET else next(iter(TARGETS))
    return with_verb({"amount": [1, 1, 1]}, verb)


def with_verb(effect: dict[str, Any], verb: str) -> dict[str, Any]:
    """An effect with another verb: its target if that fits, and its amounts as far as they do."""
    target = effect.get("target", "")
    if target not in TARGETS[verb]:
        target = TARGETS[verb][0]
    amount = effect["amount"]
    if verb in COUNTS:
        amount = [abs(it) if it is not None else it for it in amount]
    if verb in ON_OFF:
        amount = ON
    made = {"verb": verb, "target": target, "amount": amount}
    return made if target else {"verb": verb, "amount": amount}


def is_readable(card: Any) -> bool:
    """Whether it is a card at all, though something may be missing or too much."""
    if not isinstance(card, dict) or not isinstance(card.get("id"), str):
        return False
    texts = all(isinstance(card.get(field, ""), str) for field in (*NAMES, *TEXTS))
    if not texts or not (card.get("copies") is None or type(card["copies"]) is int):
        return False
    return is_unfinished(card) or _says_what_it_does(card)


def _says_what_it_does(card: type_of_card) -> bool:
    options = card.get("options")
    return (
        card.get("group") in GROUPS
        and card.get("scope") in SCOPES
        and all(isinstance(card.get(it, False), bool) for it in deck_check.YES_NO)
        and {"redraw_phase1", "na_personal"} <= card.keys()
        and isinstance(options, list)
        and bool(options)
        and all(isinstance(option, list) and all(map(_is_effect, option)) for option in options)
    )


def _is_effect(effect: Any) -> bool:
    amount = effect.get("amount") if isinstance(effect, dict) else None
    return (
        isinstance(effect, dict)
        and isinstance(effect.get("verb"), str)
        and effect["verb"] in TARGETS
        and isinstance(effect.get("target", ""), str)
        and isinstance(amount, list)
        and len(amount) == 3
        and all(it is None or type(it) is int for it in amount)
    )


def name_of(card: Any, words: Words) -> str:
    """What a card is called in that language, or in another one; empty without a name."""
    if not isinstance(card, dict):
        return ""
    there = (card.get(f"name_{it}") for it in (words.language, *LANGUAGES))
    return next((name for name in there if isinstance(name, str) and name), "")


def wrongs(card: type_of_card, words: Words) -> list[str]:
    """What is wrong with a card that can be read, each in a sentence with its field."""
    found = []
    for field, name, params in deck_check.of_card(card):
        where = _field(field, words, is_only=len(card.get("options", ())) == 1)
        told = dict(params)
        if "verb" in told:
            told["verb"] = f"“{words.name('card_verbs', told['verb'])}”"
        if "fields" in told:
            told["fields"] = words.at("card_fields", "one_language")
        found.append(words.text("wrong_cards", name, where=where, **told))
    return list(dict.fromkeys(found))


def _field(field: str, words: Words, *, is_only: bool) -> str:
    """A field, or an option by its number where there are several."""
    name, _, number = field.partition(" ")
    if number and not is_only:
        return words.text("card_fields", "option", n=int(number))
    return words.at("card_fields", name) if words.has("card_fields", name) else field


def blockers(cards: type_of_cards, words: Words) -> list[Any]:
    """The cards with which a deck cannot be played yet: unfinished ones, and those with errors."""
    return [
        card
        for card in cards
        if not is_readable(card) or is_unfinished(card) or wrongs(card, words)
    ]
