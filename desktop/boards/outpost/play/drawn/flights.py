"""What is seen to move: cards, upgrades, people, points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from desktop.boards.outpost.play.drawn.faces import FACE, MEGA, STAND_IN, Card
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT, Factory
from desktop.boards.outpost.play.drawn.upgrades import Owned
from desktop.scene.layout import Flight
from desktop.scene.spot import Spot
from engine.games.outpost.components import FACTORIES, UPGRADES
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Event

CARD = (56.0, 78.0)
STEP, LAST = 0.12, 3.0
"""How much later, in lengths of a move, each of several cards sets out, and the last ones."""


def homes(state: Outpost) -> Mapping[str, str]:
    """New factories come from whoever buys them, or out of the market."""
    return {f"factory:{kind}": "market" for kind in FACTORIES}


def flights(events: Sequence[Event]) -> Iterator[Flight]:
    """What flies because of what happened."""
    count = 0
    for event, after in zip_longest(events, events[1:]):
        params = event.params
        hand, deck = f"hand:{params.get('seat', -1)}", params.get("deck", "")
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
            case "paid" | "discarded":
                look = Card(deck, FACE, params["n"])
                yield Flight(_card(look), hand, f"deck:{deck}", min(LAST, STEP * count))
                count += 1
            case "upgrade_taken":
                name = params["upgrade"]
                look_of = Owned(name, UPGRADES.index(name) + 1, "", 0)
                thing = Spot("", "owned", 0, 0, 120, 84, look=look_of)
                yield Flight(thing, "market", f"colony:{params['seat']}", 0.0)
            case "buys_factory":
                thing = Spot("", "factory", 0, 0, 60, 60, look=Factory(params["thing"]))
                yield Flight(thing, "market", f"colony:{params['seat']}", 0.4)
            case "buys_population" | "buys_robot":
                who = PERSON if event.name == "buys_population" else ROBOT
                thing = Spot("", "picture", 0, 0, 44, 44, look=f"tokens/{who}")
                yield Flight(thing, "market", f"{who}:{params['seat']}", 0.4)


def _card(look: Card) -> Spot:
    return Spot("", "card", 0, 0, *CARD, look=look)
