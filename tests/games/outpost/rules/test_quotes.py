"""What things would cost: the least waste, what stays in hand, and which cards change a price."""

from __future__ import annotations

from engine.games.outpost import modifiers, prices, quotes, verbs
from engine.games.outpost.components import UPGRADES
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import PUBLIC
from tests.games.outpost.positions import position

HEAVY, NODULE = "heavy_equipment", UPGRADES.index("nodule")


def test_a_quote_wastes_as_little_as_can_be_and_counts_what_stays() -> None:
    """OP-R21."""
    state = position(hands={0: "water:7 titanium:8 ore:4"})
    found = quotes.of_thing(state, 0, "ore")
    assert found is not None and (found.due, found.paid, found.lost, found.left) == (10, 11, 1, 8)
    assert quotes.of_thing(state, 0, "ore", 2) is None, "19 do not pay 20"


def test_new_chemicals_are_quoted_with_their_research_card() -> None:
    """OP-4.1."""
    state = position(
        hands={0: "titanium:13 titanium:13 titanium:12 titanium:12 titanium:11 research:17"}
    )
    found = quotes.of_thing(state, 0, "new_chemicals")
    assert found is not None and (found.paid, found.left) == (65, 13)


def test_a_bid_is_quoted_less_the_cards_that_take_something_off() -> None:
    """OP-3.2."""
    state = position(hands={0: "titanium:10 titanium:10"}, upgrades={0: f"{HEAVY} {HEAVY}"})
    assert quotes.changes(state, 0, NODULE) == [(HEAVY, -10)]
    found = quotes.of_bid(state, 0, NODULE, 25)
    assert found is not None and (found.due, found.lost, found.left) == (15, 5, 0)


def hit(state: Outpost, card: str, seat: int) -> dict[str, str]:
    """An event card for everybody, or a personal one, acts on a seat; its name."""
    at = state.board.event_names.index(f"event:{card}")
    if state.event == NOTHING:
        state.event = at
    else:
        state.personal_events = [*state.personal_events, [seat, at]]
    found = state.board.event_deck[at]
    verbs.carry_out(state, seat, found.options[0])
    state.run_on()
    return found.name


def test_what_events_take_off_a_payment_or_add_to_it_has_their_names() -> None:
    """OP-7.1, OP-7.8."""
    state = position(upgrades={0: HEAVY})
    subsidy, tax = hit(state, "subsidy", 0), hit(state, "luxury_tax", 0)
    assert quotes.changes(state, 0, NODULE) == [(HEAVY, -5), (subsidy, -10), (tax, 10)]
    assert prices.due(state, 0, NODULE, 25) == 20
    assert quotes.changes(state, 1, NODULE) == []


def test_prices_and_minimum_bids_name_what_changes_them() -> None:
    """OP-4.2, OP-7.1."""
    state = position(upgrades={0: "ecoplants"})
    boom = hit(state, "building_boom", modifiers.ALL)
    assert quotes.price_changes(state, 1, "ore") == [(boom, -5)]
    assert quotes.price_changes(state, 1, "population") == []
    assert quotes.price_changes(state, 0, "population") == [("ecoplants", -5)]
    state = position()
    buyers = hit(state, "buyers_market", modifiers.ALL)
    assert quotes.bid_changes(state) == [(buyers, -5)]


def test_of_a_hand_that_is_not_known_nothing_is_quoted() -> None:
    """OP-5.1: the number of its cards would tell no price, but what they pay is hidden."""
    state = position(hands={0: "titanium:10 titanium:10"})
    assert quotes.of_thing(state.view(1), 0, "ore") is None
    assert quotes.of_thing(state.view(PUBLIC), 0, "ore") is None
    assert quotes.of_thing(state.view(0), 0, "ore") is not None


def test_what_a_factory_or_an_upgrade_brings_each_turn_is_the_mean_of_its_deck() -> None:
    """OP-5.1, OP-3.1, OP-3.2."""
    state = position()
    brought = [
        quotes.brought_by(state, it) for it in ("titanium", "orbital_lab", "moon_base", "nodule")
    ]
    assert brought == [10, 17, 50, 0]
