"""How fast the engine is: play, copies, forecasts, undo, replay, a match of bots, and a sheet from the shell.

Run it with the environment's Python, with a game and perhaps options of its set-up:
`$(./tests/run --env) tests/benchmarks/engine_figures.py red-outpost locks=random special_cards=on`.
Each figure is the median of its rounds, with the lowest and the highest behind it, in seconds of the
processor; the sheet alone is timed by the clock.
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
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.forecast import forecast  # noqa: E402
from engine.rules.game import Game, Setup  # noqa: E402

ROUNDS, MATCHES, COPIES, LINES = 7, 20, 5000, 2000
SEATS = 4
SHEET = {
    "players": [
        {"name": "Anna", "vp": 20, "crystals": 3, "palace": 2, "palace_crystals": {"miner": 1}},
        {"name": "Ben", "vp": 17, "crystals": 4, "palace": 1},
    ],
    "days": [{"mood": {"shepherd": 3, "miner": -2}, "discs": {"shepherd": {"Anna": 2, "Ben": 1}}}],
}


def main(name: str, options: dict[str, str]) -> None:
    """Print every figure."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {_processor()}")
    game = games.load(name)
    setup = game.setup(SEATS, options)
    plan = Plan(name, setup, ("random",) * SEATS, "1969")
    play(plan, 0, MATCHES)
    told("random play: decisions/s", lambda turn: _decisions(plan, turn), 1)
    match = random_match(game, setup, Random(1))
    state = next(
        state
        for at in range(len(match.lines) // 2, len(match.lines))
        if (state := match.state_at(at)).current_player != CHANCE
    )
    copies = lambda: [state.clone() for _ in range(COPIES)]  # noqa: E731
    told("clone of a state in the middle: µs", lambda _: timed(copies) / COPIES, 1e6)
    answers = state.legal_actions()
    forecasts = lambda: [forecast(state, answer) for answer in answers]  # noqa: E731
    told(f"forecast of its {len(answers)} answers: ms", lambda _: timed(forecasts), 1e3)
    told("undo at the end of a match: ms", lambda _: _undo(match), 1e3)
    for text in dict.fromkeys((match.text(), long_record(match))):
        title = f"replay of a record of {len(text.splitlines())} lines: ms"
        told(title, lambda _: timed(lambda: Match.resume(read(text.encode()))), 1e3)  # noqa: B023
    bots = Plan(name, setup, ("greedy",) * SEATS, "1969")
    told("match of greedy bots: s", lambda turn: timed(lambda: play(bots, turn, 1)), 1)
    told("waypost score, whole process: ms", lambda _: _score(), 1e3)


def told(title: str, measure: Callable[[int], float], unit: float) -> None:
    """One line: the median of the rounds and the spread."""
    rounds = [measure(turn) * unit for turn in range(ROUNDS)]
    low, middle, high = min(rounds), statistics.median(rounds), max(rounds)
    print(f"{title}: {middle:,.2f} ({low:,.2f} to {high:,.2f})", flush=True)


def timed(run: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Seconds that one call takes."""
    begun = clock()
    run()
    return clock() - begun


def random_match(game: Game, setup: Setup, random: Random) -> Match:
    """A finished match."""
    match = Match.new(game, setup, [Player(name) for name in "ABCD"], "7F3A91C2")
    while not match.is_over:
        match.answer(match.asked, random.choice(list(match.state.legal_actions())))
    return match


def long_record(match: Match) -> str:
    """The match as if people had taken so much back that its record has that many lines."""
    random = Random(2)
    while len(match.lines) < LINES:
        goals = [entry.number for entry in match.log() if entry.can_rewind]
        match.rewind(random.choice(goals[len(goals) // 2 : -1]), agreed=match.persons)
        for _ in range(30):
            if not match.is_over:
                match.answer(match.asked, random.choice(list(match.state.legal_actions())))
    return match.text()


def _decisions(plan: Plan, turn: int) -> float:
    begun = time.process_time()
    played = play(plan, turn * MATCHES, MATCHES)
    return sum(match.decisions for match in played) / (time.process_time() - begun)


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


def _score() -> float:
    # As people start it: a bare Python may be told to compile everything again each time.
    command = [str(ROOT / "desktop" / "run"), "score", "red-outpost", "-"]
    sheet = json.dumps(SHEET)

    def settle() -> None:
        subprocess.run(command, input=sheet, text=True, cwd=ROOT, check=True, capture_output=True)

    return timed(settle, time.perf_counter)


def _processor() -> str:
    found = [
        line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line
    ]
    return found[0].partition(": ")[2] if found else platform.processor()


if __name__ == "__main__":
    main(sys.argv[1], dict(option.split("=") for option in sys.argv[2:]))
