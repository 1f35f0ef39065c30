"""OP-5: what factories and upgrades bring, mega cards, and cards that are too many for a hand."""

from __future__ import annotations

from engine.games.outpost import cards, colony, modifiers
from engine.games.outpost.components import (
    CREW_DRAWS,
    DECKS,
    FIRST_CREW,
    GROUP,
    LAB_DRAWS,
    MEGAS,
    PRODUCES,
    START,
)
from engine.games.outpost.state import Outpost
from engine.rules.agenda import decision, step, type_of_frame

FIRST_TURN = 2
"""Production of the first turn is so many times as great (OP-1.3)."""


@step
def production(state: Outpost) -> None:
    """OP-2.1: in player order."""
    state.note("OP-5.1", "production")
    if state.turn == 1:
        state.then(*dealt(state))
    else:
        state.then(*(produce(seat) for seat in state.order))


def dealt(state: Outpost) -> list[type_of_frame]:
    """OP-1.3, OP-R18: in the first turn round by round, so that stand-ins spread."""
    return [
        cards.draw(seat, deck, 1, "OP-1.3")
        for deck, factories in START.items()
        for _ in range(FIRST_TURN * factories)
        for seat in state.order
    ]


def group(state: Outpost, seat: int) -> int:
    """OP-5.2: how many manned factories make a mega group."""
    smallest = modifiers.smallest(state, seat, "mega")
    return GROUP if smallest is None else min(GROUP, smallest)


@step
def produce(state: Outpost, seat: int) -> None:
    """OP-5.1, OP-5.2: factories that work, upgrades, and crews; mega cards are chosen before the draw."""
    frames = []
    size = group(state, seat)
    for deck, (singles, factories) in harvest(state, seat).items():
        if deck in MEGAS and factories >= size:
            frames.append(choose_megas(seat, deck, singles, factories))
        elif singles > 0:
            frames.append(cards.draw(seat, deck, singles, "OP-5.1"))
    state.then(*frames)


def harvest(state: Outpost, seat: int) -> dict[int, tuple[int, int]]:
    """OP-5.1, OP-3.1, OP-3.2: by deck, the cards that the seat draws, and the factories that bring some.

    An event may bring more cards than factories, or fewer (OP-7.1); it makes no mega groups.
    """
    owned = state.upgrades[seat]
    found = {}
    for kind, deck in enumerate(PRODUCES):
        if working := colony.working(state, seat, kind):
            found[deck] = (working, working)
    more = [(deck, owned[upgrade]) for upgrade, deck in LAB_DRAWS]
    more += [(deck, state.people_at[seat][FIRST_CREW + at]) for at, deck in enumerate(CREW_DRAWS)]
    for deck, number in more:
        if number:
            singles, factories = found.get(deck, (0, 0))
            found[deck] = (singles + number, factories)
    if state.modifiers:
        for deck, (singles, factories) in found.items():
            change = modifiers.total(state, seat, "yield", DECKS[deck])
            found[deck] = (singles + change, factories)
    return found


def mega_range(state: Outpost, seat: int, deck: int, singles: int, factories: int) -> range:
    """OP-5.2: so many mega cards can be taken; each stands for a group of factories."""
    size = group(state, seat)
    return range(factories // size + 1)


@decision(legal=mega_range)
def choose_megas(
    state: Outpost, number: int, seat: int, deck: int, singles: int, factories: int
) -> None:
    """OP-5.2: mega cards instead of groups of four, before the draw is seen."""
    for _ in range(number):
        cards.take_mega(state, seat, deck)
    left = singles - number * group(state, seat)
    if left > 0:
        state.then(cards.draw(seat, deck, left, "OP-5.1"))


def still_to_come(state: Outpost, seat: int) -> tuple[int, int]:
    """OP-5.1, OP-5.2: how many cards, at least and at most, what is under way still brings the seat."""
    least = most = 0
    for node, *args in state.agenda:
        numbers = [0]
        if node in (cards.draw, cards.draw_card) and args[0] == seat:
            numbers = [args[2]]
        elif node is choose_megas and args[0] == seat:
            singles, size = args[2], group(state, seat)
            numbers = [it + max(singles - it * size, 0) for it in mega_range(state, *args)]
        least, most = least + min(numbers), most + max(numbers)
    return least, most


# -- too many cards ----------------------------------------------------------------------


@step
def cut_hands(state: Outpost) -> None:
    """OP-5.3: in player order, after all have produced; in the basic game as the turn ends."""
    state.then(*(cut_hand(seat, cards.ANY) for seat in state.order))


@step
def cut_hand(state: Outpost, seat: int, last: int) -> None:
    """OP-5.3: cards are discarded until the hand is not above its capacity."""
    if (over := colony.over_capacity(state, seat)) > 0:
        state.then(discard(seat, over, last))


def discardable(state: Outpost, seat: int, over: int, last: int) -> list[str]:
    """OP-5.3: cards not above the last one that leave enough below them."""
    rank, weight = state.board.rank, state.board.weight
    if not cards.knows_hand(state, seat):
        kinds = cards.kinds(state, seat)
        return [card for card in kinds if rank[card] >= last and weight[card]]
    left: dict[str, int] = {}
    for card in state.hands[seat]:
        if rank[card] >= last and weight[card]:
            left[card] = left.get(card, 0) + weight[card]
    found, below = [], sum(left.values())
    for card in sorted(left, key=rank.__getitem__):
        if below < over:
            break
        found.append(card)
        below -= left[card]
    return found


@decision(legal=discardable, always=True, private=True)
def discard(state: Outpost, card: str, seat: int, over: int, last: int) -> None:
    """OP-5.3: by choice, one after the other, none above the last; a mega card counts as four."""
    cards.leave_hand(state, seat, card)
    if state.events is not None:
        deck = DECKS[state.board.deck_of[card]]
        state.note(
            "OP-5.3", "discarded", seat=seat, deck=deck, n=state.board.worth[card], card=card
        )
    state.then(cut_hand(seat, state.board.rank[card]))
