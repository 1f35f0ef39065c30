"""Positions of Outpost for one moment, and plain words to play on from there.

    state = ask(position(hands={0: "ore:3 water:7"}, display=["nodule"]), auction.put_up(0))
    answer(state, "nodule", "25")

Whatever is not named is as at the start (OP-1.2), but for the market and the hands, which are empty.
It is turn 2, and player 1 comes first in the order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.outpost.board import Board
from engine.games.outpost.components import FACTORIES, JOBS, UPGRADES
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE, Event, type_of_frame

MANY = 1000
"""More draws than any single answer brings."""
OFF = {"events": "off"}
BASIC = {"preset": "basic"}


def position(
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    rulings: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    upgrades: Mapping[int, str] | None = None,
    factories: Mapping[int, Mapping[str, int]] | None = None,
    people_at: Mapping[int, Mapping[str, int]] | None = None,
    robots_at: Mapping[int, Mapping[str, int]] | None = None,
    population: Mapping[int, int] | None = None,
    robots: Mapping[int, int] | None = None,
    display: Sequence[str] = (),
    supply: Mapping[str, int] | None = None,
    active: int = -1,
    **fields: Any,
) -> Outpost:
    """A state without a question, with somebody listening; mappings go by seat.

    `upgrades` names the cards of a seat; those with a crew lie there without one unless `people_at`
    says otherwise. The supply is as on the chart unless it is given. Every other name is a field.
    """
    state = Outpost(Board(GAME.setup(seats, options, rulings)))
    state.events = []
    state.turn = 2
    state.active = active
    for seat, names in (upgrades or {}).items():
        owned = Counter(names.split())
        state.upgrades[seat] = [owned[upgrade] for upgrade in UPGRADES]
    for seat, counts in (factories or {}).items():
        state.factories[seat] = [counts.get(kind, 0) for kind in FACTORIES]
    for seat, counts in (people_at or {}).items():
        state.people_at[seat] = [counts.get(job, 0) for job in JOBS]
    for seat, counts in (robots_at or {}).items():
        state.robots_at[seat] = [counts.get(kind, 0) for kind in FACTORIES]
    for mine, given in ((state.population, population), (state.robots, robots)):
        for seat, number in (given or {}).items():
            mine[seat] = number
    state.display = sorted(UPGRADES.index(name) for name in display)
    if supply is not None:
        state.supply = [supply.get(name, 0) for name in UPGRADES]
    for seat, cards in (hands or {}).items():
        give(state, seat, cards)
    state.vp = [state.count_vp(seat) for seat in range(seats)]
    state.vp_before = state.vp
    for name, value in fields.items():
        assert name in Outpost.FIELDS, f"a state has no field {name}"
        setattr(state, name, value)
    return state


def give(state: Outpost, seat: int, cards: str) -> None:
    """Cards from their decks into a hand; those that lie open come from beside."""
    box = state.board.cards
    for card in cards.split():
        state.hands[seat] = [*state.hands[seat], card]
        if card in box.index:
            state.pool[box.index[card]] -= 1
            state.decks[state.board.deck_of[card]] -= 1
            assert state.pool[box.index[card]] >= 0, f"there are not so many {card}"


def ask(state: Outpost, *frames: type_of_frame) -> Outpost:
    """The first question of these frames."""
    state.agenda = []
    state.then(*frames)
    state.run_on()
    return state


def answer(state: Outpost, *texts: str) -> Outpost:
    """Seats' answers, one after another; what is drawn in between is the likeliest."""
    for text in texts:
        draw_on(state)
        assert state.current_player >= 0, f"nobody is asked, so nobody answers “{text}”"
        state.take(state.place_of(text))
    return state


def draw(state: Outpost, *texts: str) -> Outpost:
    """What chance brings, one after another."""
    for it in texts:
        assert state.current_player == CHANCE, f"nothing is drawn, so not “{it}”"
        state.apply(state.find(it))
    return state


def draw_on(state: Outpost) -> Outpost:
    """The likeliest outcomes until a seat is asked or nothing is left."""
    for _ in range(MANY):
        if state.current_player != CHANCE:
            return state
        state.apply(max(state.chance_outcomes(), key=lambda outcome: outcome[1])[0])
    raise AssertionError("draws without an end")


def asked(state: Outpost) -> tuple[str, int]:
    """The name of the open question and the seat that is asked."""
    return (state.question.name if state.question is not None else "", state.current_player)


def legal(state: Outpost) -> list[str]:
    """What may be answered or drawn now, as texts, in order."""
    found = [str(choice) for choice in state.legal_actions()]
    return found + [str(outcome) for outcome, _ in state.chance_outcomes()]


def refused(state: Outpost) -> dict[str, tuple[str, str]]:
    """What cannot be chosen now: its clause and its reason."""
    return {refusal.subject: (refusal.clause, refusal.name) for refusal in state.refusals()}


def noted(state: Outpost, name: str) -> list[Event]:
    """The events of that name so far."""
    return [event for event in state.events or () if event.name == name]


def told(state: Outpost, name: str) -> list[tuple[str, dict[str, Any]]]:
    """The clauses and operands of the events of that name so far."""
    return [(event.clause, event.params) for event in noted(state, name)]


def market(state: Outpost) -> list[str]:
    """The upgrades on display, the lowest first."""
    return [UPGRADES[upgrade] for upgrade in state.display]


def hand(state: Outpost, seat: int) -> str:
    """The seat's hand, sorted."""
    return " ".join(sorted(state.hands[seat]))


def owns(state: Outpost, seat: int) -> dict[str, int]:
    """The seat's upgrades by name."""
    found = zip(UPGRADES, state.upgrades[seat], strict=True)
    return {name: number for name, number in found if number}


def has(state: Outpost, seat: int) -> dict[str, int]:
    """The seat's factories by kind."""
    found = zip(FACTORIES, state.factories[seat], strict=True)
    return {name: number for name, number in found if number}


def works(state: Outpost, seat: int) -> dict[str, int]:
    """Operators of the seat by job."""
    return {
        name: state.at_work(seat, job) for job, name in enumerate(JOBS) if state.at_work(seat, job)
    }
