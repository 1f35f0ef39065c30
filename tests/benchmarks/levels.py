"""How strong the bots of each level are: fills `resources/bots/strength.toml`.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/levels.py JOBS`, with
words that each have to occur in what is measured, such as `red-outpost hard 2`; what is not
measured keeps what stands there. Each level plays alone against seats of the one below it, or of
the one named, until it is sure whether it wins more than is aimed at.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine import bots  # noqa: E402
from engine.bots import strength  # noqa: E402
from engine.bots.simulate import Plan, digest  # noqa: E402
from engine.bots.tournament import MOST, fair, held, outcome  # noqa: E402
from engine.rules import game as games  # noqa: E402

FILE = ROOT / "resources" / "bots" / "strength.toml"
HEAD = """\
# How often a bot won test matches, alone against others who were all alike, by game, bot and
# number of seats. Written by tests/benchmarks/levels.py.
"""
GAMES = ("red-outpost", "outer-earth", "outpost")
AIM = 0.75
"""What a level shall win of the matches for two against the one below it."""
SEATS = (2, 4)


class Pair(NamedTuple):
    """A level, against whom it plays, and for how many."""

    game: str
    bot: str
    seats: int
    against: str

    def plan(self) -> Plan:
        """The tournament."""
        setup = games.load(self.game).setup(self.seats)
        seated = (self.bot, *[self.against] * (self.seats - 1))
        return Plan(self.game, setup, seated, "levels", rotate=True, paired=True)


def pairs() -> list[Pair]:
    """Everything that the table has room for."""
    return [
        Pair(game, bot, seats, against)
        for game in GAMES
        for seats in SEATS
        for against, bot in pairwise(bots.LEVELS)
    ]


def measure(pair: Pair, executor: ProcessPoolExecutor) -> strength.Strength:
    """What the tournament brings, told line by line."""
    plan = pair.plan()
    aim = AIM if pair.seats == 2 else fair(plan)
    begun = time.perf_counter()
    played = held(plan, executor, MOST, aim)
    found = outcome(plan, played, aim)
    print(
        f"{' '.join(map(str, pair))}: {found.wins:g} of {found.matches}, "
        f"{100 * found.low:.0f} to {100 * found.high:.0f} %, {found.sure or 'unsure'} of "
        f"{100 * aim:.0f} %, {time.perf_counter() - begun:.0f} s, digest {digest(played)}",
        flush=True,
    )
    return strength.Strength(pair.against, found.matches, round(found.wins, 2))


def write(table: dict[Pair, strength.Strength]) -> None:
    """The file, in the order of games, levels and seats."""
    text = HEAD
    for (game, bot, seats, _), found in table.items():
        text += f'\n[{game}.{bot}.{seats}]\nagainst = "{found.against}"\n'
        text += f"matches = {found.matches}\nwins = {found.wins}\n"
    FILE.write_text(text, "utf-8")


def main(jobs: int, words: list[str]) -> None:
    """Measure what is named, and write the table after each."""
    table = {
        pair: known
        for pair in pairs()
        if (known := strength.strength(pair.game, pair.bot, pair.seats)) is not None
    }
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        for pair in pairs():
            if all(word in map(str, pair) for word in words):
                table[pair] = measure(pair, executor)
                write({it: table[it] for it in pairs() if it in table})


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
