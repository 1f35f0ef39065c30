"""The rules of a game as they are told: sections, clauses, readings, what leads to what, and help."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from desktop.rules import help
from engine.base import resources
from engine.rules import game as games
from engine.rules.game import Game, Ruling
from engine.rules.words import LANGUAGES, Words
from engine.rules.words import load as load_words

CLAUSE = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)\b")
"""A clause's number where it stands in a text."""


class Section(NamedTuple):
    """A section of the rulebook and its clauses in their order."""

    id: str
    clauses: tuple[str, ...]


class Book:
    """What there is to tell of a game's rules; the words are in its word files."""

    def __init__(
        self, game: Game, sections: tuple[Section, ...], see: Mapping[str, Sequence[str]]
    ) -> None:
        self.game = game
        self.sections = sections
        topics = [
            Section(topic.id, tuple(ident for ident, *_ in topic.entries))
            for topic in help.load(game.name, LANGUAGES[0])
        ]
        self.opening = tuple(it for it in topics if it.id == help.WIN)
        """What stands before the rules: how the game is won."""
        self.help = tuple(it for it in topics if it.id != help.WIN)
        """What is told beside the rules: how the pages are used."""
        self._see = see
        self._rulings = {ruling.id: ruling for ruling in game.rulings}
        self._place = {clause: number for number, clause in enumerate(self.clauses)}

    @property
    def clauses(self) -> Iterator[str]:
        """All clauses and rulings in the order in which they are told."""
        return (clause for section in self.sections for clause in section.clauses)

    @property
    def in_order(self) -> tuple[Section, ...]:
        """Everything that the page tells, from the top."""
        return (*self.opening, *self.sections, *self.help)

    def ruling(self, clause: str) -> Ruling | None:
        """The open point of that number, if it is one."""
        return self._rulings.get(clause)

    def section_of(self, clause: str) -> str:
        """The section that a clause stands in; empty if it is none of this book."""
        return next((it.id for it in self.in_order if clause in it.clauses), "")

    def first_of(self, section: str) -> str:
        """Where a section begins; what is none stays as it is."""
        return next((it.clauses[0] for it in self.in_order if it.id == section), section)

    def leads_to(self, words: Words) -> dict[str, list[str]]:
        """For each clause those that its text names, that name it, and that belong beside it."""
        found: dict[str, set[str]] = {clause: set() for clause in self.clauses}
        for clause in found:
            for other in (*cited(words.clause(clause)[1]), *self._see.get(clause, ())):
                if other in found and other != clause:
                    found[clause].add(other)
                    found[other].add(clause)
        return {
            clause: sorted(others, key=self._place.__getitem__) for clause, others in found.items()
        }


def told(clause: str, words: Words) -> str:
    """Everything that is told of a clause, to search in."""
    texts = [clause, *words.clause(clause)]
    if words.has("rulings", clause, "question"):
        ruling = words.tables["rulings"][clause]
        texts += [ruling["question"], ruling["why"], *ruling["readings"].values()]
    return "\n".join(texts)


def cited(text: str) -> list[str]:
    """The clauses that a text names."""
    return CLAUSE.findall(text)


@cache
def load(game: str) -> Book:
    """The rules of a game; read once."""
    path = resources.of_game(game) / "rules.toml"
    data = tomllib.loads(resources.text(path))
    sections = tuple(Section(it["id"], tuple(it["clauses"])) for it in data["sections"])
    return Book(games.load(game), sections, data.get("see", {}))


@cache
def words(game: str, language: str) -> Words:
    """What is told of a game's sections, clauses and rulings, and of the topics beside them."""
    own, topics = load_words(game, language), help.load(game, language)
    entries = {
        ident: {"title": title, "text": text}
        for topic in topics
        for ident, title, text in topic.entries
    }
    tables = {
        "clauses": own.tables["clauses"] | entries,
        "sections": own.tables["sections"] | {it.id: {"title": it.title} for it in topics},
        "rulings": own.tables.get("rulings", {}),
    }
    return Words(game, language, tables)
