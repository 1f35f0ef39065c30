"""The situation on the table: everything that lies, stands or points somewhere."""

from __future__ import annotations

from typing import ClassVar, Self

from engine.games.red_outpost.components import (
    AFTERNOON,
    BARRACKS,
    BIN,
    CRYSTALS,
    CUBES,
    DAYS,
    DISCS,
    FORENOON,
    GOODS,
    LAKE_CARDS,
    PHASES,
    SHIP_CARDS,
    START_VP,
)
from engine.games.red_outpost.scoring import DAY_READINGS, PALACE_READINGS, Tally, score
from engine.rules import scoring
from engine.rules.agenda import NOBODY, State
from engine.rules.game import AT_TABLE, Setup

ALL_WORKERS = 0b111111
UNTIL_ALL_ARE_USED = (FORENOON, AFTERNOON)
"""RO-2.5: these phases go on until all workers are used."""
MOST_TURNS = 6


class Board:
    """What stays as it is during a match: the values of the box and the rulings."""

    __slots__ = (
        "card_instead_of_all",
        "export",
        "floor_by_sum",
        "has_cards",
        "is_told",
        "kitchen_only",
        "lake",
        "mood_start",
        "mood_top",
        "mood_track",
        "next_takes_second",
        "price_at_bottom",
        "replace_action_only",
        "seats",
        "setup",
        "ship",
        "wheel",
    )

    def __init__(self, setup: Setup) -> None:
        values = {name: entry.value for name, entry in setup.values.items()}
        rulings = setup.rulings
        self.setup = setup
        self.seats = setup.seats
        self.is_told = setup.level == AT_TABLE
        self.has_cards = setup.options["special_cards"] == "on"
        self.wheel: int = values["wheel.spaces"]
        self.export: tuple[tuple[int, ...], ...] = tuple(
            tuple(values[f"export.{good}"]) for good in GOODS
        )
        self.mood_track: tuple[int, ...] = tuple(values["mood.track"])
        self.mood_start: int = self.mood_track.index(values["mood.start"])
        self.mood_top = len(self.mood_track) - 1
        self.lake: tuple[int, ...] = tuple(values[f"lake.{card}"] for card in LAKE_CARDS)
        self.ship: tuple[int, ...] = tuple(values[f"ship.{card}"] for card in SHIP_CARDS)
        self.price_at_bottom = rulings["RO-R5"] == "offered"
        self.floor_by_sum = rulings["RO-R6"] == DAY_READINGS[1]
        self.next_takes_second = rulings["RO-R7"] == PALACE_READINGS[1]
        self.replace_action_only = rulings["RO-R8"] == "action"
        self.kitchen_only = rulings["RO-R12"] == "kitchen"
        self.card_instead_of_all = rulings["RO-R15"] == "one"

    def turns_of(self, phase: int) -> int:
        """RO-2.4 to RO-2.7: how many turns a phase has."""
        return MOST_TURNS if phase in UNTIL_ALL_ARE_USED else self.seats

    @property
    def turns_of_day(self) -> int:
        """RO-2.8: how many turns a day has."""
        return sum(map(self.turns_of, range(len(PHASES))))


class RedOutpost(State):
    """A match of Red Outpost; lists run over seats, workers, goods or card faces.

    Nothing is hidden but the order of the two decks, and that is not decided before a
    card is drawn: every seat may know the whole state.
    """

    __slots__ = (
        "at",
        "board",
        "crystals",
        "day",
        "discs",
        "evening_locks",
        "exported",
        "gifts",
        "lake",
        "lake_discard",
        "mood",
        "morning_locks",
        "open_places",
        "palace",
        "papers",
        "phase",
        "place_card",
        "red_locks",
        "settled",
        "shared_place",
        "ship",
        "ship_discard",
        "shipped",
        "start",
        "upright",
        "vp",
        "warehouse",
        "wheel",
        "wheel_vp",
        "worker_card",
    )

    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in __slots__ if name != "board")

    lake_missed: int = 0
    ship_missed: int = 0
    """Cards that were drawn at a table and that nobody saw; here there are none."""

    day: int
    phase: int
    start: int
    """The seat with the start-player marker."""
    upright: int
    """The workers that stand, as bits."""
    morning_locks: int
    evening_locks: int
    """Places under the markers, as bits."""
    red_locks: int
    """RO-1.8: places whose marker shows its red side now, as bits."""
    open_places: int
    """RO-2.4 to RO-2.7: the ordinary places that this phase opens, as bits."""
    shared_place: int
    """RO-2.3: the place for any number of workers that this phase opens, as bits."""
    at: list[int]
    """Each worker's place."""
    mood: list[int]
    """Each worker's step on the mood track, from 0 at its lowest end."""
    discs: list[int]
    """Discs on portraits: worker × seats + seat."""
    gifts: list[int]
    """Crystals on portraits (RO-7.2): worker × seats + seat."""
    papers: list[int]
    """Discs of each seat on its Administration card (RO-7.6)."""
    crystals: list[int]
    palace: list[int]
    """Crystals given to each seat's palace field."""
    vp: list[int]
    wheel_vp: list[int]
    wheel: list[int]
    """Each seat's space on the production wheel, from 0."""
    warehouse: list[int]
    exported: list[int]
    """Cubes of each good in the Warehouse, and lying on its export track."""
    lake: list[int]
    lake_discard: list[int]
    ship: list[int]
    ship_discard: list[int]
    """Cards of each face in deck and discard pile."""
    worker_card: list[int]
    place_card: list[int]
    """Each seat's special cards, −1 without."""
    shipped: list[list[int]]
    """Every export: seat, good and VP."""
    settled: list[list[int]]
    """What portraits gave or took at the days' ends: day and the row of `settle_day`."""

    def __init__(self, board: Board) -> None:
        seats = board.seats
        self.board = board
        self.agenda = []
        self.choices = ()
        self.draws = {}
        self.events = None
        self.day = 1
        self.phase = 0
        self.start = 0
        self.upright = ALL_WORKERS
        self.morning_locks = 0
        self.evening_locks = 0
        self.red_locks = 0
        self.open_places = 0
        self.shared_place = 0
        self.at = [BARRACKS] * 6
        self.mood = [board.mood_start] * 6
        self.discs = [0] * (6 * seats)
        self.gifts = [0] * (6 * seats)
        self.papers = [0] * seats
        self.crystals = [1] * seats
        self.palace = [0] * seats
        self.vp = [START_VP] * seats
        self.wheel_vp = [0] * seats
        self.wheel = [0] * seats
        self.warehouse = [0] * 4
        self.exported = [0] * 4
        self.lake = list(board.lake)
        self.lake_discard = [0] * len(LAKE_CARDS)
        self.ship = list(board.ship)
        self.ship_discard = [0] * len(SHIP_CARDS)
        self.worker_card = [-1] * seats
        self.place_card = [-1] * seats
        self.shipped = []
        self.settled = []

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = object.__new__(type(self))
        copy.board = self.board
        copy.agenda = self.agenda[:]
        copy.choices = self.choices
        copy.draws = self.draws.copy()
        copy.events = None
        copy.day = self.day
        copy.phase = self.phase
        copy.start = self.start
        copy.upright = self.upright
        copy.morning_locks = self.morning_locks
        copy.evening_locks = self.evening_locks
        copy.red_locks = self.red_locks
        copy.open_places = self.open_places
        copy.shared_place = self.shared_place
        copy.at = self.at[:]
        copy.mood = self.mood[:]
        copy.discs = self.discs[:]
        copy.crystals = self.crystals[:]
        copy.palace = self.palace[:]
        copy.vp = self.vp[:]
        copy.wheel_vp = self.wheel_vp[:]
        copy.wheel = self.wheel[:]
        copy.warehouse = self.warehouse[:]
        copy.exported = self.exported[:]
        # Seldom changed: whoever changes one of these makes a new list.
        copy.gifts = self.gifts
        copy.papers = self.papers
        copy.lake = self.lake
        copy.lake_discard = self.lake_discard
        copy.ship = self.ship
        copy.ship_discard = self.ship_discard
        copy.shipped = self.shipped
        copy.worker_card = self.worker_card
        copy.place_card = self.place_card
        copy.settled = self.settled
        return copy

    @property
    def at_turn(self) -> int:
        """RO-2.1; it is nobody's turn when a card acts at a phase's start or end (RO-7.9, RO-7.12)."""
        question = self.question
        acts = question is not None and question.name in ("lay_flat", "wake_up")
        return NOBODY if acts else super().at_turn

    @property
    def is_last_day(self) -> bool:
        """RO-2.1: whether the match ends with this day."""
        return self.day == DAYS

    @property
    def next_start(self) -> int:
        """RO-2.1, RO-R13: the seat that begins the next phase."""
        return (self.start + 1) % self.board.seats

    @property
    def turns_left(self) -> tuple[int, ...]:
        """RO-2.1: the seats whose turns are left in this phase, that of the current one first."""
        now = self.at_turn
        return self.coming if now == NOBODY else (now, *self.coming)

    @property
    def locked_now(self) -> int:
        """RO-1.8: places that are locked now, as bits; with the Evening's end their locks are open."""
        is_played = self.is_terminal or self.waits_for == "settling"
        return 0 if is_played else self.red_locks

    @property
    def turns_to_come(self) -> int:
        """RO-2.1: turns that are left in the match, the current one included."""
        return len(self.turns_left) + self._turns_of_later_phases

    @property
    def _turns_of_later_phases(self) -> int:
        board = self.board
        coming = [frame for frame in self.agenda if frame[0].name in ("phase_begins", "day_begins")]
        later = sum(board.turns_of(*it[1:]) if it[1:] else board.turns_of_day for it in coming)
        return later + board.turns_of_day * (DAYS - self.day)

    @property
    def turns_ahead(self) -> int:
        """RO-2.1: turns of this phase after the one that is being taken, or that was the last."""
        return sum(frame[0].turn for frame in self.agenda[:-1])

    def played_turn(self, turn: int) -> int:
        """RO-2.8: the turn by the clock, which tells it where people came in the middle, too."""
        ahead = self.turns_ahead + self._turns_of_later_phases
        return max(1, self.board.turns_of_day * DAYS - ahead)

    def returns(self) -> list[int]:
        """VP of each seat; complete at the end."""
        return self.vp[:]

    def result(self) -> scoring.Result:
        """RO-6: the sheets and the ranking as things stand; final at the end."""
        return score(self.tally())

    def tally(self) -> Tally:
        """RO-6: everything that a sheet needs."""
        return Tally(
            seats=self.board.seats,
            settled=self.settled,
            given=self.palace,
            crystals=self.crystals,
            rulings=self.board.setup.rulings,
            wheel_vp=self.wheel_vp,
            exports=self.shipped,
        )

    # -- what is left beside the board ---------------------------------------------

    def cubes_left(self, good: int) -> int:
        """Cubes of the good in the supply (RO-1.2, RO-R2)."""
        return CUBES - self.warehouse[good] - self.exported[good]

    def crystals_left(self) -> int:
        """Crystals in the supply (RO-1.2, RO-R2)."""
        return CRYSTALS - sum(self.crystals) - sum(self.palace) - sum(self.gifts)

    def next_export(self, good: int) -> int:
        """VP of the leftmost empty field of a good's export track (RO-3.3)."""
        return self.board.export[good][self.exported[good]]

    def exports_next(self, good: int) -> bool:
        """RO-3.3: whether the next cube of the good that comes to the Warehouse is exported."""
        return self.warehouse[good] == BIN - 1

    def discs_left(self, seat: int) -> int:
        """Discs that the seat has left to place today (RO-1.3, RO-7.6)."""
        seats = self.board.seats
        return DISCS[seats] - sum(self.discs[seat::seats]) - self.papers[seat]

    def discs_on(self, worker: int, seat: int) -> int:
        """Discs of the seat on the worker's portrait."""
        return self.discs[worker * self.board.seats + seat]


def changed(counts: list[int], index: int, by: int) -> list[int]:
    """A new list in which one count has changed."""
    counts = counts[:]
    counts[index] += by
    return counts
