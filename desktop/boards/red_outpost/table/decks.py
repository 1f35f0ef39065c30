"""What lake and spaceship share: a card by its odds, the app's own draw, the discard pile."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from functools import partial

from desktop.boards.red_outpost.table.choice import OUTCOME, Choice
from desktop.boards.red_outpost.table.panel import Panel, capital
from desktop.look.translate import translate
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


def piles(
    panel: Panel,
    faces: Sequence[str],
    table: str,
    box: Sequence[int],
    counts: MutableSequence[int],
) -> Iterator[Choice]:
    """How many of each face lie discarded: a tap adds one, after the last comes none."""

    def add(at: int) -> None:
        counts[at] = (counts[at] + 1) % (box[at] + 1)
        panel.show_choices()

    for at, face in enumerate(faces):
        told = translate("TablePanels", "{n} of {all}").format(n=counts[at], all=box[at])
        yield Choice(
            text=capital(_name(panel, face)),
            note=told,
            said=f"{panel.telling.voice.words.name(table, face)}, {told}",
            sign="mood" if face == "fish_2_mood" else "",
            press=partial(add, at),
            share=counts[at] / box[at] if box[at] else 0.0,
            number=str(counts[at]) if table == "ship_cards" else "",
            icon=ICONS.get(face, "") if table == "ship_cards" else "",
        )


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
