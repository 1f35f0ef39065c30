"""How a seat of Outpost stands after its answers, in sentences for a hint."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.boards.outpost.play.brings import with_changes
from desktop.boards.outpost.play.operators import posted, tally
from desktop.boards.outpost.play.steps import AUCTIONS, PURCHASES
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outpost import cards, colony, postings, prices, production, quotes, verbs
from engine.games.outpost.components import ALWAYS, UPGRADES
from engine.games.outpost.operators import ORDER
from engine.games.outpost.postings import Posting
from engine.games.outpost.state import NOTHING, Outpost
from engine.games.outpost.wording import upgrade_text

BIDS = ("bid",)
IDLE = ("let_idle",)
OPTIONS = ("choose_option",)
PRODUCTION = ("choose_megas", "discard", "lose_card")
SPENDS = (*AUCTIONS, *PURCHASES)
UNPAID = ("opening_bid", "how_many", "pay", "pay_research")
"""What is asked while a purchase is under way."""


def stands(before: Outpost, after: Outpost, voice: Voice) -> Iterator[str]:
    """What a bid would cost and get, what stays in hand, and what the colony brings then."""
    asked, seat = before.question, before.current_player
    if asked is None:
        return
    if after.offered != NOTHING:
        yield from _bid(after, seat, voice, jumps=asked.name in BIDS and after.bid > before.bid + 1)
        return
    if cards.knows_hand(after, seat):
        left = prices.worth(after, seat)
        if asked.name in PRODUCTION:
            yield _in_hand(after, seat)
        elif left != prices.worth(before, seat) or _is_paid(asked.name, after):
            yield translate("Outpost", "{left} left in hand").format(left=left)
    if worth := verbs.cards_to_come(after, seat) if asked.name in OPTIONS else 0:
        yield translate("Outpost", "The cards drawn are worth about {worth}").format(worth=worth)
    if asked.name in IDLE or _loses_this_turn(before, after, seat):
        text = translate("Outpost", "Cards worth about {income} this turn")
        yield text.format(income=_this_turn(after, seat))
    if asked.name in IDLE:
        return
    if asked.name == "place_operators":
        yield tally(after, *_brings(after, seat, posted(after, seat)))
        return
    if asked.name not in (*PRODUCTION, *BIDS):
        yield tally(after, *_brings(after, seat, postings.best_income(after, seat)))


def _is_paid(asked: str, after: Outpost) -> bool:
    """OP-6.1: whether nothing is under way that is still to be paid, so that the hand is what is left."""
    return asked in SPENDS and (after.question is None or after.question.name not in UNPAID)


def _in_hand(state: Outpost, seat: int) -> str:
    """OP-5.1, OP-5.3: what the seat holds, as its capacity counts it; with what production still brings."""
    text = translate("Outpost", "Hand: {n} of {most} cards, worth {worth}")
    least, most = production.still_to_come(state, seat)
    if most:
        text = translate(
            "Outpost", "Hand: {n} of {most} cards, worth {worth}; still to come: {more}"
        )
    more = str(most) if least == most else f"{least}–{most}"
    return text.format(
        n=colony.counted(state, seat),
        most=colony.capacity(state, seat),
        worth=prices.worth(state, seat),
        more=more,
    )


def _bid(state: Outpost, seat: int, voice: Voice, *, jumps: bool) -> Iterator[str]:
    """OP-3.2: what the upgrade costs whoever bids, and does; or whose bid stands.

    Who `jumps` bids more than has to be bid.
    """
    if state.leader != seat:
        text = translate("Outpost", "{name}’s bid of {bid} stands")
        yield text.format(name=voice.people[state.leader], bid=state.bid)
        return
    quote = quotes.of_bid(state, seat, state.offered, state.bid)
    if quote is not None:
        told = translate(
            "Outpost", "{vp} VP for {due} if nobody bids more, {left} left in hand then"
        )
        if state.offered >= ALWAYS:
            told = translate(
                "Outpost",
                "{vp} VP with a crew for {due} if nobody bids more, {left} left in hand then",
            )
        due = with_changes(str(quote.due), quotes.changes(state, seat, state.offered), voice)
        said = told.format(vp=state.board.upgrade_vp[state.offered], due=due, left=quote.left)
        lower = translate("Outpost", "a lower bid may be enough")
        yield f"{said}; {lower}" if jumps else said
    yield upgrade_text(voice.words, state, UPGRADES[state.offered])


def _brings(state: Outpost, seat: int, own: Posting) -> tuple[int, int]:
    """VP, and what the cards of a turn are worth."""
    return postings.points_in_all(state, seat, own), postings.income_in_all(state, seat, own)


def _loses_this_turn(before: Outpost, after: Outpost, seat: int) -> bool:
    """OP-7.5: whether an event takes cards of the production that is still to come."""
    is_to_come = before.active == NOTHING
    return is_to_come and _this_turn(after, seat) < _this_turn(before, seat)


def _this_turn(state: Outpost, seat: int) -> int:
    """OP-7.1: what the cards of this turn are worth with what stands idle."""
    own, idle = posted(state, seat), state.idle[seat]
    working = [
        people - (idle[job] if job < len(idle) else 0)
        for people, job in zip(own.people, ORDER, strict=True)
    ]
    return postings.income_in_all(state, seat, own._replace(people=tuple(working)))
