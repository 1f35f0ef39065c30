"""A tie-break as a proof: numbered steps, what was compared, and the clause of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, ranking_text
from desktop.look.text_fit import NO_BREAK
from desktop.look.translate import translate
from desktop.sheet.outcome import Outcome, plain


class Step(NamedTuple):
    """One step: its sentence, its clause, and the same for who cannot see it."""

    text: str
    clause: str
    spoken: str


def steps(told: Outcome) -> Iterator[Step]:
    """From level points to who is ahead, for each group that was level."""
    begun: set[int] = set()
    ranks = {place.seat: place.rank for place in told.result.ranking.places}
    for step in told.result.ranking.tie_break:
        seats = step.seats
        if not begun.issuperset(seats):
            begun.update(seats)
            totals = [told.result.sheets[seat].total for seat in seats]
            most = told.words.at("game", "most_points")
            text = f"{most}: {compared(told, seats, totals)}"
            if (rank := min(ranks[seat] for seat in seats)) > 1:
                # Who reads below the winner's name would look for the winner here.
                text = translate("Sheet", "{step} (place {rank})").format(step=text, rank=rank)
            yield Step(text, step.clause, text)
        spoken = told.words.tie_step(step, told.people)
        if not step.values:
            yield Step(spoken, step.clause, spoken)
            continue
        what = told.words.at("tie_break_compared", step.why)
        text = f"{what}: {compared(told, seats, step.values)}"
        yield Step(text, step.clause, spoken)


def compared(told: Outcome, seats: Sequence[int], values: Sequence[int]) -> str:
    """“Ben 5 > Anna 2 = Cleo 2”: who has how much, in the order of the ranking."""
    text = ""
    for at, (seat, value) in enumerate(zip(seats, values, strict=True)):
        if at:
            text += " = " if value == values[at - 1] else " > "
        text += f"{told.name(seat)}{NO_BREAK}{plain(value)}"
    return text


def how_it_was_won(told: Outcome) -> str:
    """The tie-break that decided the first place, in a headline; empty if none did."""
    return ranking_text.how_it_was_won(told.result.ranking, told.words, told.people)


def proof(told: Outcome) -> QWidget | None:
    """The steps below each other, or nothing if nobody was level."""
    found = list(steps(told))
    if not found:
        return None
    made = QWidget()
    made.setAccessibleName(translate("Sheet", "How the tie was decided"))
    beside = QHBoxLayout(made)
    beside.setContentsMargins(0, 0, 0, 0)
    beside.setSpacing(10)
    beside.addWidget(controls.picture("scales", 20, "accent"), 0, Qt.AlignmentFlag.AlignTop)
    column = QVBoxLayout()
    column.setSpacing(4)
    beside.addLayout(column, 1)
    for number, step in enumerate(found, 1):
        row = QHBoxLayout()
        row.setSpacing(10)
        label = controls.text(f"{number}. {step.text}", wrap=True)
        label.setAccessibleDescription(step.spoken)
        row.addWidget(label, 1)
        chip = controls.clause(step.clause, told.game.name)
        row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
    return made
