"""OP-4.1, OP-6.2, OP-R21: cards leave a hand one by one until a price is covered; no change is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.outpost import cards
from engine.games.outpost.cards import ANY
from engine.games.outpost.components import DECKS, FACTORIES, RESEARCH, UPGRADES
from engine.games.outpost.state import Outpost
from engine.rules.agenda import decision, type_of_frame


def payment(state: Outpost, seat: int, due: int, research: int = 0) -> tuple[type_of_frame, ...]:
    """The questions of a payment, which has to hold so many research cards; none if nothing is due."""
    if research:
        return (pay_research(seat, due, research, ANY),)
    return (pay(seat, due, ANY, ANY),) if due > 0 else ()


def fitting(state: Outpost, seat: int, last: int, research: int) -> list[int]:
    """Ranks of the seat's cards that may still be paid, the highest card first."""
    board = state.board
    rank, deck_of = board.rank, board.deck_of
    return sorted(
        [
            own
            for card in state.hands[seat]
            if (own := rank[card]) >= last and (own >= research or deck_of[card] != RESEARCH)
        ]
    )


def payable(state: Outpost, seat: int, due: int, last: int, research: int) -> Sequence[str]:
    """OP-R21: cards not above the last one that leave enough below them."""
    if not cards.knows_hand(state, seat):
        return [
            card
            for card in cards.kinds(state, seat)
            if state.board.rank[card]
            >= (max(last, research) if state.board.is_research(card) else last)
        ]
    by_rank, worth = state.board.by_rank, state.board.worth_by_rank
    ranks = fitting(state, seat, last, research)
    left = value(state, ranks)
    found, above = [], ANY
    for rank in ranks:
        if left < due:
            break
        if rank != above:
            found.append(by_rank[rank])
            above = rank
        left -= worth[rank]
    return found


def about_payment(state: Outpost, *args: object) -> tuple[str, ...]:
    """What is paid for, as the rules will hand it over: `upgrade:nodule`, `factory:ore`, `robot`."""
    if len(state.agenda) < 2:
        return ()
    node, _, what, *_ = state.agenda[-2]
    if node.name == "take_upgrade":
        return (f"upgrade:{UPGRADES[what]}",)
    return (f"factory:{what}" if what in FACTORIES else what,)


@decision(legal=payable, always=True, private=True, about=about_payment)
def pay(
    state: Outpost,
    card: str,
    seat: int,
    due: int,
    last: int,
    research: int,
) -> None:
    """OP-R21: one card after the other, none above the last, until the price is covered."""
    spend(state, seat, card)
    due -= state.board.worth[card]
    if due > 0:
        state.then(pay(seat, due, state.board.rank[card], research))
    elif due and state.events is not None:
        state.note("OP-4.1", "overpaid", seat=seat, n=-due)


def research_payable(state: Outpost, seat: int, due: int, left: int, last: int) -> Sequence[str]:
    """OP-4.1: research cards not above the last one, so that enough of them and of the rest are left."""
    found = []
    for card in cards.kinds(state, seat):
        rank = state.board.rank[card]
        if not state.board.is_research(card) or rank < last:
            continue
        if cards.knows_hand(state, seat):
            ranks = fitting(state, seat, ANY, rank)
            below = [it for it in ranks if state.board.is_research(state.board.by_rank[it])]
            if len(below) < left or value(state, ranks) < due:
                continue
        found.append(card)
    return found


@decision(legal=research_payable, always=True, private=True, about=about_payment)
def pay_research(
    state: Outpost,
    card: str,
    seat: int,
    due: int,
    left: int,
    last: int,
) -> None:
    """OP-4.1, OP-R21: the research cards of new chemicals first; no higher one is paid after them."""
    spend(state, seat, card)
    due -= state.board.worth[card]
    rank = state.board.rank[card]
    if left > 1:
        state.then(pay_research(seat, due, left - 1, rank))
    elif due > 0:
        state.then(pay(seat, due, ANY, rank))
    elif due and state.events is not None:
        state.note("OP-4.1", "overpaid", seat=seat, n=-due)


def value(state: Outpost, ranks: Sequence[int]) -> int:
    """What cards of these ranks pay together."""
    worth = state.board.worth_by_rank
    return sum([worth[rank] for rank in ranks])


def spend(state: Outpost, seat: int, card: str) -> None:
    """OP-5.3: a card is paid and seen by all; one that lies open leaves the game."""
    cards.leave_hand(state, seat, card)
    if state.events is not None:
        deck = DECKS[state.board.deck_of[card]]
        state.note("OP-4.1", "paid", seat=seat, deck=deck, n=state.board.worth[card], card=card)


def cheapest(
    hand: Sequence[str], due: int, pays: Mapping[str, int], research: int = 0
) -> list[str]:
    """The exact or least wasteful payment, in the order in which its cards are answered; else empty.

    It holds at least so many research cards; of several such payments it is one of small cards,
    and of other cards than research, each of which can become new chemicals.
    `pays` is `Board.pays`: what each card pays, the highest first.

    >>> cheapest(["ore:3", "ore:4", "water:7"], 7, {"water:7": 7, "ore:4": 4, "ore:3": 3})
    ['ore:4', 'ore:3']
    """
    place = {card: number for number, card in enumerate(pays)}
    research_back = f"{DECKS[RESEARCH]}:"
    in_order = sorted(hand, key=lambda card: (card.startswith(research_back), -place[card]))
    # By research cards and sum: from which the last card led there.
    ways: dict[tuple[int, int], tuple[tuple[int, int], int]] = {(0, 0): ((0, 0), -1)}
    for at, card in enumerate(in_order):
        is_research = card.startswith(research_back)
        for before in [*ways]:
            number, total = before
            if total >= due and number >= research:
                continue
            after = (min(number + is_research, research), total + pays[card])
            if after not in ways:
                ways[after] = (before, at)
    enough = [way for way in ways if way[0] >= research and way[1] >= due]
    if not enough:
        return []
    found, way = [], min(enough, key=lambda it: it[1])
    while way != (0, 0):
        way, at = ways[way]
        found.append(in_order[at])
    found.sort(key=place.__getitem__)
    first = [card for card in found if card.startswith(research_back)][:research]
    for card in first:
        found.remove(card)
    return [*first, *found]
