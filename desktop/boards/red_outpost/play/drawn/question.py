"""The open question on the board: the ways to an answer, its words, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.boards.red_outpost.play.steps import steps
from desktop.scene.choosing import Steps
from engine.rules.agenda import Refusal


class Question(NamedTuple):
    """What can be answered here now; empty while nobody at this screen is asked."""

    ways: Sequence[tuple[str, Steps]] = ()
    """The text of each action with the things that are clicked for it."""
    texts: Mapping[str, str] = {}
    """Each action by its text, in words."""
    refusals: Sequence[Refusal] = ()


def question_of(table: Table, asked: int) -> Question:
    """The question that the seat `asked` is to answer on the board."""
    view = table.view
    if asked < 0 or view.current_player != asked or view.question is None:
        return Question()
    actions = view.legal_actions()
    question = view.question.name
    return Question(
        [(str(action), steps(view, action)) for action in actions],
        {str(action): table.words.action(question, action, table.names) for action in actions},
        view.refusals(),
    )
