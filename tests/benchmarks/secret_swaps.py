"""Positions of a game with secrets in which everything that a seat may not know is exchanged.

Run it with the environment's Python, with a game, the number of swaps, and perhaps the number of
the first match: `$(./tests/run --env) tests/benchmarks/secret_swaps.py outpost 100000`. It looks
at positions of random play through every pair of eyes, once with another fill, and at whole matches in another
history, asks the greedy bot in fifty of them, and prints what tells the two apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import greedy  # noqa: E402
from engine.match.match import Match  # noqa: E402
from engine.record.record import Player  # noqa: E402
from engine.rules import game as games  # noqa: E402
from engine.rules.agenda import PUBLIC  # noqa: E402
from tests.swaps import told_by_fill, told_by_history  # noqa: E402

LONGEST = {"outer-earth": 250, "outpost": 1000}
"""Games that have swaps, and answers of random play after which a match is left at most."""
LOOKS = 20
"""Positions of a match that are looked at."""
ASKED = 50
"""Matches in which the greedy bot answers, too."""


def main(name: str, number: int, first: int = 0) -> None:
    """Exchange so often, from that match on, and print what was found."""
    swaps = import_module(f"tests.games.{name.replace('-', '_')}.swaps")
    fills = twins = bots = played = 0
    found: list[str] = []
    for match, rng in matches(name, first):
        played += 1
        persons = match.persons
        for _ in range(LOOKS):
            state = match.state_at(rng.randrange(len(match.lines)))
            for viewer in (*persons, PUBLIC):
                told, differs = told_by_fill(state, viewer, rng)
                fills += differs
                found += told
        viewer = rng.choice((match.asked, *persons, PUBLIC))
        if (pair := swaps.twin_of(match, viewer, rng)) is not None:
            for one, two in zip(*pair, strict=True):
                if one is not two:
                    twins += 1
                    found += told_by_history(one, two, viewer, persons)
            if viewer == match.asked and bots < ASKED:
                bots += 1
                views = [way[-1].state.view(viewer) for way in pair]
                answers = [greedy.choose(match.game, view, Random(7)) for view in views]
                if answers[0] != answers[1]:
                    found.append(f"the greedy bot answers {answers[0]} and {answers[1]}")
        if fills + twins >= number:
            break
    print(
        f"{name}, {played} matches from {first}: {fills} other fills, {twins} moments of other histories, "
        f"{bots} greedy answers"
    )
    print(*found[:20], f"{len(found)} differences", sep="\n")


def matches(name: str, first: int) -> Iterator[tuple[Match, Random]]:
    """Matches of all sizes, options and readings that are not over."""
    game, seed = games.load(name), first
    play = import_module(f"tests.games.{name.replace('-', '_')}.matches").played
    while True:
        rng = Random(seed)
        seed += 1
        setup = game.setup(
            rng.choice(game.seats),
            {it.id: rng.choice(it.choices) for it in game.options},
            {it.id: rng.choice(it.readings) for it in game.rulings},
        )
        players = [Player(letter) for letter in "ABCDEFGHI"[: setup.seats]]
        match = Match.new(game, setup, players, f"{seed:08X}")
        play(match, rng, rng.randrange(1, LONGEST[name]))
        if match.asked >= 0:
            yield match, rng


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
