"""Operators are placed in one widget: a number for each job, one answer, one step back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.outpost.play import operators as spread
from desktop.boards.outpost.play.board import Board
from desktop.look import theme, translate
from desktop.look.controls import Elided
from desktop.look.stepper import Number
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from engine.games.outpost import operators, purchases, verbs
from engine.games.outpost.operators import ORDER
from engine.games.outpost.state import Outpost
from tests.desktop.fixtures import light_and_english
from tests.games.outpost.positions import answer, ask, asked, position, works
from tests.games.outpost.window.board import voice_of
from tests.games.outpost.window.pages import open_at, page_of

pytestmark = pytest.mark.dressed(False)

LEFT = Qt.MouseButton.LeftButton
ORE, WATER, TITANIUM = map(ORDER.index, range(3))


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot, thinking: Thinking) -> Iterator[MatchPage]:
    """The page of Anna and a bot."""
    light_and_english(qapp)
    made = page_of(thinking)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    # Where things lie is laid out without pixels, too.
    made.setUpdatesEnabled(False)
    made.show()
    made.activateWindow()
    assert QTest.qWaitForWindowActive(made)
    yield made


def short() -> Outpost:
    """Four people and a robot for six factories and a Moon Base."""
    state = position(
        2,
        upgrades={0: "robots moon_base"},
        factories={0: {"ore": 2, "water": 2, "titanium": 2}},
        people_at={0: {"ore": 2, "water": 1}},
        robots_at={0: {"titanium": 1}},
        population={0: 4},
        robots={0: 1},
        active=0,
    )
    return ask(state, operators.assign(0))


def given(page: MatchPage) -> list[tuple[str, ...]]:
    """What the page answers from now on."""
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    return said


@pytest.mark.dressed(True)
def test_beside_large_letters_two_rows_of_numbers_are_seen_at_least(
    page: MatchPage, qapp: QApplication
) -> None:
    theme.apply(qapp, "light", 1.5)
    translate.install(qapp, "de")
    page.pace.show()
    open_at(page, short())
    QTest.qWait(50)
    steppers = list(page.choices.spreading.steppers.values())
    seen = [it.visibleRegion().boundingRect() == it.rect() for it in steppers]
    assert sum(seen) >= 2


def test_as_last_turn_and_the_best_income_are_one_press_each_and_answer_everything(
    page: MatchPage,
) -> None:
    made = []
    for number in (0, 1):
        open_at(page, short())
        said, spreading = given(page), page.choices.spreading
        QTest.mouseClick(spreading.wholes[number], LEFT)
        assert len(said) == 1
        state = answer(short(), *said[0])
        assert asked(state)[0] == "", "one answer places everybody"
        made.append(works(state, 0))
    assert made == [
        {"ore": 2, "water": 1, "titanium": 1, "moon_base": 1},
        {"water": 2, "titanium": 2, "moon_base": 1},
    ]


def test_an_upgrade_that_nobody_is_free_for_is_crewed_at_first() -> None:
    state = position(
        2,
        upgrades={0: "planetary_cruiser"},
        factories={0: {"ore": 2, "water": 1}},
        people_at={0: {"ore": 2, "water": 1}},
        population={0: 3},
        active=0,
    )
    state = ask(state, operators.assign(0))
    made = answer(state, *spread.answers(state, spread.begins(state)))
    assert works(made, 0) == {"ore": 1, "water": 1, "planetary_cruiser": 1}


def test_a_factory_that_was_bought_and_brings_more_is_manned_at_first() -> None:
    state = position(
        factories={0: {"ore": 2, "titanium": 1}},
        people_at={0: {"ore": 2}},
        population={0: 2},
        active=0,
    )
    state = ask(state, operators.assign(0))
    made = answer(state, *spread.answers(state, spread.begins(state)))
    assert works(made, 0) == {"ore": 1, "titanium": 1}


def test_who_works_where_is_said_in_one_line() -> None:
    state = position(
        2,
        upgrades={0: "robots moon_base"},
        factories={0: {"ore": 2}},
        people_at={0: {"ore": 1, "moon_base": 1}},
        robots_at={0: {"ore": 1}},
        population={0: 2},
        robots={0: 1},
    )
    assert spread.said(state, 0, voice_of(state, 0)) == "Ore factories: 2, Moon Base: 1"


def test_tab_goes_from_the_numbers_to_what_gives_them(page: MatchPage) -> None:
    for _ in range(2):
        open_at(page, short())
        spreading = page.choices.spreading
        fields = [stepper.field for stepper in spreading.steppers.values()]
        order = [*fields, *spreading.wholes, spreading.send]
        order[0].setFocus()
        for following in order[1:]:
            QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is following


def test_the_vp_are_those_of_the_whole_colony() -> None:
    state = short()
    numbers = spread.begins(state)
    tally = spread.told(state, numbers, voice_of(state, 0)).tally
    answer(state, *spread.answers(state, numbers))
    assert tally.startswith(f"{state.count_vp(0)} VP")


def test_whoever_ends_the_match_by_those_at_work_is_told_of_vp_alone() -> None:
    """OP-6.4: nothing is produced any more."""

    def shown(outposts: int) -> tuple[str, list[str]]:
        state = position(
            upgrades={0: "outpost " * outposts + "moon_base"}, people_at={0: {"moon_base": 1}},
            population={0: 1}, active=0,
        )  # fmt: skip
        it = spread.told(ask(state, operators.assign(0)), (1, *[0] * 12), voice_of(state, 0))
        return it.tally, [text for text, _ in it.wholes]

    assert shown(10) == (
        "70 VP, and cards worth about 50 a turn",
        ["As last turn: 50", "The best income: 50"],
    )
    assert shown(11) == ("75 VP", ["As last turn: 75 VP"])


def test_beside_the_picture_of_a_place_a_short_name_stands(page: MatchPage) -> None:
    state = position(
        factories={0: {"ore": 1, "water": 2}},
        upgrades={0: "planetary_cruiser"},
        people_at={0: {"ore": 1, "water": 1}},
        population={0: 2},
        active=0,
    )
    open_at(page, ask(state, operators.assign(0)))
    labels = page.choices.spreading.findChildren(Elided)
    assert sorted(label.full for label in labels) == ["Cruiser (1)", "Ore (1)", "Water (2)"]


def test_whoever_is_wanted_somewhere_comes_from_elsewhere(page: MatchPage) -> None:
    open_at(page, short())
    spreading = page.choices.spreading
    before = spreading.tally.text()
    assert (spreading.steppers[ORE].value, spreading.steppers[WATER].value) == (0, 1)
    QTest.mouseClick(spreading.steppers[ORE].more, LEFT)
    assert (spreading.steppers[ORE].value, spreading.steppers[WATER].value) == (1, 0)
    assert spreading.tally.text() != before
    said = given(page)
    QTest.mouseClick(spreading.send, LEFT)
    assert works(answer(short(), *said[0]), 0)["ore"] == 1


def test_what_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing(
    page: MatchPage,
) -> None:
    open_at(page, short())
    spreading = page.choices.spreading
    field = spreading.steppers[TITANIUM].field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "9")
    assert "(OP-4.4)" in spreading.refused.text() and not spreading.refused.isHidden()
    assert spreading.steppers[TITANIUM].value == 2
    QTest.keyClicks(field, "-")
    assert spreading.refused.isHidden() and spreading.steppers[TITANIUM].value == 1


def test_what_is_no_whole_number_is_not_sent_as_the_number_that_was_there(page: MatchPage) -> None:
    open_at(page, short())
    spreading, said = page.choices.spreading, given(page)
    field = spreading.steppers[TITANIUM].field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "2,5")
    QTest.mouseClick(spreading.send, LEFT)
    assert not said and field.hasFocus()
    assert spreading.refused.text() == "“2,5” is not a whole number."
    QTest.keyClicks(field, "2")
    assert spreading.refused.isHidden()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert works(answer(short(), *said[0]), 0)["titanium"] == 2


def test_the_keyboard_is_at_what_sends_them_as_they_are_shown(page: MatchPage) -> None:
    open_at(page, short())
    page.choices.take_focus()
    said = given(page)
    assert page.choices.spreading.send.hasFocus()
    QTest.keyClick(page.choices.spreading.send, Qt.Key.Key_Space)
    assert works(answer(short(), *said[0]), 0)["titanium"] == 2


def test_what_was_answered_number_by_number_is_gone_on_with(page: MatchPage) -> None:
    state = answer(short(), "0")
    open_at(page, state.clone())
    said = given(page)
    QTest.mouseClick(page.choices.spreading.wholes[1], LEFT)
    made = answer(state, *said[0])
    assert asked(made)[0] == "" and "moon_base" not in works(made, 0)


def many() -> Outpost:
    """Six people and a robot for factories of all five kinds and a Moon Base."""
    state = position(
        upgrades={0: "robots moon_base"},
        factories={0: {"ore": 2, "water": 2, "titanium": 2, "research": 1, "new_chemicals": 1}},
        people_at={0: {"ore": 2, "water": 2, "titanium": 2}},
        population={0: 6},
        robots={0: 1},
        active=0,
    )
    return ask(state, operators.assign(0))


def is_seen(page: MatchPage, field: QWidget) -> bool:
    """Whether nothing of its stepper is scrolled away."""
    area, stepper = page.choices.spreading.findChild(QScrollArea), field.parentWidget()
    assert area is not None and stepper is not None
    seen = area.viewport()
    return seen.rect().contains(QRect(stepper.mapTo(seen, QPoint()), stepper.size()))


@pytest.mark.dressed(True)
def test_all_numbers_are_seen_where_there_is_room_though_fewer_were_asked_for_before(
    page: MatchPage, qtbot: QtBot
) -> None:
    def all_are_seen(count: int) -> bool:
        steppers = page.choices.spreading.steppers.values()
        return [is_seen(page, it.field) for it in steppers] == [True] * count

    open_at(page, short())
    qtbot.waitUntil(lambda: all_are_seen(7))
    open_at(page, ask(many(), purchases.buy_factory(0)))
    QTest.qWait(50)
    open_at(page, many())
    qtbot.waitUntil(lambda: all_are_seen(11))


@pytest.mark.dressed(True)
def test_a_number_that_gets_the_keyboard_is_scrolled_into_view(page: MatchPage) -> None:
    page.resize(1280, 560)
    open_at(page, many())
    QTest.qWait(1)
    *_, last = (stepper.field for stepper in page.choices.spreading.steppers.values())
    assert not is_seen(page, last)
    spreading = page.choices.spreading
    spreading.send.setFocus()
    QTest.keyClick(spreading.send, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is spreading.wholes[-1]
    assert not spreading.wholes[-1].visibleRegion().isEmpty()
    for whole in reversed(spreading.wholes):
        QTest.keyClick(whole, Qt.Key.Key_Up)
    focused = QApplication.focusWidget()
    assert isinstance(focused, Number) and is_seen(page, focused)
    last.setFocus()
    assert is_seen(page, last)


def test_no_list_repeats_the_numbers_beside_the_widget(page: MatchPage) -> None:
    open_at(page, short())
    assert not page.choices.spreading.isHidden() and page.choices.amount.isHidden()
    assert page.choices.list.rows == []


@pytest.mark.dressed(True)
def test_what_is_on_sale_stays_in_sight_while_an_event_asks_for_a_number(page: MatchPage) -> None:
    state = position(
        2, display=["scientists"], factories={0: {"ore": 2, "water": 3}},
        people_at={0: {"ore": 2, "water": 3}}, population={0: 5}, turn=9,
    )  # fmt: skip
    open_at(page, ask(state, verbs.let_idle(0, (1, 0), 2, False)))
    board = page.board
    assert isinstance(board, Board)
    assert {"number:0", "number:2", "sale:scientists:0"} <= board.drawn.stage.pieces.keys()


@pytest.mark.dressed(True)
def test_the_ring_of_the_keyboard_is_as_high_as_a_low_button_of_the_board(page: MatchPage) -> None:
    state = position(2, hands={0: "water:8 water:9"}, factories={0: {"ore": 2}}, active=0)
    open_at(page, ask(state, purchases.buy_factory(0)))
    board = page.board
    assert isinstance(board, Board)
    drawn = board.drawn
    seen = drawn.board_view.mapFromScene(drawn.stage.area("answer:enough")).boundingRect()
    assert drawn.reach.buttons["answer:enough"].geometry() == seen and seen.height() < 40
