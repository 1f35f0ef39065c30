"""The legal actions and what is not possible now, as rows; many moves in two steps on screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.flow import State

GROUPED_FROM = 10
"""Choices up to this number are shown at once."""


def groups(state: State, board: Any) -> list[str]:
    """What the choices are grouped by, in their order; empty when they are shown at once."""
    node, choices = state.question, state.legal_actions()
    if node is None or len(choices) < GROUPED_FROM:
        return []
    found = dict.fromkeys(board.group_of(node.name, choice) for choice in choices)
    return list(found) if len(found) > 1 and "" not in found else []


def rows(state: State, voice: Voice, board: Any, group: str, wanted: str) -> list[Row]:
    """The rows of the open question: of a group, or those that hold every wanted word."""
    words = wanted.casefold().split()
    grouped = groups(state, board)
    if grouped and not group and not words:
        made = list(_group_rows(state, voice, board, grouped))
    else:
        made = [
            row
            for row in _choice_rows(state, voice, board, "" if words else group)
            if all(word in row.text.casefold() for word in words)
        ]
    made = [
        Row(
            row.text,
            row.clause,
            str(number) if number < 10 else " ",
            kind=row.kind,
            value=row.value,
        )
        for number, row in enumerate(made, 1)
    ]
    refused = [] if words else list(_refused_rows(state, voice, board, grouped, group))
    if refused:
        made.append(Row(translate("Choices", "Not possible now"), kind="heading"))
    return made + refused


def _group_rows(state: State, voice: Voice, board: Any, grouped: list[str]) -> Iterator[Row]:
    for key in grouped:
        yield Row(board.group_title(state, key, voice), kind="group", value=key)


def _choice_rows(state: State, voice: Voice, board: Any, group: str) -> Iterator[Row]:
    node = state.question
    if node is None:
        return
    for choice in state.legal_actions():
        if not group or board.group_of(node.name, choice) == group:
            clause = board.clause_of(node, choice)
            yield Row(voice.action(node.name, choice), clause, value=choice)


def _refused_rows(
    state: State, voice: Voice, board: Any, grouped: list[str], group: str
) -> Iterator[Row]:
    refusals = state.refusals()
    own = {refusal.subject for refusal in refusals}
    for refusal in refusals:
        of = board.refused_in(refusal)
        # A place is told once: the reason for this worker says more than the one for all.
        if group and f"{group}>{refusal.subject}" in own:
            continue
        if not grouped or (of in ("", group) if group else of is None):
            yield Row(voice.refusal(refusal), refusal.clause, kind="refused", value=refusal)
