"""The event phase and the round around it: counters, decks, tokens, Threat spaces, the clock."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from engine.games.robinson_crusoe import deck_file
from engine.games.robinson_crusoe.cards import Deck
from engine.games.robinson_crusoe.choices import FREE, PARTIAL
from engine.games.robinson_crusoe.components import GOODS, ITEMS, LEVELS, MIXED_IN, MORALE
from engine.games.robinson_crusoe.values import CASTAWAY, mixture
from engine.rules.agenda import State
from engine.rules.game import AT_TABLE, Setup
from engine.rules.markers import Markers

NOT_COUNTED = -1
"""Cards of an Adventure or Mystery deck at a table, whose number nobody needs to tell."""


class Board:
    """What stays as it is during a match: values, rulings, and the cards of the app's deck."""

    __slots__ = (
        "adventure_cards",
        "book",
        "book_cards",
        "deck",
        "discards_free",
        "highest",
        "is_told",
        "lowest",
        "pays_in_part",
        "reminder",
        "seats",
        "setup",
    )

    def __init__(self, setup: Setup) -> None:
        values = {name: entry.value for name, entry in setup.values.items()}
        self.setup = setup
        self.seats = setup.seats
        self.is_told = setup.level == AT_TABLE
        self.lowest: int = values["morale.lowest"]
        self.highest: int = values["morale.highest"]
        self.book: tuple[str, ...] = tuple(values["book"])
        self.reminder: Any = values["reminder"]
        self.pays_in_part = setup.rulings["RC-R1"] == PARTIAL
        self.discards_free = setup.rulings["RC-R12"] == FREE
        self.book_cards, self.adventure_cards = mixture(setup)
        self.deck: Deck | None = None
        if not self.is_told:
            tables = values["deck"]
            self.deck = deck_file.shipped() if tables == CASTAWAY else Deck(tables)

    @property
    def cards(self) -> Deck:
        """The app's deck; at a table nobody knows what is printed on the cards."""
        assert self.deck is not None, "a physical deck was asked for its cards"
        return self.deck


class Robinson(Markers, State):
    """A match: with the app's own deck, or beside a physical one (`board.is_told`).

    All is public but the order of the Event deck and the faces of cards that nobody has seen;
    those are not decided before a card is drawn, so that everybody may know the whole state.
    """

    __slots__ = (
        "board",
        "decks",
        "determination",
        "discard",
        "event_deck",
        "first",
        "food",
        "fur",
        "hand",
        "items",
        "life",
        "morale",
        "outcome",
        "palisade",
        "placed",
        "pool",
        "roof",
        "round",
        "rounds",
        "threats",
        "tokens",
        "told_cards",
        "top",
        "unknown",
        "weapon",
        "wood",
        "wounds",
    )

    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in __slots__ if name != "board")

    round: int
    rounds: int
    first: int
    """The seat of the First Player of this round."""
    outcome: str
    """How the match ended, if somebody said: `won` or `lost`."""
    food: int
    wood: int
    fur: int
    roof: int
    palisade: int
    weapon: int
    morale: int
    wounds: list[int]
    determination: list[int]
    life: list[int]
    """Wound spaces of each character."""
    items: list[int]
    """Fire, knife, rope, shovel: whether the group has them (RC-R10)."""
    event_deck: list[str]
    """The Event deck in no order, each card as it looks to all: `book:?`, `build:deep_splinter`."""
    top: str
    """The back on top of the Event deck; empty while nobody knows it."""
    pool: list[int]
    """Faces of the app's cards that nobody has seen, in the order of `board.cards.box`."""
    decks: list[int]
    """Cards in the decks Build, Explore, Gather and Mystery."""
    tokens: list[int]
    """Whether an Adventure token lies on Build, Explore, Gather."""
    threats: list[str]
    placed: list[int]
    """The cards in the left and the right Threat space, and the rounds in which they came."""
    hand: str
    """The card that is being resolved."""
    discard: list[str]
    told_cards: list[list[str]]
    """At a table: back, kind, name, requirement, reminder and round of each card that was told; its
    key is its place in this list, from 1."""

    def __init__(self, board: Board) -> None:
        seats = board.seats
        values = {name: entry.value for name, entry in board.setup.values.items()}
        self.board = board
        self.agenda = []
        self.choices = ()
        self.draws = {}
        self.events = None
        self.round = 1
        self.rounds = values["rounds"]
        self.first = 0
        self.outcome = ""
        self.food = self.wood = self.fur = 0
        self.roof = self.palisade = self.weapon = 0
        self.morale = 0
        self.wounds = [0] * seats
        self.determination = [0] * seats
        self.life = values["life"][:seats]
        self.items = [0] * len(ITEMS)
        self.event_deck = []
        self.top = ""
        self.pool = []
        self.decks = [NOT_COUNTED] * len(MIXED_IN)
        self.tokens = [0] * 3
        self.threats = ["", ""]
        self.placed = [0, 0]
        self.hand = ""
        self.discard = []
        self.told_cards = []
        self.unknown = []

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = object.__new__(type(self))
        copy.board = self.board
        copy.choices = self.choices
        copy.events = None
        for name in ("agenda", "draws", *self.FIELDS):
            value = getattr(self, name)
            setattr(copy, name, value.copy() if isinstance(value, list | dict) else value)
        # Whoever changes a card that was told makes a new list of it.
        return copy

    def returns(self) -> list[int]:
        """Nothing: nobody scores points here."""
        return []

    def played_turn(self, turn: int) -> int:
        """RC-3.4: the round, also where the app came to a running game."""
        return self.round

    def ending(self) -> str:
        """RC-3.4: what the group said."""
        return self.outcome


def counters(seats: int) -> list[str]:
    """RC-3.4: every counter, as facts and markers name it: `food`, `wounds.1`."""
    each = [f"{kind}.{seat + 1}" for kind in ("wounds", "determination") for seat in range(seats)]
    return [*GOODS, *LEVELS, MORALE, *each]
