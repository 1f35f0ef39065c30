"""OE-1: components and set-up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.auction import bid_value
from engine.games.outer_earth.components import COMPANIES, EFFECTS, FACES, PLANETS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import CHANCE, NOBODY
from engine.rules.chance import Sampler
from engine.rules.game import BadSetup
from tests.games.outer_earth import matches
from tests.games.outer_earth.positions import (
    all_places,
    answer,
    ask,
    asked,
    faces,
    legal,
    plain_setup,
    position,
    told,
)


def set_up(
    seats: int, seed: int = 1, companies: Mapping[str, Mapping[str, Any]] | None = None
) -> OuterEarth:
    """A match at its first paddle, with somebody listening, with the plain values."""
    state = GAME.begin(plain_setup(seats, companies=companies))
    assert isinstance(state, OuterEarth)
    state.events = []
    state.run_on()
    sampler = Sampler(random.Random(seed))
    while state.current_player == CHANCE:
        state.apply(sampler.outcome(state))
    return state


@pytest.mark.parametrize(
    ("seats", "galaxy", "market", "budget"), [(2, 12, 3, 80), (3, 18, 4, 120), (4, 24, 5, 160)]
)
def test_the_number_of_players_gives_galaxy_market_and_budget(
    seats: int, galaxy: int, market: int, budget: int
) -> None:
    """OE-1.1: the market is part of the galaxy deck."""
    state = set_up(seats)
    assert (len(state.row), state.galaxy + len(state.row), state.budget) == (market, galaxy, budget)
    assert len(state.unturned) == len(PLANETS) - market


@pytest.mark.parametrize("seats", [1, 5])
def test_one_player_or_five_are_refused(seats: int) -> None:
    """OE-1.1: 2 to 4 players."""
    with pytest.raises(BadSetup):
        GAME.setup(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_lie_open_and_each_seat_has_four_and_a_company_of_its_own(seats: int) -> None:
    """OE-1.2: no chips yet, and the rest is the closed deck."""
    state = set_up(seats)
    assert len(state.open_cards) == 3
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert state.deck == 81 - 3 - 4 * seats
    assert len(set(state.company)) == seats
    assert set(state.company) <= set(range(len(COMPANIES)))
    assert state.chips == [0] * len(state.row)
    assert (state.discard, state.known) == ([], [[]] * seats)


def test_planets_and_companies_come_by_lot() -> None:
    """OE-1.2: other dice, other planets, companies, and start player."""
    many = [set_up(2, seed) for seed in range(40)]
    assert {planet for state in many for planet in state.row} == set(range(len(PLANETS)))
    assert {company for state in many for company in state.company} == set(range(len(COMPANIES)))
    assert {state.start for state in many} == {0, 1}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_highest_influence_starts(seed: int) -> None:
    """OE-1.2: the plain companies' influence grows with their number."""
    state = set_up(4, seed)
    assert state.company[state.start] == max(state.company)
    assert told(state, "start") == [("OE-1.2", {"seat": state.start})]


def test_a_strength_can_make_a_company_the_highest() -> None:
    """OE-1.2: a strength counts from the set-up on, and so before it is seen who starts."""
    plain = set_up(2)
    low = min(range(2), key=lambda seat: plain.company[seat])
    company = COMPANIES[plain.company[low]]
    others = {other: {"influence": 20} for other in COMPANIES if other != company}
    for amount, start in ((5, 1 - low), (15, low)):
        state = set_up(2, 1, {company: {"influence": 10, "amount": amount}, **others})
        assert (state.company, state.start) == (plain.company, start)
        acted = [("OE-1.2", {"seat": low, "n": amount})] if start == low else []
        assert told(state, "effect_influence_starts") == acted


def test_a_strength_in_own_words_is_told_and_not_carried_out() -> None:
    """OE-1.2: the others bring what they bring."""
    words = {COMPANIES[1]: {"effect": "reminder", "reminder": "Bid twice"}}
    state = next(it for seed in range(20) if 1 in (it := set_up(3, seed, words)).company)
    seat = state.company.index(1)
    assert told(state, "reminder") == [("OE-1.2", {"seat": seat, "text": "Bid twice"})]
    assert not any(state.effect(seat, each) for each in range(len(EFFECTS)))


def test_of_equal_companies_one_starts_by_lot() -> None:
    """OE-R13: before the first round there is no start player to be near to."""
    equal = {company: {"influence": 7} for company in COMPANIES}
    assert {set_up(3, seed, equal).start for seed in range(20)} == {0, 1, 2}


def test_a_seat_has_four_points_each_turn() -> None:
    """OE-1.3: whatever it had before."""
    state = ask(position(hands={0: "Pca"}, ap=1), turn.turn_begins(0), turn.turn(0))
    assert state.ap == 4
    assert told(state, "turn_begins") == [("OE-1.3", {"seat": 0, "n": 4})]


def test_two_planets_are_developed_and_one_is_queued() -> None:
    """OE-1.3, OE-2.6: the third planet that a seat gets waits; then there is no room."""
    state = position(hands={0: "Pca"}, row=dict.fromkeys(("01", "02", "03", "04"), 0))
    ask(state, auction.auction())
    answer(state, "yes", "yes", "yes")
    assert (state.developing[0], state.queued[0]) == ([0, 1], 2)
    assert asked(state) == ("", NOBODY), "without room nobody is asked for the fourth"


def test_cards_are_worth_one_two_and_three() -> None:
    """OE-1.4: primary, secondary, tertiary."""
    assert [bid_value(faces(it)) for it in ("Pca", "Sca", "Tca", "Pca Sca Tca Tca")] == [1, 2, 3, 9]


def test_the_shipped_deck_has_81_cards_of_27_faces() -> None:
    """OE-1.4: every inlet with every outlet, 4 copies primary, 3 secondary, 2 tertiary."""
    state = GAME.begin(GAME.setup(2))
    assert isinstance(state, OuterEarth)
    copies = {"primary": 4, "secondary": 3, "tertiary": 2}
    assert len(FACES) == 27
    assert dict(zip(FACES, state.pool, strict=True)) == {
        face: copies[face[5:].partition("-")[0]] for face in FACES
    }


def test_the_first_cards_are_drawn_before_any_strength_gives_more() -> None:
    """OE-1.2: a company that draws has its cards on top of the four."""
    state = set_up(2, 1, {company: {"effect": "draw", "amount": 2} for company in COMPANIES})
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert told(state, "gained_draw") == [("OE-1.2", {"seat": seat, "n": 2}) for seat in (0, 1)]


def test_no_card_is_dealt_twice() -> None:
    """OE-1.2: hands and open cards come from one deck."""
    state = set_up(4)
    lie = Counter(card for place in all_places(state) for card in place)
    left = dict(zip(state.board.cards.kinds, state.pool, strict=True))
    assert all(lie[card] + left[card] == count for card, count in zip(
        state.board.cards.kinds, state.board.cards.counts, strict=True
    ))  # fmt: skip


def test_the_first_round_is_that_of_the_start_player() -> None:
    """OE-1.2, OE-2.1: the first paddle is asked clockwise from the starting token."""
    state = set_up(3, 5)
    assert asked(state) == ("paddle", state.start)
    assert legal(state) == {"yes", "no"}
    assert state.coming == tuple((state.start + n) % 3 for n in range(3))
    assert told(state, "round_begins")[0][1] == {"round": 1, "seat": state.start}


def test_the_set_up_cites_the_clause_of_the_set_up() -> None:
    """OE-1.2: planets that are laid out at the beginning are no exploration."""
    state = set_up(2)
    assert {clause for clause, _ in told(state, "planet_turned")} == {"OE-1.2"}


def test_a_dealt_hand_is_told_once_and_its_cards_to_its_owner_alone() -> None:
    """OE-1.2: no card of the set-up has a line of its own."""
    match = matches.new(3)
    for viewer in range(3):
        events = [event for entry in match.log(viewer) for event in entry.events]
        dealt = [it.params["seat"] for it in events if it.name == "hand_dealt"]
        known = [it.params["cards"] for it in events if it.name == "hand_known"]
        assert dealt == [0, 1, 2] and not any(it.name == "card_drawn" for it in events)
        assert isinstance(match.state, OuterEarth)
        assert [sorted(cards) for cards in known] == [sorted(match.state.hands[viewer])]
