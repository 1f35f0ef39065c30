"""How strong the bots of each level are: fills `resources/bots/strength.toml`.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/levels.py JOBS`, with
words that each have to occur in what is measured, such as `red-outpost hard 2`; what is not
measured keeps what stands there. Each level plays alone against seats of the one below it until it
is sure whether it wins more than is aimed at, and for two against a second one, too (`second`).
Where that takes too long, `--most 60` ends it earlier. Every match is kept in build/levels as soon as
it is over: a run that was stopped goes on from there, as long as the engine stays the same, and what
it reads of the game's resources.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from hashlib import sha256
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine import bots  # noqa: E402
from engine.bots import strength  # noqa: E402
from engine.bots.simulate import Plan, Played, digest  # noqa: E402
from engine.bots.tournament import MOST, fair, held, outcome  # noqa: E402
from engine.rules import game as games  # noqa: E402

FILE = ROOT / "resources" / "bots" / "strength.toml"
HEAD = """\
# How often a bot won test matches, alone against others who were all alike, by game, bot and
# number of seats. Written by tests/benchmarks/levels.py.
"""
GAMES = ("red-outpost", "outer-earth", "outpost")
AIMS = {"medium": 0.75, "hard": 0.75, "expert": 0.5}
"""What a level shall win of the matches for two against the one below it; an expert, that it pays
to wait for."""
VALUES = ("components", "events", "estimates")
"""What bots play by, of a game's resources."""
SEATS = (2, 4)
SECOND = {"medium": "random", "hard": "easy", "expert": "medium"}
"""Of whom a level shall win more than half of the matches for two, besides."""


class Pair(NamedTuple):
    """A level, against whom it plays, and for how many."""

    game: str
    bot: str
    seats: int
    against: str
    which: str = "first"
    """Whether these are the opponents that it is measured by, or the `second` ones."""

    @property
    def aim(self) -> float:
        """What part of the matches it shall win."""
        if self.which == "second" or self.seats > min(SEATS):
            return fair(self.plan())
        return AIMS[self.bot]

    def plan(self) -> Plan:
        """The tournament."""
        setup = games.load(self.game).setup(self.seats)
        seated = (self.bot, *[self.against] * (self.seats - 1))
        return Plan(self.game, setup, seated, "levels", rotate=True, paired=True)


def pairs() -> list[Pair]:
    """Everything that the table has room for."""
    return [
        pair
        for game in GAMES
        for seats in SEATS
        for against, bot in pairwise(bots.LEVELS)
        for pair in (
            Pair(game, bot, seats, against),
            Pair(game, bot, seats, SECOND[bot], "second"),
        )
        if pair.which == "first" or seats == min(SEATS)
    ]


def known(pair: Pair) -> strength.Strength | None:
    """What the table has of it."""
    found = strength.strength(pair.game, pair.bot, pair.seats)
    return found if found is None or pair.which == "first" else found.second


class Kept(Executor):
    """Has the matches of one tournament that its file holds, and lets another executor play the rest.

    A line cut short, by a run that was killed, is taken off.
    """

    def __init__(self, executor: Executor, file: Path) -> None:
        self.executor, self.file = executor, file
        text = file.read_text("utf-8") if file.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if text != whole:
            file.write_text(whole, "utf-8")
        matches = [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
        self.played = {match.number: match for match in matches}

    def submit(self, call: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """The match of that number; `given` are the plan, the number, and that it is one."""
        match = self.played.get(given[1])
        if match is None:
            future = self.executor.submit(call, *given, **named)
            future.add_done_callback(self._keep)
            return future
        kept: Future[Any] = Future()
        kept.set_result([match])
        return kept

    def _keep(self, future: Future[Any]) -> None:
        if not future.cancelled() and future.exception() is None:
            with self.file.open("ab") as lines:
                lines.writelines(msgspec.json.encode(match) + b"\n" for match in future.result())


def kept_in(plan: Plan) -> Path:
    """The file of a tournament as it is played by today's engine, with today's values."""
    told = sha256(msgspec.json.encode(plan))
    values = ROOT / "resources" / plan.game.replace("-", "_")
    for path in (
        *sorted((ROOT / "engine").rglob("*.py")),
        *(values / f"{name}.toml" for name in VALUES),
    ):
        told.update(path.read_bytes() if path.exists() else b"")
    folder = ROOT / "build" / "levels"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{plan.game}-{'-'.join(plan.bots)}-{told.hexdigest()[:12]}.jsonl"


def measure(pair: Pair, executor: Executor, most: int) -> strength.Strength:
    """What the tournament brings, told line by line."""
    plan, aim = pair.plan(), pair.aim
    begun = time.perf_counter()
    played = held(plan, Kept(executor, kept_in(plan)), most, aim)
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
    for (game, bot, seats, _, which), found in table.items():
        place = f"{game}.{bot}.{seats}{'.second' if which == 'second' else ''}"
        text += f'\n[{place}]\nagainst = "{found.against}"\n'
        text += f"matches = {found.matches}\nwins = {found.wins}\n"
    FILE.write_text(text, "utf-8")


def main(jobs: int, words: list[str], most: int) -> None:
    """Measure what is named, and write the table after each."""
    table = {pair: found for pair in pairs() if (found := known(pair)) is not None}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        for pair in pairs():
            if all(word in map(str, pair) for word in words):
                table[pair] = measure(pair, executor, most)
                write({it: table[it] for it in pairs() if it in table})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("jobs", type=int)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--most", type=int, default=MOST, help="matches of a pair")
    asked = parser.parse_args()
    main(asked.jobs, asked.words, asked.most)
