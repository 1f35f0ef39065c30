"""First matches beside the box: what is told again from their records leads from prompt to prompt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.base import catalogue, resources
from engine.match import first_match
from engine.match.first_match import FirstMatch
from engine.match.match import Match
from engine.record.lines import Correct, Fact, Line, Undo
from engine.rules import game as games
from engine.rules.game import AT_TABLE
from engine.rules.words import LANGUAGES

GAMES = [name for name in catalogue.names() if resources.first_match(name, AT_TABLE).is_file()]


def told_again(game: str) -> Iterator[Match]:
    """The match before each step of the record, and after the last one; nothing but these is told."""
    record = first_match.read(game, AT_TABLE)
    header, lines = record.header, record.lines
    match = Match.new(games.load(game), header.setup, header.players, header.seed)
    for number in first_match.own_lines(record):
        yield match
        line = lines[number - 1]
        if isinstance(line, Fact):
            match.tell_all([(it.name, *it.words) for it in together(lines[number - 1 :])])
        elif isinstance(line, Undo):
            match.undo()
        else:
            assert isinstance(line, Correct)
            forgotten = lines[number]
            assert isinstance(forgotten, Fact)
            match.take(match.put_in(line.at, [forgotten]))
    yield match


def together(lines: list[Line]) -> list[Fact]:
    """The first fact, and those that were told with it."""
    first, *rest = lines
    assert isinstance(first, Fact)
    found = [first]
    for line in rest:
        if not isinstance(line, Fact) or not line.also:
            break
        found.append(line)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_record_alone_says_which_prompt_comes_next(game: str) -> None:
    record = first_match.read(game, AT_TABLE)
    steps = len(first_match.own_lines(record))
    for language in LANGUAGES:
        script = first_match.script(game, language, AT_TABLE)
        assert script.steps == steps
        assert [script.at(0), script.at(steps)] == [0, len(script.prompts)]
    seen = 0
    for step, match in enumerate(told_again(game)):
        again = FirstMatch(Match.resume(match.record()), record).stand()
        assert (again.step, again.is_left) == (step, False)
        seen = step
    assert seen == steps
    assert match.told == Match.resume(record).told
