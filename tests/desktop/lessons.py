"""First matches: what is answered in them, and what one beside the box says."""

from __future__ import annotations

from desktop.table.page import TablePage
from engine.base import catalogue, resources
from engine.match import first_match
from engine.record.lines import Answer
from engine.rules.game import AT_TABLE

GAMES = [name for name in catalogue.names() if resources.first_match(name).is_file()]
"""Those that have a first match on the screen."""


def answers(game: str) -> list[Answer]:
    """The answers of the person in the record of a first match."""
    record = first_match.read(game)
    own = [record.lines[number - 1] for number in first_match.own_lines(record)]
    return [line for line in own if isinstance(line, Answer)]


def said(page: TablePage) -> str:
    """The prompt that is shown; empty if none is."""
    return "" if page.lesson.isHidden() else page.lesson.prompt.text()


def asked(page: TablePage, step: int, *, language: str = "en", amid: bool = False) -> str:
    """What that prompt says, from 1, where the match has come as the record did, or amid its steps."""
    script = first_match.script(page.match.game.name, language, AT_TABLE)
    prompt = (*script.prompts, script.end)[step - 1]
    people = {f"p{seat}": name for seat, name in enumerate(page.telling.voice.people, 1)}
    text = prompt.amid if amid else f"{prompt.since} {prompt.text}".strip()
    return text.format(**people)
