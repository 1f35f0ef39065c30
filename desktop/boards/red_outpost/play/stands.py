"""How a seat of Red Outpost stands after its answers, in sentences for a hint."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost import decks, scoring
from engine.games.red_outpost.state import RedOutpost

ABOUT_CRYSTALS = ("build_palace", "buy_round", "pledge")
"""Questions whose answers are about crystals and little else."""

ABOUT_THE_LAKE = ("cast_nets", "put_back")
"""Questions that ask whether lake cards are shuffled."""


def stands(before: RedOutpost, after: RedOutpost, voice: Voice) -> Iterator[str]:
    """What the palace brings where a crystal is given to it; else crystals or lake cards, where asked of."""
    question, seat = before.question, before.current_player
    if after.palace[seat] > before.palace[seat]:
        points = scoring.palace(after.palace, after.board.next_takes_second)[seat]
        text = translate("RedOutpost", "If nobody gives more, the Palace brings {name} {n} VP")
        yield text.format(name=voice.people[seat], n=voice.words.signed(points))
    elif question is not None and question.name in ABOUT_CRYSTALS:
        text = translate("RedOutpost", "Crystals in hand then: {n}")
        yield text.format(n=after.crystals[seat])
    elif question is not None and question.name in ABOUT_THE_LAKE:
        text = translate("RedOutpost", "Lake cards face down then: {n}, of these with fish: {fish}")
        yield text.format(n=decks.lake_left(after), fish=decks.fish_cards(after.lake))
