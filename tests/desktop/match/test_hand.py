"""A number that is asked for, and cards of a hand that are given together, in the test game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.look.names import letter_by_letter
from desktop.look.voice import voice_of
from desktop.match.hand import CardButton
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from engine.bots.hints import Hint
from engine.match.match import Match
from engine.record.lines import Answer
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.parts import hidden
from tests.desktop.fixtures import light_and_english
from tests.desktop.match.asked_page import put_question
from tests.desktop.quick_presses import double_click
from tests.games.sealed import VALUES, Sealed

pytestmark = pytest.mark.dressed(False)

Open = Callable[[Match], MatchPage]


@pytest.fixture
def open_page(qapp: QApplication, qtbot: QtBot, thinking: Thinking, sealed: str) -> Iterator[Open]:
    """A page on a match of Sealed, as its only person sees it."""
    light_and_english(qapp)

    def make(match: Match) -> MatchPage:
        page = MatchPage(match, "Friday", thinking, lambda: 0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        put_question(page)
        return page

    yield make
    translate.install(qapp, "en")


def asked(question: str, least: int = 0) -> Match:
    """A match in which seat 0, the only person, is asked that; a payment is as high at least."""
    players = [Player("Anna"), Player("Ben", "bot:random")]
    for number in range(200):
        game = games.load("sealed")
        match = Match.new(game, game.setup(2), players, f"7F3A91{number:02X}")
        while not match.is_over:
            state = state_of(match)
            assert state.question is not None
            if match.asked == 0 and state.question.name == question and state.due >= least:
                return match
            legal = state.legal_actions()
            # Anna bids much, and Ben passes.
            match.answer(match.asked, legal[min(7, len(legal) - 1) if match.asked == 0 else 0])
    raise AssertionError(question)


def state_of(match: Match) -> Sealed:
    """The whole table."""
    assert isinstance(match.state, Sealed)
    return match.state


def answers(page: MatchPage) -> list[tuple[str, ...]]:
    """What the page was answered with."""
    found: list[tuple[str, ...]] = []
    page.choosing.answered.connect(found.append)
    return found


# -- a number --------------------------------------------------------------------------


def test_a_bid_is_typed_and_sent_by_enter(open_page: Open) -> None:
    page = open_page(asked("bid"))
    amount, said = page.choices.amount, answers(page)
    assert QApplication.focusWidget() is amount.stepper.field
    assert page.choices.list.isHidden(), "bids are no list"
    assert "to 14" in amount.limits.text() and not amount.send.isEnabled()
    QTest.keyClick(amount.stepper.field, Qt.Key.Key_Return)
    assert not said, "nothing is chosen until somebody does"
    QTest.keyClicks(amount.stepper.field, "12")
    assert amount.send.text() == "Name 12"
    QTest.keyClick(amount.stepper.field, Qt.Key.Key_Return)
    assert said == [("12",)]
    QTest.keyClick(amount.stepper.field, Qt.Key.Key_Return)
    assert said == [("12",)], "who has answered cannot answer again"


@pytest.mark.parametrize(("typed", "why"), [("99", "99 is too high"), ("-1", "−1 is too low")])
def test_a_number_beyond_the_limits_names_them(open_page: Open, typed: str, why: str) -> None:
    page = open_page(asked("bid"))
    amount, said = page.choices.amount, answers(page)
    amount.stepper.show_value(int(typed))
    amount.stepper.changed.emit()
    assert amount.limits.text().replace("-", "−").startswith(why)
    assert "to 14" in amount.limits.text()
    QTest.keyClick(amount.stepper.field, Qt.Key.Key_Return)
    assert not said and not amount.send.isEnabled()


def test_a_digit_that_is_pressed_elsewhere_begins_the_number(open_page: Open) -> None:
    page = open_page(asked("bid"))
    page.log.list.setFocus()
    QTest.keyClick(page.log.list, Qt.Key.Key_1)
    assert QApplication.focusWidget() is page.choices.amount.stepper.field
    QTest.keyClick(page.choices.amount.stepper.field, Qt.Key.Key_2)
    assert page.choices.amount.send.text() == "Name 12"


def test_plus_and_minus_stay_within_the_limits(open_page: Open) -> None:
    amount = open_page(asked("bid")).choices.amount
    for _ in range(20):
        amount.stepper.more.click()
    assert amount.stepper.value == 14 and amount.send.isEnabled()
    amount.stepper.less.click()
    assert amount.stepper.value == 13


def test_what_is_typed_stays_when_the_question_is_told_again(
    open_page: Open, qapp: QApplication
) -> None:
    page = open_page(asked("bid"))
    QTest.keyClicks(page.choices.amount.stepper.field, "9")
    translate.install(qapp, "de")
    amount = page.choices.amount
    assert amount.stepper.value == 9 and amount.limits.text().startswith("Von ")


# -- a hand ----------------------------------------------------------------------------


def test_a_coin_of_the_hand_answers_like_its_row(open_page: Open) -> None:
    page = open_page(asked("lay"))
    said = answers(page)
    assert sum(button.count for button in page.hand.buttons) == 15
    button = page.hand.buttons[3]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert said == [(button.card,)]


def test_coins_are_picked_and_paid_in_one_answer_and_taken_back_in_one_step(
    open_page: Open,
) -> None:
    match = asked("pay", least=6)
    page = open_page(match)
    said, picks, due = answers(page), page.choices.picks, state_of(match).due
    assert page.choices.list.isHidden() and not picks.send.isEnabled()
    assert picks.tally.text() == f"0 of {due} paid"
    low_first = list(reversed(coins(page)))
    paid = 0
    for button in low_first:
        if paid < due:
            assert not picks.send.isEnabled()
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            assert button.isChecked()
            paid += VALUES[button.card]
    for button in smallest_too_many(page, paid - due):
        QTest.keyClick(button, Qt.Key.Key_Minus)
    assert picks.send.isEnabled() and picks.send.text().startswith("Pay ")
    picks.send.click()
    (run,) = said
    assert len(run) > 1 and list(run) == sorted(run, reverse=True)
    before = match.revision
    match.answer(0, *run)
    line = match.lines[before]
    assert isinstance(line, Answer) and line.choices == run
    page.refresh()
    match.undo()
    assert state_of(match).due == due, "one step back brings all of it back"


def test_a_press_of_a_hint_picks_the_coins_that_it_names_and_pays_nothing_yet(
    open_page: Open,
) -> None:
    match = asked("pay", least=3)
    page = open_page(match)
    said, state, run = answers(page), state_of(match).clone(), list[str]()
    while state.question is not None and state.question.name == "pay":
        run.append(str(state.legal_actions()[-1]))
        state.take(state.place_of(run[-1]))
    page.hinting.give([Hint(tuple(run))])
    row = page.hints.list.rows[0]
    assert row.can_press
    page.hints.list.pressed_row.emit(row)
    assert page.choices.gathering.run == tuple(sorted(run, reverse=True)) and not said
    assert isinstance(QApplication.focusWidget(), CardButton)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert said == [page.choices.gathering.run]


def smallest_too_many(page: MatchPage, over: int) -> list[CardButton]:
    """Picked coins that are not needed, when that much is paid too much."""
    found = []
    for button in page.hand.buttons:
        for _ in range(button.picked):
            if VALUES[button.card] <= over:
                over -= VALUES[button.card]
                found.append(button)
    return found


def coins(page: MatchPage) -> list[CardButton]:
    """The stack of each coin in hand."""
    return [button for button in page.hand.buttons for _ in range(button.count)]


def test_a_double_click_picks_two_coins_of_a_stack(open_page: Open) -> None:
    page = open_page(asked("pay"))
    stack = max(page.hand.buttons, key=lambda button: button.count)
    double_click(page, stack)
    assert stack.picked == 2


def test_the_keyboard_stays_in_its_place_in_the_hand_as_long_as_there_are_cards(
    open_page: Open,
) -> None:
    match = asked("lay")
    page, state = open_page(match), state_of(match).clone()
    page.hand.buttons[1].setFocus()
    for held, place in ((["coin:1", "coin:2"], 1), (["coin:1"], 0)):
        state.hands = [held, *state.hands[1:]]
        page.hand.show_state(state, page.voice)
        focus = QApplication.focusWidget()
        assert isinstance(focus, CardButton) and focus.place == place
    state.hands = [[], *state.hands[1:]]
    page.hand.show_state(state, page.voice)
    assert page.hasFocus(), "there it waits for the next question"


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_card_that_goes_nowhere_says_why_when_it_is_pressed(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(asked("bid"))
    kind = replace(page.hand.kind, reason=lambda *_: "Bids are typed <b>here</b>")
    monkeypatch.setattr(page.hand, "kind", kind)
    said = answers(page)
    button = page.hand.buttons[0]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert QToolTip.text() == letter_by_letter("Bids are typed <b>here</b>") and not said
    assert page.escape() and not QToolTip.isVisible() and button.hasFocus()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QToolTip.isVisible()
    QToolTip.hideText()


def test_a_coin_too_many_is_named_and_nothing_is_paid(open_page: Open) -> None:
    match = asked("pay", least=3)
    page = open_page(match)
    said, picks = answers(page), page.choices.picks
    for button in coins(page):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not picks.send.isEnabled() and not picks.refused.isHidden()
    assert picks.refused.text().startswith("A coin of ")
    picks.send.click()
    assert not said
    picks.back.click()
    assert not any(button.isChecked() for button in page.hand.buttons)
    assert picks.refused.isHidden()


def test_a_payment_from_the_keyboard_alone(open_page: Open) -> None:
    match = asked("pay", least=3)
    page = open_page(match)
    said, due = answers(page), state_of(match).due
    page.choices.take_focus()
    first = QApplication.focusWidget()
    assert isinstance(first, CardButton) and first.place == 0
    paid = 0
    while paid < due:
        focused = QApplication.focusWidget()
        assert isinstance(focused, CardButton)
        if focused.picked == focused.count:
            QTest.keyClick(focused, Qt.Key.Key_Right)
        else:
            QTest.keyClick(focused, Qt.Key.Key_Space)
            paid += VALUES[focused.card]
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert len(said) == 1 and sum(VALUES[coin] for coin in said[0]) == paid
    assert not page.hand.buttons[0].isChecked()


@pytest.mark.dressed(True)
def test_coins_of_one_value_lie_in_a_stack_that_says_how_many_of_them_are_picked(
    open_page: Open, qapp: QApplication
) -> None:
    page = open_page(asked("pay"))
    stack = max(page.hand.buttons, key=lambda button: button.count)
    many, name = stack.count, f"{stack.count} × a coin of {VALUES[stack.card]}"
    assert many > 2 and len({button.card for button in coins(page)}) == len(page.hand.buttons)
    assert stack.accessibleName() == name and "puts one back" in stack.toolTip()
    QTest.mouseClick(stack, Qt.MouseButton.LeftButton)
    QTest.keyClick(stack, Qt.Key.Key_Plus)
    assert stack.picked == 2 and stack.accessibleName() == f"{name}, 2 picked"
    QTest.keyClick(stack, Qt.Key.Key_Minus)
    assert stack.picked == 1
    point = stack.rect().center()
    QApplication.sendEvent(
        stack,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, stack.mapToGlobal(point)),
    )
    assert stack.picked == 0 and not stack.isChecked()
    for _ in range(many + 1):
        QTest.mouseClick(stack, Qt.MouseButton.LeftButton)
    assert stack.picked == 0, "after the last one none is picked"
    assert "+ −" in dict(page.keys())
    translate.install(qapp, "de")
    assert stack.accessibleName().startswith(f"{many} × eine Münze zu ")


@pytest.mark.dressed(True)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_check_of_a_picked_card_lies_within_the_card(
    open_page: Open, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    page = open_page(asked("pay"))
    drawn: list[tuple[QPointF, float]] = []
    monkeypatch.setattr(
        "desktop.match.hand.strokes.check",
        lambda _painter, middle, radius, _role, *, filled: drawn.append((middle, radius)),
    )
    theme.apply(qapp, "light", scale)
    button = page.hand.buttons[-1]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.grab()
    middle, radius = drawn[-1]
    reach = QRectF(0, 0, 2.2 * radius, 2.2 * radius)
    reach.moveCenter(middle)
    assert QRectF(button.rect()).contains(reach)


@pytest.mark.dressed(True)
@pytest.mark.parametrize("count", [5, 12, 20, 30])
def test_a_large_hand_takes_one_line(open_page: Open, count: int) -> None:
    match = asked("lay")
    state = state_of(match)
    page = open_page(match)
    state.hands = [[f"coin:{1 + at % 5}" for at in range(count)], *state.hands[1:]]
    page.hand.show_state(state, page.voice)
    QApplication.processEvents()
    assert sum(button.count for button in page.hand.buttons) == count
    assert len({button.y() for button in page.hand.buttons}) == 1
    assert all(page.hand.rect().contains(button.geometry()) for button in page.hand.buttons)


@pytest.mark.dressed(True)
@pytest.mark.parametrize(("count", "is_beside"), [(4, True), (30, False)])
def test_what_begins_is_told_beside_the_cards_as_long_as_there_is_room(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, count: int, is_beside: bool
) -> None:
    match = asked("lay")
    state = state_of(match)
    page = open_page(match)
    page.headline.tell("Round 2 begins")
    cards = tuple(f"coin:{at}" for at in range(count))
    monkeypatch.setattr(
        page.hand,
        "kind",
        replace(
            page.hand.kind,
            cards=lambda _state, _seat: cards,
            name=lambda card, _voice: card,
            draw=lambda *_: None,
        ),
    )
    page.hand.show_state(state, page.voice)
    QApplication.processEvents()
    holder = page.headline.parentWidget()
    assert holder is (page.hand if is_beside else page.board) and page.headline.isVisible()
    assert holder.rect().contains(page.headline.geometry())
    lies = page.headline.geometry()
    assert not is_beside or not any(lies.intersects(it.geometry()) for it in page.hand.buttons)


def test_what_began_is_told_no_more_once_the_match_is_over(open_page: Open) -> None:
    game = games.load("sealed")
    match = Match.new(game, game.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    page = open_page(match)
    page.headline.tell("Round 8 begins")
    while not match.is_over:
        match.answer(match.asked, match.state.legal_actions()[0])
    page.asking.changed.emit(match.log()[-1:])
    assert match.is_over and page.headline.text == ""


def test_escape_puts_back_what_was_picked(open_page: Open) -> None:
    page = open_page(asked("pay"))
    QTest.mouseClick(page.hand.buttons[0], Qt.MouseButton.LeftButton)
    assert page.escape() and not page.hand.buttons[0].isChecked()


def test_nobody_elses_coins_are_named(open_page: Open) -> None:
    match = asked("bid")
    page = open_page(match)
    own = sorted(state_of(match).hands[0], reverse=True)
    assert [button.card for button in coins(page)] == own
    told = [it.accessibleName() for it in page.hand.findChildren(QWidget)]
    counted = next(name for name in told if name.startswith("Ben"))
    known = [coin for coin in state_of(match).view(0).hands[1] if hidden.is_known(coin)]
    assert not known and counted == "Ben: 14 × a coin face down"


def test_a_place_without_cards_says_whether_the_hand_is_empty_or_closed(open_page: Open) -> None:
    match = asked("bid")
    page = open_page(match)
    assert page.hand.empty.isHidden()
    page.hand.show_state(match.state, voice_of(match, "en"))
    assert page.hand.empty.isVisible() and page.hand.empty.text() == "All hands are closed"
    spent = state_of(match).clone()
    spent.hands = [[], *spent.hands[1:]]
    page.hand.show_state(spent, voice_of(match, "en", 0))
    assert page.hand.empty.text() == "No cards in your hand"


def test_a_game_without_cards_has_no_hand(qapp: QApplication, thinking: Thinking) -> None:
    game = games.load("red-outpost")
    match = Match.new(game, game.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    page = MatchPage(match, "Friday", thinking, lambda: 0)
    assert page.hand.isHidden() and page.choices.amount.isHidden()
    assert "+ −" not in dict(page.keys())
    page.deleteLater()


@pytest.mark.dressed(True)
def test_cards_that_are_no_longer_held_leave_no_gap_and_what_stands_beside_stays(
    open_page: Open,
) -> None:
    page = open_page(asked("lay"))
    column = page.beside.width()
    first = page.hand.buttons[0].pos()
    page.match.answer(0, page.match.state.legal_actions()[0])
    page.refresh()
    QApplication.processEvents()
    assert page.hand.buttons[0].pos() == first, "the hand begins where it began"
    assert page.beside.width() == column, "with a card less the table is as wide as before"
