"""What was forgotten in an earlier round is entered there, and the counters are counted again."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.putting_in import PuttingIn
from desktop.table.telling import Telling
from desktop.table.told_anew import ToldAnew
from engine.record.lines import Fact
from engine.rules.agenda import CHANCE
from engine.rules.game import AT_TABLE, PLAY
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import match_of, table_on

pytestmark = [pytest.mark.slow, pytest.mark.dressed(False)]


def press(page: object, name: str) -> None:
    """Press a button of a page by its name."""
    assert isinstance(page, TablePage | ToldAnew)
    button = page.findChild(QAbstractButton, name)
    assert button is not None
    button.click()


def test_a_forgotten_count_of_the_first_round_is_put_in_from_the_second(
    window: Window, library: Library
) -> None:
    match, right = match_of(AT_TABLE), match_of(AT_TABLE)
    match.tell("change", "food", 2)
    match.tell("round_over")
    for fact in (("change", "food", 2), ("change", "wood", 3), ("round_over",)):
        right.tell(*fact)
    over = max(n for n, it in enumerate(match.lines, 1) if it == Fact("round_over", ()))
    window.open_match(library.add(match, "Sunday"))
    page = window.page
    assert isinstance(page, TablePage)
    page.put_in_before(over)
    page.telling.tell("change", "wood", 3)
    press(page, "insert")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert follows.following.changes.text() == "Wood: from 0 to 3"
    press(follows, "take")
    assert window.pages.top is page and page.match.state.text() == right.state.text()
    kept = library.open(library.matches()[0].id).match
    assert kept.state.text() == right.state.text()


def at_round_two(window: Window, library: Library) -> TablePage:
    """Where a whole table and the log beside it have no room."""
    window.resize(1280, 800)
    match = match_of(AT_TABLE)
    match.tell("round_over")
    window.open_match(library.add(match, "Sunday"))
    assert isinstance(window.page, TablePage)
    return window.page


def test_the_button_that_shows_earlier_steps_puts_them_away_too(
    window: Window, library: Library
) -> None:
    page = at_round_two(window, library)
    press(page, "rewind")
    assert page.history.isVisible()
    press(page, "rewind")
    assert page.history.isHidden()


@pytest.mark.dressed(True)
def test_while_a_step_is_put_in_the_counters_are_seen_instead_of_the_log(
    window: Window, library: Library
) -> None:
    page = at_round_two(window, library)
    press(page, "rewind")
    QApplication.processEvents()
    food = table_on(page).resources
    assert food.visibleRegion().isEmpty(), "beside the log the table is too long"
    page.show_moment(len(page.match.lines))
    press(page, "put_in_before")
    QApplication.processEvents()
    assert page.putting_in.is_on and page.history.isHidden()
    assert not food.visibleRegion().isEmpty()


@pytest.mark.parametrize(
    ("language", "title"),
    [
        (
            "en",
            "“Threat Action: ‘Wreckage card’ leaves its Threat space without its Threat Effect”",
        ),
        (
            "de",
            "„Bedrohungsaktion: ‚Strandgutkarte‘ verlässt ihr Bedrohungsfeld, ihr ‚Drohendes"
            " Ereignis‘ entfällt“",
        ),
    ],
)
def test_quotation_marks_in_a_step_are_inner_ones(
    window: Window, library: Library, language: str, title: str
) -> None:
    window.appearance.speak(language)
    page = at_round_two(window, library)
    page.telling.tell("threat_action", "right")
    page.put_in_before(len(page.match.lines))
    assert page.putting_in.title.full.endswith(title)


def test_what_another_draw_asks_as_the_one_before_is_answered_where_it_stands(
    qtbot: QtBot,
) -> None:
    match = match_of(PLAY)
    while match.asked < 0:
        match.tell("adventure", "build", 1)
    number = max(at for at, it in enumerate(match.lines, 1) if isinstance(it, Fact))
    assert match.state_at(number).current_player == CHANCE
    line = match.lines[number - 1]
    assert isinstance(line, Fact)
    putting = PuttingIn(Telling(match))
    qtbot.addWidget(putting)
    putting.begin(number, line)
    putting.tell()
    assert putting.is_on and not putting.insert.reason
