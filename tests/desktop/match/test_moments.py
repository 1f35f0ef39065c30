"""Earlier moments: the board of a log line, with nothing to play, and the way back to now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from desktop.log.steps import StepButton
from desktop.match.looking import LOOK
from desktop.match.page import MatchPage
from desktop.match.thinking import Thought
from desktop.scene.halos import TOLD
from desktop.shell.window import Window
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import Answer, Rewind
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until, focused, press
from tests.desktop.pages import played, read
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)


def told(part: QWidget) -> list[str]:
    """Every text of a part of the page."""
    return [text for text in read(part) if text]


def opened(window: Window, library: Library, match: Match) -> MatchPage:
    """The page of a match from the library."""
    window.open_match(library.add(match, "Sunday"))
    page = window.page
    if not isinstance(page, MatchPage):
        window.go_back()
        page = window.page
    assert isinstance(page, MatchPage)
    return page


def agreed_entry(match: Match) -> Entry:
    """An entry to which a rewind has to be agreed on."""
    able = (entry for entry in match.log()[3:] if entry.can_rewind)
    return next(entry for entry in able if match.rewind_offer(entry.number).kind == "rewind")


def click_row(page: MatchPage, at: int) -> None:
    """Click a row of the log."""
    QApplication.processEvents()  # the end of the log comes into sight first
    rows = page.log.list
    index = rows.model_of_rows.index(at)
    rows.scrollTo(index)
    where: QPoint = rows.visualRect(index).topLeft() + QPoint(60, 8)
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=where)


async def test_a_click_on_a_log_line_shows_the_board_of_that_moment(
    window: Window,
    hand: Hand,
    until: Until,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = opened(window, library, played(2, answers=9))
    await until(lambda: hand.is_asked)
    states = []
    monkeypatch.setattr(page.board, "show_state", lambda state, *_rest: states.append(state.text()))
    entries = page.match.log()
    entry = next(each for each in entries[3:] if isinstance(each.line, Answer))
    turn = next(at for at, row in enumerate(page.log.list.rows) if row.value >= entry.number)
    click_row(page, turn)
    assert not states, "a turn unfolds, and nothing else happens"
    at = turn + 1
    assert page.log.list.rows[at].value == entry.number
    click_row(page, at)
    assert page.log.current == entry.number
    then = page.match.state_at(entry.number).view(page.viewer.now).text()
    now = page.match.view(page.viewer.now).text()
    assert states[-1] == then != now
    texts = told(page.look_back)
    assert isinstance(entry.line, Answer)
    name = page.voice.people[entry.line.seat]
    assert f"Day 1, Morning · turn {entry.turn}: {name}" in texts
    assert page.happened.list.rows == [row for row in page.log.rows if row.value == entry.number]
    hand.key(Qt.Key.Key_Escape)
    assert page.look_back.isHidden() and states[-1] == now
    assert window.page is page and hand.is_asked


@pytest.mark.slow
async def test_nothing_can_be_played_at_an_earlier_moment(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=9))
    await until(lambda: hand.is_asked)
    revision = page.match.revision
    page.show_moment(page.match.log()[4].number)
    assert page.choices.isHidden() and page.steps.isHidden()
    for key in ("1", Qt.Key.Key_Return):
        hand.key(key)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    page.choosing.answer(str(page.match.state.legal_actions()[0]))
    drawn_on(page).press("worker:miner")
    assert not drawn_on(page).choosing.next
    QApplication.processEvents()
    assert page.match.revision == revision and not page.look_back.isHidden()
    hand.find(QPushButton, "back_to_now").click()
    page.choosing.answer(str(page.match.state.legal_actions()[0]))
    await until(lambda: page.match.revision > revision)


@pytest.mark.slow
async def test_arrows_step_through_the_moments(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=9))
    await until(lambda: hand.is_asked)
    numbers = [entry.number for entry in page.match.log() if entry.number]
    hand.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    hand.key(Qt.Key.Key_Return)
    assert page.look_back.isHidden(), "the last turn unfolds"
    hand.key(Qt.Key.Key_End)
    hand.key(Qt.Key.Key_Return)
    assert page.log.current == numbers[-1] and not page.look_back.isHidden()
    hand.key(Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Left)
    assert page.log.current == numbers[-3]
    hand.key(Qt.Key.Key_Right)
    assert page.log.current == numbers[-2]
    seen = {page.happened.list.rows[0].value}
    for _ in range(9):
        hand.key(Qt.Key.Key_Up)
        seen.add(page.happened.list.rows[0].value)
    assert len(seen) > 2
    hand.find(QPushButton, "earlier").click()
    assert page.happened.list.rows[0].value == page.log.current


@pytest.mark.slow
async def test_the_end_of_a_phase_is_told_as_it_was_before_the_answer(
    window: Window, library: Library, until: Until, hand: Hand
) -> None:
    match = played(2, answers=14)
    page = opened(window, library, match)
    await until(lambda: hand.is_asked)
    entry = next(
        each
        for each in match.log()
        if each.number and any(event.name == "phase_begins" for event in each.events)
    )
    page.show_moment(entry.number)
    assert any(text.startswith("Day 1, Morning") for text in told(page.look_back))


@pytest.mark.slow
async def test_looking_goes_on_in_the_other_language(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=9))
    await until(lambda: hand.is_asked)
    page.show_moment(page.match.log()[4].number)
    window.appearance.speak("de")
    texts = told(page.look_back)
    assert any(text.startswith("Tag 1, Morgen · Zug") for text in texts), texts
    assert "Zum aktuellen Stand" in texts and page.choices.isHidden()


@pytest.mark.slow
async def test_bots_wait_while_somebody_looks_back(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna=bot:random", "Ben=bot:random")
    await until(lambda: page.match.revision > 6)
    page.show_moment(3)
    revision = page.match.revision
    thought = []
    choose = page.asking.thinking.choose

    async def counted(task: Sequence[str], enough: asyncio.Event | None = None) -> Thought:
        answer = await choose(task, enough)
        thought.append(answer)
        return answer

    page.asking.thinking.choose = counted  # type: ignore[method-assign]
    try:
        page.asking.ask_again()
        await until(lambda: thought)
        assert page.asking.holds(LOOK)
        assert page.match.revision == revision
        page.show_now()
        await until(lambda: page.match.revision > revision)
    finally:
        del page.asking.thinking.choose


@pytest.mark.slow
async def test_a_rewind_to_the_moment_is_a_named_act_there(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=12))
    await until(lambda: hand.is_asked)
    match = page.match
    entry = agreed_entry(match)
    page.show_moment(entry.number)
    lines = match.revision
    hand.find(QPushButton, "rewind_here").click()
    assert match.revision == lines and not page.agreement.isHidden()
    window.appearance.speak("de")
    texts = told(page.agreement)
    assert "Anna ist einverstanden" in texts and "So lassen, wie es ist" in texts
    for seat in (0, 1):
        hand.find(QPushButton, f"agree_{seat}").click()
    await until(lambda: match.revision > lines)
    assert isinstance(match.lines[-1], Rewind)
    assert match.state.text() == match.state_at(entry.number).text()
    assert page.look_back.isHidden() and page.agreement.isHidden()


async def test_after_an_agreement_the_keyboard_is_at_the_question(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=9))
    await until(lambda: hand.is_asked)
    entry = agreed_entry(page.match)
    page.ask_rewind(next(it.number for it in page.match.log() if not it.can_rewind))
    assert page.agreement.isHidden() and page.notice.text
    page.ask_rewind(entry.number)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        press(focused(), key)
    assert page.agreement.isHidden() and page.choices.list.hasFocus()
    page.ask_rewind(entry.number)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        press(focused(), key)
    await until(lambda: hand.is_asked)
    assert page.agreement.isHidden() and isinstance(page.match.lines[-1], Rewind)
    assert page.choices.list.hasFocus()


@pytest.mark.slow
async def test_the_agreement_keeps_who_agreed_in_the_other_language(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=12))
    await until(lambda: hand.is_asked)
    page.ask_rewind(agreed_entry(page.match).number)
    hand.find(QPushButton, "agree_0").click()
    window.appearance.speak("de")
    (first, second) = (hand.find(QPushButton, f"agree_{seat}") for seat in (0, 1))
    assert first.isChecked() and second.text() == "Ben ist einverstanden"
    assert any(
        "Nötig ist die Zustimmung" in label.text() for label in page.agreement.findChildren(QLabel)
    )


@pytest.mark.slow
async def test_a_rewind_within_ones_own_turn_asks_nobody(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=12))
    await until(lambda: hand.is_asked)
    match = page.match
    goal = next(
        entry.number
        for entry in match.log()
        if entry.can_rewind and match.rewind_offer(entry.number).kind == "free"
    )
    page.show_moment(goal)
    lines = match.revision
    hand.find(QPushButton, "rewind_here").click()
    await until(lambda: match.revision > lines)
    assert page.agreement.isHidden()
    assert not any(isinstance(entry.line, Rewind) for entry in match.log())


@pytest.mark.slow
async def test_undo_on_a_finished_match_asks_everybody(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    for seed in ("7F3A91C2", "00000001", "00000002"):
        match = played(2, seed=seed)
        assert match.undo_offer().kind == "rewind" and match.undo_offer().agree == (0, 1)
    page = opened(window, library, match)
    lines = page.match.revision
    undo = hand.find(StepButton, "undo")
    await until(lambda: undo.isVisible())
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.match.revision == lines and not page.agreement.isHidden()
    hand.key(Qt.Key.Key_Space)
    assert page.match.revision == lines
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Space)
    await until(lambda: page.match.revision > lines)
    assert not page.match.is_over


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_undo_button_shows_its_whole_step(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    window.appearance.speak("de")
    window.resize(1280, 800)
    page = opened(window, library, played(3, answers=23, options={"special_cards": "on"}))
    await until(lambda: hand.is_asked)
    undo = hand.find(StepButton, "undo")
    for text in (
        "Zurücknehmen: Ben: Landwirtin +1, Bürokratin −1",
        "Undo: Anna: Miner to the Mine",
    ):
        undo.tell(text)
        QApplication.processEvents()
        assert undo.text().replace("\n", " ") == text
        assert undo.toolTip() == undo.accessibleName() == text
    assert page.steps.height() >= undo.sizeHint().height()


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_end_of_the_log_stays_in_sight_at_another_size_unless_someone_scrolled_away(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=30))
    await until(lambda: hand.is_asked)
    bar = page.log.list.verticalScrollBar()
    await until(lambda: 0 < bar.maximum() == bar.value())
    for height in (240, 120):
        page.log.list.setFixedHeight(height)
        await until(lambda: 0 < bar.maximum() == bar.value())
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    for height in (240, 120):
        for _ in range(3):
            QApplication.processEvents()
        page.log.list.setFixedHeight(height)
    for _ in range(3):
        QApplication.processEvents()
    assert bar.value() == 0


async def test_at_an_earlier_moment_all_shines_that_changed_then_and_nothing_else(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = opened(window, library, played(2, answers=9))
    await until(lambda: hand.is_asked)
    drawn = drawn_on(page)

    def shining() -> set[str]:
        return {id_ for id_, piece in drawn.stage.pieces.items() if piece.halo == TOLD}

    administration = next(
        entry for entry in page.match.log() if "bureaucrat>administration" in str(entry.line)
    )
    page.show_moment(administration.number)
    shone = shining()
    assert {"worker:bureaucrat", "portrait:bureaucrat"} <= shone
    assert "place:administration" in shone, "a place shows whether it is free"
    assert not {it for it in shone if it.startswith(("export", "wheel", "deck", "cube"))}
    assert not shone & {"worker:miner", "portrait:miner", "place:mine"}
    page.show_moment(page.match.log()[0].number)
    assert not shining(), "before the beginning there is nothing"
    page.show_now()
    assert not shining()
