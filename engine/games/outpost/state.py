"""The situation on the table: colonies, hands, the market, the auction, and what this turn changes."""

from __future__ import annotations

from operator import add, mul
from typing import Any, ClassVar, Self

from engine.games.outpost.board import Board
from engine.games.outpost.components import (
    ALWAYS,
    CREWED,
    FACTORIES,
    FIRST_CREW,
    JOBS,
    PEOPLE,
    START,
    UPGRADES,
    VICTORY,
)
from engine.games.outpost.needs import needs
from engine.games.outpost.scoring import Tally, score
from engine.rules import scoring
from engine.rules.agenda import State, type_of_pick
from engine.rules.parts import hidden
from engine.rules.parts.places import put

NOTHING = -1
"""Stands for no seat, upgrade or card."""


class Outpost(State):
    """A match of Outpost; upgrades, factories, jobs and decks are numbers, cards are `deck:value`.

    Hidden are the decks, and the values of the cards in hands.
    """

    __slots__ = (
        "active",
        "bid",
        "bids",
        "board",
        "bought",
        "built",
        "decks",
        "discards",
        "display",
        "ended",
        "event",
        "event_cards",
        "event_discards",
        "event_phase",
        "factories",
        "failed",
        "hands",
        "hired",
        "idle",
        "leader",
        "modifiers",
        "offered",
        "opened",
        "options_taken",
        "order",
        "people_at",
        "personal_events",
        "phase",
        "phase_began",
        "pool",
        "population",
        "robots",
        "robots_at",
        "sold_out",
        "still",
        "supply",
        "turn",
        "turns",
        "upgrades",
        "vp",
        "vp_before",
    )

    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in __slots__ if name != "board")

    # -- the clock
    turn: int
    turns: int
    """Player turns that are over."""
    phase: int
    """1, 2 or 3 (OP-2.3)."""
    phase_began: int
    """The turn in which the phase began."""
    event_phase: int
    """OP-7.3: the phase for events, which changes a turn after the other one."""
    sold_out: int
    """Turns running in which every upgrade of the phase was sold (OP-2.3)."""
    still: int
    """Turns running without upgrades in which nobody's VP changed (OP-R20)."""
    order: list[int]
    """Seats in this turn's player order (OP-2.2)."""
    ended: str
    """Why the match is over: `points` or `standstill`; empty while it is not."""

    # -- the market and the auction
    supply: list[int]
    """Copies of each upgrade beside the market."""
    display: list[int]
    """Upgrades on the market, the lowest first."""
    bought: list[int]
    """How many upgrades each seat has won since the last refill."""
    failed: list[int]
    """Seats whose roll has failed this turn (OP-7.8)."""
    offered: int
    bid: int
    """The bid that stands; 0 where none does."""
    leader: int
    """Whose bid stands."""
    bids: list[int]
    """Each seat's last bid in the auction that runs; 0 where it has made none."""

    # -- the player turn
    active: int
    """The seat whose player turn it is."""
    opened: int
    """Auctions it has opened."""
    built: int
    """Factories it has bought."""
    hired: int
    """People it has bought."""

    # -- colonies
    hands: list[list[str]]
    upgrades: list[list[int]]
    """Of each seat, how many of each upgrade."""
    factories: list[list[int]]
    """Of each seat, how many of each kind."""
    population: list[int]
    robots: list[int]
    people_at: list[list[int]]
    """Of each seat, people at each of the jobs."""
    robots_at: list[list[int]]
    """Of each seat, robots at each kind of factory."""
    vp: list[int]
    vp_before: list[int]
    """VP at the end of the last turn."""

    # -- decks
    pool: list[int]
    """Cards that nobody who looks has seen, as `hidden` counts them."""
    decks: list[int]
    """Cards left in each deck."""
    discards: list[int]
    """Discarded cards, kind by kind, in the order of the box."""

    # -- events
    event: int
    """The turn's event card, by its number in the deck; `NOTHING` while there is none."""
    personal_events: list[list[int]]
    """Seat and card of each personal event of this turn."""
    event_cards: list[int]
    """How many of each card are in the event deck."""
    event_discards: list[int]
    options_taken: list[int]
    """How often each option of a card that is drafted has been taken."""
    modifiers: list[list[Any]]
    """What events change until this turn ends: seat or `ALL`, verb, target, amount each."""
    idle: list[list[int]]
    """Of each seat, manned factories of each kind that stand idle this turn."""

    def __init__(self, board: Board) -> None:
        seats = range(board.seats)
        self.board = board
        self.agenda = []
        self.choices = ()
        self.draws = {}
        self.events = None
        self.turn = self.turns = 0
        self.phase = self.event_phase = 1
        self.phase_began = 1
        self.sold_out = self.still = 0
        self.order = list(seats)
        self.ended = ""
        self.supply = [*board.copies]
        self.display = []
        self.bought = [0 for _ in seats]
        self.failed = []
        self.offered = self.leader = self.active = NOTHING
        self.bids = [0 for _ in seats]
        self.bid = self.opened = self.built = self.hired = 0
        self.hands = [[] for _ in seats]
        self.upgrades = [[0] * len(UPGRADES) for _ in seats]
        start = [START.get(kind, 0) for kind in range(len(FACTORIES))]
        self.factories = [[*start] for _ in seats]
        self.population = [PEOPLE for _ in seats]
        self.robots = [0 for _ in seats]
        self.people_at = [[*start, *(0 for _ in CREWED)] for _ in seats]
        self.robots_at = [[0] * len(FACTORIES) for _ in seats]
        self.vp = [self.count_vp(seat) for seat in seats]
        self.vp_before = self.vp
        self.pool = board.cards.pool()
        self.decks = [
            sum(self.pool[kind] for kind in board.cards.of_back[back]) for back in board.back
        ]
        self.discards = [0] * len(self.pool)
        self.event = NOTHING
        self.personal_events = []
        self.event_cards = [card.copies for card in board.event_deck]
        self.event_discards = [0] * len(board.event_deck)
        self.options_taken = []
        self.modifiers = []
        self.idle = [[0] * len(FACTORIES) for _ in seats]

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = object.__new__(type(self))
        copy.agenda = self.agenda[:]
        copy.draws = self.draws.copy()
        copy.events = None
        copy.choices = self.choices
        # Whoever changes one of these lists makes a new one.
        copy.active = self.active
        copy.bid = self.bid
        copy.bids = self.bids
        copy.board = self.board
        copy.bought = self.bought
        copy.built = self.built
        copy.decks = self.decks
        copy.discards = self.discards
        copy.display = self.display
        copy.ended = self.ended
        copy.event = self.event
        copy.event_cards = self.event_cards
        copy.event_discards = self.event_discards
        copy.event_phase = self.event_phase
        copy.factories = self.factories
        copy.failed = self.failed
        copy.hands = self.hands
        copy.hired = self.hired
        copy.idle = self.idle
        copy.leader = self.leader
        copy.modifiers = self.modifiers
        copy.offered = self.offered
        copy.opened = self.opened
        copy.options_taken = self.options_taken
        copy.order = self.order
        copy.people_at = self.people_at
        copy.personal_events = self.personal_events
        copy.phase = self.phase
        copy.phase_began = self.phase_began
        copy.pool = self.pool
        copy.population = self.population
        copy.robots = self.robots
        copy.robots_at = self.robots_at
        copy.sold_out = self.sold_out
        copy.still = self.still
        copy.supply = self.supply
        copy.turn = self.turn
        copy.turns = self.turns
        copy.upgrades = self.upgrades
        copy.vp = self.vp
        copy.vp_before = self.vp_before
        return copy

    # -- what a seat may know --------------------------------------------------------

    def hide(self, viewer: int) -> None:
        """OP-5.1: the values of cards in other hands; mega cards and stand-ins lie open."""
        box = self.board.cards
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                self.pool, behind = hidden.hide(box, self.pool, hand)
                self.hands = put(self.hands, seat, behind)

    def deal(self, pick: type_of_pick) -> None:
        """A value for every hidden card; what a seat has bid or bought, its hand can pay."""
        box, proven = self.board.cards, needs(self)
        self.pool, self.hands = hidden.fill(box, self.pool, self.hands, pick, proven)

    # -- what follows from what lies there -------------------------------------------

    def at_work(self, seat: int, job: int) -> int:
        """How many operators of the seat do a job."""
        people = self.people_at[seat][job]
        return people if job >= FIRST_CREW else people + self.robots_at[seat][job]

    def places(self, seat: int, job: int) -> int:
        """How many operators of the seat a job takes."""
        if job >= FIRST_CREW:
            return self.upgrades[seat][ALWAYS + job - FIRST_CREW]
        return self.factories[seat][job]

    def spare_people(self, seat: int) -> int:
        """People of the seat without a job."""
        return self.population[seat] - sum(self.people_at[seat])

    def count_vp(self, seat: int) -> int:
        """OP-3.1, OP-4.1: VP of upgrades that work, and of manned factories."""
        people, vp = self.people_at[seat], self.board.factory_vp
        manned: int = sum(map(mul, people, vp)) + sum(map(mul, self.robots_at[seat], vp))
        return manned + self._working(seat, self.board.upgrade_vp)

    def face_value(self, seat: int) -> int:
        """OP-2.2: minimum bids of the seat's upgrades; those without a crew do not count."""
        return self._working(seat, self.board.bids)

    def _working(self, seat: int, each: list[int]) -> int:
        """OP-3.1: what the seat's upgrades count together, those that need a crew as often as they have one."""
        crewed: int = sum(map(mul, self.people_at[seat][FIRST_CREW:], each[ALWAYS:]))
        always: int = sum(map(mul, self.upgrades[seat], each[:ALWAYS]))
        return always + crewed

    @property
    def passed(self) -> list[int]:
        """OP-6.2: seats that have passed since the bid that stands, the first one first."""
        if self.question is None or self.question.name != "bid":
            return []
        seats = self.board.seats
        return [(self.leader + number) % seats for number in range(1, self.agenda[-1][2] + 1)]

    @property
    def at_turn(self) -> int:
        """OP-6.1: in a player turn its seat, also while others bid."""
        return self.active if self.active != NOTHING else super().at_turn

    @property
    def turns_over(self) -> int:
        """A turn is a player turn (OP-6.1)."""
        return self.turns

    def played_turn(self, turn: int) -> int:
        """OP-2.1: the turn of all, which holds a player turn of each."""
        return max(self.turn, 1)

    @property
    def most_vp(self) -> int | None:
        """The leader's VP; None where nobody's are known."""
        return max(self.vp)

    @property
    def is_last_turn(self) -> bool:
        """OP-6.4: whether the match ends with this turn, as VP stand."""
        return (self.most_vp or 0) >= VICTORY

    # -- what a table may tell otherwise ----------------------------------------------

    def follows(self, seat: int, verb: str, target: str = "") -> bool:
        """OP-7.1: whether it follows from what lies there what a verb of an event does to a seat."""
        return True

    def lose_track(self) -> None:
        """OP-7.1: an event was drawn of which nobody knows what it does; in play there is none."""

    @property
    def knows_clock(self) -> bool:
        """OP-2.1: whether it is known which turn and which phase it is."""
        return True

    @property
    def knows_order(self) -> bool:
        """OP-2.2: whether it is known who is the first and who the last in the player order."""
        return True

    @property
    def on_market(self) -> int:
        """OP-1.5: how many upgrades lie on the market."""
        return len(self.display)

    @property
    def last_event(self) -> int:
        """OP-7.1, OP-7.8: the card drawn last in this turn, for all or for one seat, or `NOTHING`."""
        return self.personal_events[-1][1] if self.personal_events else self.event

    @property
    def no_event_left(self) -> bool:
        """OP-R12: whether the event deck is empty."""
        return not any(self.event_cards)

    def gather_events(self) -> int:
        """OP-7.4: the discarded event cards come back into the deck; how many they were."""
        discards = self.event_discards
        self.event_cards = [*map(add, self.event_cards, discards)]
        self.event_discards = [0] * len(discards)
        return sum(discards)

    def returns(self) -> list[int]:
        """VP of each seat."""
        return self.vp[:]

    def result(self) -> scoring.Result:
        """OP-6.4: the sheets and the ranking as things stand; final at the end."""
        return score(self.tally())

    def tally(self) -> Tally:
        """OP-6.4: everything that a sheet needs."""
        seats = range(self.board.seats)
        return Tally(
            upgrades=[list(self.upgrades[seat]) for seat in seats],
            at_work=[[self.at_work(seat, job) for job in range(len(JOBS))] for seat in seats],
            face_values=[self.face_value(seat) for seat in seats],
            upgrade_vp=self.board.upgrade_vp,
            factory_vp=self.board.factory_vp,
        )
