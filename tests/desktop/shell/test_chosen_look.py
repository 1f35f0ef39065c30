"""The program starts in the language and the look that were chosen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

CHOSEN = {"language": "de", "theme": "dark", "text_size": 150}
START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.look import theme, translate
from desktop.shell import app

def tell():
    [window] = [it for it in QApplication.topLevelWidgets() if it.isVisible()]
    print(translate.language(), theme.theme(), theme.scale())
    window.close()

app.application()
QTimer.singleShot(0, tell)
sys.exit(app.run())
"""


@pytest.mark.slow
def test_the_first_page_has_the_language_the_theme_and_the_size_that_were_chosen(
    tmp_path: Path,
) -> None:
    (tmp_path / "settings.json").write_text(json.dumps(CHOSEN), "utf-8")
    folder = {"WAYPOST_DATA": str(tmp_path), "WAYPOST_CONFIG": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", START],
        env={**os.environ, **folder, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60.0,
    )
    assert (done.stdout, done.stderr) == ("de dark 1.5\n", "")
