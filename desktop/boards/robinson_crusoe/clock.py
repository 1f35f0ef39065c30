"""The time of the game in words."""

from __future__ import annotations

from desktop.boards.contract import Moments
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.robinson_crusoe.state import Robinson


def when(state: Robinson, voice: Voice) -> str:
    """The round that is played: “Round 3 of 12”."""
    told = translate("Robinson", "Round {now} of {last}")
    return told.format(now=state.round, last=state.rounds)


MOMENTS = Moments(begins=("round_begins",), when=when)
