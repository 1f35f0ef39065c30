"""How fast Outpost's engine is, and how its greedy bots play: speed, strength, length, auctions.

Run it with the environment's Python, perhaps with a number of matches and with options:
`$(./tests/run --env) tests/benchmarks/outpost_figures.py 200 events=off`. So many matches of two
bots play against chance (200 if nothing is said), half as many of four against each other.
Red Outpost is played in the same run, since the machine may be busy; seconds are those of the
processor.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import greedy  # noqa: E402
from engine.bots.simulate import Plan, play  # noqa: E402
from engine.games.outpost.game import GAME  # noqa: E402
from engine.games.outpost.state import NOTHING, Outpost  # noqa: E402
from engine.match.match import Match  # noqa: E402
from engine.record.record import Player, read  # noqa: E402
from engine.rules import game as games  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402

ROUNDS, COPIES = 5, 20_000
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
    for name, matches in (("red-outpost", 60), ("outpost", 20)):
        told(f"{name}, random play of 4 seats: decisions/s", [_decisions(name, matches, options)
             for _ in range(ROUNDS)])  # fmt: skip
    match = nine(options)
    middle = match.state_at(len(match.lines) // 2)
    told("clone: µs", [_clone(middle) for _ in range(ROUNDS)])
    text = match.text().encode()
    told(
        f"replay of a match of nine, {len(match.lines)} lines: ms",
        [1000 * timed(lambda: Match.resume(read(text))) for _ in range(ROUNDS)],
    )
    seconds: list[float] = []
    won = sum(_won(match, options) for match in range(number))
    print(f"greedy wins against chance: {won:g} of {number} matches of two")
    played = []
    for match_number in range(number // 2):
        begun = time.process_time()
        played.append(bots(4, range(4), Random(f"four {match_number}"), options))
        seconds.append(time.process_time() - begun)
    told("a match of four greedy bots: s", seconds)
    turns = [it.state.turn for it in played]
    ended = sum(it.state.ended == "points" and it.state.turn <= IN_TIME for it in played)
    print(f"  75 VP within {IN_TIME} turns: {ended} of {len(played)}")
    print(f"  turns: {statistics.mean(turns):.1f}, the longest {max(turns)}")
    sold, contested = sum(it.sold for it in played), sum(it.contested for it in played)
    print(f"  auctions with two or more bidders: {contested / sold:.0%} of {sold}")


def told(title: str, rounds: list[float]) -> None:
    """One line: the median and the spread."""
    low, middle, high = min(rounds), statistics.median(rounds), max(rounds)
    print(f"{title}: {middle:,.2f} ({low:,.2f} to {high:,.2f})")


def timed(run: Callable[[], object]) -> float:
    """Seconds of the processor that one call takes."""
    begun = time.process_time()
    run()
    return time.process_time() - begun


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


def nine(options: dict[str, str]) -> Match:
    """A whole match of nine by chance."""
    dice = Random(9)
    players = [Player(name) for name in "ABCDEFGHI"]
    match = Match.new(GAME, GAME.setup(9, options), players, "7F3A91C2")
    while not match.is_over:
        choices = match.state.legal_actions()
        match.answer(match.asked, choices[dice.randrange(len(choices))])
    return match


def _won(number: int, options: dict[str, str]) -> float:
    mine = number % 2
    vp = bots(2, range(mine, mine + 1), Random(f"two {number}"), options).state.vp
    return 1.0 if vp[mine] > vp[1 - mine] else 0.5 * (vp[0] == vp[1])


def _decisions(name: str, matches: int, options: dict[str, str]) -> float:
    game = games.load(name)
    own = options if name == "outpost" else {}
    plan = Plan(name, game.setup(4, own), ("random",) * 4, "1969")
    begun = time.process_time()
    played = play(plan, 0, matches)
    return sum(match.decisions for match in played) / (time.process_time() - begun)


def _clone(state: object) -> float:
    assert isinstance(state, Outpost)
    return timed(lambda: [state.clone() for _ in range(COPIES)]) / COPIES * 1e6


if __name__ == "__main__":
    given = sys.argv[1:]
    number = next((int(it) for it in given if it.isdecimal()), MATCHES)
    main(number, dict(it.split("=") for it in given if "=" in it))
