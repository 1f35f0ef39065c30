"""A deck of one's own, and the app's decks and files of a game, as a page finds them by its name."""

from __future__ import annotations

from typing import Any, NamedTuple

from desktop.look.translate import language
from engine.rules import game as games
from engine.rules.deck_file import type_of_deck
from engine.rules.words import Words, error_text


class Own(NamedTuple):
    """A deck of one's own: its name, its cards by table, and by which id it is kept."""

    name: str
    tables: type_of_deck | None
    """None where they cannot be read any more."""
    ident: int = 0
    """0 for what is not kept."""


class GameDecks:
    """What a game knows of deck files (`engine.rules.deck_file`)."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.file: Any = games.part(game, "deck_file")
        self.format: Any = games.part(game, "deck_format")
        self._contents: Any = games.part(game, "deck_contents")

    def sentences(self, tables: type_of_deck, words: Words) -> list[str]:
        """A checked deck in words."""
        found: list[str] = self._contents.sentences(tables, words)
        return found

    def wrong(self, own: Own) -> list[str]:
        """Everything that is wrong with the cards of a deck that can be read, a sentence each."""
        return [error_text(it, language()) for it in self.file.check(own.tables)]

    def unfinished(self, own: Own) -> list[str]:
        """The names of its cards of which nothing else is known."""
        found: list[str] = self.file.unfinished(own.tables, language())
        return found


def free_name(wanted: str, taken: list[str], longest: int) -> str:
    """The name, or with a number behind it where it is taken."""
    names = (wanted[:longest], *(f"{wanted[: longest - 4]} {n}" for n in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)
