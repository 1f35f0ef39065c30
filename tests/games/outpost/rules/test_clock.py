"""The deck clock of Outpost: what it shows is what then happens."""

from __future__ import annotations

import random

from engine.games.outpost.clock import clock
from tests.games.outpost.matches import begun, play
from tests.games.outpost.positions import position


def test_at_the_start_the_deck_is_whole_and_phase_2_needs_ten_vp() -> None:
    """OP-2.3, OP-7.4: the second turn reshuffles, though there is nothing to shuffle yet."""
    now = clock(position(4, turn=1))
    assert (now.cards, now.discards, now.phase, now.event_phase) == (72, 0, 1, 1)
    assert (now.reshuffled_in, now.needs_vp, now.unsold) == (2, 10, 12)


def test_the_chart_says_when_phase_3_begins_and_nothing_comes_after_it() -> None:
    """OP-1.4, OP-2.3: what is sold does not count as unsold."""
    now = clock(position(4, turn=9, phase=2, phase_began=6, display=["nodule", "moon_base"]))
    assert (now.needs_vp, now.reshuffled_in, now.unsold) == (40, None, 31)
    assert clock(position(4, turn=9, phase=3, phase_began=9)).needs_vp is None


def test_the_deck_is_reshuffled_when_the_clock_says_so_and_at_no_other_time_but_when_empty() -> (
    None
):
    """OP-7.4, OP-R12, OP-R19: told the turn before."""
    foretold = 0
    for seed in range(3):
        state = begun(4)
        state.events = []
        announced: set[int] = set()
        for now in play(state, random.Random(seed)):
            if (turn := clock(now).reshuffled_in) is not None:
                announced.add(turn)
            for event in now.events or ():
                if event.name == "event_deck_shuffled" and event.clause == "OP-7.4":
                    assert now.turn in announced
                    foretold += 1
            now.events = []
    assert foretold > 2


def test_the_event_phase_follows_a_turn_later() -> None:
    """OP-7.3: the clock shows both."""
    differs = 0
    for now in play(begun(3), random.Random(1)):
        shown = clock(now)
        assert shown.phase - shown.event_phase in (0, 1, 2)
        if shown.phase != shown.event_phase:
            assert now.phase_began == now.turn
            differs += 1
    assert differs
