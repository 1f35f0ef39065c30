"""What holds in every match: random play over players, locks, special cards and readings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules import book
from engine.games.red_outpost import app_draws
from engine.games.red_outpost.actions import Move
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.components import (
    BARRACKS,
    BUREAUCRAT,
    CRYSTALS,
    DISCS,
    EVENING,
    FARMER,
    FIELD_KITCHEN,
    FISHERMAN,
    GOODS,
    LAKE_CARDS,
    LUNCH,
    MORNING,
    PLACES,
    SHEPHERD,
    START_VP,
    WORKERS,
)
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.scoring import crystal_points, palace
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import CHANCE, DECISION, DRAW, NOBODY, Event
from tests.sweeps import swept

CLAUSES = frozenset(book.load("red-outpost").clauses)
SWITCHES = {ruling.id: ruling.readings for ruling in RULINGS if ruling.is_switch}
READINGS = [dict(zip(SWITCHES, chosen, strict=True)) for chosen in product(*SWITCHES.values())]
CASES = [*product((2, 3, 4), ("beginners", "random"), ("off", "on"))]
"""Numbers of players, kinds of locks, with and without special cards."""
MATCHES = 2
"""For each case and each combination of readings, in so many parts:"""
PARTS = 6
MOST_ANSWERS = 1000
"""No match has as many answers and draws; one that has does not end."""


def begun(
    seats: int, locks: str, special_cards: str, rulings: dict[str, str], first: str = "lot"
) -> RedOutpost:
    options = {"locks": locks, "special_cards": special_cards, "first": first}
    state = GAME.new_state(GAME.setup(seats, options, rulings))
    assert isinstance(state, RedOutpost)
    return state


def answer_at_random(state: RedOutpost, dice: random.Random) -> None:
    if state.current_player == CHANCE:
        faces, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply(dice.choices(faces, weights)[0])
    else:
        state.apply(dice.choice(state.legal_actions()))


def play(state: RedOutpost, dice: random.Random) -> Iterator[RedOutpost]:
    """The state at every question, and at the end."""
    for _ in range(MOST_ANSWERS):
        yield state
        if state.is_terminal:
            return
        answer_at_random(state, dice)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_seats_that_come_are_asked_in_that_order(seats: int) -> None:
    for number in range(4):
        now, phase = NOBODY, (0, 0)
        coming: tuple[int, ...] = ()
        for state in play(begun(seats, "random", "on", {}), random.Random(number)):
            name = state.question.name if state.question is not None else ""
            if name == "turn":
                assert state.at_turn == state.current_player
                left = (state.at_turn, *state.coming)
                if phase == (state.day, state.phase):
                    # Whoever can move nobody is not asked (RO-R11).
                    assert left == coming[len(coming) - len(left) :]
                now, coming, phase = state.at_turn, state.coming, (state.day, state.phase)
            elif name in ("lay_flat", "wake_up"):
                assert state.at_turn == NOBODY
            elif state.current_player >= 0:
                assert (state.at_turn, state.coming) == (now, coming)


def test_what_a_question_is_about_is_a_thing_of_the_game() -> None:
    about: dict[str, set[str]] = {}
    for number in range(12):
        for state in play(begun(4, "random", "on", {}), random.Random(number)):
            if state.question is not None and state.current_player >= 0:
                about.setdefault(state.question.name, set()).update(state.about)
    things = {f"place:{name}" for name in PLACES} | {f"portrait:{name}" for name in WORKERS}
    assert set().union(*about.values()) <= things
    assert [name for name, named in about.items() if not named] == ["turn"]
    assert about["overtime"] == {"portrait:miner"}
    assert about["place_disc"] > {"place:administration"}


# -- what is counted at every step ------------------------------------------------------


class Ledger:
    """The books of a match, kept from its events alone."""

    def __init__(self, state: RedOutpost) -> None:
        seats = state.board.seats
        self.fields = [len(track) for track in state.board.export]
        self.stored = [0] * 4
        self.on_track = [0] * 4
        self.crystals = [1] * seats
        self.given = [0] * seats
        self.on_portraits = [0] * seats
        self.discs = [0] * seats
        self.on_card = [0] * seats
        self.turns = [0] * seats
        self.turns_of_days: list[list[int]] = []

    def enter(self, event: Event) -> None:
        what = getattr(self, f"on_{event.name}", None)
        if what is not None:
            what(**event.params)

    def on_produced(self, seat: int, good: str) -> None:
        self.stored[GOODS.index(good)] += 1

    def on_brought_from_ship(self, seat: int, good: str) -> None:
        self.stored[GOODS.index(good)] += 1

    def on_exported(self, seat: int, good: str, points: int, field: int) -> None:
        self.stored[GOODS.index(good)] -= 3
        # On the field with the `?` the cube returns to the supply (RO-3.3).
        if field < self.fields[GOODS.index(good)]:
            self.on_track[GOODS.index(good)] += 1

    def on_launched(self, seat: int, good: str) -> None:
        for kind in range(4):
            self.stored[kind] -= 1
        # The export that follows takes one cube, not three.
        self.stored[GOODS.index(good)] += 3

    def on_cube_for_moods(self, seat: int, good: str) -> None:
        self.stored[GOODS.index(good)] -= 1

    def on_cube_for_crystal(self, seat: int, good: str) -> None:
        self.stored[GOODS.index(good)] -= 1

    def on_crystal_for_cube(self, seat: int, good: str) -> None:
        self.crystals[seat] -= 1
        self.stored[GOODS.index(good)] += 1

    def on_crystal_gained(self, seat: int, n: int) -> None:
        self.crystals[seat] += n

    def on_crystal_paid(self, seat: int) -> None:
        self.crystals[seat] -= 1

    def on_gave_to_palace(self, seat: int, n: int) -> None:
        self.crystals[seat] -= 1
        self.given[seat] += 1

    def on_gave_to_portrait(self, seat: int, worker: str) -> None:
        self.crystals[seat] -= 1
        self.on_portraits[seat] += 1

    def on_disc_laid(self, seat: int, worker: str) -> None:
        self.discs[seat] += 1

    def on_disc_on_card(self, seat: int) -> None:
        self.on_card[seat] += 1

    def on_papers_brought(self, seat: int, worker: str, n: int) -> None:
        self.on_card[seat] -= n
        self.discs[seat] += n

    def on_moved(self, seat: int, worker: str, place: str) -> None:
        self.turns[seat] += 1

    def on_stayed(self, seat: int, worker: str, place: str) -> None:
        self.turns[seat] += 1

    def on_passed(self, seat: int) -> None:
        self.turns[seat] += 1

    def on_day_ends(self, day: int) -> None:
        seats = len(self.turns)
        self.turns_of_days.append(self.turns)
        self.turns = [0] * seats
        self.discs, self.on_card, self.on_portraits = [0] * seats, [0] * seats, [0] * seats


def check_table(state: RedOutpost) -> None:
    """Nothing is lost and nothing is off its track."""
    board, seats = state.board, state.board.seats
    for good, track in enumerate(board.export):
        assert 0 <= state.warehouse[good] < 3
        assert 0 <= state.exported[good] < len(track)
        assert 0 <= state.cubes_left(good) <= 6
    assert min(*state.crystals, *state.palace, *state.gifts, state.crystals_left()) >= 0
    lake = [a + b for a, b in zip(state.lake, state.lake_discard, strict=True)]
    for card in lake_cards_in_hand(state):
        lake[LAKE_CARDS.index(card)] += 1
    assert tuple(lake) == board.lake
    assert tuple(a + b for a, b in zip(state.ship, state.ship_discard, strict=True)) == board.ship
    assert min(*state.lake, *state.lake_discard, *state.ship, *state.ship_discard) >= 0
    assert min(*state.discs, *state.papers) >= 0
    for seat in range(seats):
        assert sum(state.discs[seat::seats]) + state.papers[seat] <= DISCS[seats]
        assert 0 <= state.wheel[seat] < board.wheel
        assert state.vp[seat] >= 0
    assert all(0 <= mood <= board.mood_top for mood in state.mood)


def lake_cards_in_hand(state: RedOutpost) -> Iterator[str]:
    """Lake cards that the Fisherman has revealed and not yet discarded."""
    for node, *args in state.agenda:
        if node.name == "reveal_second" and args[3]:
            yield args[2]
        elif node.name == "put_back":
            yield from (card for card in args[2:] if card)


def check_ledger(state: RedOutpost, ledger: Ledger) -> None:
    """The table is as the events told."""
    seats = state.board.seats
    assert state.warehouse == ledger.stored
    assert state.exported == ledger.on_track
    assert state.crystals == ledger.crystals
    assert state.palace == ledger.given
    assert state.papers == ledger.on_card
    for seat in range(seats):
        assert sum(state.gifts[seat::seats]) == ledger.on_portraits[seat]
        assert sum(state.discs[seat::seats]) == ledger.discs[seat]
    out = sum(ledger.crystals) + sum(ledger.given) + sum(ledger.on_portraits)
    assert state.crystals_left() == CRYSTALS - out


def check_vp(state: RedOutpost) -> None:
    """VP are 5, the wheel, exports and settled portraits; at the end palace and crystals."""
    for seat in range(state.board.seats):
        parts = START_VP + state.wheel_vp[seat]
        parts += sum(points for owner, _, points in state.shipped if owner == seat)
        parts += sum(row[-1] for row in state.settled if row[2] == seat)
        if state.is_terminal:
            parts += palace(state.palace, state.board.next_takes_second)[seat]
            parts += crystal_points(state.crystals[seat])
        assert state.vp[seat] == parts


def check_choices(state: RedOutpost, dice: random.Random) -> None:
    """Every choice has a text of its own that finds it again."""
    choices = [choice[0] for choice in state.chance_outcomes()] or list(state.legal_actions())
    texts = [str(choice) for choice in choices]
    assert len(set(texts)) == len(texts) >= 2
    sample = dice.randrange(len(texts))
    assert state.find(texts[sample]) == choices[sample]
    assert type(state.find(texts[sample])) is type(choices[sample])


def check_end(state: RedOutpost, ledger: Ledger) -> None:
    """RO-2.8: exactly 9/7/6 turns on both days; the sheets give the VP, and the best is first."""
    seats = state.board.seats
    assert ledger.turns_of_days == [[DISCS[seats]] * seats] * 2
    result = state.result()
    assert [sheet.total for sheet in result.sheets] == state.vp == state.returns()
    order = [(place.total, state.crystals[place.seat]) for place in result.ranking.places]
    assert order == sorted(order, reverse=True)
    assert sorted(place.seat for place in result.ranking.places) == list(range(seats))
    for place in result.ranking.places:
        mine = (place.total, state.crystals[place.seat])
        assert place.rank == 1 + sum(other > mine for other in order)


@pytest.mark.slow
@pytest.mark.parametrize("part", swept(range(PARTS), 1))
@pytest.mark.parametrize(("seats", "locks", "special_cards"), CASES)
def test_a_match_ends_and_nothing_is_lost_on_the_way(
    seats: int, locks: str, special_cards: str, part: int
) -> None:
    """Under every combination of readings; the books agree with the table at every step."""
    first = (part + CASES.index((seats, locks, special_cards))) % PARTS
    for number, rulings in [*enumerate(READINGS * MATCHES)][first::PARTS]:
        dice = random.Random(f"{seats} {locks} {special_cards} {number}")
        state = begun(seats, locks, special_cards, rulings)
        ledger = Ledger(state)
        state.events = []
        for question in play(state, dice):
            for event in question.events or ():
                assert event.clause in CLAUSES
                ledger.enter(event)
            question.events = []
            check_table(question)
            check_ledger(question, ledger)
            check_vp(question)
            if not question.is_terminal:
                check_choices(question, dice)
        check_end(state, ledger)


# -- who may go where, told once more and plainly ----------------------------------------


def moves_by_the_book(state: RedOutpost, seat: int) -> set[str]:
    """RO-2.3 to RO-2.7, RO-7.13, RO-7.14, RO-7.18, place by place."""
    card = state.worker_card[seat]
    found = set()
    for worker, place in product(range(6), range(12)):
        stays = state.at[worker] == place
        occupied = any(state.at[other] == place for other in range(6))
        ordinary = place not in (BARRACKS, FIELD_KITCHEN)
        if not state.upright >> worker & 1:
            continue
        if stays:
            allowed = worker == card == SHEPHERD
        elif place == FIELD_KITCHEN:
            allowed = state.phase == LUNCH
        elif place == BARRACKS:
            allowed = state.phase == EVENING
        else:
            allowed = ordinary and state.phase != LUNCH
            if is_locked(state, place):
                allowed = allowed and worker == card == BUREAUCRAT
            if occupied:
                allowed = allowed and worker == card == FARMER
        if allowed:
            found.add(f"{WORKERS[worker]}>{PLACES[place]}")
    return found


def is_locked(state: RedOutpost, place: int) -> bool:
    """RO-1.8: whether the place's marker shows red in this phase."""
    locks = {MORNING: state.morning_locks, EVENING: state.evening_locks}.get(state.phase, 0)
    return bool(locks >> place & 1)


def ferries_by_the_book(state: RedOutpost) -> set[str]:
    """RO-7.15 and RO-R12, place by place."""
    found = {"pass"}
    for worker, place in product(range(6), range(12)):
        free = all(state.at[other] != place for other in range(6))
        if worker == FISHERMAN or state.at[worker] == place:
            continue
        if state.phase == LUNCH and state.board.setup.rulings["RO-R12"] == "kitchen":
            allowed = place == FIELD_KITCHEN
        elif place == FIELD_KITCHEN:
            allowed = state.phase == LUNCH and free
        elif place == BARRACKS:
            allowed = state.phase == EVENING and free
        else:
            allowed = free and not is_locked(state, place)
        if allowed:
            found.add(f"{WORKERS[worker]}>{PLACES[place]}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("special_cards", ["off", "on"])
def test_moves_are_those_of_the_book_and_every_other_place_is_refused_with_a_clause(
    special_cards: str,
) -> None:
    for number, (seats, rulings) in enumerate(product((2, 3, 4), READINGS[::7])):
        dice = random.Random(f"moves {special_cards} {number}")
        for state in play(begun(seats, "random", special_cards, rulings), dice):
            node = state.question
            if node is None or node.kind != DECISION:
                continue
            texts = {str(action) for action in state.legal_actions()}
            if node.name == "ferry":
                assert texts == ferries_by_the_book(state)
            if node.name != "turn":
                continue
            assert texts == moves_by_the_book(state, state.current_player)
            refused = [refusal.subject for refusal in state.refusals()]
            assert len(set(refused)) == len(refused)
            assert all(refusal.clause in CLAUSES for refusal in state.refusals())
            reached = {text.partition(">")[2] for text in texts}
            used = {text.partition(">")[0] for text in texts}
            assert {name for name in refused if name in PLACES} == set(PLACES) - reached
            told = {name.partition(">")[0] for name in refused}
            assert set(WORKERS) - used <= told  # exhausted, or upright with nowhere else to go
            assert texts.isdisjoint(refused)


# -- at any moment of any match -----------------------------------------------------------

any_moment = st.builds(
    lambda seats, locks, cards, rulings, seed, answers: (
        (seats, locks, cards, rulings),
        seed,
        answers,
    ),
    st.integers(2, 4),
    st.sampled_from(["beginners", "random"]),
    st.sampled_from(["on", "off"]),
    st.sampled_from(READINGS),
    st.integers(0, 2**32),
    st.integers(0, 150),
)
in_any_match = settings(max_examples=120, deadline=None, database=None, derandomize=True)


def moment(setup: tuple[int, str, str, dict[str, str]], seed: int, answers: int) -> RedOutpost:
    """The state after some random answers, or at the end."""
    dice = random.Random(seed)
    state = begun(*setup)
    for _ in range(answers):
        if state.is_terminal:
            break
        answer_at_random(state, dice)
    return state


def played_to_the_end(state: RedOutpost, seed: int) -> str:
    *_, last = play(state, random.Random(seed))
    return last.text()


@pytest.mark.slow
@given(any_moment)
@in_any_match
def test_a_text_reads_back_to_an_equal_state_that_goes_on_alike(
    case: tuple[tuple[int, str, str, dict[str, str]], int, int],
) -> None:
    setup, seed, answers = case
    state = moment(setup, seed, answers)
    again = RedOutpost(state.board)
    again.read_text(state.text())
    assert again.text() == state.text()
    assert again.checksum() == state.checksum()
    assert again.current_player == state.current_player
    assert again.question is state.question
    assert list(again.choices) == list(state.choices)
    assert again.refusals() == state.refusals()
    assert played_to_the_end(again, seed) == played_to_the_end(state, seed)


@pytest.mark.slow
@given(any_moment)
@in_any_match
def test_a_clone_and_its_original_do_not_touch_each_other(
    case: tuple[tuple[int, str, str, dict[str, str]], int, int],
) -> None:
    setup, seed, answers = case
    state = moment(setup, seed, answers)
    state.events = []
    text, choices = state.text(), list(state.choices)
    clone, other = state.clone(), state.clone()
    assert clone.text() == text
    assert clone.events is None
    end = played_to_the_end(clone, seed)
    assert state.text() == text
    assert list(state.choices) == choices
    assert state.events == []
    assert played_to_the_end(state, seed) == end
    assert other.text() == text
    assert list(other.choices) == choices
    assert played_to_the_end(other, seed) == end


@pytest.mark.slow
@given(any_moment)
@in_any_match
def test_asking_what_is_legal_changes_nothing(
    case: tuple[tuple[int, str, str, dict[str, str]], int, int],
) -> None:
    setup, seed, answers = case
    for state in play(moment(setup, seed, answers), random.Random(seed)):
        if state.is_terminal:
            continue
        text = state.text()
        node, *args = state.agenda[-1]
        first, second = list(node.options(state, *args)), list(node.options(state, *args))
        assert first == second == list(state.choices)
        assert state.refusals() == state.refusals()
        assert state.text() == text


@pytest.mark.parametrize("number", swept(range(24), 8))
def test_every_choice_is_found_by_its_text_and_taking_it_on_a_clone_changes_only_that(
    number: int,
) -> None:
    """At every question of a match, with every choice."""
    rulings = READINGS[number * 11 % len(READINGS)]
    first = begun(2 + number % 3, "random", "on", rulings)
    for state in play(first, random.Random(f"choices {number}")):
        text, drawn = state.text(), state.current_player == CHANCE
        for choice in state.choices:
            value = choice[0] if drawn else choice
            found = state.find(str(value))
            assert found == value
            assert type(found) is type(value)
            clone = state.clone()
            clone.apply(found)
            assert clone.text() != text
            check_table(clone)
            check_vp(clone)
        assert state.text() == text


# -- everything is reached ----------------------------------------------------------------


def uses_of_cards(state: RedOutpost, events: list[Event], moved: Move | None) -> Iterator[str]:
    """The clauses of the special cards that the last answer has used."""
    yield from (event.clause for event in events if event.clause.startswith("RO-7."))
    if moved is not None and state.worker_card[state.current_player] == moved.worker:
        if moved.worker == FARMER and any(
            there == moved.place for worker, there in enumerate(state.at) if worker != FARMER
        ):
            yield "RO-7.14"
        if moved.worker == BUREAUCRAT and is_locked(state, moved.place):
            yield "RO-7.18"


@cache
def reached() -> tuple[Counter[str], Counter[str]]:
    """How often each question was asked and each special card used, over all pairs of cards."""
    asked: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for number, (place_card, worker_card, again) in enumerate(product(PLACES, WORKERS, range(5))):
        dice = random.Random(f"cards {place_card} {worker_card} {again}")
        rulings = READINGS[number % len(READINGS)]
        state = begun(2 + number % 3, "random", "on", rulings)
        dealt = {"deal_worker_card": worker_card, "deal_place_card": place_card}
        for _ in range(MOST_ANSWERS):
            node = state.question
            if node is None:
                break
            asked[node.name] += 1
            frame = state.agenda[-1]
            if node.name in dealt and frame[1] == 0:
                state.apply(dealt[node.name])
                continue
            before, moved = state.clone(), None
            state.events = []
            if state.current_player == CHANCE:
                answer_at_random(state, dice)
            else:
                answer = dice.choice(state.legal_actions())
                if node.name == "turn" and isinstance(answer, Move):
                    moved = answer
                if node.name == "exchange" and frame[2] == 1 and str(answer) != "pass":
                    used["RO-7.5"] += 1
                state.apply(answer)
            used.update(uses_of_cards(before, state.events, moved))
    return asked, used


def names_of(kinds: Callable[[int], bool]) -> set[str]:
    return {name for name, node in RedOutpost.NODES.items() if kinds(node.kind)}


@pytest.mark.slow
def test_every_decision_and_every_draw_is_asked_in_random_play() -> None:
    asked, _ = reached()
    at_tables = {
        name for name, node in RedOutpost.NODES.items() if node.run.__module__ == app_draws.__name__
    }
    assert set(asked) | at_tables == names_of(lambda kind: kind in (DECISION, DRAW))
    assert not at_tables & set(asked)


def test_every_special_card_is_used_in_random_play() -> None:
    _, used = reached()
    assert set(used) == {f"RO-7.{number}" for number in range(1, 19)}
