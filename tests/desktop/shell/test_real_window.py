"""The program in a real X window: it opens, plays, and stops when it is told to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from select import select

import pytest

from desktop.host.painted import VARIABLE
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library

pytestmark = pytest.mark.x11
PATIENCE = 60.0


def start(folder: Path, *command: str) -> tuple[subprocess.Popen[str], int]:
    """The program on the screen there is, and the pipe in which it tells what it painted."""
    (folder / "settings.json").write_text('{"pace_ms": 0}')
    reading, writing = os.pipe()
    environment = {**os.environ, "WAYPOST_DATA": str(folder), VARIABLE: str(writing)}
    environment.pop("WAYPOST_CONFIG", None)
    child = subprocess.Popen(
        [sys.executable, "-P", *command],
        env=environment,
        pass_fds=(writing,),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(writing)
    return child, reading


def wait_for(reading: int, wanted: str) -> None:
    """Until a painted line begins so."""
    said = ""
    end = time.monotonic() + PATIENCE
    while not any(line.startswith(wanted) for line in said.splitlines()):
        assert time.monotonic() < end, f"“{wanted}” was never painted, only {said!r}"
        if select([reading], [], [], 1.0)[0]:
            part = os.read(reading, 65536)
            assert part, f"the program ended after {said!r}"
            said += part.decode()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_and_stops_when_told_to(tmp_path: Path, number: signal.Signals) -> None:
    child, reading = start(tmp_path, "-m", "desktop")
    wait_for(reading, "0 0")
    child.send_signal(number)
    said, errors = child.communicate(timeout=PATIENCE)
    os.close(reading)
    assert (child.returncode, said, errors) == (0, "", "")


def test_bots_play_a_match_to_its_sheet(tmp_path: Path) -> None:
    game = games.load("red-outpost")
    players = [Player("Anna", "bot:greedy"), Player("Ben", "bot:random")]
    match = Match.new(game, game.setup(2), players, "7F3A91C2")
    library = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    ident = library.add(match, "Anna, Ben")
    child, reading = start(tmp_path, str(Path(__file__).with_name("one_match.py")), str(ident))
    # The page after the match, its sheet, is one without a match.
    wait_for(reading, "0 0")
    child.send_signal(signal.SIGTERM)
    said, errors = child.communicate(timeout=PATIENCE)
    os.close(reading)
    assert (child.returncode, said, errors) == (0, "", "")
    assert library.open(ident).match.is_over
    library.close()


def test_a_second_start_hands_its_match_over_and_ends(tmp_path: Path) -> None:
    library = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    game = games.load("red-outpost")
    players = [Player("Anna"), Player("Ben")]
    ident = library.add(Match.new(game, game.setup(2), players, "7F3A91C2"), "Anna, Ben")
    library.close()
    first, reading = start(tmp_path, "-m", "desktop")
    wait_for(reading, "0 0")
    second, nothing = start(tmp_path, str(Path(__file__).with_name("one_match.py")), str(ident))
    said, errors = second.communicate(timeout=PATIENCE)
    assert (second.returncode, said, errors) == (0, "", "")
    assert os.read(nothing, 65536) == b"", "the second start showed a window of its own"
    wait_for(reading, f"{ident} ")
    first.send_signal(signal.SIGTERM)
    said, errors = first.communicate(timeout=PATIENCE)
    assert (first.returncode, said, errors) == (0, "", "")
    os.close(reading)
    os.close(nothing)


def test_a_start_after_a_kill_is_not_held_up_and_two_folders_have_two_windows(
    tmp_path: Path,
) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    killed, reading = start(one, "-m", "desktop")
    wait_for(reading, "0 0")
    killed.kill()
    killed.communicate(timeout=PATIENCE)
    os.close(reading)
    children = []
    for folder in (one, other):
        child, reading = start(folder, "-m", "desktop")
        wait_for(reading, "0 0")
        children.append((child, reading))
    for child, reading in children:
        child.send_signal(signal.SIGTERM)
        said, errors = child.communicate(timeout=PATIENCE)
        assert (child.returncode, said, errors) == (0, "", "")
        os.close(reading)
