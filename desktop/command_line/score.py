"""`waypost score`: settles a form and prints the sheets."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from desktop.command_line import files
from desktop.command_line import language as languages
from engine.base import strict_json
from engine.base.errors import Told
from engine.rules import game as games
from engine.rules.form import BadForms
from engine.rules.scoring import Result
from engine.rules.words import Words, load


def run(game: str, file: str, as_json: bool, language: str) -> None:
    """Settle the form in `file` and print what came of it."""
    try:
        calculator = games.part(game, "calculator")
    except ModuleNotFoundError:
        games.load(game).needs_points()
        raise Told("no_calculator", f"{game} has no calculator", game=game) from None
    own = languages.own(language)
    called = files.called(file, own)
    data = files.read(file, called)
    try:
        form, wrong = calculator.read(strict_json.decode(data))
        if wrong:
            raise wrong[0] if len(wrong) == 1 else BadForms(wrong)
    except Told as error:
        error.add_note(called)
        raise
    result = calculator.result(form)
    words = load(game, language)
    rulings = {name: form.rulings[name] for name in calculator.SCORED}
    if as_json:
        document = {**as_document(result, form.names, words), "rulings": rulings}
        files.write(json.dumps(document, ensure_ascii=False, indent=2))
        return
    files.write("\n".join(printed(game, form, words, own)))


def printed(game: str, form: Any, words: Words, own: Words) -> list[str]:
    """All lines of a form that was settled: the sheet, the readings, a notice of guessed values."""
    calculator = games.part(game, "calculator")
    result = calculator.result(form)
    lines = sheet(result, form.names, words, own)
    lines.append("")
    lines += [
        f"{name}: {words.at('rulings', name, 'question')} {words.reading(name, form.rulings[name])}"
        for name in calculator.SCORED
    ]
    if notice := words.placeholders(calculator.used(form)):
        lines += ["", notice]
    return lines


def as_document(result: Result, names: Sequence[str], words: Words) -> dict[str, Any]:
    """Ranking with its lines, and tie-break, as plain data."""
    ranking = [
        {
            "name": names[place.seat],
            "total": place.total,
            "rank": place.rank,
            "lines": [
                {
                    "points": line.points,
                    "clause": line.clause,
                    "why": line.why,
                    "params": line.params,
                    "text": words.line(line),
                }
                for line in result.sheets[place.seat].lines
            ],
        }
        for place in result.ranking.places
    ]
    tie_break = [
        {
            "clause": step.clause,
            "why": step.why,
            "players": [names[seat] for seat in step.seats],
            "values": list(step.values),
            "settled": step.settled,
            "text": words.tie_step(step, names),
        }
        for step in result.ranking.tie_break
    ]
    return {"ranking": ranking, "tie_break": tie_break}


def sheet(result: Result, names: Sequence[str], words: Words, own: Words) -> list[str]:
    """The readable sheet: players by rank with their lines, then how ties were broken."""
    lines = [f"{words.at('game', 'name')}: {words.at('game', 'sheet')}"]
    vp = words.at("game", "vp")
    for place in result.ranking.places:
        lines += ["", f"{place.rank}. {names[place.seat]}: {place.total} {vp}"]
        lines += [
            f"  {words.signed(line.points):>4}  {words.line(line)} ({line.clause})"
            for line in result.sheets[place.seat].lines
        ]
    if result.ranking.tie_break:
        lines += ["", own.at("labels", "tie_break")]
        lines += [
            f"  {words.tie_step(step, names)} ({step.clause})" for step in result.ranking.tie_break
        ]
    return lines
