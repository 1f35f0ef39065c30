"""The greedy bot of Outpost: what it bids, buys, pays and keeps, and how often it wins."""

from __future__ import annotations

import random

import pytest

from engine.bots import greedy, hints
from engine.games.outpost import (
    auction,
    evaluation,
    operators,
    payment,
    prices,
    production,
    purchases,
    rules,
    verbs,
)
from engine.games.outpost.choices import ROOM_READINGS
from engine.games.outpost.components import RESEARCH
from engine.games.outpost.game import GAME
from engine.games.outpost.modifiers import ALL
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE
from engine.rules.chance import Sampler
from tests.games.outpost.matches import SETTINGS, begun, new, played
from tests.games.outpost.positions import BASIC, answer, ask, asked, owns, position, works
from tests.games.outpost.swaps import twin_of

TURNS = 40
"""Turns within which greedy bots reach 75 VP."""
POSITIONS, ASKED_OF_BOT = 60, 6


def chosen(state: Outpost) -> str:
    """What the bot answers where it sees no more than the seat that is asked."""
    view = state.view(state.current_player)
    return str(greedy.choose(GAME, view, random.Random(1))[0])


def match(seats: int, greedy_seats: set[int], seed: int, options: dict[str, str]) -> Outpost:
    """A whole match of greedy bots on these seats, and chance on the others."""
    state, dice = begun(seats, options), random.Random(f"{seats} {seed}")
    while not state.is_terminal and state.turn <= 2 * TURNS:
        seat = state.current_player
        if seat == CHANCE:
            state.apply(Sampler(dice).outcome(state))
        elif seat in greedy_seats:
            state.apply(greedy.choose(GAME, state.view(seat), dice)[0])
        else:
            state.take(dice.randrange(len(state.choices)))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS)
def test_it_beats_chance_nearly_always(options: dict[str, str]) -> None:
    won = 0
    for seed in range(8):
        state = match(2, {seed % 2}, seed, options)
        won += state.vp[seed % 2] > state.vp[1 - seed % 2]
    assert won >= 7


@pytest.mark.parametrize("seats", [4, 9])
def test_several_of_them_reach_75_vp_in_time(seats: int) -> None:
    """OP-6.4: and do not stop growing before."""
    state = match(seats, set(range(seats)), seats, SETTINGS[0])
    assert (state.ended, state.turn <= TURNS) == ("points", True)


# -- what it does ------------------------------------------------------------------------


def test_it_raises_a_bid_that_is_low_and_passes_one_that_is_too_high() -> None:
    """OP-6.2: by what the upgrade is worth to it."""
    for hand, standing, raises in (
        ("orbital_medicine:30 titanium:10", 25, True),
        ("moon_ore:60 moon_ore:55 moon_ore:50", 150, False),
    ):
        leader = "ring_ore:50 ring_ore:45 ring_ore:45 orbital_medicine:40"
        state = position(
            2, hands={0: leader, 1: hand}, display=["nodule"], turn=8, population={1: 5}
        )
        state.offered, state.bid, state.leader, state.active = 3, standing, 0, 0
        ask(state, auction.bid(1, 0))
        assert (int(chosen(state)) > standing) == raises


def test_it_bids_no_more_than_it_can_pay_and_considers_few_bids() -> None:
    """OP-6.2: a pass, and a step towards what the upgrade is worth to it."""
    state = position(2, hands={0: "ring_ore:40", 1: "orbital_medicine:30"}, display=["nodule"])
    state.offered, state.bid, state.leader = 3, 28, 0
    ask(state, auction.bid(1, 0))
    few = evaluation.candidates(state, 64)
    assert len(few) == 2
    assert few[0] == 28 < few[1] <= 30


def test_it_raises_a_bid_no_further_than_others_may_answer() -> None:
    """OP-6.2: what their backs may be worth at most is known to all."""
    hands = {0: "ore:1 ore:1 ore:1", 1: "orbital_medicine:30 ring_ore:40 moon_ore:50"}
    state = position(2, hands=hands, display=["nodule"])
    state.offered, state.bid, state.leader = 3, 12, 0
    ask(state, auction.bid(1, 0))
    most = prices.most_bid(state.view(1), 0, 3)
    assert evaluation.candidates(state.view(1), 64)[-1] == most == 15
    state.bid = most
    assert evaluation.candidates(state.view(1), 64) == (15, 16)


def test_it_pays_as_cheaply_as_it_can() -> None:
    """OP-R21: exactly, where it can."""
    state = position(2, hands={0: "water:10 water:7 ore:4 ore:3 ore:2"})
    ask(state, payment.pay(0, 11, -1, -1))
    while state.current_player == 0:
        answer(state, chosen(state))
    assert sum(state.board.worth[card] for card in state.hands[0]) == 26 - 11


def test_it_discards_its_lowest_cards() -> None:
    """OP-5.3: of those that fill a hand."""
    hand = "ore:1 ore:1 ore:2 ore:3 ore:4 ore:5 water:4 water:5 water:6 water:7 water:8 water:9"
    state = position(2, hands={0: hand})
    ask(state, production.cut_hand(0, -1))
    while state.current_player == 0:
        answer(state, chosen(state))
    assert len(state.hands[0]) == 10
    assert "ore:1" not in state.hands[0]


def test_it_buys_a_person_for_a_factory_that_stands_empty() -> None:
    """OP-4.2, OP-4.4: rather than keep its card."""
    state = position(
        2, hands={0: "water:10"}, factories={0: {"ore": 2, "water": 1, "titanium": 1}}, active=0,
        upgrades={0: "heavy_equipment"},
    )  # fmt: skip
    ask(state, purchases.buy_people(0))
    assert chosen(state) == "population"
    answer(state, "population")
    assert chosen(state) == "1"


def test_it_plans_for_as_many_people_as_the_reading_has_room_for() -> None:
    """OP-R13: upgrades that nobody crews make room for those who own them, or for nobody."""
    planned = []
    for reading in ROOM_READINGS:
        state = position(
            upgrades={0: "moon_base moon_base moon_base"},
            rulings={"OP-R13": reading},
            factories={0: {"titanium": 8}},
            population={0: 1},
            hands={0: "moon_ore:50 moon_ore:50"},
        )
        own = evaluation.colony_of(state, 0, 5.0)
        planned.append(evaluation.prospects(state.board, own).growth)
    assert planned[0] < planned[1]


def test_it_plans_for_as_many_robots_as_the_preset_lets_work() -> None:
    """OP-4.3, OP-R4: robots cards times people, or without a limit."""
    planned = []
    for options in (BASIC, {}):
        state = position(
            options=options,
            upgrades={0: "robots"},
            factories={0: {"titanium": 8}},
            population={0: 1},
            robots={0: 1},
            hands={0: "moon_ore:50 moon_ore:50"},
        )
        own = evaluation.colony_of(state, 0, 5.0)
        planned.append(evaluation.prospects(state.board, own).growth)
    assert planned[0] > planned[1]


def test_whoever_comes_goes_to_the_best_empty_place_at_once() -> None:
    """OP-7.6, OP-6.3: what stands empty brings nothing this turn."""
    for robots in (0, 1):
        state = position(
            2, upgrades={0: "robots"}, factories={0: {"ore": 3, "water": 2}}, population={0: 3},
            people_at={0: {"ore": 2, "water": 1}}, turn=3,
        )  # fmt: skip
        ask(state, verbs.robot_comes(0) if robots else verbs.person_comes(0))
        assert {greedy_choice(state, seed) for seed in range(6)} == {"water"}
    spare = position(2, factories={0: {"ore": 2, "research": 1}}, people_at={0: {"ore": 2}}, turn=3)
    ask(spare, operators.man(0, RESEARCH, False))
    assert {greedy_choice(spare, seed) for seed in range(6)} == {"spare"}


def greedy_choice(state: Outpost, seed: int) -> str:
    """What the bot answers by these dice."""
    return str(greedy.choose(GAME, state.view(0), random.Random(seed))[0])


def test_it_crews_what_brings_most() -> None:
    """OP-R22: a Moon Base rather than an ore factory."""
    state = position(2, display=["moon_base"], active=0)
    ask(state, auction.take_upgrade(0, 12))
    assert chosen(state) == "ore"
    answer(state, "ore")
    assert (owns(state, 0), works(state, 0)["moon_base"]) == ({"moon_base": 1}, 1)


@pytest.mark.parametrize(
    ("leader", "hand", "buys"),
    [
        (73, "titanium:10 titanium:10 titanium:10", "enough"),
        (78, "titanium:10 titanium:10 titanium:10", "titanium"),
        (78, "titanium:10 titanium:10", "enough"),
        (73, "ring_ore:50 ring_ore:45 ring_ore:45 ring_ore:40 orbital_medicine:40", "titanium"),
    ],
)
def test_in_the_last_turn_or_with_more_than_it_needs_it_buys_what_brings_a_point(
    leader: int, hand: str, buys: str
) -> None:
    """OP-6.4: titanium instead of ore is one more, which its money is worth while it buys better things."""
    ore = {1: {"ore": 5}}
    upgrades = {0: "outpost " * (leader // 5), 1: "heavy_equipment"}
    state = position(
        2, hands={0: "ore:1", 1: hand}, active=1, turn=19, upgrades=upgrades,
        factories=ore, people_at=ore, population={1: 5},
    )  # fmt: skip
    assert state.vp[0] == leader
    buying = purchases.buy_factories(1), purchases.buy_people(1), operators.assign(1)
    ask(state, *buying, rules.after_auctions(0), rules.turn_ends())
    assert {str(greedy.choice(GAME, state.view(1), random.Random(it))) for it in range(6)} == {buys}


def test_in_the_last_turn_it_bids_what_it_has() -> None:
    """OP-6.4: nothing else is bought with it."""
    state = position(
        2, hands={0: "orbital_medicine:30", 1: "ring_ore:50"}, upgrades={0: "outpost " * 15},
        display=["nodule"],
    )  # fmt: skip
    state.offered, state.bid, state.leader, state.active = 3, 15, 0, 0
    ask(state, auction.bid(1, 0))
    most = prices.most_bid(state.view(1), 0, 3)
    assert evaluation.candidates(state.view(1), 64) == (15, most)
    state.vp = [60, 3]
    assert evaluation.candidates(state.view(1), 64)[1] < most


@pytest.mark.parametrize(
    ("turn", "vp", "left"),
    [
        (1, 3, 18),
        (7, 9, 12),
        (7, 10, 10.6),
        (9, 15, 9),
        (13, 35, 4),
        (16, 55, 1),
        (17, 74, 0.5),
        (17, 75, 0),
    ],
)
def test_the_nearer_the_leader_is_to_the_end_the_quicker_it_comes(
    turn: int, vp: int, left: float
) -> None:
    """OP-6.4: colonies grow, so the last 20 VP take a turn and the last 40 four."""
    state = position(2, turn=turn)
    state.vp = [vp, 3]
    assert evaluation.turns_left(state) == pytest.approx(left, abs=0.05)


def test_to_buy_nothing_is_thought_of_first() -> None:
    """OP-4.1, OP-4.2: so nothing is bought that is worth as much as nothing."""
    state = position(2, hands={0: "water:10 water:10"}, active=0)
    for question in (purchases.buy_factory(0), purchases.hire(0)):
        ask(state, question)
        few = evaluation.candidates(state, 64)
        assert few[0] == "enough" and sorted(few) == sorted(state.legal_actions())


def test_in_the_last_turn_it_counts_on_what_it_can_still_buy_alone() -> None:
    """OP-6.1, OP-6.4: factories come before people, and a turn that is over buys nothing."""
    state = position(
        2, hands={0: "titanium:10 titanium:10 titanium:10", 1: "titanium:10"},
        factories={0: {"titanium": 4}}, upgrades={0: "heavy_equipment"}, population={0: 3},
    )  # fmt: skip
    state.vp = [75, 75]
    growth = []
    for frames in (
        (rules.player_turns(),),
        (auction.put_up(0), rules.after_auctions(0)),
        (purchases.buy_factory(0), purchases.buy_people(0)),
        (purchases.hire(0),),
        (operators.assign(0),),
        (auction.put_up(1), rules.after_auctions(1)),
    ):
        state.agenda = [*reversed(frames)]
        growth.append(evaluation.evaluate(state, 0)[0]["growth"])
    # Two people, one of them for a new ore factory; one for the titanium that stands empty.
    assert growth == pytest.approx([2.1, 2.1, 2.1, 1.4, 0, 0])


@pytest.mark.parametrize(("more", "buys"), [(0, "water"), (15, "enough")])
def test_it_waits_where_an_event_makes_factories_dear(more: int, buys: str) -> None:
    """OP-7.1: what an event puts on a price counts."""
    state = position(2, hands={0: "water:10 water:10 ore:5"}, active=0, population={0: 4}, turn=5)
    state.modifiers = [[ALL, "price", "factory", more]]
    ask(state, purchases.buy_factories(0), auction.put_up(1))
    assert chosen(state) == buys


def test_its_reasons_tell_nothing_of_its_hand() -> None:
    """OP-5.1: where all see what it answers, they are judged by what all know."""
    told = []
    for card in ("water:4", "water:10"):
        state = position(2, display=["moon_base"], active=0, hands={0: card})
        ask(state, auction.take_upgrade(0, 12))
        told.append(greedy.choose(GAME, state.view(0), random.Random(1)))
    assert told[0] == told[1]
    assert told[0][0] == "ore" and told[0][1]


def test_its_reasons_are_there_where_cards_of_its_hand_have_to_go_next() -> None:
    """OP-5.2, OP-5.3: and end before it, as only it knows which cards these are."""
    water = {0: {"water": 4}}
    hand = "titanium:9 " * 6 + "ore:3 " * 4
    state = position(2, hands={0: hand}, factories=water, people_at=water, population={0: 4})
    ask(state, production.produce(0), production.cut_hands())
    assert asked(state)[0] == "choose_megas"
    for number in state.legal_actions():
        told = hints.reasons(GAME, state.view(0), number)
        assert told and {len(it.answers) for it in told} == {1}


# -- what it knows -------------------------------------------------------------------------


@pytest.mark.slow
def test_it_answers_the_same_in_another_history() -> None:
    """OP-5.1: what others hold it can only guess."""
    asked_of_bot = 0
    for number in range(POSITIONS):
        rng = random.Random(number)
        played_match = played(new(2 + number % 3), rng, rng.randrange(1, 150))
        if played_match.asked < 0:
            continue
        if (pair := twin_of(played_match, played_match.asked, rng)) is None:
            continue
        views = [way[-1].state.view(played_match.asked) for way in pair]
        first, second = (greedy.choose(GAME, view, random.Random(7)) for view in views)
        assert first == second
        asked_of_bot += 1
        if asked_of_bot == ASKED_OF_BOT:
            return
    raise AssertionError(f"{asked_of_bot} positions only")


@pytest.mark.parametrize("seed", range(3))
def test_what_lies_in_the_agenda_counts_as_if_it_had_happened(seed: int) -> None:
    """OP-4.1: a purchase is worth the same before its payment and after it, but for what was wasted."""
    state = position(2, hands={0: "water:10 water:10 ore:5"}, active=0, turn=3 + seed)
    ask(state, purchases.buy_factories(0))
    answer(state, "water", "1")
    before = sum(GAME.evaluate(state, 0)[0].values())
    answer(state, "water:10", "water:10")
    assert sum(GAME.evaluate(state, 0)[0].values()) == pytest.approx(before, abs=1.0)
