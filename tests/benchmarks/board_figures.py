"""How fast the drawn board is: full repaint, a frame while six workers move, showing a moment.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/board_figures.py`.
It needs no screen; the board is 1600 × 1000. Medians, with the 95th percentile behind them.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from desktop.boards.red_outpost.play.drawn import where  # noqa: E402
from desktop.look import theme, translate  # noqa: E402
from engine.match.match import Match  # noqa: E402
from engine.record.record import Player  # noqa: E402
from engine.rules import game as games  # noqa: E402
from tests.games.red_outpost.window.board import Board  # noqa: E402

GAME = games.load("red-outpost")
NAMES = ("Anna", "Ben", "Cleo", "Dana")
FRAMES = 300


def main() -> None:
    """Print every figure."""
    gc.disable()  # as in the window, which collects when nothing else is to be done
    app = QApplication([])
    theme.apply(app, "light")
    translate.install(app, "en")
    board = Board()
    board.resize(1600, 1000)
    board.show()
    match = Match.new(
        GAME,
        GAME.setup(4, {"special_cards": "on"}),
        [Player(name) for name in NAMES],
        "7F3A91C2",
    )
    dice = random.Random(5)
    begin = time.perf_counter()
    show(board, match)
    app.processEvents()
    print(f"first picture: {(time.perf_counter() - begin) * 1e3:.1f} ms")
    board.set_motion(0)
    steps: list[float] = []
    for _ in range(40):
        legal = list(match.view(match.asked).legal_actions())
        match.answer(match.asked, legal[int(dice.random() * len(legal))])
        steps.append(timed(lambda: step(app, board, match)))
    told("a step of the match, shown and painted", steps)
    port = board.board_view.viewport()
    told("full repaint", [timed(port.repaint) for _ in range(FRAMES)])
    told("a frame with 6 workers moving", frames(app, board))


def show(board: Board, match: Match) -> None:
    """Put the open question on the board."""
    board.show_match(match)


def step(app: QApplication, board: Board, match: Match) -> None:
    """Show and paint the open question."""
    show(board, match)
    app.processEvents()


def move(app: QApplication, board: Board) -> None:
    """Paint what moves a bit further on."""
    board.motion.step()
    app.processEvents()


def frames(app: QApplication, board: Board) -> list[float]:
    """Seconds for each picture while all workers cross the map."""
    board.set_motion(0.02)
    workers = [piece for id_, piece in board.stage.pieces.items() if id_.startswith("worker:")]
    dice = random.Random(1)
    found: list[float] = []
    while len(found) < FRAMES:
        if not board.motion.is_moving:
            for piece in workers:
                end = QPointF(dice.random() * where.WIDE * 0.9, dice.random() * 600)
                board.motion.move(piece, end)
        time.sleep(0.008)
        found.append(timed(lambda: move(app, board)))
    board.motion.finish()
    return found


def timed(run: Callable[[], object]) -> float:
    """Seconds of work that something is; what else the machine does meanwhile is not counted."""
    begin = time.thread_time()
    run()
    return time.thread_time() - begin


def told(title: str, seconds: list[float]) -> None:
    """Print median and 95th percentile in milliseconds."""
    ordered = sorted(seconds)
    late = ordered[int(len(ordered) * 0.95)]
    print(f"{title}: {statistics.median(ordered) * 1e3:.2f} ms (95 %: {late * 1e3:.2f} ms)")


if __name__ == "__main__":
    main()
