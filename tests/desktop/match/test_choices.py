"""The list of choices: steps of an answer, with the board, what is refused, and the search."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.look.rows import Row
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene.reach import focused_thing
from engine.games.red_outpost.components import PLACES
from engine.match.match import Match
from tests.desktop.fixtures import light_and_english, press
from tests.desktop.match.asked_page import put_question
from tests.desktop.questions import QUESTIONS, asked, movable
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)

Open = Callable[..., MatchPage]


@pytest.fixture(scope="module")
def one_page(qapp: QApplication, thinking: Thinking) -> Iterator[MatchPage]:
    """One page for matches of the same people, one after the other."""
    light_and_english(qapp)
    first = asked(QUESTIONS[0])
    match = Match(first.game, first.header)
    page = MatchPage(match, "Friday", thinking, lambda: 0, in_rows=False)
    page.resize(1280, 800)
    drawn_on(page).set_motion(0)
    page.setUpdatesEnabled(False)
    page.show()
    yield page
    page.close()
    page.deleteLater()


@pytest.fixture
def open_page(qtbot: QtBot, qapp: QApplication, thinking: Thinking) -> Iterator[Open]:
    """Shows the page of a match whose question is put to its person."""
    light_and_english(qapp)

    def make(question: str, workers: int = 0, *, is_painted: bool = False) -> MatchPage:
        match = asked(question, workers)
        page = MatchPage(match, "Friday", thinking, lambda: 0, in_rows=False)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        drawn_on(page).set_motion(0)
        page.setUpdatesEnabled(is_painted)
        page.show()
        put_question(page)
        return page

    yield make
    translate.install(qapp, "en")


@pytest.fixture
def open_next(qapp: QApplication, one_page: MatchPage) -> Iterator[Open]:
    """Shows one question after the other on the same page."""
    page = one_page

    def make(question: str, workers: int = 0) -> MatchPage:
        page.match.history = asked(question, workers).history
        page.match.looked.clear()
        put_question(page)
        return page

    yield make
    while page.choices.step_back():
        # What was chosen is there no more for who comes next.
        continue
    translate.install(qapp, "en")


def test_no_frame_lies_round_a_list_without_rows(open_page: Open) -> None:
    page = open_page("turn", is_painted=True)
    choices = page.choices
    choices.wait(-1, "The match is over", "", page.voice)
    choices.list.show_rows([])
    choices.list.setFocus()
    with_keyboard = choices.list.viewport().grab().toImage()
    page.bar.setFocus()
    choices.list.clearFocus()
    assert choices.list.viewport().grab().toImage() == with_keyboard


def pressable(page: MatchPage) -> list[Row]:
    return [row for row in page.choices.list.rows if row.can_press]


def heard(page: MatchPage) -> list[str]:
    """What the list was answered with."""
    said: list[str] = []
    page.choosing.answered.connect(said.extend)
    return said


def is_selected(page: MatchPage, thing: str) -> bool:
    """Whether a thing on the board shines as chosen."""
    return any(
        piece.halo == "selected"
        for piece in drawn_on(page).stage.pieces.values()
        if piece.spot.step == thing
    )


def key(page: MatchPage, which: Qt.Key | str) -> None:
    press(QApplication.focusWidget() or page, which)


# -- steps -----------------------------------------------------------------------------


@pytest.mark.slow
def test_moods_are_asked_in_two_steps_with_doing_nothing_first(open_page: Open) -> None:
    page = open_page("buy_round")
    said = heard(page)
    first = pressable(page)
    assert first[0].kind == "choice" and first[0].value == "pass"
    assert [row.kind for row in first[1:]] == ["group"] * 6
    key(page, "4")
    second = pressable(page)
    assert len(second) == 5 and all(row.kind == "choice" for row in second)
    assert "Fisherman +1" in page.choices.prompt.text()
    key(page, "2")
    assert said == ["fisherman+farmer-"]


@pytest.mark.slow
@pytest.mark.parametrize("question", ["turn", "buy_round", "exchange", "file_disc", "wake_up"])
def test_every_answer_is_reached_in_its_steps_and_once(open_next: Open, question: str) -> None:
    page = open_next(question)
    state = page.match.view(page.match.asked)
    found: list[str] = []
    for row in pressable(page):
        if row.kind == "choice":
            found.append(row.value)
            continue
        page.choices.list.pressed_row.emit(row)
        found += [inner.value for inner in pressable(page)]
        assert page.choices.step_back()
    assert sorted(found) == sorted(map(str, state.legal_actions()))


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_no_list_is_longer_than_a_person_can_count(open_next: Open) -> None:
    for question in ("turn", "buy_round", "cheer", "exchange", "build_palace"):
        page = open_next(question)
        assert len(pressable(page)) <= 9, question


def test_a_lone_worker_is_chosen_in_two_steps_too(open_page: Open) -> None:
    """However few moves are left, a digit means the same."""
    page = open_page("turn", workers=1)
    assert [row.kind for row in pressable(page)] == ["group"]
    said = heard(page)
    key(page, "1")
    assert not said and all(row.kind == "choice" for row in pressable(page))


def test_escape_and_backspace_go_one_step_back_to_the_row_that_was_chosen(open_page: Open) -> None:
    page = open_page("buy_round")
    for back in ("escape", "backspace"):
        key(page, "3")
        assert page.choosing.taken
        if back == "escape":
            assert page.escape()
        else:
            key(page, Qt.Key.Key_Backspace)
        assert not page.choosing.taken
        row = page.choices.list.current_row
        assert row is not None and row.key == "3"
    assert page.escape() and focused_thing(), "it leads to the board and stops there"


def test_the_button_back_is_there_only_in_a_later_step(open_page: Open) -> None:
    page = open_page("turn")
    back = page.findChild(QPushButton, "step_back")
    assert back is not None and back.isHidden()
    key(page, "1")
    assert not back.isHidden()
    back.click()
    assert back.isHidden() and not page.choosing.taken


# -- with the board --------------------------------------------------------------------


def test_a_click_on_the_board_narrows_the_list(open_page: Open) -> None:
    page = open_page("turn")
    thing = pressable(page)[1].value
    drawn_on(page).press(thing)
    assert page.choosing.taken == (thing,)
    assert all(row.kind == "choice" for row in pressable(page))
    drawn_on(page).escape()
    assert not page.choosing.taken and pressable(page)[0].kind == "group"


@pytest.mark.parametrize("question", ["turn", "file_disc"])
def test_where_the_end_of_an_answer_is_pressed_first_the_list_asks_for_its_beginning(
    open_page: Open, question: str
) -> None:
    page = open_page(question)
    said, prompt = heard(page), page.choices.prompt.text()
    (target, _), text = next(iter(page.choosing.turned.items()))
    drawn_on(page).press(target)
    found = pressable(page)
    assert page.choices.prompt.text() != prompt and "?" in page.choices.prompt.text()
    assert all(row.kind == "choice" for row in found)
    wanted = {answer for (end, _), answer in page.choosing.turned.items() if end == target}
    assert {row.value for row in found} == wanted
    page.choices.list.pressed_row.emit(next(row for row in found if row.value == text))
    assert said == [text]


def test_whoever_cannot_come_to_the_place_that_was_pressed_first_is_told_with_the_reason(
    open_page: Open,
) -> None:
    page = open_page("turn", workers=3)
    drawn_on(page).press(next(iter(page.choosing.turned))[0])
    state = page.match.view(page.match.asked)
    tired = sum(refusal.name == "exhausted" for refusal in state.refusals())
    refused = [row for row in page.choices.list.rows if row.kind == "refused"]
    assert sum(len(row.value) for row in refused if row.text.endswith("exhausted")) == tired
    assert page.escape() and not page.choosing.taken


def test_a_step_in_the_list_selects_on_the_board(open_page: Open) -> None:
    page = open_page("file_disc")
    key(page, "2")
    taken = page.choosing.taken
    assert taken and is_selected(page, taken[0])
    assert page.escape() and not is_selected(page, taken[0])


@pytest.mark.slow
def test_what_was_chosen_stays_when_the_table_is_turned_over_or_retold(
    open_page: Open, qapp: QApplication
) -> None:
    page = open_page("turn")
    page.look.click()
    key(page, "2")
    taken = page.choosing.taken
    page.look.click()
    assert page.choosing.taken == taken != () and is_selected(page, taken[0])
    translate.install(qapp, "de")
    assert page.choosing.taken == taken and is_selected(page, taken[0])


# -- signs and reasons -----------------------------------------------------------------


def test_a_place_tells_what_it_does_in_signs_and_aloud(open_page: Open) -> None:
    page = open_page("turn")
    row = pressable(page)[0]
    assert row.signs and "mood" in row.more
    page.choices.list.pressed_row.emit(row)
    told = {row.text: row for row in pressable(page)}
    mine = told["Mine"]
    assert mine.signs[0].text == "→ −2" and "produces 1 coal" in mine.more
    assert mine.clause == "RO-4.8"
    model = page.choices.list.model_of_rows
    index = model.index(page.choices.list.rows.index(mine))
    aloud = model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(aloud, str) and "now −2" in aloud and "RO-4.8" in aloud


def test_a_reason_is_told_once_for_all_that_it_keeps_back(open_page: Open) -> None:
    page = open_page("turn", workers=3)
    refused = [row for row in page.choices.list.rows if row.kind == "refused"]
    assert len({(row.text.partition(": ")[2], row.clause) for row in refused}) == len(refused)
    tired = next(row for row in refused if row.text.endswith("exhausted"))
    state = page.match.view(page.match.asked)
    wanted = sum(refusal.name == "exhausted" for refusal in state.refusals())
    assert len(tired.value) == wanted and tired.clause == "RO-2.3"
    page.choices.list.make_current(page.choices.list.rows.index(tired))
    assert page.choices.list.current_row is tired


@pytest.mark.slow
def test_every_refusal_is_told_in_some_step(open_next: Open) -> None:
    for question in ("turn", "exchange", "file_disc", "wake_up", "ferry"):
        page = open_next(question)
        state = page.match.view(page.match.asked)
        told = set()
        groups = [row for row in pressable(page) if row.kind == "group"]
        for row in [None, *groups]:
            if row is not None:
                page.choices.list.pressed_row.emit(row)
            told |= {
                refusal.subject
                for shown in page.choices.list.rows
                if shown.kind == "refused"
                for refusal in shown.value
            }
            page.choices.step_back()
        for refusal in state.refusals():
            worker, _, place = refusal.subject.partition(">")
            if place and worker not in movable(state):
                continue  # a worker who has no move at all has no step of its own
            # Why this worker cannot go there says more than why nobody can.
            ways = {refusal.subject, *(f"{each}>{refusal.subject}" for each in movable(state))}
            assert ways & told, (question, refusal)


# -- the search ------------------------------------------------------------------------


def test_a_search_without_a_result_says_so_and_escape_shows_all_again(open_page: Open) -> None:
    page = open_page("turn")
    key(page, "/")
    field = page.findChild(QLineEdit, "filter")
    assert field is not None and QApplication.focusWidget() is field
    before = pressable(page)
    QTest.keyClicks(field, "zeppelin")
    rows = page.choices.list.rows
    assert len(rows) == 1 and "zeppelin" in rows[0].text and "Esc" in rows[0].text
    assert not rows[0].can_press
    assert page.escape()
    assert pressable(page) == before and not field.text()


def test_a_search_finds_whole_answers(open_page: Open) -> None:
    page = open_page("turn")
    said = heard(page)
    field = page.findChild(QLineEdit, "filter")
    assert field is not None
    field.setText("mine")
    found = pressable(page)
    assert found and all(row.kind == "choice" and "mine" in row.text.casefold() for row in found)
    page.choices.press_number(1)
    assert said == [found[0].value]


def test_a_search_goes_with_its_question(open_page: Open) -> None:
    page = open_page("turn")
    field = page.findChild(QLineEdit, "filter")
    assert field is not None
    page.choices.search()
    QTest.keyClicks(field, "mine")
    assert not field.isHidden()
    page.choosing.close()
    page.choices.wait(-1, "What happened", "The board shows it.", page.voice)
    assert field.isHidden() and page.choices.list.hasFocus()


def test_a_search_stays_while_the_same_question_is_shown_anew(open_page: Open) -> None:
    page = open_page("turn")
    field = page.findChild(QLineEdit, "filter")
    assert field is not None
    field.setText("mine")
    found = [row.value for row in pressable(page)]
    page.refresh()
    assert field.text() == "mine" and [row.value for row in pressable(page)] == found


def test_a_search_stays_with_what_was_chosen_and_enter_takes_what_is_marked(
    open_page: Open,
) -> None:
    page = open_page("turn")
    said = heard(page)
    key(page, "2")
    (chosen,) = page.choosing.taken
    found = page.findChild(QLineEdit, "filter")
    assert found is not None
    page.choices.search()
    QTest.keyClicks(found, "the")
    rows = pressable(page)
    ways = {text for steps, text in page.choosing.ways.items() if steps[0] == chosen}
    assert len(rows) > 2 and {row.value for row in rows} <= ways
    key(page, Qt.Key.Key_Down)
    key(page, Qt.Key.Key_Down)
    assert found.hasFocus() and page.choices.list.current_row is rows[2]
    key(page, Qt.Key.Key_Return)
    assert said == [rows[2].value]


def test_a_search_stays_with_a_place_that_was_chosen_first(open_page: Open) -> None:
    page = open_page("turn")
    place = next(steps[0] for steps in page.choosing.turned)
    page.choosing.press(place)
    assert page.choosing.is_turned
    page.choices.search()
    found = page.findChild(QLineEdit, "filter")
    assert found is not None
    QTest.keyClicks(found, "the")
    ways = {text for steps, text in page.choosing.turned.items() if steps[0] == place}
    assert {row.value for row in pressable(page)} == ways


def test_the_list_begins_with_places_where_that_is_wanted(open_page: Open) -> None:
    page = open_page("turn")
    said = heard(page)
    page.choices.turn.choose("last")
    offered = [row.value for row in pressable(page)]
    assert sorted(offered) == sorted({end for end, _ in page.choosing.turned})
    key(page, "2")
    assert page.choosing.is_turned and page.choosing.taken == (offered[1],)
    assert page.choices.turn.isHidden()
    wanted = {text for way, text in page.choosing.turned.items() if way[0] == offered[1]}
    assert {row.value for row in pressable(page)} == wanted
    assert page.choices.step_back()
    row = page.choices.list.current_row
    assert row is not None and row.value == offered[1], "the place that was left is marked"
    key(page, "2")
    key(page, "1")
    assert set(said) < wanted


def test_a_place_that_is_closed_to_all_says_why_among_the_places(open_page: Open) -> None:
    page = open_page("turn")
    page.choices.turn.choose("last")
    offered = {row.value.removeprefix("place:") for row in pressable(page)}
    told = {
        refusal.subject.rpartition(">")[2]
        for row in page.choices.list.rows
        if row.kind == "refused"
        for refusal in row.value
    }
    assert told == set(PLACES) - offered and told


@pytest.mark.parametrize("question", ["exchange", "buy_round", "pledge"])
def test_what_has_one_order_only_has_one_list(open_page: Open, question: str) -> None:
    page = open_page(question)
    page.choices.turn.choose("last")
    assert page.choices.turn.isHidden()
    firsts = {row.value for row in pressable(page) if row.kind == "group"}
    assert firsts <= set(page.choosing.first)


@pytest.mark.dressed(True)
def test_the_signs_of_the_title_line_stand_on_one_line(open_page: Open) -> None:
    page = open_page("turn")
    search = page.findChild(QPushButton, "search")
    assert search is not None
    middle = page.choices.heading.geometry().center().y()
    assert abs(search.geometry().center().y() - middle) <= 1
    assert search.height() <= search.maximumHeight()


def test_enter_in_a_search_that_found_nothing_answers_nothing(open_page: Open) -> None:
    page = open_page("turn")
    said = heard(page)
    page.choices.search()
    found = page.findChild(QLineEdit, "filter")
    assert found is not None
    QTest.keyClicks(found, "xyz")
    key(page, Qt.Key.Key_Return)
    assert not said and found.hasFocus()


def test_what_all_rows_bring_is_not_repeated_beside_each(
    open_page: Open,
) -> None:
    """RO-5.1: who leads the portrait then; aloud and where the mouse rests it is told of each."""
    page = open_page("turn", workers=3)
    worker = pressable(page)[0]
    lead = next(sign for sign in worker.signs if sign.mark)
    page.choices.list.pressed_row.emit(worker)
    for row in pressable(page):
        assert lead not in row.signs
        assert "portrait." in row.more and "(RO-5.1)" in row.tip


def test_what_a_row_brings_is_told_with_its_clauses_where_the_mouse_rests(open_page: Open) -> None:
    page = open_page("turn")
    page.choices.list.pressed_row.emit(pressable(page)[0])
    rows = page.choices.list
    index = rows.model_of_rows.index(next(at for at, row in enumerate(rows.rows) if row.tip))
    tip = rows.model_of_rows.data(index, Qt.ItemDataRole.ToolTipRole)
    assert isinstance(tip, str)
    assert all(re.search(r"\(RO-\d\.\d+\)$|\?$", line) for line in tip.splitlines())
    page.choices.search()
    found = page.findChild(QLineEdit, "filter")
    assert found is not None
    found.setText("mine")
    assert all(row.tip and "portrait." in row.more for row in pressable(page))


# -- the list and the board ------------------------------------------------------------


def lit(page: MatchPage) -> set[str]:
    """What is lit on the board as what the keyboard or the mouse is at."""
    board = drawn_on(page)
    things = {piece.spot.step for piece in board.stage.pieces.values()}
    return {thing for thing in things if thing and board.state_of(thing) == "hover"}


def test_what_has_the_keyboard_in_the_list_is_lit_on_the_board(open_page: Open) -> None:
    page = open_page("turn")
    rows = pressable(page)
    assert not lit(page), "who plays by mouse sees nothing lit"
    for _ in range(2):
        key(page, Qt.Key.Key_Down)
    assert lit(page) == {rows[1].value}
    key(page, Qt.Key.Key_Up)
    assert lit(page) == {rows[0].value}
    key(page, Qt.Key.Key_Return)
    key(page, Qt.Key.Key_Down)
    at = page.choices.list.current_row
    (place,) = (way[1] for way, text in page.choosing.ways.items() if at and text == at.value)
    assert lit(page) == {place}


@pytest.mark.parametrize("question", ["turn", "buy_round", "pledge"])
def test_enter_takes_only_what_a_person_has_marked(open_page: Open, question: str) -> None:
    page = open_page(question)
    said = heard(page)
    assert page.choices.list.hasFocus() and page.choices.list.current_row is None
    for which in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        key(page, which)
    assert not said and not page.choosing.taken
    key(page, Qt.Key.Key_Down)
    assert page.choices.list.current_row == pressable(page)[0]
    key(page, Qt.Key.Key_Return)
    assert said or page.choosing.taken


@pytest.mark.parametrize("side", [Qt.Key.Key_Up, Qt.Key.Key_End])
def test_where_no_row_is_marked_up_and_end_go_to_the_last_answer(
    open_page: Open, side: Qt.Key
) -> None:
    page = open_page("turn")
    key(page, side)
    assert page.choices.list.current_row == pressable(page)[-1]
    assert lit(page) == {pressable(page)[-1].value}
    key(page, Qt.Key.Key_Up)
    assert page.choices.list.current_row == pressable(page)[-2]


@pytest.mark.dressed(True)
def test_yes_and_no_weigh_the_same(open_page: Open) -> None:
    page = open_page("pledge", is_painted=True)
    seen = page.choices.list.viewport().grab().toImage()
    areas = [
        page.choices.list.visualRect(page.choices.list.model().index(number, 0))
        for number in range(2)
    ]
    inside = [area.adjusted(8, 6, -8, -6).topRight() for area in areas]
    assert len(pressable(page)) == 2 and len({seen.pixel(at) for at in inside}) == 1


def test_what_has_the_keyboard_on_the_board_is_marked_in_the_list(open_page: Open) -> None:
    page = open_page("turn")
    key(page, "b")
    first = focused_thing()
    assert first in page.choosing.next
    seen = set()
    for side in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        key(page, side)
        marked = [row for row in pressable(page) if row.value == focused_thing()]
        if marked:
            assert page.choices.list.current_row is marked[0]
            seen.add(marked[0].value)
    assert len(seen) > 1


def test_a_key_turns_the_board_over_and_back(open_page: Open) -> None:
    page = open_page("turn")
    for is_drawn in (False, True):
        key(page, "o")
        assert page.board.is_drawn is is_drawn and page.choices.list.hasFocus()
    told = page.keys()
    assert any(keys == "O" for keys, _ in told)


@pytest.mark.slow
@pytest.mark.parametrize("question", QUESTIONS)
def test_the_list_can_be_walked_in_every_question(open_next: Open, question: str) -> None:
    page = open_next(question)
    for _ in page.choices.list.rows:
        key(page, Qt.Key.Key_Down)
        assert lit(page) <= {page.choosing.at}
