"""The first match beside the box leads through three rounds: told, undone and put in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.look import translate
from desktop.rules.book import load
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.match import first_match
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE
from engine.rules.words import LANGUAGES
from tests.desktop.lessons import asked, said
from tests.games.robinson_crusoe.window.table import table_on

pytestmark = pytest.mark.dressed(False)

GAME = "robinson-crusoe"


def press(button: QWidget | None) -> None:
    """Press a button with the mouse."""
    assert button is not None and button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def do(window: Window, page: TablePage, step: int) -> None:
    """Do what that prompt asks for, from 1."""
    table = table_on(page)
    if step in (2, 9):
        press(table.deck.icons["book" if step == 2 else "build"])
    elif step in (3, 11):
        words = translate.translate("Robinson", "Done by hand")
        press(next(it for it in table.prompt.buttons if it.words[0] == words))
    elif step in (5, 7):
        press(table.resources.rows["fur" if step == 5 else "wood"].counter.more)
    elif step == 6:
        press(page.steps.undo)
    elif step == 13:
        press(page.steps.back)
        begins = [it.number for it in page.match.log() if it.line == Fact("round_over", ())]
        page.log.look_at.emit(begins[1])
        press(page.history.before)
        assert (
            said(page) == first_match.script(GAME, translate.language(), AT_TABLE).prompts[12].amid
        )
        press(table.resources.rows["food"].counter.more)
        press(page.putting_in.insert)
        press(window.page.findChild(QAbstractButton, "take"))
    else:
        press(table.deck.go)


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_presses_that_the_prompts_ask_for_lead_to_the_end(
    window: Window, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    window.resize(1280, 800)
    window.show_me(GAME, AT_TABLE)
    page = window.page
    assert isinstance(page, TablePage)
    prompts = first_match.script(GAME, language, AT_TABLE).prompts
    for step, prompt in enumerate(prompts, 1):
        assert said(page) == asked(page, step, language=language)
        assert page.lesson.clause.clause == prompt.clause and prompt.clause in load(GAME).clauses
        label = page.lesson.prompt
        QApplication.processEvents()
        assert label.height() >= label.heightForWidth(label.width())
        do(window, page, step)
    assert said(page) == asked(page, len(prompts) + 1, language=language)
    record = Match.resume(first_match.read(GAME, AT_TABLE))
    assert page.match.told == record.told
    assert page.match.state.text() == record.state.text()


def test_the_shelf_shows_it_where_a_game_has_no_other(window: Window) -> None:
    window.show_shelf()
    assert isinstance(window.page, ShelfPage)
    card = next(it for it in window.page.cards if it.game == GAME)
    card.doors["first_match"].click()
    assert isinstance(window.page, TablePage) and said(window.page) == asked(window.page, 1)


@pytest.mark.dressed(True)
def test_panels_that_were_hidden_at_another_table_are_seen_in_it(window: Window) -> None:
    window.appearance.hide_parts(GAME, ["phase", "morale"])
    window.show_me(GAME, AT_TABLE)
    page = window.page
    assert isinstance(page, TablePage)
    assert table_on(page).deck.isVisible() and table_on(page).morale.isVisible()
    assert window.appearance.hidden_parts(GAME) == ["phase", "morale"], "of its own accord"
