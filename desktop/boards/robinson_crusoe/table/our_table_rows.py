"""The rows of “Our table shows …”: groups with a clause, and what everything is called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look import controls, frames
from desktop.look.controls import Saying, words_of
from desktop.look.stepper import Stepper
from desktop.look.translate import speak, translate


def group(name: Saying, clause: str, rows: Sequence[tuple[Saying, QWidget]]) -> QWidget:
    """A card of rows: what is told, and where it is told."""
    made = frames.frame("card")
    column = frames.inside(made)
    head = QHBoxLayout()
    head.addWidget(controls.text(name, "title"), 1)
    head.addWidget(controls.clause(clause, GAME))
    column.addLayout(head)
    for saying, widget in rows:
        row = QHBoxLayout()
        row.addWidget(controls.text(saying), 1)
        row.addWidget(widget)
        column.addLayout(row)
        target = widget.field if isinstance(widget, Stepper) else widget
        speak(target, lambda it, saying=saying: it.setAccessibleName(f"{name()}: {saying()}"))  # type: ignore[misc]
    return made


def what_to_do() -> str:
    """How the form is filled in."""
    return translate(
        "Robinson",
        "Change only what is different on your table. “–” means not entered; it may stay that way.",
    )


def counter_name(name: str) -> Saying:
    """What a counter is called."""
    return lambda: words_of(GAME).name("counters", name)


def card_name(name: str) -> Saying:
    """What a kind of card in the Event deck is called."""
    if name in ("book", "adventure"):
        return lambda: words_of(GAME).name("icons", name)
    return lambda: words_of(GAME).at("unnamed", f"card_{name}")


def icon_name(icon: str) -> Saying:
    """What an icon is called."""
    return lambda: words_of(GAME).name("icons", icon)


def token() -> str:
    """A token lies on the deck."""
    return translate("Robinson", "token on deck")


def no_token() -> str:
    """No token lies on the deck."""
    return translate("Robinson", "no token")
