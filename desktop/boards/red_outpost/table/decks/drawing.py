"""What lake and spaceship share: a card by its odds, the app's own draw, the discard pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.decks.undrawn import DRAWN, is_noted
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import OUTCOME, Choice
from desktop.table.panels.few_lines import AMBER
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.touch import LEGAL, PRIMARY
from engine.games.red_outpost.decks import Odds
from engine.games.red_outpost.facts.goods import check_card, check_second_card
from engine.games.red_outpost.wording import odds_text


def closed(panel: TurnPanel, place: int) -> str:
    """RO-2.4, RO-2.6, RO-2.7: why nobody comes by a card of that place now; empty if somebody may.

    Special cards lead to places that are closed to the others.
    """
    return "" if panel.state.board.has_cards else panel.telling.refused_by(check_card, place)


def second(panel: TurnPanel, place: int) -> str:
    """RO-4.7, RO-4.10: why no second card of that place comes in this turn; empty if one may."""
    came = is_noted(panel.telling, *DRAWN[place])
    return panel.telling.refused_by(check_second_card, place) if came else ""


def odds_choice(
    panel: TurnPanel,
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


def draw_for_us(panel: TurnPanel, *words: object, short: bool = False) -> Choice:
    """The app draws from the match's own deck, for a group that has none; it says that it did."""
    text = (
        translate("TablePanels", "App draws") if short else translate("TablePanels", "Draw for us")
    )
    return Choice(
        text=text,
        icon="dice" if short else "",
        said=translate("TablePanels", "The app draws a card by the odds"),
        press=partial(panel.tell, *words),
        reason=panel.why_not(*words),
    )


def missed(press: Callable[[], object], reason: str, clause: str) -> Choice:
    """A card that was drawn and that nobody saw."""
    return Choice(
        text=translate("TablePanels", "Unseen"),
        icon="hidden",
        said=translate("TablePanels", "A card that nobody saw"),
        press=press,
        reason=reason,
        clause=clause,
    )


def drawn(panel: TurnPanel, table: str) -> str:
    """What the app has just drawn for the group from the deck whose cards have that table of names."""
    events = [event for entry in panel.telling.latest for event in entry.events]
    if not any(event.name == "app_draws" for event in events):
        return ""
    words = panel.telling.voice.words
    told = [event.params["card"] for event in events if event.name == SAID_BY[table]]
    said = translate("TablePanels", "The app drew: {card}.")
    return (
        said.format(card=words.listed([words.name(table, card) for card in told])) if told else ""
    )


SAID_BY = {"lake_cards": "lake_card", "ship_cards": "ship_card"}
"""Events that say which card of a deck was revealed."""


def answers(panel: TurnPanel) -> dict[str, Choice]:
    """The answers to what the app asks about a card that it drew, by their names."""
    state, voice = panel.state, panel.telling.voice
    question = state.question
    assert question is not None, "asked"
    return {
        str(action): Choice(
            text=capital(voice.action(question.name, action)),
            look=LEGAL,
            press=partial(panel.telling.answer, action),
            clause=question.clause,
        )
        for action in state.legal_actions()
    }


class Pile:
    """The discard pile of a deck, told card by card in the places of its panel."""

    def __init__(
        self,
        panel: TurnPanel,
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
        said = translate("TablePanels", "What is in the discard pile? Each tap adds one card.")
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


def _name(panel: TurnPanel, face: str) -> str:
    """A card in a word: its good, or what it is called in short."""
    return panel.short("goods", face)
