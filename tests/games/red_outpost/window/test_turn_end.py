"""The large button of the clock: a turn ends, the day is scored, and nothing known goes unasked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.table import Table
from desktop.look import translate
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.games.red_outpost.table import AtTable
from engine.record.lines import Fact
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.at_table import at_table, tell


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """The table of two people, Anna first."""
    light_and_english(qapp)
    telling: Telling[AtTable] = Telling(at_table())
    made = Table(telling)
    telling.setParent(made)
    telling.changed.connect(made.show_table)
    made.resize(1600, 900)
    # Nothing of it is looked at as it is drawn.
    made.setUpdatesEnabled(False)
    made.show()
    made.show_table()
    yield made
    made.close()


def match_on(table: Table) -> Telling[AtTable]:
    return table.clock.telling


def facts(table: Table) -> list[str]:
    lines = match_on(table).match.lines
    return [" ".join((line.name, *line.words)) for line in lines if isinstance(line, Fact)]


def press(button: QWidget) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_turn_without_a_worker_asks_before_moods_are_forgotten(table: Table) -> None:
    press(table.clock.done)
    assert facts(table) == [] and not table.clock.done.isVisible()
    assert table.clock.unfollowed.question.text.startswith("Which worker did Anna move?")
    press(table.clock.unfollowed.enter)
    assert table.moves.isVisible() and table.clock.done.isVisible()
    press(table.moves.workers[3])
    press(table.moves.goals[7])
    press(table.clock.done)
    assert facts(table) == ["moved 1 miner mine portrait all", "done 1"]


def test_moods_that_are_forgotten_are_said_and_asked_for_once(table: Table) -> None:
    press(table.clock.done)
    press(table.clock.unfollowed.forget)
    assert facts(table) == ["done 1"]
    said = [event.name for event in match_on(table).match.log()[-1].events]
    assert "not_followed" in said
    press(table.clock.done)
    assert facts(table) == ["done 1", "done 2"], "nothing is left that could be forgotten"


@pytest.mark.parametrize(
    ("moved", "asked", "came", "missed"),
    [
        ("farmer lake", "lake", "lake_card 1 nothing caught", "lake_card 1 ? caught"),
        (
            "fisherman lake",
            "lake",
            "two_lake_cards 1 nothing fish_1 none no",
            "two_lake_cards 1 ? ? none no",
        ),
        ("miner spaceship", "spaceship", "ship_card 1 crystal -", "ship_card 1 ? -"),
    ],
)
def test_a_turn_whose_card_was_not_entered_asks_for_it_before_it_ends(
    table: Table, moved: str, asked: str, came: str, missed: str
) -> None:
    tell(match_on(table).match, "clock 1 afternoon 0 1", f"moved 1 {moved} portrait all")
    table.show_table()
    clock, ways = table.clock, table.clock.unfollowed

    def ends() -> list[str]:
        """What was told since the move, which is taken back."""
        log = match_on(table).match.log()
        told = [entry.line for entry in log if isinstance(entry.line, Fact)][2:]
        match_on(table).change(match_on(table).match.undo)
        return [" ".join((line.name, *line.words)) for line in told]

    press(clock.done)
    assert facts(table)[2:] == []
    assert ways.question.text.startswith(f"Which {asked} card did Anna draw?")
    press(ways.enter)
    focus = QApplication.focusWidget()
    assert not clock.is_asking and focus is not None
    assert getattr(table, asked).isAncestorOf(focus)
    press(clock.done)
    press(ways.unseen)
    assert ends() == [missed, "done 1"]
    press(clock.done)
    press(ways.forget)
    assert ends() == ["done 1"]
    match_on(table).tell(*came.split())
    press(clock.done)
    assert ends() == [came, "done 1"]
    match_on(table).change(match_on(table).match.undo)
    table.show_parts({"moves"})
    press(clock.done)
    assert ends() == ["done 1"], "who follows no cards is not asked"


@pytest.mark.parametrize("way", ["done", "unseen", "forget", "follow"])
def test_the_first_card_of_the_fisherman_is_not_lost_when_the_turn_ends(
    table: Table, way: str
) -> None:
    tell(match_on(table).match, "clock 1 afternoon 0 1", "moved 1 fisherman lake portrait all")
    table.show_table()
    said: list[str] = []
    table.refused.connect(said.append)
    if way != "done":
        press(table.clock.done)
    table.lake.ask_fisherman()
    press(table.lake.faces[0])
    if way == "done":
        press(table.clock.done)
    else:
        press(next(it for it in table.findChildren(TouchButton) if it.objectName() == way))
    assert table.clock.done.isVisible() and table.lake.is_half_entered
    assert len(said) == (way != "follow") and all("half entered" in it for it in said)
    focus = QApplication.focusWidget()
    assert focus is not None and table.lake.isAncestorOf(focus)
    press(table.lake.faces[1])
    press(table.lake.faces[0])
    press(table.clock.done)
    told = ["two_lake_cards 1 nothing fish_1 first no", "done 1"]
    assert facts(table)[2:] == told


def test_a_card_of_choice_is_not_lost_when_the_turn_ends(table: Table) -> None:
    tell(match_on(table).match, "clock 1 afternoon 0 1", "moved 1 miner spaceship portrait all")
    table.show_table()
    press(table.clock.done)
    press(next(it for it in table.spaceship.places if it.objectName() == "ship_any"))
    press(table.clock.unfollowed.unseen)
    assert table.spaceship.is_half_entered and not facts(table)[2:]
    table.show_parts({"moves"})
    press(table.clock.done)
    assert facts(table)[2:] == ["done 1"], "what nobody sees keeps nobody"


def test_a_pass_ends_the_turn_without_a_question(table: Table) -> None:
    match_on(table).tell("passed", 1)
    press(table.clock.done)
    assert facts(table) == ["passed 1", "done 1"]


def test_who_does_not_follow_workers_is_not_asked(table: Table) -> None:
    table.show_parts({"goods", "actions", "lake", "spaceship"})
    press(table.clock.done)
    assert facts(table) == ["done 1"]


def test_escape_and_n_lose_nothing(table: Table) -> None:
    table.clock.press()
    assert table.clock.is_asking
    table.clock.press()
    assert not table.clock.is_asking and facts(table) == [] and table.moves.isVisible()
    table.clock.press()
    assert table.escape() and not table.clock.is_asking and table.clock.done.isVisible()
    assert not table.escape()


def test_after_the_last_turn_the_large_button_scores_the_day(table: Table) -> None:
    pages: list[QWidget] = []
    table.page_wanted.connect(pages.append)
    match_on(table).tell("clock", 1, "evening", 2, 1)
    assert table.clock.done.words[0] == "Score the day" and not table.clock.done.reason
    press(table.clock.done)
    (page,) = pages
    assert isinstance(page, DayEnd)
    page.deleteLater()


def test_once_the_day_has_been_played_no_place_is_locked(table: Table) -> None:
    """RO-1.8: an evening lock is red during the Evening only."""
    match_on(table).tell("clock", 1, "evening", 1, 1)
    assert table.clock.locked.text.startswith("Locked: ")
    match_on(table).tell("passed", match_on(table).state.at_turn + 1)
    match_on(table).tell("done", match_on(table).state.at_turn + 1)
    assert table.clock.locked.text == "No place is locked now."
    assert not any(slot.words[1] == "locked" for slot in table.moves.goals)


def test_a_match_that_is_over_scores_no_day(table: Table) -> None:
    tell(match_on(table).match, "clock 2 evening 2 1", "settle")
    table.show_table()
    assert table.clock.done.reason == "The match is over."


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_large_button_says_whole_that_the_match_is_over(
    table: Table, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    translate.add_game("red-outpost")
    translate.install(qapp, language)
    match_on(table).measure.fit(QSize(1280, 800))
    table.resize(1280, 655)
    tell(match_on(table).match, "clock 2 evening 2 1", "settle")
    table.show_table()
    QApplication.processEvents()
    painted: list[str] = []
    draw = QPainter.drawText

    def keep(painter: QPainter, *given: Any) -> Any:
        painted.extend(part for part in given if isinstance(part, str))
        return draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", keep)
    table.clock.done.grab()
    assert table.clock.done.words[0] in painted


def test_what_is_asked_of_a_card_is_not_asked_of_the_worker_once_the_move_is_taken_back(
    table: Table,
) -> None:
    match = match_on(table)
    tell(match.match, "clock 1 afternoon 0 1", "moved 1 farmer lake portrait all")
    table.show_table()
    press(table.clock.done)
    assert table.clock.is_asking
    match.change(match.match.undo)
    assert not table.clock.is_asking
    match.change(match.match.redo)
    assert table.clock.is_asking
