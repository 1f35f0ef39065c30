"""From one round to the next: what changed, for the people who pass the First Player on (RC-3.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from engine.games.robinson_crusoe import counters, event_deck, threats
from engine.games.robinson_crusoe.components import ADVENTURES, ITEMS, MIXED_IN, SPACES
from engine.games.robinson_crusoe.naming import name_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.state import counters as every_counter
from engine.games.robinson_crusoe.threats import THREATS
from engine.games.robinson_crusoe.told_steps import Told, told_of
from engine.match.match import Match
from engine.rules.agenda import Event


class HandOver(NamedTuple):
    """A round that is over: its number, what changed in it, and how the table goes on."""

    round: int
    changes: tuple[Event, ...]
    """Their words are in `[hand_over]`; empty if nothing changed."""
    first: int
    """The seat of the First Player now."""
    before: int
    """The seat of the First Player of the round that is over."""
    is_first_known: bool
    is_last: bool
    """Whether no round follows."""
    leaves: Event | None
    """The Threat card that leaves next, if one is known to."""
    line: int
    """The line of the match that ended the round."""
    is_new: bool
    """Whether nothing has been told since."""


def last(match: Match) -> HandOver | None:
    """The hand-over of the round that ended last; None before one has."""
    told = told_of(match)
    end = next((at for at in range(len(told) - 1, -1, -1) if told[at].ends_round), -1)
    if end < 0:
        return None
    played = told[end].before
    start = next((at + 1 for at in range(end - 1, -1, -1) if told[at].begins), 0)
    while start < end and told[start].belongs:
        start += 1
    before = told[start].before
    now = match.state
    assert isinstance(now, Robinson)
    after = told[end].after
    # While its round is played, a First Player who was corrected is the right one.
    to = now if now.round == after.round else after
    return HandOver(
        played.round,
        tuple(changes(before, after, told[start : end + 1])),
        to.first,
        played.first,
        to.is_known("first"),
        after.round == played.round,
        leaves_next(after),
        told[end].entry.number,
        end == len(told) - 1,
    )


def changes(before: Robinson, after: Robinson, told: Sequence[Told] = ()) -> Iterator[Event]:
    """What stands otherwise than before, and what came and went by what was told."""
    yield from _counters(before, after)
    yield from _threats(before, after, told)
    for at, colour in enumerate(ADVENTURES):
        if before.tokens[at] != after.tokens[at]:
            name = "token_laid" if after.tokens[at] else "token_lifted"
            yield Event("RC-2.5" if after.tokens[at] else "RC-3.3", name, {"back": colour})
    for at, item in enumerate(ITEMS):
        if before.items[at] != after.items[at]:
            name = "item_there" if after.items[at] else "item_gone"
            yield Event("RC-R10", name, {"item": item})
    yield from _deck(before, after, told)


def _counters(before: Robinson, after: Robinson) -> Iterator[Event]:
    for counter in every_counter(before.board.seats):
        was, now = counters.value(before, counter), counters.value(after, counter)
        if was != now and before.is_known(counter) and after.is_known(counter):
            kind, seat = counters.of_seat(counter)
            who = {"seat": seat} if seat >= 0 else {}
            name = "counter_of_seat" if seat >= 0 else "counter"
            yield Event("RC-3.4", name, {"counter": kind, "before": was, "now": now, **who})


def _threats(before: Robinson, after: Robinson, told: Sequence[Told]) -> Iterator[Event]:
    """RC-2.6, RC-2.7, RC-3.2: cards that left, each in its way, and those that came or moved."""
    for one in told:
        if not one.after.is_known(*THREATS):
            continue
        happened = {event.name for event in one.entry.events}
        for card in one.before.threats:
            if card and card not in one.after.threats:
                clause, name = way_out(happened)
                yield Event(clause, name, {"card": name_of(after, card)})
    if not (before.is_known(*THREATS) and after.is_known(*THREATS)):
        return

    def is_same(card: str, was: str) -> bool:
        # Where two tables are compared, other cards of a box that were told before it give a card
        # another number.
        of_name = not told and bool(was) and name_of(after, card) == name_of(before, was)
        return card == was or of_name

    for was in before.threats if not told else ():
        # Nobody tells in which way, where two tables are compared.
        if was and not any(card and is_same(card, was) for card in after.threats):
            yield Event("RC-2.6", "threat_gone", {"card": name_of(before, was)})
    for space, card, was in zip(SPACES, after.threats, before.threats, strict=True):
        if not card or is_same(card, was):
            continue
        is_new = not any(is_same(card, it) for it in before.threats)
        name = f"threat_came_{space}" if is_new else "threat_moved"
        yield Event("RC-2.6", name, {"card": name_of(after, card)})


def way_out(happened: set[str]) -> tuple[str, str]:
    if "threat_action" in happened:
        return "RC-3.2", "threat_answered"
    if "pushed_off" in happened:
        return "RC-2.7", "threat_pushed"
    return "RC-2.6", "threat_gone"


def _deck(before: Robinson, after: Robinson, told: Sequence[Told]) -> Iterator[Event]:
    """RC-3.1: what was shuffled in, and how many cards the Event deck holds."""
    mixed: Counter[str] = Counter()
    for event in (event for one in told for event in one.entry.events):
        if event.name == "shuffled_in":
            mixed[event.params["back"]] += event.params["n"]
        elif event.name == "shuffled_in_self":
            yield Event("RC-3.1", "shuffled_in_self", {"card": event.params["card"]})
    for back in MIXED_IN:
        if mixed[back]:
            yield Event("RC-3.1", "shuffled_in", {"back": back, "n": mixed[back]})
    if before.is_known(event_deck.DECK) and after.is_known(event_deck.DECK):
        was, now = len(before.event_deck), len(after.event_deck)
        if was != now:
            yield Event("RC-3.1", "deck", {"before": was, "now": now})


def leaves_next(state: Robinson) -> Event | None:
    """RC-3.5: the Threat card that can be pushed off next."""
    if not state.is_known(*THREATS):
        return None
    there = [it for it in threats.on_board(state) if it is not None]
    leaving = [(it.leaves, it.name) for it in there if it.leaves is not None]
    if not leaving:
        return None
    number, card = min(leaving, key=itemgetter(0))
    return Event("RC-3.5", "leaves", {"card": card, "round": number})
