"""OE-3.7, OE-3.9: what closing a planet brings now, what one more card adds, and what closing costs."""

from __future__ import annotations

import random

from engine.games.outer_earth import closing, turn
from engine.games.outer_earth.components import PLANETS
from tests.games.outer_earth.matches import begun, play
from tests.games.outer_earth.positions import answer, ask, place, position


def test_one_more_card_adds_its_synergy_and_perhaps_a_set() -> None:
    state = position(
        developing={0: ["01"]},
        built={"01": "Pca Sam"},
        planets={"01": {"synergies": ["primary", "tertiary"]}},
        effects={0: {"close_vp": 2, "close_discount": 1}},
    )
    found = closing.outlook(state, 0, 0)
    assert (found.now.cards, found.now.sets, found.now.extra, found.now.points) == (1, 0, 2, 3)
    # 4 slots and 2 cards: 3 AP, one of them saved.
    assert (found.more, found.cost) == ((1, 0, 8), 2)


def test_without_a_free_slot_nothing_is_added() -> None:
    state = position(developing={0: ["01"]}, built={"01": "Pca Pac Pca Pac"})
    found = closing.outlook(state, 0, 0)
    assert (found.now.points, found.more, found.cost) == (4, (), 1)


def test_what_is_foretold_is_what_closing_brings() -> None:
    state = position(
        hands={0: "Tca"}, developing={0: ["01"]}, built={"01": "Pac Sac"}, free_places=1, ap=4
    )
    ask(state, turn.turn(0))
    found = closing.outlook(state, 0, 0)
    answer(state, place("01", "Tca"), "close:01")
    assert state.vp[0] == found.now.points + found.more[2]
    # A card more makes it cheaper by 1 AP; the last is tertiary, whose bonus is 1 AP (OE-3.11).
    assert state.ap == 4 - (found.cost - 1) + 1


def test_in_any_match_the_outlook_is_what_the_closing_scores() -> None:
    closings = 0
    outlooks: dict[tuple[int, int], closing.Outlook] = {}
    state = begun(3)
    for now in play(state, random.Random(5)):
        if len(now.closings) > closings:
            seat, planet, cards, sets, extra = now.closings[-1]
            told = outlooks[seat, planet].now
            assert (told.cards, told.sets, told.extra) == (cards, sets, extra)
            closings += 1
        outlooks = {
            (seat, planet): closing.outlook(now, seat, planet)
            for seat, planets in enumerate(now.developing)
            for planet in planets
        }
        for (_, planet), found in outlooks.items():
            assert found.now.planet == PLANETS[planet] and min(found.more, default=0) >= 0
    assert closings > 5
