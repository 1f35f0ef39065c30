"""Sealed through the whole house: its clauses, what a view hides, and what a fill deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.match.log import entry
from engine.match.match import Match
from engine.match.moment import Moment, start
from engine.match.undo import undo
from engine.record.lines import Answer, Chance, Line
from engine.rules.agenda import CHANCE, OPEN, PUBLIC, Illegal, State
from engine.rules.chance import Sampler
from engine.rules.parts import hidden
from tests.games import sealed
from tests.games.sealed import COINS, GAME, LOTS, Sealed
from tests.games.sealed.matches import SEED, new, play
from tests.swaps import way_from

seeds = st.integers(0, 10**6)


def states(seed: int, seats: int = 3) -> Iterator[Sealed]:
    """Every state of a random match that asks somebody."""
    rng = random.Random(seed)
    sampler = Sampler(rng)
    state = GAME.new_state(GAME.setup(seats))
    assert isinstance(state, Sealed)
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state.apply(sampler.outcome(state))
            continue
        yield state
        choices = state.legal_actions()
        state.apply(choices[min(rng.randrange(len(choices)), rng.randrange(len(choices)))])
    yield state


def name_of(state: State) -> str:
    return state.question.name if state.question is not None else ""


def values(cards: list[str]) -> int:
    return sum(int(card[5:]) for card in cards)


# -- clauses -----------------------------------------------------------------------------


def test_se_1_1_every_seat_is_dealt_fifteen_coins() -> None:
    state = next(states(1))
    assert [len(hand) for hand in state.hands] == [15, 15, 15]
    assert len(state.coins) == 5


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_se_1_2_an_empty_lot_deck_is_made_anew_from_the_lots_that_are_gone(seed: int) -> None:
    match = play(new(("person",) * 3), random.Random(seed))
    lots = [
        event.params["lot"] if event.name == "lot" else "shuffled"
        for entry in match.log()
        for event in entry.events
        if event.name in ("lot", "lots_shuffled")
    ]
    assert lots.index("shuffled") == 6
    assert Counter(lots[:6]) == {"small": 3, "fair": 2, "big": 1}
    assert len(lots) == 9
    assert sum(match.state.returns()) == sum(LOTS[lot] for lot in lots if lot != "shuffled")


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_se_1_3_the_highest_coin_opens_and_a_choice_is_asked_even_of_one_kind(seed: int) -> None:
    before: Sealed | None = None
    for state in states(seed):
        if before is not None and name_of(before) == "lay" and name_of(state) == "bid":
            laid = [place[0] if place else "" for place in before.laid]
            others = [coin for coin in laid if coin]
            assert state.spent[len(before.spent) :][: len(others)] == others
            assert state.laid == [[], [], []]
        if name_of(state) == "lay":
            seat = state.current_player
            assert set(state.legal_actions()) == set(state.hands[seat])
            assert not state.laid[seat]
        before = state.clone()


def test_se_1_3_a_hand_of_one_kind_is_asked() -> None:
    state = next(states(1))
    seat = state.current_player
    for coin in ("coin:5", "coin:4", "coin:3", "coin:2"):
        while coin in state.hands[seat]:
            sealed.take(state, seat, coin)
    state.run_on()
    assert (name_of(state), list(state.legal_actions())) == ("lay", ["coin:1"])


def test_se_1_4_bids_are_a_range_and_a_pass_is_not_final() -> None:
    match = new(("person",) * 3)
    while name_of(match.state) == "lay":
        match.answer(match.asked, match.state.legal_actions()[0])
    state = match.state
    assert isinstance(state, Sealed)
    first = match.asked
    assert state.legal_actions() == range(15)
    second, third = (first + 1) % 3, (first + 2) % 3
    for seat, amount in ((first, 1), (second, 1), (third, 2), (first, 2), (second, 3), (third, 3)):
        assert match.asked == seat
        match.answer(seat, amount)
    assert match.asked == first
    match.answer(first, 3)
    assert isinstance(match.state, Sealed)
    assert (match.state.bid, match.state.leader) == (3, second)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_se_1_5_a_payment_covers_the_bid_without_a_needless_coin(seed: int) -> None:
    match = play(new(("person",) * 3), random.Random(seed))
    payments = 0
    for told in match.log():
        state = match.state_at(told.number)
        if name_of(state) == "pay":
            assert isinstance(state, Sealed)
            _, seat, covered, last = state.agenda[-1]
            for coin in state.legal_actions():
                assert coin in state.hands[seat]
                assert int(coin[5:]) <= last
            trial = state.clone()
            rng = random.Random(seed)
            while name_of(trial) == "pay":
                trial.apply(rng.choice(trial.legal_actions()))
            paid = [int(coin[5:]) for coin in trial.spent[len(state.spent) :]]
            assert paid == sorted(paid, reverse=True)
            assert covered + sum(paid) >= state.bid > covered + sum(paid[:-1])
            payments += 1
    assert payments


def test_se_1_5_every_set_of_coins_that_just_covers_is_reached_in_exactly_one_way() -> None:
    state = next(states(1))
    state.hands[0] = ["coin:5", "coin:3", "coin:3", "coin:2", "coin:1", "coin:1"]
    state.bid = 7
    state.agenda = []
    state.then(sealed.pay(0, 0, 5))
    state.run_on()
    ways: list[tuple[int, ...]] = []
    open_states = [state]
    while open_states:
        here = open_states.pop()
        if name_of(here) != "pay":
            ways.append(tuple(int(coin[5:]) for coin in here.spent))
            continue
        for coin in here.legal_actions():
            after = here.clone()
            after.apply(coin)
            open_states.append(after)
    hand = [5, 3, 3, 2, 1, 1]
    just_covering = {
        chosen
        for bits in range(1, 64)
        if sum(chosen := tuple(v for at, v in enumerate(hand) if bits >> at & 1)) >= 7
        and sum(chosen[:-1]) < 7
    }
    assert len(ways) == len(set(ways))
    assert set(ways) == just_covering


def test_se_1_6_another_seat_decides_inside_the_winners_turn() -> None:
    seen = Counter[str]()
    for seed in range(10):
        for state in states(seed):
            if name_of(state) == "grant":
                assert state.current_player == (state.leader + 1) % 3
                for who, seat in (("winner", state.leader), ("me", state.current_player)):
                    after = state.clone()
                    after.apply(who)
                    assert name_of(after) == "draw_coin"
                    assert after.agenda[-1][1:] == (seat, who == "me")
                seen["shuffled" if not state.coins else "drawn"] += 1
    assert seen["shuffled"] > 3
    assert seen["drawn"] > 30


def test_se_1_7_eight_rounds_are_played_and_level_seats_share_a_place() -> None:
    match = play(new(("person",) * 3), random.Random(1))
    assert isinstance(match.state, Sealed)
    assert match.state.round == 8
    match.state.points[:] = [5, 7, 5]
    places = match.state.result().ranking.places
    assert [(place.seat, place.rank) for place in places] == [(1, 1), (0, 2), (2, 2)]


# -- cards -------------------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from([2, 3]))
def test_no_card_is_lost_in_play_in_a_view_or_in_a_fill(seed: int, seats: int) -> None:
    sampler = Sampler(random.Random(seed))
    for state in states(seed, seats):
        views = [state.view(seat) for seat in range(seats)]
        for shown in (state, *views, *(view.fill(sampler.pick) for view in views)):
            places = [*shown.hands, *shown.laid, shown.spent, shown.coins]
            cards = Counter(card for place in places for card in place)
            assert cards.total() == 50
            for number, kind in enumerate(COINS.kinds):
                assert cards[kind] + shown.pool[number] == 10
            assert cards["coin:?"] == sum(shown.pool)
            assert sum(shown.lots) + sum(shown.lots_gone) == 6


@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from([2, 3]))
def test_a_view_tells_a_seat_its_own_hand_and_no_other_face(seed: int, seats: int) -> None:
    for state in states(seed, seats):
        for seat in range(seats):
            view = state.view(seat)
            assert view.hands[seat] == state.hands[seat]
            assert view.laid[seat] == state.laid[seat]
            for other in set(range(seats)) - {seat}:
                assert sorted(view.known[other]) == [
                    coin for coin in view.hands[other] if hidden.is_known(coin)
                ]
                assert len(view.hands[other]) == len(state.hands[other])
                assert view.laid[other] == ["coin:?"] * len(state.laid[other])
            if state.current_player == seat:
                assert list(view.legal_actions()) == list(state.legal_actions())


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(seeds, st.sampled_from([2, 3]))
def test_states_that_differ_only_in_what_a_seat_may_not_know_look_the_same(
    seed: int, seats: int
) -> None:
    sampler = Sampler(random.Random(seed))
    different = 0
    for state in states(seed, seats):
        for seat in range(seats):
            view = state.view(seat)
            other = view.fill(sampler.pick)
            different += other.text() != state.text()
            again = other.view(seat)
            assert again.text() == view.text()
            assert list(again.choices) == list(view.choices)
            assert again.current_player == state.current_player
            assert repr(again.agenda) == repr(state.agenda)
    assert different > 10


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(seeds)
def test_a_filled_view_can_be_played_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    sampler = Sampler(rng)
    for state in states(seed):
        full = state.view(rng.randrange(3)).fill(sampler.pick)
        assert all(hidden.is_known(card) for hand in full.hands for card in hand)
        for _ in range(30):
            if full.is_terminal:
                break
            choices = full.choices
            at = rng.randrange(len(choices))
            full.apply(sampler.outcome(full) if full.current_player == CHANCE else choices[at])


def test_a_coin_that_was_shown_stays_known_until_one_is_laid_face_down() -> None:
    kept = forgotten = 0
    for seed in range(10):
        before: Sealed | None = None
        for state in states(seed):
            for seat, known in enumerate(state.known):
                assert Counter(known) <= Counter(state.hands[seat])
                if before is None or name_of(before) != "lay":
                    continue
                if seat == before.current_player:
                    counts = Counter(before.known[seat])
                    assert Counter(known) == {kind: n - 1 for kind, n in counts.items() if n > 1}
                    forgotten += len(before.known[seat]) > 0
                else:
                    assert known == before.known[seat]
                    kept += bool(known)
            before = state.clone()
    assert kept > 10
    assert forgotten > 10


def test_that_one_kind_of_coin_is_left_to_draw_is_told_by_nothing() -> None:
    state = next(states(1))
    state.coins, state.pool = ["coin:?"], [1, 0, 0, 0, 0]
    state.agenda = []
    state.then(sealed.draw_coin(0, False))
    state.run_on()
    assert state.current_player == CHANCE
    assert state.chance_outcomes() == [("coin:5", 1)]


# -- what was dealt to others is exchanged ----------------------------------------------------


def way_of(match: Match, lines: Sequence[Line]) -> list[Moment]:
    """The moments that these lines lead to from the start; `Illegal` if the match cannot have been so."""
    return way_from(start(GAME, match.header.setup, SEED), lines)


def exchanged(match: Match, viewer: int, rng: random.Random) -> list[Moment] | None:
    """The same match to the viewer, in which others have and lay down other coins."""
    lines = list(match.lines)
    for _ in range(60):
        deal = lines[0]
        assert isinstance(deal, Chance)
        coins = [*deal.outcomes]
        one, two = rng.sample([at for at in range(len(coins)) if at // 15 != viewer], 2)
        coins[one], coins[two] = coins[two], coins[one]
        other: list[Line] = [Chance("coins", tuple(coins)), *lines[1:]]
        last = other[-1]
        if isinstance(last, Answer) and name_of(match.state) == "lay" and last.seat != viewer:
            # It has not been shown yet.
            other[-1] = Answer(last.seat, last.decision, (rng.choice(COINS.kinds),))
        with suppress(Illegal):
            way = way_of(match, other)
            if way[-1].state.text() != match.state.text():
                return way
    return None


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(seeds, st.sampled_from([0, 1, 2, PUBLIC]))
def test_nothing_tells_a_viewer_which_of_two_others_has_a_coin(seed: int, viewer: int) -> None:
    rng = random.Random(seed)
    match = play(new(("person",) * 3), rng, rng.randrange(1, 60))
    truth, other = way_of(match, match.lines), exchanged(match, viewer, rng)
    if other is None:
        return
    persons = match.persons
    for one, two in zip(truth, other, strict=True):
        assert entry(one, viewer) == entry(two, viewer)
        assert one.state.view(viewer).text() == two.state.view(viewer).text()
        asked = one.state.current_player
        assert (two.state.current_player, two.turn) == (asked, one.turn)
        assert undo(one, persons) == undo(two, persons)
        if asked == viewer:
            assert list(one.state.legal_actions()) == list(two.state.legal_actions())
            assert one.state.refusals() == two.state.refusals()


def test_a_log_tells_each_viewer_what_that_seat_saw() -> None:
    match = new(("person",) * 2)
    first, second = (match.view(seat).legal_actions()[0] for seat in (0, 1))
    match.answer(0, first)
    match.answer(1, second)
    logs = {viewer: match.log(viewer) for viewer in (0, 1, PUBLIC, OPEN)}
    for viewer, log in logs.items():
        answers = [entry.line for entry in log if isinstance(entry.line, Answer)]
        assert [it.choices for it in answers] == [
            (first if viewer in (0, OPEN) else "coin:?",),
            (second if viewer in (1, OPEN) else "coin:?",),
        ]
        dealt = next(entry for entry in log if isinstance(entry.line, Chance))
        assert isinstance(dealt.line, Chance)
        known = [hidden.is_known(card) for card in dealt.line.outcomes]
        assert known == [viewer in (0, OPEN)] * 15 + [viewer in (1, OPEN)] * 15
        names = Counter(event.name for event in dealt.events)
        assert names == {"coin_drawn": 30} | ({"coin_known": sum(known)} if any(known) else {})


def test_a_views_text_reads_back_for_a_bot() -> None:
    for state in states(3):
        for seat in range(3):
            view = state.view(seat)
            read = GAME.begin(GAME.setup(3))
            read.read_text(view.text())
            assert read.text() == view.text()
            assert list(read.choices) == list(view.choices)
