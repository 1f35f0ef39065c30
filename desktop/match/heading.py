"""Who is to decide, as it stands above the open question."""

from __future__ import annotations

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.rules.agenda import NOBODY, State


def of_seat(state: State, seat: int, voice: Voice) -> str:
    """Say that it is the seat's turn, or that it is only asked within another's."""
    if state.at_turn in (seat, NOBODY):
        return translate("Heading", "{name}’s turn").format(name=voice.people[seat])
    return translate("Heading", "{name} is asked").format(name=voice.people[seat])
