"""How fast Outer Earth runs, in processor time, beside Red Outpost.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/match_figures.py`.
Each figure is the median of its rounds, with the lowest and the highest behind it.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots.simulate import Plan, play  # noqa: E402
from engine.match.match import Match  # noqa: E402
from engine.record.record import Player, read  # noqa: E402
from engine.rules import game as games  # noqa: E402

ROUNDS = 7
COPIES = 20_000
GAME = games.load("outer-earth")


def main() -> None:
    """Print every figure."""
    for name in ("red-outpost", "outer-earth"):
        plan = Plan(name, games.load(name).setup(4), ("random",) * 4, "1969")
        play(plan, 0, 20)
        told(f"{name}, random play, 4 seats: decisions/s", partial(decisions, plan), 1)
    match = random_match(Random(1))
    state = match.state_at(len(match.lines) // 2)
    copies = lambda _: timed(lambda: [state.clone() for _ in range(COPIES)]) / COPIES  # noqa: E731
    told("clone of a state in the middle: µs", copies, 1e6)
    text = match.text().encode()
    title = f"replay of a match of 4 seats, {len(match.lines)} lines: ms"
    told(title, lambda _: timed(lambda: Match.resume(read(text))), 1e3)
    plan = Plan(GAME.name, GAME.setup(4), ("greedy",) * 4, "1969")
    told("match of 4 greedy bots: s", lambda at: timed(lambda: play(plan, at, 1)), 1)


def told(title: str, measure: Callable[[int], float], unit: float) -> None:
    """One line: the median of the rounds and the spread."""
    rounds = [measure(number) * unit for number in range(ROUNDS)]
    low, middle, high = min(rounds), statistics.median(rounds), max(rounds)
    print(f"{title}: {middle:,.2f} ({low:,.2f} to {high:,.2f})", flush=True)


def timed(run: Callable[[], object]) -> float:
    """Seconds of the processor that one call takes."""
    begun = time.process_time()
    run()
    return time.process_time() - begun


def decisions(plan: Plan, number: int) -> float:
    """How often a second somebody decides."""
    begun = time.process_time()
    played = play(plan, 100 * number, 60)
    return sum(match.decisions for match in played) / (time.process_time() - begun)


def random_match(random: Random) -> Match:
    """A finished match of 4 seats."""
    players = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    match = Match.new(GAME, GAME.setup(4), players, "7F3A91C2")
    while not match.is_over:
        match.answer(match.asked, random.choice(list(match.state.legal_actions())))
    return match


if __name__ == "__main__":
    main()
