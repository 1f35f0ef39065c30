"""Which words an answer, an outcome or a question of Sealed takes, and with which operands."""

from __future__ import annotations

import inspect
from typing import Any

from engine.rules.agenda import DECISION, State
from tests.games.sealed import LOTS


def operands(choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer, or of what chance brought."""
    name = str(choice)
    if name.startswith("coin:"):
        return "coin", {"coin": name}
    if name in LOTS:
        return "lot", {"lot": name}
    return ("number", {"n": choice}) if name.isdecimal() else (name, {})


def question_operands(state: State) -> dict[str, Any]:
    """The arguments of a question by name."""
    node, *args = state.agenda[-1]
    first = 2 if node.kind == DECISION or node.source else 1
    return dict(zip(tuple(inspect.signature(node.run).parameters)[first:], args, strict=True))
