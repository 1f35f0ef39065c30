"""A turn of phase 2: what a seat does with its action points."""

from __future__ import annotations

from engine.games.outer_earth import closing, turn
from engine.games.outer_earth.components import BACK, OF_INDUSTRY, PLANETS
from engine.games.outer_earth.facts.kinds import (
    FACE,
    INDUSTRY,
    PLANET,
    impossible,
    needs_cards,
    needs_known,
    needs_points,
    needs_turn,
)
from engine.games.outer_earth.table import LAST, AtTable
from engine.rules.facts import SEAT, fact


@fact(SEAT)
def drew(state: AtTable, seat: int) -> None:
    """OE-3.1: 2 closed cards."""
    needs_turn(state, seat)
    needs_points(state, seat, "OE-3.1")
    turn.draw(state, seat)
    state.run_on()


@fact(SEAT)
def took(state: AtTable, seat: int) -> None:
    """OE-3.2: an open card."""
    needs_turn(state, seat)
    needs_points(state, seat, "OE-3.2")
    turn.take(state, seat, BACK)
    state.run_on()


@fact(SEAT)
def refreshed(state: AtTable, seat: int) -> None:
    """OE-3.3: the open cards are new, and one of them was taken."""
    needs_turn(state, seat)
    needs_points(state, seat, "OE-3.3", turn.refresh_cost(state))
    turn.refresh(state, seat)


@fact(SEAT, PLANET, INDUSTRY)
def placed(state: AtTable, seat: int, planet: int, industry: int) -> None:
    """OE-3.4: a card of that industry is placed on a planet in development."""
    needs_turn(state, seat)
    _needs_developing(state, seat, planet, "OE-3.4")
    needs_known(state, "OE-3.4", f"built.{PLANETS[planet]}")
    if len(state.built[planet]) >= state.slots(seat, planet):
        impossible("OE-3.4", "no_slot")
    needs_points(state, seat, "OE-3.4", turn.placement_cost(state))
    needs_cards(state, seat, "OE-3.4")
    turn.place(state, seat, planet, OF_INDUSTRY[industry])


@fact(SEAT, PLANET)
def removed(state: AtTable, seat: int, planet: int) -> None:
    """OE-3.5: the newest card of a planet is discarded."""
    needs_turn(state, seat)
    _needs_card(state, seat, planet, "OE-3.5")
    needs_points(state, seat, "OE-3.5")
    turn.remove(state, seat, planet)


@fact(SEAT, FACE)
def invested(state: AtTable, seat: int, card: str) -> None:
    """OE-3.6: a card lies face down in the stocks; its industry where everybody knows it."""
    needs_turn(state, seat)
    needs_points(state, seat, "OE-3.6")
    needs_cards(state, seat, "OE-3.6")
    turn.invest(state, seat, card)


@fact(SEAT, PLANET)
def closed(state: AtTable, seat: int, planet: int) -> None:
    """OE-3.7, OE-3.9, OE-3.10: a planet is closed, and scores."""
    needs_turn(state, seat)
    _needs_card(state, seat, planet, "OE-R6")
    needs_points(state, seat, "OE-3.7", closing.cost(state, seat, planet))
    closing.close(state, seat, planet)
    state.run_on()


@fact(SEAT, ends_turn=True)
def done(state: AtTable, seat: int) -> None:
    """OE-R6: the turn is over."""
    needs_turn(state, seat)
    if not state.coming and not state.is_known(LAST):
        impossible("OE-4.3", "last_or_not")
    state.go_on()
    state.learn(f"ap.{seat + 1}")


def _needs_developing(state: AtTable, seat: int, planet: int, clause: str) -> None:
    """OE-3.8: the seat develops that planet."""
    if planet == state.queued[seat]:
        impossible("OE-3.8", "is_queued")
    if planet not in state.developing[seat]:
        impossible(clause, "not_developing")


def _needs_card(state: AtTable, seat: int, planet: int, clause: str) -> None:
    """OE-3.5, OE-R6: the seat develops that planet, and a card lies on it."""
    _needs_developing(state, seat, planet, clause)
    needs_known(state, clause, f"built.{PLANETS[planet]}")
    if not state.built[planet]:
        impossible(clause, "nothing_built")
