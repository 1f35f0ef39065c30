"""Positions of Outer Earth for one moment, and plain words to play on from there.

    state = ask(position(hands={0: "Pca"}, developing={0: ["01"]}), turn.turn(0))
    answer(state, place("01", "Pca"))

A card is written by industry, inlet and outlet: `Pca` is primary, from cyan to amber. Whatever is
not named is empty. Values are plain and do not depend on what ships: each planet has 4 base slots
and its own industry as synergy (01 to 08 primary, 09 to 16 secondary, 17 to 24 tertiary); a seat's
company has 10 influence more than that of the seat before; rewards that are not named add 1 influence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.outer_earth.board import Board
from engine.games.outer_earth.components import (
    COMPANIES,
    EFFECTS,
    INDUSTRIES,
    PLANETS,
    SIZES,
)
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import CHANCE, Event, type_of_frame
from engine.rules.game import Setup, Value

MANY = 1000
"""More draws than any single answer brings."""

PLAIN: dict[str, Any] = {
    **{
        f"planet.{planet}": {
            "name": "",
            "industry": INDUSTRIES[number // 8],
            "slots": 4,
            "synergies": [INDUSTRIES[number // 8]],
            "effect": "influence",
            "amount": 1,
        }
        for number, planet in enumerate(PLANETS)
    },
    **{
        f"company.{company}": {
            "name": "",
            "influence": 10 * number,
            "effect": "influence",
            "amount": 1,
        }
        for number, company in enumerate(COMPANIES, 1)
    },
}


def face(short: str) -> str:
    """The card that is written so in short."""
    words = {"P": "primary", "S": "secondary", "T": "tertiary"}
    words |= {"c": "cyan", "a": "amber", "m": "magenta"}
    return f"card:{'-'.join(words[letter] for letter in short)}"


def faces(shorts: str) -> list[str]:
    """The cards that are written so, with spaces between."""
    return [face(short) for short in shorts.split()]


def short(card: str) -> str:
    """A card as it is written in short."""
    industry, inlet, outlet = card.removeprefix("card:").split("-")
    return f"{industry[0].upper()}{inlet[0]}{outlet[0]}"


def place(planet: str, card: str) -> str:
    """The answer that places a card on a planet."""
    return f"place:{planet}:{face(card)[5:]}"


def take(card: str) -> str:
    """The answer that takes an open card."""
    return f"take:{face(card)[5:]}"


def invest(card: str) -> str:
    """The answer that invests a card."""
    return f"invest:{face(card)[5:]}"


def plain_setup(
    seats: int = 2,
    rulings: Mapping[str, str] | None = None,
    planets: Mapping[str, Mapping[str, Any]] | None = None,
    companies: Mapping[str, Mapping[str, Any]] | None = None,
) -> Setup:
    """A set-up with the plain values, but for the fields of planets and companies that are named."""
    told = dict(PLAIN)
    for kind, named in (("planet", planets or {}), ("company", companies or {})):
        for thing, fields in named.items():
            told[f"{kind}.{thing}"] = {**told[f"{kind}.{thing}"], **fields}
    entered = {name: Value(value, "entered") for name, value in told.items()}
    return GAME.setup(seats, None, rulings, entered)


def position(
    seats: int = 2,
    *,
    rulings: Mapping[str, str] | None = None,
    planets: Mapping[str, Mapping[str, Any]] | None = None,
    effects: Mapping[int, Mapping[str, int]] | None = None,
    hands: Mapping[int, str] | None = None,
    bids: Mapping[int, str] | None = None,
    stocks: Mapping[int, str] | None = None,
    invested: Mapping[int, str] | None = None,
    built: Mapping[str, str] | None = None,
    developing: Mapping[int, Sequence[str]] | None = None,
    queued: Mapping[int, str] | None = None,
    portfolio: Mapping[int, Sequence[str]] | None = None,
    row: Mapping[str, int] | None = None,
    bonus: Mapping[int, str] | None = None,
    open_cards: str = "",
    discard: str = "",
    deck: str | None = None,
    **fields: Any,
) -> OuterEarth:
    """A state without a question, with somebody listening; mappings go by seat, or by planet.

    `row` gives each planet of the market its chips, the oldest first. The deck holds every card
    that is not named, or the cards of `deck` alone; every other name is a field of the state.
    """
    state = OuterEarth(Board(plain_setup(seats, rulings, planets)))
    state.events = []
    state.round = 1
    state.company = list(range(seats))
    for seat, gained in (effects or {}).items():
        for effect, amount in gained.items():
            state.effects[seat * len(EFFECTS) + EFFECTS.index(effect)] = amount
    for places, cards in (
        (state.hands, hands),
        (state.bids, bids),
        (state.stocks, stocks),
        (state.invested, invested),
    ):
        for seat, shorts in (cards or {}).items():
            places[seat] = faces(shorts)
    for planet, shorts in (built or {}).items():
        state.built[PLANETS.index(planet)] = faces(shorts)
    for own, owned in ((state.developing, developing), (state.portfolio, portfolio)):
        for seat, names in (owned or {}).items():
            own[seat] = [PLANETS.index(name) for name in names]
    for seat, name in (queued or {}).items():
        state.queued[seat] = PLANETS.index(name)
    for seat, industry in (bonus or {}).items():
        state.bonus[seat] = INDUSTRIES.index(industry)
    state.row = [PLANETS.index(name) for name in row or {}]
    state.chips = list((row or {}).values())
    state.open_cards, state.discard = faces(open_cards), faces(discard)
    lie = [*state.row, *state.queued]
    lie += [
        planet for places in (state.developing, state.portfolio) for it in places for planet in it
    ]
    state.unturned = [planet for planet in state.unturned if planet not in lie]
    state.galaxy = SIZES[seats].galaxy - len(lie) + state.queued.count(NOTHING)
    named = Counter(card for place in all_places(state) for card in place)
    box = state.board.cards
    if deck is not None:
        left = Counter(faces(deck))
        state.pool = [left[kind] for kind in box.kinds]
    else:
        state.pool = [
            count - named[kind] for kind, count in zip(box.kinds, box.counts, strict=True)
        ]
    state.deck = sum(state.pool)
    for name, value in fields.items():
        assert name in OuterEarth.FIELDS, f"a state has no field {name}"
        setattr(state, name, value)
    return state


def all_places(state: OuterEarth) -> list[list[str]]:
    """Every place in which industry cards lie, but for the deck."""
    hidden = (*state.hands, *state.bids, *state.invested)
    return [*hidden, *state.stocks, *state.built, state.open_cards, state.discard]


def ask(state: OuterEarth, *frames: type_of_frame) -> OuterEarth:
    """The first question of these frames."""
    state.agenda = []
    state.then(*frames)
    state.run_on()
    return state


def answer(state: OuterEarth, *texts: str) -> OuterEarth:
    """Seats' answers, one after another; what is drawn in between is the likeliest."""
    for text in texts:
        draw_on(state)
        assert state.current_player >= 0, f"nobody is asked, so nobody answers “{text}”"
        state.take(state.place_of(text))
    return state


def draw(state: OuterEarth, *shorts: str) -> OuterEarth:
    """The cards that are drawn, one after another."""
    for it in shorts:
        assert state.current_player == CHANCE, f"nothing is drawn, so not “{it}”"
        state.apply(state.find(face(it)))
    return state


def draw_on(state: OuterEarth) -> OuterEarth:
    """The likeliest outcomes until a seat is asked or nothing is left."""
    for _ in range(MANY):
        if state.current_player != CHANCE:
            return state
        state.apply(max(state.chance_outcomes(), key=lambda outcome: outcome[1])[0])
    raise AssertionError("draws without an end")


def asked(state: OuterEarth) -> tuple[str, int]:
    """The name of the open question and the seat that is asked."""
    return (state.question.name if state.question is not None else "", state.current_player)


def legal(state: OuterEarth) -> set[str]:
    """What may be answered or drawn now, as texts."""
    return {str(choice) for choice in state.legal_actions()} | {
        str(outcome) for outcome, _ in state.chance_outcomes()
    }


def refused(state: OuterEarth) -> dict[str, tuple[str, str]]:
    """What cannot be chosen now: its clause and its reason."""
    return {refusal.subject: (refusal.clause, refusal.name) for refusal in state.refusals()}


def noted(state: OuterEarth, name: str) -> list[Event]:
    """The events of that name so far."""
    return [event for event in state.events or () if event.name == name]


def told(state: OuterEarth, name: str) -> list[tuple[str, dict[str, Any]]]:
    """The clauses and operands of the events of that name so far."""
    return [(event.clause, event.params) for event in noted(state, name)]


def names(planets: Sequence[int]) -> list[str]:
    """Planets as they are written; no planet is empty."""
    return [PLANETS[planet] if planet != NOTHING else "" for planet in planets]


def shorts(cards: Sequence[str]) -> str:
    """Cards in short, in the order in which they lie."""
    return " ".join(map(short, cards))


def hand(state: OuterEarth, seat: int) -> str:
    """The seat's hand in short, sorted."""
    return " ".join(sorted(map(short, state.hands[seat])))
