"""Somebody waits for the shelf: what only a match needs is not loaded before it is seen."""

import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library

CODE = """
import os, runpy, sys
from desktop.host import painted

def tell(*_):
    from PySide6.QtCore import QTimer
    print(*sorted(sys.modules))
    QTimer.singleShot(1500, lambda: os.kill(os.getpid(), 15))

painted.tell = tell
sys.argv = ["desktop"]
runpy._run_module_as_main("desktop")
"""
LATER = {
    "asyncio",
    "click",
    "engine.rules.agenda",
    "engine.rules.game",
    "engine.games.red_outpost.rules",
    "engine.match.match",
    "engine.record.record",
    "engine.store.matches",
    "msgspec",
    "multiprocessing",
    "PySide6.QtNetwork",
    "qasync",
    "subprocess",
}
DRAWN_ONCE = {"PySide6.QtSvg"}
"""Needed by the first start only, which keeps what it has drawn."""


def loaded(folder: Path) -> set[str]:
    """The modules that are there when the shelf has been painted."""
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "WAYPOST_DATA": str(folder),
            "WAYPOST_CONFIG": str(folder),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.splitlines()[0].split())


@pytest.mark.slow
def test_the_shelf_is_painted_without_rules_network_and_bots(tmp_path: Path) -> None:
    game = games.load("red-outpost")
    with closing(Library(tmp_path / "matches.sqlite", lambda: int(time.time()))) as library:
        match = Match.new(game, game.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
        library.add(match, "Sunday")
    first = loaded(tmp_path)
    assert "desktop.shelf.match_tile" in first
    assert first & LATER == set()
    second = loaded(tmp_path)
    assert second & (LATER | DRAWN_ONCE) == set()
