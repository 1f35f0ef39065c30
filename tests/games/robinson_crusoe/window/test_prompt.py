"""What is due is read in full above the table, however large the letters and long the words are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.table.answers import Answer
from desktop.boards.robinson_crusoe.table.prompt import Prompt
from desktop.look import theme
from desktop.table.measure import Measure

OFFER = "The last good edge: take 1 wood; then everybody who is hungry suffers 1 Wound"
ANSWERS = (Answer(1, "Take the offer"), Answer(2, "Decline and discard the card"))


@pytest.fixture(params=[1.0, 1.5])
def prompt(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Prompt]:
    """A prompt in a window of 1280 × 800."""
    theme.apply(qapp, "light", request.param)
    measure = Measure()
    measure.fit(QSize(1280, 800))
    holder = QWidget()
    made = Prompt(measure)
    made.setParent(holder)
    made.resize(1230, made.height())
    holder.show()
    yield made
    holder.close()


def is_read(prompt: Prompt) -> bool:
    """Whether no word is cut, and nothing lies over anything."""
    clause = prompt.chip.parentWidget()
    assert clause is not None
    parts: list[QWidget] = [prompt.text, prompt.more, clause]
    parts += [button for button in prompt.buttons if button.isVisible()]
    areas = [QRect(it.mapTo(prompt, QPoint()), it.size()) for it in parts]
    apart = not any(a.intersects(b) for n, a in enumerate(areas) for b in areas[:n])
    inside = all(prompt.rect().contains(area) for area in areas)
    words = all(it.fits(it.size()) for it in (prompt.text, prompt.more) if it.text())
    return apart and inside and words


def test_an_offer_is_read_in_full_beside_or_above_its_answers(prompt: Prompt) -> None:
    prompt.show_prompt("Ada: take the offer of the upper half?", "RC-4.1", "pink", OFFER, ANSWERS)
    assert is_read(prompt)


def test_a_long_second_line_wraps_instead_of_being_cut(prompt: Prompt) -> None:
    usual = prompt.height()
    prompt.show_prompt("Play round 3 on the table.", "RC-3.4", more=f"{OFFER}. {OFFER}. {OFFER}.")
    assert is_read(prompt) and prompt.height() > usual
    prompt.show_prompt("Play round 3 on the table.", "RC-3.4")
    assert prompt.height() == usual, "it is as low as before"


def test_answers_that_do_not_fit_into_a_row_stand_in_two(prompt: Prompt) -> None:
    many = [Answer(n, f"Take what is written on card {n}") for n in range(6)]
    prompt.show_prompt("Which?", "RC-4.1", "pink", OFFER, many)
    assert is_read(prompt)


def test_an_answer_that_takes_the_place_of_a_touched_one_looks_untouched(prompt: Prompt) -> None:
    prompt.show_prompt("Take the offer?", "RC-4.1", answers=ANSWERS)
    touched = prompt.buttons[0]
    QCursor.setPos(touched.mapToGlobal(touched.rect().center()))
    touched.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    prompt.show_prompt("Take the offer now?", "RC-4.1", answers=ANSWERS)
    assert touched.underMouse(), "it is the same answer"
    prompt.show_prompt("Play round 3 on the table.", "RC-3.4", answers=(Answer(3, "One more"),))
    assert not touched.underMouse()


def test_an_answer_that_moved_away_from_the_mouse_looks_untouched(prompt: Prompt) -> None:
    prompt.show_prompt("Take the offer?", "RC-4.1", answers=ANSWERS)
    moved = prompt.buttons[0]
    QCursor.setPos(moved.mapToGlobal(moved.rect().center()))
    moved.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    prompt.show_prompt("Take the offer?", "RC-4.1", answers=ANSWERS[:1])
    assert not moved.underMouse()


def test_a_question_is_brought_into_sight_and_what_is_only_possible_moves_nothing(
    prompt: Prompt, qtbot: QtBot
) -> None:
    table = prompt.parentWidget()
    assert table is not None
    table.setFixedSize(1230, 3000)
    scrolled = QScrollArea()
    qtbot.addWidget(scrolled)
    scrolled.resize(1250, 400)
    scrolled.setWidget(table)
    scrolled.show()
    bar = scrolled.verticalScrollBar()
    aside = Answer(3, "Played without the app", is_aside=True)
    for answers, is_asked in (((aside,), False), ((ANSWERS[0], aside), True), (ANSWERS, True)):
        bar.setValue(2000)
        prompt.show_prompt("Who draws?", "RC-3.3", answers=answers)
        QApplication.processEvents()
        assert (bar.value() < 100) is is_asked, answers
    scrolled.takeWidget()
