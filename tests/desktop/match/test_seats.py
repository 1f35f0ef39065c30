"""Seats pass between persons and bots, a match ends early, and a day's end is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget

from desktop.look.frames import Scrolled
from desktop.match.page import MatchPage
from desktop.match.waiting import PAUSE
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.games.red_outpost.state import RedOutpost
from engine.record.lines import End, Name, Seat
from engine.store.library_file import LibraryError
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import read

pytestmark = pytest.mark.dressed(False)


def write(field: QLineEdit, text: str) -> None:
    """Type it in place of what stands there."""
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


def told(part: QWidget) -> list[str]:
    """Every text of a part of the page."""
    return [text for text in read(part) if text]


@pytest.mark.slow
async def test_a_seat_passes_to_a_bot_and_back(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben")
    match = page.match
    await until(lambda: hand.is_asked)
    hand.find(QPushButton, "who_plays").click()
    assert page.people.isVisible()
    who = hand.find(QComboBox, "plays_0")
    assert page.people.names[0].hasFocus() and who.currentText() == "Human"
    revision = match.revision
    page.asking.hold(PAUSE, True)
    QTest.keyClick(who, Qt.Key.Key_Down)
    QTest.keyClick(who, Qt.Key.Key_Return)
    waits = "A bot plays for Anna and waits until somebody chooses the arrow “Go on” below or presses Space."
    await until(lambda: page.choices.prompt.text() == waits)
    page.asking.hold(PAUSE, False)
    assert match.plays[0] == "bot:easy" and match.lines[revision] == Seat(0, "bot:easy")
    assert any("a bot plays for Anna" in row.text for row in page.log.rows)
    hand.key(Qt.Key.Key_Escape)
    await until(lambda: match.asked == 1 and hand.is_asked)
    assert page.pace.isVisible()
    page.who.click()
    QTest.keyClick(who, Qt.Key.Key_Up)
    QTest.keyClick(who, Qt.Key.Key_Return)
    assert match.plays[0] == "person" and page.pace.isHidden()
    assert any("Anna plays again" in row.text for row in page.log.rows)
    hand.key(Qt.Key.Key_Escape)
    assert page.people.isHidden() and window.page is page


@pytest.mark.slow
async def test_what_the_arrows_pass_by_is_not_logged(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    match = page.match
    await until(lambda: hand.is_asked)
    page.who.click()
    who = hand.find(QComboBox, "plays_1")
    revision = match.revision
    for _ in range(3):
        QTest.keyClick(who, Qt.Key.Key_Down)
    wanted = who.currentData()
    assert match.revision == revision and wanted != "person"
    window.appearance.speak("de")
    assert who.currentData() == wanted, "what is chosen stays while it is not told yet"
    hand.key(Qt.Key.Key_Escape)
    assert match.lines[revision:] == [Seat(1, wanted)]
    page.who.click()
    QTest.keyClick(who, Qt.Key.Key_Up)
    await until(lambda: match.plays[1] == who.currentData() != wanted)


async def test_the_people_are_told_in_the_language_in_use(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:medium")
    await until(lambda: hand.is_asked)
    page.who.click()
    texts = told(page.people)
    assert "Bot: Medium" in texts and "Name of Anna" in texts and "Who plays for Ben" in texts
    assert [field.text() for field in page.people.names] == ["Anna", "Ben"]
    window.appearance.speak("de")
    texts = told(page.people)
    assert "Bot: Mittel" in texts and "Wer für Ben spielt" in texts


@pytest.mark.dressed(True)
@pytest.mark.painted
async def test_who_has_agreed_is_seen_and_read_and_a_second_press_takes_nothing_back(
    hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    page.who.click()
    hand.find(QPushButton, "end_match").setFocus()
    hand.key(Qt.Key.Key_Return)
    anna, ben = page.agreement.buttons.values()
    assert (anna.text(), ben.text()) == ("Anna agrees", "Ben agrees")
    before = ben.grab().toImage()
    ben.click()
    assert (anna.text(), ben.text()) == ("Anna agrees", "Ben has agreed")
    assert ben.grab().toImage() != before
    ben.setFocus()
    for press in (ben.click, lambda: hand.key(Qt.Key.Key_Space)):
        press()
        assert ben.text() == "Ben has agreed" and not page.match.is_over
    hand.find(QPushButton, "disagree").click()
    assert page.agreement.isHidden() and not page.match.is_over


@pytest.mark.slow
async def test_a_match_ends_as_soon_as_all_persons_agree(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben", "Cleo=bot:random")
    match = page.match
    await until(lambda: hand.is_asked)
    page.who.click()
    hand.find(QPushButton, "end_match").click()
    assert page.people.isHidden() and not page.agreement.isHidden()
    hand.find(QPushButton, "agree_0").click()
    assert not match.is_over
    hand.find(QPushButton, "agree_1").click()
    await until(lambda: isinstance(window.page, SheetPage))
    assert match.ended_by_agreement and match.lines[-1] == End("agreed")
    window.go_back()
    assert window.page is page
    page.who.click()
    end = hand.find(QPushButton, "end_match")
    assert not end.isEnabled() and "The match is over." in told(page.people)
    # The end is taken back by the same agreement.
    hand.key(Qt.Key.Key_Escape)
    page.steps.back.click()
    for button in page.agreement.buttons.values():
        button.click()
    assert not match.is_over


@pytest.mark.slow
async def test_nobody_else_is_asked_where_one_person_or_none_plays(
    window: Window, hand: Hand, until: Until
) -> None:
    for players in (("Anna", "Ben=bot:random"), ("Anna=bot:random", "Ben=bot:random")):
        window.chosen.pace_ms = 5000
        page = hand.begin(*players)
        await until(lambda page=page: page.match.asked >= 0)
        page.who.click()
        hand.find(QPushButton, "end_match").click()
        await until(lambda: isinstance(window.page, SheetPage))
        assert page.match.ended_by_agreement
        window.show_shelf()


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_end_of_a_day_is_told_until_it_is_closed(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 1000)
    page = hand.begin("Anna=bot:greedy", "Ben=bot:greedy")
    await until(lambda: page.settled.isVisible() or page.match.is_over)
    page.asking.hold(PAUSE, True)
    hand.key("n")
    assert page.settled.in_rows.hasFocus()
    day_end = next(
        entry
        for entry in page.match.log()
        if any(event.name == "day_ends" for event in entry.events)
    )
    texts = told(page.settled)
    assert "Day 1 is scored" in texts and "RO-5.1" in texts and page.log.isHidden()
    gained = [0, 0]
    for event in day_end.events:
        if event.name == "portrait":
            gained[event.params["seat"]] += event.params["points"]
    for points in gained:
        assert page.voice.words.signed(points) in texts
    state = page.match.state_at(day_end.number)
    assert isinstance(state, RedOutpost)
    for points in state.vp:
        assert str(points) in texts
    window.appearance.speak("de")
    assert "Tag 1 ist gewertet" in told(page.settled)
    hand.find(QPushButton, "close_settled").click()
    assert page.settled.isHidden() and page.log.isVisible()
    window.appearance.speak("en")
    assert page.settled.isHidden()


@pytest.mark.slow
async def test_a_day_that_is_taken_back_is_told_no_more(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    await answer_until(page, hand, until, lambda: page.stages.is_open)
    page.ask_rewind(page.match.log()[-6].number)
    if not page.agreement.isHidden():
        for seat in (0, 1):
            hand.find(QPushButton, f"agree_{seat}").click()
    assert not page.stages.is_open and page.stages.isHidden()


@pytest.mark.slow
async def test_a_phase_that_begins_is_a_headline_and_takes_no_clicks(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    await answer_until(page, hand, until, lambda: "begins" in page.headline.text)
    assert page.headline.text.startswith("Late Morning begins with ")
    assert page.headline.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert QApplication.focusWidget() is not page.headline


@pytest.mark.slow
async def test_whose_turn_it_is_is_said_when_the_screen_passes_on(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    assert page.choices.property("state") == "current" and page.headline.text == ""
    await answer_until(page, hand, until, lambda: page.match.asked == 1)
    await until(lambda: page.headline.text)
    assert page.headline.text == "Ben’s turn" == page.choices.heading.text()


async def answer_until(
    page: MatchPage, hand: Hand, until: Until, holds: Callable[[], bool]
) -> None:
    """Give first answers until something holds."""
    while not holds():
        await until(lambda: page.asking.waits)
        revision = page.match.revision
        page.asking.answer(page.match.state.legal_actions()[0])
        await until(lambda revision=revision: page.match.revision != revision)
    await until(lambda: hand.is_asked or page.scenes.is_open)


async def test_a_mistyped_name_is_put_right_while_the_match_goes_on(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Bne")
    match = page.match
    await until(lambda: hand.is_asked)
    page.who.click()
    write(page.people.names[1], "Ben")
    QTest.keyClick(page.people.names[1], Qt.Key.Key_Return)
    assert match.players[1].name == "Ben" and match.lines[-1] == Name(1, "Ben")
    assert "Bne is called Ben from here on" in [row.text for row in page.log.rows]
    assert page.people.isVisible() and "Who plays for Ben" in told(page.people)
    assert page.name == "Anna, Ben", "the match was named after its people"
    assert window.chosen.names == ["Ben", "Anna"], "nobody is called Bne"
    window.appearance.speak("de")
    assert "Bne heißt von hier an Ben" in [row.text for row in page.log.rows]
    window.appearance.speak("en")
    hand.key(Qt.Key.Key_Escape)
    await answer_until(page, hand, until, lambda: match.asked == 1)
    assert page.choices.heading.text() == "Ben’s turn"
    page.steps.back.click()
    assert match.asked == 0 and match.players[1].name == "Ben"
    window.show_shelf()
    shelf = window.page
    assert isinstance(shelf, ShelfPage)
    (tile,) = shelf.strip.tiles
    assert tile.info.name == "Anna, Ben" and tile.info.players[1].name == "Ben"
    page = hand.begin("Dora", "Anna")
    await until(lambda: hand.is_asked)
    write(page.people.names[1], "Zoe")
    QTest.keyClick(page.people.names[1], Qt.Key.Key_Return)
    assert window.chosen.names == ["Zoe", "Dora", "Anna", "Ben"], "Anna plays another match"


async def test_a_name_that_somebody_has_is_said_and_an_empty_one_is_none(
    window: Window, hand: Hand, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hand.begin("Anna", "Ben")
    match = page.match
    await until(lambda: hand.is_asked)
    revision = match.revision
    page.who.click()
    first, second = page.people.names
    write(second, "anna")
    QTest.keyClick(second, Qt.Key.Key_Return)
    said = "The name anna is used twice"
    assert said in told(page.people) and second.accessibleDescription() == said
    assert match.revision == revision
    write(first, "Ben")
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert [player.name for player in match.players] == ["Ben", "anna"], "they changed places"
    write(first, "")
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert first.text() == "Ben"
    write(first, "Be")
    hand.key(Qt.Key.Key_Escape)
    assert first.text() == "Ben" and not page.people.isHidden()
    hand.key(Qt.Key.Key_Escape)
    assert page.people.isHidden()
    page.who.click()
    write(first, "Be")
    close = page.people.findChild(QPushButton, "close_people")
    assert close is not None
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert page.people.isHidden() and match.players[0].name == "Ben"
    page.who.click()
    assert first.text() == "Ben"

    def full(_seat: int, _name: str) -> None:
        raise LibraryError("library.full", "there is no room left")

    monkeypatch.setattr(match, "set_name", full)
    write(first, "Zoe")
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert "room" in page.notice.text and match.players[0].name == "Ben"


async def test_who_plays_stays_on_the_page_when_the_window_changes_its_size(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1600, 900)
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    page.who.click()
    window.resize(1280, 800)
    await until(lambda: page.width() == 1280)
    assert page.rect().contains(page.people.geometry())


@pytest.mark.dressed(True)
async def test_who_plays_lies_there_without_scrolling_where_the_page_has_room(
    window: Window, hand: Hand, until: Until
) -> None:
    window.appearance.speak("de")
    page = hand.begin("Anna", "Ben", "Cleo", "Dana")
    await until(lambda: hand.is_asked)
    page.who.click()
    area = page.people.findChild(Scrolled)
    assert area is not None
    await until(lambda: page.people.names[3].isVisible())
    assert area.verticalScrollBar().maximum() == 0


async def test_bots_wait_while_somebody_says_who_plays(
    window: Window, hand: Hand, until: Until
) -> None:
    window.chosen.pace_ms = 0
    page = hand.begin("Anna=bot:random", "Ben=bot:random")

    def escape() -> None:
        # What is half typed goes first.
        hand.key(Qt.Key.Key_Escape)
        hand.key(Qt.Key.Key_Escape)

    for close in (page.who.click, escape):
        page.who.click()
        QTest.keyClicks(page.people.names[0], "Bob")
        revision = page.match.revision
        await asyncio.sleep(0.05)
        assert page.match.revision == revision and page.people.names[0].text() == "Bob"
        close()
        await until(lambda revision=revision: page.match.revision > revision)


async def test_a_name_is_put_right_at_the_end_too(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna=bot:random", "Bne=bot:random")
    await until(lambda: isinstance(window.page, SheetPage))
    window.go_back()
    page.who.click()
    write(page.people.names[1], "Ben")
    QTest.keyClick(page.people.names[1], Qt.Key.Key_Return)
    assert window.page is page, "the sheet does not come again by itself"
    hand.key(Qt.Key.Key_Escape)
    page.take_focus()
    hand.key(Qt.Key.Key_Return)
    assert isinstance(window.page, SheetPage)
    texts = told(window.page)
    assert "Ben" in texts and "Bne" not in texts
