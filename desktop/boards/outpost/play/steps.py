"""Which thing on the board an answer of Outpost is: the list asks for it, the board gives it.

Most numbers of a range are typed, and cards are gathered in the hand; they have no thing of their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from desktop.boards.contract import Bidding
from engine.games.outpost import prices
from engine.games.outpost.components import FACTORIES, UPGRADES
from engine.games.outpost.operators import LEAVE, SPARE
from engine.games.outpost.state import Outpost

Steps = tuple[str, ...]

AUCTIONS = ("put_up", "put_up_another")
PURCHASES = ("buy_factory", "hire")
RAISE, PASS, OPEN = "answer:raise", "answer:pass", "answer:open"
"""OP-6.2: one more than the bid that stands, that bid itself, and the minimum bid."""
FEW = 24
"""Up to so many numbers each has a row in the list, and a button on the board."""
DECLINING = ("end", "enough", LEAVE)
BUTTONS = (*DECLINING, "hand_in")
"""Answers that are no thing on the board, but a button."""


def steps(view: Outpost, action: object) -> Steps:
    """The id of what is pressed for this action."""
    text, seat = str(action), view.current_player
    question = view.question.name if view.question is not None else ""
    if question == "bid":
        return (PASS if action == view.bid else RAISE,)
    if question == "opening_bid":
        return (OPEN,)
    if text in BUTTONS:
        return (f"answer:{text}",)
    if question == "choose_option" or (question == "let_idle" and not text.isdecimal()):
        return (f"option:{text}",)
    if question in AUCTIONS:
        return (f"sale:{text}",)
    if question in PURCHASES:
        return (f"buy:{text}",)
    if text in FACTORIES:
        return (f"works:{seat}:{text}",)
    if text in UPGRADES:
        return (f"owned:{seat}:{text}",)
    if text.isdecimal():
        return (f"number:{text}",)
    return (f"population:{seat}" if text == SPARE else f"robot:{seat}",)


def pressed(view: Outpost) -> Iterable[int]:
    """Numbers that are one press: one more than the bid, or a pass; the least bid; any of a few."""
    legal = view.legal_actions()
    question = view.question.name if view.question is not None else ""
    if question == "bid":
        return [it for it in (view.bid + 1, view.bid) if it in legal]
    if question == "opening_bid":
        return [legal[0]]
    return legal if len(legal) <= FEW else ()


def bidding(state: Outpost) -> Bidding | None:
    """OP-6.2: raised by at least 1; the bid that stands is a pass."""
    if state.question is None or state.question.name != "bid":
        return None
    most = (prices.most_bid(state, seat, state.offered) for seat in range(state.board.seats))
    return Bidding(state.bid + 1, str(state.bid), tuple(most))
