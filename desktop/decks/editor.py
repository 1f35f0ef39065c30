"""The page on which a game has the cards of a deck changed, as whoever opens it knows it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from desktop.decks.own import Own
from desktop.look.page import Page
from engine.store.decks import Decks


class DeckEditor(Page):
    """Every change is kept at once; the deck with which it begins is kept with its first change."""

    kept = Signal(object)
    """The deck as it is kept now, an `Own`."""
    deleted = Signal(str, object)
    """What was deleted, in a sentence, and what brings it back."""
    trouble = Signal(str)
    """Something could not be done; a sentence for the person."""


type_of_editor = Callable[[Decks, Own], DeckEditor]
"""Makes the page for a deck that is kept, or that is kept with its first change (id 0)."""
