"""The time of the game in words."""

from __future__ import annotations

from desktop.boards.contract import Moments
from desktop.look.voice import Voice
from engine.games.outpost.state import Outpost
from engine.games.outpost.wording import clock_text


def when(state: Outpost, voice: Voice) -> str:
    """Turn and phase."""
    return clock_text(voice.words, state)


MOMENTS = Moments(
    begins=("turn_begins", "player_turn", "production", "ended_by_points", "ended_by_standstill"),
    when=when,
    are_turns=True,
)
