"""Who has won, in a headline for the score sheet and the television alike."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.look.translate import translate
from engine.rules.scoring import Ranking
from engine.rules.words import Words


def headline(ranking: Ranking, words: Words, people: Sequence[str], *, is_early: bool) -> str:
    """Who won, in a short sentence; `is_early` if people ended the match before its end."""
    first = [place.seat for place in ranking.places if place.rank == 1]
    if is_early:
        one, many = translate("Sheet", "{name} leads"), translate("Sheet", "{name} lead together")
    elif how := how_it_was_won(ranking, words, people):
        return how
    else:
        one, many = translate("Sheet", "{name} wins"), translate("Sheet", "{name} share the win")
    names = words.listed([people[seat] for seat in first])
    return (one if len(first) == 1 else many).format(name=names)


def how_it_was_won(ranking: Ranking, words: Words, people: Sequence[str]) -> str:
    """The tie-break that decided the first place, in a headline; empty if none did."""
    first = [place.seat for place in ranking.places if place.rank == 1]
    decided = [step.why for step in ranking.tie_break if first[0] in step.seats]
    if len(first) != 1 or not decided or not words.has("tie_break_won", decided[-1]):
        return ""
    return words.text("tie_break_won", decided[-1], people=people, seat=first[0])
