"""How a seat of Red Outpost stands after its answers, in sentences for a hint."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost import scoring
from engine.games.red_outpost.state import RedOutpost

ABOUT_CRYSTALS = ("build_palace", "buy_round", "pledge")
"""Questions whose answers are about crystals and little else."""


def stands(before: RedOutpost, after: RedOutpost, voice: Voice) -> Iterator[str]:
    """What the palace brings where a crystal is given to it, else the crystals in hand where one may be."""
    question, seat = before.question, before.current_player
    if after.palace[seat] > before.palace[seat]:
        points = scoring.palace(after.palace, after.board.next_takes_second)[seat]
        text = translate("RedOutpost", "If nobody gives more, the Palace brings {name} {n} VP")
        yield text.format(name=voice.people[seat], n=voice.words.signed(points))
    elif question is not None and question.name in ABOUT_CRYSTALS:
        text = translate("RedOutpost", "Crystals in hand then: {n}")
        yield text.format(n=after.crystals[seat])
