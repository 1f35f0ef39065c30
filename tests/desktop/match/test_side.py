"""What stands beside the board: six choices at least, news and log as tabs, and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.match import first_match
from tests.desktop.fixtures import Hand, Until, light_and_english
from tests.desktop.lessons import GAMES, answers
from tests.desktop.pages import played
from tests.desktop.questions import QUESTIONS, asked
from tests.games.red_outpost.window.board import drawn_on

Open = Callable[[str], MatchPage]
SIX = 6


@pytest.fixture
def open_page(qtbot: QtBot, qapp: QApplication, thinking: Thinking) -> Iterator[Open]:
    """Shows a question at 1280x800 in German, with the row of controls that bots bring."""
    light_and_english(qapp)
    translate.install(qapp, "de")

    def make(question: str) -> MatchPage:
        page = MatchPage(asked(question), "Freitag", thinking, lambda: 0, in_rows=False)
        qtbot.addWidget(page)
        # The window's own size is that of its page.
        page.resize(1280, 800)
        drawn_on(page).set_motion(0)
        page.show()
        assert QTest.qWaitForWindowExposed(page)
        # Where all lies is asked for, not how it is painted.
        page.setUpdatesEnabled(False)
        page.refresh()
        page.pace.show()
        page.arrange()
        settle(qapp)
        return page

    yield make
    translate.install(qapp, "en")


def settle(qapp: QApplication) -> None:
    for _ in range(4):
        qapp.processEvents()


def seen(page: MatchPage) -> int:
    """How many choices can be read without scrolling."""
    rows = page.choices.list
    high = rows.viewport().height()
    rects = (rows.visualRect(rows.model().index(number, 0)) for number in range(len(rows.rows)))
    return sum(
        row.can_press and rect.top() >= 0 and rect.bottom() < high
        for row, rect in zip(rows.rows, rects, strict=True)
    )


def offered(page: MatchPage) -> int:
    return sum(row.can_press for row in page.choices.list.rows)


@pytest.mark.slow
def test_six_choices_are_seen_in_a_window_of_1280_by_800(
    open_page: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    heights = set()
    page = open_page(QUESTIONS[0])
    for question in QUESTIONS:
        # The page as it goes on, and the match as the other tests find it.
        monkeypatch.setattr(page.match, "history", asked(question).history)
        page.match.looked.clear()
        page.refresh()
        page.arrange()
        settle(qapp)
        heights.add(page.choices.height())
        assert seen(page) >= min(SIX, offered(page)), question
        groups = [row for row in page.choices.list.rows if row.kind == "group"]
        for group in groups:
            page.choosing.take((group.value,))
            settle(qapp)
            assert seen(page) >= min(SIX, offered(page)), (question, group.value)
            heights.add(page.choices.height())
            assert page.choices.step_back()
    assert len(heights) == 1, "the question is as high whatever is asked"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_six_choices_are_seen_below_each_prompt_of_the_first_match(
    window: Window, hand: Hand, until: Until, qapp: QApplication, game: str
) -> None:
    translate.install(qapp, "de")
    window.resize(1280, 800)
    window.show_me(game)
    page = hand.page
    lesson, wide = page.lesson, page.board.width()
    for prompt, answer in zip(first_match.script(game, "de").prompts, answers(game), strict=True):
        await until(lambda prompt=prompt: prompt.text in lesson.prompt.text() and hand.is_asked)
        # The row that is meant may lie further down.
        page.choices.list.scrollToTop()
        await until(lambda: seen(page) >= min(SIX, offered(page)), 6)
        label = lesson.prompt
        assert lesson.isVisible() and label.height() >= label.heightForWidth(label.width())
        page.choosing.answer(*answer.choices)
    await until(lambda: hand.is_asked)
    lesson.leave.click()
    await until(lambda: not lesson.isVisible())
    assert page.board.width() == wide, "prompts take nothing from the board"
    translate.install(qapp, "en")


@pytest.mark.slow
async def test_news_and_log_are_tabs_in_one_column(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 1000)
    page = hand.begin("Ben=bot:greedy", "Anna")
    await until(lambda: page.since.isVisible())
    side = page.beside
    assert side.tabs.isVisible() and side.tabs.now() == "news" and page.log.isHidden()
    assert not side.tabs.buttons["question"].isVisible(), "the question is seen anyway"
    high = page.choices.height()
    side.tabs.buttons["log"].click()
    assert page.log.isVisible() and page.since.isHidden() and page.since.is_open
    side.tabs.buttons["news"].click()
    assert page.since.isVisible() and page.log.isHidden()
    page.since.put_away()
    await until(lambda: page.log.isVisible() and side.tabs.isHidden())
    assert page.log.heading.isVisible() and page.choices.height() == high


@pytest.mark.slow
async def test_question_news_and_log_are_tabs_in_a_low_window(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Ben=bot:greedy", "Anna")
    await until(lambda: page.since.is_open)
    side = page.beside
    shown = [key for key, tab in side.tabs.buttons.items() if tab.isVisible()]
    assert shown == ["question", "news", "log"]
    assert page.choices.isVisible() and not page.since.isVisible(), "the question comes first"
    side.tabs.buttons["news"].click()
    assert page.since.isVisible() and not page.choices.isVisible()
    side.tabs.buttons["log"].click()
    assert page.log.isVisible() and not page.since.isVisible()
    QTest.keyClick(page.log.list, Qt.Key.Key_N)
    assert page.since.list.hasFocus() and not page.log.isVisible(), "N goes to the news"
    QTest.keyClick(page.since.list, Qt.Key.Key_Escape)
    assert page.choices.isVisible()
    side.tabs.buttons["log"].click()
    assert page.escape() and page.choices.isVisible()


@pytest.mark.slow
async def test_from_log_and_news_the_keyboard_comes_back_to_the_question(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Ben=bot:greedy", "Anna")
    await until(lambda: page.since.is_open and hand.is_asked)
    page.log.list.setFocus()
    page.beside.show_log()
    page.escape()
    assert page.choices.list.hasFocus()
    page.beside.tabs.buttons["news"].setFocus()
    page.beside.tabs.buttons["news"].click()
    page.escape()
    assert page.choices.list.hasFocus()
    for tab in ("news", "question"):
        QTest.mouseClick(page.beside.tabs.buttons[tab], Qt.MouseButton.LeftButton)
    await until(page.choices.list.hasFocus)
    page.pace.pause.setFocus()
    QTest.keyClick(page.pace.pause, Qt.Key.Key_Slash)
    focus = QApplication.focusWidget()
    assert focus is not None and page.choices.isAncestorOf(focus)
    page.beside.tabs.buttons["question"].setFocus()
    page.choosing.answer(str(page.match.state.legal_actions()[0]))
    await until(lambda: hand.is_asked and page.choices.list.hasFocus())


@pytest.mark.slow
async def test_escape_leaves_news_that_nobody_sees_to_be_read(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Ben=bot:greedy", "Anna")
    await until(lambda: page.since.is_open)
    assert page.choices.isVisible() and not page.since.isVisible()
    page.escape()
    assert page.since.is_open and page.beside.tabs.buttons["news"].isVisible()
    page.beside.tabs.buttons["news"].click()
    page.escape()
    assert page.choices.isVisible() and page.since.is_open, "what lies on top was left"


@pytest.mark.slow
async def test_undo_and_redo_share_a_row_that_stays_where_it_is(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    steps = page.steps

    def places() -> list[object]:
        return [part.geometry() for part in (steps, steps.back, steps.forward, page.choices)]

    before = places()
    assert steps.back.height() == steps.forward.height()
    hand.key("1")
    hand.click(hand.rows()[1])
    await until(lambda: hand.is_asked and steps.back.isEnabled())
    assert places() == before
    steps.back.click()
    await until(lambda: hand.is_asked and steps.forward.isEnabled())
    assert places() == before
    assert steps.forward.toolTip().startswith("Redo: Anna: ")


@pytest.mark.slow
async def test_an_earlier_moment_leaves_the_board_as_large_as_it_is(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    board = page.board.geometry()
    page.show_moment(0)
    await until(lambda: page.look_back.isVisible())
    QApplication.processEvents()
    assert page.board.geometry() == board
    assert page.log.isVisible() and page.happened.isVisible()
    page.show_now()
    QApplication.processEvents()
    assert page.board.geometry() == board and page.choices.isVisible()


@pytest.mark.slow
async def test_who_does_not_agree_has_a_button_like_those_who_do(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    page.people.end.emit()
    agreement = page.agreement
    await until(lambda: agreement.isVisible())
    roles = {button.property("role") for button in agreement.findChildren(QPushButton)}
    assert len(roles) == 1 and len(agreement.buttons) == 2


def test_what_all_are_asked_about_a_match_that_is_over_takes_its_room_from_the_log(
    qtbot: QtBot, qapp: QApplication, thinking: Thinking
) -> None:
    light_and_english(qapp)
    match = played(3)
    page = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.refresh()
    page.arrange()
    settle(qapp)
    before = page.log.height()
    page.ask_rewind(match.undo_offer().to)
    settle(qapp)
    assert page.agreement.isVisible() and page.log.height() < before
    assert (page.width(), page.height()) == (1280, 800)


def test_the_log_stands_beside_the_question_where_there_is_room_and_below_it_else(
    open_page: Open, qapp: QApplication
) -> None:
    page = open_page("turn")
    parts = (page.choices, page.log, page.pace)

    def lie() -> list[QPoint]:
        settle(qapp)
        return [part.mapTo(page, QPoint()) for part in parts]

    page.resize(1280, 1100)
    before = lie()
    page.resize(2600, 1100)
    question, log, _ = lie()
    assert page.beside.is_wide and log.x() > question.x()
    page.resize(1280, 1100)
    assert lie() == before


def test_the_hint_is_there_again_once_the_question_has_room_again(
    open_page: Open, qapp: QApplication
) -> None:
    page = open_page("turn")
    # Some questions have no list.
    page.choices.list.hide()
    settle(qapp)
    assert page.choices.hint.isVisible()
    page.choices.setFixedHeight(page.choices.minimumSizeHint().height())
    settle(qapp)
    assert page.choices.hint.isHidden()
    page.choices.setMinimumHeight(0)
    page.choices.setMaximumHeight(16_777_215)
    settle(qapp)
    assert page.choices.hint.isVisible()


async def test_a_ring_shows_that_keys_scroll_the_overview(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    page.turn_over()
    page.board.take_focus()
    told = QApplication.focusWidget()
    assert isinstance(told, QScrollArea) and page.board.isAncestorOf(told)
    rings = [it for it in window.findChildren(theme.FocusRing) if it.followed is told]
    assert len(rings) == 1 and rings[0].outline.isVisible()
