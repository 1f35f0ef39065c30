"""What ends the program before its loop runs ends it: nobody has to end it once more."""

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
START = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.shell import app
app.application()
QTimer.singleShot(0, lambda: exec(sys.argv[1]))
sys.exit(app.run())
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", [CLOSED, STOPPED], ids=["closed", "stopped"])
def test_a_window_that_is_ended_while_it_opens_ends(tmp_path: Path, how: str) -> None:
    folder = {"WAYPOST_DATA": str(tmp_path), "WAYPOST_CONFIG": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", START, how],
        env={**os.environ, **folder, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
