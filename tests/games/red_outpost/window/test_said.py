"""What is said over Red Outpost's table says a rule once and lies off what is pressed next."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.shell.window import Window
from desktop.table.free_place import is_free, pressable
from desktop.table.page import TablePage
from engine.games.red_outpost.game import GAME
from engine.record.record import Player
from engine.rules.game import AT_TABLE
from tests.games.red_outpost.window.test_opening import choose_locks, press

pytestmark = pytest.mark.dressed(True)


@pytest.fixture
def page(window: Window) -> TablePage:
    """A table at which six locks were typed while the page lay under another one."""
    window.resize(1280, 760)
    setup = GAME.setup(3, {"first": "1", "locks": "random"}, level=AT_TABLE)
    window.start(setup, [Player(name) for name in ("Anna", "Ben", "Cleo")], "7F3A91C2")
    QApplication.processEvents()
    (page,) = window.findChildren(TablePage)[-1:]
    choose_locks(window)
    press(window, "enter")
    for _ in range(3):
        QApplication.processEvents()
    assert window.page is page
    return page


def test_what_was_typed_before_the_table_was_seen_says_its_rule_once(page: TablePage) -> None:
    said = page.note.text()
    assert said.startswith("A morning lock goes on the Mine.") and said.count("RO-1.5") == 1


def test_it_gives_way_once_the_table_is_seen_to_what_can_be_pressed_there(page: TablePage) -> None:
    assert len(pressable(page, page.note)) > 8, "the cards of the Spaceship, too"
    assert page.note.isHidden() or is_free(page.note.geometry(), pressable(page, page.note))
