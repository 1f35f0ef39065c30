"""Which refusals come from a table that lies otherwise than the app believes."""

from __future__ import annotations

from engine.base.errors import Told

_BELIEVED = (
    "no_card_there",
    "no_phase",
    "no_such_icon",
    "no_token",
    "not_in_deck",
    "past_the_last",
    "phase_is_open",
    "unknown",
)
"""What was told goes against what is believed to lie there; telling how it lies is the way on."""


def is_believed_wrongly(why: Told) -> bool:
    """Whether “Our table shows …” may put it right."""
    return why.name.rpartition(".")[2] in _BELIEVED
