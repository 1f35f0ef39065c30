"""A finished match is looked at again: chances over its turns, and the answers that cost most."""

from __future__ import annotations

import time

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.look import translate
from desktop.look.frames import Scrolled
from desktop.look.percent import percent
from desktop.look.text_fit import NO_BREAK
from desktop.look.voice import voice_of
from desktop.match import asked_rows
from desktop.match.page import MatchPage
from desktop.scene.two_looks import TwoLooks
from desktop.sheet.analysing import Analysing
from desktop.sheet.chances import ChanceChart, chances
from desktop.sheet.moments import Row
from desktop.sheet.page import PRESSES_NOTHING, SheetPage
from desktop.shell.window import Window
from engine.analysis import kept, slices
from engine.analysis.analysis import Analysis, Looked, Moment, Open, Swing, questions
from engine.analysis.slices import begin
from engine.bots.hints import Hint, compared
from engine.match.course import course
from engine.match.match import Match
from engine.record import record
from engine.record.lines import Answer
from engine.rules import game as games
from engine.store.library import Library
from tests.desktop.fixtures import Until, light_and_english, shown
from tests.desktop.sheet.test_sheet import told_of
from tests.paths import RECORDS

pytestmark = pytest.mark.dressed(False)

LAST = 3
"""So many answers are looked at where it takes no more."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """English and light before; what a test leaves is taken away in its own look."""
    light_and_english(qapp)


def finished(stem: str) -> Match:
    """A match that was played to its end."""
    path = next(it for it in RECORDS if it.stem == stem)
    read = record.read(path.read_bytes())
    return Match.resume(read, games.load(read.header.setup.game))


@pytest.fixture
def match() -> Match:
    """Two bots with special cards."""
    return finished("two_greedy_bots_special_cards")


def found_in(match: Match) -> Analysis:
    """Chances from the second half on, and one answer that was not the best."""
    answers = [
        (number, line) for number, line in enumerate(match.lines, 1) if isinstance(line, Answer)
    ]
    half = len(answers) // 2
    moments = [
        Moment(number, (0.25, 0.75) if at >= half else None)
        for at, (number, _) in enumerate(answers)
    ]
    for number, line in answers[half:]:
        others = [str(it) for it in match.state_at(number - 1).legal_actions()]
        if len(others) > 1:
            better = next(it for it in others if it != line.choices[0])
            return Analysis(tuple(moments), (Swing(number, line.seat, better, 0.124),))
    raise AssertionError("nothing was to be chosen")


def with_hints(match: Match, found: Analysis) -> Analysis:
    """The same, with what the answers would have brought."""
    (swing,) = found.swings
    view = match.state_at(swing.number - 1).view(swing.seat)
    line = match.lines[swing.number - 1]
    assert isinstance(line, Answer)
    actions = [view.find(text) for text in (swing.better, line.choices[0])]
    hints = compared(match.game, view, [[it] for it in actions])
    return found._replace(swings=(swing._replace(hints=tuple(hints)),))


def sheet(qtbot: QtBot, match: Match, analysis: Analysis | None, *, is_open: bool) -> SheetPage:
    """The page, shown, over a match that is seen with all hands open or not."""
    page = SheetPage()
    page.are_hands_open = lambda: is_open
    page.show_result(match, "Friday", analysis)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    return page


def rows(page: SheetPage) -> list[Row]:
    """The answers that are told."""
    assert page.second_look is not None
    return page.second_look.findChildren(Row)


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_answer_that_cost_much_is_told_with_a_better_one(
    qtbot: QtBot, match: Match, language: str
) -> None:
    translate.install(QApplication.instance(), language)  # type: ignore[arg-type]
    found = found_in(match)
    page = sheet(qtbot, match, found, is_open=False)
    (row,) = rows(page)
    said = row.accessibleName()
    assert f" {percent(12)}" in said and "{" not in said
    wanted: list[Swing] = []
    page.asked.connect(wanted.append)
    row.click()
    assert wanted == list(found.swings)


@pytest.mark.parametrize("stem", ["two_greedy_bots_special_cards", "outer_earth_two_greedy_bots"])
def test_the_better_answer_says_what_it_brings_to_the_eyes_of_its_seat(
    qtbot: QtBot, stem: str
) -> None:
    match = finished(stem)
    plain = found_in(match)
    found = with_hints(match, plain)
    (bare,) = rows(sheet(qtbot, match, plain, is_open=True))
    (row,) = rows(sheet(qtbot, match, found, is_open=True))
    assert row.accessibleName().startswith(bare.accessibleName() + " ")
    assert "{" not in row.accessibleName()
    written = msgspec.json.decode(msgspec.json.encode(kept.written(found, match)))
    assert kept.read(written, match) == found
    # What was kept before answers had such sentences is there still.
    written["analysis"][1][0] = written["analysis"][1][0][:4]
    assert kept.read(written, match) == plain


def test_an_analysis_of_answers_that_could_not_be_given_is_none(match: Match) -> None:
    found = with_hints(match, found_in(match))
    (swing,) = found.swings
    better, given = swing.hints
    for wrong in (
        swing._replace(better="nobody>nowhere"),
        swing._replace(seat=1 - swing.seat),
        swing._replace(hints=(Hint(("nobody>nowhere",)), given)),
        swing._replace(hints=(Hint(better.answers, denies="x", otherwise=7), given)),
        swing._replace(hints=(Hint(better.answers, denies="x", otherwise=1), given)),
    ):
        assert kept.read(kept.written(found._replace(swings=(wrong,)), match), match) is None


def test_in_a_game_with_hands_answers_are_told_once_these_are_open(qtbot: QtBot) -> None:
    match = finished("outer_earth_two_greedy_bots")
    found = found_in(match)
    closed = sheet(qtbot, match, found, is_open=False)
    assert closed.second_look is not None and not rows(closed)
    assert "Open all hands" in closed.second_look.note.text()
    closed.are_hands_open = lambda: True
    closed.tell_open()
    assert len(rows(closed)) == 1


def test_where_nothing_was_better_that_is_said(qtbot: QtBot, match: Match) -> None:
    part = found_in(match)._replace(swings=())
    whole = part._replace(moments=tuple(it._replace(chances=(0.5, 0.5)) for it in part.moments))
    for found, begins in ((whole, "No answer"), (part, "Where chances are known, no answer")):
        page = sheet(qtbot, match, found, is_open=True)
        assert page.second_look is not None
        assert page.second_look.note.text() == f"{begins} was found that was clearly better."


def test_chances_are_drawn_where_something_can_be_said(qtbot: QtBot, match: Match) -> None:
    found, stops = found_in(match), course(match)
    drawn = chances(told_of(match), stops, found)
    assert 2 < len(drawn) < len(stops)
    assert {stop.points for stop in drawn[:-1]} == {(25, 75)}
    moments = [it._replace(chances=(0.596, 0.328, 0.076)) for it in found.moments]
    of_three = chances(told_of(match), stops, found._replace(moments=tuple(moments)))
    assert of_three[0].points == (60, 33, 7), "together they are 100"
    # They tied.
    assert drawn[-1].points == (50, 50) and drawn[-1].number == stops[-1].number
    page = sheet(qtbot, match, found, is_open=False)
    points = page.chart
    segments = page.drawn
    assert segments is not None and points is not None and not isinstance(points, ChanceChart)
    segments.choose("chances")
    QApplication.processEvents()
    # The keyboard stays at the switch.
    again, chart = page.drawn, page.chart
    assert again is not None and again is not segments and again.chosen_button().hasFocus()
    assert isinstance(chart, ChanceChart)
    assert " 75%" in chart.sentence(0) and chart.accessibleName() == "Chances to win"
    wanted: list[int] = []
    page.moment.connect(wanted.append)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert wanted == [drawn[0].number]
    again.choose("points")
    assert page.chart is not None and page.chart.stops == stops


@pytest.mark.parametrize("finds", [True, False])
def test_what_was_found_has_the_keyboard_that_was_at_its_button(
    qtbot: QtBot, match: Match, *, finds: bool
) -> None:
    page = sheet(qtbot, match, None, is_open=False)
    assert page.second_look is not None
    page.second_look.button.setFocus()
    found = found_in(match)
    page.analysing.found.emit(found if finds else found._replace(swings=()))
    told = page.second_look
    assert told is not None and (told.first is not None) == finds
    at = page.focusWidget()
    assert at is rows(page)[0] if finds else isinstance(at, Scrolled)


def test_a_name_that_is_being_typed_is_typed_on_when_something_was_found(
    qtbot: QtBot, match: Match
) -> None:
    page = sheet(qtbot, match, None, is_open=False)
    page.verbs.rename.click()
    field = page.verbs.field
    QTest.keyClicks(field, "Sun")
    with qtbot.assertNotEmitted(page.renamed):
        page.analysing.found.emit(found_in(match))
    assert page.focusWidget() is field and not field.isHidden()
    assert page.verbs.rename.isHidden(), "in its place"
    QTest.keyClicks(field, "day")
    with qtbot.waitSignal(page.renamed) as told:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert told.args == ["Sunday"]


@pytest.mark.slow
def test_a_match_is_looked_at_and_the_window_stays_awake(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.analysis.slices.begin", begins_near_the_end)
    page = sheet(qtbot, match, None, is_open=False)
    look = page.second_look
    assert look is not None and look.bar.isHidden()
    kept: list[Analysis] = []
    page.analysing.found.connect(kept.append)
    QTest.mouseClick(look.button, Qt.MouseButton.LeftButton)
    assert not look.bar.isHidden() and look.button.text() == "Stop"
    qtbot.waitUntil(lambda: page.analysis is not None, timeout=60_000)
    assert kept == [page.analysis] and page.analysing.done is None
    told = page.second_look
    assert told is not None and told is not look and told.button.isHidden()


@pytest.mark.slow
def test_it_can_be_stopped_and_a_process_that_dies_is_told(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sheet(qtbot, match, None, is_open=False)
    look = page.second_look
    assert look is not None
    monkeypatch.setattr("engine.analysis.slices.begin", dawdles)
    look.button.click()
    rested(qtbot, page)
    look.button.click()
    rested(qtbot, page)
    assert page.analysing.done is None and look.button.text() == "Analyse the match"
    assert page.analysis is None and page.second_look is look, "nothing had come yet"
    monkeypatch.setattr("engine.analysis.slices.begin", dies)
    look.button.click()
    qtbot.waitUntil(lambda: page.analysing.has_failed, timeout=60_000)
    assert "Please try again" in look.note.text() and look.bar.isHidden()


def rested(qtbot: QtBot, page: SheetPage) -> None:
    """What the last press brought has been seen."""
    qtbot.waitUntil(lambda: not page.testAttribute(PRESSES_NOTHING))


class Pretended(Analysing):
    """Looks at nothing; counts how often it was begun and stopped."""

    def __init__(self, found: Analysis | None) -> None:
        super().__init__()
        self.begun = self.stopped = 0
        self._finds = found

    def start(self, match: Match, before: Analysis | None = None) -> None:
        self.begun += 1
        self.done = 0.0
        self.changed.emit()

    def stop(self) -> None:
        self.stopped += 1
        self.done = None
        self.changed.emit()
        if self._finds is not None:
            self.found.emit(self._finds)


@pytest.mark.painted
@pytest.mark.parametrize("has_found", [True, False])
@pytest.mark.parametrize("way", ["mouse", Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_second_of_two_quick_presses_neither_stops_an_analysis_nor_goes_on_with_it(
    window: Window, qtbot: QtBot, match: Match, way: str | Qt.Key, *, has_found: bool
) -> None:
    analysing = Pretended(stopped(match, found_in(match)) if has_found else None)
    page = SheetPage(analysing)
    page.show_result(match, "Friday")
    window.resize(1280, 1600)
    window.lay_over(page)

    def press_twice() -> None:
        rested(qtbot, page)
        for _ in range(2):
            handle = window.windowHandle()
            assert page.second_look is not None and handle is not None
            button = page.second_look.button
            if isinstance(way, Qt.Key):
                button.setFocus()
                QTest.keyClick(button, way)
            else:
                at = button.mapTo(window, button.rect().center())
                QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at)
            QApplication.processEvents()

    press_twice()
    assert (analysing.begun, analysing.stopped) == (1, 0)
    press_twice()
    assert (analysing.begun, analysing.stopped) == (1, 1)
    press_twice()
    assert (analysing.begun, analysing.stopped) == (2, 1)


def begins_near_the_end(text: str, before: str) -> str:
    """In the other process: only the last answers are looked at."""
    vars(slices)["questions"] = lambda match: questions(match)[-LAST:]
    return begin(text, before)


def dawdles(text: str, before: str) -> str:
    """In the other process: nothing comes before it is stopped."""
    time.sleep(2)
    return begin(text, before)


def dies(_text: str, _before: str) -> str:
    """In the other process."""
    import os

    os._exit(3)


def stopped(match: Match, found: Analysis, moments: int | None = None) -> Analysis:
    """The same, stopped after so many moments, or after the first searches."""
    if moments is not None:
        return Analysis(found.moments[:moments], (), Open())
    found = found._replace(swings=tuple(it._replace(is_checked=False) for it in found.swings))
    looked = [Looked(it.number, it) for it in found.swings]
    return found._replace(open=Open((*looked, Looked(found.moments[0].number, None)), True))


def test_what_was_found_before_it_was_stopped_is_told_with_how_far_that_was(
    qtbot: QtBot, match: Match
) -> None:
    whole = found_in(match)
    page = sheet(qtbot, match, stopped(match, whole), is_open=False)
    look = page.second_look
    assert look is not None and len(rows(page)) == 1
    assert look.note.text().startswith(
        "All turns have been analysed so far; answers searched in depth: 2. What bots would rather"
    )
    assert look.button.text() == "Go on with the analysis" and look.button.isVisible()
    part = stopped(match, whole, len(whole.moments) - 5)
    page = sheet(qtbot, match, part, is_open=False)
    look = page.second_look
    assert look is not None and not rows(page) and look.button.isVisible()
    assert look.note.text() == "Analysed so far up to: Day 2, turn 33."
    # Chances are drawn as far as they are known, and no line leads from there to the end.
    assert page.drawn is not None
    drawn = chances(told_of(match), course(match), part)
    assert drawn and drawn[-1].number < part.moments[-1].number
    page = sheet(qtbot, match, stopped(match, whole, 5), is_open=False)
    assert page.drawn is None, "nothing could be said so far"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_no_longer_search_has_checked_is_told_as_that_and_without_its_cost(
    qtbot: QtBot, match: Match, language: str
) -> None:
    translate.install(QApplication.instance(), language)  # type: ignore[arg-type]
    part = stopped(match, found_in(match))
    (row,) = rows(sheet(qtbot, match, part, is_open=False))
    said = {"en": "Perhaps better “", "de": "Vielleicht besser „"}[language]
    assert said in row.accessibleName() and "%" not in row.accessibleName()
    (swing,) = part.swings
    voice, game = voice_of(match, language), boards.play(match.game.name)
    told = [it.text for it in asked_rows.rows(match, swing, voice, game)]
    firm = [it.text for it in asked_rows.rows(match, swing._replace(is_checked=True), voice, game)]
    (then, now) = next(pair for pair in zip(firm, told, strict=True) if pair[0] != pair[1])
    asked = {
        "en": ("The better answer", "Perhaps a better answer"),
        "de": ("Besser gewesen wäre", "Vielleicht besser gewesen wäre"),
    }
    assert (then, now) == asked[language]


@pytest.mark.slow
def test_an_analysis_that_is_stopped_keeps_what_it_has_and_goes_on_from_there(
    qtbot: QtBot, match: Match
) -> None:
    page = sheet(qtbot, match, None, is_open=False)
    look = page.second_look
    assert look is not None
    look.button.setFocus()
    look.button.click()
    # Once the first searches are done.
    qtbot.waitUntil(lambda: (page.analysing.done or 0) > 0.5, timeout=60_000)
    look.button.click()
    part, then = page.analysis, page.second_look
    assert part is not None and part.open is not None and part.open.has_moments
    assert then is not None and then is not look and page.focusWidget() is then.button
    page.analysing.start(match, part)
    before = page.analysing.done
    qtbot.waitUntil(lambda: page.analysing.done != before, timeout=60_000)
    assert page.analysing.done is None or page.analysing.done > 0.4
    page.analysing.stop()


@pytest.mark.slow
def test_a_match_that_has_gone_on_is_looked_at_no_longer(qtbot: QtBot, match: Match) -> None:
    page = sheet(qtbot, match, None, is_open=False)
    found: list[Analysis] = []
    page.analysing.found.connect(found.append)
    page.analysing.start(match)
    qtbot.waitUntil(lambda: (page.analysing.done or 0) > 0, timeout=60_000)
    match.set_name(0, "Zoe")
    qtbot.waitUntil(lambda: page.analysing.done is None, timeout=60_000)
    assert not found and page.analysis is None


@pytest.mark.slow
@pytest.mark.parametrize(("rest", "presses"), [(10**6, 0), (0, 2)])
def test_a_press_that_was_meant_to_stop_it_presses_nothing_that_came_there(
    qtbot: QtBot, match: Match, monkeypatch: pytest.MonkeyPatch, rest: int, presses: int
) -> None:
    monkeypatch.setattr("desktop.sheet.page.REST_MS", rest)
    page = sheet(qtbot, match, None, is_open=False)
    page.setAttribute(PRESSES_NOTHING, False)
    handle = page.windowHandle()
    assert handle is not None and page.second_look is not None
    wanted: list[Swing] = []
    page.asked.connect(wanted.append)
    page.second_look.button.setFocus()
    page.analysing.found.emit(found_in(match))
    assert page.testAttribute(PRESSES_NOTHING)
    QApplication.processEvents()
    if presses:
        qtbot.waitUntil(lambda: not page.testAttribute(PRESSES_NOTHING))
    (row,) = rows(page)
    assert page.focusWidget() is row and not row.visibleRegion().isEmpty()
    at = row.mapTo(page, row.visibleRegion().boundingRect().center())
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, none, at)
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert len(wanted) == presses


@pytest.mark.slow
async def test_a_row_leads_to_the_question_with_the_better_answer_marked_on_the_board(
    window: Window, until: Until, library: Library, match: Match
) -> None:
    window.resize(1280, 800)
    ident = library.add(match, "Friday")
    found = with_hints(match, found_in(match))
    (swing,) = found.swings
    library.analyses.keep(ident, kept.written(found, match))
    window.open_match(ident)
    await until(lambda: isinstance(window.page, SheetPage))
    shown(window, SheetPage).asked.emit(swing)
    await until(lambda: isinstance(window.page, MatchPage))
    page = shown(window, MatchPage)
    state, voice, board = match.state_at(swing.number - 1), page.voice, page.board
    assert isinstance(board, TwoLooks)
    said = [row.text for row in page.happened.list.rows]
    assert page.happened.heading.text() == "What was asked here"
    assert said[0] == voice.prompt(state)
    line = match.lines[swing.number - 1]
    assert isinstance(line, Answer)
    better, given = (state.find(it) for it in (swing.better, line.choices[0]))
    at = said.index("The better answer"), said.index("The answer that was given")
    assert said[at[0] + 1] == voice.answer(state, better)
    assert said[at[1] + 1] == voice.answer(state, given)
    assert at[1] - at[0] > 2 or len(said) - at[1] > 2, "what they bring is told"
    marked = {
        piece.spot.step or piece.spot.id
        for piece in board.drawn.stage.pieces.values()
        if piece.halo == "told"
    }
    assert marked and marked <= {*page.game.steps(state, better)}
    assert "would rather have done is marked" in page.look_back.accessibleName()
    page.look_back.stepped.emit(1)
    assert page.happened.heading.text() == "What happened here"


@pytest.mark.slow
async def test_an_analysis_goes_on_while_all_hands_are_opened_and_is_kept_where_the_match_is_left(
    window: Window, until: Until, library: Library
) -> None:
    match = finished("outer_earth_two_greedy_bots")
    ident = library.add(match, "Friday")
    window.open_match(ident)
    await until(lambda: isinstance(window.page, SheetPage))
    page = shown(window, SheetPage)
    assert page.second_look is not None
    page.second_look.button.click()
    analysing = page.analysing
    page.verbs.hands.click()
    assert window.page is page and analysing.done is not None
    await until(lambda: (analysing.done or 0) > 0)
    look = page.second_look
    assert look is not None and look.button.text() == "Stop" and look.bar.isVisible()
    window.show_shelf()
    opened = library.open(ident).match
    part = kept.read(library.analyses.of(ident), opened)
    assert part is not None and part.open is not None and part.moments


async def test_what_was_found_is_kept_until_the_match_goes_on(
    window: Window, until: Until, library: Library, match: Match
) -> None:
    ident = library.add(match, "Friday")
    window.open_match(ident)
    await until(lambda: isinstance(window.page, SheetPage))
    found, page = found_in(match), shown(window, SheetPage)
    page.analysing.found.emit(found)
    window.show_shelf()
    window.open_match(ident)
    await until(lambda: isinstance(window.page, SheetPage))
    again = shown(window, SheetPage)
    assert again is not page and again.analysis == found
    opened = library.open(ident).match
    assert kept.read(library.analyses.of(ident), opened) == found
    opened.set_name(0, "Zoe")
    assert kept.read(library.analyses.of(ident), opened) is None


@pytest.mark.parametrize("junk", [None, 7, "x", {}, {"revision": 1, "analysis": [[], [[1, 9]]]}])
def test_a_damaged_analysis_is_none(match: Match, junk: object) -> None:
    assert kept.read(junk, match) is None
    beyond = found_in(match)._replace(moments=(Moment(10_000, None),))
    assert kept.read(kept.written(beyond, match), match) is None


@pytest.mark.slow
async def test_a_sheet_that_is_on_its_way_out_can_be_told_in_another_language(
    window: Window, until: Until, library: Library, match: Match
) -> None:
    window.open_match(library.add(match, "Friday"))
    await until(lambda: isinstance(window.page, SheetPage))
    page = shown(window, SheetPage)
    window.sheet.leave()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    page.tell()
    assert page.second_look is not None and not page.second_look.button.isHidden()


def test_a_signed_number_stays_beside_what_it_belongs_to(qtbot: QtBot) -> None:
    row = Row("Day 1, turn 3", "pink", "Better “Miner −1”.")
    qtbot.addWidget(row)
    assert f"Better “Miner{NO_BREAK}−1”." in [it.text() for it in row.findChildren(QLabel)]
