"""The hand of Outer Earth below the board: cards are dragged to a slot, and added to a bid together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.outer_earth.play.board import Board
from desktop.look import theme, translate
from desktop.match.choice_rows import ways
from desktop.match.gathering import Gathering
from desktop.match.hand import CardButton, HandView
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene.choosing import Choosing
from engine.games.outer_earth import turn
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.quick_presses import double_click
from tests.games.outer_earth.positions import ask, face, position
from tests.games.outer_earth.window.board import voice_of

pytestmark = pytest.mark.dressed(False)

Open = Callable[[Match], MatchPage]


@pytest.fixture
def open_page(qapp: QApplication, qtbot: QtBot, thinking: Thinking) -> Iterator[Open]:
    """A page on a match, as its only person sees it."""
    theme.apply(qapp, "light")
    translate.install(qapp, "en")

    def make(match: Match) -> MatchPage:
        page = MatchPage(match, "Friday", thinking, lambda: 0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        # Nothing of it is looked at as it is drawn.
        page.setUpdatesEnabled(False)
        page.show()
        page.activateWindow()
        assert QTest.qWaitForWindowActive(page)
        page.refresh()
        return page

    yield make
    translate.install(qapp, "en")


def asked(question: str, answer: str = "") -> Match:
    """A match in which seat 0, the only person with cards, is asked that and may answer so."""
    game = games.load("outer-earth")
    players = [Player("Anna"), Player("Ben", "bot:random")]
    match = Match.new(game, game.setup(2), players, "7F3A91C3")
    while not match.is_over:
        state = state_of(match)
        assert state.question is not None
        legal = [str(it) for it in match.view(match.asked).legal_actions()]
        is_asked = match.asked == 0 and state.question.name == question
        if is_asked and len(state.hands[0]) > 1 and any(it.startswith(answer) for it in legal):
            return match
        match.answer(match.asked, "add" if "add" in legal and match.asked == 0 else legal[0])
    raise AssertionError(question)


def state_of(match: Match) -> OuterEarth:
    """The whole table."""
    assert isinstance(match.state, OuterEarth)
    return match.state


def move(button: CardButton, at: QPoint, kind: QEvent.Type) -> None:
    """The mouse goes to that place of the screen with the button held, or lets go there."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    released = kind == QEvent.Type.MouseButtonRelease
    event = QMouseEvent(
        kind,
        QPointF(button.mapFromGlobal(at)),
        QPointF(at),
        left if released else none,
        none if released else left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(button, event)


def drag(page: MatchPage, button: CardButton, thing: str) -> None:
    """Drag a card of the hand onto a thing of the board."""
    assert isinstance(page.board, Board)
    area = page.board.area_of(thing)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 20))
    for part in (0.3, 0.7, 1.0):
        start = button.mapToGlobal(QPoint(8, 20))
        end = page.board.drawn.board_view.mapToGlobal(area.center())
        move(button, start + (end - start) * part, QEvent.Type.MouseMove)
    move(button, end, QEvent.Type.MouseButtonRelease)


def test_a_card_is_dragged_from_the_hand_to_a_slot(open_page: Open) -> None:
    page = open_page(asked("turn", "place:"))
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    card, planet = next(way for way in page.choosing.ways if way[-1].startswith("slot:"))
    button = next(it for it in page.hand.buttons if it.card == card)
    drag(page, button, planet)
    assert said == [(f"place:{planet[5:]}:{card[5:]}",)]


def test_a_card_that_is_pressed_twice_stays_chosen(open_page: Open) -> None:
    page = open_page(asked("turn", "place:"))
    card = next(it for it in page.hand.buttons if it.card in page.choosing.first)
    double_click(page, card)
    assert page.choosing.taken == (card.card,)


def test_cards_of_a_bid_that_are_pressed_twice_are_two(open_page: Open) -> None:
    page = open_page(asked("add_card"))
    card = max(page.hand.buttons, key=lambda it: it.count)
    double_click(page, card)
    assert sum(page.choices.gathering.picked.values()) == min(2, card.count)


def test_a_card_that_is_let_go_beside_everything_stays_chosen(open_page: Open) -> None:
    page = open_page(asked("turn"))
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    button = page.hand.buttons[0]
    drag(page, button, "index")
    assert not said and page.choosing.taken == (button.card,)
    assert button.isChecked() and button.accessibleName().endswith("chosen")


def test_a_card_that_does_not_go_where_was_chosen_says_why(qtbot: QtBot) -> None:
    state = position(
        hands={0: "Pca Pma"}, developing={0: ["01"]}, built={"01": "Pcm"}, ap=2, free_places=1
    )
    view = ask(state, turn.turn(0)).view(0)
    choosing, game = Choosing(), boards.play("outer-earth")
    choosing.ask(view, ways(view, game), 0)
    hand = HandView(game.hand, choosing, Gathering(choosing, game.hand))
    qtbot.addWidget(hand)
    hand.show()
    hand.show_state(view, voice_of(view, 0))
    choosing.press("slot:01")
    told = {button.card: button.accessibleDescription() for button in hand.buttons}
    assert told[face("Pma")] == ""
    for words in ("cyan circle", "magenta square", "OE-3.8"):
        assert words in told[face("Pca")]
    button = next(it for it in hand.buttons if it.card == face("Pca"))
    assert told[face("Pca")] in button.toolTip()


def test_cards_of_a_bid_are_added_together_and_no_more_follow(open_page: Open) -> None:
    page = open_page(asked("add_card"))
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    first = page.hand.buttons[0]
    first.click()
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert said == [(first.card, "enough")]


def test_enter_picks_the_card_of_the_keyboard_before_it_gives_what_is_picked(
    open_page: Open,
) -> None:
    page = open_page(asked("add_card"))
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    last = page.hand.buttons[-1]
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert not said and last.isChecked()
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert said == [(last.card, "enough")]


def test_a_whole_hand_is_added_without_saying_enough(open_page: Open) -> None:
    page = open_page(asked("add_card"))
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    for button in page.hand.buttons:
        for _ in range(button.count):
            button.click()
    QTest.keyClick(page.hand.buttons[0], Qt.Key.Key_Return)
    (cards,) = said
    assert "enough" not in cards and len(cards) == len(state_of(page.match).hands[0])


def test_whoever_opened_the_hand_to_add_cards_can_add_nothing_after_all(open_page: Open) -> None:
    page = open_page(asked("add_card"))
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    none = page.choices.picks.none
    assert none.isVisible() and none.text() == "Add nothing"
    page.hand.buttons[0].click()
    assert not none.isVisible(), "what is picked is put back first"
    page.choices.picks.back.click()
    none.click()
    assert said == [("enough",)]


@pytest.mark.dressed(True)
def test_twenty_cards_lie_in_one_line(open_page: Open) -> None:
    game = games.load("outer-earth")
    match = Match.new(
        game, game.setup(2), [Player("Anna"), Player("Ben", "bot:random")], "7F3A91C2"
    )
    while not (match.asked == 0 and len(state_of(match).hands[0]) >= 20):
        # Anna wants no planet and draws whenever she can.
        legal = [str(it) for it in match.view(match.asked).legal_actions()]
        wanted = ("no", "draw", "end") if match.asked == 0 else ("yes", "draw", "end")
        match.answer(match.asked, next((it for it in wanted if it in legal), legal[0]))
    page = open_page(match)
    buttons = page.hand.buttons
    assert sum(button.count for button in buttons) >= 20
    assert len({button.y() for button in buttons}) == 1, "the board does not make way for them"
    assert min(button.width() for button in buttons) >= 38


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_of_a_bid_have_room_for_their_words(
    open_page: Open, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    page = open_page(asked("add_card"))
    page.hand.buttons[0].click()
    qapp.processEvents()
    for button in (page.choices.picks.send, page.choices.picks.back):
        assert button.width() >= button.sizeHint().width(), button.text()
