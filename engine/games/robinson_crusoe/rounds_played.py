"""The rounds of a match as they were played: cards, Threat cards that left, Wounds and Morale (RC-3.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.robinson_crusoe import counters
from engine.games.robinson_crusoe.components import MORALE, WOUNDS
from engine.games.robinson_crusoe.hand_over import way_out
from engine.games.robinson_crusoe.naming import back_of, kind_of, name_of, type_of_name
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import THREATS
from engine.games.robinson_crusoe.told_steps import Told, told_of
from engine.match.match import Match
from engine.rules.agenda import Event

AVERTED, PUSHED = "threat_answered", "threat_pushed"
DRAWN = ("card_drawn", "upper_drawn", "card_told", "lower_half", "lower_half_by_hand")
"""Events by which a card comes."""


class Drawn(NamedTuple):
    """A card that came."""

    name: type_of_name
    back: str
    icon: str
    """Of an Event card; its back otherwise."""


class Left(NamedTuple):
    """A Threat card that left the board, and how: `threat_answered` or `threat_pushed`."""

    name: type_of_name
    how: str


class Count(NamedTuple):
    """What a counter showed at the end of a round, and how much it went up or down in it."""

    value: int | None
    """None where nobody has told it."""
    change: int = 0


class Round(NamedTuple):
    """A round, as far as it is known."""

    number: int
    first: int
    """The seat of the First Player; −1 where nobody has told it."""
    drawn: tuple[Drawn, ...]
    left: tuple[Left, ...]
    wounds: tuple[Count, ...]
    morale: Count


def rounds(match: Match) -> list[Round]:
    """The rounds that were told, in order; without those that the app did not see."""
    now = match.state
    assert isinstance(now, Robinson)
    found: dict[int, list[Told]] = {}
    for one in told_of(match):
        if one.ends_round or not one.begins:
            found.setdefault(one.before.round, []).append(one)
    made = {number: _round(number, steps, now) for number, steps in found.items()}
    return [
        each
        for number, each in made.items()
        if number == now.round
        or each.drawn
        or each.left
        or any(it.ends_round for it in found[number])
    ]


def _round(number: int, steps: list[Told], now: Robinson) -> Round:
    begin, end = steps[0].before, steps[-1]
    # The end of a round begins the next one at once.
    after = end.before if end.ends_round and end.after.round != number else end.after
    seats = range(now.board.seats)
    return Round(
        number,
        after.first if after.is_known("first") else -1,
        tuple(card for one in steps for card in _drawn(one, now)),
        tuple(card for one in steps for card in _left(one, now)),
        tuple(_count(begin, after, f"{WOUNDS}.{seat + 1}") for seat in seats),
        _count(begin, after, MORALE),
    )


def _drawn(one: Told, now: Robinson) -> Iterator[Drawn]:
    for event in one.entry.events:
        if event.name in DRAWN:
            # A card of a table may have been named later.
            told = now.board.is_told
            key = str(len(one.before.told_cards) + 1) if told else _called(now, event)
            yield Drawn(name_of(now, key), back_of(now, key), kind_of(now, key))


def _called(state: Robinson, event: Event) -> str:
    """The app's card of which an event tells."""
    cards = state.board.cards.cards
    return next(key for key, card in cards.items() if card.name == event.params["card"])


def _left(one: Told, now: Robinson) -> Iterator[Left]:
    """RC-2.7, RC-3.2: by a push, or by a Threat Action; what people only put right is neither."""
    if not one.after.is_known(*THREATS):
        return
    _, how = way_out({event.name for event in one.entry.events})
    for card in one.before.threats:
        if card and card not in one.after.threats and how in (AVERTED, PUSHED):
            yield Left(name_of(now, card), how)


def _count(before: Robinson, after: Robinson, counter: str) -> Count:
    if not after.is_known(counter):
        return Count(None)
    value = counters.value(after, counter)
    known = before.is_known(counter)
    return Count(value, value - counters.value(before, counter) if known else 0)
