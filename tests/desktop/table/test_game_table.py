"""What every game's table offers to the page that shows it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.table.page import TablePage
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import AT_TABLE
from tests.games.outer_earth.at_table import begun
from tests.games.robinson_crusoe.window.table import match_of, press


def matches() -> dict[str, Match]:
    """A match of each game at a table that has just begun."""
    outpost = games.load("red-outpost")
    people = [Player(name) for name in ("Ada", "Ben")]
    setup = outpost.setup(2, {"first": "1"}, level=AT_TABLE)
    return {
        "red-outpost": Match.new(outpost, setup, people, "7F3A91C2"),
        "robinson-crusoe": match_of(AT_TABLE),
        "outer-earth": begun(),
    }


@pytest.mark.parametrize("game", ["red-outpost", "robinson-crusoe", "outer-earth"])
def test_parts_that_are_not_wanted_are_hidden_and_come_back(qapp: QApplication, game: str) -> None:
    page = TablePage(matches()[game], "Sunday")
    part = page.table.parts()[-1]
    page.table.show_parts([])
    assert part.widget.isHidden()
    page.table.show_parts([it.id for it in page.table.parts()])
    assert not part.widget.isHidden()


@pytest.mark.parametrize("game", ["red-outpost", "robinson-crusoe", "outer-earth"])
def test_a_part_that_is_not_there_any_more_is_passed_over(qapp: QApplication, game: str) -> None:
    page = TablePage(matches()[game], "Sunday", opened="gone")
    assert page.table.verbs() and page.table.keys()


@pytest.mark.slow
def test_a_card_that_is_not_believed_to_lie_there_can_be_told(qapp: QApplication) -> None:
    page = TablePage(match_of(AT_TABLE), "Sunday")
    page.resize(1600, 1000)
    page.show()
    wanted: list[object] = []
    page.page_wanted.connect(wanted.append)
    page.table.threats.taking["left"].press()  # type: ignore[attr-defined]
    assert page.notice.text.startswith("There is no card")
    verb = next(it for it in page.notice.findChildren(QPushButton) if it.text())
    press(verb)
    assert [type(it).__name__ for it in wanted] == ["OurTable"]
