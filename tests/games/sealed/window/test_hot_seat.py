"""Several people play with hidden hands on one screen: nobody sees what is another's."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.match.hand import CardButton
from desktop.match.page import MatchPage
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.bots.hints import Hint
from engine.match.entry import Entry
from engine.record.lines import Answer
from engine.record.lines import Hint as HintLine
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import OPEN, PUBLIC
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until, focused, press
from tests.desktop.screens.reading import read

pytestmark = [pytest.mark.dressed(False), pytest.mark.painted]

SEED = "7F3A91C2"


@pytest.fixture(autouse=True)
def of_sealed(sealed: str) -> str:
    """The game is there."""
    return sealed


class Table(Hand):
    """A hand that plays Sealed, for whom time goes by between two looks."""

    def sit(self, *players: str) -> MatchPage:
        """Begin a match of these players."""
        made = [Player(*(text.split("=") if "=" in text else (text,))) for text in players]
        self.window.start(games.load("sealed").setup(len(made)), made, SEED)
        return self.watch()

    def watch(self) -> MatchPage:
        """The page that is shown; whoever sees its curtain takes a second."""
        seconds = itertools.count(100)
        self.page.curtain.clock = lambda: float(next(seconds))
        return self.page

    def open(self) -> None:
        """Open the curtain by a click."""
        self.page.curtain.repaint()
        self.page.curtain.open_it.click()

    def say(self) -> list[str]:
        """All that is said on the page, rows too."""
        return [text for text in read(self.page) if text]


@pytest.fixture
def table(window: Window) -> Table:
    """A hand at the window."""
    return Table(window)


def is_told(texts: Sequence[str], coin: str) -> bool:
    """Whether a coin of that value is told."""
    return any(f"coin of {coin[-1]}" in text or coin in text for text in texts)


async def test_after_annas_coin_bens_hand_is_not_open(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    await until(lambda: page.is_covered)
    assert page.curtain.seat == 0
    table.open()
    assert page.viewer.now == 0
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(lambda: page.match.asked == 1)
    assert page.is_covered and not table.is_asked
    assert (page.curtain.seat, page.viewer.now) == (1, PUBLIC)
    assert not page.choosing.is_open
    table.open()
    assert (page.is_covered, page.viewer.now) == (False, 1)


@pytest.mark.dressed(True)
async def test_a_hand_lies_where_it_stays_from_the_first_opening_on(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    await until(lambda: page.is_covered)
    table.open()
    first = page.hand.geometry()
    await until(lambda: table.is_asked)
    for _ in range(5):
        await asyncio.sleep(0.02)
    assert page.hand.geometry() == first
    assert first.height() == page.hand.minimumHeight(), "no less is kept free while it is closed"


async def test_the_undo_button_does_not_tell_a_coin_that_lies_face_down(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    coin = table.rows()[0].value
    table.click(table.rows()[0])
    await until(lambda: page.is_covered)
    assert page.curtain.back.text().replace("\n", " ") == "Undo: Anna: a coin face down"
    assert not is_told(table.say(), coin)
    table.open()
    await until(lambda: table.is_asked)
    assert page.steps.back.text().replace("\n", " ") == "Rewind: Anna: a coin face down"
    page.beside.show_log()
    assert any(text.startswith("Anna lays a coin face down") for text in table.say())
    assert not any("Anna has laid a coin of" in text for text in table.say())


async def test_the_list_says_what_is_sure_in_the_words_of_its_events(
    table: Table, until: Until
) -> None:
    """Beside no row stands what all of them bring; nothing is told of a draw or of what lies hidden."""
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    rows = table.rows()
    assert len(rows) > 2
    assert all(row.more == "Anna lays a coin face down." and not row.signs for row in rows)
    assert all(row.tip == "Anna lays a coin face down. (SE-1.3)" for row in rows)
    table.click(rows[0])
    await until(lambda: page.is_covered)
    table.open()
    await until(lambda: table.is_asked)
    # The second coin would turn up the first one, which Ben does not know.
    assert all(row.more == "Ben lays a coin face down." for row in table.rows())


async def test_the_curtain_stands_before_anything_else_is_painted(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    stood: list[tuple[bool, bool]] = []
    page.shown.connect(lambda _: stood.append((page.is_covered, page.stage.isVisible())))
    table.click(table.rows()[0])
    await until(lambda: page.match.asked == 1)
    assert stood == [(True, False)]


async def test_no_round_of_the_loop_comes_between_an_answer_and_the_curtain(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    painted: list[tuple[int, str]] = []

    class Paints(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and page.match.asked == 1:
                painted.append((page.curtain.seat, watched.objectName()))
            return False

    paints = Paints()
    covered: list[bool] = []
    for part in (page, *page.findChildren(QWidget)):
        part.installEventFilter(paints)
    answer = page.match.answer_all

    def answered(*given: Any, **more: Any) -> list[Entry]:
        entries = answer(*given, **more)
        # The next thing that the loop does, before it paints or waits.
        asyncio.get_running_loop().call_soon(lambda: covered.append(page.is_covered))
        page.stage.update()
        return entries

    page.match.answer_all = answered  # type: ignore[method-assign]
    table.click(table.rows()[0])
    await until(lambda: painted)
    page.repaint()
    assert covered == [True]
    assert {seat for seat, _ in painted} == {1}, "nothing is painted with the curtain open"
    assert not {name for _, name in painted} & {"choices", "hand", "log"}


async def test_behind_the_curtain_the_last_answer_is_taken_back_and_asked_behind_ones_own(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(lambda: page.curtain.seat == 1)
    page.curtain.back.click()
    await until(lambda: page.match.asked == 0)
    assert (page.curtain.seat, page.viewer.now) == (0, PUBLIC), "Anna opens her own"
    table.open()
    await until(lambda: table.is_asked)
    assert (page.viewer.now, page.steps.forward.isEnabled()) == (0, True)
    page.steps.forward.click()
    await until(lambda: page.match.asked == 1)
    assert page.curtain.seat == 1, "whoever is asked again by a redo opens a curtain, too"


async def test_once_it_was_opened_people_agree_before_a_closed_curtain(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(lambda: page.curtain.seat == 1)
    table.open()
    await until(lambda: table.is_asked)
    page.steps.back.click()
    assert page.agreement.isVisible() and page.is_covered, "Anna comes to the screen to agree"
    assert "Go back to before “Anna: a coin face down”?" in page.agreement.accessibleName()
    for seat, name in enumerate(("Anna", "Ben")):
        button = page.agreement.findChild(QPushButton, f"agree_{seat}")
        assert button is not None
        button.click()
        assert button.text() == f"{name} has agreed"
    await until(lambda: page.match.asked == 0)
    assert page.curtain.seat == 0


async def test_who_opens_the_curtain_instead_of_agreeing_goes_on(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(lambda: page.curtain.seat == 1)
    table.open()
    await until(lambda: table.is_asked)
    page.steps.back.click()
    table.open()
    assert page.agreement.isHidden(), "nobody agrees before an open hand"
    assert (page.viewer.now, page.match.asked) == (1, 1)


def all_agree(page: MatchPage) -> None:
    """Whoever has to agree does."""
    for button in tuple(page.agreement.buttons.values()):
        button.click()


async def test_a_hint_on_which_all_agree_before_a_closed_curtain_comes_when_its_hand_is_opened(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.key("H")
    assert page.agreement.isVisible() and page.is_covered, "Ben comes to the screen to agree"
    all_agree(page)
    assert page.match.may_hint and page.is_covered and not page.hints.is_open
    assert not any(isinstance(line, HintLine) for line in page.match.lines)
    table.open()
    assert page.hints.is_open and page.hints.accessibleName() == "Hint for Anna"
    assert page.match.lines[-1] == HintLine(0)
    # It came; whoever puts it away is left alone with their hand.
    page.hints.put_away()
    page.refresh()
    assert not page.hints.is_open


async def test_who_opened_the_curtain_before_all_had_agreed_is_given_no_hint(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.key("H")
    page.agreement.buttons[0].click()
    table.open()
    assert not page.match.may_hint and not page.hints.is_open


async def test_one_person_never_sees_a_curtain_and_has_one_view_from_start_to_end(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben=bot:random")
    seen: set[tuple[int, bool]] = set()
    page.shown.connect(lambda _: seen.add((page.viewer.now, page.is_covered)))
    for _ in range(12):
        await until(lambda: table.is_asked or page.match.is_over)
        hand = page.match.state.hands[0]  # type: ignore[attr-defined]
        assert page.board.layout_shown.state.hands[0] == hand  # type: ignore[attr-defined]
        page.choosing.answer(str(page.match.view(0).legal_actions()[0]))
        await until(lambda: not table.is_asked)
    assert seen == {(0, False)}
    page.show_moment(3)
    assert (page.viewer.now, page.is_covered) == (0, False)


async def test_who_is_left_alone_opens_a_curtain_once_and_has_the_view_for_good(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    page.people.plays.emit(0, "bot:random")
    await until(lambda: page.match.persons == (1,))
    assert (page.curtain.seat, page.viewer.now) == (1, PUBLIC), "Anna sits there still"
    table.open()
    seen: set[tuple[int, bool]] = set()
    page.shown.connect(lambda _: seen.add((page.viewer.now, page.is_covered)))
    for _ in range(4):
        await until(lambda: table.is_asked)
        page.choosing.answer(str(page.match.view(1).legal_actions()[0]))
        await until(lambda: not table.is_asked)
    assert seen == {(1, False)}


async def test_who_gives_the_others_seats_away_stays_at_the_screen(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    page.people.plays.emit(1, "bot:random")
    await until(lambda: page.match.persons == (0,))
    assert (page.viewer.now, page.is_covered) == (0, False)
    page.choosing.answer(str(page.match.view(0).legal_actions()[0]))
    await until(lambda: table.is_asked and page.match.state.question is not None)
    assert (page.viewer.now, page.is_covered) == (0, False)


async def test_the_keyboard_goes_from_the_curtain_to_the_question_and_to_nothing_between(
    table: Table, until: Until, qapp: QApplication
) -> None:
    """A screen reader would say what it comes by."""
    page = table.sit("Anna", "Ben")
    await until(lambda: page.curtain.seat == 0)
    page.curtain.take_focus()
    page.curtain.repaint()
    met: list[QWidget] = []

    def note(_: QWidget | None, now: QWidget) -> None:
        met.append(now)

    qapp.focusChanged.connect(note)
    press(focused(), Qt.Key.Key_Space)
    await until(lambda: table.is_asked)
    qapp.focusChanged.disconnect(note)
    assert met == [page, page.choices.list]


async def test_a_second_press_of_the_curtain_answers_nothing(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    await until(lambda: page.is_covered)
    table.open()
    opened = page.curtain.clock() - 1
    page.curtain.clock = lambda: opened
    await until(lambda: table.is_asked)
    before = page.match.revision
    table.click(table.rows()[0])
    for _ in range(5):
        await asyncio.sleep(0.01)
    assert page.match.revision == before
    page.curtain.clock = lambda: opened + 1
    table.click(table.rows()[0])
    await until(lambda: page.match.asked == 1)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
async def test_a_key_that_is_held_opens_one_curtain_and_answers_nothing(
    table: Table, until: Until, key: Qt.Key
) -> None:
    # X sends it as releases and presses, the first of them late.
    page = table.sit("Anna", "Ben")
    now = [100.0]
    page.curtain.clock = lambda: now[0]
    page.curtain.repaint()
    now[0] += 1

    def at() -> QWidget:
        return QApplication.focusWidget() or table.window

    QTest.keyPress(at(), key)
    if key != Qt.Key.Key_Space:
        # The button is pressed by it when it is let go.
        QTest.keyRelease(at(), key)
    await until(lambda: table.is_asked)
    for pause in (0.66, *(0.04 for _ in range(30))):
        now[0] += pause
        QTest.keyRelease(at(), key)
        QTest.keyPress(at(), key)
        await asyncio.sleep(0)
    assert page.match.asked == 0 and page.viewer.now == 0, "nothing was answered"
    now[0] += 0.04
    QTest.keyRelease(at(), key)
    now[0] += 1
    table.key("1")
    await until(lambda: page.match.asked == 1)
    assert page.is_covered


@pytest.mark.slow
async def test_while_a_bot_has_played_the_curtain_closes_again(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben", "Cleo=bot:random")
    table.open()
    await until(lambda: table.is_asked)
    shown: list[int] = []
    page.shown.connect(lambda _: shown.append(page.viewer.now))
    looked = 0
    for _ in range(24):
        if page.match.asked in page.match.persons and not page.is_covered:
            shown.clear()
            table.key("1") if not page.choices.list.isHidden() else page.asking.answer(
                page.match.state.legal_actions()[0]
            )
        await until(lambda: page.is_covered or table.is_asked or page.match.is_over)
        if PUBLIC in shown and page.match.state.is_private and page.match.asked >= 0:
            assert page.is_covered, "others have looked at the screen"
            looked += 1
        if page.is_covered:
            table.open()
        await asyncio.sleep(0.01)
    assert looked


async def test_hands_that_were_opened_at_an_agreed_end_close_when_the_match_goes_on(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    page.match.end(page.match.persons)
    page.viewer.all_hands = True
    page.viewer.follow(back=False)
    assert page.viewer.now == OPEN
    page.match.rewind(page.match.undo_offer().to, page.match.persons)
    page.viewer.follow(back=True)
    page.match.end(page.match.persons)
    page.viewer.follow(back=False)
    assert page.viewer.now == PUBLIC


async def test_who_is_left_alone_finds_a_curtain_after_a_reopening_too(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    page.match.set_player(0, "bot:random")
    again = MatchPage(page.match, "Friday", window.thinking, lambda: 0)
    assert again.is_covered and again.viewer.now == PUBLIC
    again.deleteLater()


async def test_a_second_press_in_a_hurry_answers_nothing(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    now = [100.0]
    page.curtain.clock = lambda: now[0]
    page.curtain.repaint()
    now[0] += 1
    table.key(Qt.Key.Key_Space)
    await until(lambda: table.is_asked)
    now[0] += 0.15
    table.key(Qt.Key.Key_Space)
    await asyncio.sleep(0.02)
    assert page.match.asked == 0 and table.is_asked, "the question is still there"
    now[0] += 1
    table.key(Qt.Key.Key_Down)
    repeats = QKeyEvent(
        QEvent.Type.KeyPress,
        Qt.Key.Key_Return,
        Qt.KeyboardModifier.NoModifier,
        "\r",
        autorep=True,
    )
    QApplication.sendEvent(table.choices, repeats)
    await asyncio.sleep(0.02)
    assert page.match.asked == 0
    now[0] += 1
    table.key(Qt.Key.Key_Space)
    await until(lambda: page.match.asked == 1)


async def test_a_public_question_has_no_curtain_and_one_person_goes_on_without_a_second_one(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    opened: list[tuple[int, str]] = []
    page.curtain.opened.connect(
        lambda: opened.append((page.match.asked, page.match.state.question.name))  # type: ignore[union-attr]
    )
    public = 0
    while page.match.state.round == 0:  # type: ignore[attr-defined]
        if page.is_covered:
            before = page.match.asked
            table.open()
            assert opened[-1][0] == before
        await until(lambda: table.is_asked)
        question = page.match.state.question
        assert question is not None
        if question.name == "grant":
            public += 1
            assert page.viewer.now in (PUBLIC, page.match.asked)
        revision = page.match.revision
        legal = page.match.view(page.match.asked).legal_actions()
        raises = question.name == "bid" and page.match.state.bid < 6  # type: ignore[attr-defined]
        page.choosing.answer(str(legal[6] if raises else legal[0]))
        await until(lambda revision=revision: page.match.revision > revision)
    assert public == 1
    pays = [
        line for line in page.match.lines if isinstance(line, Answer) and line.decision == "pay"
    ]
    assert len(pays) > 1, "several coins were paid"
    assert sum(name == "pay" for _, name in opened) <= 1, "one curtain for all of them"
    assert all(name != "grant" for _, name in opened)


async def to_the_bids(table: Table, until: Until, *players: str) -> MatchPage:
    """Everybody has laid their first coin, and the bids go round."""
    page = table.sit(*players)
    while not page.match.state.may_peek:
        if page.is_covered:
            table.open()
        await until(lambda: table.is_asked)
        known = page.match.revision
        page.choosing.answer(str(page.match.view(page.match.asked).legal_actions()[0]))
        await until(lambda known=known: page.match.revision > known)
    await until(lambda: table.is_asked)
    return page


async def bids(page: MatchPage, until: Until, amount: int) -> None:
    """Whoever is asked types that bid."""
    known = page.match.revision
    page.choices.amount.take_focus()
    press(focused(), str(amount))
    press(focused(), Qt.Key.Key_Return)
    await until(lambda: page.match.revision > known and page.choices.is_open | page.is_covered)


async def test_bids_go_round_in_the_public_view_and_only_who_pays_opens_a_curtain(
    table: Table, until: Until
) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben")
    for amount in (1, 2, 3):
        assert (page.is_covered, page.viewer.now) == (False, PUBLIC)
        await bids(page, until, amount)
    await bids(page, until, 3)
    question = page.match.state.question
    assert question is not None and question.name == "pay"
    assert page.is_covered


async def test_who_bids_looks_at_their_hand_on_wish_and_closes_it_again(
    table: Table, until: Until
) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben")
    bidder = page.match.asked
    page.choices.peek.click()
    assert (page.is_covered, page.curtain.seat, page.viewer.now) == (True, bidder, PUBLIC)
    table.open()
    assert page.viewer.now == bidder and page.hand.buttons
    assert page.choices.peek.text() == "Close my hand"
    page.choices.peek.click()
    assert (page.is_covered, page.viewer.now, page.hand.buttons) == (False, PUBLIC, [])
    assert page.choices.peek.text() == "Look at my hand"


async def test_a_hint_for_a_bid_before_all_waits_for_the_hand_of_its_bidder(
    table: Table, until: Until
) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben")
    await asyncio.sleep(0.01)
    place = page.stage.geometry()
    table.key("H")
    all_agree(page)
    assert page.match.may_hint and not page.is_covered and not page.hints.is_open
    assert page.notice.text == "A hint knows your hand: look at your hand first (Ctrl+H)."
    await asyncio.sleep(0.01)
    assert page.stage.geometry() == place, "a notice moves nothing that is pressed"
    assert not page.notice.geometry().intersects(place)
    page.choices.peek.click()
    assert not page.hints.is_open
    table.open()
    assert not page.notice.text
    assert page.viewer.now == page.match.asked and page.hints.is_open


async def test_a_bid_with_an_open_hand_closes_it_before_the_next_one_is_asked(
    table: Table, until: Until
) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben")
    page.peek()
    table.open()
    await bids(page, until, 2)
    assert (page.is_covered, page.viewer.now, page.hand.buttons) == (False, PUBLIC, [])


async def test_a_bid_is_taken_back_and_comes_again_by_keys(table: Table, until: Until) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben")
    bidder = page.match.asked
    await bids(page, until, 2)
    control = Qt.KeyboardModifier.ControlModifier
    page.choices.amount.take_focus()
    press(focused(), Qt.Key.Key_Z, control)
    await until(lambda: page.match.asked == bidder and table.is_asked)
    page.choices.amount.take_focus()
    press(focused(), Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    await until(lambda: page.match.asked != bidder and table.is_asked)


@pytest.mark.parametrize("way", ["button", "esc"])
async def test_who_wished_for_the_curtain_by_mistake_leaves_it_closed(
    table: Table, window: Window, until: Until, way: str
) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben")
    table.key("H", Qt.KeyboardModifier.ControlModifier)
    assert page.is_covered
    if way == "esc":
        table.key(Qt.Key.Key_Escape)
    else:
        page.curtain.leave.setFocus()
        table.key(Qt.Key.Key_Space)
    assert (window.page, page.is_covered, page.viewer.now) == (page, False, PUBLIC)
    await until(lambda: table.is_asked)
    assert focused() is page.choices.amount.stepper.field


async def test_a_curtain_that_has_to_be_opened_cannot_be_left_closed(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    assert page.is_covered and page.curtain.leave.isHidden()


async def test_who_plays_alone_is_offered_no_look_at_what_lies_open(
    table: Table, until: Until
) -> None:
    page = await to_the_bids(table, until, "Anna", "Ben=bot:random")
    assert page.viewer.now == 0 and page.choices.peek.isHidden()


async def test_whoever_comes_back_to_the_match_finds_the_curtain_closed(
    table: Table, window: Window, library: Library, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    window.show_shelf()
    window.open_match(library.matches()[0].id)
    page = table.watch()
    assert page.is_covered
    table.open()
    await until(lambda: table.is_asked)


async def test_a_secret_answer_is_not_taken_back_freely_after_a_reopening(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.key("1")
    await until(lambda: page.match.asked == 1)
    assert page.match.undo_offer().kind == "free", "Ben has not looked yet"
    assert window.opened is not None
    window.open_match(window.opened.ident)
    assert table.page.match.undo_offer().kind == "rewind", "nobody knows whether he has"


async def test_it_goes_with_the_keyboard_alone(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    for seat in (0, 1):
        await until(lambda seat=seat: page.curtain.seat == seat)
        page.curtain.repaint()
        table.key(Qt.Key.Key_Space)
        await until(lambda: table.is_asked)
        assert page.viewer.now == seat
        table.key("1")
        await until(lambda: not table.is_asked)


async def test_space_opens_the_curtain_wherever_the_keyboard_is(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    page.curtain.repaint()
    page.bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.bar.setFocus()
    table.key(Qt.Key.Key_Space)
    await until(lambda: table.is_asked)
    assert page.viewer.now == 0


async def test_who_asks_to_go_back_from_a_moment_leaves_it(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(lambda: page.curtain.seat == 1)
    table.open()
    await until(lambda: table.is_asked)
    page.show_moment(page.match.undo_offer().to)
    page.look_back.rewind_here.click()
    assert page.agreement.isVisible() and page.is_covered
    assert page.look_back.isHidden() and page.curtain.open_it.hasFocus()


async def test_esc_and_the_keys_of_the_match_do_nothing_behind_the_curtain(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(lambda: page.curtain.seat == 1)
    control = Qt.KeyboardModifier.ControlModifier
    for key, modifiers in (("1", Qt.KeyboardModifier.NoModifier), ("L", control), ("R", control)):
        table.key(key, modifiers)
    assert page.is_covered and page.agreement.isHidden() and page.match.asked == 1
    table.key("Z", control)
    await until(lambda: page.match.asked == 0)
    table.key(Qt.Key.Key_Escape)
    assert window.page is page and page.is_covered, "Esc opens nothing and leaves nothing"
    table.key(Qt.Key.Key_Escape, Qt.KeyboardModifier.ShiftModifier)
    assert window.page is not page


async def test_a_copied_log_tells_what_everybody_saw(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    table.open()
    await until(lambda: table.is_asked)
    page.log.list.copied.emit()
    text = QGuiApplication.clipboard().text()
    assert "Anna draws a coin." in text
    assert "coin of" not in text, "though Anna sees her own"
    assert any("coin of" in row.text for row in page.log.rows)


async def test_at_the_end_all_hands_are_opened_by_a_press(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    assert page.hands.isHidden()
    page.match.end((0, 1))
    page.asking.changed.emit([])
    await until(lambda: isinstance(window.page, SheetPage))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    assert sheet.verbs.hands.isVisible()
    sheet.verbs.match.click()
    page.show_moment(page.match.log()[-2].number)
    assert page.viewer.now == PUBLIC
    page.show_now()
    assert page.hands.isVisible()
    page.hands.click()
    assert (page.viewer.now, page.hands.isVisible()) == (OPEN, False)
    assert any("coin of" in row.text for row in page.log.rows)


async def test_the_sheet_opens_all_hands_and_stays(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    page.match.end((0, 1))
    page.asking.changed.emit([])
    await until(lambda: isinstance(window.page, SheetPage))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    sheet.moment.emit(page.match.log()[-1].number)
    assert not sheet.verbs.hands.isVisible()
    page.sheet.click()
    assert sheet.verbs.hands.isVisible()
    sheet.verbs.hands.click()
    assert window.page is sheet and page.viewer.now == OPEN
    assert sheet.verbs.hands.isHidden() and sheet.isAncestorOf(sheet.focusWidget())
    sheet.verbs.match.click()
    assert page.isVisible() and any("coin of" in row.text for row in page.log.rows)


@pytest.mark.dressed(True)
async def test_buttons_of_the_bar_stay_where_they_are_when_the_curtain_opens(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    page.resize(1000, 700)

    def places() -> dict[str, QRect]:
        buttons = page.bar.findChildren(QPushButton)
        return {it.objectName(): it.geometry() for it in buttons if it.isVisible()}

    await until(lambda: page.is_covered and page.bar.isVisible())
    closed = places()
    assert page.look.isVisible() and not page.look.isEnabled()
    table.open()
    await until(lambda: table.is_asked)
    assert not page.is_covered and page.look.isEnabled()
    assert places() == closed and len(closed) > 3


async def test_hands_that_lie_open_are_not_opened_once_more(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    page.match.end((0, 1))
    page.asking.changed.emit([])
    await until(lambda: isinstance(window.page, SheetPage))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    sheet.moment.emit(page.match.log()[-1].number)
    page.show_now()
    page.hands.click()
    page.sheet.click()
    assert window.page is sheet and not sheet.verbs.hands.isVisible(), "the sheet that was left"
    sheet.back.emit()
    page.sheet.click()
    assert isinstance(window.page, SheetPage) and window.page is not sheet
    assert not window.page.verbs.hands.isVisible(), "another sheet of the same match"


async def test_a_bots_reasons_are_told_once_all_hands_are_open(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben=bot:random")
    await until(lambda: table.is_asked)
    table.click(table.rows()[0])
    await until(
        lambda: any(isinstance(it.line, Answer) and it.line.seat for it in page.match.log())
    )
    number, line = next(
        (number, line)
        for number, line in enumerate(page.match.lines, 1)
        if isinstance(line, Answer) and line.seat
    )
    page.asking.reasons[number] = [Hint(line.choices)]
    page.refresh()
    assert not any(" reckons: " in row.text for row in page.log.rows)
    page.match.end((0,))
    page.open_hands()
    assert any(" reckons: " in row.text for row in page.log.rows)


async def test_the_record_of_a_running_match_is_saved_only_after_a_warning(
    table: Table, window: Window, library: Library
) -> None:
    table.sit("Anna", "Ben")
    window.show_shelf()
    shelf = window.page
    (info,) = library.matches()
    saved: list[int] = []
    shelf.changes.save = lambda info: saved.append(info.id)  # type: ignore[attr-defined]
    shelf.do_verb("save", info)  # type: ignore[attr-defined]
    assert saved == []
    assert any("is not over yet, and the file holds all hands" in text for text in read(shelf))
    assert focused() is shelf.warning.verb, "Enter saves all the same"  # type: ignore[attr-defined]
    shelf.warning.verb.click()  # type: ignore[attr-defined]
    assert saved == [info.id]


async def test_after_a_payment_by_keys_the_keyboard_is_at_the_next_question(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    while page.choices.picks.isHidden() or page.is_covered:
        revision, covered = page.match.revision, page.is_covered
        if covered:
            table.open()
            await until(lambda: table.is_asked)
        elif page.choices.amount.isHidden():
            page.choosing.answer(table.rows()[0].value)
        else:
            bids = page.match.state.legal_actions()
            page.choosing.answer(str(bids[0] or 6))
        await until(
            lambda known=revision, covered=covered: (
                (page.match.revision > known and (page.is_covered or table.is_asked)) or covered
            )
        )
    page.choices.take_focus()
    while not page.choices.picks.send.isEnabled():
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    await until(lambda: table.is_asked)
    question = page.match.state.question
    assert question is not None and question.name == "grant" and not page.is_covered
    assert page.choices.list.hasFocus()


async def test_whoever_plays_bots_by_keys_has_the_keyboard_at_each_question(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben=bot:random")
    asked: list[str] = []
    while len(asked) < 12:
        await until(lambda: table.is_asked)
        choices, question = page.choices, page.match.state.question
        assert question is not None
        asked.append(question.name)
        focus = QApplication.focusWidget()
        if not choices.amount.isHidden():
            assert focus is choices.amount.stepper.field, asked
            bids = page.match.state.legal_actions()
            table.key(str(bids[min(2, len(bids) - 1)]))
        elif not choices.picks.isHidden():
            assert focus is page.hand.buttons[0], asked
            while not choices.picks.send.isEnabled():
                coin = QApplication.focusWidget()
                assert isinstance(coin, CardButton)
                done = coin.picked == coin.count
                table.key(Qt.Key.Key_Right if done else Qt.Key.Key_Space)
        else:
            assert focus is choices.list, asked
            table.key(Qt.Key.Key_Down)
        known = page.match.revision
        table.key(Qt.Key.Key_Return)
        await until(lambda known=known: page.match.revision > known)
    assert {"lay", "bid", "pay"} <= set(asked)
