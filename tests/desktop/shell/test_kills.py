"""Kills at random instants: what was painted is in the library, every time.

Those that come while the program is still starting kill a process that loads everything itself;
the others are forked from one that has loaded it (see `nursery.py`).
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from select import select

import pytest

from desktop.host.painted import VARIABLE
from engine.match.match import Match
from engine.record.lines import Answer
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library

SIDE_BY_SIDE, MANY = 2, 20
"""Runs at the same time where there are that many kills."""
SEED = 2511
EARLY = 0.15
"""Share of the kills that come while the program is still starting."""
START = 0.8
"""Seconds after the start within which an early kill comes."""
STEPS, THEN = 6, 0.03
"""The other kills: painted steps that are waited for at most, and seconds after that."""
PATIENCE = 30.0
OPTIONS = {"red-outpost": {"special_cards": "on"}, "outer-earth": {}, "outpost": {}}
"""The games that are killed, each with all that can be chosen to come in."""


class Run:
    """One library whose window is killed again and again."""

    early, steps = EARLY, STEPS

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        folder.mkdir()
        self.folder, self.game = folder, game
        self.chance = random.Random(seed)
        self.painted = self.kills = 0
        (folder / "settings.json").write_text('{"pace_ms": 0, "language": "en"}')
        self.ident = self.new_match()
        self.before = ""
        self.nursery: subprocess.Popen[bytes] | None = None

    def library(self) -> Library:
        return Library(self.folder / "matches.sqlite", lambda: 1_800_000_000)

    def new_match(self) -> int:
        game = games.load(self.game)
        players = [Player(name, "bot:random") for name in ("Anna", "Ben", "Cleo", "Dana")]
        seed = f"{self.chance.getrandbits(32):08X}"
        match = Match.new(game, game.setup(4, OPTIONS[self.game]), players, seed)
        library = self.library()
        ident = library.add(match, "killed")
        library.close()
        self.before = match.text()
        return ident

    def kill_once(self) -> None:
        pipe = self.folder / "painted"
        os.mkfifo(pipe)
        # Nobody waits for the other end to be opened: both are open until the window has its own.
        reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        writing = os.open(pipe, os.O_WRONLY)
        os.set_blocking(reading, True)
        if self.chance.random() < self.early:
            child = self.whole(writing)
            os.close(writing)
            time.sleep(self.chance.uniform(0, START))
            said = b""
            child.send_signal(signal.SIGKILL)
            code = child.wait()
        else:
            nursery, ident = self.forked(pipe)
            os.close(writing)
            try:
                # Late enough to have painted some steps of the match, and then at any instant.
                said = first_words(reading, self.chance.randint(1, self.steps))
                time.sleep(self.chance.uniform(0, THEN))
            finally:
                os.kill(ident, signal.SIGKILL)
                code = number_in(nursery)
        pipe.unlink()
        assert code == -signal.SIGKILL
        self.kills += 1
        while part := os.read(reading, 65536):
            said += part
        os.close(reading)
        self.check(said)

    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "WAYPOST_DATA": str(self.folder),
            "WAYPOST_CONFIG": str(self.folder),
        }

    def whole(self, writing: int) -> subprocess.Popen[bytes]:
        """The window in a process that has to load everything."""
        program = [sys.executable, "-P", str(Path(__file__).with_name("one_match.py"))]
        return subprocess.Popen(
            [*program, str(self.ident)],
            env={**self.environment(), VARIABLE: str(writing)},
            pass_fds=(writing,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def forked(self, pipe: Path) -> tuple[subprocess.Popen[bytes], int]:
        """The window in a process that was loaded before, and that process's id."""
        if self.nursery is None:
            self.nursery = subprocess.Popen(
                [sys.executable, "-P", str(Path(__file__).with_name("nursery.py"))],
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{self.folder}\t{pipe}\t{self.ident}\n".encode())
        self.nursery.stdin.flush()
        return self.nursery, number_in(self.nursery)

    def close(self) -> None:
        """Nobody is forked any more."""
        if self.nursery is not None:
            self.nursery.communicate()

    def check(self, said: bytes) -> None:
        """The match holds what it held before, and at least what was painted last."""
        lines = [line.split() for line in said.decode().splitlines() if line.count(" ") == 1]
        steps = [int(revision) for ident, revision in lines if int(ident) == self.ident]
        library = self.library()
        opened = library.open(self.ident)
        library.close()
        assert opened.damage is None
        text = opened.match.text()
        assert text.startswith(self.before.rstrip("\n"))
        assert opened.match.revision >= max(steps, default=0)
        self.painted += len(steps)
        self.before = text
        if opened.match.is_over:
            self.ident = self.new_match()


def number_in(nursery: subprocess.Popen[bytes]) -> int:
    """The next number that the nursery says."""
    assert nursery.stdout is not None
    return int(nursery.stdout.readline())


def first_words(reading: int, steps: int) -> bytes:
    """What is told until so many steps are painted, or the match is over."""
    said = b""
    end = time.monotonic() + PATIENCE
    # A page without a match is told as 0 0: here the score sheet.
    while said.count(b"\n") < steps and b"0 0\n" not in said.splitlines(keepends=True):
        assert time.monotonic() < end, "nothing was painted"
        if select([reading], [], [], 1.0)[0]:
            part = os.read(reading, 65536)
            assert part, "the window ended by itself"
            said += part
    return said


def left_over(folder: Path) -> list[int]:
    """Processes that were started for that folder and still live."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if str(folder).encode() in (place / "environ").read_bytes():
                found.append(int(place.name))
        except OSError:
            continue
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kills"),
    [
        ("red-outpost", 6),
        ("outer-earth", 3),
        pytest.param("red-outpost", 200, marks=pytest.mark.thorough),
        pytest.param("outer-earth", 100, marks=pytest.mark.thorough),
        pytest.param("outpost", 100, marks=pytest.mark.thorough),
    ],
)
def test_a_kill_at_any_instant_loses_nothing_that_was_painted(
    tmp_path: Path, game: str, kills: int
) -> None:
    # A process that has loaded the program costs as much as some kills.
    count = SIDE_BY_SIDE if kills >= MANY else 1
    runs = [Run(tmp_path / f"run{number}", game, SEED + kills + number) for number in range(count)]

    def repeat(run: Run) -> None:
        try:
            for _ in range(kills // count):
                run.kill_once()
        finally:
            run.close()

    with ThreadPoolExecutor(count) as pool:
        list(pool.map(repeat, runs))
    assert sum(run.kills for run in runs) == kills
    painted = sum(run.painted for run in runs)
    print(f"{kills} kills, {painted} painted steps were told")
    assert painted > kills
    end = time.monotonic() + 10
    while left_over(tmp_path) and time.monotonic() < end:
        time.sleep(0.05)
    assert not left_over(tmp_path), "the bots' processes outlived the window"


def at_paddles(folder: Path, ident: int, keys: str) -> tuple[subprocess.Popen[str], int]:
    """A window in which these keys are pressed, and the pipe in which it tells what it painted."""
    reading, writing = os.pipe()
    child = subprocess.Popen(
        [sys.executable, "-P", str(Path(__file__).with_name("at_paddles.py")), str(ident), keys],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "WAYPOST_DATA": str(folder),
            "WAYPOST_CONFIG": str(folder),
            VARIABLE: str(writing),
        },
        pass_fds=(writing,),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    os.close(writing)
    return child, reading


def said_of(child: subprocess.Popen[str], looks: int) -> list[str]:
    """What it says of its paddles so many times."""
    assert child.stdout is not None
    return [child.stdout.readline().strip() for _ in range(looks)]


def kill(child: subprocess.Popen[str], reading: int) -> None:
    """End it at once."""
    child.kill()
    child.communicate()
    os.close(reading)


def test_a_kill_while_paddles_are_pressed_asks_all_again(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"pace_ms": 0, "language": "en"}')
    library = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    game = games.load("outer-earth")
    match = Match.new(game, game.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    before = match.text()
    ident = library.add(match, "killed")
    child, reading = at_paddles(tmp_path, ident, "Q")
    assert said_of(child, 2) == ["0 1 pressed", "0 1 pressed 0"]
    kill(child, reading)
    assert library.open(ident).match.text() == before, "no half of an answer is kept"
    child, reading = at_paddles(tmp_path, ident, "A;")
    assert said_of(child, 3) == ["0 1 pressed", "0 1 pressed 0", "0 1 pressed 0 1"]
    revision = match.revision + 2
    said = b""
    while f"{ident} {revision}\n".encode() not in said:
        assert select([reading], [], [], PATIENCE)[0], "the answers were never painted"
        said += os.read(reading, 65536)
    kill(child, reading)
    kept = library.open(ident).match
    library.close()
    answers = [(it.seat, it.choices) for it in kept.lines if isinstance(it, Answer)]
    assert sorted(answers) == [(0, ("no",)), (1, ("no",))]
    assert kept.text().startswith(before.rstrip("\n"))
