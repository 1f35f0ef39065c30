"""A score sheet as plain text, to be pasted into a message."""

from __future__ import annotations

from desktop.command_line import language as languages
from desktop.command_line import score
from desktop.look.translate import language
from desktop.sheet.outcome import Outcome
from engine.match.match import Match


def as_text(told: Outcome, match: Match, name: str) -> str:
    """The name of the match, everybody's points with reasons and clauses, ties and readings."""
    words = told.words
    lines = [name] if name else []
    lines += score.sheet(told.result, told.people, words, languages.own(language()))
    if early := told.ended_early():
        lines += ["", early]
    setup = match.header.setup
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
    if notice := words.placeholders(setup.values):
        lines += ["", notice]
    return "\n".join(lines) + "\n"
