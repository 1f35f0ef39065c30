"""A demonstration where no screen is: bots play a whole match in the real window, with pictures."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop import app, theme, translate
from desktop.settings import Settings
from desktop.sheet import SheetPage
from desktop.thinking import Thinking
from desktop.window import Window
from engine import game as games
from engine.library import Library
from engine.record import Player

PLAYERS = (Player("Anna", "bot:greedy"), Player("Ben", "bot:random"), Player("Cleo", "bot:greedy"))
_CONFIG = "WAYPOST_CONFIG"
SEED = "7F3A91C2"
MOMENTS = (6, 20, 34)
"""Turns of which a picture is taken."""
PATIENCE = 120.0
"""Seconds after which the match is given up."""


def run(directory: Path) -> int:
    """Play, leave pictures in the directory, say where; 0 if the match ended and they are there."""
    with tempfile.TemporaryDirectory(prefix="waypost-demo-") as own:
        # Neither the person's matches nor the settings are touched.
        os.environ[_CONFIG] = own
        try:
            pictures = app.run_with(lambda qt: _play(qt, Path(own), directory))
        finally:
            del os.environ[_CONFIG]
    missing = [path for path in pictures if not path.is_file() or not path.stat().st_size]
    if len(pictures) < len(MOMENTS) + 1 or missing:
        print("waypost: the demonstration did not come to its end", file=sys.stderr)
        return 1
    print(f"waypost: {len(pictures)} pictures of a whole match are in {directory}", flush=True)
    return 0


async def _play(qt: QApplication, own: Path, directory: Path) -> list[Path]:
    chosen = Settings(pace_ms=0)
    theme.apply(qt, chosen.theme)
    translate.install(qt, chosen.language)
    library = Library(own / "matches.sqlite", lambda: int(time.time()))
    thinking = Thinking()
    window = Window(qt, library, chosen, thinking)
    window.show()
    game = games.load("red-outpost")
    window.start(game.setup(len(PLAYERS), {"special_cards": "on"}), list(PLAYERS), SEED)
    match = window.match
    assert match is not None
    pictures: list[Path] = []
    due = [*MOMENTS]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not isinstance(window.page, SheetPage):
        await asyncio.sleep(0.01)
        if due and match.turn >= due[0]:
            pictures.append(_picture(window, directory / f"turn-{due.pop(0):02}.png"))
    if match.is_over and isinstance(window.page, SheetPage):
        await asyncio.sleep(0.1)
        pictures.append(_picture(window, directory / "score-sheet.png"))
    window.close()
    thinking.close()
    library.close()
    return pictures


def _picture(window: Window, path: Path) -> Path:
    window.grab().save(str(path))
    return path
