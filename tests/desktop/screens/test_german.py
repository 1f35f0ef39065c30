"""No kind of question is asked in English in German."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from tests.desktop.fixtures import light_and_english
from tests.desktop.questions import QUESTIONS, asked
from tests.desktop.screens.painted import Painted
from tests.desktop.screens.reading import parts, read, same
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Listens to what is painted."""
    return Painted(monkeypatch)


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """The look that the other tests have left."""
    light_and_english(qapp)


def told_by(page: MatchPage, painted: Painted) -> Iterator[str]:
    """What the page of an open question tells: each step of the answer, and what lies on the board."""
    drawn = drawn_on(page)
    yield from read(page)
    for row in page.choices.list.rows:
        if row.kind == "group":
            page.choices.list.pressed_row.emit(row)
            yield from read(page.choices)
            page.choices.step_back()
    yield from painted.on(page.choices)
    assert drawn.layout_shown is not None
    for thing in drawn.reach.buttons:
        note = drawn.layout_shown.note_of(thing, ())
        if note is not None:
            yield from (note.title, *note.lines, note.reason)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_is_asked_in_english_in_german(
    qtbot: QtBot, qapp: QApplication, thinking: Thinking, painted: Painted, question: str
) -> None:
    page = MatchPage(asked(question), "Friday", thinking, lambda: 0, in_rows=False)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    drawn_on(page).set_motion(0)
    page.show()
    page.refresh()
    found = {}
    for language in ("en", "de"):
        translate.install(qapp, language)
        found[language] = parts(list(told_by(page, painted)))
    assert found["en"] and not same(found["en"], found["de"])
