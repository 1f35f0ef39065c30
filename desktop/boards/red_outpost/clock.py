"""The time of the game in words."""

from __future__ import annotations

from desktop.boards.contract import Moments
from desktop.look.voice import Voice
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.wording import clock_text


def when(state: RedOutpost, voice: Voice) -> str:
    """Day and phase."""
    return clock_text(voice.words, state)


MOMENTS = Moments(begins=("day_begins", "phase_begins"), when=when)
