"""What is seen to move: cards, dice, events, upgrades, people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from desktop.boards.outpost.play.drawn import seen
from desktop.boards.outpost.play.drawn.events import Die
from desktop.boards.outpost.play.drawn.faces import FACE, MEGA, STAND_IN, Card
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT, Factory
from desktop.boards.outpost.play.drawn.table import Table
from desktop.scene.layout import Flight
from desktop.scene.spot import Spot
from engine.games.outpost.components import FACTORIES, UPGRADES
from engine.games.outpost.event_deck import Event as EventCard
from engine.rules.agenda import Event

CARD = (56.0, 78.0)
STEP, LAST = 0.12, 3.0
"""How much later, in lengths of a move, each of several cards sets out, and the last ones."""
SMALL = Spot("", "picture", 0, 0, 44, 44)
EVENT = Spot("", "event_card", 0, 0, 60, 84)
LOST = "OP-7.5"
"""The clause under which an event takes operators away."""
GAVEL = Spot("", "picture", 0, 0, 64, 64, look="tokens/gavel")


def homes() -> Mapping[str, str]:
    """New factories come from whoever buys them, or out of the market; new upgrades from the dice."""
    found = {f"factory:{kind}": "market" for kind in FACTORIES}
    return found | {f"sale:{upgrade}": "phase" for upgrade in UPGRADES}


def flights(events: Sequence[Event], table: Table, cards: Sequence[EventCard]) -> Iterator[Flight]:
    """What flies because of what happened; `cards` are those of the event deck."""
    count, rolls = 0, _rolls_before(events, table)
    for event, after in zip_longest(events, events[1:]):
        params = event.params
        seat, deck = params.get("seat", -1), params.get("deck", "")
        hand = f"hand:{seat}"
        match event.name:
            case "card_drawn":
                known = after is not None and after.name == "card_known"
                look = Card(deck, FACE, after.params["n"]) if known else Card(deck)
                yield Flight(_card(look), f"deck:{deck}", hand, min(LAST, STEP * count))
                count += 1
            case "mega" | "stand_in":
                side = MEGA if event.name == "mega" else STAND_IN
                look = Card(deck, side, params["n"])
                yield Flight(_card(look), f"deck:{deck}", hand, min(LAST, STEP * count))
                count += 1
            case "paid" | "discarded" | "card_lost":
                look = Card(deck, FACE, params["n"])
                yield Flight(_card(look), hand, f"deck:{deck}", min(LAST, STEP * count))
                count += 1
            case "won":
                yield Flight(GAVEL, "market", f"plate:{seat}", 0.0)
                yield Flight(GAVEL, "stage", f"plate:{seat}", 0.0)
            case "upgrade_taken":
                owned = table.colonies[seat].upgrades
                card = next(it for it in owned if it.upgrade == params["upgrade"])
                thing = Spot("", "owned", 0, 0, 120, 84, look=card)
                yield Flight(thing, "market", f"colony:{seat}", 0.0)
            case "buys_factory":
                thing = Spot("", "factory", 0, 0, 60, 60, look=Factory(params["thing"]))
                yield Flight(thing, "market", f"colony:{seat}", 0.4)
            case "buys_population" | "buys_robot":
                who = PERSON if event.name == "buys_population" else ROBOT
                yield Flight(_small(f"tokens/{who}"), "market", f"{who}:{seat}", 0.4)
            case "manned":
                yield from _manned(event)
            case "rolled" | "buyer_rolled":
                die = Spot("", "die", 0, 0, 52, 52, look=Die(table.sides, params["n"]))
                start = f"plate:{seat}" if event.name == "buyer_rolled" else "phase"
                yield Flight(die, start, f"die:{rolls}", 0.3 * rolls)
                rolls += 1
            case "event_drawn":
                yield Flight(_turned_up(event, cards), "clock", "event", 0.0)
            case "personal_event":
                yield Flight(_turned_up(event, cards), "clock", f"plate:{seat}", 0.4)
        yield from _struck(event, table)


def _rolls_before(events: Sequence[Event], table: Table) -> int:
    """The number of the first of these rolls among those of the turn."""
    if any(event.name == "turn_begins" for event in events):
        return 0
    rolled = sum(event.name in ("rolled", "buyer_rolled") for event in events)
    return max(0, sum(bool(die.face) for die in table.dice) - rolled)


def _manned(event: Event) -> Iterator[Flight]:
    """OP-4.4, OP-6.3, OP-R22: people and robots go where they work, or leave it."""
    seat, job = event.params["seat"], event.params["job"]
    # Whom an event took has gone to its card.
    changes = () if event.clause == LOST else ((PERSON, "persons"), (ROBOT, "robots"))
    # To the first of the kind: which one of them works is no matter.
    for place in (f"factory:{seat}:{job}:0", f"works:{seat}:{job}", f"owned:{seat}:{job}:0"):
        for who, name in changes:
            if more := event.params[name]:
                ends = (f"{who}:{seat}", place) if more > 0 else (place, f"{who}:{seat}")
                yield Flight(_small(f"tokens/{who}"), *ends, 0.3)


def _turned_up(event: Event, cards: Sequence[EventCard]) -> Spot:
    """OP-7.1: the card of an event, face up."""
    groups = (card.group for card in cards if card.name == event.params["card"])
    return EVENT._replace(look=next(groups, "calm"))


def _struck(event: Event, table: Table) -> Iterator[Flight]:
    """OP-7: what an event card takes goes to it, and what it gives comes from it."""
    found = seen.hit(event) if event.clause in seen.OF_CARDS else None
    if found is None or event.name.startswith("card_"):
        return
    picture, number = found
    seat: int = event.params["seat"]
    kind = picture.rpartition("/")[2]
    there = f"{kind}:{seat}" if picture.startswith("tokens/") else f"colony:{seat}"
    start, end = ("event", there) if number > 0 else (there, "event")
    yield Flight(_small(picture), start, end, 0.3)


def _small(look: str) -> Spot:
    return SMALL._replace(look=look)


def _card(look: Card) -> Spot:
    return Spot("", "card", 0, 0, *CARD, look=look)
