"""The end of a day is told over the board, portrait by portrait; bots wait, and a press goes on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.red_outpost.play.board import Board
from desktop.host import settings
from desktop.look.voice import voice_of
from desktop.match import plate
from desktop.match.page import MatchPage
from desktop.match.scenes import Scenes
from desktop.match.stages import Stages
from desktop.match.telling import last_lines
from desktop.scene.choosing import Choosing
from desktop.scene.halos import TOLD
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.games.red_outpost.components import BARRACKS, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.lines import Answer
from engine.rules.agenda import Event
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import played, read

pytestmark = pytest.mark.dressed(False)


@cache
def answers_to(day: int) -> int:
    """After so many answers of `played` that day ends with the next one."""
    lines = played(3, answers=10**6).log()
    days = [
        entry.number
        for entry in lines
        if any(e.name == "day_ends" and e.params["day"] == day for e in entry.events)
    ]
    return sum(isinstance(entry.line, Answer) for entry in lines if entry.number < days[0])


def last(match: Match) -> list[Event]:
    """What the last answer led to."""
    return list(match.log()[-1].events)


def portraits(match: Match) -> list[str]:
    """The workers whose portraits brought something in the last answer, in order."""
    found = (e.params["worker"] for e in last(match) if e.name == "portrait")
    return list(dict.fromkeys(found))


@dataclass
class Table:
    """A match at the end of a day, with the person whose answer ends it."""

    window: Window
    library: Library
    until: Until

    async def end(self, day: int = 1, *, bots: bool = False) -> MatchPage:
        """Open it, and give the answer that ends the day."""
        match = played(3, answers=answers_to(day))
        asked = match.asked
        if bots:
            for seat in {0, 1, 2} - {asked}:
                match.set_player(seat, "bot:random")
        self.window.open_match(self.library.add(match, "Sunday"))
        page = self.window.page
        assert isinstance(page, MatchPage)
        await self.until(lambda: page.asking.waits)
        # The answer that `played` gave next: any other may not end the day.
        lines = played(3, answers=answers_to(day) + 1).lines
        page.asking.answer(*[line for line in lines if isinstance(line, Answer)][-1].choices)
        await self.until(lambda: page.stages.is_open or page.settled.is_open, 5.0)
        return page

    def again(self) -> MatchPage:
        """Leave the match and open it again."""
        self.window.show_shelf()
        self.window.open_match(self.library.matches()[0].id)
        page = self.window.page
        assert isinstance(page, MatchPage)
        return page


@pytest.fixture
def table(moving: Window, library: Library, until: Until) -> Table:
    """A window in which things move."""
    return Table(moving, library, until)


def texts(stages: Stages) -> list[str]:
    """What stands there."""
    return [text for text in read(stages) if text]


async def test_a_day_is_told_portrait_by_portrait_and_a_press_goes_on(table: Table) -> None:
    page = await table.end()
    stages, match = page.stages, page.match
    voice = page.voice
    gained = [0, 0, 0]
    told = [event for event in last(match) if event.name == "portrait"]
    for worker in portraits(match):
        here = [event for event in told if event.params["worker"] == worker]
        assert not stages.is_told
        assert stages.sentence.text() == "\n".join(map(voice.event, here))
        for event in here:
            gained[event.params["seat"]] += event.params["points"]
        labels = [label.text() for label in stages.findChildren(QLabel) if not label.isHidden()]
        at = labels.index("Day total")
        assert labels[at + 2 : at + 5] == [voice.words.signed(points) for points in gained]
        assert "VP now" in labels and str(page.match.view(0).returns()) not in labels
        QTest.keyClick(stages.go, Qt.Key.Key_Return)
    assert stages.is_told and stages.is_open
    state = match.state_at(match.log()[-1].number)
    assert {str(points) for points in state.vp} <= set(texts(stages))  # type: ignore[attr-defined]
    QTest.keyClick(stages.go, Qt.Key.Key_Return)
    assert not stages.is_open and stages.isHidden()


def on_board(page: MatchPage) -> RedOutpost:
    """The situation that the drawn board shows."""
    assert isinstance(page.board, Board) and page.board.drawn.layout_shown is not None
    state = page.board.drawn.layout_shown.state
    assert isinstance(state, RedOutpost)
    return state


def lit(page: MatchPage) -> list[str]:
    """What shines on the drawn board because something is told of it."""
    assert isinstance(page.board, Board)
    return [piece.spot.id for piece in page.board.drawn.stage.pieces.values() if piece.halo == TOLD]


async def test_the_board_stands_as_the_day_ended_and_points_come_row_by_row(table: Table) -> None:
    page = await table.end()
    match = page.match
    after = match.state_at(match.log()[-1].number)
    assert isinstance(after, RedOutpost)
    brought = [event for event in last(match) if event.name in ("portrait", "stopped_at_zero")]
    vp = [
        after.vp[seat] - sum(e.params["points"] for e in brought if e.params["seat"] == seat)
        for seat in range(3)
    ]
    for worker in portraits(match):
        for event in brought:
            if event.params.get("worker") == worker:
                vp[event.params["seat"]] += event.params["points"]
        seen = on_board(page)
        assert (seen.day, seen.phase, seen.vp) == (1, 4, vp)
        assert sum(seen.discs) and any(place != BARRACKS for place in seen.at)
        assert lit(page) == [f"portrait:{worker}"]
        page.stages.go_on()
    assert page.stages.is_told and lit(page) == []
    assert (on_board(page).day, on_board(page).vp) == (1, after.vp)
    page.stages.go_on()
    assert on_board(page).day == 2 and not sum(on_board(page).discs)


async def test_nothing_is_asked_before_a_board_that_stands_as_it_stood(table: Table) -> None:
    page = await table.end()
    await table.until(lambda: page.asking.waits)
    assert not page.choosing.is_open and "go on there" in page.choices.prompt.text()
    page.scenes.put_away()
    assert page.choosing.is_open and page.choosing.state is on_board(page)


@pytest.mark.dressed(True)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
async def test_the_plate_lies_over_no_portrait_and_no_points(
    table: Table, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    page = await table.end()
    await asyncio.sleep(0)
    things = (*(f"portrait:{worker}" for worker in WORKERS), "vp:0", "vp:1", "vp:2")
    for thing in things:
        area = page.board.area_of(thing)
        assert not area.isEmpty() and not area.intersects(page.stages.geometry()), thing


async def test_a_press_that_began_before_it_was_seen_does_not_go_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plate, "REST_S", 1000.0)
    page = await table.end()
    QTest.keyClick(page.stages.go, Qt.Key.Key_Return)
    QTest.mouseClick(page.stages.go, Qt.MouseButton.LeftButton)
    assert page.stages.at == 0
    monkeypatch.setattr(plate, "REST_S", 0.0)
    QTest.mouseClick(page.stages.go, Qt.MouseButton.LeftButton)
    assert page.stages.at == 1


async def test_a_look_at_an_earlier_moment_leaves_what_was_to_come(table: Table) -> None:
    page = await table.end(bots=True)
    page.stages.go_on()
    page.show_moment(page.match.log()[-3].number)
    assert page.stages.isHidden() and lit(page) == [] and page.asking.holds("stages")
    page.show_now()
    assert page.stages.isVisible() and page.stages.at == 1 and on_board(page).day == 1


async def test_bots_wait_until_the_day_has_been_gone_through(table: Table) -> None:
    page = await table.end(bots=True)
    revision = page.match.revision
    assert page.asking.holds("stages") and page.stages.go.hasFocus()
    page.stages.show_all()
    assert page.stages.is_told and page.match.revision == revision
    page.stages.go.click()
    assert not page.asking.holds("stages")
    if page.match.asked not in page.match.persons:
        await table.until(lambda: page.match.revision > revision)


async def test_with_motion_off_the_finished_table_is_there_at_once(table: Table) -> None:
    table.window.appearance.move_by("off")
    page = await table.end(bots=True)
    assert page.stages.is_told and page.asking.holds("stages")
    assert page.stages.all.isHidden()


@pytest.mark.dressed(True)
async def test_the_impatient_have_it_beside_the_board_from_then_on_and_can_change_their_mind(
    table: Table,
) -> None:
    table.window.resize(1280, 1000)
    page = await table.end()
    page.stages.hurry.click()
    assert page.stages.is_told
    page.stages.go.click()
    assert settings.load()[0].in_rows is False
    table.window.show_shelf()
    page = await table.end(bots=True)
    assert page.settled.isVisible() and not page.stages.is_open
    assert not page.asking.holds("stages")
    page.settled.in_rows.click()
    assert page.stages.isVisible() and not page.stages.is_told and page.settled.isHidden()
    assert settings.load()[0].in_rows is True


async def test_a_day_beside_the_board_goes_once_a_person_has_answered(table: Table) -> None:
    page = await table.end()
    page.stages.hurry.click()
    page.stages.go.click()
    table.window.show_shelf()
    page = await table.end(bots=True)
    revision = page.match.revision
    await table.until(lambda: page.asking.waits and page.match.revision > revision)
    assert page.settled.is_open, "no bot puts it away"
    page.asking.answer(str(page.match.state.legal_actions()[0]))
    await table.until(lambda: not page.settled.is_open)
    assert page.settled.isHidden()


async def test_what_begins_is_told_when_the_day_has_been_gone_through(table: Table) -> None:
    page = await table.end()
    assert page.headline.text == ""
    page.scenes.put_away()
    assert "Day 2 begins" in page.headline.text


async def test_a_day_that_is_taken_back_meanwhile_is_told_no_more(table: Table) -> None:
    page = await table.end(bots=True)
    page.asking.change(lambda: page.match.undo())
    assert not page.stages.is_open and page.stages.isHidden()
    assert page.headline.text == "" and not page.asking.holds("stages")


async def test_escape_makes_way_at_once(table: Table, hand: Hand) -> None:
    page = await table.end()
    hand.key(Qt.Key.Key_Escape)
    assert not page.stages.is_open and table.window.page is page


async def test_who_left_before_they_had_gone_through_it_goes_on_there(table: Table) -> None:
    page = await table.end()
    match = page.match
    page = table.again()
    assert page.match is not match
    assert page.stages.isVisible() and not page.stages.is_told and page.asking.holds("stages")


async def test_whoever_comes_back_goes_on_in_the_row_where_they_left_and_is_told_nothing_twice(
    table: Table,
) -> None:
    page = await table.end()
    page.stages.go_on()
    page.stages.go_on()
    page = table.again()
    assert page.stages.isVisible() and page.stages.at == 2 and on_board(page).day == 1
    page.stages.show_all()
    page.stages.go_on()
    page = table.again()
    assert not page.scenes.is_open and not page.asking.holds("stages") and on_board(page).day == 2


async def test_a_day_that_is_looked_back_at_can_be_gone_through_again(table: Table) -> None:
    page = await table.end()
    number = page.match.log()[-1].number
    page.scenes.put_away()
    page.show_moment(page.match.log()[-2].number)
    assert page.happened.in_rows.isHidden()
    page.show_moment(number)
    page.happened.in_rows.click()
    assert page.stages.isVisible() and not page.stages.is_told
    page.show_now()
    assert not page.stages.is_open


async def test_at_another_earlier_moment_the_day_of_the_one_before_is_told_no_more(
    table: Table,
) -> None:
    page = await table.end()
    last, before = page.match.log()[-1].number, page.match.log()[-2].number
    page.scenes.put_away()
    page.show_moment(last)
    page.happened.in_rows.click()
    assert page.stages.isVisible()
    page.show_moment(before)
    assert not page.stages.isVisible() and not page.scenes.is_open


async def test_the_last_day_is_gone_through_before_the_score_sheet(table: Table) -> None:
    page = await table.end(2)
    assert page.match.is_over and table.window.page is page
    page.stages.show_all()
    page.stages.go.click()
    await table.until(lambda: isinstance(table.window.page, SheetPage))


async def test_it_is_told_in_the_other_language_where_it_is(table: Table) -> None:
    page = await table.end()
    page.stages.go_on()
    table.window.appearance.speak("de")
    assert page.stages.heading.text() == "Tag 1 ist gewertet" and page.stages.at == 1
    table.window.appearance.speak("en")


@pytest.mark.dressed(True)
async def test_nothing_jumps_from_portrait_to_portrait(table: Table) -> None:
    page = await table.end()
    await asyncio.sleep(0)
    size = page.stages.size()
    while not page.stages.is_told:
        page.stages.go_on()
        await asyncio.sleep(0)
        assert page.stages.size() == size


def test_whoever_has_had_enough_misses_what_came_after_and_not_what_they_saw(qtbot: QtBot) -> None:
    match = played(3)
    play = boards.play(match.game.name)
    board = play.board(Choosing())
    assert isinstance(board, QWidget)
    qtbot.addWidget(board)
    scenes = Scenes(play, match, board, Stages(board, play.draw_sign))
    words = voice_of(match, "en")
    assert scenes.begin(match.log(), words, is_moving=False, with_cards=False)
    days = list(scenes.left)
    assert len(days) == 2
    assert scenes.put_away() and list(scenes.missed) == days[1:]
    assert scenes.begin(match.log(), words, is_moving=False, with_cards=False)
    scenes.stages.go_on()
    assert list(scenes.left) == days[1:]
    assert scenes.put_away() and list(scenes.missed) == []
    assert not scenes.put_away()


def test_what_is_last_is_all_of_the_set_up_and_then_an_answer_with_what_came_of_it() -> None:
    begun, one, two = (played(3, answers=answers).log() for answers in range(3))
    assert begun
    assert last_lines(begun) == [entry.number for entry in begun]
    assert last_lines(one) == [entry.number for entry in one[len(begun) :]]
    assert last_lines(two) == [entry.number for entry in two[len(one) :]]
