"""A score sheet as lines of text, for whoever takes it along without a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.rules import game as games
from engine.rules.scoring import Result
from engine.rules.words import Words


def of_form(game: str, form: Any, words: Words) -> list[str]:
    """A form that was settled: the sheet, the readings, a notice of guessed values."""
    calculator = games.part(game, "calculator")
    lines = of_result(calculator.result(form), form.names, words)
    lines.append("")
    lines += [
        f"{name}: {words.at('rulings', name, 'question')} {words.reading(name, form.rulings[name])}"
        for name in calculator.scored(form)
    ]
    if notice := words.placeholders(calculator.used(form)):
        lines += ["", notice]
    return lines


def of_result(result: Result, names: Sequence[str], words: Words) -> list[str]:
    """Players by rank with their lines, then how ties were broken."""
    lines = [f"{words.at('game', 'name')}: {words.at('game', 'sheet')}"]
    vp = words.at("game", "vp")
    for place in result.ranking.places:
        lines += ["", f"{place.rank}. {names[place.seat]}: {place.total} {vp}"]
        lines += [
            f"  {words.signed(line.points):>4}  {words.line(line)} ({line.clause})"
            for line in result.sheets[place.seat].lines
        ]
    if result.ranking.tie_break:
        lines += ["", words.at("game", "ties")]
        lines += [
            f"  {words.tie_step(step, names)} ({step.clause})" for step in result.ranking.tie_break
        ]
    return lines
