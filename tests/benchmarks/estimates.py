"""How much a lead is worth in each stage of a match: writes a game's `resources/GAME/estimates.toml`.

Run it with the environment's Python, with a game and how many matches of each size are played:
`$(./tests/run --env) tests/benchmarks/estimates.py red-outpost 400`. Greedy bots play, of whose
answers one in seven is left to chance, so that leads are lost, too. Scales are found on the matches
of even numbers, and judged on the others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.analysis.estimate import shares, standings  # noqa: E402
from engine.base import resources  # noqa: E402
from engine.bots import greedy  # noqa: E402
from engine.bots.looks import LOOKED_AT  # noqa: E402
from engine.rules import game as games  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402

AT_RANDOM = 1 / 7
LEAST = 60
"""Moments below which a stage is left out."""
HEAD = """# How much a lead is worth in each stage of a match: found in matches of bots by
# tests/benchmarks/estimates.py, which writes this file. Brier scores are summed over seats.
"""


class Sample(NamedTuple):
    """A moment of a match."""

    number: int
    """Of the match."""
    stage: int
    worths: list[float]
    won: list[float]
    """By seat, what it got of the win in the end."""


def played(name: str, seats: int, number: int) -> list[Sample]:
    """A match, looked at whenever a turn begins."""
    game = games.load(name)
    state = game.new_state(game.setup(seats))
    dice, thought = Sampler(Random(f"estimates {seats} {number}")), Random(number)
    found: list[tuple[int, list[float]]] = []
    while not state.is_terminal:
        seat = state.current_player
        if seat == CHANCE:
            state.apply(dice.outcome(state))
            continue
        if state.begins_turn:
            found.append((game.stage(state), standings(game, state)))
        view = state.view(seat)
        if thought.random() < AT_RANDOM:
            state.apply(thought.choice(list(game.candidates(view, LOOKED_AT))))
        else:
            state.apply(greedy.choice(game, view, thought))
    first = state.winners()
    won = [(seat in first) / len(first) for seat in range(seats)]
    return [Sample(number, stage, worths, won) for stage, worths in found]


def brier(samples: Iterable[Sample], scale: float) -> float:
    """The mean squared error of estimates with that scale, summed over seats."""
    errors = [
        sum((share - won) ** 2 for share, won in zip(shares(it.worths, scale), it.won, strict=True))
        for it in samples
    ]
    return sum(errors) / len(errors)


def fitted(samples: Sequence[Sample]) -> float:
    """The scale with the smallest error; the smallest of several steps of a tenth."""
    scales = [0.5 * 1.1**step for step in range(60)]
    return min(scales, key=lambda scale: brier(samples, scale))


def rows(name: str, seats: int, matches: Sequence[Sequence[Sample]]) -> Iterable[str]:
    """What the table says of matches with so many seats."""
    all_samples = [sample for match in matches for sample in match]
    for stage in sorted({it.stage for it in all_samples}):
        here = [it for it in all_samples if it.stage == stage]
        found = [it for it in here if it.number % 2 == 0]
        judged = [it for it in here if it.number % 2]
        if min(len(found), len(judged)) < LEAST:
            continue
        scale = fitted(found)
        even = brier(judged, float("inf"))
        told = f"scale = {scale:.2f}, brier = {brier(judged, scale):.4f}, even = {even:.4f}"
        yield f"{{ seats = {seats}, stage = {stage}, {told}, moments = {len(here)} }}"


def main() -> None:
    """Play, and write the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("number", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    lines: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for seats in games.load(asked.game).seats:
            matches = [
                *pool.map(partial(played, asked.game, seats), range(asked.number), chunksize=4)
            ]
            lines += rows(asked.game, seats, matches)
            print(seats, "seats:", *lines[-8:], sep="\n  ", flush=True)
    path = resources.of_game(asked.game) / "estimates.toml"
    inner = "".join(f"    {line},\n" for line in lines)
    path.write_text(f"{HEAD}stage = [\n{inner}]\n", "utf-8")


if __name__ == "__main__":
    main()
