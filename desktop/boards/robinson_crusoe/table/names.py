"""What the parts of the table are called, and what its keys do."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table import counters_only
from desktop.look.page import type_of_keys
from desktop.look.translate import translate
from engine.rules.words import Words


def name_of(part: str, words: Words) -> str:
    """A part or a counter, at its head and where it is hidden."""
    match part:
        case counters_only.PHASE:
            return translate("Robinson", "Event deck and Threat spaces")
        case "adventures":
            return translate("Robinson", "Adventure decks")
        case "resources":
            return translate("Robinson", "Available to all")
    return words.name("counters", part)


def keys(*, told: bool) -> type_of_keys:
    """The keys of the table; of the app's own deck nobody tells what a card does."""
    return (
        ("N", translate("Keys", "what comes next: draw, done, the next round")),
        ("E", translate("Keys", "to the Event deck")),
        ("T", translate("Keys", "to the Threat spaces")),
        ("R", translate("Keys", "to what is available to all")),
        ("A", translate("Keys", "to the Adventure decks")),
        ("W", translate("Keys", "to the Wounds")),
        ("M", translate("Keys", "to the Morale")),
        ("D", translate("Keys", "to the Determination, where it is shown")),
        *((("F", translate("Keys", "enter what a card does")),) if told else ()),
        ("H", translate("Keys", "what the last round has changed")),
    )
