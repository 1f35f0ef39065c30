"""What ended and is told over the board: the match, a round, a tie in an auction."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Settlement
from desktop.boards.outer_earth.play import ends, tie
from desktop.look.voice import Voice
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event


def settlement(events: Sequence[Event], state: OuterEarth, voice: Voice) -> Settlement | None:
    """What ended among these events; `state` is the one after them."""
    kinds = (ends.match_end, ends.round_end, tie.settlement)
    told = (kind(events, state, voice) for kind in kinds)
    return next((it for it in told if it is not None), None)
