"""How fast the engine is: play, copies, undo, replay, and settling a sheet from the shell.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/engine_figures.py`.
Each figure is the median of its rounds, with the lowest and the highest behind it.
"""

from __future__ import annotations

import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots.simulate import Plan, play  # noqa: E402
from engine.match.match import Match  # noqa: E402
from engine.record.record import Player, read  # noqa: E402
from engine.rules import game as games  # noqa: E402
from engine.rules.forecast import forecast  # noqa: E402

ROUNDS = 15
GAME = games.load("red-outpost")
SHEET = {
    "players": [
        {"name": "Anna", "vp": 20, "crystals": 3, "palace": 2, "palace_crystals": {"miner": 1}},
        {"name": "Ben", "vp": 17, "crystals": 4, "palace": 1},
    ],
    "days": [{"mood": {"shepherd": 3, "miner": -2}, "discs": {"shepherd": {"Anna": 2, "Ben": 1}}}],
}


def main() -> None:
    """Print every figure."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {_processor()}")
    for title, options in (
        ("random play, 4 seats, base rules", {}),
        (
            "random play, 4 seats, special cards, random locks",
            {"locks": "random", "special_cards": "on"},
        ),
    ):
        plan = Plan("red-outpost", GAME.setup(4, options), ("random",) * 4, "1969")
        play(plan, 0, 50)
        told(f"{title}: decisions/s", [_decisions(plan, turn) for turn in range(ROUNDS)], 1)
    match = random_match(Random(1))
    told("clone of a state in the middle: µs", [_clone(match) for _ in range(ROUNDS)], 1e6)
    told("forecast of all first moves: ms", [_forecasts() for _ in range(ROUNDS)], 1e3)
    told("undo at the end of a match: ms", [_undo(match) for _ in range(ROUNDS)], 1e3)
    text = long_record(2000)
    lines = len(text.splitlines())
    told(f"replay of a record of {lines} lines: ms", [_replay(text) for _ in range(ROUNDS)], 1e3)
    _score()
    told("waypost score, whole process: ms", [_score() for _ in range(ROUNDS)], 1e3)


def told(title: str, rounds: list[float], unit: float) -> None:
    """One line: the median and the spread."""
    low, middle, high = (
        value * unit for value in (min(rounds), statistics.median(rounds), max(rounds))
    )
    print(f"{title}: {middle:,.1f} ({low:,.1f} to {high:,.1f})")


def timed(run: Callable[[], object]) -> float:
    """Seconds that one call takes."""
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


def random_match(random: Random) -> Match:
    """A finished match of 4 seats with special cards."""
    setup = GAME.setup(4, {"locks": "random", "special_cards": "on"})
    match = Match.new(
        GAME, setup, [Player(name) for name in ("Anna", "Ben", "Cleo", "Dan")], "7F3A91C2"
    )
    while not match.is_over:
        match.answer(match.asked, random.choice(list(match.state.legal_actions())))
    return match


def long_record(lines: int) -> str:
    """A match in which people took so much back that its record has that many lines."""
    random = Random(2)
    match = random_match(random)
    while len(match.lines) < lines:
        goals = [entry.number for entry in match.log() if entry.can_rewind]
        match.rewind(random.choice(goals[len(goals) // 2 : -1]), agreed=match.persons)
        for _ in range(30):
            if not match.is_over:
                match.answer(match.asked, random.choice(list(match.state.legal_actions())))
    return match.text()


def _decisions(plan: Plan, turn: int) -> float:
    begun = time.perf_counter()
    played = play(plan, turn * 100, 100)
    return sum(match.decisions for match in played) / (time.perf_counter() - begun)


def _clone(match: Match) -> float:
    state = match.state_at(len(match.lines) // 2)

    def copies() -> None:
        for _ in range(5000):
            state.clone()

    return timed(copies) / 5000


def _forecasts() -> float:
    """What every answer of the longest question of a match brings."""
    state = GAME.new_state(GAME.setup(4, {"first": "1"}))
    return timed(lambda: [forecast(state, answer) for answer in state.legal_actions()])


def _undo(match: Match) -> float:
    offer = match.undo_offer()

    def back() -> None:
        if offer.kind == "free":
            match.undo()
        else:
            match.rewind(offer.to, agreed=offer.agree)

    seconds = timed(back)
    match.redo()
    return seconds


def _replay(text: str) -> float:
    return timed(lambda: Match.resume(read(text.encode())))


def _score() -> float:
    # As people start it: a bare Python may be told to compile everything again each time.
    command = [str(ROOT / "desktop" / "run"), "score", "red-outpost", "-"]
    sheet = json.dumps(SHEET)

    def settle() -> None:
        subprocess.run(command, input=sheet, text=True, cwd=ROOT, check=True, capture_output=True)

    return timed(settle)


def _processor() -> str:
    found = [
        line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line
    ]
    return found[0].partition(": ")[2] if found else platform.processor()


if __name__ == "__main__":
    main()
