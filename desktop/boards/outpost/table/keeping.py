"""Event cards of which a table tells the name alone are kept in its deck, to be completed later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.decks.own import free_name
from desktop.host.trouble import sentence
from desktop.look.translate import translate
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.outpost.deck_file import ENTRY, with_name, without_name
from engine.games.outpost.event_deck import EVENT
from engine.games.outpost.table import AtTable
from engine.store.decks import LONGEST, Decks, KeptDeck

GAME = "outpost"


class Keeping:
    """Keeps names each time that the match tells more; a slip that is taken back goes again."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        self._telling = telling
        self._last = self._named()
        """What was told before this table was opened was kept then, or deleted since."""
        self._new: set[str] = set()
        """Names that no deck had before this table told them."""
        telling.changed.connect(self._keep)

    def _named(self) -> list[str]:
        state = self._telling.match.state
        assert isinstance(state, AtTable)
        return [*state.own_events]

    def _keep(self) -> None:
        now, decks = self._named(), self._telling.decks
        if decks is None or now == self._last:
            return
        told = [name for name in now if name not in self._last]
        slips = [name for name in self._last if name not in now and name in self._new]
        self._last = now
        self._new -= {*slips}
        try:
            self._change(decks, told, slips)
        except Told as why:
            self._telling.refused.emit(sentence(why, self._telling.voice))

    def _change(self, decks: Decks, told: Sequence[str], slips: Sequence[str]) -> None:
        deck = self._deck(decks.all(GAME))
        before: list[Any] = deck.tables[EVENT] if deck is not None and deck.tables else []
        cards = before
        for name in slips:
            cards = without_name(cards, name)
        for name in told:
            more = with_name(cards, name)
            self._new |= {name} if len(more) > len(cards) else set()
            cards = more
        if cards == before:
            return
        if deck is not None:
            decks.keep(GAME, deck.name, {EVENT: cards}, deck.id)
        else:
            taken = [it.name for it in decks.all(GAME)]
            name = free_name(translate("OwnDeck", "Our deck"), taken, LONGEST)
            decks.keep(GAME, name, {EVENT: cards})

    def _deck(self, kept: Sequence[KeptDeck]) -> KeptDeck | None:
        """The kept deck that this table plays with, or that its names began where that is gone."""
        value = self._telling.match.setup.values[ENTRY].value
        wanted = {card["id"] for card in value} if isinstance(value, list) else set()
        told, begun = {*self._last}, None
        for deck in kept:
            cards = deck.tables.get(EVENT) if deck.tables is not None else None
            if not isinstance(cards, list):
                continue
            there = {card.get("id") for card in cards if isinstance(card, dict)}
            names = {card.get("name_en") for card in cards if isinstance(card, dict)}
            # It has every card with which the match began.
            if (wanted and wanted <= there) or (not wanted and told & names):
                return deck
            begun = begun or (deck if self._new & names else None)
        return begun
