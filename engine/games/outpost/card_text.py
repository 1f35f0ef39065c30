"""What an event card does, in words that are put together from its effects (OP-7.1, OP-7.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.games.outpost.deck_check import EACH, decision_of, duration_of
from engine.games.outpost.event_deck import ALL, DECISIONS, Effect, option_of
from engine.games.outpost.verbs import NOTHING_WRITTEN, said, written
from engine.rules.words import Words, load

PHASES = (1, 2, 3)
NUMBER = re.compile(r"[+−-]?\d+")


def becomes(card: Mapping[str, Any], language: str) -> str:
    """A checked card in a sentence, such as “Each player, last place first: discard 1 / 2 / 3 cards.”"""
    words = load("outpost", language)
    if not any(card["options"]):
        return words.text("card_text", "nothing")
    options = [[_in_one(it, language) for it in option_of(option)] for option in card["options"]]
    if all(map(all, options)):
        nothing = words.text("effects", NOTHING_WRITTEN)
        what = _any_of([words.listed(it) or nothing for it in options], words)
    else:
        what = "; ".join(
            words.text("card_text", "in_phase", n=phase, what=in_phase(card, phase, words))
            for phase in PHASES
        )
    return words.text("card_text", _for_whom(card), what=what)


def in_phase(card: Mapping[str, Any], phase: int, words: Words) -> str:
    """OP-7.3: what a checked card does in that event phase: its effects, or those to choose from."""
    options = (said(written(option_of(it), phase))[words.language] for it in card["options"])
    return _any_of(options, words)


def notes(card: Mapping[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    """What else is to be known of a checked card, each in a sentence with its clause."""
    if any(card["options"]):
        if decision_of(card) == DECISIONS[0] and card["scope"] == EACH:
            yield words.text("card_text", "last_first"), "OP-7.10"
        yield words.text("card_text", "lasts", duration_of(card)), "OP-7.1"
    if card["redraw_phase1"]:
        yield words.text("card_text", "redraw_phase1"), "OP-7.2"
    if card["na_personal"]:
        yield words.text("card_text", "na_personal"), "OP-7.9"


def _any_of(options: Iterable[str], words: Words) -> str:
    return f" {words.text('card_text', 'or')} ".join(dict.fromkeys(options))


def _in_one(effect: Effect, language: str) -> str:
    """An effect with its amounts as “1 / 2 / 3”; empty where it does not act in every event phase."""
    in_each = [written((effect,), phase) for phase in PHASES]
    if NOTHING_WRITTEN in in_each:
        return ""
    told = [said(it)[language].split() for it in in_each]
    merged = []
    for words in zip(*told, strict=True):
        is_number = all(map(NUMBER.fullmatch, words)) and len(set(words)) > 1
        # The noun as it stands beside the last number.
        merged.append(" / ".join(words) if is_number else words[-1])
    return " ".join(merged)


def _for_whom(card: Mapping[str, Any]) -> str:
    """The name in `[card_text]` of whom a card is for."""
    scope = str(card["scope"])
    if len(card["options"]) < 2:
        return scope
    if card.get("draft"):
        return "draft"
    return "each_chooses" if scope in (ALL, EACH, "production") else f"{scope}_chooses"
