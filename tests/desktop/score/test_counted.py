"""People leave the form and come back, in every game that the calculator counts."""

from __future__ import annotations

import copy

import pytest

from desktop import boards
from desktop.boards.contract import ScoreForm
from engine.base import catalogue
from engine.rules.form import put

COUNTED = [game for game in catalogue.names() if boards.has(game, "score")]


def spans(form: ScoreForm) -> list[str]:
    """What can be counted of a match, what is counted now at the end; empty where there is no choice."""
    span = form.span()
    return sorted(span.choices, key=lambda it: it == span.chosen) if span is not None else []


@pytest.mark.parametrize("game", COUNTED)
def test_who_has_left_the_form_brings_the_numbers_back_whatever_was_counted_meanwhile(
    game: str,
) -> None:
    form = boards.score(game).begin(("Anna", "Ben", "Cleo"))
    for chosen in spans(form) or [""]:
        if chosen:
            form.take_span(chosen)
        fields = [it.field for group in form.groups() for row in group.rows for it in row.counts]
        for number, field in enumerate(fields):
            put(form.counted, field, number)
        before = copy.deepcopy(form.counted)
        form.seat(("Anna", "Ben"))
        assert form.counted.names == ["Anna", "Ben"]
        for other in spans(form):
            there = form.copy()
            there.take_span(other)
            there.seat(("Anna", "Ben", "Blue"))
            there.take_span(chosen)
            assert there.counted == before
            form.take_span(other)
        form.seat(("Anna", "Ben", "Blue"))
        assert form.counted == before
    form.seat(("Anna", "Ben"))
    form.clear()
    form.seat(("Anna", "Ben", "Blue"))
    begun = copy.deepcopy(form.counted)
    form.clear()
    assert form.counted == begun and begun.names[2] == "Blue", "nobody brings back what was cleared"
