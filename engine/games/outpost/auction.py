"""OP-6.1, OP-6.2, OP-6.3: upgrades are put up, bids go round, and the winner pays."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outpost import cards, colony, modifiers, operators, prices, quotes
from engine.games.outpost.components import (
    ALWAYS,
    FIRST_CREW,
    LABORATORY,
    LEAST_VALUE,
    OUTPOST,
    RESEARCH,
    ROBOTS,
    TITANIUM,
    UPGRADES,
    WATER,
)
from engine.games.outpost.payment import payment
from engine.games.outpost.refusals import refused_auctions
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import decision, step
from engine.rules.parts.places import put

END, HAND_IN = "end", "hand_in"
"""No further auction; all cards for a water factory (OP-1.3)."""
SIX = 6
"""Cards that everybody has in the first turn (OP-1.3)."""


def may_hand_in(state: Outpost, seat: int) -> bool:
    """OP-1.3: whether the seat has bought nothing, and six cards worth less than 20 together."""
    hand = state.hands[seat]
    if state.turn != 1 or len(hand) != SIX:
        return False
    # What is not known may be worth little.
    return not cards.knows_hand(state, seat) or prices.worth(state, seat) < LEAST_VALUE


def may_open(state: Outpost, seat: int) -> bool:
    """OP-6.1: as many auctions as one can pay for, unless an event limits them (OP-7.1)."""
    limit = modifiers.smallest(state, seat, "limit", "auction")
    return limit is None or state.opened < limit


def auctions(state: Outpost, seat: int) -> Sequence[str]:
    """OP-6.1, OP-6.2: upgrades whose minimum bid the seat can pay, and what else it can do."""
    found = []
    if may_open(state, seat):
        hand = prices.worth(state, seat)
        for upgrade in dict.fromkeys(state.display):
            least = prices.minimum_bid(state, upgrade)
            if prices.due(state, seat, upgrade, least) <= hand:
                found.append(UPGRADES[upgrade])
    if may_hand_in(state, seat):
        found.append(HAND_IN)
    found.append(END)
    return found


@decision(legal=auctions, always=True, private=True, refused=refused_auctions, turn=True)
def put_up(state: Outpost, what: str, seat: int) -> None:
    """OP-6.1: the player turn begins with auctions; it is asked even where nothing can be paid."""
    go_on(state, what, seat)


@step
def after_auction(state: Outpost, seat: int) -> None:
    """OP-6.1: asked again while the market shows something, or cards can be handed in (OP-1.3)."""
    if state.display or (state.turn == 1 and len(state.hands[seat]) == SIX):
        state.then(put_up_another(seat))


@decision(legal=auctions, always=True, private=True, refused=refused_auctions)
def put_up_another(state: Outpost, what: str, seat: int) -> None:
    """OP-6.1: a further auction, or none."""
    go_on(state, what, seat)


def go_on(state: Outpost, what: str, seat: int) -> None:
    """OP-6.1: what was chosen happens; then another auction can be opened."""
    if what == END:
        return
    state.then(after_auction(seat))
    if what == HAND_IN:
        hand_in(state, seat)
        return
    state.opened += 1
    if state.events is not None:
        state.note("OP-6.1", "put_up", seat=seat, upgrade=what)
    state.then(opening_bid(seat, what))


def hand_in(state: Outpost, seat: int) -> None:
    """OP-1.3: all six cards for an unmanned water factory."""
    hand = state.hands[seat]
    if state.events is not None:
        state.note("OP-1.3", "handed_in", seat=seat, n=prices.worth(state, seat))
    for card in hand:
        cards.leave_hand(state, seat, card)
    colony.gain_factory(state, seat, WATER, "OP-1.3")


# -- bids --------------------------------------------------------------------------------


def opening_bids(state: Outpost, seat: int, name: str) -> range:
    """OP-6.2: from the minimum bid to what hand and discount can pay."""
    upgrade = UPGRADES.index(name)
    return range(prices.minimum_bid(state, upgrade), prices.most_bid(state, seat, upgrade) + 1)


def about_opening(state: Outpost, seat: int, name: str) -> tuple[str, ...]:
    """The upgrade that is put up."""
    return (f"upgrade:{name}",)


@decision(legal=opening_bids, always=True, private=True, about=about_opening)
def opening_bid(state: Outpost, amount: int, seat: int, name: str) -> None:
    """OP-6.2: at least the minimum bid."""
    state.offered, state.bid, state.leader = UPGRADES.index(name), amount, seat
    state.bids = put(state.bids, seat, amount)
    if state.events is not None:
        state.note("OP-6.2", "bid_opened", seat=seat, upgrade=name, n=amount)
    state.then(bid(next_seat(state, seat), 0))


def next_seat(state: Outpost, seat: int) -> int:
    """OP-R5: bids go round by seat."""
    return (seat + 1) % state.board.seats


def bids(state: Outpost, seat: int, passes: int) -> range:
    """OP-6.2: the bid that stands is a pass; above it all that hand and discount can pay."""
    most = prices.most_bid(state, seat, state.offered)
    return range(state.bid, max(most, state.bid) + 1)


def about_bid(state: Outpost, *_: object) -> tuple[str, ...]:
    """The upgrade that is on offer."""
    return (f"upgrade:{UPGRADES[state.offered]}",)


@decision(legal=bids, always=True, peek=True, about=about_bid)
def bid(state: Outpost, amount: int, seat: int, passes: int) -> None:
    """OP-6.2: raised by at least 1, or passed; a pass is not final. Everybody is asked."""
    if amount > state.bid:
        state.bid, state.leader, passes = amount, seat, 0
        state.bids = put(state.bids, seat, amount)
        if state.events is not None:
            state.note("OP-6.2", "bid_raised", seat=seat, n=amount)
    else:
        passes += 1
        if state.events is not None:
            state.note("OP-6.2", "bid_passed", seat=seat)
    if passes < state.board.seats - 1:
        state.then(bid(next_seat(state, seat), passes))
    else:
        win(state)


def win(state: Outpost) -> None:
    """OP-6.2: when all others have passed in succession the bid has won, and has to be paid."""
    seat, upgrade = state.leader, state.offered
    if state.events is not None:
        state.note("OP-6.2", "won", seat=seat, upgrade=UPGRADES[upgrade], n=state.bid)
        note_changes(state, seat, upgrade)
    due = prices.due(state, seat, upgrade, state.bid)
    if state.events is not None and due != state.bid:
        state.note("OP-3.2", "pays", seat=seat, n=due)
    state.then(*payment(state, seat, due), take_upgrade(seat, upgrade))
    state.offered = state.leader = NOTHING
    state.bid = 0
    state.bids = [0] * state.board.seats


def note_changes(state: Outpost, seat: int, upgrade: int) -> None:
    """OP-3.2, OP-7.1: why the winner pays more or less than was bid."""
    for source, n in quotes.changes(state, seat, upgrade):
        if isinstance(source, str):
            state.note("OP-3.2", "discount", seat=seat, upgrade=source, n=-n)
        else:
            name = "event_discount" if n < 0 else "event_surcharge"
            state.note("OP-7.1", name, seat=seat, card=source, n=abs(n))


@step
def take_upgrade(state: Outpost, seat: int, upgrade: int) -> None:
    """OP-6.2, OP-3.2: the upgrade joins the colony; who can, mans what is new."""
    robots = state.robots[seat]
    if (job := join_colony(state, seat, upgrade)) != NOTHING:
        man_won(state, seat, job)
    if state.robots[seat] > robots:
        robot_won(state, seat)
    colony.recount(state, seat, "OP-3.2")


def join_colony(state: Outpost, seat: int, upgrade: int) -> int:
    """OP-6.2, OP-3.2: the upgrade comes with what it brings at once; the new job, or `NOTHING`."""
    owned = state.upgrades[seat]
    state.upgrades = put(state.upgrades, seat, put(owned, upgrade, owned[upgrade] + 1))
    at = state.display.index(upgrade)
    state.display = state.display[:at] + state.display[at + 1 :]
    state.bought = put(state.bought, seat, state.bought[seat] + 1)
    if state.events is not None:
        state.note("OP-6.2", "upgrade_taken", seat=seat, upgrade=UPGRADES[upgrade])
    if upgrade == LABORATORY:
        colony.gain_factory(state, seat, RESEARCH, "OP-3.2")
        return RESEARCH
    if upgrade == OUTPOST:
        colony.gain_factory(state, seat, TITANIUM, "OP-3.2")
        return TITANIUM
    if upgrade == ROBOTS and state.board.preset.free_robot:
        state.robots = put(state.robots, seat, state.robots[seat] + 1)
        if state.events is not None:
            state.note("OP-3.2", "robot_gained", seat=seat)
    return colony.job_of(upgrade) if upgrade >= ALWAYS else NOTHING


def man_won(state: Outpost, seat: int, job: int) -> None:
    """OP-6.3, OP-R22: in the own turn a crew comes at once; in another's, an operator may come."""
    is_own = seat == state.active
    if is_own and job < FIRST_CREW:
        # The operators are placed before the turn is over (OP-R14).
        return
    state.then(operators.man(seat, job, is_own or not state.board.has_events))


def robot_won(state: Outpost, seat: int) -> None:
    """OP-6.3, OP-4.3: in another's turn the robot that came may go to work; in the own all are placed (OP-R14)."""
    if seat != state.active and colony.spare_robots(state, seat) > 0:
        state.then(operators.new_robot(seat))
