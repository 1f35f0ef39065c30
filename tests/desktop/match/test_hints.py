"""Hints on the page: who gets them, what they say, and that they go with their question."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.look.rows import Row, RowList
from desktop.match.hints_card import HintsCard
from desktop.match.page import MatchPage
from desktop.match.thinking import Stopped, Thinking
from desktop.shell.window import Window
from engine.bots.hints import Hint as HintOfBot
from engine.bots.hints import compared
from engine.match.match import Match
from engine.record.lines import Answer, Hint
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library_file import LibraryError
from tests.desktop.fixtures import Hand, Until
from tests.desktop.match.asked_page import put_question

pytestmark = pytest.mark.dressed(False)


def told(page: MatchPage) -> Sequence[str]:
    """The answers that are hinted at."""
    return [row.value for row in page.hints.list.rows if row.can_press]


@pytest.mark.slow
async def test_the_best_answers_are_told_with_what_they_bring(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    hand.key("H")
    assert page.hints.is_open and "…" in page.hints.list.rows[0].text
    await until(lambda: told(page))
    legal = [str(action) for action in page.match.state.legal_actions()]
    assert len(told(page)) == 3 and set(told(page)) <= set(legal)
    assert any("leads on" in row.text for row in page.hints.list.rows if row.kind == "quiet")
    assert page.hints.list.hasFocus() and page.hints.accessibleName() == "Hint for Anna"
    page.choices.take_focus()
    hand.key("H")
    assert page.hints.list.hasFocus(), "it is there already"
    window.appearance.speak("de")
    assert page.hints.accessibleName() == "Tipp für Anna"
    assert "Anna hat einen Tipp verlangt" in [row.text for row in page.log.rows]


@pytest.mark.slow
async def test_a_press_of_a_hint_leads_to_it_among_the_choices_and_answers_nothing(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    page.choices.hint.click()
    await until(lambda: told(page))
    wanted, revision = told(page)[0], page.match.revision
    # What the answer brings is as good to press as the answer.
    page.hints.list.make_current(1)
    assert page.hints.list.rows[1].kind == "quiet"
    page.hints.list.setFocus()
    hand.key(Qt.Key.Key_Return)
    assert page.match.revision == revision
    row = page.choices.list.current_row
    assert row is not None and row.value == wanted and page.choices.list.hasFocus()
    page.choices.list.pressed_row.emit(row)
    await until(lambda: page.match.revision > revision)
    answer = next(line for line in page.match.lines if isinstance(line, Answer))
    assert answer.choices == (wanted,)
    await until(lambda: not page.hints.is_open)


@pytest.mark.slow
async def test_who_leaves_the_match_while_a_hint_is_looked_for_wants_it_no_more(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    before = asyncio.all_tasks()
    page.choices.hint.click()
    (looks,) = asyncio.all_tasks() - before
    window.show_shelf()
    await until(looks.done)
    assert looks.cancelled()


async def test_however_many_hints_were_asked_for_leaving_the_match_is_heard_once(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    left = SIGNAL("destroyed()")
    before = page.hinting.receivers(left)
    for _ in range(3):
        hand.key("H")
        assert page.hints.is_open and page.escape() and not page.hints.is_open
    assert page.hinting.receivers(left) == before


async def test_a_hint_that_cannot_be_had_is_said_and_the_question_stays(
    window: Window, hand: Hand, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)

    def full() -> None:
        raise LibraryError("library.full", "there is no room left")

    async def crashed(*_: object, **__: object) -> str:
        raise Stopped("bot.died", "the process crashed")

    with monkeypatch.context() as patched:
        patched.setattr(page.match, "note_hint", full)
        hand.key("H")
    assert not page.hints.is_open and "room" in page.notice.text
    monkeypatch.setattr(page.asking.thinking, "ask", crashed)
    hand.key("H")
    assert page.hints.is_open
    await until(lambda: "crashed" in page.notice.text)
    assert not page.hints.is_open
    await until(lambda: hand.is_asked)


async def test_a_mistake_in_a_hint_is_not_silent_and_nobody_waits_for_it(
    hand: Hand, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    heard: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: heard.append(said))

    async def mistaken(*_: object, **__: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(page.asking.thinking, "ask", mistaken)
    hand.key("H")
    await until(lambda: heard and hand.is_asked)
    assert not page.hints.is_open


def test_a_hint_to_give_none_of_the_hand_leads_to_the_way_to_do_so(
    qapp: QApplication, qtbot: QtBot, thinking: Thinking
) -> None:
    game = games.load("outer-earth")
    players = [Player("Anna"), Player("Ben", "bot:random")]
    match = Match.new(game, game.setup(2), players, "7F3A91C3")
    while match.asked or match.state.question is None or match.state.question.name != "add_card":
        legal = [str(it) for it in match.view(match.asked).legal_actions()]
        match.answer(match.asked, "add" if "add" in legal and match.asked == 0 else legal[0])
    page = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.show()
    put_question(page)
    page.hinting.give([HintOfBot(("enough",))])
    row = page.hints.list.current_row
    assert row is not None and row.can_press
    page.hints.list.pressed_row.emit(row)
    assert page.choices.picks.none.hasFocus()


@pytest.mark.slow
async def test_a_hint_that_comes_after_its_question_is_not_shown(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben")
    page.match.agree_to_hints([0, 1])
    page.asking.ask_again()
    await until(lambda: hand.is_asked and page.asking.waits)
    page.choices.hint.click()
    hand.key("1")
    hand.click(hand.rows()[0])
    await until(lambda: page.match.asked == 1 and hand.is_asked)
    assert not page.hints.is_open and not told(page)


def test_the_keyboard_is_at_the_first_answer_below_what_all_of_them_bring(
    qapp: QApplication,
) -> None:
    card = HintsCard()
    rows = [Row("all", kind="quiet"), Row("Mine", kind="choice", value="miner>mine")]
    card.tell("Anna", rows)
    assert card.list.current_row is rows[1]


async def test_several_persons_agree_to_hints_and_the_log_tells_it(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    hand.key("H")
    assert not page.hints.is_open and not page.agreement.isHidden()
    hand.find(QPushButton, "agree_0").click()
    assert not page.match.may_hint
    hand.find(QPushButton, "agree_1").click()
    assert page.match.may_hint and page.hints.is_open
    said = [row.text for row in page.log.rows]
    assert "Hints from here on, as agreed by Anna and Ben" in said
    assert "Anna asked for a hint" in said
    assert Hint(0) in page.match.lines


@pytest.mark.slow
async def test_hints_close_with_escape_and_come_back_without_being_told_twice(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    hand.key("H")
    await until(lambda: told(page))
    first = told(page)
    assert page.escape()
    assert not page.hints.is_open and page.choices.list.hasFocus()
    hand.key("H")
    await until(lambda: told(page))
    assert told(page) == first
    assert [line for line in page.match.lines if isinstance(line, Hint)] == [Hint(0)]


@pytest.mark.slow
async def test_after_a_hint_whoever_had_it_has_the_question_again_though_other_news_lie_there(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    page.since.is_open = True
    page.arrange()
    assert page.beside.is_low and page.beside.has_news
    hand.key("H")
    await until(lambda: told(page))
    assert page.beside.hides_question and page.hints.list.hasFocus()
    page.hints.put_away()
    assert not page.beside.hides_question and page.choices.list.hasFocus()


def in_sight(rows: RowList) -> bool:
    """Whether all rows are seen, without scrolling."""
    last = rows.visualRect(rows.model_of_rows.index(len(rows.rows) - 1))
    first = rows.visualRect(rows.model_of_rows.index(0))
    return first.top() >= 0 and last.bottom() < rows.viewport().height()


@pytest.mark.slow
async def test_hints_have_the_room_that_the_question_leaves_free_and_no_more(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1920, 1080)
    window.appearance.speak("de")
    page = hand.begin("Anna", "Ben", "Cleo")
    page.match.agree_to_hints([0, 1, 2])
    for _ in range(7):
        page.match.answer(page.match.asked, str(page.match.state.legal_actions()[0]))
    page.asking.ask_again()
    page.refresh()
    await until(lambda: hand.is_asked and in_sight(page.choices.list))
    view = page.match.view(page.match.asked)
    actions = page.match.game.candidates(view, 64)
    page.hinting.give(compared(page.match.game, view, [[it] for it in actions[:4]]))
    await until(lambda: page.hints.isVisible() and page.hints.list.rows != [])
    await until(lambda: in_sight(page.hints.list))
    assert page.hints.height() > page.beside.height() * 2 / 5 and in_sight(page.choices.list)
    # With more to choose from the question takes back what it needs.
    high = page.choices.height()
    group = next(row for row in page.choices.list.rows if row.kind == "group")
    page.choosing.take((group.value,))
    await until(lambda: page.choices.height() > high)
    window.appearance.speak("en")
