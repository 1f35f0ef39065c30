"""The lake deck: what comes next, when it is shuffled, and what was drawn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.decks.drawing import (
    Pile,
    answers,
    closed,
    draw_for_us,
    drawn,
    missed,
    odds_choice,
    second,
)
from desktop.boards.red_outpost.table.decks.fish_out import FishOut
from desktop.boards.red_outpost.table.decks.fisherman import Fisherman
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.few_lines import AMBER
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, PRIMARY
from engine.games.red_outpost.components import LAKE, LAKE_CARDS
from engine.games.red_outpost.decks import Deck, fish_cards, lake_odds
from engine.games.red_outpost.table import AtTable
from engine.games.red_outpost.wording import deck_text
from engine.rules.facts import UNSEEN

FISHED_OUT = "lake_shuffled_fish_out"
FACE = 80


class Lake(TurnPanel):
    """Cards left, fish out, the next shuffle and why not yet, and the next card by its odds."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        measure = telling.measure
        self.faces = [Slot(measure, FACE) for _ in LAKE_CARDS]
        self.below = [Slot(measure) for _ in range(3)]
        super().__init__(telling, (*self.faces, *self.below), 70, "fish")
        self.setObjectName("lake")
        self.fish = FishOut(measure)
        self.head.insertWidget(2, self.fish)
        for slot, name in zip(self.places, (*LAKE_CARDS, "two", "shuffle", "missed"), strict=True):
            slot.setObjectName(f"lake_{name}")
        first, second, third = self.below
        self.rows([(slot, 1) for slot in self.faces], [(first, 7), (second, 4), (third, 4)])
        self._leaves = False
        self._fisherman = Fisherman(self)
        self.pile = Pile(self, self.tell, LAKE_CARDS, "lake_cards", "lake_discards", "RO-4.10")
        self._due_turn, self._due_entry = 0, -1
        self._left_for = 0
        self._deck: Deck | None = None

    # -- the first step ------------------------------------------------------------

    def about(self) -> Hashable:
        """The turn, and what lies where."""
        state = self.state
        cards = tuple(state.lake), tuple(state.lake_discard), state.lake_missed
        return *cards, state.is_known("lake"), self.seat, self.telling.match.turn

    def clause(self) -> str:
        """The shuffle while it is due."""
        return "RO-4.13" if self.is_due else "RO-4.10"

    def no_turn(self) -> str:
        """Nor a card while its place is closed to everybody."""
        return super().no_turn() or closed(self, LAKE)

    def _show_head(self) -> None:
        deck = self._deck = lake_odds(self.state)
        self.call(self.named("places", "lake"))
        size = sum(self.state.board.lake)
        self.count_cards(deck.left, size)
        every = fish_cards(list(self.state.board.lake))
        out = fish_cards(self.state.lake_discard)
        said = translate("TablePanels", "{out} of {all} fish cards are discarded")
        known = deck.left is not None
        self.fish.show_fish(out, every, said.format(out=out if known else "?", all=every))
        if self.is_home:
            self._leaves = self._leaves and self._left_for == self.telling.match.turn
        for entry in self.telling.latest:
            is_shuffled = any(event.name == FISHED_OUT for event in entry.events)
            if is_shuffled and entry.number != self._due_entry:
                self._due_turn, self._due_entry = self.telling.match.turn, entry.number
        fresh = not any(self.state.lake_discard) and not deck.missed
        self.mark_due(fresh and self._due_turn == self.telling.match.turn)

    @property
    def is_asking(self) -> bool:
        """Whether a question about the Fisherman's cards is open, which the app drew."""
        question = self.state.question
        return question is not None and question.name in ("keep_of_nets", "put_back")

    def home(self) -> type_of_choices:
        """The next card, the Fisherman's two, a shuffle, a card that was missed."""
        if self.is_asking:
            asked = self.telling.voice.prompt(self.state)
            self.note.say(asked, drawn(self, "lake_cards"), icon="fish", fill=AMBER)
            return tuple(answers(self).values())
        deck = self._deck
        assert deck is not None, "told by the head"
        self._say_deck(deck)
        drawn_already = second(self, LAKE)
        faces = [
            odds_choice(
                self,
                odds,
                "lake_cards",
                drawn_already or self.why_not("lake_card", self.seat + 1, odds.face, self._caught),
                partial(self._tell_card, odds.face),
                "RO-4.10",
            )
            for odds in deck.odds
        ]
        no_turn = self.no_turn()
        return (
            *faces,
            Choice(
                text=self.named("workers", "fisherman"),
                note=translate("TablePanels", "two cards"),
                press=self._fisherman.begin,
                reason=no_turn,
                clause="RO-4.10",
            ),
            self._shuffle(),
            missed(partial(self._tell_card, UNSEEN), drawn_already or no_turn, "RO-4.10"),
        )

    def further(self) -> Choice | None:
        """What is wanted less often."""
        if self.is_asking:
            return None
        look = CHOSEN if self._leaves else PLAIN
        said = translate("TablePanels", "More for the Lake")
        return Choice(text="…", said=said, press=partial(self.go, self._more), look=look)

    def _say_deck(self, deck: Deck) -> None:
        words = self.telling.voice.words
        then = f"{deck_text(words, deck.next_shuffle)} ({deck.next_shuffle.clause})"
        why = "" if deck.not_shuffled is None else deck_text(words, deck.not_shuffled)
        if self.is_due:
            due = translate(
                "TablePanels", "Shuffle all six now: the third fish card is discarded (RO-4.13)."
            )
            self.note.say(due, drawn(self, "lake_cards"), icon="shuffle", fill=AMBER)
        elif self._leaves:
            left = translate("TablePanels", "The fish of the next card are not taken (RO-R3).")
            self.note.say(left, then, icon="fish", fill=AMBER)
        else:
            told = drawn(self, "lake_cards")
            self.note.say(
                told or then,
                then if told else why,
                icon="dice" if told else "shuffle",
                fill=AMBER,
            )

    def _shuffle(self) -> Choice:
        if self.is_due:
            done = translate("TablePanels", "Done")
            return Choice(text=done, icon="check", look=PRIMARY, press=self._shuffled)
        return Choice(
            text=translate("TablePanels", "Shuffle"),
            icon="shuffle",
            said=translate("TablePanels", "All lake cards were shuffled"),
            press=partial(self.tell, "shuffled_lake"),
            reason=self.why_not("shuffled_lake"),
            clause="RO-4.10",
        )

    def _shuffled(self) -> None:
        self._due_turn = 0
        self.show_table()

    def tell(self, *words: object, before: Sequence[object] = ()) -> bool:
        """Tell a fact of the lake; the fish of a later card are caught again."""
        self._leaves = False
        return super().tell(*words, before=before)

    @property
    def _caught(self) -> str:
        return "left" if self._leaves else "caught"

    def _tell_card(self, card: str) -> None:
        self.tell("lake_card", self.seat + 1, card, self._caught)

    @property
    def is_half_entered(self) -> bool:
        """Whether the Fisherman's first card is entered, and what came after it is not."""
        return self._fisherman.is_after_first(self.step)

    def ask_fisherman(self) -> None:
        """He has come: ask for his two cards (RO-4.10), or go on with them."""
        if not (self.no_turn() or self.is_asking or self.is_half_entered):
            self.begin()
            self._fisherman.begin()

    # -- what is wanted less often -------------------------------------------------

    def _more(self) -> type_of_choices:
        values = self.state.board.setup.values
        is_guess = any(values[f"lake.{face}"].provenance == "placeholder" for face in LAKE_CARDS)
        guess = translate("TablePanels", "How the lake cards are split is a placeholder.")
        self.note.say(
            translate("TablePanels", "Without printed cards, the app draws by the odds."),
            guess if is_guess else "",
            icon="info",
        )
        return (
            draw_for_us(self, "app_lake", self.seat + 1, self._caught),
            Choice(
                text=translate("TablePanels", "Do not take the fish"),
                said=translate("TablePanels", "Do not take the fish of the next card"),
                look=CHOSEN if self._leaves else PLAIN,
                press=self._leave,
                reason=self.no_turn(),
                clause="RO-R3",
            ),
            Choice(
                text=translate("TablePanels", "Discard pile…"),
                said=translate("TablePanels", "Enter the discard pile"),
                press=self._open_pile,
                clause="RO-4.10",
            ),
        )

    def _leave(self) -> None:
        self._leaves, self._left_for = not self._leaves, self.telling.match.turn
        self.begin()

    def _open_pile(self) -> None:
        self.pile.open(self.state.lake_discard, self.state.board.lake)
