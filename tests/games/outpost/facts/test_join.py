"""The app comes to a running match: with everything told it goes on as if it had been told throughout."""

from __future__ import annotations

import pytest

from engine.games.outpost.components import UPGRADES
from engine.games.outpost.state import Outpost
from engine.games.outpost.table import EVENTS, EXTENTS, FULL, ORDER
from engine.match.match import Match
from tests.games.outpost.at_table import shown
from tests.games.outpost.retold import Retelling, assert_alike, kept, table_of

FOUR = "outpost_four_with_every_other_reading"
COUNTED = ("vp_before", "still", "sold_out", "failed")
"""What a table that joins counts from then on."""


def everything(state: Outpost, extent: str) -> list[str]:
    """The facts that tell all that lies there, as a group would read it off its table."""
    deck = zip(state.board.event_deck, state.event_discards, strict=True)
    out = "+".join(f"{card.id}:{n}" if n > 1 else card.id for card, n in deck if n) or "none"
    told = ["joined", f"clock {state.turn} {state.phase} {state.phase_began}"]
    told += [f"event_discards {out}", f"this_event {state.board.event_deck[state.event].id}"]
    seats = range(state.board.seats)
    order = "+".join(str(seat + 1) for seat in state.order)
    if extent == ORDER:
        told += [f"vp {seat + 1} {state.vp[seat]}" for seat in seats]
        told += [f"face {seat + 1} {state.face_value(seat)}" for seat in seats]
    if extent == FULL:
        for seat in seats:
            who = seat + 1
            told += [
                f"upgrades {who} {spaced(state.upgrades[seat])}",
                f"factories {who} {spaced(state.factories[seat])}",
                f"people {who} {state.population[seat]} {spaced(state.people_at[seat])}",
                f"robots {who} {state.robots[seat]} {spaced(state.robots_at[seat])}",
            ]
        lying = {name: state.display.count(at) for at, name in enumerate(UPGRADES)}
        there = "+".join(f"{name}:{n}" if n > 1 else name for name, n in lying.items() if n)
        bought = "+".join(str(seat + 1) for seat, n in enumerate(state.bought) for _ in range(n))
        told += [f"display {there or 'none'}", f"bought {bought or 'none'}"]
    return told + ([f"order {order}"] if extent != EVENTS else [])


def spaced(counts: list[int]) -> str:
    return " ".join(map(str, counts))


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("turn", [6, 14])
def test_a_match_that_was_joined_goes_on_as_one_that_was_told_throughout(
    extent: str, turn: int
) -> None:
    original = kept(FOUR)
    match = table_of(original.setup, extent)
    retelling = Retelling(original, match)
    has_joined, compared = False, 0
    for entry, state in retelling.entries():
        is_over = any(it.name == "turn_ends" and it.params["turn"] == turn for it in entry.events)
        if is_over and not has_joined:
            then = next(it for it in entry.events if it.name == "player_turn_ends")
            before = original.state_as_of(entry.number, then)
            assert isinstance(before, Outpost)
            has_joined = True
            match.tell("turn")
            for fact in everything(before, extent):
                match.tell(*fact.split())
            left = [*shown(match).unknown]
            assert left == [], left
        if not has_joined:
            continue
        for told in retelling.facts(entry, state):
            match.tell(*told)
        if state.begins_turn:
            alike(match, state)
            compared += 1
    assert compared > 8 and match.is_over
    if extent != EVENTS:
        told_result, played = match.result(), original.result()
        assert told_result is not None and played is not None
        assert told_result.ranking == played.ranking


def alike(match: Match, state: Outpost) -> None:
    """All but what is counted from turn to turn."""
    copy = state.clone()
    for field in COUNTED:
        setattr(copy, field, getattr(shown(match), field))
    assert_alike(match, copy)
