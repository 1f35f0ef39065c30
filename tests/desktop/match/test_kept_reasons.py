"""Reasons that are kept of a match with hands are told to whom they were told when it was played."""

from __future__ import annotations

import pytest

from desktop.match.page import MatchPage
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.bots.hints import reasons
from engine.record.lines import Answer
from engine.store.library import Library
from engine.store.reasons import Reasoned
from tests.desktop.fixtures import Until, shown
from tests.desktop.sheet.test_second_look import finished

pytestmark = pytest.mark.dressed(False)


@pytest.mark.slow
async def test_in_a_game_with_hands_reasons_wait_until_these_are_open(
    window: Window, until: Until, library: Library
) -> None:
    match = finished("outpost_two_basic_without_events")
    ident = library.add(match, "Friday")
    kept = 0
    for number, line in enumerate(match.lines, 1):
        if isinstance(line, Answer) and kept < 5:
            view = match.state_at(number - 1).view(line.seat)
            found = reasons(match.game, view, view.find(line.choices[0]))
            if found:
                library.reasons.keep(ident, number, Reasoned(tuple(found)))
                kept += 1
    window.open_match(ident)
    await until(lambda: isinstance(window.page, SheetPage))
    shown(window, SheetPage).back.emit()
    page = shown(window, MatchPage)

    def told() -> int:
        return sum(" reckons: " in row.text for row in page.log.rows)

    assert kept and page.asking.reasons and not told()
    page.open_hands()
    assert told()
