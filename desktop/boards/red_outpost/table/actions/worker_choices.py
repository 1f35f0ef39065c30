"""Which worker: six choices by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.actions.instead import Way
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import type_of_choices
from engine.games.red_outpost.components import WORKERS


def ask_worker(
    panel: TurnPanel, asked: str, told: Callable[[str], Sequence[object]], way: Way | None = None
) -> None:
    """Ask for a worker, then tell the fact that `told` gives for it."""
    tell, why_not = way or (panel.tell, panel.why_not)

    def step() -> type_of_choices:
        panel.note.say(asked)
        return [
            worker_choice(panel, worker, partial(tell, *told(worker)), why_not(*told(worker)))
            for worker in WORKERS
        ]

    panel.go(step)


def worker_choice(
    panel: TurnPanel, worker: str, press: Callable[[], object], reason: str = ""
) -> Choice:
    """A worker to choose."""
    return Choice(text=panel.named("workers", worker), press=press, reason=reason)
