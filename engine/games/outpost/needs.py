"""What all know of a hand's worth: what its seat has bid, or is paying, it can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.outpost import prices
from engine.games.outpost.components import UPGRADES
from engine.rules.parts.hidden import Need

if TYPE_CHECKING:
    # The state itself asks what its hands can pay.
    from engine.games.outpost.state import Outpost


def needs(state: Outpost) -> dict[int, list[Need]]:
    """OP-6.2, OP-R21: by seat, what its hand is worth at least at the open question."""
    board = state.board
    if state.current_player < 0 or state.question is None:
        return {}
    _, seat, *args = state.agenda[-1]
    match state.question.name:
        case "pay":
            due, last, research = args
            return {seat: [Need(due, usable(state, last, research))]}
        case "pay_research":
            due, left, last = args
            below = {card: 1 for card in _below(state, last) if board.is_research(card)}
            return {seat: [Need(due, usable(state, -1, last)), Need(left, below)]}
        case "discard":
            over, last = args
            return {seat: [Need(over, {it: board.weight[it] for it in _below(state, last)})]}
        case "lose_card":
            left, last = args
            return {seat: [Need(left, dict.fromkeys(_below(state, last), 1))]}
        case "opening_bid":
            bid = prices.minimum_bid(state, UPGRADES.index(args[0]))
            due = prices.due(state, seat, UPGRADES.index(args[0]), bid)
            return {seat: [Need(due, board.pays)]}
        case "how_many":
            thing = args[0]
            return {seat: [Need(prices.price(state, seat, thing), board.pays)]}
        case "bid":
            due = prices.due(state, state.leader, state.offered, state.bid)
            return {state.leader: [Need(due, board.pays)]}
    return {}


def usable(state: Outpost, last: int, research: int) -> dict[str, int]:
    """OP-R21: what each card still pays: none above the last, and no research above that paid first."""
    board = state.board
    return {
        card: board.pays[card]
        for card, rank in board.rank.items()
        if rank >= (max(last, research) if board.is_research(card) else last)
    }


def _below(state: Outpost, last: int) -> list[str]:
    """Cards that are not above the last one."""
    return [card for card, rank in state.board.rank.items() if rank >= last]
