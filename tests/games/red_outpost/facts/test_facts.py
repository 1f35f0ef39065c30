"""What people at a table tell: every fact, and that a match retold ends as it was played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.games.red_outpost import rules
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record import record
from engine.rules.agenda import CHANCE
from tests.games.red_outpost.at_table import at_table, shown
from tests.games.red_outpost.retold import Retelling, type_of_telling

SHOWN = (
    "day", "phase", "start", "upright", "at", "mood", "discs", "gifts", "papers", "crystals",
    "palace", "vp", "wheel", "wheel_vp", "warehouse", "exported", "lake", "lake_discard", "ship",
    "ship_discard", "shipped", "settled",
)  # fmt: skip


def played(
    seats: int, cards: str, dice: random.Random, *, follows: str, locks: str = "random"
) -> Iterator[tuple[list[type_of_telling], RedOutpost]]:
    """At every turn of a match of the engine: the facts since the last one, and the state."""
    options = {"first": "1", "special_cards": cards, "locks": locks}
    state = GAME.begin(GAME.setup(seats, options))
    assert isinstance(state, RedOutpost)
    state.events = []
    state.run_on()
    retelling = Retelling(follows=follows)
    while True:
        asked = state.question
        if asked is None or asked is rules.turn:
            told = list(retelling.facts(state.events))
            state.events.clear()
            yield told, state
        if asked is None:
            return
        if state.current_player == CHANCE:
            faces, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply(dice.choices(faces, weights)[0])
        else:
            state.apply(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("cards", "follows"), [("off", "all"), ("off", "place"), ("off", "none"), ("on", "none")]
)
@pytest.mark.parametrize("number", range(4))
def test_a_match_retold_by_facts_stands_as_it_was_played(
    seats: int, cards: str, follows: str, number: int
) -> None:
    dice = random.Random(f"{seats} {cards} {number}")
    match = at_table(seats, cards=cards)
    first = True
    state = None
    for told, state in played(seats, cards, dice, follows=follows):
        if first:
            first = False
            for seat in range(seats):
                if state.worker_card[seat] >= 0:
                    match.tell("worker_card", seat + 1, WORKERS[state.worker_card[seat]])
                    match.tell("place_card", seat + 1, PLACES[state.place_card[seat]])
            bits = (state.morning_locks, state.evening_locks)
            match.tell("locks", *(PLACES[p] for bit in bits for p in range(12) if bit >> p & 1))
            assert not told
        for name, *words in told:
            match.tell(name, *words)
        for field in SHOWN:
            assert getattr(shown(match), field) == getattr(state, field), (field, told)
        assert not shown(match).unknown
        if not state.is_terminal:
            assert [f[1:] for f in match.state.agenda if f[0] is rules.told_turn] == [
                f[1:] for f in state.agenda if f[0] is rules.turn
            ]
    assert state is not None and match.is_over
    assert match.state.result() == state.result()
    text = match.text()
    again = Match.resume(record.read(text.encode()), GAME)
    assert again.text() == text and again.state.text() == match.state.text()


def test_the_clock_alone_gives_the_agenda_of_every_turn() -> None:
    for seats in (2, 3, 4):
        dice = random.Random(seats)
        turns, phase = 0, -1
        for _, state in played(seats, "off", dice, follows="none"):
            if state.is_terminal:
                break
            turns, phase = (0, state.phase) if state.phase != phase else (turns + 1, phase)
            assert rules.agenda_at(state, turns) == state.agenda
