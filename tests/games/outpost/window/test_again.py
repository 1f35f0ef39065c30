"""The next match of the same people at the same table."""

from __future__ import annotations

import pytest

from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from tests.games.outpost.at_table import at_table, shown, tell_all

pytestmark = pytest.mark.dressed(False)


@pytest.mark.slow
def test_a_table_follows_as_much_of_the_next_match_as_of_the_last(window: Window) -> None:
    match = at_table()
    tell_all(match, "dice app; turn; game_over")
    window.open_match(window.library.add(match, "Sunday"))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    sheet.verbs.play.click()
    assert window.match is not None
    assert not shown(window.match).turn
    assert shown(window.match).as_followed() == shown(match).as_followed()
