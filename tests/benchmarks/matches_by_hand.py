"""Whole matches in the real window, by the mouse alone and by the keyboard alone.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/matches_by_hand.py 20`.
It needs no screen; so many matches of Outer Earth, of a person against a bot, are played each way,
and each must come to its sheet. With `1 outpost 9` it is one match of Outpost with nine seats.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402

from desktop.host.settings import Settings  # noqa: E402
from desktop.match.thinking import Thinking  # noqa: E402
from desktop.sheet.page import SheetPage  # noqa: E402
from desktop.shell import app as shell  # noqa: E402
from desktop.shell.window import Window  # noqa: E402
from engine.store.library import Library  # noqa: E402
from tests.desktop.fixtures import light_and_english  # noqa: E402
from tests.games.outer_earth.window import answering as outer_earth  # noqa: E402
from tests.games.outpost.window import answering as outpost  # noqa: E402

PATIENCE = 600.0
"""Seconds: on a busy machine eight bots take long from one question of the person to the next."""
MOST_ANSWERS = 20_000


async def until(holds: Callable[[], object]) -> None:
    """Wait on the loop until a condition holds."""
    end = time.monotonic() + PATIENCE
    await asyncio.sleep(0)
    while not holds():
        assert time.monotonic() < end, "it never came to hold"
        await asyncio.sleep(0.002)


async def main(app: QApplication) -> None:
    """Play so many matches each way."""
    number, game, seats = (*sys.argv[1:], *("20", "outer-earth", "2")[len(sys.argv) - 1 :])
    light_and_english(app)
    chosen = Settings(language="en", theme="light", pace_ms=0)
    with (
        TemporaryDirectory() as folder,
        closing(Library(Path(folder) / "matches.sqlite", lambda: int(time.time()))) as library,
        closing(Thinking()) as thinking,
        closing(Window(app, library, chosen, thinking)) as window,
    ):
        os.environ["WAYPOST_CONFIG"] = folder
        window.show_shelf()
        window.show()
        window.activateWindow()
        for way in ("by_board", "by_list"):
            begin = time.monotonic()
            for seed in range(1, int(number) + 1):
                if game == "outpost":
                    match = outpost.led_by(0, int(seats), f"{seed:08X}")
                    answers = getattr(outpost, way)
                    await outpost.play(window, library, until, answers, match, MOST_ANSWERS)
                else:
                    await outer_earth.play(window, until, getattr(outer_earth, way), seed)
                assert isinstance(window.page, SheetPage), f"match {seed} has come to no sheet"
            took = time.monotonic() - begin
            print(f"{way}: {number} whole matches in {took:.0f} s", flush=True)


if __name__ == "__main__":
    shell.run_with(main)
