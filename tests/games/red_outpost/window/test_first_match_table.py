"""The first match beside the box leads through three turns: told, forgotten, undone and put in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.look import translate
from desktop.rules.book import load
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.match import first_match
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE
from engine.rules.words import LANGUAGES
from engine.store.library import Library
from tests.desktop.lessons import asked, said
from tests.games.red_outpost.at_table import at_table

pytestmark = pytest.mark.dressed(False)

GAME = "red-outpost"
MORNING_ENDS = "Orange is done"
DISC = ("act_moved_disc", "act_moved_disc", "act_gave")
"""Move a disc, where the Miner and then the Farmer stand."""
PRESSES: tuple[tuple[str, ...], ...] = (
    ("show_moves", "who_miner", "to_lake"),
    ("lake_fish_1",),
    ("done",),
    ("done", "follow", "who_commissar", "to_administration"),
    ("done",),
    ("show_moves", "who_farmer", "to_pasture"),
    ("undo",),
    ("who_farmer", "to_cornfield"),
    (
        *("log_button", MORNING_ENDS, "put_in_before"),
        *("show_actions", *DISC, "insert", "take"),
    ),
    ("done",),
)
"""What each prompt asks to press, one after the other."""


@pytest.fixture
def page(window: Window) -> TablePage:
    """The first match at the table, before its first step."""
    window.resize(1280, 800)
    window.show_me(GAME, AT_TABLE)
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def press(window: Window, *names: str) -> None:
    """Press one button after the other with the mouse, on whichever page is seen."""
    for name in names:
        page = window.page
        if name == MORNING_ENDS:
            assert isinstance(page, TablePage)
            entries = page.match.log()
            page.log.look_at.emit(
                next(it.number for it in entries if it.line == Fact("done", ("2",)))
            )
            continue
        button = page.findChild(QAbstractButton, name)
        assert button is not None and button.isVisible() and button.isEnabled(), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def follow(window: Window, page: TablePage, steps: int) -> None:
    """Do what the first prompts ask for."""
    for names in PRESSES[:steps]:
        press(window, *names)
    assert said(page) == asked(page, steps + 1)


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_presses_that_the_prompts_ask_for_lead_to_the_end(
    window: Window, page: TablePage, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    prompts = first_match.script(GAME, language, AT_TABLE).prompts
    for step, (prompt, names) in enumerate(zip(prompts, PRESSES, strict=True), 1):
        assert said(page) == asked(page, step, language=language)
        assert f"{step} " in page.lesson.heading.text()
        assert page.lesson.clause.clause == prompt.clause and prompt.clause in load(GAME).clauses
        label = page.lesson.prompt
        assert label.height() >= label.heightForWidth(label.width())
        for name in names:
            button = page.findChild(QAbstractButton, name)
            if button is not None and page.history.isHidden() and window.page is page:
                at = button.mapTo(page, QPoint(0, button.height()))
                assert name == "undo" or at.y() <= page.steps.y() + 1, (
                    "it is seen without scrolling"
                )
            press(window, name)
    assert said(page) == asked(page, len(PRESSES) + 1, language=language)
    record = Match.resume(first_match.read(GAME, AT_TABLE))
    assert page.match.told == record.told
    assert page.match.state.text() == record.state.text()


def test_what_is_said_while_something_is_put_in_leads_through_it(
    window: Window, page: TablePage
) -> None:
    follow(window, page, 8)
    press(window, *PRESSES[8][:3])
    amid = first_match.script(GAME, "en", AT_TABLE).prompts[8].amid
    assert page.putting_in.is_on and said(page) == amid
    press(window, "insert_cancel")
    assert said(page) == asked(page, 9)


def test_another_entry_is_answered_kindly_and_the_prompts_go_on(
    window: Window, page: TablePage
) -> None:
    follow(window, page, 1)
    press(window, "vp_2_more")
    prompts = first_match.script(GAME, "en", AT_TABLE).prompts
    assert said(page) == "That is fine, too. " + prompts[1].text.format(p1="Pink")
    press(window, *PRESSES[1])
    assert said(page) == prompts[2].text.format(p1="Pink"), "once is enough"


def test_where_no_prompt_fits_the_way_back_leads_to_where_one_does(
    window: Window, page: TablePage
) -> None:
    follow(window, page, 3)
    assert page.telling.tell("clock", 1, "evening", 0, 1)
    assert said(page).startswith("That is fine, too. It goes on freely")
    assert page.lesson.to_lesson.isVisible() and not page.lesson.clause.isVisible()
    page.lesson.to_lesson.setFocus()
    page.lesson.to_lesson.click()
    assert said(page) == asked(page, 4) and not page.lesson.to_lesson.isVisible()
    assert not page.lesson.leave.hasFocus(), "a second Enter does not leave the prompts"


def test_a_card_that_is_pressed_twice_comes_once(window: Window, page: TablePage) -> None:
    follow(window, page, 1)
    press(window, *PRESSES[1], *PRESSES[1])
    assert "revealed already" in page.notice.text
    assert said(page) == asked(page, 3)


def test_what_was_to_be_forgotten_and_was_not_is_not_put_in(
    window: Window, page: TablePage
) -> None:
    follow(window, page, 4)
    press(window, "show_actions", *DISC)
    assert said(page).startswith("That is fine, too. Now choose “Orange is done”")
    press(window, "done", "show_moves", *PRESSES[7])
    assert said(page) == asked(page, 10), "the table is as if it had been put in"
    press(window, "done")
    assert said(page) == asked(page, 11)


def test_a_step_that_can_be_told_no_more_is_passed_over(window: Window, page: TablePage) -> None:
    follow(window, page, 3)
    press(window, "done", "forget")
    assert said(page).startswith("That is fine, too. Orange sends the Farmer")


def test_without_its_prompts_the_match_goes_on(
    window: Window, page: TablePage, library: Library
) -> None:
    follow(window, page, 2)
    page.lesson.leave.click()
    assert said(page) == "" and page.match.told == Match.resume(page.match.record()).told
    press(window, "done")
    assert said(page) == "" and page.match.turn == 2


def test_whoever_comes_back_is_led_on_from_where_the_match_stands(
    window: Window, page: TablePage, library: Library
) -> None:
    follow(window, page, 7)
    window.show_shelf()
    (info,) = library.matches()
    assert info.name == "First match"
    window.open_match(info.id)
    again = window.page
    assert isinstance(again, TablePage) and again is not page
    assert said(again) == asked(again, 8), "the wrong place was entered and taken back"


def test_the_set_up_of_the_table_leads_there(window: Window) -> None:
    window.set_up(GAME, AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    press(window, "show_me")
    assert isinstance(window.page, TablePage) and said(window.page) == asked(window.page, 1)


@pytest.mark.dressed(True)
def test_the_prompt_grows_with_the_window_as_the_table_does(
    window: Window, page: TablePage
) -> None:
    before = page.lesson.prompt.font().pixelSize()
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert page.lesson.prompt.font().pixelSize() > before >= 12


def test_a_table_of_ones_own_has_no_prompts(window: Window, library: Library) -> None:
    window.open_match(library.add(at_table(), "Friday"))
    assert isinstance(window.page, TablePage) and said(window.page) == ""
