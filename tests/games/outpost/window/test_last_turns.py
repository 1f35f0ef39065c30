"""Matches of Outpost are played on the page, by the mouse alone and by the keyboard alone."""

from __future__ import annotations

import pytest

from desktop.match.page import MatchPage
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.store.library import Library
from tests.desktop.fixtures import Until
from tests.games.outpost.window.answering import by_board, by_list, led_by, play, type_of_way

pytestmark = pytest.mark.dressed(False)

WAYS = [by_board, by_list]


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
async def test_the_last_turn_of_two_is_played_up_to_the_sheet(
    window: Window, library: Library, until: Until, way: type_of_way
) -> None:
    await play(window, library, until, way, led_by(72, 2), 500)
    assert isinstance(window.page, SheetPage)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
async def test_among_nine_a_person_plays_on(
    window: Window, library: Library, until: Until, way: type_of_way
) -> None:
    await play(window, library, until, way, led_by(12, 9), 2)
    assert isinstance(window.page, MatchPage)
