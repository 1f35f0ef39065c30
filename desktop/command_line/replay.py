"""`waypost replay`: plays a record again and says whether it holds."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop.command_line import files, score
from desktop.command_line import language as languages
from engine.base.errors import Told
from engine.match.match import Match
from engine.record import record as records
from engine.record.lines import Turn
from engine.rules import sheet_text
from engine.rules.agenda import OPEN, PUBLIC
from engine.rules.words import Words, of_setup


class LogLine(NamedTuple):
    """Something that happened: by which line of the record, by which clause, and in words."""

    number: int
    clause: str
    text: str


def run(record: str, with_log: bool, open_hands: bool, as_json: bool, language: str) -> None:
    """Replay the record in the file `record` and print where it led, and its log if that is wanted.

    The log tells what everybody saw until the match is over, unless with `open_hands`.
    """
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
    words = of_setup(match.setup, language)
    told: dict[str, object] = {
        "game": match.game.name,
        "rules": header.setup.rules,
        "players": [{"name": player.name, "plays": player.plays} for player in match.players],
        "lines": len(match.lines),
        "turns": sum(isinstance(line, Turn) for line in match.lines),
        "over": match.is_over,
        "edition": match.setup.edition,
        "checksum": state.checksum(),
    }
    viewer = OPEN if open_hands or match.is_over else PUBLIC
    log = list(_log(match, viewer, names, words)) if with_log or open_hands else []
    result = state.result() if match.is_over and not match.ended_by_agreement else None
    if as_json:
        document: dict[str, object] = {**told, "ranking": [], "tie_break": []}
        if result is not None:
            document |= score.as_document(result, names, words)
        if with_log or open_hands:
            document["log"] = [line._asdict() for line in log]
        files.write(json.dumps(document, ensure_ascii=False, indent=2))
        return
    key = "agreed" if match.ended_by_agreement else "over" if match.is_over else "open"
    lines = [
        own.text("replay", "holds", file=told_as, lines=told["lines"], turns=told["turns"]),
        own.text("replay", key),
    ]
    if result is not None:
        lines += ["", *sheet_text.of_result(result, names, words)]
    if log:
        lines += ["", *(f"{line.number}  {line.text} [{line.clause}]" for line in log)]
    if match.setup.edition:
        lines += ["", own.text("replay", "values", name=match.setup.edition)]
    if notice := words.placeholders(match.setup.values):
        lines += ["", notice]
    files.write("\n".join(lines))


def _log(match: Match, viewer: int, names: Sequence[str], words: Words) -> Iterator[LogLine]:
    for entry in match.log(viewer):
        for event in entry.events:
            yield LogLine(entry.number, event.clause, words.event(event, names))
