"""Many positions of a game with secrets in which everything that a seat may not know is exchanged.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/secret_swaps.py 2000`.
It looks at so many positions of random play through every pair of eyes, once with another fill and
once in another history, asks the greedy bot in fifty of them, and prints what tells the two apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import greedy  # noqa: E402
from engine.games.outer_earth.game import GAME  # noqa: E402
from engine.match.match import Match  # noqa: E402
from engine.rules.agenda import PUBLIC  # noqa: E402
from tests.games.outer_earth.matches import READINGS, new, played  # noqa: E402
from tests.games.outer_earth.swaps import told_by_fill, told_by_history, twin_of  # noqa: E402

ASKED = 50
"""Positions in which the greedy bot answers, too."""
LONGEST = 250
"""Answers of random play after which a position lies at most."""


def main(number: int) -> None:
    """Look at so many positions, and print what was found."""
    fills = twins = bots = 0
    found: list[str] = []
    for match, rng in positions(number):
        persons = match.persons
        for viewer in (*persons, PUBLIC):
            told, differs = told_by_fill(match.state, viewer, rng)  # type: ignore[arg-type]
            fills += differs
            found += told
        viewer = rng.choice((match.asked, *persons, PUBLIC))
        if (pair := twin_of(match, viewer, rng)) is None:
            continue
        twins += 1
        for one, two in zip(*pair, strict=True):
            found += told_by_history(one, two, viewer, persons)
        if viewer == match.asked and bots < ASKED:
            bots += 1
            views = [way[-1].state.view(viewer) for way in pair]
            answers = [greedy.choose(GAME, view, Random(7)) for view in views]
            if answers[0] != answers[1]:
                found.append(f"the greedy bot answers {answers[0]} and {answers[1]}")
    print(
        f"{number} positions: {fills} other fills, {twins} other histories, {bots} greedy answers"
    )
    print(*found[:20], f"{len(found)} differences", sep="\n")


def positions(number: int) -> Iterator[tuple[Match, Random]]:
    """Matches of 2 to 4 seats, by every reading, that are not over."""
    seed = 0
    while number:
        rng = Random(seed)
        match = played(new(2 + seed % 3, READINGS[seed % 4]), rng, rng.randrange(1, LONGEST))
        seed += 1
        if match.asked >= 0:
            number -= 1
            yield match, rng


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
