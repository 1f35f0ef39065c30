"""Sealed: a tiny auction that needs every part of the house; it exists only here.

SE-1.1 Every seat is dealt 15 coins (values 1 to 5), which nobody else sees.
SE-1.2 Each of 8 rounds a lot of 1, 2 or 4 points is drawn; an empty lot deck is made anew from
       the lots that are gone.
SE-1.3 All who have coins secretly lay one down; shown together they are spent, and the highest,
       the first of them clockwise from seat 0, opens.
SE-1.4 Bids go round: raise, up to the number of one's coins, or name the standing bid to pass. A
       pass is not final; when all others have passed in a row the bid is won.
SE-1.5 The winner pays coin by coin, none above the last, and stops once the bid is covered.
SE-1.6 The winner's left neighbour says which of the two draws a coin; the neighbour shows the own
       one to all. When there are none, spent coins are shuffled first.
SE-1.7 After the last round most points win; level seats share a place.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from engine.rules import scoring
from engine.rules.agenda import (
    State,
    chance,
    decision,
    nodes_of,
    reveal,
    step,
    type_of_frame,
    type_of_pick,
)
from engine.rules.game import Game, Setup, Value
from engine.rules.parts import deck, hidden

VALUES = {f"coin:{value}": value for value in (5, 4, 3, 2, 1)}
COINS = hidden.Box(dict.fromkeys(VALUES, 10))
LOTS = {"small": 1, "fair": 2, "big": 4}


class Sealed(State):
    """Hands, coins laid face down, the deck of coins with its pool, the lots, the auction."""

    LISTS = ("coins", "hands", "known", "laid", "lots", "lots_gone", "points", "pool", "spent")
    __slots__ = FIELDS = ("bid", "leader", "round", *LISTS)
    bid: int
    hands: list[list[str]]
    known: list[list[str]]
    """What all know of each hand."""
    laid: list[list[str]]
    leader: int
    """Who opens, and then whose bid stands."""
    round: int
    coins: list[str]
    """The deck, from behind."""
    lots: list[int]
    lots_gone: list[int]
    points: list[int]
    pool: list[int]
    spent: list[str]
    NODES: ClassVar[dict[str, Any]] = {}

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.bid, copy.leader, copy.round = self.bid, self.leader, self.round
        copy.agenda, copy.draws = self.agenda[:], self.draws.copy()
        # Whoever changes one of these makes a new list.
        for name in self.LISTS:
            setattr(copy, name, getattr(self, name))
        copy.choices, copy.events = self.choices, None
        return copy

    def hide(self, viewer: int) -> None:
        """Other seats' coins from behind, laid down and in the hand but for those that all know."""
        for seat, known in enumerate(self.known):
            if seat != viewer:
                self.pool, hand = hidden.hide(COINS, self.pool, self.hands[seat], known)
                self.hands = put(self.hands, seat, hand)
                self.pool, laid = hidden.hide(COINS, self.pool, self.laid[seat])
                self.laid = put(self.laid, seat, laid)

    def deal(self, pick: type_of_pick) -> None:
        """A face for every coin in hand or laid down; whoever pays has what is still to be paid."""
        needs = {}
        if self.question is pay:
            _, seat, covered, last = self.agenda[-1]
            pays = {coin: value for coin, value in VALUES.items() if value <= last}
            needs[seat] = [hidden.Need(self.bid - covered, pays)]
        places = (*self.hands, *self.laid)
        self.pool, dealt = hidden.fill(COINS, self.pool, places, pick, needs)
        self.hands, self.laid = dealt[: len(self.hands)], dealt[len(self.hands) :]

    @property
    def turns_over(self) -> int:
        """A turn is a round: its lot, all bids for it, and the payment."""
        return self.round

    @property
    def at_turn(self) -> int:
        """Once the bid is won it is the winner's turn, also while a neighbour decides."""
        return self.leader if self.question in (pay, grant) else super().at_turn

    @property
    def due(self) -> int:
        """What is still to be paid of the bid that has won."""
        return self.bid - self.agenda[-1][2] if self.question is pay else 0

    def returns(self) -> list[int]:
        return self.points[:]

    def result(self) -> scoring.Result:
        lines = [scoring.ScoreLine(won, "SE-1.7", "lots", {"n": won}) for won in self.points]
        sheets = tuple(scoring.ScoreSheet(seat, (line,)) for seat, line in enumerate(lines))
        return scoring.Result(sheets, scoring.rank(self.points, (), ("SE-1.7", "shared")))


def put(places: list[list[str]], seat: int, place: list[str]) -> list[list[str]]:
    """The seats' places, one of them another one."""
    places = places[:]
    places[seat] = place
    return places


def begin(setup: Setup) -> State:
    """SE-1.1"""
    state = Sealed()
    state.choices, state.draws, state.events = (), {}, None
    state.bid, state.leader, state.round = 0, 0, 0
    state.coins, state.pool, state.spent = COINS.face_down(), COINS.pool(), []
    state.lots, state.lots_gone = [3, 2, 1], [0, 0, 0]
    nothing: list[list[str]] = [[] for _ in range(setup.seats)]
    state.hands = state.known = state.laid = nothing
    state.points = [0] * setup.seats
    state.agenda = [round_begins()]
    state.then(*(draw_coin(seat, False) for seat in range(setup.seats) for _ in range(15)))
    return state


def from_behind(state: Sealed, coin: str, viewer: int, seat: int, is_open: bool = False) -> str:
    """A coin that its seat alone may see, unless it is drawn openly."""
    return coin if is_open or viewer == seat else COINS.unknown[coin]


@chance(
    "coins",
    lambda state, *_: hidden.outcomes(COINS, state.pool, state.coins[-1]),
    seen=from_behind,
)
def draw_coin(state: Sealed, coin: str, seat: int, is_open: bool) -> None:
    """SE-1.1, SE-1.6"""
    state.pool, state.coins = hidden.draw(COINS, state.pool, state.coins, coin)
    state.hands = put(state.hands, seat, [*state.hands[seat], coin])
    if is_open:
        state.known = put(state.known, seat, [*state.known[seat], coin])
        state.note("SE-1.6", "coin_shown", seat=seat, coin=coin)
        return
    if state.events is not None:
        state.note("SE-1.6", "coin_drawn", seat=seat)
        state.note_to(seat, "SE-1.6", "coin_known", coin=coin)


@step
def round_begins(state: Sealed) -> None:
    """SE-1.2"""
    if not any(state.lots):
        state.lots = deck.shuffled(state.lots, state.lots_gone)
        state.lots_gone = [0] * len(LOTS)
        state.note("SE-1.2", "lots_shuffled", n=sum(state.lots))
    state.then(draw_lot())


@chance("lots", lambda state: deck.outcomes(tuple(LOTS), state.lots))
def draw_lot(state: Sealed, lot: str) -> None:
    """SE-1.2"""
    faces = tuple(LOTS)
    state.lots = deck.without(faces, state.lots, lot)
    state.lots_gone = deck.with_card(faces, state.lots_gone, lot)
    state.note("SE-1.2", "lot", lot=lot)
    state.bid = 0
    state.then(*(lay(seat) for seat, hand in enumerate(state.hands) if hand), show(lot))


def kinds(state: Sealed, seat: int, *_: object) -> list[str]:
    """The kinds of coin that the seat may have, the highest first."""
    return hidden.kinds(COINS, state.pool, state.hands[seat])


def take(state: Sealed, seat: int, coin: str) -> None:
    """A coin leaves a hand."""
    state.pool, hand = hidden.take(COINS, state.pool, state.hands[seat], coin)
    state.hands = put(state.hands, seat, hand)


@decision(legal=kinds, seen=from_behind, turn=True)
def lay(state: Sealed, coin: str, seat: int) -> None:
    """SE-1.3: asked even when one kind is left, since not asking would show it."""
    take(state, seat, coin)
    state.known = put(state.known, seat, hidden.still_known(state.known[seat], 1))
    state.laid = put(state.laid, seat, [coin])
    if state.events is not None:
        state.note("SE-1.3", "coin_laid", seat=seat)


def is_laid_open(state: Sealed, lot: str) -> bool:
    """Whether whoever looks knows every coin that is laid."""
    return all(hidden.is_known(coin) for place in state.laid for coin in place)


@reveal(known=is_laid_open)
def show(state: Sealed, lot: str) -> None:
    """SE-1.3"""
    shown = [place[0] if place else "" for place in state.laid]
    state.note("SE-1.3", "shown", revealed=shown)
    for seat, coin in enumerate(shown):
        if coin:
            state.note("SE-1.3", "coin_turned", seat=seat, coin=coin)
    state.spent = [*state.spent, *filter(None, shown)]
    state.laid = [[] for _ in shown]
    state.leader = shown.index(max(shown))
    state.then(bid(state.leader, lot, 0))


@decision(
    legal=lambda state, seat, *_: range(state.bid, max(len(state.hands[seat]), state.bid) + 1),
    peek=True,
    turn=True,
)
def bid(state: Sealed, amount: int, seat: int, lot: str, passes: int) -> None:
    """SE-1.4"""
    passes += 1
    raised = amount > state.bid
    if state.events is not None:
        state.note("SE-1.4", "bid_raised" if raised else "bid_passed", seat=seat, n=amount)
    if raised:
        state.bid, state.leader, passes = amount, seat, 0
    left = (seat + 1) % len(state.hands)
    if passes < len(state.hands) - 1 or left != state.leader:
        state.then(bid(left, lot, passes))
    else:
        state.then(
            *owed(state, left, 0, 5), grant((left + 1) % len(state.hands), left), round_ends(lot)
        )


def owed(state: Sealed, seat: int, covered: int, last: int) -> tuple[type_of_frame, ...]:
    """SE-1.5: the next coin, until the bid is covered."""
    return (pay(seat, covered, last),) if covered < state.bid else ()


def payable(state: Sealed, seat: int, covered: int, last: int) -> Sequence[str]:
    """Coins not above the last one that leave enough below them."""
    hand = state.hands[seat]
    fits = [coin for coin in kinds(state, seat) if VALUES[coin] <= last]
    if not all(map(hidden.is_known, hand)):
        return fits
    low = {coin: sum(VALUES[c] for c in hand if c <= coin) for coin in fits}
    return [coin for coin in fits if covered + low[coin] >= state.bid]


@decision(legal=payable, always=True, private=True)
def pay(state: Sealed, coin: str, seat: int, covered: int, last: int) -> None:
    """SE-1.5: asked even when one coin is left, since not asking would tell of the hand."""
    take(state, seat, coin)
    state.known = put(state.known, seat, hidden.without(state.known[seat], coin))
    state.spent = [*state.spent, coin]
    if state.events is not None:
        state.note("SE-1.5", "paid", seat=seat, coin=coin)
    state.then(*owed(state, seat, covered + VALUES[coin], VALUES[coin]))


@decision(legal=lambda state, seat, winner: ("winner", "me"))
def grant(state: Sealed, who: str, seat: int, winner: int) -> None:
    """SE-1.6"""
    if not state.coins:
        state.pool, state.coins = hidden.shuffle(COINS, state.pool, state.spent)
        state.spent = []
        state.note("SE-1.6", "coins_shuffled", n=len(state.coins))
    state.then(draw_coin(winner, False) if who == "winner" else draw_coin(seat, True))


@step
def round_ends(state: Sealed, lot: str) -> None:
    """SE-1.7"""
    state.points = [
        points + LOTS[lot] * (seat == state.leader) for seat, points in enumerate(state.points)
    ]
    state.note("SE-1.7", "lot_won", seat=state.leader, lot=lot, n=LOTS[lot])
    state.round += 1
    if state.round < 8:
        state.then(round_begins())


COIN = 0.18
"""Points that a coin of 1 brings over a match."""


def evaluate(state: State, asked: int) -> list[dict[str, float]]:
    """Points, and what a hand still pays; whoever leads the bids may expect the lot for the bid."""
    assert isinstance(state, Sealed)
    lead = 0.0
    if state.question is bid:
        lead = LOTS[state.agenda[-1][2]] - COIN * state.bid
    return [
        {
            "lots": float(state.points[seat]),
            "hand": COIN * sum(VALUES.get(coin, 3) for coin in (*hand, *laid)),
            "lead": lead if seat == state.leader else 0.0,
        }
        for seat, (hand, laid) in enumerate(zip(state.hands, state.laid, strict=True))
    ]


Sealed.NODES = nodes_of(sys.modules[__name__])
GAME = Game(
    name="sealed",
    rules=1,
    seats=range(2, 4),
    colours=("orange", "green", "blue"),
    options=(),
    rulings=(),
    values=lambda: {"rounds": Value(8, "rules")},
    begin=begin,
    state=Sealed,
    evaluate=evaluate,
)
