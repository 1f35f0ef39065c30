"""What holds in every match: random play over players, presets, events and readings."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules import book
from engine.games.outpost import colony, operators
from engine.games.outpost.components import (
    DECKS,
    FACTORIES,
    FIRST_CREW,
    JOBS,
    UPGRADES,
    VICTORY,
)
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.record import read
from engine.rules.agenda import CHANCE
from engine.rules.parts import hidden
from tests.games.outpost.matches import READINGS, SETTINGS, begun, new, play, played

T = TypeVar("T")
CLAUSES = frozenset(book.load("outpost").clauses)
CARDS = 228
"""OP-5.1."""

seeds = st.integers(0, 10**6)
seats_of = st.sampled_from(list(GAME.seats))
settings_of = st.sampled_from(SETTINGS)
readings = st.sampled_from(READINGS)
CASES = [
    (seats, at, (4 * seats + at) % len(READINGS))
    for seats in GAME.seats
    for at in range(len(SETTINGS))
]
"""Every number of seats with every preset, with events and without, each with other readings."""
SOME = CASES[::5]
"""Cases for what is looked at after every answer."""


def matches() -> Iterator[tuple[Outpost, random.Random]]:
    """A match of some cases, and what it is played by."""
    for seats, at, reading in SOME:
        yield begun(seats, SETTINGS[at], READINGS[reading]), random.Random(seats + 10 * at)


def now_and_then(each: Iterable[T]) -> Iterator[T]:
    """Every tenth of what happens: what is lost or different once stays so."""
    return itertools.islice(each, 0, None, 10)


def by_deck(cards: Counter[str]) -> Counter[str]:
    """Cards that are not open, counted by their decks."""
    found: Counter[str] = Counter()
    for card, number in cards.items():
        if card.count(":") == 1:
            found[card.partition(":")[0]] += number
    return found


# -- nothing is lost ---------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "at", "reading"), SOME)
def test_no_card_and_no_copy_of_an_upgrade_is_lost(seats: int, at: int, reading: int) -> None:
    """OP-5.1, OP-1.4: 228 cards; mega cards and stand-ins come from beside and go there."""
    state = begun(seats, SETTINGS[at], READINGS[reading])
    box, copies = state.board.cards, None
    assert sum(box.counts) == CARDS
    for now in now_and_then(play(state, random.Random(reading))):
        held = Counter(card for hand in now.hands for card in hand)
        for number, kind in enumerate(box.kinds):
            lie = held[kind] + now.pool[number] + now.discards[number]
            assert lie == box.counts[number], kind
        for deck, name in enumerate(DECKS):
            in_box = sum(box.counts[it] for it in box.of_back[f"{name}:?"])
            discarded = sum(now.discards[it] for it in box.of_back[f"{name}:?"])
            assert now.decks[deck] + discarded + by_deck(held)[name] == in_box
        if now.turn:
            lie_now = [
                now.supply[it] + now.display.count(it) + sum(own[it] for own in now.upgrades)
                for it in range(len(UPGRADES))
            ]
            copies = copies or lie_now
            assert lie_now == copies


@pytest.mark.parametrize(("seats", "at"), [(2, 0), (4, 1), (7, 2), (9, 3)])
def test_factories_people_and_robots_come_only_as_the_log_tells(seats: int, at: int) -> None:
    """OP-4.1, OP-4.2: what was bought, came with an upgrade or by an event, or was lost, beside what everybody had."""
    state = begun(seats, SETTINGS[at])
    state.events = []
    factories = [[*own] for own in state.factories]
    people, robots = [*state.population], [*state.robots]
    for now in play(state, random.Random(40 + at)):
        for event in now.events or ():
            seat, number = event.params.get("seat", 0), event.params.get("number", 1)
            match event.name:
                case "buys_factory":
                    factories[seat][FACTORIES.index(event.params["thing"])] += number
                case "factory_gained":
                    factories[seat][FACTORIES.index(event.params["factory"])] += 1
                case "factory_lost":
                    factories[seat][FACTORIES.index(event.params["factory"])] -= 1
                case "buys_population":
                    people[seat] += number
                case "person_gained":
                    people[seat] += 1
                case "person_lost":
                    people[seat] -= 1
                case "buys_robot" | "robot_gained":
                    robots[seat] += number
        now.events = []
        if asked(now) not in ("pay", "pay_research"):
            assert (now.factories, now.population, now.robots) == (factories, people, robots)


@pytest.mark.parametrize(("seats", "at", "reading"), SOME)
def test_nobody_works_twice_and_nobody_where_there_is_no_place(
    seats: int, at: int, reading: int
) -> None:
    """OP-3.1, OP-4.3, OP-4.4, OP-R22: people, robots, and the places that they take."""
    for now in play(begun(seats, SETTINGS[at], READINGS[reading]), random.Random(at)):
        for seat in range(seats):
            assert now.spare_people(seat) >= 0
            assert 0 <= sum(now.robots_at[seat]) <= now.robots[seat]
            if asked(now) not in ("lose_person", "withdraw_robot"):
                assert colony.spare_robots(now, seat) >= 0
            for job in range(len(JOBS)):
                assert 0 <= now.at_work(seat, job) <= now.places(seat, job)
            assert now.vp[seat] == now.count_vp(seat) or asked(now) == "man"


def asked(state: Outpost) -> str:
    """The name of the open question."""
    return state.question.name if state.question is not None else ""


# -- the end -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "at", "reading"), CASES)
def test_every_match_at_random_ends(seats: int, at: int, reading: int) -> None:
    """OP-6.4, OP-R20: by 75 VP or by a standstill, after a whole turn."""
    state = begun(seats, SETTINGS[at], READINGS[reading])
    for _ in play(state, random.Random(20 + at)):
        pass
    assert state.turns == seats * state.turn
    assert (state.ended == "points") == (max(state.vp) >= VICTORY)
    assert state.ended in ("points", "standstill")
    assert state.returns() == [sheet.total for sheet in state.result().sheets]


# -- events ------------------------------------------------------------------------------


def test_every_event_cites_a_clause_and_names_a_seat_or_nobody() -> None:
    for state, rng in matches():
        state.events = []
        for now in play(state, rng):
            for event in now.events or ():
                assert event.clause in CLAUSES, event
                assert event.params.get("seat", 0) in range(state.board.seats), event
            now.events = []


@pytest.mark.parametrize(("seats", "at", "reading"), SOME)
def test_what_events_gave_is_what_everybody_has(seats: int, at: int, reading: int) -> None:
    """OP-6.4: each change of VP has its own line of the log."""
    gained = [3] * seats
    state = begun(seats, SETTINGS[at], READINGS[reading])
    state.events = []
    for now in play(state, random.Random(30 + at)):
        for event in now.events or ():
            gained[event.params.get("seat", 0)] += event.params.get("points", 0)
        now.events = []
        assert now.vp == gained


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_a_match_is_the_same_whether_anybody_listens(seats: int) -> None:
    heard, unheard = begun(seats), begun(seats)
    heard.events = []
    both = (play(heard, random.Random(seats)), play(unheard, random.Random(seats)))
    for one, two in now_and_then(zip(*both, strict=True)):
        assert one.text() == two.text()


# -- questions -----------------------------------------------------------------------------


def test_every_legal_answer_can_be_given_as_it_is() -> None:
    """Answers that are equal or written alike would be taken for each other."""
    rng = random.Random(8)
    for now in play(begun(4), rng):
        if now.current_player == CHANCE or rng.random() < 0.9 or now.is_terminal:
            continue
        actions = list(now.legal_actions())
        assert len(set(actions)) == len(set(map(str, actions))) == len(actions)
        for action in actions:
            by_text, by_itself = now.clone(), now.clone()
            by_itself.apply(action)
            by_text.take(by_text.place_of(str(action)))
            assert by_itself.text() == by_text.text()


def test_what_is_not_legal_in_a_turn_is_refused_with_its_clause() -> None:
    wanted = {
        "put_up": lambda now: {UPGRADES[it] for it in now.display},
        "put_up_another": lambda now: {UPGRADES[it] for it in now.display},
        "buy_factory": lambda now: set(FACTORIES),
        "hire": lambda now: {"population", "robot"},
    }
    looked_at = Counter[str]()
    for now in play(begun(3), random.Random(9)):
        if asked(now) not in wanted:
            continue
        looked_at[asked(now)] += 1
        legal, refused = set(now.legal_actions()), {it.subject for it in now.refusals()}
        assert all(it.clause in CLAUSES for it in now.refusals())
        assert refused.isdisjoint(legal)
        assert refused | legal >= wanted[asked(now)](now)
    assert set(looked_at) == set(wanted)


# -- copies, texts, records ----------------------------------------------------------------


@settings(max_examples=4, deadline=None)
@given(seeds, seats_of, settings_of, readings)
def test_a_copy_and_a_text_are_the_whole_state(
    seed: int, seats: int, options: dict[str, str], rulings: dict[str, str]
) -> None:
    rng = random.Random(seed)
    for now in play(begun(seats, options, rulings), rng):
        if rng.random() < 0.99:
            continue
        text, copy = now.text(), now.clone()
        read_back = GAME.begin(now.board.setup)
        read_back.read_text(text)
        for other in (copy, read_back):
            assert (other.text(), [*other.choices]) == (text, [*now.choices])
        for at, _ in enumerate(play(copy, rng)):
            if at == 30:
                break
        assert now.text() == text, "what is played on a copy changes the copy alone"
        view = now.view(rng.randrange(seats))
        read_back.read_text(view.text())
        assert (read_back.text(), [*read_back.choices]) == (view.text(), [*view.choices])


@pytest.mark.parametrize(("seats", "at"), [(2, 0), (4, 2), (9, 1)])
def test_a_record_gives_the_match_again(seats: int, at: int) -> None:
    match = played(new(seats, SETTINGS[at]), random.Random(seats), 400)
    again = Match.resume(read(match.text().encode()))
    assert again.state.text() == match.state.text()
    assert again.text() == match.text()


@settings(max_examples=4, deadline=None)
@given(seeds)
def test_undo_and_redo_lead_back_and_forth(seed: int) -> None:
    rng = random.Random(seed)
    match = played(new(3), rng, rng.randrange(1, 120))
    after, offer = match.state.text(), match.undo_offer()
    assert offer.kind is not None
    before = match.state_at(offer.to).text()
    if offer.kind == "free":
        match.undo()
    else:
        match.rewind(offer.to, match.persons)
    assert match.state.text() == before
    match.redo()
    assert match.state.text() == after


def test_places_are_filled_as_the_best_of_all_ways_fills_them() -> None:
    """OP-4.4: compared with every way to place people and robots in small colonies."""
    rng = random.Random(5)
    for _ in range(300):
        places = tuple(rng.randrange(3) for _ in JOBS)
        living, usable = rng.randrange(1, 7), rng.randrange(4)
        crews, factories = sum(places[: operators.CREWS]), sum(places[operators.CREWS :])
        best = max(
            crewed + min(factories, living - crewed + usable)
            for crewed in range(min(crews, living) + 1)
        )
        own, people = operators.shift_of(places, living, usable), tuple[int, ...]()
        while len(people) < len(places):
            people = (*people, rng.choice(operators.people_at_next(own, people)))
        robots: tuple[int, ...] = ()
        while len(robots) < FIRST_CREW:
            robots = (*robots, rng.choice(operators.robots_at_next(own, people, robots)))
        assert sum(people) + sum(robots) == best
        assert sum(people) <= living and sum(robots) <= usable
        assert all(number <= place for number, place in zip(people, places, strict=True))


def test_no_hand_of_the_true_state_hides_anything() -> None:
    for now in play(begun(3), random.Random(2)):
        assert all(hidden.is_known(card) for hand in now.hands for card in hand)
