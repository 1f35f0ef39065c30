"""What a first match beside the box says, read from its page and from its script."""

from __future__ import annotations

from desktop.table.page import TablePage
from engine.match import first_match
from engine.rules.game import AT_TABLE


def said(page: TablePage) -> str:
    """The prompt that is shown; empty if none is."""
    return "" if page.lesson.isHidden() else page.lesson.prompt.text()


def asked(page: TablePage, step: int, *, language: str = "en") -> str:
    """What that prompt says, from 1, where the match has come as the record did."""
    script = first_match.script(page.match.game.name, language, AT_TABLE)
    prompt = (*script.prompts, script.end)[step - 1]
    first, second = page.telling.voice.people
    return f"{prompt.since} {prompt.text}".strip().format(p1=first, p2=second)
