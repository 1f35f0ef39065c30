"""What cannot be chosen in a turn, each with its clause and reason, for the seat whose turn it is."""

from __future__ import annotations

from engine.games.outer_earth import cards, closing
from engine.games.outer_earth.components import INLET, OUTLET, PLANETS
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import Refusal


def refused_actions(state: OuterEarth, seat: int) -> list[Refusal]:
    """OE-3: actions that lack points, cards, room, or a fitting connector."""
    found = []
    hand = cards.faces(state, seat)
    has_points = state.ap > 0
    if not hand:
        found.append(Refusal("place", "OE-3.4", "no_card_in_hand", {}))
    for planet in state.developing[seat]:
        found += refused_places(state, seat, planet, hand)
        found += refused_on(state, seat, planet)
    if (queued := state.queued[seat]) != NOTHING:
        name = PLANETS[queued]
        found.append(Refusal(f"planet:{name}", "OE-3.8", "is_queued", {"planet": name}))
    for action, clause in (("draw", "OE-3.1"), ("refresh", "OE-3.3")):
        if not has_points and not (action == "refresh" and state.free_refreshes):
            found.append(Refusal(action, clause, "no_points", {}))
        elif not cards.has_closed_cards(state) and (action == "draw" or not state.open_cards):
            found.append(Refusal(action, "OE-R7", "no_cards", {}))
    if not has_points:
        found += [
            Refusal(f"take:{card[5:]}", "OE-3.2", "no_points", {}) for card in state.open_cards
        ]
        found += [Refusal(f"invest:{card[5:]}", "OE-3.6", "no_points", {}) for card in hand]
    return found


def refused_places(state: OuterEarth, seat: int, planet: int, hand: list[str]) -> list[Refusal]:
    """OE-3.4, OE-3.8: cards that cannot be placed on the planet now."""
    name, built = PLANETS[planet], state.built[planet]
    if len(built) >= state.slots(seat, planet):
        return [Refusal(f"place:{name}", "OE-3.4", "no_slot", {"planet": name})]
    if not state.ap and not state.free_places:
        return [Refusal(f"place:{name}", "OE-3.4", "no_points", {})]
    if not built or state.wild:
        return []
    wanted = OUTLET[built[-1]]
    return [
        Refusal(
            f"place:{name}:{card[5:]}",
            "OE-3.8",
            "does_not_connect",
            {"card": card, "inlet": INLET[card], "outlet": wanted},
        )
        for card in hand
        if INLET[card] != wanted
    ]


def refused_on(state: OuterEarth, seat: int, planet: int) -> list[Refusal]:
    """OE-3.5, OE-3.7, OE-R6: why the planet's newest card cannot go, and why it cannot be closed."""
    name = PLANETS[planet]
    if not state.built[planet]:
        return [
            Refusal(f"remove:{name}", "OE-3.5", "nothing_built", {"planet": name}),
            Refusal(f"close:{name}", "OE-R6", "nothing_built", {"planet": name}),
        ]
    found = []
    if not state.ap:
        found.append(Refusal(f"remove:{name}", "OE-3.5", "no_points", {}))
    if (needed := closing.cost(state, seat, planet)) > state.ap:
        told = {"planet": name, "n": needed, "left": state.ap}
        found.append(Refusal(f"close:{name}", "OE-3.7", "closing_costs", told))
    return found
