"""The board of Outpost shows what the state says, and nobody what a hand is worth."""

from __future__ import annotations

from itertools import chain, islice

import pytest
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.play.drawn import events, faces, reading, seen
from desktop.boards.outpost.play.drawn.faces import MEGA, STAND_IN, Card
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT
from desktop.boards.outpost.play.drawn.seen import Roll
from desktop.boards.outpost.play.drawn.told import BY_KIND, Known
from desktop.boards.outpost.play.drawn.upgrades import Sale
from desktop.boards.outpost.play.drawn.where import Shape
from desktop.scene.choosing import Choosing
from engine.games.outpost import event_deck, modifiers, payment, prices, purchases, verbs
from engine.games.outpost.cards import ANY
from engine.games.outpost.components import (
    DECKS,
    FACTORIES,
    MOON_BASE,
    ORE,
    UPGRADES,
    WAREHOUSE,
    WATER,
)
from engine.games.outpost.state import Outpost
from engine.rules.agenda import PUBLIC, Event, type_of_frame
from engine.rules.words import LANGUAGES
from tests.games.outpost.positions import ask, position
from tests.games.outpost.window.board import moments, shown, voice_of
from tests.games.outpost.window.samples import COLOURS

pytestmark = pytest.mark.dressed(False)

GATHERED_OR_LISTED = ("pay", "pay_research", "discard", "lose_card", "choose_option")
"""Questions whose answers lie in the hand or stand in the list."""


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> None:
    """Words need a window system."""


def start(seats: int = 3) -> Outpost:
    """A match at its first question."""
    return next(state for state, _ in moments(seats, 1)).clone()


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_everything_of_a_match_stands_on_the_table(seats: int) -> None:
    for state, known in islice(moments(seats, 97), 40):
        table = reading.table_of(state, voice_of(state, PUBLIC), Shape(seats), known)
        assert table.order == tuple(state.order)
        assert [it.number - 1 for it in table.market if isinstance(it, Sale)] == state.display
        assert [it.left for it in table.decks] == state.decks
        assert sum(it.discards for it in table.decks) == sum(state.discards)
        for seat, colony in enumerate(table.colonies):
            assert (colony.vp, colony.people) == (state.vp[seat], state.population[seat])
            assert len(colony.factories) == sum(state.factories[seat])
            at_work = sum(state.at_work(seat, kind) for kind in range(len(FACTORIES)))
            assert sum(bool(it.operator) for it in colony.factories) == at_work
            assert len(colony.upgrades) == sum(state.upgrades[seat])
            assert sum(it.number for it in colony.hand.held) == len(state.hands[seat])


def test_nobody_is_shown_the_value_of_a_card_that_does_not_lie_open() -> None:
    for state, known in islice(moments(4, 61), 40):
        tables = {
            viewer: reading.table_of(state.view(viewer), voice_of(state, PUBLIC), Shape(4), known)
            for viewer in (PUBLIC, *range(4))
        }
        assert len(set(tables.values())) == 1, "the table is the same for all eyes"
        for colony in tables[PUBLIC].colonies:
            for held in colony.hand.held:
                assert (held.card.value == 0) == (held.card.side not in (MEGA, STAND_IN))


def test_what_cannot_be_bought_now_is_faint_for_whoever_is_asked() -> None:
    state = ask(position(hands={0: "ore:2"}, active=0), purchases.hire(0))
    made, choosing = shown(state, 0)
    wares = [spot.look for spot in made.lying(choosing).values() if spot.kind == "ware"]
    assert wares and not any(ware.is_open for ware in wares)


@pytest.mark.parametrize(
    ("frame", "bright"),
    [
        (purchases.buy_factory(0), {"ore", "water"}),
        (purchases.hire(0), {"population"}),
        (purchases.how_many(0, "ore"), {"ore"}),
        (payment.pay(0, 10, ANY, ANY), {"ore"}),
    ],
    ids=["buy_factory", "hire", "how_many", "pay"],
)
def test_only_what_can_be_bought_at_this_moment_is_bright(
    frame: type_of_frame, bright: set[str]
) -> None:
    state = position(hands={0: "water:8 water:8 water:8"}, active=0)
    after = () if frame[0].name in ("buy_factory", "hire") else (purchases.receive(0, "ore", 1),)
    ask(state, frame, *after)
    for viewer in (PUBLIC, 0, 1):
        shop = reading.shop_of(state.view(viewer), voice_of(state, viewer))
        assert {ware.kind for ware in shop.wares if ware.is_open} == bright


def test_a_card_of_a_hand_has_its_value_or_its_back() -> None:
    assert faces.of("ore:3") == Card("ore", "face", 3)
    assert faces.of("ore:?") == Card("ore")
    assert faces.of("water:mega:30") == Card("water", "mega", 30)
    assert faces.of("water:stand_in:7") == Card("water", "stand_in", 7)


def test_two_upgrades_alike_on_the_market_are_no_last_copies() -> None:
    state = start()
    state.display, state.supply = [WAREHOUSE, WAREHOUSE], [0] * len(UPGRADES)
    market = reading.table_of(state, voice_of(state, 0), Shape(3)).market
    assert [it.left for it in market if isinstance(it, Sale)] == ["0 left", "0 left"]


def test_factories_that_stand_idle_come_first_of_their_kind() -> None:
    state = start()
    state.idle = [[1, *state.idle[0][1:]], *state.idle[1:]]
    ore = [
        it for it in reading.colony_of(state, voice_of(state, 0), 0).factories if it.kind == "ore"
    ]
    assert [it.is_halted for it in ore] == [True, False]


def test_robots_that_an_event_lets_rest_are_the_ones_that_stand_idle() -> None:
    """OP-7.1: not the people who work in factories of the same kind."""
    state = position(
        2, upgrades={0: "robots"}, robots={0: 2}, factories={0: {"ore": 4}},
        people_at={0: {"ore": 2}}, robots_at={0: {"ore": 2}}, population={0: 2},
    )  # fmt: skip
    ask(state, verbs.do(0, "idle", "robot", 1))
    factories = reading.colony_of(state, voice_of(state, 0), 0).factories
    assert [(it.operator, it.is_halted) for it in factories] == [
        (PERSON, False),
        (PERSON, False),
        (ROBOT, False),
        (ROBOT, True),
    ]


def test_a_moon_base_is_manned_as_far_as_people_are_there() -> None:
    state = start()
    state.upgrades = [[*state.upgrades[0][:MOON_BASE], 2], *state.upgrades[1:]]
    state.people_at = [[*state.people_at[0][:-1], 1], *state.people_at[1:]]
    crews = [it.crew for it in reading.colony_of(state, voice_of(state, 0), 0).upgrades]
    assert crews == ["manned", "unmanned"]


def test_the_price_of_an_upgrade_is_what_the_event_makes_of_it() -> None:
    state = start()
    modifiers.add(state, modifiers.ALL, "bid", "", 10)
    made = reading.sale(state, voice_of(state, 0).words, WAREHOUSE)
    assert made.bid == f"from {prices.minimum_bid(state, WAREHOUSE)}" == "from 35"


def test_who_was_asked_since_the_bid_that_stands_has_passed() -> None:
    state = next(it for it, _ in moments(5, 1) if it.offered >= 0 and it.agenda[-1][2] == 2)
    table = reading.table_of(state, voice_of(state, PUBLIC), Shape(5))
    assert table.auction is not None
    states = [it.state for it in table.auction.bidders]
    leader = state.leader
    assert states[leader] == "highest"
    assert [states[(leader + step) % 5] for step in (1, 2, 3, 4)] == [
        *("passed", "passed", "asked", "waits")
    ]
    out = reading.table_of(state, voice_of(state, PUBLIC), Shape(5), out=[(leader + 1) % 5])
    assert out.auction is not None
    assert out.auction.bidders[(leader + 1) % 5].state == "out"


def test_the_last_bid_of_each_seat_stands_on_the_stage() -> None:
    state = next(it for it, _ in moments(5, 1) if sum(bid > 0 for bid in it.bids) > 1)
    table = reading.table_of(state, voice_of(state, PUBLIC), Shape(5))
    assert table.auction is not None
    assert [it.bid for it in table.auction.bidders] == state.bids


def test_rolls_of_a_turn_are_forgotten_as_the_next_one_begins() -> None:
    told = [
        Event("OP-2.4", "buyer_rolled", {"seat": 1, "upgrade": "nodule", "n": 4}),
        Event("OP-2.4", "not_available", {"upgrade": "nodule"}),
        Event("OP-2.4", "rolled", {"upgrade": "warehouse", "n": 2}),
    ]
    known = seen.after(seen.NOTHING, told)
    assert known.rolls == (Roll(4, 1, is_failed=True), Roll(2))
    assert seen.after(known, [Event("OP-2.1", "turn_begins", {})]) == seen.NOTHING


def test_whom_the_event_hit_is_told_until_the_turn_is_over() -> None:
    told = [
        Event("OP-7.1", "event_drawn", {}),
        Event("OP-7.5", "person_lost", {"seat": 1}),
        Event("OP-R24", "card_lost", {"seat": 0, "deck": "ore", "n": 3, "card": "ore:3"}),
        Event("OP-R24", "card_lost", {"seat": 0, "deck": "ore", "n": 2, "card": "ore:2"}),
        Event("OP-5.1", "card_drawn", {"seat": 0, "deck": "ore"}),
    ]
    known = seen.after(seen.NOTHING, told)
    assert known.hits == ((1, "tokens/population", -1), (0, "goods/ore", -2))
    assert seen.after(known, [Event("OP-2.1", "turn_begins", {})]) == seen.NOTHING


def test_personal_events_are_named_and_told_apart_from_the_event_of_the_turn() -> None:
    taken = Event("OP-7.5", "person_lost", {"seat": 1})
    own = Event("OP-7.8", "personal_event", {"seat": 2, "card": {}, "text": {}})
    gained = Event("OP-7.6", "robot_gained", {"seat": 2})
    broken = Event("OP-7.5", "robot_lost", {"seat": 1})
    known = seen.after(seen.NOTHING, [taken, broken, own, gained])
    assert known.hits == ((1, "tokens/population", -1), (1, "tokens/robot", -1))
    assert known.personal == ((2, "tokens/robot", 1),)
    state = next(it for it, _ in moments(4, 1) if it.event >= 0).clone()
    named = state.board.event_names.index
    state.personal_events = [[0, named("event:subsidy")], [2, named("event:strike")]]
    table = reading.table_of(state, voice_of(state, 0), Shape(4), known)
    assert isinstance(table.event, events.Event)
    assert [hit.colour for hit in table.event.hits] == [COLOURS[1]]
    assert table.event.personal == (
        events.Hit(COLOURS[0], (), "Subsidy (no effect)"),
        events.Hit(COLOURS[2], (("tokens/robot", "+1"),), "Strike"),
    )
    # While a personal event asks, its own card lies there, with what it did to whom it asks.
    state.personal_events, state.active = [[2, named("event:audit")]], -1
    shown_at = {
        seat: reading.table_of(ask(state, frame), voice_of(state, 0), Shape(4), known).event
        for seat, frame in (
            (2, verbs.let_idle(2, (1, 0), 2, False)),
            (0, verbs.let_idle(0, (1, 0), 2, False)),
        )
    }
    assert isinstance(own_card := shown_at[2], events.Event)
    assert (own_card.name, own_card.scope[:8]) == ("Colonial Audit", "personal")
    assert [hit.colour for hit in own_card.hits] == [COLOURS[2]] and not own_card.personal
    assert isinstance(shown_at[0], events.Event) and shown_at[0].name == table.event.name


def test_the_event_and_its_clock_stand_on_the_table() -> None:
    state, known = next((it, seen_) for it, seen_ in moments(4, 1) if it.event >= 0 and seen_.hits)
    table = reading.table_of(state, voice_of(state, PUBLIC), Shape(4), known)
    card = state.board.event_deck[state.event]
    assert isinstance(table.event, events.Event) and table.clock is not None
    assert (table.event.name, table.event.group) == (card.name["en"], card.group)
    assert len(table.event.hits) == len({seat for seat, *_ in known.hits})
    assert table.clock.left == sum(state.event_cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_amounts_of_the_event_phase_are_marked_on_every_card(language: str) -> None:
    """OP-7.3."""
    for card in event_deck.shipped():
        text = card.text[language]
        said = {
            phase: [text[start : start + length] for start, length in events.acting(text, phase)]
            for phase in (1, 2, 3)
        }
        amounts = [it.amount for option in card.options for it in option]
        told = [it for it in amounts if len(set(it)) > 1]
        if 0 not in chain.from_iterable(told):
            for phase, marked in said.items():
                assert [int(it) for it in marked] == [abs(it[phase - 1]) for it in told], text
        else:
            # A kind of factory for each phase.
            assert all(len(marked) == 1 for marked in said.values())
            assert len({*map(tuple, said.values())}) == 3


def test_the_clock_says_when_the_event_deck_is_shuffled() -> None:
    def clock(**fields: int) -> events.Clock:
        state = start()
        for name, number in fields.items():
            setattr(state, name, number)
        made = reading.table_of(state, voice_of(state, 0), Shape(3)).clock
        assert made is not None
        return made

    began = clock(phase=2, event_phase=1, phase_began=5, turn=5)
    assert (began.phase, began.shuffle, began.lag) == (
        *("Event phase 1", "shuffled next turn", "one turn behind"),
    )
    later = clock(phase=2, event_phase=2, phase_began=5, turn=7)
    assert (later.phase, later.shuffle) == (*("Event phase 2", "shuffled in turn 2 of phase 3"),)
    assert not later.lag
    assert clock(phase=3, event_phase=3, phase_began=9, turn=12).shuffle.endswith("empty")


def test_what_is_for_sale_tells_nothing_of_the_hand() -> None:
    state = next(
        it
        for it, _ in moments(3, 1)
        if it.question is not None and it.question.name == "buy_factory"
    )
    seat = state.current_player
    for viewer in range(3):
        it, _ = shown(state.view(viewer), viewer)
        shop = it.table.shop
        assert shop is not None
        assert [ware.is_open for ware in shop.wares[: ORE + 1]] == [True]
        assert not shop.wares[FACTORIES.index("titanium")].is_open
    it, choosing = shown(state.view(seat), seat)
    spots = it.lying(choosing)
    can = {action for action in state.legal_actions() if action != "enough"}
    assert {kind for kind in FACTORIES if spots[f"buy:{kind}"].look.is_open} == can


def test_every_answer_is_a_thing_on_the_board_or_a_card_or_a_number() -> None:
    asked = set()
    for state, _ in islice(moments(3, 1), 700):
        seat = state.current_player
        it, choosing = shown(state.view(seat), seat)
        assert state.question is not None
        if choosing.ways and state.question.name not in GATHERED_OR_LISTED:
            asked.add(state.question.name)
            there = {spot.step for spot in it.lying(choosing).values()}
            missing = [steps for steps in choosing.ways if steps[0] not in there]
            assert all(steps == ("answer:hand_in",) for steps in missing), missing
    assert asked >= {"put_up", "put_up_another", "buy_factory", "hire"}


@pytest.mark.parametrize("seats", [2, 4, 9])
def test_everything_on_the_board_is_called_something_and_told_of(seats: int) -> None:
    for state, known in islice(moments(seats, 211), 12):
        seat = state.current_player
        it, choosing = shown(state.view(seat), seat, known)
        assert it.asked[0] and it.asked[1].startswith("OP-")
        for thing in {spot.step for spot in it.lying(choosing).values() if spot.step}:
            assert it.spoken(thing, choosing) != thing
            look, large = it.note_of(thing, ()), it.large_of(thing, ())
            if not thing.startswith(("answer:", "number:", "option:")):
                assert look is not None and look.clause.startswith("OP-"), thing
                assert large is not None and large.title == look.title


def test_what_cannot_be_chosen_tells_why() -> None:
    state = next(
        it
        for it, _ in moments(3, 1)
        if it.question is not None and it.question.name == "buy_factory"
    )
    it, _ = shown(state.view(state.current_player), state.current_player)
    assert "Heavy Equipment" in it.reason("buy:titanium", ())
    look = it.note_of("buy:titanium", ())
    assert look is not None and look.reason_clause == "OP-4.1"
    other = (state.current_player + 1) % 3
    assert not shown(state.view(other), other)[0].reason("buy:titanium", ())


def test_cards_fly_from_their_deck_to_the_hand_known_only_to_its_owner() -> None:
    drawn = Event("OP-5.1", "card_drawn", {"seat": 1, "deck": "ore"})
    known = Event("OP-5.1", "card_known", {"deck": "ore", "n": 3}, to=1)
    it, _ = shown(start().view(0), 0)
    (closed,) = it.flights([drawn])
    assert (closed.start, closed.end) == ("deck:ore", "hand:1")
    assert closed.spot.look == Card("ore")
    (openly,) = it.flights([drawn, known])
    assert openly.spot.look == Card("ore", "face", 3)


def test_the_deck_tells_what_nobody_here_has_seen() -> None:
    state = start()
    it, _ = shown(state.view(0), 0)
    look = it.note_of("deck:water", ())
    assert look is not None
    kinds = look.lines[0].split(": ")[1].split(", ")
    unseen = sum(int(kind.partition("\u00a0×")[0]) for kind in kinds)
    hidden = sum(card == "water:?" for hand in state.view(0).hands for card in hand)
    assert unseen == state.decks[WATER] + hidden


def test_names_of_all_things_in_the_box_are_known() -> None:
    it, _ = shown(start(2).view(PUBLIC), PUBLIC)
    for upgrade in UPGRADES:
        told = it.spoken(f"sale:{upgrade}", Choosing())
        assert told and ".," not in told
    for deck in DECKS:
        assert it.spoken(f"deck:{deck}", Choosing())


def test_the_clock_says_that_this_is_the_last_turn() -> None:
    """OP-6.4: as soon as somebody has 75 VP, unless the match is over."""
    state = position(2, phase=3, phase_began=2, vp=[74, 12])
    for most, told in ((74, "End: from 75 VP (highest 74)"), (80, "Last turn: somebody has 80 VP")):
        state.vp = [most, 12]
        ask(state, purchases.buy_factory(0))
        assert reading.table_of(state, voice_of(state, PUBLIC), Shape(2)).phase.next == told


def test_the_overview_names_the_points_of_phase_3_of_this_match() -> None:
    """OP-1.4: for two players 40."""
    state = position(2)
    _, _, (goal, _) = BY_KIND["phase"](Known(state, voice_of(state, PUBLIC)), "")
    assert goal == "In this match phase 3 begins at 40 VP."


def test_of_a_match_that_is_over_nothing_is_asked() -> None:
    it, _ = shown(position(2), 0)
    assert it.asked == ("", "")
