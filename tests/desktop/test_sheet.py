"""The score sheet: all points with their reasons, the ranking, the readings, the placeholders."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.look.frames import Scrolled
from desktop.sheet.page import SheetPage
from desktop.sheet.table import NO_BREAK, SheetTable, Told
from engine import words
from engine.match import Match
from engine.scoring import Place, Ranking, Result, TieStep
from tests.desktop.pages import GAME, NAMES, played, shown


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    theme.apply(qapp, "light")
    translate.install(qapp, "en")
    yield
    theme.apply(qapp, "light")
    translate.install(qapp, "en")


@pytest.fixture(scope="module")
def match() -> Match:
    """A match of four with special cards, to its end."""
    return played(4, options={"special_cards": "on"}, rulings={"RO-R7": "second"})


def sheet(qtbot: QtBot, match: Match, width: int = 1280) -> SheetPage:
    """The page, shown."""
    page = SheetPage()
    page.show_result(match)
    qtbot.addWidget(page)
    page.resize(width, 800)
    page.show()
    qtbot.wait(1)
    return page


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_everybody_is_told(
    qtbot: QtBot, qapp: QApplication, match: Match, language: str
) -> None:
    translate.install(qapp, language)
    told = words.load(GAME, language)
    texts = [text.replace(NO_BREAK, " ") for text in shown(sheet(qtbot, match))]
    result = match.state.result()
    for line in (line for each in result.sheets for line in each.lines):
        why = told.line(line)
        assert why[:1].upper() + why[1:] in texts
        assert line.clause in texts
    for each in result.sheets:
        assert str(each.total) in texts
    hyphens = [text for text in texts if re.search(r"(^|\s)-\d", text)]
    assert not hyphens, "a minus is U+2212"


def test_the_lines_of_a_cell_sum_to_what_stands_above(match: Match) -> None:
    told = Told(match, match.state.result(), words.load(GAME, "en"))
    for seat, each in enumerate(told.result.sheets):
        lines = [line for source in told.sources() for line in told.lines(seat, source)]
        assert sorted(lines, key=repr) == sorted(each.lines, key=repr)
        assert sum(line.points for line in lines) == each.total


def test_the_winner_is_named(qtbot: QtBot, match: Match) -> None:
    best = match.state.result().ranking.places[0]
    assert f"{NAMES[best.seat]} wins" in shown(sheet(qtbot, match))


def tied(match: Match) -> Result:
    """A result in which the first two share the win after a tie-break."""
    result = match.state.result()
    places = tuple(
        Place(place.seat, 1 if index < 2 else place.rank, 25 if index < 2 else place.total)
        for index, place in enumerate(result.ranking.places)
    )
    pair = (places[0].seat, places[1].seat)
    steps = (
        TieStep("RO-6.3", "crystals_in_hand", pair, (1, 1), settled=False),
        TieStep("RO-6.3", "shared_place", pair, (), settled=True),
    )
    return Result(result.sheets, Ranking(places, steps))


def test_a_tie_is_told_step_by_step(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = tied(match)
    monkeypatch.setattr(type(match.state), "result", lambda _: result)
    texts = shown(sheet(qtbot, match))
    first, second = (NAMES[place.seat] for place in result.ranking.places[:2])
    assert f"{first} and {second} share the win" in texts
    told = words.load(GAME, "en")
    for number, step in enumerate(result.ranking.tie_break, 1):
        assert f"{number}. {told.tie_step(step, NAMES)}" in texts


def test_the_readings_of_this_match_are_shown(qtbot: QtBot, match: Match) -> None:
    texts = shown(sheet(qtbot, match))
    told = words.load(GAME, "en")
    for ruling in match.game.rulings:
        if ruling.is_switch:
            assert told.reading(ruling.id, match.header.setup.rulings[ruling.id]) in texts
    assert told.reading("RO-R7", "second") in texts
    assert told.reading("RO-R7", "third") not in texts


def test_readings_that_could_not_arise_are_left_out(qtbot: QtBot) -> None:
    match = played(2)
    texts = shown(sheet(qtbot, match))
    assert not {ruling.id for ruling in match.game.rulings if ruling.needs} & set(texts)


def test_placeholders_are_named(qtbot: QtBot, match: Match) -> None:
    notice = next(text for text in shown(sheet(qtbot, match)) if "placeholder" in text)
    assert notice.startswith("This match uses placeholder values: ")


def test_a_match_without_placeholders_has_no_notice(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words.Words, "placeholders", lambda *_: "")
    assert not any("placeholder" in text for text in shown(sheet(qtbot, match)))


def test_an_agreed_end_is_no_win(qtbot: QtBot) -> None:
    match = played(2, answers=10)
    match.end(match.persons)
    texts = shown(sheet(qtbot, match))
    assert "Score sheet: ended early by agreement, points so far" in texts
    assert not any("win" in text for text in texts)


def test_the_language_changes_in_place(qtbot: QtBot, qapp: QApplication, match: Match) -> None:
    page = sheet(qtbot, match)
    bar = page.bar
    translate.install(qapp, "de")
    assert "Wertungsblatt" in shown(page)
    assert page.bar is bar, "what the window added to it stays"


@pytest.mark.parametrize(
    ("size", "width", "cards"), [(1.0, 1280, 1), (1.5, 1280, 2), (2.0, 1000, 4)]
)
def test_people_stand_side_by_side_as_far_as_there_is_room(
    qtbot: QtBot, qapp: QApplication, match: Match, size: float, width: int, cards: int
) -> None:
    theme.apply(qapp, "light", size)
    page = sheet(qtbot, match, width)
    qapp.processEvents()
    table = page.findChildren(SheetTable)[0]
    found = [
        frame
        for frame in table.findChildren(QFrame)
        if frame.property("role") == "card" and frame.isVisibleTo(table)
    ]
    assert len(found) == cards
    assert table.mapTo(page, table.rect().topRight()).x() < page.width()


def test_back_is_told(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match)
    assert page.bar.back_button is not None
    with qtbot.waitSignal(page.back):
        page.bar.back_button.click()


def test_keys_scroll_the_sheet(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match)
    bar = page.findChildren(Scrolled)[0].verticalScrollBar()
    before = bar.value()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > before
