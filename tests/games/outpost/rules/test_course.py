"""The course of a match of Outpost: a stop for each player turn, up to what the sheets show."""

from __future__ import annotations

import random
from itertools import groupby

from engine.games.outpost.state import Outpost
from engine.match.course import course
from engine.match.match import Match
from engine.record import record
from engine.record.lines import Answer
from tests.games.outpost.matches import new, played
from tests.paths import CHECKOUT

PLAYED = CHECKOUT / "tests" / "records" / "outpost_four_with_every_other_reading.waypost"


def test_each_player_turn_is_a_stop_and_the_last_shows_the_totals() -> None:
    match = Match.resume(record.read(PLAYED.read_bytes()))
    result = match.result()
    assert result is not None
    start, *stops = course(match)
    assert start.points == (3, 3, 3, 3)
    assert not any(stop.clause for stop in stops)
    for _, turn in groupby(stops, key=lambda stop: stop.part):
        seats = [(stop.turn, stop.seat) for stop in turn]
        assert [number for number, _ in seats] == [1, 2, 3, 4]
        assert {seat for _, seat in seats} == {0, 1, 2, 3}
    before = next(at for at, stop in enumerate(stops) if stop.part == 14) - 1
    first, seat = stops[before + 1], stops[before + 1].seat
    assert first.gained == 1 + first.points[seat] - stops[before].points[seat], "an event took one"
    assert stops[-1].points == tuple(sheet.total for sheet in result.sheets)


def test_the_log_counts_turns_of_all_and_not_player_turns() -> None:
    """OP-2.1: what is taken back by agreement is said to go back to the turn that the board names."""
    match = played(new(2), random.Random(1), 60)
    turns = [entry.turn for entry in match.log()]
    assert turns == sorted(turns) and turns[0] == 1
    assert isinstance(match.state, Outpost)
    assert turns[-1] == match.status.turn == match.state.turn > 2


def test_research_cards_and_those_that_follow_are_one_answer() -> None:
    """OP-4.1: a payment for new chemicals is one line of the record, one step back."""
    rng = random.Random(7)
    match = new(2)
    while match.state.question is None or match.state.question.name != "pay_research":
        if match.is_over:
            match = new(2, seed=f"{rng.getrandbits(32):08X}")
        played(match, rng, answers=1)
    seat, state, cards = match.asked, match.state.clone(), list[str]()
    names = list[str]()
    while state.question is not None and state.question.name.startswith("pay"):
        names.append(state.question.name)
        cards.append(str(state.legal_actions()[0]))
        state.apply(state.find(cards[-1]))
    assert set(names) == {"pay_research", "pay"}
    before = match.state.checksum(), len(match.lines)
    match.answer(seat, *cards)
    answers = [line for line in match.lines[before[1] :] if isinstance(line, Answer)]
    assert [line.choices for line in answers] == [tuple(cards)]
    match.undo()
    assert match.state.checksum() == before[0]
