"""The fact that a press on a panel tells, where it depends on how the table stands."""

from __future__ import annotations

from engine.games.robinson_crusoe.components import ADVENTURES, ITEMS
from engine.games.robinson_crusoe.state import Robinson

type_of_fact = tuple[object, ...]


def step(state: Robinson, counter: str, by: int) -> type_of_fact:
    """A counter is stepped; from one that nobody has told a step up tells it."""
    if state.is_known(counter):
        return "change", counter, by
    return "count", counter, max(by, 0)


def tool(state: Robinson, item: str) -> type_of_fact:
    """A tool is found, or gone."""
    has = state.items[ITEMS.index(item)]
    return "item", item, "gone" if has else "there"


def token(state: Robinson, back: str) -> type_of_fact:
    """With the printed cards a press on an Adventure deck lays its token there, or takes it off."""
    if state.tokens[ADVENTURES.index(back)]:
        return "token_used", back
    return "token", back, "lies"
