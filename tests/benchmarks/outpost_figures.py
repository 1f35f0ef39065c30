"""How Outpost's greedy bots play: strength, speed, length, auctions.

Run it with the environment's Python, perhaps with a number of matches and with options:
`$(./tests/run --env) tests/benchmarks/outpost_figures.py 200 events=off`. So many matches of two
bots play against chance (200 if nothing is said), half as many of four against each other.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import greedy  # noqa: E402
from engine.games.outpost.game import GAME  # noqa: E402
from engine.games.outpost.state import NOTHING, Outpost  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402

MATCHES = 200
IN_TIME = 40
"""Turns within which a match of bots has its 75 VP."""


class Played(NamedTuple):
    """A finished match of bots."""

    state: Outpost
    sold: int
    contested: int
    """Auctions with two or more bidders."""


def main(number: int, options: dict[str, str]) -> None:
    """Print every figure, of so many matches of two and half as many of four."""
    seconds: list[float] = []
    won = sum(_won(match, options) for match in range(number))
    print(f"greedy wins against chance: {won:g} of {number} matches of two")
    played = []
    for match_number in range(number // 2):
        begun = time.process_time()
        played.append(bots(4, range(4), Random(f"four {match_number}"), options))
        seconds.append(time.process_time() - begun)
    print(f"a match of four greedy bots: {statistics.median(seconds):.2f} s of the processor")
    turns = [it.state.turn for it in played]
    ended = sum(it.state.ended == "points" and it.state.turn <= IN_TIME for it in played)
    print(f"  75 VP within {IN_TIME} turns: {ended} of {len(played)}")
    print(f"  turns: {statistics.mean(turns):.1f}, the longest {max(turns)}")
    sold, contested = sum(it.sold for it in played), sum(it.contested for it in played)
    print(f"  auctions with two or more bidders: {contested / sold:.0%} of {sold}")


def bots(seats: int, greedy_seats: range, dice: Random, options: dict[str, str]) -> Played:
    """One match; whoever is no greedy bot answers by chance."""
    state = GAME.new_state(GAME.setup(seats, options))
    assert isinstance(state, Outpost)
    sampler, bidders = Sampler(dice), set[int]()
    sold = contested = 0
    while not state.is_terminal and state.turn <= 5 * IN_TIME:
        seat = state.current_player
        if seat == CHANCE:
            state.apply(sampler.outcome(state))
            continue
        if seat in greedy_seats:
            answer = greedy.choose(GAME, state.view(seat), dice)[0]
        else:
            answer = state.choices[dice.randrange(len(state.choices))]
        before = state.offered
        state.apply(answer)
        if state.offered != NOTHING:
            bidders = {*bidders, state.leader} if before != NOTHING else {seat}
        elif before != NOTHING:
            sold += 1
            contested += len(bidders) > 1
    return Played(state, sold, contested)


def _won(number: int, options: dict[str, str]) -> float:
    mine = number % 2
    vp = bots(2, range(mine, mine + 1), Random(f"two {number}"), options).state.vp
    return 1.0 if vp[mine] > vp[1 - mine] else 0.5 * (vp[0] == vp[1])


if __name__ == "__main__":
    given = sys.argv[1:]
    number = next((int(it) for it in given if it.isdecimal()), MATCHES)
    main(number, dict(it.split("=") for it in given if "=" in it))
