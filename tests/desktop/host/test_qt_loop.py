"""The loop ends cleanly, whatever is still waited for: on every Python, with every way to end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.host.qt_loop import QtLoop
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library
from tests.desktop.fixtures import run

PATIENCE = 120.0
CLOSED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.host import painted
from desktop.shell import app

def tell(ident, revision):
    if ident and revision >= int(sys.argv[2]):
        QTimer.singleShot(0, lambda: [top.close() for top in QApplication.topLevelWidgets()])

painted.tell = tell
sys.exit(app.run(open_match=int(sys.argv[1])))
"""


def test_a_task_goes_on_only_while_its_loop_is_the_running_one(qapp: QApplication) -> None:
    mistakes: list[dict[str, Any]] = []

    async def linger() -> None:
        while True:
            asyncio.get_running_loop()
            await asyncio.sleep(0)

    async def leave() -> asyncio.Task[None]:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, said: mistakes.append(said))
        left = asyncio.create_task(linger())
        await asyncio.sleep(0.01)
        return left

    with asyncio.Runner(loop_factory=lambda: QtLoop(qapp)) as runner:
        left = runner.run(leave())
    assert left.cancelled() and mistakes == []


def test_a_task_that_does_not_end_after_its_test_is_named(qapp: QApplication) -> None:
    async def deaf() -> None:
        while True:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

    kept: list[asyncio.Task[None]] = []

    async def test() -> None:
        kept.append(asyncio.create_task(deaf()))
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match=r"did not end: <coroutine object .*deaf"):
        run(qapp, test(), closing=0.05)


def test_a_loop_that_is_stopped_too_early_says_so(qapp: QApplication) -> None:
    loop = QtLoop(qapp)
    loop.call_soon(loop.stop)
    waiting = loop.create_future()
    with pytest.raises(RuntimeError, match="before what it ran was done"):
        loop.run_until_complete(waiting)
    loop.close()


@pytest.mark.slow
@pytest.mark.parametrize("answers", [1, 5, 12])
def test_a_window_that_is_closed_while_bots_think_ends(tmp_path: Path, answers: int) -> None:
    game = games.load("red-outpost")
    players = [Player("Anna", "bot:greedy"), Player("Ben", "bot:greedy")]
    library = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    ident = library.add(Match.new(game, game.setup(2), players, "7F3A91C2"), "Anna, Ben")
    library.close()
    (tmp_path / "settings.json").write_text('{"pace_ms": 0}')
    folder = {"WAYPOST_DATA": str(tmp_path), "WAYPOST_CONFIG": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", CLOSED, str(ident), str(answers)],
        env={**os.environ, **folder, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
