"""How long until something is seen: the shelf with 200 matches, beside a bare window of its size.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/first_paint.py`.
Both start warm and by turns, offscreen, from the process's start to the first complete picture.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.match.match import Match  # noqa: E402
from engine.record.record import Player  # noqa: E402
from engine.rules import game as games  # noqa: E402
from engine.rules.agenda import NOBODY  # noqa: E402
from engine.store.library import Library  # noqa: E402

STARTS, WARM, MATCHES = 15, 2, 200
PAINTED = "WAYPOST_PAINTED_FD"
COLD = {"PYTHONDONTWRITEBYTECODE"}
"""With this every start would compile the program anew, as nobody's start at home does."""
BARE = """
import os
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def event(self, event):
        done = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest:
            os.write(int(os.environ["WAYPOST_PAINTED_FD"]), b"0 0\\n")
        return done

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
window.update()
app.exec()
"""


def main() -> None:
    """Print both medians and how they compare."""
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder))
        ways = {"bare window": ["-c", BARE], "shelf": ["-m", "desktop"]}
        found: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(WARM + STARTS):
            for name, arguments in ways.items():
                seconds = start(arguments, folder)
                if number >= WARM:
                    found[name].append(seconds)
    for name, seconds_of in found.items():
        ordered = sorted(seconds_of)
        print(
            f"{name}: {statistics.median(ordered) * 1e3:.0f} ms"
            f" ({ordered[0] * 1e3:.0f} to {ordered[-1] * 1e3:.0f})"
        )
    medians = [statistics.median(found[name]) for name in ways]
    print(f"shelf : bare window = {medians[1] / medians[0]:.2f}")


def fill(folder: Path) -> None:
    """A library of 200 matches, as after a winter."""
    game = games.load("red-outpost")
    dice = random.Random(5)
    names = ["Anna", "Ben", "Cleo", "Dana"]
    with closing(Library(folder / "matches.sqlite", lambda: int(time.time()))) as library:
        for number in range(MATCHES):
            people = [Player(name) for name in names[: 2 + number % 3]]
            match = Match.new(game, game.setup(len(people)), people, f"{number:08X}")
            answers = 0 if number % 10 else 40
            while match.asked != NOBODY and answers:
                legal = match.view(match.asked).legal_actions()
                match.answer(match.asked, legal[int(dice.random() * len(legal))])
                answers -= 1
            library.add(match, f"Match {number}")


def start(arguments: list[str], folder: str) -> float:
    """Seconds from a process's start until it tells that its window was painted."""
    mine, its = os.pipe()
    environment = {
        **{name: value for name, value in os.environ.items() if name not in COLD},
        "QT_QPA_PLATFORM": "offscreen",
        "WAYPOST_DATA": folder,
        "WAYPOST_CONFIG": folder,
        "PYTHONPYCACHEPREFIX": f"{folder}/bytecode",
        PAINTED: str(its),
    }
    begin = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        pass_fds=[its],
        stderr=subprocess.DEVNULL,
    )
    os.close(its)
    told = os.read(mine, 64)
    seconds = time.perf_counter() - begin
    os.close(mine)
    process.terminate()
    process.wait()
    if not told:
        raise SystemExit(f"{arguments[-1]} painted nothing")
    return seconds


if __name__ == "__main__":
    main()
