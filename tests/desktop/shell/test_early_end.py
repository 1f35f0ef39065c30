"""What ends the program ends it, before its loop runs, too: nobody has to end it once more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60.0
"""Seconds for a window that is told to end at once, on a busy machine too."""
CLOSED = "[it.close() for it in QApplication.topLevelWidgets()]"
STOPPED = "os.kill(os.getpid(), signal.SIGTERM)"
LATER = f"QTimer.singleShot(300, lambda: {STOPPED})"
START = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.shell import app
app.application()
QTimer.singleShot(0, lambda: exec(sys.argv[1], globals()))
sys.exit(app.run())
"""


def started(tmp_path: Path, how: str) -> subprocess.CompletedProcess[str]:
    """A start in that folder, and what is done as soon as it opens."""
    folder = {"WAYPOST_DATA": str(tmp_path), "WAYPOST_CONFIG": str(tmp_path)}
    return subprocess.run(
        [sys.executable, "-P", "-c", START, how],
        env={**os.environ, **folder, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.slow
@pytest.mark.parametrize("how", [STOPPED, LATER], ids=["at once", "while it is told"])
def test_a_start_that_has_no_library_ends_when_it_is_told_to(tmp_path: Path, how: str) -> None:
    """Nobody has to close the box that says why."""
    (tmp_path / "matches.sqlite").mkdir()
    done = started(tmp_path, how)
    assert done.returncode == 2 and "it is a folder" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("how", [CLOSED, STOPPED], ids=["closed", "stopped"])
def test_a_window_that_is_ended_while_it_opens_ends(tmp_path: Path, how: str) -> None:
    done = started(tmp_path, how)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


ASKED = """
from PySide6.QtCore import QCoreApplication, QEvent
from desktop.shell.window import Window
asks = QTimer(QCoreApplication.instance(), interval=20)
asks.timeout.connect(lambda: QCoreApplication.postEvent(asks.parent(), QEvent(QEvent.Type.Quit)))
asks.start()
Window.closeEvent = lambda it, event: (print("closed"), event.accept())
"""


@pytest.mark.slow
def test_a_session_that_asks_the_program_to_quit_closes_the_window_first(tmp_path: Path) -> None:
    done = started(tmp_path, ASKED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "closed\n", "")
