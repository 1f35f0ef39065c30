"""The course of a match: points from stop to stop, and where the lead changed."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from engine.match.course import Stop, best_turns, course, leader, leads
from engine.match.match import Match
from engine.match.readings import other_readings
from engine.record.record import Player, read
from engine.rules import game as games
from engine.rules.agenda import NOBODY
from engine.rules.game import BadSetup
from tests.games.red_outpost.at_table import at_table, tell
from tests.games.sealed.matches import new as new_sealed
from tests.games.sealed.matches import play as play_sealed
from tests.paths import RECORDS

OURS = [path for path in RECORDS if "\ngame red-outpost\n" in path.read_text("utf-8")]
GOLDEN = pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
TOLD_FROM_WITHIN = [path for path in OURS if " fact clock " in path.read_text("utf-8")]
"""Matches to which the app came later: nobody told their first turns."""
WHOLE = [path for path in OURS if path not in TOLD_FROM_WITHIN]
GAME = games.load("red-outpost")


def recorded(path: Path) -> Match:
    """A golden match."""
    return Match.resume(read(path.read_bytes()))


def new(seats: int = 3, **options: str) -> Match:
    """A match of people at its first question."""
    players = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dana")[:seats]]
    return Match.new(GAME, GAME.setup(seats, {"first": "1", **options}), players, "7F3A91C2")


def play(match: Match, rng: random.Random, answers: int = 10_000) -> Match:
    """That many random answers."""
    while match.asked != NOBODY and answers:
        match.answer(match.asked, rng.choice(list(match.state.legal_actions())))
        answers -= 1
    return match


def totals(match: Match) -> tuple[int, ...]:
    """What the sheets show."""
    result = match.state.result()
    assert result is not None
    return tuple(sheet.total for sheet in result.sheets)


@GOLDEN
def test_the_last_stop_shows_the_totals_of_the_sheets(path: Path) -> None:
    match = recorded(path)
    assert course(match)[-1].points == totals(match)


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_everybody_has_all_turns_of_both_days(path: Path) -> None:
    match = recorded(path)
    seats = match.header.setup.seats
    stops = course(match)
    each = {2: 9, 3: 7, 4: 6}[seats]  # RO-1.3
    for day in (1, 2):
        turns = [stop for stop in stops if stop.part == day and stop.turn]
        before = (day - 1) * seats * each
        assert [stop.turn - before for stop in turns] == list(range(1, seats * each + 1))
        assert all(sum(stop.seat == seat for stop in turns) == each for seat in range(seats))
    assert [stop.clause for stop in stops if stop.clause] == [
        *("RO-5.1", "RO-5.1", "RO-6.1", "RO-6.2")
    ]


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_log_and_course_count_the_same_turns(path: Path) -> None:
    """Where somebody has two turns in a row, and after a day's end, too."""
    match = recorded(path)
    turns = 0
    for entry in match.log():
        begun = [event for event in entry.events if event.name in ("moved", "stayed", "passed")]
        if begun and getattr(entry.line, "decision", "turn") == "turn":
            assert entry.turn == turns + 1
        turns += len(begun)
    assert match.status.turn == turns == max(stop.turn for stop in course(match))


@GOLDEN
def test_each_stop_shows_the_points_of_the_state_that_it_names(path: Path) -> None:
    match = recorded(path)
    stops = course(match)
    last_of = {stop.number: stop for stop in stops}
    for stop in last_of.values():
        if stop is not stops[-1]:
            assert list(stop.points) == match.state_at(stop.number).returns()


@GOLDEN
def test_the_gains_of_a_stop_are_the_difference_of_its_points(path: Path) -> None:
    stops = course(recorded(path))
    for before, stop in pairwise(stops):
        if stop.clause in ("RO-6.1", "RO-6.2"):
            continue
        points = list(before.points)
        for event in stop.gains:
            points[event.params["seat"]] += event.params["points"]
        assert tuple(points) == stop.points


def test_a_match_that_was_read_again_has_the_same_course() -> None:
    match = play(new(4, special_cards="on"), random.Random(3))
    assert course(Match.resume(match.record())) == course(match)


def test_what_was_taken_back_has_no_place_in_the_course() -> None:
    match = play(new(), random.Random(1), 20)
    before = course(match)
    to = match.revision
    play(match, random.Random(2), 7)
    match.rewind(to, match.persons)
    assert course(match) == before
    play(match, random.Random(4))
    assert course(match)[: len(before) - 1] == before[:-1]
    assert course(match)[-1].points == totals(match)


def test_a_match_that_was_ended_early_counts_what_lies_there() -> None:
    match = play(new(), random.Random(1), 40)
    match.end(match.persons)
    stops = course(match)
    assert [stop.clause for stop in stops[-2:]] == ["RO-6.1", "RO-6.2"]
    assert list(stops[-3].points) == match.state.returns()
    assert stops[-1].points == totals(match)


def test_a_match_that_goes_on_has_its_turns_so_far() -> None:
    assert [stop.points for stop in course(new())] == [(5, 5, 5)]
    stops = course(play(new(), random.Random(1), 12))
    assert len(stops) > 3
    assert not any(stop.clause for stop in stops)


def test_a_game_without_days_goes_from_turn_to_turn() -> None:
    match = play_sealed(new_sealed(), random.Random(1))
    stops = course(match)
    assert [stop.turn for stop in stops] == list(range(match.turn))
    assert list(stops[-1].points) == match.state.returns()
    assert {stop.part for stop in stops} == {0}


def stops_of(*points: tuple[int, ...], seats: str = "") -> list[Stop]:
    """Stops with these points after turns of these seats."""
    of = [-1, *map(int, seats)] if seats else [-1] * len(points)
    before = (points[0], *points)
    return [
        Stop(n, 1, n, seat, "", each, (), each[seat] - before[n][seat])
        for n, (each, seat) in enumerate(zip(points, of, strict=True))
    ]


def test_nobody_leads_alone_when_the_best_are_level() -> None:
    assert leader((5, 5, 3)) is None
    assert leader((5, 6, 3)) == 1


def test_a_lead_changes_when_another_seat_is_alone_in_front() -> None:
    stops = stops_of((5, 5), (7, 5), (7, 7), (8, 7), (8, 9), (9, 9), (9, 10))
    assert leads(stops) == [(1, 0), (4, 1)]


def test_the_best_turns_are_the_first_of_each_seat_with_the_largest_gain() -> None:
    stops = stops_of((5, 5), (7, 5), (7, 9), (10, 9), (10, 13), seats="0101")
    assert best_turns(stops) == [(2, 4)]
    later = [stops[-1]._replace(seat=seat, gained=4) for seat in (0, 1)]
    assert best_turns([*stops, *later]) == [(2, 4), (5, 4)], "each seat that had as many, once"
    assert best_turns(stops_of((5, 5), (5, 5), seats="0")) == []


def test_what_a_round_brings_before_its_turns_is_of_no_turn() -> None:
    """OE-2.5: whoever gets a planet takes its chips in the auction."""
    (path,) = (it for it in RECORDS if it.stem == "outer_earth_two_until_the_budget_is_empty")
    stops = course(recorded(path))
    at = next(at for at, stop in enumerate(stops) if stop.part == 11)
    assert (stops[at].seat, stops[at].gained) == (0, 0)
    assert stops[at].points[0] - stops[at - 1].points[0] == 10
    assert [most for _, most in best_turns(stops)] == [4]


# -- the other readings --------------------------------------------------------------------


def test_the_other_palace_reading_gives_what_its_own_match_gives() -> None:
    for seed in range(20):
        match = play(new(4), random.Random(seed))
        told = {(each.ruling, each.reading): each.result for each in other_readings(match)}
        other = Match.new(
            GAME,
            GAME.setup(4, {"first": "1"}, {"RO-R7": "second"}),
            match.header.players,
            match.header.seed,
        )
        play(other, random.Random(seed))
        assert told["RO-R7", "second"] == other.state.result()


def test_what_was_told_at_a_table_is_scored_by_the_other_readings_too() -> None:
    """RO-R6: of 1 VP −2 and then +5, each portrait for itself or both together."""
    told = (
        "clock 2 evening 2 1; mood_at farmer -2; discs farmer 1 4; mood_at miner 5; discs miner 1 3"
    )
    match, other = at_table(), at_table(rulings={"RO-R6": "sum"})
    for each in (match, other):
        tell(each, *f"{told}; vp 1 1; settle".split("; "))
    found = {(each.ruling, each.reading): each.result for each in other_readings(match)}
    assert found["RO-R6", "sum"] == other.result() != match.result()


@pytest.mark.slow
def test_a_reading_by_which_an_answer_is_not_legal_is_left_out() -> None:
    """RO-R5: a price that was paid at the bottom of the track is not offered by the other reading."""
    found = set()
    for seed in range(40):
        match = play(new(4, special_cards="on"), random.Random(seed))
        told = {each.ruling for each in other_readings(match)}
        assert {"RO-R6", "RO-R7"} <= told
        found.add("RO-R5" in told)
    assert found == {True, False}


def test_a_match_is_not_compared_with_the_reading_it_was_played_with() -> None:
    match = play(new(), random.Random(1))
    for each in other_readings(match):
        assert each.reading != match.header.setup.rulings[each.ruling]
    assert not any(each.ruling in ("RO-R8", "RO-R12") for each in other_readings(match))


def test_a_game_without_points_has_no_course_of_them() -> None:
    game = games.load("robinson-crusoe")
    match = Match.new(game, game.setup(1), [Player("Anna")], "7F3A91C2")
    with pytest.raises(BadSetup, match=r"^robinson-crusoe has no points to count$"):
        course(match)
