"""In whose names and in which words a match is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.look.names import isolated
from engine.base.people import colours_of
from engine.match.match import Match
from engine.rules.agenda import Event, Refusal, State
from engine.rules.words import Words, load


@dataclass(frozen=True)
class Voice:
    """The words of a game in one language, with the names and colours of its people."""

    words: Words
    people: tuple[str, ...]
    colours: tuple[str, ...]

    def prompt(self, state: State) -> str:
        """The question that is open."""
        return self.words.prompt(state, self.people)

    def action(self, question: str, choice: Any) -> str:
        """A choice in words."""
        return self.words.action(question, choice, self.people)

    def event(self, event: Event) -> str:
        """What happened."""
        return self.words.event(event, self.people)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible now."""
        return self.words.refusal(refusal, self.people)

    def names(self, seats: Sequence[int]) -> str:
        """The names of some seats, listed."""
        return self.words.listed([self.people[seat] for seat in seats])


def voice_of(match: Match, language: str) -> Voice:
    """How this match is told in that language."""
    people = tuple(isolated(player.name) for player in match.header.players)
    colours = colours_of(match.header.players, match.game.colours)
    return Voice(load(match.game.name, language), people, colours)
