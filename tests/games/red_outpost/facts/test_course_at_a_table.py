"""The course of a match at a table: every turn is a stop, whether its worker was told or not."""

from __future__ import annotations

from engine.match.course import course
from engine.match.match import Match
from tests.games.red_outpost.at_table import at_table, shown, tell


def stops(match: Match) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(stop.turn, stop.seat, stop.points) for stop in course(match)]


def test_a_turn_whose_worker_nobody_told_is_a_stop_of_its_own() -> None:
    match = at_table()
    tell(match, "added 1 wool 3", "done 1", "moved 2 miner mine portrait place", "done 2")
    assert stops(match) == [(0, -1, (5, 5)), (1, 0, (7, 5)), (2, 1, (7, 5))]


def test_points_told_by_hand_are_in_the_course() -> None:
    match = at_table()
    tell(match, "vp 1 9", "done 1", "vp 2 4", "done 2")
    assert stops(match)[1:] == [(1, 0, (9, 5)), (2, 1, (9, 4))]


def test_the_course_ends_with_the_totals_of_the_sheets() -> None:
    match = at_table()
    tell(match, "done 1", "vp 1 20", "clock 2 evening 1 2", "done 1")
    tell(match, *(f"discs {w} {s} 0" for w in ("shepherd", "farmer", "fisherman") for s in (1, 2)))
    tell(match, *(f"discs {w} {s} 0" for w in ("miner", "commissar", "bureaucrat") for s in (1, 2)))
    tell(match, "settle")
    assert match.is_over
    assert course(match)[-1].points == tuple(shown(match).vp) == (20, 5)


def test_turns_are_counted_by_the_clock_in_log_and_library() -> None:
    """The day's end is no turn, and whoever comes in the middle is told which turn it is."""
    match = at_table(2)
    tell(match, "clock 1 evening 2 1")
    assert match.status.turn == 18
    tell(match, "settle")
    assert match.status.turn == 19
    tell(match, "clock 2 forenoon 2 1")
    assert match.status.turn == 18 + 2 + 3
    tell(match, "produced 1 wool 1")
    assert match.log()[-1].turn == match.status.turn
