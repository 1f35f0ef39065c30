"""Which moment of a match an entry of the log stands for, in words."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Moments
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.base.errors import NotNow
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import Answer, Chance, Fact, Values
from engine.rules.agenda import Event, State


def when(
    match: Match, entries: Sequence[Entry], at: int, moments: Moments[State], voice: Voice
) -> str:
    """Day, phase, turn and person of the entry with that index."""
    entry = entries[at]
    if not entry.number or isinstance(entry.line, Values):
        return translate("Moments", "The beginning")
    # What an answer leads to may be in the next phase already; people tell that one begins.
    is_told = isinstance(entry.line, Fact)
    begins = is_told and any(event.name in moments.begins for event in entry.events)
    shown = match.state_at(entry.number if begins else entry.number - 1)
    time = moments.when(shown.view(voice.viewer), voice)
    answers = [each.line for each in entries[: at + 1] if isinstance(each.line, Answer)]
    if voice.words.has("game", "turn"):
        # What the game counts has been said.
        return time
    if not answers or not isinstance(entry.line, Answer | Chance):
        told = translate("Moments", "{when} · turn {turn}")
        return told.format(when=time, turn=entry.turn)
    told = translate("Moments", "{when} · turn {turn}: {name}")
    return told.format(when=time, turn=entry.turn, name=voice.people[answers[-1].seat])


def events_since(entries: Sequence[Entry], name: str) -> list[Event]:
    """What happened from the entry on that has the last event of that name; nothing without a name."""
    known: list[Event] = []
    for entry in reversed(entries if name else ()):
        known[:0] = entry.events
        if any(event.name == name for event in entry.events):
            break
    return known


def no_rewind(match: Match, number: int) -> str:
    """Why no rewind leads to the moment after that line; empty if one does."""
    try:
        offer = match.rewind_offer(number)
    except NotNow:
        return translate("Moments", "Nobody is asked here, so you cannot rewind to this line.")
    return "" if offer.kind else translate("Moments", "This is where the match is now.")
