"""What lake and spaceship share: a card by its odds, the app's own draw, the discard pile."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.choice import OUTCOME, Choice
from desktop.boards.red_outpost.table.few_lines import AMBER
from desktop.boards.red_outpost.table.panel import Panel, capital, type_of_choices
from desktop.look.translate import translate
from desktop.table.touch import PRIMARY
from engine.games.red_outpost.decks import Deck, Odds
from engine.games.red_outpost.wording import deck_text, odds_text


def odds_choice(
    panel: Panel,
    odds: Odds,
    table: str,
    reason: str,
    press: Callable[[], object],
    clause: str,
) -> Choice:
    """A card with its odds; one of which none is left says so."""
    words = panel.telling.voice.words
    told = odds_text(words, odds) if odds.most else translate("TablePanels", "none left")
    name = words.name(table, odds.face)
    return Choice(
        text=capital(_name(panel, odds.face)),
        note=told,
        said=f"{name}, {told}",
        sign="mood" if odds.face == "fish_2_mood" else "",
        look=OUTCOME,
        share=odds.chance or 0.0,
        press=press,
        reason=reason,
        clause=clause,
    )


def draw_for_us(
    panel: Panel,
    deck: Deck,
    dice: random.Random,
    tell: Callable[[str, str], object],
    *,
    short: bool = False,
) -> Choice:
    """The app draws a card by the odds, for a group that has none; it says that it did."""
    words = panel.telling.voice.words
    chances = [odds.chance for odds in deck.odds]
    reason = panel.no_turn()
    if not reason and None in chances:
        reason = deck_text(words, deck.next_shuffle)

    def draw() -> None:
        weights = [chance or 0.0 for chance in chances]
        card = dice.choices([odds.face for odds in deck.odds], weights)[0]
        told = translate("TablePanels", "The app drew: {card}.")
        tell(card, told.format(card=words.name(deck.words, card)))

    text = (
        translate("TablePanels", "App draws") if short else translate("TablePanels", "Draw for us")
    )
    return Choice(
        text=text,
        icon="dice" if short else "",
        said=translate("TablePanels", "The app draws a card by the odds"),
        press=draw,
        reason=reason,
    )


class Draws:
    """Cards that were drawn: told at once, and said as long as it is about them if the app drew."""

    def __init__(self, panel: Panel) -> None:
        self.dice: random.Random = random.SystemRandom()
        """Draws for a group without cards; what it draws is told like any other card."""
        self._panel = panel
        self._said = ""
        self._said_about: Hashable = None

    @property
    def said(self) -> str:
        """What the app has just drawn for the group."""
        return self._said if self._said_about == self._panel.about() else ""

    def tell(self, *words: object, drawn: str = "") -> None:
        """Tell a fact of the deck, and say if the app drew the card."""
        self._said = drawn
        if self._panel.tell(*words) and drawn:
            self._said_about = self._panel.about()
            self._panel.show_choices()


class Pile:
    """The discard pile of a deck, told card by card in the places of its panel."""

    def __init__(
        self,
        panel: Panel,
        tell: Callable[..., object],
        faces: Sequence[str],
        table: str,
        fact: str,
        clause: str,
    ) -> None:
        self._panel, self._tell = panel, tell
        self._faces, self._table = faces, table
        self._fact, self._clause = fact, clause
        self._counts: list[int] = []
        self._box: Sequence[int] = ()

    def open(self, discarded: Sequence[int], box: Sequence[int]) -> None:
        """Ask for it, beginning with what is believed; no face has more cards than the box."""
        self._counts, self._box = list(discarded), box
        self._panel.go(self._step)

    def _step(self) -> type_of_choices:
        said = translate("TablePanels", "What lies in the discard pile? Each tap is one card more.")
        self._panel.note.say(said, icon="discard", fill=AMBER)
        words = self._fact, *self._counts
        return (
            *map(self._face, range(len(self._faces))),
            Choice(
                text=translate("TablePanels", "Enter"),
                icon="check",
                look=PRIMARY,
                said=translate("TablePanels", "Enter the discard pile"),
                press=partial(self._tell, *words),
                reason=self._panel.telling.why_not(*words),
                clause=self._clause,
            ),
        )

    def _face(self, at: int) -> Choice:
        """How many cards of a face lie there: a tap adds one, after the last comes none."""
        face, n, most = self._faces[at], self._counts[at], self._box[at]
        told = translate("TablePanels", "{n} of {all}").format(n=n, all=most)
        is_ship = self._table == "ship_cards"
        return Choice(
            text=capital(_name(self._panel, face)),
            note=told,
            said=f"{self._panel.telling.voice.words.name(self._table, face)}, {told}",
            sign="mood" if face == "fish_2_mood" else "",
            press=partial(self._add, at),
            share=n / most if most else 0.0,
            number=str(n) if is_ship else "",
            icon=ICONS.get(face, "") if is_ship else "",
        )

    def _add(self, at: int) -> None:
        self._counts[at] = (self._counts[at] + 1) % (self._box[at] + 1)
        self._panel.show_choices()


ICONS = {
    "nothing": "close",
    "wool": "wool",
    "grain": "grain",
    "coal": "coal",
    "fish": "fish",
    "any": "cube",
    "crystal": "crystal",
}
"""The icon of each spaceship card."""


def _name(panel: Panel, face: str) -> str:
    """A card in a word: its good, or what it is called in short."""
    return panel.short("goods", face)
