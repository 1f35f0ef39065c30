"""Which good: four choices, each with what is told when it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import capital, type_of_choices
from engine.games.red_outpost.components import GOODS


def ask_good(
    panel: TurnPanel,
    asked: str,
    then: Callable[..., object],
    fact: str,
    *more: object,
    why_not: Callable[..., str] | None = None,
) -> None:
    """Ask for a good; `then` gets the fact of the person at turn with it."""

    def step() -> type_of_choices:
        panel.note.say(asked)
        return [
            good_choice(panel, good, (fact, panel.seat + 1, good, *more), then, why_not=why_not)
            for good in GOODS
        ]

    panel.go(step)


def good_choice(
    panel: TurnPanel,
    good: str,
    told: Sequence[object],
    then: Callable[..., object],
    note: str = "",
    why_not: Callable[..., str] | None = None,
) -> Choice:
    """A good; `then` gets the fact `told` when it is chosen."""
    words = panel.telling.voice.words
    return Choice(
        text=capital(words.name("goods", good)),
        note=note,
        said=f"{words.name('goods', good, 'one')}{', ' if note else ''}{note}",
        icon=good,
        press=partial(then, *told),
        reason=(why_not or panel.why_not)(*told),
    )
