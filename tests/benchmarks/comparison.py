"""How fast the games are beside those of others: backgammon in open_spiel, and catanatron's Catan.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/comparison.py`. The
first run sets up an environment of its own with the other packages, below the cache. Everything
is for two seats, from a position six decisions in, in seconds of the processor, one after another
round by round, since the machine may be busy; each figure is the best of its rounds, with the
median behind it.

A simulation of plain UCT (`compared/uct.py`, and open_spiel's) is a random match to the end, so a
shorter game has more of them; a rollout decision is a decision with a choice in such a match, as
long as one from the searched position. `own` is the search of our bots, without random rollouts.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = ("open_spiel==2.0.2", "catanatron==3.2.1")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "waypost" / "comparison"
ROUNDS = 5
OURS = ("red-outpost", "outer-earth", "outpost")
SEARCHED = "backgammon"
WORKS = {
    **dict.fromkeys(OURS, ("play", "plain", "own", "copy")),
    SEARCHED: ("play", "python", "c++", "copy"),
    "catan": ("play", "copy"),
}


class Rate(NamedTuple):
    """Things done in a second of the processor: in the best round, and in the median one."""

    best: float
    middle: float

    def __str__(self) -> str:
        return f"{self.best:,.0f} ({self.middle:,.0f})"

    def times(self, number: float) -> Rate:
        """So many smaller things are in each."""
        return Rate(self.best * number, self.middle * number)


def over(one: Rate, other: Rate) -> str:
    """How many times as fast."""
    return f"{one.best / other.best:.2f} ({one.middle / other.middle:.2f})"


def environment() -> Path:
    """The Python of the environment with the other packages, made if it is not there."""
    python, note = CACHE / "bin" / "python", CACHE / "packages"
    wanted = "\n".join((*PACKAGES, platform.python_version()))
    if not note.exists() or note.read_text("utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", CACHE], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        note.write_text(wanted, "utf-8")
    return python


def started(name: str, others: Path) -> subprocess.Popen[str]:
    """The process that does what is asked of that game."""
    is_ours = name in OURS
    module = f"tests.benchmarks.compared.{'waypost' if is_ours else name}"
    command = [sys.executable if is_ours else others, "-m", module, *[name] * is_ours]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT)


def asked(process: subprocess.Popen[str], work: str) -> tuple[float, int, int]:
    """Seconds, things and decisions of one work."""
    assert process.stdin is not None and process.stdout is not None
    print(work, file=process.stdin, flush=True)
    seconds, things, decisions = json.loads(process.stdout.readline())
    return seconds, things, decisions


def measured() -> tuple[dict[tuple[str, str], Rate], dict[str, Rate], dict[str, float]]:
    """Rates by game and work, decisions a second in random play, and decisions in a match."""
    others = environment()
    processes = {name: started(name, others) for name in WORKS}
    found: dict[tuple[str, str], list[tuple[float, int, int]]] = {}
    for turn in range(ROUNDS + 1):
        for name, works in WORKS.items():
            for work in works:
                took = asked(processes[name], work)
                # The first round fills what is kept.
                if turn:
                    found.setdefault((name, work), []).append(took)
    for process in processes.values():
        process.communicate()
    rates = {key: rate([it[1] / it[0] for it in rounds]) for key, rounds in found.items()}
    played = {name: found[name, "play"] for name in WORKS}
    decided = {name: rate([it[2] / it[0] for it in rounds]) for name, rounds in played.items()}
    lengths = {
        name: sum(it[2] for it in rounds) / sum(it[1] for it in rounds)
        for name, rounds in played.items()
    }
    return rates, decided, lengths


def rate(rounds: list[float]) -> Rate:
    """The best and the median."""
    return Rate(max(rounds), median(rounds))


def main() -> None:
    """Print every figure, and then what they are to each other."""
    rates, decided, lengths = measured()
    print(f"Python {platform.python_version()}, {platform.machine()}, {', '.join(PACKAGES)}")
    print("a second of the processor, best (median)")
    for name, works in WORKS.items():
        print(f"{name}: {lengths[name]:.0f} decisions a random match, {decided[name]} decisions/s")
        for work in works[1:]:
            what = "copies" if work == "copy" else f"simulations, {work}"
            print(f"  {what}: {rates[name, work]}")
    print("ours to theirs, best (median)")
    for name in OURS:
        plain = rates[name, "plain"]
        for work in WORKS[SEARCHED][1:3]:
            theirs = rates[SEARCHED, work]
            each = over(plain.times(lengths[name]), theirs.times(lengths[SEARCHED]))
            print(f"{name} to {SEARCHED}, {work}:")
            print(f"  plain simulations {over(plain, theirs)}, their rollout decisions {each}")
            print(f"  own simulations {over(rates[name, 'own'], theirs)}")
        for other in (SEARCHED, "catan"):
            copies = over(rates[name, "copy"], rates[other, "copy"])
            print(f"{name} to {other}:")
            print(f"  random play {over(decided[name], decided[other])}, copies {copies}")


if __name__ == "__main__":
    main()
