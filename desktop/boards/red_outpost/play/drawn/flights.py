"""What is seen to move besides the pieces: crystals, points and cards that are only counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from desktop.boards.red_outpost.play.drawn import figures
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.scene.layout import Flight
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import GOODS, PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE
from engine.rules.agenda import Event
from engine.rules.words import Words, signed

CRYSTAL = Spot("", "picture", 0, 0, 34, 34, 0, "tokens/crystal")
CARD = Spot("", "picture", 0, 0, 66, 92, 0)
POINTS = Spot("", "flying", 0, 0, 84, 40, 0)
DECKS = {"lake_card": ("lake", "lake"), "ship_card": ("spaceship", "ship")}
"""The deck that a card is revealed from, and what its pictures begin with."""
WHEEL = "RO-3.1"


def homes(events: Sequence[Event], table: Table) -> dict[str, str]:
    """The spot that new pieces of a group come from, and (`from …`) old ones go to."""
    sources = (source for _, source in _sources(events, table.words))
    source = next((source for source in sources if source and source != "wheel"), "")
    found: dict[str, str] = {}
    for good in GOODS:
        found[f"cube:{good}"] = source or f"export:{good}"
        found[f"from cube:{good}"] = f"export:{good}"
    for seat in range(len(table.names)):
        found[f"disc:{seat}"] = found[f"from disc:{seat}"] = f"discs:{seat}"
        found[f"crystal:{seat}"] = found[f"from crystal:{seat}"] = f"crystals:{seat}"
    return found


def flights(events: Sequence[Event], table: Table) -> Iterator[Flight]:
    """What flies because of what happened."""
    count: Counter[tuple[str, int]] = Counter()
    for event, source in _sources(events, table.words):
        name, params = event.name, event.params
        seat: int = params.get("seat", -1)
        number = count[name, seat]
        count[name, seat] += 1
        mine, points = f"crystals:{seat}", f"vp:{seat}"
        if name == "crystal_gained" and source:
            for each in range(params["n"]):
                yield Flight(CRYSTAL, source, mine, 0.9 + 0.2 * (number + each))
        elif name == "gave_to_palace":
            yield Flight(CRYSTAL, mine, f"palace:{seat}", 0.6 + 0.2 * number)
        elif name in ("crystal_paid", "crystal_for_cube") and source:
            yield Flight(CRYSTAL, mine, source, 0.6)
        elif name == "exported":
            yield Flight(_points(event), f"export:{params['good']}", points, 1.2)
        elif name == "wheel_reward":
            yield Flight(_points(event), "wheel", points, 1.0)
        elif name == "portrait":
            yield Flight(_points(event), f"portrait:{params['worker']}", points, 0.4 * number)
        elif name in DECKS:
            deck, folder = DECKS[name]
            card = CARD._replace(look=f"cards/{folder}_{params['card']}")
            yield Flight(card, f"deck:{deck}", f"discard:{deck}", 0.8 + 0.4 * number)


def _points(event: Event) -> Spot:
    return POINTS._replace(look=figures.Flying("tokens/vp_star", signed(event.params["points"])))


def _sources(events: Sequence[Event], words: Words) -> Iterator[tuple[Event, str]]:
    """Each event with the thing from which it comes about: the place of the turn, a card's, the wheel."""
    about = {
        clause: f"place:{place}" for clause, place in zip(CLAUSE.values(), PLACES, strict=True)
    }
    for kind, keys in (("place", PLACES), ("portrait", WORKERS)):
        about |= {words.at("cards", key, "clause"): f"{kind}:{key}" for key in keys}
    about[WHEEL] = "wheel"
    turn = ""
    for event in events:
        if event.name in ("moved", "stayed"):
            turn = f"place:{event.params['place']}"
            yield event, turn
        else:
            yield event, about.get(event.clause, turn)
