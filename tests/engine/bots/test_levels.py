"""Levels: what they answer hangs on the seed alone, in whatever slices and processes they think."""

from __future__ import annotations

import random
from itertools import count

import pytest

from engine import bots
from engine.base import resources
from engine.bots import worker
from engine.bots.strength import read, strength
from engine.bots.thoughts import joined
from engine.bots.tree import Found
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import State
from engine.rules.game import Game
from tests.engine.bots.at_once import at_once

GAMES = ("red-outpost", "outer-earth", "outpost")


def asked(game: str, level: str, answers: int = 6) -> Match:
    """A match in which a bot of that level is asked, after some answers by chance."""
    played = games.load(game)
    seats = max(2, played.seats.start)
    players = [Player(f"P{seat}", f"bot:{level}") for seat in range(seats)]
    match = Match.new(played, played.setup(seats), players, "7F3A91C2")
    dice = random.Random(1)
    while answers or len(match.view(match.asked).legal_actions()) < 3:
        answers = max(0, answers - 1)
        match.answer(match.asked, dice.choice(list(match.view(match.asked).legal_actions())))
    return match


def sliced(task: tuple[str, str, str, str, str], parts: int) -> str:
    """What a bot answers whose parts are thought slice by slice in turn."""
    done, found = [0] * parts, [list[Found]()] * parts
    for _ in count():
        for part in range(parts):
            done[part], whole, found[part] = worker.think(*task, part, done[part])
        if done == [whole] * parts:
            break
    return str(joined(found)[0].action)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [*bots.LEVELS])
def test_a_thought_in_slices_answers_as_one_that_is_thought_at_once(game: str, level: str) -> None:
    match = asked(game, level)
    task = match.task(match.asked)
    answer, reasons = at_once(*task)
    assert sliced(task, bots.load(level).parts) == answer
    assert worker.why(*task, answer) == reasons
    match.answer(match.asked, answer)


def test_a_process_that_has_not_begun_a_thought_goes_on_with_it_all_the_same() -> None:
    match = asked("red-outpost", "expert")
    task = match.task(match.asked)
    first = worker.think(*task, part=1, done=0)
    then = worker.think(*task, part=1, done=first.done)
    for number in range(worker.KEPT):
        worker.think(*task[:4], seed=str(number))
    assert worker.think(*task, part=1, done=first.done) == then
    assert first.done < then.done < then.whole
    assert sum(it.visits for it in then.found) == then.done


def test_the_parts_of_a_thought_have_chances_of_their_own() -> None:
    match = asked("outer-earth", "expert")
    task = match.task(match.asked)
    assert worker.think(*task, part=0, done=30) != worker.think(*task, part=1, done=30)


def test_an_expert_makes_four_times_as_many_simulations_as_one_who_plays_hard() -> None:
    wholes = {}
    for level in ("hard", "expert"):
        match = asked("red-outpost", level)
        task = match.task(match.asked)
        parts = range(bots.load(level).parts)
        wholes[level] = [worker.think(*task, part=part).whole for part in parts]
    assert wholes["hard"] == [*games.load("red-outpost").search.simulations]
    assert sum(wholes["expert"]) == 4 * wholes["hard"][0]


def begun(game: Game, seats: int) -> State:
    """A match of so many that begins."""
    return game.new_state(game.setup(seats))


def test_a_search_is_as_wide_and_as_far_as_the_seats_have_it_and_for_more_as_for_the_last() -> None:
    outer_earth, red_outpost, outpost = map(games.load, ("outer-earth", "red-outpost", "outpost"))
    made = [outer_earth.simulations(begun(outer_earth, seats)) for seats in (2, 3, 4)]
    assert tuple(made) == outer_earth.search.simulations
    far = [red_outpost.horizon(begun(red_outpost, seats)) for seats in (2, 3, 4)]
    assert tuple(far) == red_outpost.search.horizon
    assert {outpost.simulations(begun(outpost, seats)) for seats in (2, 9)} == {100}


def test_what_has_one_answer_is_not_searched() -> None:
    match = asked("red-outpost", "hard")
    while len(match.view(match.asked).legal_actions()) > 1:
        match.answer(match.asked, match.view(match.asked).legal_actions()[0])
    assert worker.think(*match.task(match.asked)).whole == 1


def test_parts_are_joined_by_what_was_tried_most_in_all_of_them() -> None:
    first = [Found("a", 5, 0.5), Found("b", 4, 0.75), Found("c", 3, 0.1)]
    second = [Found("c", 6, 0.4), Found("b", 5, 0.25), Found("d", 1, 1.0)]
    found = joined([first, second])
    assert [(it.action, it.visits) for it in found] == [("b", 9), ("c", 9), ("a", 5), ("d", 1)]
    assert [round(it.share, 3) for it in found] == [0.472, 0.3, 0.5, 1.0]
    assert joined([first]) == first


def test_what_is_said_of_a_bots_strength_was_measured_of_a_bot_that_is_offered() -> None:
    measured = read((resources.folder() / "bots" / "strength.toml").read_bytes())
    assert {*measured} == {*GAMES}
    for game, levels in measured.items():
        assert levels and {*levels} <= {*bots.LEVELS}
        for level, by_seats in levels.items():
            for seats, found in by_seats.items():
                assert int(seats) in games.load(game).seats
                assert strength(game, level, int(seats)) == found
                assert found.against in bots.NAMES
                assert 0 <= found.share <= 1
                assert found.matches >= 60 - int(seats)
