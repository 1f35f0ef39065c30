"""The production cards in hand, and how several of them are paid or discarded together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.contract import Gathered, Hand
from desktop.boards.outpost.play.drawn import faces
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outpost import prices
from engine.games.outpost.payment import cheapest, fitting
from engine.games.outpost.state import Outpost
from engine.games.outpost.wording import question_operands

PAYMENTS = ("pay", "pay_research")


def cards(state: Outpost, seat: int) -> Sequence[str]:
    """A hand, those of most value first, as they are paid; open cards with what they pay."""
    rank = state.board.rank
    return sorted(state.hands[seat], key=lambda card: rank.get(card, len(rank)))


def name(card: str, voice: Voice) -> str:
    """“Ore 3”."""
    return voice.action("", card)


def draw(painter: QPainter, card: str, area: QRectF) -> None:
    """A card from its front, or from behind."""
    faces.card(painter, area, faces.of(card))


def gathered(state: Outpost, picked: Sequence[str], voice: Voice) -> Gathered:
    """What the cards pay of what is due, or as how many they count."""
    told = question_operands(state)
    if state.question is not None and state.question.name in PAYMENTS:
        paid, due = sum(state.board.worth[card] for card in picked), told["due"]
        left = prices.worth(state, state.current_player) - paid
        tally = translate("Outpost", "{paid} of {due}; {left} left in hand")
        if paid > due:
            tally = translate("Outpost", "{paid} of {due}, {lost} lost; {left} left in hand")
        tally = tally.format(paid=paid, due=due, lost=paid - due, left=left)
        verb = translate("Outpost", "Pay {paid}").format(paid=paid)
        return Gathered(tally, verb, missing=_unpaid(state, told, picked, due - paid))
    count = sum(state.board.weight[card] for card in picked)
    over = told.get("over", 0)
    if state.question is not None and state.question.name == "lose_card":
        # An event counts every card as one.
        count, over = len(picked), told["left"]
    tally = translate("Outpost", "{count} of {over}").format(count=count, over=over)
    verb = translate("Outpost", "Discard {count}").format(count=len(picked))
    missing = translate("Outpost", "{left} still to discard.").format(left=over - count)
    return Gathered(tally, verb, missing=missing if count < over else "")


def _unpaid(state: Outpost, told: Mapping[str, int], picked: Sequence[str], due: int) -> str:
    """What is still to be paid; for new chemicals there are so many research cards among it."""
    left = told.get("left", 0) - sum(state.board.is_research(card) for card in picked)
    if left > 0:
        return translate("Outpost", "Research cards still to pay: {left}.").format(left=left)
    return translate("Outpost", "{left} still to pay.").format(left=due) if due > 0 else ""


def total(state: Outpost, seat: int, voice: Voice) -> str:
    """“Hand: 19”."""
    return translate("Outpost", "Hand: {total}").format(total=prices.worth(state, seat))


def proposed(state: Outpost) -> Sequence[str]:
    """OP-R21: the least wasteful payment; else the lowest cards."""
    assert state.question is not None
    told, board, seat = question_operands(state), state.board, state.current_player
    if state.question.name == "pay":
        ranks = fitting(state, seat, told["last"], told["research"])
        return cheapest([board.by_rank[rank] for rank in ranks], told["due"], board.pays)
    if state.question.name == "pay_research":
        return cheapest(state.hands[seat], told["due"], board.pays, told["left"])
    return _lowest(state, told)


def _lowest(state: Outpost, told: Mapping[str, int]) -> Sequence[str]:
    """OP-5.3, OP-R24: the cards of least value that are enough, of those that may still be given."""
    rank, weight = state.board.rank, state.board.weight
    hand = [card for card in cards(state, state.current_player) if rank[card] >= told["last"]]
    if "over" not in told:
        return hand[len(hand) - told["left"] :]
    found: list[str] = []
    for card in reversed(hand):
        if weight[card] and sum(weight[it] for it in found) < told["over"]:
            found.append(card)
    # A mega card counts as four: what it makes needless stays, the best first.
    for card in reversed(found[:]):
        if sum(weight[it] for it in found) - weight[card] >= told["over"]:
            found.remove(card)
    return found


HAND: Hand[Outpost] = Hand(
    cards=cards,
    name=name,
    draw=draw,
    gathers=(*PAYMENTS, "discard", "lose_card"),
    gathered=gathered,
    proposed=proposed,
    leads=MappingProxyType({"pay_research": "pay"}),
    total=total,
    size=(52, 72),
    narrowest=36,
    others_on_board=True,
)
