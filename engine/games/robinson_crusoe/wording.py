"""Which words an answer, a question, a marker or an effect takes, and with which operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.robinson_crusoe import deck_file, vocabulary
from engine.games.robinson_crusoe.cards import Requirement, requirement_parts
from engine.games.robinson_crusoe.components import SPACES
from engine.rules.agenda import Event, State
from engine.rules.facts import free_text
from engine.rules.words import Words

TOLD_IN = {
    "counter": "counters",
    "icon": "icons",
    "colour": "icons",
    "back": "backs",
    "space": "spaces",
    "item": "items",
}
"""Kinds of words in facts, and the tables that name them."""


TOLD_BY = {
    "effect": lambda words, word: effect_text(words, free_text(word)),
    "discarded": lambda words, word: _name_of(words, word),
}
"""Kinds of words in facts that are sentences of their own."""


def operands(choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer, or of what chance brought."""
    text = str(choice)
    if text.isdecimal():
        return "seat", {"seat": int(text) - 1}
    return text, {}


def question_operands(state: State) -> dict[str, Any]:
    """The arguments of a question by name."""
    node, *args = state.agenda[-1]
    if node.name == "name_one":
        return {"seat": args[0], "verb": args[1], "n": args[2]}
    return {"seat": args[0]} if args else {}


def marker_operands(marker: str) -> tuple[str, dict[str, Any]]:
    """Name in `[markers]` and operands of what a table has not told: `wounds.2`."""
    kind, _, which = marker.partition(".")
    if which in SPACES:
        return kind, {"space": which}
    return kind, {"seat": int(which) - 1} if which else {}


def _name_of(words: Words, card: str) -> str:
    """A card of the app's own deck by its name; one of another deck as its file calls it."""
    known = deck_file.shipped().cards.get(card)
    return known.name[words.language] if known is not None else card.replace("_", " ")


def prompt_text(words: Words, said: Event, people: Sequence[str]) -> str:
    """What is to be done now, in a sentence."""
    params = dict(said.params)
    if "effects" in params:
        params["effects"] = effects_text(words, params["effects"])
    return words.text("prompts", said.name, people=people, **params)


def effects_text(words: Words, texts: Sequence[str]) -> str:
    """Effects one after another: “1 food; everyone takes 1 Wound”."""
    return "; ".join(effect_text(words, text) for text in texts)


def effect_text(words: Words, text: str) -> str:
    """An effect as a player would say it."""
    effect = vocabulary.read(text, vocabulary.MOST_TOLD)
    name = "_".join(part for part in (effect.verb, effect.what) if part)
    return words.text("effects", name, n=effect.n)


def requirement_text(words: Words, needs: Requirement) -> str:
    """What a Threat Action needs: “1 pawn, rope”."""
    return ", ".join(
        words.text("needs", value) if part == "item" else words.text("needs", part, n=value)
        for part, value in requirement_parts(needs)
    )
