"""The spaceship deck: how many of each card are left, when it is shuffled, and what was drawn."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import partial

from desktop.boards.red_outpost.table.decks.drawing import (
    ICONS,
    Pile,
    answers,
    closed,
    draw_for_us,
    drawn,
    missed,
    odds_choice,
    second,
)
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import OUTCOME, Choice
from desktop.table.panels.few_lines import AMBER
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, PRIMARY, QUIET
from engine.games.red_outpost.components import GOODS, SHIP_CARDS, SPACESHIP
from engine.games.red_outpost.decks import Deck, Odds, ship_odds
from engine.games.red_outpost.table import AtTable
from engine.games.red_outpost.wording import deck_text
from engine.rules.facts import UNSEEN

CLAUSE, SHUFFLE = "RO-4.7", "RO-R4"
ACROSS = 4


class Spaceship(TurnPanel):
    """Seven cards to tell, each with the number that is left; one of choice asks for the good."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        measure = telling.measure
        self.cells = [Slot(measure) for _ in range(2 * ACROSS)]
        super().__init__(telling, self.cells, 74, "rocket")
        self.setObjectName("spaceship")
        for slot, name in zip(self.cells, (*SHIP_CARDS, "last"), strict=True):
            slot.setObjectName(f"ship_{name}")
        self.rows(
            [(slot, 1) for slot in self.cells[:ACROSS]], [(slot, 1) for slot in self.cells[ACROSS:]]
        )
        self.pile = Pile(self, self.tell, SHIP_CARDS, "ship_cards", "ship_discards", CLAUSE)
        self._deck: Deck | None = None

    def about(self) -> Hashable:
        """The turn, and what lies where."""
        state = self.state
        cards = tuple(state.ship), tuple(state.ship_discard), state.ship_missed
        return *cards, state.is_known("ship"), self.seat, self.telling.match.turn

    def clause(self) -> str:
        """The shuffle while the deck is empty."""
        return SHUFFLE if self.is_due else CLAUSE

    def no_turn(self) -> str:
        """Nor a card while its place is closed to everybody."""
        return super().no_turn() or closed(self, SPACESHIP)

    def _show_head(self) -> None:
        deck = self._deck = ship_odds(self.state)
        self.call(self.named("places", "spaceship"))
        size = sum(self.state.board.ship)
        self.count_cards(deck.left, size)
        self.mark_due(deck.left == 0)

    # -- the first step ------------------------------------------------------------

    def home(self) -> type_of_choices:
        """The seven cards; in the last place where the numbers come from, or the shuffle."""
        deck = self._deck
        assert deck is not None, "told by the head"
        if self.is_asking:
            return self._asked()
        self._say_deck(deck)
        return *(self._card(odds) for odds in deck.odds), self._last()

    @property
    def is_asking(self) -> bool:
        """Whether a card of choice that the app drew waits for its good."""
        question = self.state.question
        return question is not None and question.name == "salvage"

    @property
    def is_half_entered(self) -> bool:
        """Whether a card of choice is entered, and its cube is not."""
        return self.step == self._which

    def _card(self, odds: Odds) -> Choice:
        seat, face = self.seat + 1, odds.face
        reason = second(self, SPACESHIP) or self.why_not("ship_card", seat, face, "-")
        if face == "any" and reason and not second(self, SPACESHIP):
            reasons = [self.why_not("ship_card", seat, face, good) for good in GOODS]
            reason = reasons[0] if all(reasons) else ""
        most, least = odds.most, odds.least
        if self.is_due:
            # RO-R4: it comes from a new deck of all cards.
            most = least = self.state.board.ship[SHIP_CARDS.index(face)]
        made = odds_choice(self, odds, "ship_cards", reason, partial(self._tell_card, face), CLAUSE)
        number = str(most) if least == most else f"{least}–{most}"
        return replace(made, number=number, icon=ICONS[face], share=None)

    def further(self) -> Choice | None:
        """What is wanted less often."""
        if self.is_asking:
            return None
        said = translate("TablePanels", "More for the Spaceship")
        return Choice(text="…", said=said, press=partial(self.go, self._more))

    def _say_deck(self, deck: Deck) -> None:
        words = self.telling.voice.words
        then = f"{deck_text(words, deck.next_shuffle)} ({deck.next_shuffle.clause})"
        why = "" if deck.not_shuffled is None else deck_text(words, deck.not_shuffled)
        told = drawn(self, "ship_cards")
        if self.is_due:
            due = translate("TablePanels", "Shuffle all {n} cards before the next one (RO-R4).")
            self.note.say(
                due.format(n=sum(self.state.board.ship)), told, icon="shuffle", fill=AMBER
            )
        elif told:
            self.note.say(told, then, icon="dice", fill=AMBER)
        else:
            self.note.say(then, why, icon="shuffle", fill=AMBER)

    def _last(self) -> Choice | None:
        if self.is_due:
            return self._shuffle(translate("TablePanels", "Shuffled"), PRIMARY)
        values = self.state.board.setup.values
        if not any(values[f"ship.{face}"].provenance == "placeholder" for face in SHIP_CARDS):
            return None
        told = translate("TablePanels", "Placeholder")
        more = translate(
            "TablePanels",
            "The rules do not say how the 12 spaceship cards are split: the numbers "
            "are placeholders until the real ones are entered.",
        )
        return Choice(
            text=told,
            icon="warning",
            said=more,
            look=QUIET,
            words=more,
            press=lambda: self.note.say(more, icon="warning", fill=AMBER),
        )

    def _shuffle(self, text: str, look: str = PLAIN) -> Choice:
        return Choice(
            text=text,
            icon="shuffle",
            said=translate("TablePanels", "The spaceship deck was shuffled"),
            look=look,
            press=partial(self.tell, "shuffled_ship"),
            reason=self.telling.why_not("shuffled_ship"),
            clause=SHUFFLE,
        )

    def _tell_card(self, face: str) -> None:
        if face == "any" and not self._nothing_left():
            self.go(self._which)
        else:
            self.tell("ship_card", self.seat + 1, face, "-")

    def _nothing_left(self) -> bool:
        """RO-R2: without any cube in the supply the card of choice brings nothing."""
        return not self.telling.why_not("ship_card", self.seat + 1, "any", "-")

    def _which(self) -> type_of_choices:
        told = {good: ("ship_card", self.seat + 1, "any", good) for good in GOODS}
        asked = translate("TablePanels", "Which cube does {name} take? (RO-4.7)")
        self.note.say(asked.format(name=self.name), icon="cube", fill=AMBER)
        return self._goods(
            {
                good: Choice(
                    text="",
                    look=OUTCOME,
                    press=partial(self.tell, *words),
                    reason=self.why_not(*words),
                )
                for good, words in told.items()
            }
        )

    def _asked(self) -> type_of_choices:
        """The app drew the card of choice."""
        voice = self.telling.voice
        asked = voice.prompt(self.state)
        self.note.say(asked, drawn(self, "ship_cards"), icon="cube", fill=AMBER)
        refused = {
            it.subject: Choice(text="", press=lambda: None, reason=voice.refusal(it))
            for it in self.state.refusals()
        }
        return self._goods({**refused, **answers(self)})

    def _goods(self, choices: Mapping[str, Choice]) -> type_of_choices:
        """The goods stand where their own cards do."""
        places: list[Choice | None] = [None] * len(self.cells)
        words = self.telling.voice.words
        for good in GOODS:
            places[SHIP_CARDS.index(good)] = replace(
                choices[good],
                text=capital(words.name("goods", good)),
                said=words.name("goods", good, "one"),
                icon=good,
                clause="RO-3.4",
            )
        return places

    # -- what is wanted less often -------------------------------------------------

    def _more(self) -> type_of_choices:
        self.note.say(
            translate("TablePanels", "Without printed cards, the app draws by the odds."),
            icon="info",
        )
        return (
            draw_for_us(self, "app_ship", self.seat + 1, short=True),
            missed(
                partial(self.tell, "ship_card", self.seat + 1, UNSEEN, "-"), self.no_turn(), CLAUSE
            ),
            self._shuffle(translate("TablePanels", "Shuffle")),
            Choice(
                text=translate("TablePanels", "Pile…"),
                icon="discard",
                said=translate("TablePanels", "Enter the discard pile"),
                press=self._open_pile,
                clause=CLAUSE,
            ),
        )

    def _open_pile(self) -> None:
        self.pile.open(self.state.ship_discard, self.state.board.ship)
