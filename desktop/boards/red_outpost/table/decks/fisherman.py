"""The Fisherman's two cards, asked for step by step in the places of the lake (RO-4.10, RO-4.13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.decks.drawing import draw_for_us, missed, odds_choice
from desktop.boards.red_outpost.table.decks.nets import Nets
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, OUTCOME, Choice
from desktop.table.panels.few_lines import AMBER
from desktop.table.panels.step_panel import capital, type_of_choices, type_of_step
from desktop.table.touch import PLAIN
from engine.rules.facts import UNSEEN


class Fisherman:
    """First card, second card, which he takes; a shuffle before or after. Each step leads back."""

    def __init__(self, lake: TurnPanel) -> None:
        self._lake = lake
        self._nets = Nets()

    def begin(self) -> None:
        """Ask for the first card."""
        self._nets = Nets()
        self._lake.go(self._first)

    def is_after_first(self, step: type_of_step | None) -> bool:
        """Whether that step of the lake asks for what comes after his first card."""
        return step in (self._second, self._kept)

    def _first(self) -> type_of_choices:
        self._nets.first = self._nets.second = ""
        self._nets.shuffles_after = False
        self._lake.note.say(
            translate("TablePanels", "The Fisherman’s first card?"),
            translate("TablePanels", "He may shuffle all cards before or after (RO-4.10)."),
            icon="draw",
        )
        first = self._nets.shuffles_before
        before = Choice(
            text=translate("TablePanels", "Shuffled first"),
            said=translate("TablePanels", "He shuffled all cards before revealing"),
            look=CHOSEN if first else PLAIN,
            press=self._turn_before,
            clause="RO-4.10",
        )
        draw = draw_for_us(
            self._lake, "app_two_lake", self._lake.seat + 1, "before" if first else "no", short=True
        )
        return self._drawing(self._take_first, before, draw)

    def _turn_before(self) -> None:
        self._nets.shuffles_before = not self._nets.shuffles_before
        self._lake.show_choices()

    def _drawing(
        self, take: Callable[[str], None], before: Choice | None, draw: Choice | None
    ) -> type_of_choices:
        deck = self._nets.deck(self._lake.state)
        faces: Sequence[Choice] = [
            odds_choice(
                self._lake,
                odds,
                "lake_cards",
                "" if odds.most else translate("TablePanels", "No such card is left (RO-4.10)."),
                partial(take, odds.face),
                "RO-4.10",
            )
            for odds in deck.odds
        ]
        return *faces, before, draw, missed(partial(take, UNSEEN), "", "RO-4.10")

    def _take_first(self, card: str) -> None:
        self._nets.first = card
        self._lake.go(self._second)

    def _second(self) -> type_of_choices:
        self._nets.second = ""
        first = self._face(self._nets.first)
        asked = translate("TablePanels", "First: {card}. The second card?").format(card=first)
        if self._nets.is_last(self._lake.state):
            five = translate(
                "TablePanels", "That was the last card: shuffle the other five now (RO-4.13)."
            )
            self._lake.note.say(five, asked, icon="shuffle", fill=AMBER)
        else:
            self._lake.note.say(asked, icon="draw")
        return self._drawing(self._take_second, None, None)

    def _take_second(self, card: str) -> None:
        self._nets.second = card
        self._lake.go(self._kept)

    def _kept(self) -> type_of_choices:
        nets = self._nets
        self._lake.note.say(
            translate("TablePanels", "Which reward does the Fisherman take? (RO-4.10)"),
            icon="fish",
        )
        first, second = (
            translate("TablePanels", "the first"),
            translate("TablePanels", "the second"),
        )
        taken = [
            self._keep("first", nets.first, first),
            self._keep("second", nets.second, second),
            self._keep("none", "", ""),
        ]
        if nets.shuffles_before:
            return taken
        after = Choice(
            text=translate("TablePanels", "Shuffles after"),
            said=translate("TablePanels", "He shuffles all cards after revealing"),
            look=CHOSEN if nets.shuffles_after else PLAIN,
            press=self._turn_after,
            clause="RO-4.10",
        )
        return *taken, after

    def _turn_after(self) -> None:
        self._nets.shuffles_after = not self._nets.shuffles_after
        self._lake.show_choices()

    def _keep(self, kept: str, card: str, note: str) -> Choice:
        words = self._nets.words(self._lake.seat, kept)
        text = self._face(card) if card else translate("TablePanels", "Neither card")
        return Choice(
            text=capital(text),
            note=note,
            said=f"{text}, {note}" if note else text,
            look=OUTCOME,
            sign="mood" if card == "fish_2_mood" else "",
            press=partial(self._lake.tell, *words),
            reason=self._lake.why_not(*words),
            clause="RO-4.10",
        )

    def _face(self, card: str) -> str:
        if card == UNSEEN:
            return translate("TablePanels", "not seen")
        return self._lake.short("lake_cards", card)
