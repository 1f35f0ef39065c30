"""A demonstration where no screen is: bots play a whole match in the real window, with pictures."""

from __future__ import annotations

import asyncio
import errno
import os
import tempfile
import time
from contextlib import closing
from pathlib import Path

from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.host.settings import Settings
from desktop.host.system import local, say
from desktop.look import theme, translate
from desktop.match.thinking import Thinking
from desktop.sheet.page import SheetPage
from desktop.shell import app
from desktop.shell.window import Window
from engine.base import catalogue
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library

PLAYERS = (Player("Anna", "bot:greedy"), Player("Ben", "bot:random"), Player("Cleo", "bot:greedy"))
_CONFIG = "WAYPOST_CONFIG"
SEED = "7F3A91C2"
MOMENTS = (6, 20, 34)
"""Turns of which a picture is taken."""
PATIENCE = 120.0
"""Seconds after which the match is given up."""


def run(directory: Path) -> int:
    """Play, leave pictures in the directory, say where; 0 if the match ended and they are there.

    `OSError` names a picture that could not be written.
    """
    with tempfile.TemporaryDirectory(prefix="waypost-demo-") as own:
        # Neither the person's matches nor the settings are touched.
        before = os.environ.get(_CONFIG)
        os.environ[_CONFIG] = own
        try:
            pictures = app.run_with(lambda qt: play(qt, Path(own), directory))
        finally:
            del os.environ[_CONFIG]
            if before is not None:
                os.environ[_CONFIG] = before
    if len(pictures) < len(MOMENTS) + 1:
        say(
            "the demonstration did not come to its end",
            "die Vorführung ist nicht bis zum Ende gekommen",
        )
        return 1
    told = local(
        f"{len(pictures)} pictures of a whole match are in {directory}",
        f"{len(pictures)} Bilder einer ganzen Partie liegen in {directory}",
    )
    print(f"waypost: {told}", flush=True)
    return 0


async def play(qt: QApplication, own: Path, directory: Path) -> list[Path]:
    """Play a match between bots in a window of its own; the pictures that were taken."""
    chosen = Settings(pace_ms=0)
    theme.apply(qt, chosen.theme)
    translate.install(qt, chosen.language)
    with (
        closing(Library(own / "matches.sqlite", lambda: int(time.time()))) as library,
        closing(Thinking()) as thinking,
        closing(Window(qt, library, chosen, thinking)) as window,
    ):
        window.show()
        return await watch(window, directory)


async def watch(window: Window, directory: Path) -> list[Path]:
    """Let a match be played in the window; the pictures that were taken."""
    name = next(name for name in catalogue.names() if boards.has(name, "play"))
    window.start(games.load(name).setup(len(PLAYERS)), list(PLAYERS), SEED)
    match = window.match
    assert match is not None
    pictures: list[Path] = []
    due = [*MOMENTS]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not isinstance(window.page, SheetPage):
        await asyncio.sleep(0.01)
        if due and match.turn >= due[0]:
            pictures.append(picture(window, directory / f"turn-{due.pop(0):02}.png"))
    if match.is_over and isinstance(window.page, SheetPage):
        await asyncio.sleep(0.1)
        pictures.append(picture(window, directory / "score-sheet.png"))
    return pictures


def picture(window: Window, path: Path) -> Path:
    """A picture of the window in that file; `OSError` if it cannot be written."""
    writer = QImageWriter(str(path))
    if not writer.write(window.grab().toImage()):
        raise OSError(errno.EIO, f"“{path}”, {writer.errorString()}")
    return path
