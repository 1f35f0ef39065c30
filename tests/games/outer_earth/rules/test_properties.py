"""What holds in every match: random play over players and readings."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules import book
from engine.games.outer_earth.components import PLANETS, SET_VP, SLOT
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.match.match import Match
from engine.record.record import read
from engine.rules.agenda import CHANCE
from tests.games.outer_earth.matches import READINGS, begun, new, play, played
from tests.games.outer_earth.positions import all_places

CLAUSES = frozenset(book.load("outer-earth").clauses)

seeds = st.integers(0, 10**6)
seats_of = st.sampled_from([2, 3, 4])
readings = st.sampled_from(READINGS)
CASES = [(seats, at) for seats in (2, 3, 4) for at in range(len(READINGS))]


def name_of(state: OuterEarth) -> str:
    return state.question.name if state.question is not None else ""


# -- nothing is lost ---------------------------------------------------------------------


@pytest.mark.parametrize("budget", [0, 6])
@pytest.mark.parametrize(("seats", "reading"), CASES)
def test_no_card_no_planet_and_no_vp_is_lost(seats: int, reading: int, budget: int) -> None:
    """OE-R8: only what a short budget gives in full comes from nowhere."""
    state = begun(seats, READINGS[reading])
    state.budget = budget or state.board.size.budget
    box, given, in_full = state.board.cards, state.budget, 0
    for now in play(state, random.Random(reading)):
        lie = Counter(card for cards in all_places(now) for card in cards)
        assert lie.total() + now.deck == 81
        assert all(
            lie[kind] + left == count
            for kind, count, left in zip(box.kinds, box.counts, now.pool, strict=True)
        )
        owned = [it for places in (now.developing, now.portfolio) for own in places for it in own]
        owned += [*now.row, *(planet for planet in now.queued if planet != NOTHING)]
        assert sorted([*owned, *now.unturned]) == list(range(len(PLANETS)))
        assert len(owned) + now.galaxy == now.board.size.galaxy
        in_full += sum(it.params["n"] for it in now.events or () if it.name == "budget_short")
        now.events = []
        if now.is_terminal:
            break
        assert now.budget + sum(now.vp) + sum(now.chips) == given + in_full
        closings = [0] * seats
        for seat, _, cards, sets, extra in now.closings:
            closings[seat] += cards + SET_VP * sets + extra
        assert now.vp == [sum(it) for it in zip(closings, now.chips_won, strict=True)]
    assert (state.last_round in ("budget", "both")) == (budget > 0)


@pytest.mark.parametrize(("seats", "reading"), CASES)
def test_nobody_has_more_than_the_rules_give(seats: int, reading: int) -> None:
    """OE-1.3, OE-3.4, OE-R5: points, planets, the queue; a bonus that went leaves one more."""
    for now in play(begun(seats, READINGS[reading]), random.Random(50 + reading)):
        assert min(now.ap, now.free_places, now.free_refreshes, now.wild, now.budget) >= 0
        assert len(now.open_cards) <= 3
        assert len(now.row) <= now.board.size.market
        assert len(now.chips) == len(now.row)
        for seat in range(seats):
            assert len(now.developing[seat]) <= 2 + (not now.board.bonus_is_slot)
            most = 1 + now.effect(seat, SLOT)
            for planet in now.developing[seat]:
                assert len(now.built[planet]) <= now.board.planet_slots[planet] + most
            if now.queued[seat] != NOTHING:
                assert now.built[now.queued[seat]] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_one_turn_a_round_from_the_start_player_on(seats: int) -> None:
    """OE-R14, OE-4.2: clockwise, and the token goes on."""
    turns: dict[int, list[int]] = {}
    for now in play(begun(seats), random.Random(seats)):
        if now.begins_turn and now.current_player >= 0:
            turns.setdefault(now.round, []).append(now.current_player)
    first = turns[1][0]
    for number, order in turns.items():
        assert order == [(first + number - 1 + at) % seats for at in range(seats)]


def test_every_event_cites_a_clause_and_names_a_seat_or_nobody() -> None:
    for seats, reading in CASES:
        state = begun(seats, READINGS[reading])
        for now in play(state, random.Random(seats * 10 + reading)):
            for event in now.events or ():
                assert event.clause in CLAUSES, event
                assert event.params.get("seat", 0) in range(seats), event
            now.events = []


@pytest.mark.parametrize(("seats", "reading"), CASES)
def test_what_events_gave_is_what_the_sheets_count(seats: int, reading: int) -> None:
    """OE-5.5: each VP has its own line of the log, and the sheets add up to the score."""
    gained = [0] * seats
    state = begun(seats, READINGS[reading])
    for now in play(state, random.Random(20 + reading)):
        for event in now.events or ():
            gained[event.params.get("seat", 0)] += event.params.get("points", 0)
        now.events = []
        if not now.is_terminal:
            own = [
                sum(line.points for line in sheet.lines if not line.clause.startswith("OE-5"))
                for sheet in now.result().sheets
            ]
            assert now.vp == gained == own
    assert state.vp == state.returns() == gained
    assert state.vp == [sheet.total for sheet in state.result().sheets]
    assert GAME.calendar is not None
    of_table = {"vp_told"}
    assert GAME.calendar.gains - of_table == {"chips_taken", "planet_scored", "effect_close_vp"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_the_same_whether_anybody_listens(seats: int) -> None:
    heard, unheard = begun(seats), begun(seats)
    heard.events = []
    for one, two in zip(
        play(heard, random.Random(seats)), play(unheard, random.Random(seats)), strict=True
    ):
        assert one.text() == two.text()


# -- questions -----------------------------------------------------------------------------


def test_every_legal_answer_can_be_given_as_it_is() -> None:
    """Answers that are equal or written alike would be taken for each other."""
    rng = random.Random(8)
    kinds = set()
    for now in play(begun(3), rng):
        if now.current_player == CHANCE or rng.random() < 0.7:
            continue
        actions = list(now.legal_actions())
        assert len(set(actions)) == len(set(map(str, actions))) == len(actions)
        for action in actions:
            by_text, by_itself = now.clone(), now.clone()
            by_itself.apply(action)
            by_text.take(by_text.place_of(str(action)))
            assert by_itself.text() == by_text.text()
            kinds.add(str(action).partition(":")[0])
    assert {"place", "take", "invest", "remove", "close", "draw", "refresh", "end"} <= kinds


@settings(max_examples=10, deadline=None)
@given(seeds, seats_of, readings)
def test_in_a_turn_exactly_what_is_not_legal_is_refused(
    seed: int, seats: int, rulings: dict[str, str]
) -> None:
    for now in play(begun(seats, rulings), random.Random(seed)):
        if name_of(now) not in ("turn", "turn_goes_on"):
            continue
        seat, legal = now.current_player, set(map(str, now.legal_actions()))
        refused = {it.subject for it in now.refusals()}
        assert all(it.clause in CLAUSES for it in now.refusals())
        wanted = {f"invest:{card[5:]}" for card in now.hands[seat]} | {"draw", "refresh"}
        wanted |= {f"take:{card[5:]}" for card in now.open_cards}
        for planet in now.developing[seat]:
            name = PLANETS[planet]
            wanted |= {f"remove:{name}", f"close:{name}"}
            wanted |= {f"place:{name}:{card[5:]}" for card in now.hands[seat]}
        for subject in wanted:
            whole = ":".join(subject.split(":")[:2])
            is_refused = subject in refused or (subject.startswith("place") and whole in refused)
            assert is_refused != (subject in legal), subject
        assert legal - wanted == {"end"}
        assert not refused & legal


# -- copies, texts, records ----------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@given(seeds, seats_of, readings)
def test_a_copy_and_a_text_are_the_whole_state(
    seed: int, seats: int, rulings: dict[str, str]
) -> None:
    rng = random.Random(seed)
    for now in play(begun(seats, rulings), rng):
        if rng.random() < 0.8:
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


@pytest.mark.parametrize(("seats", "reading"), CASES)
def test_a_record_leads_to_what_was_played(seats: int, reading: int) -> None:
    match = played(new(seats, READINGS[reading]), random.Random(reading))
    again = Match.resume(read(match.text().encode()), GAME)
    assert again.state.text() == match.state.text()
    assert again.text() == match.text()
    assert match.state.result() == again.state.result()
    for one, two in pairwise(match.log()):
        assert one.number < two.number


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_and_redo_are_identity_at_every_step(seats: int) -> None:
    rng = random.Random(seats)
    match = new(seats, rng.choice(READINGS))
    for _ in range(120):
        if match.is_over:
            break
        played(match, rng, 1)
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


def test_a_match_ends_within_the_rounds_that_the_budget_lasts() -> None:
    """OE-4.1, OE-R8: if nobody ever buys, the chips end it."""
    for seats in (2, 3, 4):
        state = begun(seats)
        while not state.is_terminal:
            if state.current_player == CHANCE:
                state.apply(state.chance_outcomes()[0][0])
            else:
                state.apply("no" if name_of(state) == "paddle" else "end")
        assert (state.last_round, state.row != []) == ("turned" if state.budget else "budget", True)
        assert sum(state.vp) == 0
