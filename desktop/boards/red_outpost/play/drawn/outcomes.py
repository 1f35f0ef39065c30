"""What the day would bring if it ended now."""

from __future__ import annotations

from engine.games.red_outpost.scoring import settle_day
from engine.games.red_outpost.state import RedOutpost


def outcomes(view: RedOutpost) -> list[tuple[int, int, int]]:
    """Worker, seat and points of everybody who would gain or lose if the day ended now (RO-5.1)."""
    board = view.board
    moods = [board.mood_track[step] for step in view.mood]
    rows = settle_day(moods, view.discs, view.gifts, view.vp, board.floor_by_sum, board.seats)
    return [(row[0], row[1], row[-1]) for row in rows]
