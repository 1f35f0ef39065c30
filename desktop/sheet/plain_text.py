"""A score sheet as plain text, to be pasted into a message."""

from __future__ import annotations

from desktop.boards.contract import Course
from desktop.look.controls import words_of
from desktop.sheet.notes import values_of
from desktop.sheet.outcome import Outcome
from engine.match.match import Match
from engine.rules import sheet_text
from engine.rules.words import Words


def as_text(told: Outcome, match: Match, name: str) -> str:
    """The name of the match, everybody's points with reasons and clauses, ties and readings."""
    lines = sheet_text.of_result(told.result, told.people, told.words)
    if early := told.ended_early():
        lines += ["", early]
    return _with_readings(lines, told.words, match, name)


def of_course(course: Course, match: Match, name: str) -> str:
    """The same of a match without points: how it ended and how it went."""
    words = words_of(match.game.name)
    title = words.at("game", "name")
    lines = [title, course.headline, course.summary, "", *course.lines()]
    return _with_readings(lines, words, match, name)


def _with_readings(lines: list[str], words: Words, match: Match, name: str) -> str:
    lines = [name, *lines] if name else lines
    setup = match.setup
    readings = [
        f"{ruling.id}: {words.reading(ruling.id, setup.rulings[ruling.id])}"
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
