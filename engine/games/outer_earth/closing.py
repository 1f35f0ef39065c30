"""OE-3.7 to OE-3.11: a planet is closed, scored, and brings its bonus and its reward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.outer_earth import effects, scoring
from engine.games.outer_earth.cards import discard, draw_cards
from engine.games.outer_earth.components import (
    CLOSE_DISCOUNT,
    CLOSE_VP,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
    PRIMARY,
    SECONDARY,
    SET_VP,
    TERTIARY,
)
from engine.games.outer_earth.state import NOTHING, OuterEarth, by_industry
from engine.rules.agenda import step
from engine.rules.parts.places import put


def cost(state: OuterEarth, seat: int, planet: int) -> int:
    """OE-3.7: X + 1 AP, less what the seat's effects save, never below 0."""
    return max(state.closing_cost(planet) - state.effect(seat, CLOSE_DISCOUNT), 0)


def worth(state: OuterEarth, seat: int, planet: int, counts: Sequence[int]) -> scoring.Closing:
    """OE-3.9: what the planet brings the seat if it is closed with so many cards of each industry."""
    cards, sets = scoring.closing(counts, state.board.synergies[planet])
    return scoring.Closing(seat, PLANETS[planet], cards, sets, state.effect(seat, CLOSE_VP))


class Outlook(NamedTuple):
    """What closing a planet brings, and what one more card would add to that."""

    now: scoring.Closing
    cost: int
    """AP for closing it now (OE-3.7)."""
    more: tuple[int, ...]
    """VP that one more card of each industry would add; empty without a free slot."""


def outlook(state: OuterEarth, seat: int, planet: int) -> Outlook:
    """OE-3.7, OE-3.9: what a planet in development scores now, and with one more card."""
    counts = by_industry(state.built[planet])
    now = worth(state, seat, planet, counts)
    each = range(len(INDUSTRIES))
    has_room = len(state.built[planet]) < state.slots(seat, planet)
    more = tuple(
        worth(state, seat, planet, put(counts, industry, counts[industry] + 1)).points - now.points
        for industry in (each if has_room else ())
    )
    return Outlook(now, cost(state, seat, planet), more)


def close(state: OuterEarth, seat: int, planet: int) -> None:
    """OE-3.7, OE-3.9: pay, and score from the budget."""
    paid = cost(state, seat, planet)
    state.ap -= paid
    if state.events is not None:
        state.note("OE-3.7", "closed", seat=seat, planet=PLANETS[planet], n=paid)
        effects.note_use(state, seat, CLOSE_DISCOUNT, state.closing_cost(planet) - paid)
    built = state.built[planet]
    found = worth(state, seat, planet, by_industry(built))
    card_vp, sets, extra = found.cards, found.sets, found.extra
    state.closings = [*state.closings, [seat, planet, card_vp, sets, extra]]
    points = found.points
    take_from_budget(state, seat, points)
    if state.events is not None:
        told = {"cards": card_vp, "sets": sets, "set_points": SET_VP * sets}
        scored = card_vp + SET_VP * sets
        state.note(
            "OE-3.9", "planet_scored", seat=seat, planet=PLANETS[planet], points=scored, **told
        )
        if extra:
            state.note("OE-3.10", "effect_close_vp", seat=seat, n=extra, points=extra)
    *others, last = built
    state.built = put(state.built, planet, others)
    state.stocks = put(state.stocks, seat, [*state.stocks[seat], last])
    before = state.bonus[seat]
    state.bonus = put(state.bonus, seat, INDUSTRY[last])
    if state.events is not None:
        state.note("OE-3.10", "into_stocks", seat=seat, card=last)
    state.then(*take_bonus(state, seat, before), into_portfolio(seat, planet))


def take_from_budget(state: OuterEarth, seat: int, points: int) -> None:
    """OE-3.9, OE-R8: VP from the budget; if it runs short they are given in full."""
    state.vp = put(state.vp, seat, state.vp[seat] + points)
    if points > state.budget:
        state.note("OE-R8", "budget_short", n=points - state.budget)
    state.budget = max(state.budget - points, 0)


def take_bonus(state: OuterEarth, seat: int, before: int) -> tuple[tuple[object, ...], ...]:
    """OE-3.11, OE-R5: what the new face-up card brings at once."""
    bonus = state.bonus[seat]
    if state.events is not None:
        state.note("OE-3.11", told_bonus(state, bonus, before), seat=seat)
    if bonus == PRIMARY:
        return (draw_cards(seat, 1),)
    if bonus == TERTIARY and not state.had_ap_bonus:
        state.had_ap_bonus = 1
        state.ap += 1
    return ()


def told_bonus(state: OuterEarth, bonus: int, before: int) -> str:
    """OE-3.11, OE-R5: as what the bonus is told: by what it brings, and whether the seat had that already."""
    is_slot = bonus == SECONDARY and state.board.bonus_is_slot
    had = state.had_ap_bonus if bonus == TERTIARY else bonus == before == SECONDARY
    return f"bonus_{'slot' if is_slot else INDUSTRIES[bonus]}" + "_had" * had


@step
def into_portfolio(state: OuterEarth, seat: int, planet: int) -> None:
    """OE-3.10: other cards are discarded, the reward applies, the industry's index rises by 1."""
    board = state.board
    others = state.built[planet]
    if state.events is not None and others:
        told = {"planet": PLANETS[planet], "cards": others[:]}
        state.note("OE-3.10", "other_cards_discarded", seat=seat, **told)
    discard(state, others)
    state.built = put(state.built, planet, [])
    state.developing = put(
        state.developing, seat, [other for other in state.developing[seat] if other != planet]
    )
    state.portfolio = put(state.portfolio, seat, [*state.portfolio[seat], planet])
    if (text := board.planet_reminder[planet]) and state.events is not None:
        state.note("OE-3.10", "reminder", seat=seat, text=text)
    effect, amount = board.planet_effect[planet]
    effects.gain(state, seat, effect, amount, "OE-3.10")
    industry = board.planet_industry[planet]
    state.index = put(state.index, industry, state.index[industry] + 1)
    if state.events is not None:
        state.note("OE-3.10", "index_rises", industry=INDUSTRIES[industry], n=state.index[industry])
    state.then(move_up(seat))
    effects.act_at_once(state, seat, effect, amount)


@step
def move_up(state: OuterEarth, seat: int) -> None:
    """OE-3.10, OE-R18: the queued planet moves up at once if there is room."""
    queued = state.queued[seat]
    if queued != NOTHING and len(state.developing[seat]) < state.capacity(seat):
        state.queued = put(state.queued, seat, NOTHING)
        state.developing = put(state.developing, seat, [*state.developing[seat], queued])
        if state.events is not None:
            state.note("OE-3.10", "moved_up", seat=seat, planet=PLANETS[queued])
