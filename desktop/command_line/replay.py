"""`waypost replay`: plays a record again and says whether it holds."""

from __future__ import annotations

import json
from typing import Any

from desktop.command_line import files, score
from desktop.command_line import language as languages
from engine.base.errors import Told
from engine.match.match import Match
from engine.record import record as records
from engine.record.lines import Turn
from engine.rules.words import load


def run(record: str, as_json: bool, language: str) -> None:
    """Replay the record in the file `record` and print where it led."""
    own = languages.own(language)
    told_as = files.called(record, own)
    data = files.read(record, told_as)
    try:
        match = Match.resume(records.read(data))
    except Told as error:
        error.add_note(told_as)
        raise
    header, state = match.header, match.state
    names = [player.name for player in match.players]
    words = load(match.game.name, language)
    told: dict[str, Any] = {
        "game": match.game.name,
        "rules": header.setup.rules,
        "players": [{"name": player.name, "plays": player.plays} for player in match.players],
        "lines": len(match.lines),
        "turns": sum(isinstance(line, Turn) for line in match.lines),
        "over": match.is_over,
        "checksum": state.checksum(),
    }
    result = state.result() if match.is_over and not match.ended_by_agreement else None
    if as_json:
        document: dict[str, Any] = {**told, "ranking": [], "tie_break": []}
        if result is not None:
            document |= score.as_document(result, names, words)
        files.write(json.dumps(document, ensure_ascii=False, indent=2))
        return
    key = "agreed" if match.ended_by_agreement else "over" if match.is_over else "open"
    lines = [
        own.text("replay", "holds", file=told_as, lines=told["lines"], turns=told["turns"]),
        own.text("replay", key),
    ]
    if result is not None:
        lines += ["", *score.sheet(result, names, words, own)]
    if notice := words.placeholders(header.setup.values):
        lines += ["", notice]
    files.write("\n".join(lines))
