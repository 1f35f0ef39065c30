"""The time of the game in words."""

from __future__ import annotations

from desktop.look.voice import Voice
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.wording import clock_text
from engine.rules.agenda import State

HEADLINES = ("day_begins", "phase_begins")
"""Events that begin something."""


def when(state: State, voice: Voice) -> str:
    """Day and phase."""
    assert isinstance(state, RedOutpost)
    return clock_text(voice.words, state)
