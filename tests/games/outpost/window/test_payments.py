"""A payment on the match page: what the hand comes to, what is due, and what is still missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.match.hand import CardButton
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from engine.games.outpost import payment, production, purchases
from engine.games.outpost.cards import ANY
from engine.games.outpost.state import Outpost
from engine.rules.agenda import OPEN, PUBLIC, type_of_frame
from tests.desktop.announced import announced
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import read
from tests.games.outpost.matches import new
from tests.games.outpost.positions import ask, position
from tests.games.outpost.window.answering import button_of
from tests.games.outpost.window.pages import open_at, page_of

pytestmark = pytest.mark.dressed(False)

Open = Callable[..., MatchPage]
HAND = "water:8 ore:5 ore:5 ore:3"


@pytest.fixture
def asked(qapp: QApplication, qtbot: QtBot, thinking: Thinking) -> Iterator[Open]:
    """The page of Anna, who holds some cards and is asked what these frames ask."""
    light_and_english(qapp)

    def make(frame: type_of_frame, hand: str = HAND) -> MatchPage:
        page = page_of(thinking)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        assert QTest.qWaitForWindowActive(page)
        open_at(page, ask(position(hands={0: hand, 1: "ore:4 ore:4"}), frame))
        page.take_focus()
        return page

    yield make
    translate.install(qapp, "en")


def due(number: int) -> type_of_frame:
    """Anna has so much to pay."""
    return payment.pay(0, number, ANY, ANY)


def hand_name(page: MatchPage) -> str:
    """What a screen reader calls the hand."""
    return page.hand.accessibleName()


def test_the_hand_says_what_its_cards_are_worth_together(asked: Open, qapp: QApplication) -> None:
    page = asked(purchases.buy_factory(0))
    assert page.hand.total.isVisible() and page.hand.total.text() == "Hand: 21"
    assert hand_name(page) == "Hand: 21" and page.hand.tally.isHidden()
    translate.install(qapp, "de")
    assert page.hand.total.text() == "Hand: 21"


def test_what_a_hand_is_worth_nobody_else_sees(asked: Open) -> None:
    page = asked(purchases.buy_factory(0))
    assert any("21" in said for said in read(page.hand))
    for viewer in (PUBLIC, 1):
        voice = replace(page.voice, viewer=viewer)
        page.hand.show_state(page.match.view(viewer), voice)
        assert not any("21" in said for said in read(page.hand))
    page.hand.show_state(page.match.view(PUBLIC), replace(page.voice, viewer=PUBLIC))
    assert page.hand.total.isHidden() and hand_name(page) == "Hand"


@pytest.mark.dressed(True)
def test_once_all_hands_are_open_the_cards_of_all_are_seen(asked: Open, qapp: QApplication) -> None:
    page = asked(purchases.buy_factory(0))
    page.hand.show_state(page.match.view(OPEN), replace(page.voice, viewer=OPEN))
    qapp.processEvents()
    said = list(read(page.hand))
    assert "All hands are closed" not in said
    assert "Anna: 1 × Water 8, 2 × Ore 5, 1 × Ore 3" in said and "Ben: 2 × Ore 4" in said
    page.hand.show_state(page.match.view(PUBLIC), replace(page.voice, viewer=PUBLIC))
    assert "All hands are closed" in (said := list(read(page.hand)))
    assert not any("Ore 4" in each for each in said)


@pytest.mark.dressed(True)
def test_a_hand_lies_where_it_stays_from_the_first_opening_on(
    qapp: QApplication, qtbot: QtBot, thinking: Thinking
) -> None:
    light_and_english(qapp)
    page = MatchPage(new(3), "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    assert page.is_covered
    page.curtain.opened.emit()
    first, closed = page.hand.geometry(), page.hand.minimumHeight()
    for _ in range(5):
        QTest.qWait(20)
    assert page.hand.geometry() == first and first.height() == closed


@pytest.mark.dressed(True)
def test_beside_the_hand_stands_what_is_still_to_be_paid(asked: Open) -> None:
    page = asked(due(17))
    gathering, tally = page.choices.gathering, page.hand.tally
    assert tally.isVisible() and tally.text() == "18 of 17, 1 lost; 3 left in hand"
    gathering.put_one_back("ore:5")
    assert tally.text() == "4 still to pay."


def test_who_is_at_the_cards_hears_what_is_due_and_what_is_laid(
    asked: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = asked(due(17))
    page.choices.gathering.put_back()
    assert hand_name(page) == (
        "Hand: 21. Anna has 17 to pay: with which cards? 0 of 17; 21 left in hand. 17 still to pay."
    )
    water = button_of(page, "water:8")
    water.setFocus()
    said = announced(monkeypatch)
    QTest.keyClick(water, Qt.Key.Key_Space)
    assert said == ["8 of 17; 13 left in hand. 9 still to pay."]
    assert [it.accessibleDescription() for it in page.hand.buttons] == said * 3


def test_enter_on_too_little_says_what_is_missing(
    asked: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = asked(due(17))
    picks, before = page.choices.picks, page.match.revision
    page.choices.gathering.put_one_back("ore:5")
    assert picks.refused.isHidden() and picks.send.toolTip() == "4 still to pay."
    said = announced(monkeypatch)
    water = button_of(page, "water:8")
    QTest.keyClick(water, Qt.Key.Key_Return)
    assert picks.refused.isVisible() and picks.refused.text() == "4 still to pay."
    assert said == ["4 still to pay."] and page.match.revision == before
    QTest.keyClick(button_of(page, "ore:5"), Qt.Key.Key_Plus)
    assert picks.refused.isHidden()


def test_tab_leaves_the_hand_and_arrows_go_along_it(asked: Open) -> None:
    page = asked(due(17))
    first, *_, last = page.hand.buttons
    assert len(page.hand.buttons) == 3
    for side, start in ((Qt.Key.Key_Tab, first), (Qt.Key.Key_Backtab, last)):
        start.setFocus()
        QTest.keyClick(start, side)
        assert not isinstance(QApplication.focusWidget(), CardButton)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is page.hand.buttons[1]


@pytest.mark.parametrize(
    ("frame", "hand", "missing"),
    [
        (due(17), HAND, "17 still to pay."),
        (payment.pay_research(0, 40, 2, ANY), "research:13 research:12 titanium:13 ore:5", "2"),
        (production.cut_hand(0, ANY), f"{HAND} {HAND} ore:1 ore:1 ore:2 ore:2", "2"),
    ],
)
def test_a_question_for_cards_says_how_much_is_missing_of_them(
    asked: Open, frame: type_of_frame, hand: str, missing: str
) -> None:
    page = asked(frame, hand)
    state = page.choosing.state
    assert isinstance(state, Outpost)
    proposed = page.choices.gathering.run
    assert proposed and not page.game.hand.gathered(state, proposed, page.voice).missing
    page.choices.gathering.put_back()
    assert missing in page.game.hand.gathered(state, (), page.voice).missing


def test_new_chemicals_are_paid_at_once_with_research_cards_among_the_others(asked: Open) -> None:
    """OP-4.1: the research cards are given first, whatever lies above them in the hand."""
    mega = "titanium:mega:44"
    hand = f"{mega} research:13 research:12 ore:5 ore:3"
    page = asked(payment.pay_research(0, 60, 1, ANY), hand)
    gathering = page.choices.gathering
    assert gathering.tried() == (True, "") and gathering.run == (mega, "research:13", "ore:3")
    gathering.put_one_back("research:13")
    gathering.pick("ore:5")
    assert gathering.tried() == (False, "")
    assert page.choices.picks.send.toolTip() == "Research cards still to pay: 1."
    gathering.pick("research:12")
    assert gathering.tried() == (False, "ore:3"), "61 are enough"
    gathering.put_one_back("ore:3")
    given: list[tuple[str, ...]] = []
    page.choosing.answered.connect(given.append)
    gathering.send()
    assert given == [("research:12", mega, "ore:5")]


def test_what_was_proposed_can_be_picked_again(asked: Open) -> None:
    page = asked(due(17))
    gathering, back = page.choices.gathering, page.choices.picks.back
    proposed = gathering.run
    gathering.put_one_back("ore:5")
    assert back.text() == "Put all back"
    back.click()
    assert not gathering.run and back.text() == "Pick as proposed" and back.isEnabled()
    back.click()
    assert gathering.run == proposed


def test_the_keys_of_a_hand_tell_what_enter_does(asked: Open) -> None:
    page = asked(due(17))
    keys = page.keys()
    assert ("Enter", "in your hand: give all the cards that are picked") in keys
    assert isinstance(QApplication.focusWidget(), CardButton)
