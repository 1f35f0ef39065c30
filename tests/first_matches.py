"""First matches beside the box, told again from their records step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.match import first_match
from engine.match.match import Match
from engine.record.lines import Correct, Fact, Line, Undo
from engine.rules import game as games
from engine.rules.game import AT_TABLE


def told_again(game: str) -> Iterator[Match]:
    """The same match before each step of its record, and after the last one."""
    record = first_match.read(game, AT_TABLE)
    header = record.header
    match = Match.new(games.load(game), header.setup, header.players, header.seed)
    for number in first_match.own_lines(record):
        yield match
        line, *rest = record.lines[number - 1 :]
        match line:
            case Fact():
                match.tell_all([(it.name, *it.words) for it in (line, *_also(rest))])
            case Undo():
                match.undo()
            case Correct(at):
                forgotten = rest[0]
                assert isinstance(forgotten, Fact)
                match.take(match.put_in(at, [forgotten]))
    yield match


def up_to(game: str, prompt: int) -> Match:
    """The match as it stands when that prompt comes, from 1."""
    prompts = first_match.script(game, "en", AT_TABLE).prompts[: prompt - 1]
    steps = sum(it.steps for it in prompts)
    return next(match for step, match in enumerate(told_again(game)) if step == steps)


def _also(lines: Sequence[Line]) -> Iterator[Fact]:
    for line in lines:
        if not isinstance(line, Fact) or not line.also:
            return
        yield line
