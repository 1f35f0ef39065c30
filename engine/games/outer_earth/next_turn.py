"""What a seat can close in its next turn with the cards that it holds: the rules themselves, tried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.outer_earth import closing
from engine.games.outer_earth.actions import CLOSE, Place
from engine.games.outer_earth.components import BACK
from engine.games.outer_earth.slots import KIND
from engine.games.outer_earth.state import OuterEarth, by_industry
from engine.games.outer_earth.turn import actions, give_points, inlet_wanted, place
from engine.rules.parts.places import put


class Closed(NamedTuple):
    """A planet that is closed, perhaps after cards were placed on it in the same turn."""

    points: int
    cost: int
    """AP for placing and closing."""
    cards: int
    """Cards that are placed before."""


def closings(state: OuterEarth, seat: int) -> dict[int, Closed]:
    """OE-3.4, OE-3.7, OE-3.9: planets that can be closed, each alone, in a way of many VP.

    Of cards with one industry and one outlet a single one is tried on a slot: now and then another
    would bring more VP, and never fewer.
    """
    begun = state.clone()
    # A card whose face is unknown could be any one, and none is promised.
    begun.hands = put(begun.hands, seat, [card for card in begun.hands[seat] if card != BACK])
    give_points(begun, seat)
    found = {}
    for planet in state.developing[seat]:
        ways = _ways(begun, seat, planet, begun.ap, 0, set())
        best = max(ways, key=lambda it: (it.points, -it.cost, -it.cards), default=None)
        if best is not None:
            found[planet] = best
    return found


def _ways(
    state: OuterEarth,
    seat: int,
    planet: int,
    whole: int,
    placed: int,
    reached: set[tuple[tuple[str, ...], str, int]],
) -> Iterator[Closed]:
    open_now = actions(state, seat)
    if CLOSE[planet] in open_now:
        worth = closing.worth(state, seat, planet, by_industry(state.built[planet]))
        spent = whole - state.ap + closing.cost(state, seat, planet)
        yield Closed(worth.points, spent, placed)
    tried = set()
    for action in open_now:
        if not isinstance(action, Place) or action.planet != planet:
            continue
        # Trying every face takes seconds with a large hand.
        if (kind := KIND[action.card]) not in tried:
            tried.add(kind)
            then = state.clone()
            place(then, seat, planet, action.card)
            # The same cards in another order lead to the same, where the next one connects alike.
            left = (tuple(sorted(then.hands[seat])), inlet_wanted(then, planet), then.wild)
            if left not in reached:
                reached.add(left)
                yield from _ways(then, seat, planet, whole, placed + 1, reached)
