"""The time of the game in words."""

from __future__ import annotations

from desktop.boards.contract import Moments
from desktop.look.voice import Voice
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.wording import clock_text


def when(state: OuterEarth, voice: Voice) -> str:
    """Round and phase."""
    return clock_text(voice.words, state)


MOMENTS = Moments(
    begins=(
        *("round_begins", "auction_begins", "turn_begins", "last_round_over"),
        *(f"last_round_{why}" for why in ("turned", "bought", "budget", "both")),
    ),
    when=when,
    are_turns=True,
)
