"""The industry cards in hand, and how several of them are added to a bid."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Gathered, Hand
from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play import choices
from desktop.boards.outer_earth.play.drawn import faces
from desktop.boards.outer_earth.play.steps import Steps
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outer_earth.actions import ENOUGH, PASS
from engine.games.outer_earth.components import ORDER
from engine.games.outer_earth.state import OuterEarth


def cards(state: OuterEarth, seat: int) -> Sequence[str]:
    """A hand, those of most value first, as they are added to a bid."""
    return sorted(state.hands[seat], key=lambda card: ORDER.get(card, len(ORDER)))


def name(card: str, voice: Voice) -> str:
    """“Primary, cyan circle to amber diamond”."""
    return names.card(voice.words, card)


def gathered(state: OuterEarth, picked: Sequence[str], voice: Voice) -> Gathered:
    """How high the bid becomes."""
    bid = len(state.bids[state.current_player]) + len(picked)
    tally = translate("OuterEarth", "bid: {bid}").format(bid=bid)
    verb = translate("OuterEarth", "Add {count}: bid {bid}").format(count=len(picked), bid=bid)
    if not picked:
        verb = translate("OuterEarth", "Add cards")
    return Gathered(tally, verb, voice.action("add_or_pass", PASS))


def reason(state: OuterEarth, card: str, taken: Steps, voice: Voice) -> str:
    """Why a card cannot go where something was chosen, or nowhere."""
    for refusal in state.refusals():
        steps = choices.refused_steps(state, refusal)
        if card in steps and set(steps) <= {card, *taken}:
            return f"{voice.refusal(refusal)} ({refusal.clause})"
    return ""


HAND: Hand[OuterEarth] = Hand(
    cards=cards,
    name=name,
    draw=faces.draw,
    gathers=("add_card",),
    gathered=gathered,
    enough=ENOUGH,
    reason=reason,
    size=(52, 72),
    narrowest=38,
    others_on_board=True,
)
