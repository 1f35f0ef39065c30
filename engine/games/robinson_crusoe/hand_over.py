"""From one round to the next: what changed, for the people who pass the First Player on (RC-3.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.flow import Event
from engine.games.robinson_crusoe import counters, event_deck
from engine.games.robinson_crusoe.components import ADVENTURES, ITEMS, SPACES
from engine.games.robinson_crusoe.naming import name_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.state import counters as every_counter
from engine.games.robinson_crusoe.threats import THREATS
from engine.lines import Fact
from engine.match import Match

ROUND_OVER, JOINED = "round_over", "joined"


class HandOver(NamedTuple):
    """A round that is over: its number, what changed in it, and who is First Player now."""

    round: int
    changes: tuple[Event, ...]
    """Their words are in `[hand_over]`; empty if nothing changed."""
    first: int


def last(match: Match) -> HandOver | None:
    """The hand-over of the round that ended last; None in the first round."""
    told = [
        (entry.number, entry.line.name)
        for entry in match.log()
        if isinstance(entry.line, Fact) and entry.line.name in (ROUND_OVER, JOINED)
    ]
    ends = [at for at, (_, name) in enumerate(told) if name == ROUND_OVER]
    if not ends:
        return None
    end = told[ends[-1]][0]
    # What was before the app joined is nobody's change.
    before = match.state_at(told[ends[-1] - 1][0] if ends[-1] else 0)
    played, after = match.state_at(end - 1), match.state_at(end)
    assert isinstance(before, Robinson) and isinstance(after, Robinson)
    assert isinstance(played, Robinson)
    return HandOver(played.round, tuple(changes(before, after)), after.first)


def changes(before: Robinson, after: Robinson) -> Iterator[Event]:
    """What stands otherwise than before: counters, Threat spaces, tokens, items, the Event deck."""
    for counter in every_counter(before.board.seats):
        was, now = counters.value(before, counter), counters.value(after, counter)
        if was != now and before.is_known(counter) and after.is_known(counter):
            kind, seat = counters.of_seat(counter)
            who = {"seat": seat} if seat >= 0 else {}
            name = "counter_of_seat" if seat >= 0 else "counter"
            yield Event("RC-3.4", name, {"counter": kind, "before": was, "now": now, **who})
    if before.is_known(*THREATS) and after.is_known(*THREATS):
        yield from _threats(before, after)
    for at, colour in enumerate(ADVENTURES):
        if before.tokens[at] != after.tokens[at]:
            name = "token_laid" if after.tokens[at] else "token_lifted"
            yield Event("RC-2.5" if after.tokens[at] else "RC-3.3", name, {"back": colour})
    for at, item in enumerate(ITEMS):
        if before.items[at] != after.items[at]:
            name = "item_there" if after.items[at] else "item_gone"
            yield Event("RC-R10", name, {"item": item})
    if before.is_known(event_deck.DECK) and after.is_known(event_deck.DECK):
        was, now = len(before.event_deck), len(after.event_deck)
        if was != now:
            yield Event("RC-3.1", "deck", {"before": was, "now": now})


def _threats(before: Robinson, after: Robinson) -> Iterator[Event]:
    for card in before.threats:
        if card and card not in after.threats:
            yield Event("RC-2.6", "threat_gone", {"card": name_of(before, card)})
    for space, card in zip(SPACES, after.threats, strict=True):
        if card and card not in before.threats:
            yield Event("RC-2.6", f"threat_came_{space}", {"card": name_of(after, card)})
        elif card and before.threats[SPACES.index(space)] != card:
            yield Event("RC-2.6", "threat_moved", {"card": name_of(after, card)})
