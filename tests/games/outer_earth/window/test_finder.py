"""Among many planets one is found by two letters of its name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.table.cards import choosing
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.look import translate
from desktop.table.panels.finder import Finder
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.game import GAME
from engine.rules.words import LANGUAGES
from tests.desktop.screens.painted import Painted
from tests.games.outer_earth.at_table import at_table, in_turns, tell
from tests.games.outer_earth.retold import table_of
from tests.games.outer_earth.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)

OTHER = "Enter the planet’s card"


@pytest.fixture
def at(qapp: QApplication) -> Iterator[AtTheBox]:
    """A table whose people are asked for the first planet of their copy."""
    made = AtTheBox(qapp, at_table(2))
    made.page.activateWindow()
    made.press("Planet 1")
    yield made
    made.close()


def typed(at: AtTheBox, text: str) -> Finder:
    """The finder, into which that was written."""
    finder = at.panel.finder
    assert finder.isVisible()
    QTest.keyClicks(finder, text)
    return finder


def test_two_letters_leave_what_has_them(at: AtTheBox) -> None:
    assert len(at.offers()) == 25
    typed(at, "ST")
    assert at.offers() == [OTHER, "Lasting Gale", "Rustbite", "Tealcoast"]


def test_a_name_that_begins_with_them_comes_first(at: AtTheBox) -> None:
    typed(at, "ri")
    assert at.offers() == [OTHER, "Ringworks", "Drift Banks", "Spindrift"]


def test_enter_takes_the_only_one_and_the_next_search_begins_empty(at: AtTheBox) -> None:
    finder = typed(at, "rustb")
    QTest.keyClick(finder, Qt.Key.Key_Return)
    assert at.facts == ["turned 01"] and not finder.isVisible()
    at.press("Planet 2")
    assert finder.isVisible() and finder.text() == ""


def test_enter_and_the_arrow_lead_to_several_that_are_found(at: AtTheBox) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        finder = typed(at, "st")
        QTest.keyClick(finder, key)
        assert at.facts == [] and at.page.focusWidget() is at.slot("Lasting Gale")
        finder.clear()


def test_a_name_that_nobody_knows_stands_on_the_card_that_is_entered(qapp: QApplication) -> None:
    match = table_of(GAME.setup(2), typed=True)
    for planet in range(1, 11):
        kind = "primary" if planet < 9 else "secondary"
        tell(match, f"planet_card {planet:02} P{planet} {kind} 3 {kind} ap 1 -")
    at = AtTheBox(qapp, match)
    at.press("Planet 1")
    QTest.keyClick(typed(at, "Tau"), Qt.Key.Key_Return)
    (page,) = at.pages
    assert isinstance(page, PlanetPage) and page.name.text() == "Tau"
    for fact in ("joined", "row 01:0+02:0", "clock 2 exploration 0 1"):
        assert at.page.telling.tell(*fact.split())
    finder = typed(at, "Tau")
    QTest.keyClick(finder, Qt.Key.Key_Return)
    assert len(at.pages) == 2 and finder.text() == "", "whoever comes back seeks anew"
    at.close()


def test_escape_takes_away_what_is_sought_and_then_the_step(at: AtTheBox) -> None:
    finder = typed(at, "st")
    assert at.page.escape() and finder.isVisible() and len(at.offers()) == 25
    assert at.page.escape() and not finder.isVisible() and at.panel.is_home


def test_an_exploration_has_it_and_few_planets_have_not(qapp: QApplication) -> None:
    match = in_turns(3)
    tell(match, "row 01:0+09:0", "done 1", "done 2")
    at = AtTheBox(qapp, match)
    at.page.activateWindow()
    at.key(Qt.Key.Key_A, Qt.Key.Key_N)
    assert at.page.focusWidget() is at.panel.finder, "what is written next is a name"
    typed(at, "rearguard")
    assert at.offers() == [OTHER]
    at.panel.finder.clear()
    at.press(at.offers()[1])
    assert at.panel.finder.text() == "" and len(at.state.row) == 3
    at.close()
    few = AtTheBox(qapp, table_of(GAME.setup(2), typed=True))
    few.press("Planet 1")
    assert few.offers() == [OTHER] and not few.panel.finder.isVisible()
    few.close()


def test_a_planet_that_is_offered_alone_has_the_whole_row(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choosing, "known_planets", lambda _state: ())
    exploring = in_turns(3)
    tell(exploring, "row 01:0+09:0", "done 1", "done 2", "done 3")
    for match, way in ((at_table(2), ["Planet 1"]), (exploring, [])):
        at = AtTheBox(qapp, match)
        for said in way:
            at.press(said)
        qapp.processEvents()
        assert at.slot(OTHER).width() > at.panel.width() // 2
        at.close()


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_planets_are_chosen_each_name_is_written_whole_in_one_line(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    match = in_turns(3)
    tell(match, "row 01:0+09:0", "done 1", "done 2", "done 3")
    at = AtTheBox(qapp, match)
    translate.install(qapp, language)
    qapp.processEvents()
    written = Painted(monkeypatch).on(at.panel)
    planets = [PLANETS[number] for number in at.state.unturned]
    assert {at.page.telling.voice.words.name("planets", it) for it in planets} <= {*written}
    at.close()
