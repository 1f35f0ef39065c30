"""The situation on the table: planets, cards, stocks, the auction, and who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Self

from engine.games.outer_earth.actions import PADDLES
from engine.games.outer_earth.board import Board
from engine.games.outer_earth.components import (
    BACK,
    DEVELOPING,
    EFFECTS,
    INDUSTRIES,
    INDUSTRY,
    INFLUENCE,
    PLANETS,
    SECONDARY,
    SLOT,
)
from engine.games.outer_earth.scoring import Closing, Tally, score
from engine.rules import scoring
from engine.rules.agenda import State, type_of_pick
from engine.rules.parts import hidden
from engine.rules.parts.places import put

NOTHING = -1
"""Stands for no planet, company or industry."""


class OuterEarth(State):
    """A match of Outer Earth; planets, companies and industries are numbers, cards are faces.

    Hidden are the deck, hands, paddles until all are shown, bids, and what was invested face down.
    """

    __slots__ = (
        "ap",
        "bids",
        "board",
        "bonus",
        "budget",
        "built",
        "chips",
        "chips_won",
        "closings",
        "company",
        "deck",
        "developing",
        "discard",
        "effects",
        "free_places",
        "free_refreshes",
        "galaxy",
        "had_ap_bonus",
        "hands",
        "index",
        "invested",
        "is_raised",
        "known",
        "last_round",
        "offered",
        "open_cards",
        "paddles",
        "pool",
        "portfolio",
        "queued",
        "round",
        "row",
        "start",
        "stocks",
        "turns",
        "unturned",
        "vp",
        "wild",
    )

    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in __slots__ if name != "board")

    round: int
    turns: int
    """Turns of phase 2 that are over."""
    start: int
    """The seat with the starting token."""
    last_round: str
    """Why this round is the last: `turned`, `bought`, `budget`, `both`; empty while it is not."""
    budget: int
    galaxy: int
    """Planets left in the galaxy deck."""
    unturned: list[int]
    """Planets that nobody has seen: those of the galaxy deck are among them."""
    row: list[int]
    """The market, the oldest planet first."""
    chips: list[int]
    """VP chips on each planet of the row."""
    index: list[int]
    deck: int
    """Closed industry cards; nobody knows their faces."""
    pool: list[int]
    """Unseen faces, as `hidden` counts them."""
    open_cards: list[str]
    discard: list[str]
    company: list[int]
    effects: list[int]
    """What each seat has gained of each effect: seat × effects + effect."""
    hands: list[list[str]]
    known: list[list[str]]
    """What all know of each hand, its bid included."""
    paddles: list[str]
    """Each seat's answer to the planet on offer; empty where none was given."""
    bids: list[list[str]]
    is_raised: int
    """Whether somebody added to a bid in this round of bidders."""
    offered: int
    developing: list[list[int]]
    queued: list[int]
    built: list[list[str]]
    """Cards on each planet, the newest last."""
    portfolio: list[list[int]]
    stocks: list[list[str]]
    """Open cards in the stocks, the one with the bonus last."""
    invested: list[list[str]]
    """Cards that lie face down in the stocks."""
    bonus: list[int]
    """The industry of the face-up card whose bonus works."""
    vp: list[int]
    chips_won: list[int]
    closings: list[list[int]]
    """Every closing: seat, planet, VP of its cards, sets, VP of effects."""
    ap: int
    free_places: int
    free_refreshes: int
    wild: int
    """What the seat whose turn it is has left."""
    had_ap_bonus: int
    """Whether the tertiary bonus was had in this turn (OE-R5)."""

    def __init__(self, board: Board) -> None:
        seats = board.seats
        self.board = board
        self.agenda = []
        self.choices = ()
        self.draws = {}
        self.events = None
        self.round = self.turns = self.start = 0
        self.last_round = ""
        self.budget = board.size.budget
        self.galaxy = board.size.galaxy
        self.unturned = list(range(len(PLANETS)))
        self.row = []
        self.chips = []
        self.index = [0] * len(INDUSTRIES)
        self.pool = board.cards.pool()
        self.deck = sum(self.pool)
        self.open_cards = []
        self.discard = []
        self.company = [NOTHING] * seats
        self.effects = [0] * (seats * len(EFFECTS))
        self.hands = [[] for _ in range(seats)]
        self.known = [[] for _ in range(seats)]
        self.paddles = [""] * seats
        self.bids = [[] for _ in range(seats)]
        self.is_raised = 0
        self.offered = NOTHING
        self.developing = [[] for _ in range(seats)]
        self.queued = [NOTHING] * seats
        self.built = [[] for _ in PLANETS]
        self.portfolio = [[] for _ in range(seats)]
        self.stocks = [[] for _ in range(seats)]
        self.invested = [[] for _ in range(seats)]
        self.bonus = [NOTHING] * seats
        self.vp = [0] * seats
        self.chips_won = [0] * seats
        self.closings = []
        self.ap = self.free_places = self.free_refreshes = self.wild = self.had_ap_bonus = 0

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = object.__new__(type(self))
        copy.agenda = self.agenda[:]
        copy.draws = self.draws.copy()
        copy.events = None
        copy.choices = self.choices
        # Whoever changes one of these lists makes a new one.
        copy.ap = self.ap
        copy.bids = self.bids
        copy.board = self.board
        copy.bonus = self.bonus
        copy.budget = self.budget
        copy.built = self.built
        copy.chips = self.chips
        copy.chips_won = self.chips_won
        copy.closings = self.closings
        copy.company = self.company
        copy.deck = self.deck
        copy.developing = self.developing
        copy.discard = self.discard
        copy.effects = self.effects
        copy.free_places = self.free_places
        copy.free_refreshes = self.free_refreshes
        copy.galaxy = self.galaxy
        copy.had_ap_bonus = self.had_ap_bonus
        copy.hands = self.hands
        copy.index = self.index
        copy.invested = self.invested
        copy.is_raised = self.is_raised
        copy.known = self.known
        copy.last_round = self.last_round
        copy.offered = self.offered
        copy.open_cards = self.open_cards
        copy.paddles = self.paddles
        copy.pool = self.pool
        copy.portfolio = self.portfolio
        copy.queued = self.queued
        copy.round = self.round
        copy.row = self.row
        copy.start = self.start
        copy.stocks = self.stocks
        copy.turns = self.turns
        copy.unturned = self.unturned
        copy.vp = self.vp
        copy.wild = self.wild
        return copy

    # -- what a seat may know --------------------------------------------------------

    def knows_points(self, seat: int) -> bool:
        """Whether it is known how many action points the seat has in its turn (OE-1.3)."""
        return True

    def hide(self, viewer: int) -> None:
        """Others' hands but what all know of them, their bids, their investments, their paddles."""
        box = self.board.cards
        for seat, known in enumerate(self.known):
            if seat == viewer:
                continue
            certain = hidden.still_known(known, len(self.bids[seat]))
            self.pool, hand = hidden.hide(box, self.pool, self.hands[seat], certain)
            self.pool, bid = hidden.hide(box, self.pool, self.bids[seat])
            self.pool, invested = hidden.hide(box, self.pool, self.invested[seat])
            self.hands = put(self.hands, seat, hand)
            self.bids = put(self.bids, seat, bid)
            self.invested = put(self.invested, seat, invested)
            if self.paddles[seat]:
                self.paddles = put(self.paddles, seat, hidden.UNKNOWN)

    def deal(self, pick: type_of_pick) -> None:
        """A face for every hidden card; what all know of a hand lies in it or in its bid."""
        box, seats = self.board.cards, self.board.seats
        for seat, known in enumerate(self.known):
            hand, bid = self.hands[seat], self.bids[seat]
            if BACK not in bid:
                continue
            for card in (Counter(known) - Counter(hand)).elements():
                there = [("hand", hand.count(BACK)), ("bid", bid.count(BACK))]
                if pick([place for place in there if place[1]]) == "hand":
                    hand = [*hidden.without(hand, BACK), card]
                else:
                    bid = [*hidden.without(bid, BACK), card]
                self.pool = hidden.see(box, self.pool, card)
            self.hands, self.bids = put(self.hands, seat, hand), put(self.bids, seat, bid)
        places = (*self.hands, *self.bids, *self.invested)
        self.pool, dealt = hidden.fill(box, self.pool, places, pick)
        self.hands = dealt[:seats]
        self.bids = dealt[seats : 2 * seats]
        self.invested = dealt[2 * seats :]
        self.paddles = [
            pick([(answer, 1) for answer in PADDLES]) if paddle == hidden.UNKNOWN else paddle
            for paddle in self.paddles
        ]

    # -- what follows from what lies there -------------------------------------------

    def effect(self, seat: int, effect: int) -> int:
        """What the seat has gained of an effect."""
        return self.effects[seat * len(EFFECTS) + effect]

    def influence(self, seat: int) -> int:
        """The seat's auction influence."""
        company = self.company[seat]
        return self.board.influence[company] + self.effect(seat, INFLUENCE)

    def by_influence(self, seats: list[int]) -> list[int]:
        """OE-2.4: seats from the lowest to the highest."""
        return sorted(seats, key=lambda seat: self.precedence(seat, self.influence(seat)))

    def precedence(self, seat: int, influence: int) -> tuple[int, int]:
        """OE-R13: the higher of two is higher here; of equals the nearer to the start player."""
        return influence, -((seat - self.start) % self.board.seats)

    @property
    def is_bought_out(self) -> bool:
        """OE-R9: whether no planet is left in the market."""
        return not self.row

    def leave_end_open(self) -> None:
        """OE-4.3: nothing that is known makes this round the last; in play all of it is."""

    def capacity(self, seat: int) -> int:
        """OE-1.3, OE-3.11, OE-R5: how many planets the seat can develop at a time."""
        has_bonus = self.bonus[seat] == SECONDARY and not self.board.bonus_is_slot
        return DEVELOPING + has_bonus

    def has_room(self, seat: int) -> bool:
        """OE-2.2: whether the seat has room for another planet, in development or queued."""
        return self.queued[seat] == NOTHING or len(self.developing[seat]) < self.capacity(seat)

    def has_card(self, seat: int) -> bool:
        """OE-2.2: whether the seat has a card in hand."""
        return bool(self.hands[seat])

    def slots(self, seat: int, planet: int) -> int:
        """OE-3.4: how many cards a planet of the seat takes, with all slots beyond its base."""
        more = self.bonus[seat] == SECONDARY and self.board.bonus_is_slot
        return self.board.planet_slots[planet] + self.effect(seat, SLOT) + more

    def closing_cost(self, planet: int) -> int:
        """OE-3.7: X + 1, where X is the number of unused base slots, never below 0."""
        return max(self.board.planet_slots[planet] - len(self.built[planet]), 0) + 1

    @property
    def bidders(self) -> tuple[int, ...]:
        """OE-2.4: who bids for the planet on offer, from the lowest to the highest influence."""
        of_bids = (it for it in self.agenda if it[0].name in ("bidding", "bidders_asked"))
        return next((order for _, order, *_ in of_bids), ())

    def clockwise(self) -> list[int]:
        """The seats from the one with the starting token on."""
        seats = self.board.seats
        return [(self.start + number) % seats for number in range(seats)]

    @property
    def turns_over(self) -> int:
        """A turn is one of phase 2 (OE-R14)."""
        return self.turns

    def returns(self) -> list[int]:
        """VP of each seat; complete at the end."""
        return self.vp[:]

    def result(self) -> scoring.Result:
        """OE-5: the sheets and the ranking as things stand; final at the end."""
        return score(self.tally())

    def tally(self) -> Tally:
        """OE-5: everything that a sheet needs, as far as whoever looks knows it."""
        board = self.board
        return Tally(
            index=self.index,
            chips=self.chips_won,
            closings=[
                Closing(seat, PLANETS[planet], cards, sets, extra)
                for seat, planet, cards, sets, extra in self.closings
            ],
            stocks=[
                by_industry([*self.stocks[seat], *self.invested[seat]])
                for seat in range(board.seats)
            ],
            face_down=[cards.count(BACK) for cards in self.invested],
            portfolio=[
                counted(board.planet_industry[planet] for planet in closed)
                for closed in self.portfolio
            ],
            unfinished=[
                [(PLANETS[planet], len(self.built[planet])) for planet in planets]
                for planets in self.developing
            ],
        )


def counted(industries: Iterable[int]) -> list[int]:
    """How many there are of each industry."""
    counts = [0] * len(INDUSTRIES)
    for industry in industries:
        counts[industry] += 1
    return counts


def by_industry(cards: Iterable[str]) -> list[int]:
    """How many cards of each industry there are, of those that are known."""
    return counted(INDUSTRY[card] for card in cards if card != BACK)
