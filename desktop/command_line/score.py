"""`waypost score`: settles a form and prints the sheets."""

from __future__ import annotations

import json
from collections.abc import Sequence

from desktop.command_line import editions, files
from desktop.command_line import language as languages
from engine.base import strict_json
from engine.base.errors import Told
from engine.rules import game as games
from engine.rules import sheet_text
from engine.rules.form import BadForms
from engine.rules.scoring import Result
from engine.rules.words import Words, load


def run(game: str, file: str, edition: str | None, as_json: bool, language: str) -> None:
    """Settle the form in `file`, perhaps by the values of an edition, and print what came of it."""
    try:
        calculator = games.part(game, "calculator")
    except ModuleNotFoundError:
        games.load(game).needs_points()
        raise Told("no_calculator", f"{game} has no score calculator", game=game) from None
    values = editions.read(edition, game, language) if edition is not None else None
    called = files.called(file, languages.own(language))
    data = files.read(file, called)
    try:
        document = strict_json.decode(data)
        if values is not None and isinstance(document, dict):
            document |= {"edition": values.name, "values": values.document}
        form, wrong = calculator.read(document)
        if wrong:
            raise wrong[0] if len(wrong) == 1 else BadForms(wrong)
    except Told as error:
        error.add_note(called)
        raise
    words = load(game, language)
    if as_json:
        rulings = {name: form.rulings[name] for name in calculator.scored(form)}
        result = calculator.result(form)
        counted = {**as_document(result, form.names, words), "rulings": rulings}
        files.write(json.dumps(counted, ensure_ascii=False, indent=2))
        return
    lines = sheet_text.of_form(game, form, words)
    if form.edition is not None:
        own = languages.own(language)
        lines += ["", own.text("replay", "values", name=form.edition.name)]
    files.write("\n".join(lines))


def as_document(result: Result, names: Sequence[str], words: Words) -> dict[str, object]:
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
