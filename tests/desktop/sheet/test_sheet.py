"""The score sheet: all points with their reasons, the ranking, the readings, the placeholders."""

from __future__ import annotations

import asyncio
import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QFrame, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import copied, theme, translate
from desktop.look.controls import Elided
from desktop.look.frames import Scrolled
from desktop.look.text_fit import NO_BREAK
from desktop.match.page import MatchPage
from desktop.sheet.chart import MOST_GAINS, Chart
from desktop.sheet.head import WORDS, Headline
from desktop.sheet.lines import Band, Series, Tick, apart, headed
from desktop.sheet.moments import Moments, moments
from desktop.sheet.other_rulings import difference
from desktop.sheet.outcome import Outcome
from desktop.sheet.page import SheetPage
from desktop.sheet.plot import DASHES, Plot
from desktop.sheet.proof import steps
from desktop.sheet.sources import BySource
from desktop.sheet.table import SheetTable
from desktop.shell.window import Window
from engine.match.course import Stop
from engine.match.match import Match
from engine.match.readings import other_readings
from engine.rules import game as games
from engine.rules import words
from engine.rules.scoring import (
    Place,
    Ranking,
    Result,
    ScoreLine,
    ScoreSheet,
    TieStep,
    rank,
)
from engine.store.library import Library
from tests.desktop.fixtures import Until, light_and_english
from tests.desktop.pages import GAME, NAMES, played, shown

pytestmark = pytest.mark.dressed(False)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """English and light before; what a test leaves is taken away in its own look."""
    light_and_english(qapp)


@pytest.fixture(scope="module")
def match() -> Match:
    """A match of four with special cards, to its end."""
    return played(4, options={"special_cards": "on"}, rulings={"RO-R7": "second"})


def told_of(match: Match, language: str = "en") -> Outcome:
    """How a match is told."""
    result = result_of(match)
    assert result is not None
    return Outcome.of(match, result, words.load(GAME, language))


def sheet(qtbot: QtBot, match: Match, width: int = 1280, name: str = "") -> SheetPage:
    """The page, shown."""
    page = SheetPage()
    page.show_result(match, name)
    qtbot.addWidget(page)
    page.resize(width, 800)
    page.show()
    qtbot.wait(1)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_everybody_is_told(
    qtbot: QtBot, qapp: QApplication, match: Match, language: str
) -> None:
    translate.install(qapp, language)
    told = words.load(GAME, language)
    texts = [text.replace(NO_BREAK, " ") for text in shown(sheet(qtbot, match))]
    result = result_of(match)
    for line in (line for each in result.sheets for line in each.lines):
        why = told.line(line)
        assert why[:1].upper() + why[1:] in texts
        assert line.clause in texts
    for each in result.sheets:
        assert str(each.total) in texts
    hyphens = [text for text in texts if re.search(r"(^|\s)-\d", text)]
    assert not hyphens, "a minus is U+2212"


def test_the_lines_of_a_cell_sum_to_what_stands_above(match: Match) -> None:
    told = told_of(match)
    for seat, each in enumerate(told.result.sheets):
        lines = [line for source in told.sources() for line in told.lines(seat, source)]
        assert sorted(lines, key=repr) == sorted(each.lines, key=repr)
        assert sum(line.points for line in lines) == each.total


@pytest.mark.slow
def test_a_stop_of_a_game_without_parts_is_told_by_its_turn(match: Match) -> None:
    told = told_of(match)
    first = Stop(0, 0, 0, -1, "", (0, 0), ())
    assert told.stop(first) == "Start"
    assert told.stop(first._replace(number=9, turn=7)) == "Turn 7"


def test_the_winner_is_named(qtbot: QtBot, match: Match) -> None:
    best = result_of(match).ranking.places[0]
    assert f"{NAMES[best.seat]} wins" in shown(sheet(qtbot, match))


def result_of(match: Match) -> Result:
    """The result of a match that is over."""
    result = match.state.result()
    assert result is not None
    return result


def tied(match: Match) -> Result:
    """A result in which the first two share the win after a tie-break."""
    result = result_of(match)
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


@pytest.mark.slow
def test_a_tie_is_told_step_by_step(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = tied(match)
    monkeypatch.setattr(type(match.state), "result", lambda _: result)
    texts = shown(sheet(qtbot, match))
    first, second = (NAMES[place.seat] for place in result.ranking.places[:2])
    assert f"{first} and {second} share the win" in texts
    texts = [text.replace(NO_BREAK, " ") for text in texts]
    level, compared, shared = (text for text in texts if re.match(r"\d\. ", text))
    totals = [result.sheets[place.seat].total for place in result.ranking.places[:2]]
    assert level.startswith(f"1. Most VP: {first} {totals[0]} ")
    assert compared == f"2. Crystals in hand: {first} 1 = {second} 1"
    assert shared == f"3. {first} and {second} are still tied and share the place"
    for step in result.ranking.tie_break:
        assert words.load(GAME, "en").tie_step(step, NAMES) in texts, "and it is read out"


@pytest.mark.slow
def test_a_win_by_the_tie_break_says_so(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = result_of(match)
    assert result is not None
    places = tuple(
        Place(place.seat, rank, 25) for rank, place in enumerate(result.ranking.places, 1)
    )
    pair = (places[0].seat, places[1].seat)
    steps = (TieStep("RO-6.3", "crystals_in_hand", pair, (5, 2), settled=True),)
    other = Result(result.sheets, Ranking(places, steps))
    monkeypatch.setattr(type(match.state), "result", lambda _: other)
    texts = [text.replace(NO_BREAK, " ") for text in shown(sheet(qtbot, match))]
    first, second = (NAMES[seat] for seat in pair)
    assert f"{first} wins, on crystals" in texts
    assert f"2. Crystals in hand: {first} 5 > {second} 2" in texts


def test_a_tie_below_the_first_place_says_for_which_place_it_was_broken(
    qapp: QApplication,
) -> None:
    outpost, told = games.load("outpost"), words.load("outpost", "en")
    worth = ("OP-6.4", "face_value", (0, 115, 175))
    ranking = rank((75, 23, 23), (worth,), ("OP-R6", "shared_place"))
    sheets = tuple(
        ScoreSheet(at, (ScoreLine(it, "OP-3.2", "upgrades"),)) for at, it in enumerate((75, 23, 23))
    )
    outcome = Outcome(outpost, ["Anna", "Ben", "Gus"], Result(sheets, ranking), told)
    first, *_ = steps(outcome)
    assert first.text.replace(NO_BREAK, " ") == "Most VP: Gus 23 = Ben 23 (place 2)"


@pytest.mark.slow
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


@pytest.mark.slow
def test_placeholders_are_named(qtbot: QtBot, match: Match) -> None:
    texts = shown(sheet(qtbot, match))
    assert "Played with placeholders for printed values" in texts
    assert any(text.startswith("This match uses placeholder values: ") for text in texts)


@pytest.mark.slow
def test_a_match_without_placeholders_has_no_notice(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words.Words, "placeholders", lambda *_: "")
    assert not any("placeholder" in text for text in shown(sheet(qtbot, match)))


def test_an_agreed_end_is_no_win(qtbot: QtBot) -> None:
    match = played(2, answers=10)
    match.end(match.persons)
    texts = shown(sheet(qtbot, match))
    assert "Ended in the Late Morning by agreement; points so far" in texts
    assert "Red Outpost · ended by agreement" in texts
    assert "Only a match that was played to its end is analysed." in texts
    assert not any(re.search(r" wins?\b", text) for text in texts)


@pytest.mark.slow
def test_the_language_changes_in_place(qtbot: QtBot, qapp: QApplication, match: Match) -> None:
    page = sheet(qtbot, match)
    bar = page.bar
    translate.install(qapp, "de")
    assert "Nach Herkunft" in shown(page)
    assert page.bar is bar, "what the window added to it stays"


@pytest.mark.dressed(True)
@pytest.mark.slow
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


@pytest.mark.slow
def test_the_ways_away_are_told(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match)
    assert page.bar.back_button is not None
    with qtbot.waitSignal(page.shelf):
        page.bar.back_button.click()
    with qtbot.waitSignal(page.back):
        page.verbs.match.click()


@pytest.mark.slow
def test_tab_comes_to_the_verbs_after_all_that_stands_above_them(
    qtbot: QtBot, qapp: QApplication, match: Match
) -> None:
    page = sheet(qtbot, match, name="Friday")
    for language in ("en", "de"):
        translate.install(qapp, language)
        chart = chart_of(page)
        chain: list[QWidget] = [chart]
        while (after := chain[-1].nextInFocusChain()) is not None and after not in chain:
            chain.append(after)
        assert chain.index(page.findChildren(Moments)[-1]) < chain.index(page.verbs.rename)
        assert chain.index(page.verbs.rename) < chain.index(page.verbs.play)


@pytest.mark.dressed(True)
@pytest.mark.parametrize("width", [1000, 1280])
@pytest.mark.parametrize(
    "names",
    [
        ("Bot Kirschrot", "Maximiliane"),
        ("A name of thirty-two letters, yes",),
        ("A name of thirty-two letters, yes", "Another name of as many letters."),
    ],
)
def test_names_on_the_podium_are_whole_where_the_head_has_room(
    qtbot: QtBot, qapp: QApplication, names: tuple[str, ...], width: int
) -> None:
    match = played(4)
    for seat, name in enumerate(names):
        match.set_name(seat, name[:32])
    page = sheet(qtbot, match, width)
    qapp.processEvents()
    (head,) = page.findChildren(Headline)
    shown_names = {it.text() for it in head.findChildren(Elided) if it.isVisible()}
    assert shown_names == {player.name for player in match.players}
    (won,) = (it for it in head.findChildren(QLabel) if it.property("role") == "display")
    assert won.width() >= theme.px(WORDS - 48), "who won stands beside the podium or above it"


def test_of_nine_a_moment_tells_the_points_of_the_first_four(qapp: QApplication) -> None:
    outpost = games.load("outpost")
    result = Result((), rank(range(19, 10, -1), (), ("OP-R6", "")))
    told = Outcome(outpost, [*outpost.colours], result, words.load("outpost", "en"))
    points = ((3,) * 9, (7, 6, 5, 4, 3, 3, 3, 3, 3))
    stops = [Stop(at, 0, at, at - 1, "", those, ()) for at, those in enumerate(points)]
    first = moments(told, stops)[0]
    assert first.text.replace(NO_BREAK, " ").endswith(", 7 : 6 : 5 : 4")


@pytest.mark.dressed(True)
@pytest.mark.parametrize("width", [1000, 1240])
def test_names_of_nine_are_whole_on_the_podium_too(
    qtbot: QtBot, qapp: QApplication, width: int
) -> None:
    theme.apply(qapp, "light")
    outpost = games.load("outpost")
    names = [f"Bot {colour}" for colour in outpost.colours]
    result = Result((), rank(range(19, 10, -1), (), ("OP-R6", "")))
    head = Headline(Outcome(outpost, names, result, words.load("outpost", "en")))
    qtbot.addWidget(head)
    head.resize(width, 200)
    head.show()
    qapp.processEvents()
    assert [it.text() for it in head.findChildren(Elided)] == names


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_keys_scroll_the_sheet(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match)
    bar = page.findChildren(Scrolled)[0].verticalScrollBar()
    before = bar.value()
    page.setFocus(Qt.FocusReason.OtherFocusReason)  # as the window does when the sheet comes
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > before


def test_whoever_reads_the_sheet_in_another_language_goes_on_scrolling(
    qtbot: QtBot, qapp: QApplication, match: Match
) -> None:
    page = sheet(qtbot, match)
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    english = page.focusWidget()
    chart_of(page).go(3)
    translate.install(qapp, "de")
    german = page.focusWidget()
    assert isinstance(german, Scrolled) and german is not english
    assert chart_of(page).shown == 3
    translate.install(qapp, "en")


# -- the course ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def three() -> Match:
    """A match of three to its end."""
    return played(3)


def chart_of(page: SheetPage) -> Chart:
    """The chart of a page."""
    assert page.chart is not None
    return page.chart


def test_a_chart_whose_keys_are_pressed_is_seen(qtbot: QtBot, three: Match) -> None:
    page = sheet(qtbot, three)
    chart = chart_of(page)
    page.resize(1000, 500)
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(6):
        QTest.keyClick(chart, Qt.Key.Key_PageDown)
    assert chart.visibleRegion().isEmpty()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert not chart.visibleRegion().isEmpty()


def test_the_cursor_goes_over_the_turns_and_tells_them(qtbot: QtBot, three: Match) -> None:
    page = sheet(qtbot, three)
    chart = chart_of(page)
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    last = len(chart.stops) - 1
    assert chart.cursor_at == last
    assert chart.accessibleDescription().startswith("Crystals: ")
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleDescription().startswith("Day 2, end: Moods: ")
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.accessibleDescription().startswith("Start: Anna 5, ") or "5, " in (
        chart.accessibleDescription()
    )
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.cursor_at == 0
    QTest.keyClick(chart, Qt.Key.Key_Right)
    stop = chart.stops[1]
    told = told_of(three)
    order = sorted(told.order, key=lambda seat: -stop.points[seat])
    points = ", ".join(f"{NAMES[seat]} {stop.points[seat]}" for seat in order)
    assert chart.accessibleDescription().startswith(f"Day 1, turn 1: {points}. ")
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.cursor_at == last


def test_enter_and_a_click_ask_for_the_board_of_that_moment(qtbot: QtBot, three: Match) -> None:
    page = sheet(qtbot, three)
    chart = chart_of(page)
    chart.go(7)
    with qtbot.waitSignal(page.moment) as asked:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert asked.args == [chart.stops[7].number]
    where = chart.plot.at(0, 12).toPoint()
    with qtbot.waitSignal(page.moment) as asked:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=where)
    assert asked.args == [chart.stops[12].number]


def test_the_mouse_shows_the_stop_that_is_nearest(qtbot: QtBot, three: Match) -> None:
    chart = chart_of(sheet(qtbot, three))
    QTest.mouseMove(chart, chart.plot.at(1, 20).toPoint())
    assert chart.shown == 20
    assert chart.lines(20)[0] == "Day 1, turn 20"
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert chart.shown is None
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.shown == len(chart.stops) - 2, "from the end of the match"


@pytest.mark.slow
def test_what_gave_points_is_told_at_the_cursor(qtbot: QtBot, three: Match) -> None:
    chart = chart_of(sheet(qtbot, three))
    told = words.load(GAME, "en")
    index = next(at for at, stop in enumerate(chart.stops) if stop.gains and not stop.clause)
    assert chart.lines(index)[2:] == [
        told.event(event, NAMES) for event in chart.stops[index].gains
    ]


def test_where_that_is_much_it_is_told_who_gained_since_the_stop_before(
    qtbot: QtBot, three: Match
) -> None:
    chart = chart_of(sheet(qtbot, three))
    stops = chart.stops
    at = next(
        at
        for at in range(3, len(stops))
        if len(stops[at].gains) > MOST_GAINS and stops[at - 3].points != stops[at - 1].points
    )
    gained = [now - was for was, now in zip(stops[at - 1].points, stops[at].points, strict=True)]
    said = (f"{name} +{vp}" for name, vp in zip(NAMES, gained, strict=False) if vp > 0)
    assert chart.lines(at)[2:] == [", ".join(said)]


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize(("size", "width"), [(1.0, 1280), (1.5, 1280), (2.0, 1000)])
def test_the_labels_at_the_ends_of_the_lines_never_cover_each_other(
    qtbot: QtBot, qapp: QApplication, match: Match, size: float, width: int
) -> None:
    theme.apply(qapp, "light", size)
    chart = chart_of(sheet(qtbot, match, width))
    labels = chart.plot.labels()
    for at, one in enumerate(labels):
        assert not any(one.intersects(other) for other in labels[:at])
        assert chart.rect().toRectF().contains(one)
    ticks = [place for _, place in chart.plot.shown_ticks()]
    for at, one in enumerate(ticks):
        assert not any(one.intersects(other) for other in ticks[:at])


def test_labels_that_are_pushed_apart_keep_their_order() -> None:
    assert apart([10, 11, 12], 5, 0, 100) == [10, 15, 20]
    assert apart([98, 99, 100], 5, 0, 100) == [90, 95, 100]
    assert apart([-3, 50], 5, 0, 100) == [0, 50]


@pytest.mark.dressed(True)
def test_every_seat_has_a_dash_pattern_of_its_own(qapp: QApplication) -> None:
    assert len(set(DASHES.values())) == len(DASHES)
    for colour in played(4).game.colours:
        assert theme.seat(colour).emblem in DASHES


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_lines_have_the_colour_of_their_seats(qtbot: QtBot, match: Match) -> None:
    chart = chart_of(sheet(qtbot, match))
    picture = chart.grab().toImage()
    found = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(0, picture.height(), 2)
    }
    for colour in match.game.colours:
        assert theme.seat(colour).outline.name() in found


def test_under_three_turns_the_table_stands_where_the_lines_would(qtbot: QtBot) -> None:
    match = played(3, answers=1)
    match.end(match.persons)
    page = sheet(qtbot, match)
    assert page.chart is None
    assert page.findChildren(BySource)
    assert not page.findChildren(Moments)


@pytest.mark.slow
def test_moments_are_stops_where_the_lead_changed(qtbot: QtBot, match: Match) -> None:
    chart = chart_of(sheet(qtbot, match))
    told = told_of(match)
    found = moments(told, chart.stops)
    assert 1 <= len(found) <= 5
    for moment in found:
        points = chart.stops[moment.stop].points
        if "lead" in moment.text:
            assert points[moment.seat] == max(points) and points.count(max(points)) == 1
        else:
            before = chart.stops[moment.stop - 1].points
            assert f"gains {points[moment.seat] - before[moment.seat]} VP" in moment.text


@pytest.mark.slow
def test_a_moment_is_shown_in_the_chart_and_leads_to_its_board(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match)
    chart = chart_of(page)
    first = moments(told_of(match), chart.stops)[0]
    card = page.findChildren(Moments)[0]
    row = card.findChildren(QPushButton)[0]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    assert chart.shown == first.stop
    with qtbot.waitSignal(page.moment) as asked:
        QTest.keyClick(row, Qt.Key.Key_Space)
    assert asked.args == [chart.stops[first.stop].number]
    page.verbs.play.setFocus(Qt.FocusReason.TabFocusReason)
    assert chart.shown is None
    at = QPointF(4, 4)
    QApplication.sendEvent(row, QEnterEvent(at, at, at))
    assert chart.shown == first.stop
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
    assert chart.shown is None


# -- sources, readings, and what is taken along ---------------------------------------------


@pytest.mark.slow
def test_the_best_of_a_source_is_marked(qtbot: QtBot, match: Match) -> None:
    table = sheet(qtbot, match).findChildren(BySource)[0]
    told = told_of(match)
    marked = [
        (cell.property("best"), cell.text())
        for cell in table.findChildren(QLabel)
        if cell.property("best")
    ]
    wanted = []
    for source in told.sources():
        points = told.points(source)
        if max(points) > 0 and max(points) > min(points):
            wanted += [
                (told.colour(seat), str(own))
                for seat, own in enumerate(points)
                if own == max(points)
            ]
    assert sorted(marked) == sorted(wanted)


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize(("size", "width", "first"), [(1.0, 1280, "Dana"), (2.0, 1000, "Start")])
def test_sources_go_down_where_there_is_no_room_across(
    qtbot: QtBot, qapp: QApplication, match: Match, size: float, width: int, first: str
) -> None:
    theme.apply(qapp, "light", size)
    page = sheet(qtbot, match, width)
    qapp.processEvents()
    table = page.findChildren(BySource)[0]
    texts = {label.text() for label in table.findChildren(QLabel)}
    across = table.needed() <= table.width()
    assert across == (size == 1.0)
    assert ("Moods\nDay 1" in texts) == across
    assert ("Moods, Day 1" in texts) != across


def test_what_another_reading_changes_is_told_with_its_points(qtbot: QtBot) -> None:
    """RO-R6: somebody would have fallen below 0 at a portrait and risen again at the next."""
    match = played(4, seed="00000030")
    told = told_of(match)
    was = [each.total for each in told.result.sheets]
    changing = [
        other for other in other_readings(match) if [s.total for s in other.result.sheets] != was
    ]
    assert [other.ruling for other in changing] == ["RO-R6"]
    now = [each.total for each in changing[0].result.sheets]
    text = difference(told, changing[0].result)
    for seat in range(4):
        changed = f"{NAMES[seat]} {now[seat]} VP instead of {was[seat]}"
        assert (changed in text) == (now[seat] != was[seat])
    assert text in shown(sheet(qtbot, match))


@pytest.mark.parametrize(
    ("ranks", "told"),
    [
        ((1, 2, 3, 4), "The ranking stays."),
        ((1, 3, 2, 4), "The win stays, the places behind it change."),
        ((2, 1, 3, 4), "Ben would have won."),
        ((1, 1, 3, 4), "Anna and Ben would have shared the win."),
    ],
)
def test_what_another_reading_does_to_the_places_is_told(
    match: Match, ranks: tuple[int, ...], told: str
) -> None:
    sheets = result_of(match).sheets

    def ranked(ranks: tuple[int, ...]) -> Result:
        places = (Place(seat, rank, sheets[seat].total) for seat, rank in enumerate(ranks))
        return Result(sheets, Ranking(tuple(places), ()))

    was = told_of(match)._replace(result=ranked((1, 2, 3, 4)))
    assert difference(was, ranked(ranks)).endswith(told)


@pytest.mark.slow
def test_the_sheet_is_copied_as_text(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copied, "STAYS", 10)
    page = sheet(qtbot, match, name="Friday at the cabin")
    page.verbs.text.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Friday at the cabin\n")
    told = told_of(match)
    for each in told.result.sheets:
        for line in each.lines:
            assert f"{told.words.line(line)} ({line.clause})" in text
    assert "RO-R7" in text
    assert page.verbs.text.accessibleName() == "Copied"
    qtbot.waitUntil(lambda: page.verbs.text.accessibleName() == "Copy as text")


@pytest.mark.slow
def test_renaming_asks_in_the_bar_and_escape_leaves_the_name(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match, name="Friday")
    page.verbs.rename.click()
    assert page.verbs.field.text() == "Friday"
    assert page.escape() and page.verbs.field.isHidden()
    page.verbs.rename.click()
    page.verbs.field.setText("Saturday")
    with qtbot.waitSignal(page.renamed) as told:
        QTest.keyClick(page.verbs.field, Qt.Key.Key_Return)
    assert told.args == ["Saturday"]


@pytest.mark.slow
def test_a_match_in_no_library_is_neither_renamed_nor_exported(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match)
    assert page.verbs.rename.isHidden() and page.verbs.file.isHidden()
    page.show_name("Friday")
    assert not page.verbs.rename.isHidden() and page.bar.title.text() == "Friday"


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_the_bar_shrinks_to_icons_and_everything_fits(
    qtbot: QtBot, qapp: QApplication, match: Match, size: float
) -> None:
    translate.install(qapp, "de")
    theme.apply(qapp, "light", size)
    page = sheet(qtbot, match, 1000, "Freitag")
    qapp.processEvents()
    for verb in (page.verbs.rename, page.verbs.text, page.verbs.file, page.verbs.match):
        assert verb.accessibleName()
        assert verb.text() in ("", verb.accessibleName())
    assert page.minimumSizeHint().width() <= 1000


# -- in the window ---------------------------------------------------------------------------


def finished(library: Library) -> tuple[int, Match]:
    """A match in the library that is over."""
    match = played(3)
    return library.add(match, "Friday"), match


def page_of(window: Window) -> SheetPage:
    """The sheet that the window shows."""
    assert isinstance(window.page, SheetPage)
    return window.page


@pytest.mark.slow
@pytest.mark.painted
@pytest.mark.parametrize(("rest", "presses"), [(10**6, False), (0, True)])
async def test_a_press_that_was_meant_for_what_lay_there_presses_nothing_on_the_sheet(
    window: Window,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    rest: int,
    presses: bool,
) -> None:
    monkeypatch.setattr("desktop.sheet.page.REST_MS", rest)
    window.resize(1280, 800)
    window.open_match(finished(library)[0])
    page = page_of(window)
    await asyncio.sleep(0.05)
    tip = "Show the board of that moment"
    rows = [it for it in page.findChildren(QPushButton) if it.toolTip() == tip]
    row = next(it for it in rows if not it.visibleRegion().isEmpty())
    handle = window.windowHandle()
    assert handle is not None
    at = row.mapTo(window, row.visibleRegion().boundingRect().center())
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert (window.page is not page) is presses


@pytest.mark.slow
async def test_the_same_people_play_again_with_other_cards(
    window: Window, until: Until, library: Library
) -> None:
    ident, match = finished(library)
    window.open_match(ident)
    page_of(window).verbs.play.click()
    await until(lambda: isinstance(window.page, MatchPage))
    new = window.match
    assert new is not None
    assert new.header.players == match.header.players
    assert new.header.setup == match.header.setup
    assert new.header.seed != match.header.seed
    assert len(library.matches()) == 2


@pytest.mark.slow
async def test_a_name_is_kept_in_the_library(window: Window, library: Library) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    page = page_of(window)
    page.renamed.emit("Saturday")
    assert [info.name for info in library.matches()] == ["Saturday"]
    assert page.bar.title.text() == "Saturday"


@pytest.mark.slow
async def test_the_record_is_exported_from_the_sheet(
    window: Window, library: Library, tmp_path: Path
) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    page_of(window).verbs.file.click()
    dialog = window.page.findChildren(QFileDialog)[0]
    assert Path(dialog.selectedFiles()[0]).name == "Friday.waypost"
    path = tmp_path / "out.waypost"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert path.read_text() == library.export(ident)


@pytest.mark.slow
async def test_a_turn_of_the_chart_leads_to_its_board_and_escape_back(
    window: Window, until: Until, library: Library
) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    chart = chart_of(page_of(window))
    chart.go(9)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    await until(lambda: isinstance(window.page, MatchPage))
    page = window.page
    assert isinstance(page, MatchPage)
    assert not page.look_back.isHidden()
    row = page.log.list.current_row
    assert row is not None and row.value == chart.stops[9].number
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert page.look_back.isHidden()


def test_a_part_that_is_too_narrow_for_its_title_has_its_number(qapp: QApplication) -> None:
    metrics = QFontMetricsF(qapp.font())
    band = Band("Round 7", 30, 32, "7")
    room = metrics.horizontalAdvance(band.title)
    assert headed(band, metrics, room) == "Round 7"
    assert headed(band, metrics, room - 1) == "7"


@pytest.mark.parametrize("parts", [12, 26, 60])
def test_numbers_of_many_parts_stand_apart(qapp: QApplication, parts: int) -> None:
    light_and_english(qapp)
    ticks = [Tick("Start", 0, 0.0), *(Tick("1", 1, 1.0) for _ in range(4 * parts))]
    bands = [Band(f"Turn {at}", 4 * at - 4, 4 * at, str(at)) for at in range(1, parts + 1)]
    points = Series("Anna", "orange", tuple(range(len(ticks))), 0)
    plot = Plot([points], ticks, bands, QSizeF(720, 300))
    metrics = QFontMetricsF(plot.bold)
    told = [(text, place.left()) for text, place in plot.heads() if text]
    assert len(told) == parts if parts < 30 else len(told) > parts / 4
    for (text, left), (_, after) in itertools.pairwise(told):
        assert left + metrics.horizontalAdvance(text) < after


@pytest.mark.parametrize(("parts", "told"), [(3, 3), (12, 0)])
def test_turns_of_which_each_part_has_room_for_one_are_left_out(
    qapp: QApplication, parts: int, told: int
) -> None:
    light_and_english(qapp)
    turns = [Tick(str(turn), turn, 1.0) for _ in range(parts) for turn in range(1, 5)]
    bands = [Band("", 4 * at, 4 * at + 4, str(at)) for at in range(parts)]
    points = Series("Anna", "orange", tuple(range(len(turns) + 1)), 0)
    plot = Plot([points], [Tick("Start", 0, 0.0), *turns], bands, QSizeF(720, 300))
    shown = [index for index, _ in plot.shown_ticks() if index]
    assert len(shown) >= told if told else not shown


@pytest.mark.parametrize(("parts", "turns", "told"), [(2, 4, 2), (7, 4, 0), (6, 2, 0)])
def test_what_scores_in_each_part_is_named_at_all_of_them_or_at_none(
    qapp: QApplication, parts: int, turns: int, told: int
) -> None:
    light_and_english(qapp)
    ticks = [Tick("Start", 0, 0.0)]
    for part in range(parts):
        numbers = range(turns * part + 1, turns * part + turns + 1)
        ticks += [Tick(str(number), number, 1.0) for number in numbers]
        ticks.append(Tick("Exploration", 0, 3.0))
    points = Series("Anna", "orange", tuple(range(len(ticks))), 0)
    plot = Plot([points], ticks, [Band("", 0, len(ticks) - 1)], QSizeF(620, 300))
    shown = [ticks[index].text for index, _ in plot.shown_ticks()]
    numbers_told = sum(map(str.isdigit, shown))
    assert shown.count("Exploration") == told and numbers_told > 1, "one number alone tells nothing"
