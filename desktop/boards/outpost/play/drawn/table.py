"""What lies on the table as plain values: every part of the board is laid out from nothing else."""

from __future__ import annotations

from typing import NamedTuple

from desktop.boards.outpost.play.drawn.auction import Answer, Bidder, Highest
from desktop.boards.outpost.play.drawn.decks import Deck
from desktop.boards.outpost.play.drawn.events import Clock, Die, Event, Quiet
from desktop.boards.outpost.play.drawn.faces import Hand
from desktop.boards.outpost.play.drawn.factories import Factory
from desktop.boards.outpost.play.drawn.phases import Chart, Phase
from desktop.boards.outpost.play.drawn.posts import Post
from desktop.boards.outpost.play.drawn.shop import Ware
from desktop.boards.outpost.play.drawn.upgrades import Free, Owned, Sale
from desktop.boards.outpost.play.drawn.where import Shape


class Colony(NamedTuple):
    """A seat's colony, as everybody knows it."""

    name: str
    colour: str
    vp: int
    people: int
    room: int
    """The population maximum."""
    robots: int
    usable: int
    """How many robots may be in use (OP-4.3); -1 without a limit."""
    factories: tuple[Factory, ...]
    """Kind by kind, in the order of the kinds; crewed upgrades stand among the upgrades."""
    upgrades: tuple[Owned, ...]
    hand: Hand
    spare: int = 0
    spare_robots: int = 0
    is_asked: bool = False
    answers: tuple[tuple[str, Answer], ...] = ()
    """What ends this part of its turn, each with the step that it answers."""


class Auction(NamedTuple):
    """What is auctioned, and how it stands."""

    heading: str
    short: str
    """The heading where there is little room."""
    order: str
    """Who is asked after whom, or what a bid costs, in a few words."""
    brief: str
    """The same in fewer."""
    sale: Sale
    highest: Highest
    bidders: tuple[Bidder, ...]
    """In the order in which bids go round."""
    answers: tuple[tuple[str, Answer], ...] = ()
    """Each with the step that it answers."""
    others: tuple[Owned, ...] = ()
    """What else lies on the market."""


class Shop(NamedTuple):
    """What can be bought after the auctions of a player turn."""

    heading: str
    wares: tuple[Ware, ...]
    others: tuple[Owned, ...] = ()
    """What lies on the market."""


class Offers(NamedTuple):
    """A question whose answers are no things on the table."""

    heading: str
    answers: tuple[tuple[str, Answer], ...]
    """Each with the step that it answers."""
    posts: tuple[Post, ...] = ()
    """Where operators are placed, if that is the question."""


class Table(NamedTuple):
    """The whole table, for one viewer."""

    shape: Shape
    colonies: tuple[Colony, ...]
    """By seat."""
    order: tuple[int, ...]
    """Seats in player order."""
    front: int
    """Whose colony is large."""
    market: tuple[Sale | Free, ...]
    phase: Phase
    chart: Chart
    decks: tuple[Deck, ...]
    at_turn: int = -1
    done: tuple[int, ...] = ()
    """Seats whose turn is over."""
    dice: tuple[Die, ...] = ()
    """The rolls of this turn; the die alone before them."""
    event: Event | Quiet | None = None
    """None in a match without random events."""
    clock: Clock | None = None
    auction: Auction | None = None
    shop: Shop | None = None
    offers: Offers | None = None

    @property
    def sides(self) -> int:
        """OP-2.4: of the die of this phase."""
        return self.dice[0].sides

    def place(self, seat: int) -> int:
        """The place of a seat in player order, from 1."""
        return self.order.index(seat) + 1
