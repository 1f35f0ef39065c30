"""What an hour of bot play adds to the program's memory.

`xvfb-run -a $(./tests/run --env) tests/benchmarks/memory_figures.py [STEPS]`: bots play matches
one after another in the real window, as many steps as an hour at the usual pace has, without
waiting between them; every step is shown on the board. Resident memory is read after the first
match, when everything has been loaded, and at the end.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from desktop.host.settings import Settings
from desktop.look import theme, translate
from desktop.match.thinking import Thinking
from desktop.shell import app
from desktop.shell.window import Window
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library

HOUR = 3_600_000 // Settings().pace_ms
"""Steps of bots in an hour at the usual pace."""
PLAYERS = [Player(name, "bot:greedy") for name in ("Anna", "Ben", "Cleo", "Dana")]


def resident() -> float:
    """Resident memory of this process in MiB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def measure(qt: QApplication, folder: Path, steps: int) -> None:
    """Play and print what was added."""
    theme.apply(qt, "light")
    translate.install(qt, "en")
    with (
        closing(Library(folder / "matches.sqlite", lambda: 0)) as library,
        closing(Thinking()) as thinking,
        closing(Window(qt, library, Settings(pace_ms=0), thinking)) as window,
    ):
        window.resize(1280, 800)
        window.show()
        game = games.load("red-outpost")
        shown = matches = 0
        before = 0.0
        while shown < steps:
            setup = game.setup(len(PLAYERS), {"special_cards": "on"})
            window.start(setup, PLAYERS, f"{matches:08X}")
            match = window.match
            assert match is not None
            while not match.is_over:
                await asyncio.sleep(0.02)
            shown += match.revision
            matches += 1
            now = resident()  # collects, as the open window does every few seconds
            before = before or now
            print(f"\r{shown} of {steps} steps", end="", file=sys.stderr, flush=True)
        added = resident() - before
        print(f"\n{matches} matches, {shown} lines: {added:+.1f} MiB after the first {before:.0f}")


def main() -> None:
    """Read the number of steps and measure."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else HOUR
    with tempfile.TemporaryDirectory() as own:
        os.environ["WAYPOST_CONFIG"] = own
        app.run_with(lambda qt: measure(qt, Path(own), steps))


if __name__ == "__main__":
    main()
