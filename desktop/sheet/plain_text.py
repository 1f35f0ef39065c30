"""A score sheet as plain text, to be pasted into a message."""

from __future__ import annotations

from desktop.sheet.notes import values_of
from desktop.sheet.outcome import Outcome
from engine.match.match import Match
from engine.rules import sheet_text


def as_text(told: Outcome, match: Match, name: str) -> str:
    """The name of the match, everybody's points with reasons and clauses, ties and readings."""
    words = told.words
    lines = [name] if name else []
    lines += sheet_text.of_result(told.result, told.people, words)
    if early := told.ended_early():
        lines += ["", early]
    setup = match.setup
    readings = [
        words.text(
            "game",
            "ruling_note",
            ruling=ruling.id,
            reading=words.reading(ruling.id, setup.rulings[ruling.id]),
        )
        for ruling in match.game.rulings
        if ruling.is_switch and ruling.arises(setup.options)
    ]
    if readings:
        lines += ["", *readings]
    if setup.edition:
        lines += ["", values_of(setup.edition)]
    if notice := words.placeholders(setup.values):
        lines += ["", notice]
    return "\n".join(lines) + "\n"
