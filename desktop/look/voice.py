"""In whose names and in which words a match is told, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.look.names import isolated
from engine.base.people import PUBLIC, colours_of
from engine.rules.words import Words, of_setup

if TYPE_CHECKING:
    # The shelf tells of matches before their rules are needed.
    from engine.match.match import Match
    from engine.rules.agenda import Event, Refusal, State


@dataclass(frozen=True)
class Voice:
    """The words of a game for one reader: in a language, with the names and colours of its people.

    `viewer` is a seat, `PUBLIC` or `OPEN`; what the reader may not know cannot be said.
    """

    words: Words
    people: tuple[str, ...]
    colours: tuple[str, ...]
    viewer: int = PUBLIC

    def prompt(self, state: State) -> str:
        """The question that is open."""
        return self.words.prompt(state, self.people)

    def action(self, question: str, choice: object) -> str:
        """A choice in words."""
        return self.words.action(question, choice, self.people)

    def answer(self, state: State, choice: object) -> str:
        """A choice that answers the open question, as far as the reader saw it."""
        return self.words.answer(state, state.seen(choice, self.viewer), self.people)

    def hinted(self, state: State, choice: object) -> str:
        """The same as briefly as a hint says it."""
        seen = state.seen(choice, self.viewer)
        return self.words.answer(state, seen, self.people, in_hint=True)

    def step(self, state: State, texts: Sequence[str]) -> str:
        """Answers that were given together; empty if each is said on its own."""
        return self.words.step(state, texts, self.people)

    def event(self, event: Event) -> str:
        """What happened; `ValueError` if the reader may not know it."""
        if not event.is_for(self.viewer):
            raise ValueError(f"{event.name} is for seat {event.to}, not for {self.viewer}")
        return self.words.event(event, self.people)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible now."""
        return self.words.refusal(refusal, self.people)

    def names(self, seats: Sequence[int]) -> str:
        """The names of some seats, listed."""
        return self.words.listed([self.people[seat] for seat in seats])

    def question(self, state: State, seats: Sequence[int]) -> str:
        """The open question as these seats are asked it together: each is named."""
        names = self.names(sorted(seats))
        return self.words.prompt(state, [names for _ in self.people])


def voice_of(match: Match, language: str, viewer: int = PUBLIC) -> Voice:
    """How this match is told in that language to a viewer."""
    people = tuple(isolated(player.name) for player in match.players)
    colours = colours_of(match.players, match.game.colours)
    return Voice(of_setup(match.setup, language), people, colours, viewer)
