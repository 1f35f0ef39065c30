"""Leads through a first match that is told beside the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.lesson.teaching import Teaching
from engine.match.first_match import FirstMatch

if TYPE_CHECKING:
    from desktop.table.page import TablePage


def teach(page: TablePage, followed: FirstMatch) -> None:
    """Follow the match on its page until it is left."""
    teaching = Teaching(
        *(page, page.lesson, followed),
        people=lambda: page.telling.voice.people,
        is_amid=lambda: page.putting_in.is_on,
    )
    teaching.back.connect(page.take_back)
    # Not to the button beside it, which leaves the prompts.
    teaching.back.connect(lambda _: page.take_focus())
    teaching.left.connect(page.arrange)
    teaching.left.connect(page.take_focus)
    page.shown.connect(lambda _revision: teaching.tell())
    teaching.tell()
    page.arrange()
