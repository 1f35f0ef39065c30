"""What a seat may not know it cannot tell: by no view, question, refusal, log line or undo."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import greedy
from engine.games.outer_earth import auction, cards, turn
from engine.games.outer_earth.components import BACK
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import CHANCE, PUBLIC
from engine.rules.chance import Sampler
from engine.rules.parts import hidden
from tests.games.outer_earth.matches import READINGS, begun, by_lot, new, play, played
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    draw_on,
    face,
    faces,
    legal,
    place,
    position,
    take,
)
from tests.games.outer_earth.swaps import too_open, twin_of
from tests.swaps import told_by_fill, told_by_history
from tests.sweeps import swept

seeds = st.integers(0, 10**6)
POSITIONS = 60
"""Positions of random play that are looked at through every pair of eyes."""
PARTS = 4
"""One of so many parts of them with every run, where each is also played in another way."""
ASKED_OF_BOT = 5
"""Positions in which the greedy bot answers, too."""


def positions(seed: int, number: int) -> Iterator[OuterEarth]:
    """So many states of random matches, of 2 to 4 seats by each reading, at a question or a draw."""
    rng = random.Random(seed)
    while number:
        seats = rng.randrange(2, 5)
        for state in play(begun(seats, rng.choice(READINGS)), rng):
            if not state.is_terminal and rng.random() < 0.03:
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
@pytest.mark.parametrize("part", swept(range(PARTS), 1))
def test_another_history_looks_the_same_to_every_viewer(part: int) -> None:
    twins = 0
    for number in range(part, POSITIONS, PARTS):
        rng = random.Random(number)
        match = played(new(2 + number % 3, rng.choice(READINGS)), rng, rng.randrange(1, 90))
        for viewer in (rng.choice(match.persons), PUBLIC):
            if (pair := twin_of(match, viewer, rng)) is None:
                continue
            twins += 1
            for one, two in zip(*pair, strict=True):
                assert told_by_history(one, two, viewer, match.persons) == []
    assert twins > POSITIONS // PARTS


@pytest.mark.slow
def test_the_greedy_bot_answers_the_same_in_another_history() -> None:
    asked_of_bot = 0
    for number in range(POSITIONS):
        rng = random.Random(number)
        match = played(new(2 + number % 3), rng, rng.randrange(1, 90))
        if match.asked < 0 or (pair := twin_of(match, match.asked, rng)) is None:
            continue
        views = [way[-1].state.view(match.asked) for way in pair]
        first, second = (greedy.choose(GAME, view, random.Random(7)) for view in views)
        assert first == second
        asked_of_bot += 1
        if asked_of_bot == ASKED_OF_BOT:
            return
    raise AssertionError(f"{asked_of_bot} positions only")


# -- what a view holds ---------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@given(seeds, st.sampled_from([2, 3, 4]))
def test_a_view_shows_no_face_that_its_viewer_may_not_know(seed: int, seats: int) -> None:
    for state in play(begun(seats), random.Random(seed)):
        if state.is_terminal:
            return
        for viewer in (*range(seats), PUBLIC):
            assert too_open(state, viewer) == []


@settings(max_examples=6, deadline=None)
@given(seeds, st.sampled_from([2, 3, 4]))
def test_what_all_know_of_a_hand_lies_in_it_or_in_its_bid(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    sampler = Sampler(rng)
    for state in play(begun(seats), rng):
        for shown in (state, state.view(rng.randrange(seats)).fill(sampler.pick)):
            for seat, known in enumerate(shown.known):
                lie = Counter([*shown.hands[seat], *shown.bids[seat]])
                assert Counter(known) <= lie, asked(state)


@settings(max_examples=10, deadline=None)
@given(seeds, st.sampled_from([2, 3, 4]))
def test_no_card_is_lost_in_a_view_or_in_a_fill(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    sampler = Sampler(rng)
    for state in play(begun(seats), rng):
        view = state.view(rng.choice([*range(seats), PUBLIC]))
        full = view.fill(sampler.pick)
        for shown in (view, full):
            places = (*shown.hands, *shown.bids, *shown.invested)
            unknown = sum(cards.count(BACK) for cards in places)
            assert sum(shown.pool) == shown.deck + unknown
            assert [len(it) for it in places] == [
                len(it) for it in (*state.hands, *state.bids, *state.invested)
            ]
        assert all(hidden.is_known(card) for hand in full.hands for card in hand)
        assert hidden.UNKNOWN not in full.paddles


@settings(max_examples=6, deadline=None)
@given(seeds)
def test_a_filled_view_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    sampler = Sampler(rng)
    for number, state in enumerate(play(begun(3), rng)):
        if number % 7:
            continue
        full = state.view(rng.choice([0, 1, 2, PUBLIC])).fill(sampler.pick)
        for _ in range(20):
            if not full.is_terminal:
                full.apply(
                    sampler.outcome(full) if full.current_player == CHANCE else by_lot(full, rng)
                )


def test_the_seat_that_is_asked_sees_all_its_answers() -> None:
    for state in positions(4, POSITIONS):
        if state.current_player == CHANCE:
            continue
        view = state.view(state.current_player)
        assert list(view.legal_actions()) == list(state.legal_actions())
        assert view.refusals() == state.refusals()


# -- one secret after the other ------------------------------------------------------------


def test_the_card_that_was_added_last_is_told_by_no_question() -> None:
    """OE-2.4: which cards may still be added tells it to nobody else."""
    looks = []
    for card in ("Tmm", "Pmm"):
        state = position(hands={0: "Pca Tmm Pmm Sca", 1: "Pcc"}, row={"01": 0})
        ask(state, auction.auction())
        answer(state, "yes", "yes", face("Pca"), face("Pcc"), "add", face(card))
        assert asked(state) == ("add_card", 0)
        looks.append((state.view(1).text(), [*map(str, state.view(1).choices)]))
    assert looks[0] == looks[1]


def test_that_one_kind_is_left_in_the_deck_is_told_by_nothing() -> None:
    """OE-3.1, OE-3.2: a draw is asked all the same, open or from behind."""
    state = ask(position(deck="Pca", open_cards="Pcc Pcc Tcc"), turn.turn_begins(0), turn.turn(0))
    assert asked(answer(state.clone(), "draw")) == ("draw_card", CHANCE)
    assert asked(answer(state, take("Tcc"))) == ("turn_up", CHANCE)


def test_what_was_bid_and_taken_back_without_being_turned_over_stays_unknown() -> None:
    """OE-2.6, OE-R12: a single bid of most cards wins; the smaller one is not revealed."""
    state = position(hands={0: "Tmm", 1: "Pcc Pcc"}, row={"01": 0})
    ask(state, auction.auction())
    answer(state, "yes", "yes", face("Tmm"), face("Pcc"), "add", face("Pcc"))
    assert (state.known[0], state.view(1).hands[0]) == ([], [BACK])


def test_of_a_hand_with_a_bid_only_what_must_be_there_is_shown() -> None:
    """OE-2.4: the known card may be the one that was laid."""
    state = position(
        hands={0: "Tmm Tmm Sca", 1: "Pcc"}, known=[faces("Tmm Tmm"), []], row={"01": 0}
    )
    ask(state, auction.auction())
    answer(state, "yes", "yes", face("Sca"))
    assert state.view(1).hands[0] == [BACK, face("Tmm")]
    assert state.view(1).bids[0] == [BACK]


def test_known_cards_are_dealt_into_hand_or_bid_as_often_as_they_may_lie_there() -> None:
    """OE-2.4: one of two cards was laid, and one of them is known."""
    state = position(hands={0: "Tmm Sca", 1: "Pcc"}, known=[faces("Tmm"), []], row={"01": 0})
    ask(state, auction.auction())
    answer(state, "yes", "yes", face("Sca"))
    sampler = Sampler(random.Random(3))
    view = state.view(1)
    dealt = Counter(face("Tmm") in view.fill(sampler.pick).bids[0] for _ in range(400))
    assert 130 < dealt[True] < 270


def test_a_shuffle_tells_nothing_of_the_order() -> None:
    """OE-R7: the discards become a deck that nobody knows."""
    state = position(deck="", discard="Tmm Pca Pca", hands={0: ""})
    ask(state, cards.draw_cards(0, 1))
    assert legal(state) == {face("Tmm"), face("Pca")}
    draw_on(state)
    assert state.view(1).hands[0] == [BACK]


def test_an_open_card_that_was_taken_is_known_until_it_is_placed() -> None:
    """OE-3.2, OE-3.4: everybody saw it come and go."""
    state = position(open_cards="Tmm Pca Pcc", developing={0: ["01"]})
    ask(state, turn.turn_begins(0), turn.turn(0))
    draw_on(answer(state, take("Tmm")))
    assert state.view(1).hands[0] == [face("Tmm")]
    answer(state, place("01", "Tmm"))
    assert (state.known[0], state.view(1).hands[0]) == ([], [])


def test_the_last_paddle_cannot_be_taken_back_freely_once_all_are_shown() -> None:
    """OE-2.3: nor the pass after which bids were revealed."""
    match = new(3)
    for _ in range(2):
        match.answer(match.asked, "yes")
        assert match.undo_offer().kind == "free"
    match.answer(match.asked, "yes")
    assert match.undo_offer().kind == "rewind"
    for _ in range(3):
        match.answer(match.asked, match.state.legal_actions()[0])
        assert match.undo_offer().kind == "free", "a first card lies face down"
    for kind in ("free", "free", "rewind"):
        match.answer(match.asked, "pass")
        assert match.undo_offer().kind == kind
