"""Set-up of the table: what stands on cards of their own, the market, companies, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.outer_earth import effects, rules
from engine.games.outer_earth.components import COMPANIES, EFFECTS, INDUSTRIES, PLANETS
from engine.games.outer_earth.facts.kinds import (
    AMOUNT,
    COMPANY,
    EFFECT,
    INFLUENCE,
    ITS_COMPANY,
    ITS_PLANET,
    NAME,
    OWN_INDUSTRY,
    PLANET,
    REMINDER,
    SLOTS,
    SYNERGIES,
    impossible,
    needs_wait,
)
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import ENTERED, AtTable, known_planets
from engine.games.outer_earth.values import COMPANY as COMPANY_ROW
from engine.games.outer_earth.values import PLANET as PLANET_ROW
from engine.games.outer_earth.values import SCHEMA
from engine.rules.components import complaints
from engine.rules.facts import SEAT, fact
from engine.rules.game import Value
from engine.rules.markers import of_seats
from engine.rules.parts.places import put


@fact(ITS_PLANET, NAME, OWN_INDUSTRY, SLOTS, SYNERGIES, EFFECT, AMOUNT, REMINDER)
def planet_card(
    state: AtTable,
    planet: int,
    name: str,
    industry: str,
    slots: int,
    synergies: list[str],
    effect: str,
    amount: int,
    reminder: str,
) -> None:
    """OE-1.2, OE-3.10: what stands on a planet of this copy of the game; a closed one takes its index along."""
    told: dict[str, Any] = {"name": name, "industry": industry, "slots": slots}
    told["synergies"] = synergies
    owner = next((seat for seat, it in enumerate(state.portfolio) if planet in it), NOTHING)
    was = state.board.planet_industry[planet]
    if owner != NOTHING:
        _gain(state, owner, *state.board.planet_effect[planet], sign=-1)
    told |= {"effect": effect, "amount": amount, "reminder": reminder}
    _tell_value(state, f"planet.{PLANETS[planet]}", PLANET_ROW.brief(told))
    if owner != NOTHING:
        _gain(state, owner, *state.board.planet_effect[planet])
        _move_index(state, was, state.board.planet_industry[planet])
    state.note("OE-1.2", "planet_card_told", planet=PLANETS[planet])


@fact(ITS_COMPANY, NAME, INFLUENCE, EFFECT, AMOUNT, REMINDER)
def company_card(
    state: AtTable,
    company: int,
    name: str,
    influence: int,
    effect: str,
    amount: int,
    reminder: str,
) -> None:
    """OE-1.2: what stands on a company of this copy of the game."""
    owner = state.company.index(company) if company in state.company else NOTHING
    if owner != NOTHING and state.round:
        _gain(state, owner, *state.board.company_effect[company], sign=-1)
    told = {"name": name, "influence": influence, "effect": effect, "amount": amount}
    told["reminder"] = reminder
    _tell_value(state, f"company.{COMPANIES[company]}", COMPANY_ROW.brief(told))
    if owner != NOTHING and state.round:
        _gain(state, owner, *state.board.company_effect[company])
    state.note("OE-1.2", "company_card_told", company=COMPANIES[company])


def free_planet(state: AtTable, industry: str = "") -> str:
    """OE-1.2: the id under which a planet can be told that the app does not know, if it can, one of its industry."""
    known = known_planets(state)
    free = [planet for planet in state.unturned if PLANETS[planet] not in known]
    if not free:
        impossible("OE-1.2", "box_is_full", most=len(PLANETS))
    kinds = state.board.planet_industry
    return PLANETS[min(free, key=lambda planet: INDUSTRIES[kinds[planet]] != industry)]


def _tell_value(state: AtTable, entry: str, fields: Mapping[str, Any]) -> None:
    if not fields["name"]:
        # The app would call it as a card of its own.
        impossible("OE-1.2", "no_name")
    values = {**state.board.setup.values, entry: Value(fields, ENTERED)}
    found = complaints({name: it.value for name, it in values.items()}, SCHEMA)
    if wrong := tuple(why for _, why in found):
        impossible(wrong[0].params.get("clause", "OE-1.2"), "no_such_card", why=wrong)
    state.tell_value(entry, fields)


def _gain(state: AtTable, seat: int, effect: int, amount: int, sign: int = 1) -> None:
    """What a card brings its seat for good comes, or goes with the card."""
    if effect not in range(len(EFFECTS)):
        # A reminder is for people alone.
        return
    at = seat * len(EFFECTS) + effect
    state.effects = put(state.effects, at, state.effects[at] + sign * amount)


def _move_index(state: AtTable, was: int, industry: int) -> None:
    """OE-3.10: a closed planet counts in the index of the one industry, and not of the other."""
    # An index that was told may be too low.
    state.index = put(state.index, was, max(state.index[was] - 1, 0))
    state.index = put(state.index, industry, state.index[industry] + 1)


@fact(PLANET)
def turned(state: AtTable, planet: int) -> None:
    """OE-1.2, OE-4.2: the next planet lies in the market."""
    needs_wait(state, rules.told_planet.name, rules.setting_up.name)
    if planet not in state.unturned:
        impossible("OE-1.2", "lies_already")
    if len(state.row) >= state.board.size.market:
        impossible("OE-1.1", "row_is_full")
    rules.lay_in_row(state, planet)
    if state.waits_for == rules.told_planet.name:
        state.go_on()


@fact(SEAT, COMPANY)
def company(state: AtTable, seat: int, company: int) -> None:
    """OE-1.2: the seat has that company."""
    if company in state.company[:seat] + state.company[seat + 1 :]:
        impossible("OE-1.2", "company_is_dealt")
    if state.round and state.company[seat] != NOTHING:
        _gain(state, seat, *state.board.company_effect[state.company[seat]], sign=-1)
    state.company = put(state.company, seat, company)
    state.note("OE-1.2", "company_dealt", seat=seat, company=COMPANIES[company])
    if state.round:
        # In the set-up the strength counts when the cards are dealt.
        effects.gain(state, seat, *state.board.company_effect[company], "OE-1.2")
        state.learn(f"company.{seat + 1}")


@fact(SEAT)
def begins(state: AtTable, seat: int) -> None:
    """OE-1.2: the set-up is done, and that seat has the starting token."""
    needs_wait(state, rules.setting_up.name)
    missing = state.board.size.market - len(state.row)
    if missing > 0:
        impossible("OE-1.1", "row_is_short", n=missing)
    dealt = [company != NOTHING for company in state.company]
    if all(dealt) and seat not in highest(state):
        impossible("OE-1.2", "not_highest")
    state.start = seat
    state.note("OE-1.2", "start", seat=seat)
    marks = of_seats("company", state.board.seats)
    state.forget(mark for mark, known in zip(marks, dealt, strict=True) if not known)
    state.go_on()


def highest(state: AtTable) -> list[int]:
    """OE-1.2: the seats that may begin, by the companies that have been told and their strengths."""
    copy = state.clone()
    for seat in range(state.board.seats):
        rules.strength.run(copy, seat)
    return rules.highest(copy)
