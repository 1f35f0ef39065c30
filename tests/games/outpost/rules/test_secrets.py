"""What a seat may not know it cannot tell: by no view, question, refusal, log line or undo."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.outpost import payment
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE, NOBODY, PUBLIC
from engine.rules.chance import Sampler
from engine.rules.forecast import forecast
from engine.rules.parts import hidden
from tests.games.outpost.matches import READINGS, SETTINGS, begun, new, play, played
from tests.games.outpost.positions import ask, position
from tests.games.outpost.swaps import too_open, twin_of
from tests.swaps import told_by_fill, told_by_history

seeds = st.integers(0, 10**6)
POSITIONS = 30
"""Positions of random play that are looked at through every pair of eyes."""
HISTORIES = 20


def positions(seed: int, number: int) -> Iterator[Outpost]:
    """So many states of random matches, of 2 to 9 seats, at a question or a draw."""
    rng = random.Random(seed)
    while number:
        seats = rng.randrange(2, 10)
        options, rulings = rng.choice(SETTINGS), rng.choice(READINGS)
        for state in play(begun(seats, options, rulings), rng):
            if not state.is_terminal and rng.random() < 0.005:
                number -= 1
                yield state
            if not number:
                return


# -- swaps -------------------------------------------------------------------------------


def test_another_fill_looks_the_same_to_every_viewer() -> None:
    rng = random.Random(11)
    different = 0
    for state in positions(1, POSITIONS):
        for viewer in (*range(state.board.seats), PUBLIC):
            found, differs = told_by_fill(state, viewer, rng)
            assert found == []
            different += differs
    assert different > 2 * POSITIONS


@pytest.mark.slow
def test_another_history_looks_the_same_to_every_viewer() -> None:
    twins = 0
    for number in range(HISTORIES):
        rng = random.Random(number)
        match = played(new(2 + number % 3, rng.choice(SETTINGS)), rng, rng.randrange(1, 150))
        for viewer in (rng.choice(match.persons), PUBLIC):
            if (pair := twin_of(match, viewer, rng)) is None:
                continue
            twins += 1
            for one, two in zip(*pair, strict=True):
                assert told_by_history(one, two, viewer, match.persons) == []
    assert twins > HISTORIES


# -- what a view holds ---------------------------------------------------------------------


def test_a_view_shows_no_value_that_its_viewer_may_not_know() -> None:
    for state in positions(2, POSITIONS):
        for viewer in (*range(state.board.seats), PUBLIC):
            assert too_open(state, viewer) == []


def test_a_hand_shows_the_deck_of_each_card_and_every_card_that_lies_open() -> None:
    """OP-5.1: number and type are public; mega cards and stand-ins lie open."""
    for state in positions(3, POSITIONS):
        view, deck_of = state.view(PUBLIC), state.board.deck_of
        for seat, hand in enumerate(state.hands):
            shown = view.hands[seat]
            assert sorted(deck_of[card] for card in hand) == sorted(deck_of[it] for it in shown)
            is_open = [card for card in hand if card not in state.board.cards.index]
            assert sorted(is_open) == sorted(card for card in shown if hidden.is_known(card))


def test_no_card_is_lost_in_a_view_or_in_a_fill() -> None:
    rng = random.Random(5)
    for state in positions(5, POSITIONS):
        box = state.board.cards
        view = state.view(rng.choice([*range(state.board.seats), PUBLIC]))
        full = view.fill(Sampler(rng).pick)
        for shown in (view, full):
            for deck, back in enumerate(state.board.back):
                unknown = sum(hand.count(back) for hand in shown.hands)
                unseen = sum(shown.pool[it] for it in box.of_back[back])
                assert unseen == shown.decks[deck] + unknown
        assert all(hidden.is_known(card) for hand in full.hands for card in hand)


@settings(max_examples=8, deadline=None)
@given(seeds, st.sampled_from([2, 3, 5]))
def test_a_filled_view_can_be_played_on(seed: int, seats: int) -> None:
    """OP-6.2, OP-R21: whoever has bid or bought can pay in every fill."""
    rng = random.Random(seed)
    sampler = Sampler(rng)
    for state in play(begun(seats, rng.choice(SETTINGS)), rng):
        if rng.random() < 0.9 or state.is_terminal:
            continue
        full = state.view(rng.choice([*range(seats), PUBLIC])).fill(sampler.pick)
        for _ in range(30):
            if full.is_terminal:
                break
            if full.current_player == CHANCE:
                full.apply(sampler.outcome(full))
            else:
                full.take(rng.randrange(len(full.choices)))


def test_whoever_has_paid_one_research_card_has_another_not_above_it_in_every_fill() -> None:
    """OP-4.1, OP-R21: as new chemicals take two."""
    state = position(2, hands={0: "research:9 moon_ore:55 ore:2"})
    ask(state, payment.pay_research(0, 60, 1, state.board.rank["research:10"]))
    view, sampler = state.view(1), Sampler(random.Random(1))
    found = {tuple(view.fill(sampler.pick).legal_actions()) for _ in range(50)}
    assert found <= {("research:10",), ("research:9",)}
    assert len(found) == 2


def test_the_seat_that_is_asked_sees_all_its_answers() -> None:
    for state in positions(4, POSITIONS):
        if state.current_player == CHANCE:
            continue
        view = state.view(state.current_player)
        assert list(view.legal_actions()) == list(state.legal_actions())
        assert view.refusals() == state.refusals()


def test_what_an_answer_brings_is_told_to_whoever_may_look() -> None:
    """OP-6.2: the seat that is asked, behind the curtain or before all; it names no other's card."""
    for state in positions(7, 2 * POSITIONS):
        if state.current_player == CHANCE:
            continue
        viewer = state.current_player if state.is_private else PUBLIC
        view = state.view(viewer)
        actions = view.legal_actions()
        for action in {actions[0], actions[len(actions) // 2], actions[-1]}:
            told = forecast(view, action, viewer)
            assert all(event.is_for(viewer) for event in told.events)
            assert told.question or told.then == NOBODY


def test_everybody_is_asked_in_an_auction_whatever_they_can_pay() -> None:
    """OP-6.2: also with an empty hand, and the offer looks the same to the others."""
    poor = asked = 0
    for state, name in asked_in_auctions():
        asked += 1
        poor += len(state.legal_actions()) == 1
        assert name == "bid"
        assert state.may_peek and not state.is_private
        assert state.legal_actions()[0] == state.bid
    assert poor and asked > poor


def asked_in_auctions() -> Iterator[tuple[Outpost, str]]:
    """Every bid of a few matches."""
    for seed in range(3):
        for state in play(begun(4), random.Random(seed)):
            if state.question is not None and state.offered >= 0 and state.current_player >= 0:
                yield state, state.question.name


def test_whoever_has_to_look_at_the_own_hand_is_asked_behind_a_curtain() -> None:
    private = {
        "put_up", "put_up_another", "opening_bid", "pay", "pay_research", "buy_factory", "hire",
        "how_many", "discard", "lose_card",
    }  # fmt: skip
    found = set()
    for state in positions(8, 8 * POSITIONS):
        if state.current_player >= 0:
            assert state.question is not None
            name = state.question.name
            assert state.is_private == (name in private)
            found.add(name)
    assert found > private - {"pay_research", "lose_card"}
