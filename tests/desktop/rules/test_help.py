"""How the pages are used is told beside the rules, in both languages, in the window's own words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.rules import help
from desktop.rules.book import cited, load
from desktop.rules.marks import STARRED
from desktop.rules.page import RulesPage
from desktop.shell.window import Window
from engine.base import catalogue, resources
from engine.match.match import Match
from engine.store.library import Library
from tests.desktop.fixtures import Until, shown
from tests.desktop.pages import GAME
from tests.games.red_outpost.at_table import at_table
from tests.games.robinson_crusoe.window.table import match_of

ISLAND = "robinson-crusoe"
OPERAND = re.compile(r"\{\w+\}")


def said_by_the_window(language: str) -> Iterator[str]:
    """Every text of the window."""
    yield "+2"  # figures need no word
    for file in resources.folder().rglob("*_de.ts"):
        for message in ElementTree.parse(file).iter("message"):
            yield message.findtext("source" if language == "en" else "translation") or ""


@pytest.mark.parametrize("game", catalogue.names())
def test_both_languages_tell_the_same_topics(game: str) -> None:
    german, english = help.load(game, "de"), help.load(game, "en")
    assert [topic.id for topic in german] == [topic.id for topic in english]
    for one, other in zip(german, english, strict=True):
        assert [it[0] for it in one.entries] == [it[0] for it in other.entries]
        assert all(it[2] not in (own[2] for own in other.entries) for it in one.entries)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", catalogue.names())
def test_what_the_help_calls_a_button_is_what_the_window_calls_it(game: str, language: str) -> None:
    # An example stands for the operand: “Cleo is done”.
    known = [
        ".+".join(map(re.escape, OPERAND.split(text)))
        for text in said_by_the_window(language)
        if re.search(r"\w|\+", OPERAND.sub("", text))
    ]
    window = re.compile("|".join(known))
    named = [
        name
        for topic in help.load(game, language)
        for _, _, text in topic.entries
        for name in STARRED.findall(text)
    ]
    assert [name for name in named if not window.fullmatch(name)] == []


def test_a_game_takes_over_the_topics_that_its_file_names() -> None:
    assert [topic.id for topic in help.load(GAME, "en")] == [
        "help.win",
        "help.table",
        "help.play",
        "help.score",
        "help.values",
        "help.terminal",
    ]
    assert [topic.id for topic in help.load(ISLAND, "en")] == [
        "help.win",
        "help.table",
        "help.terminal",
    ]


def test_a_game_that_takes_over_nothing_tells_only_its_own(sealed: str) -> None:
    assert [topic.id for topic in help.load(sealed, "en")] == ["help.win"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", catalogue.names())
def test_how_a_game_is_won_stands_first_in_four_sentences_with_their_rules(
    qtbot: QtBot, window: Window, qapp: QApplication, game: str, language: str
) -> None:
    translate.install(qapp, language)
    page = RulesPage(game)
    qtbot.addWidget(page)
    page.show()
    assert page.entries.now.clause == "help.win.1"
    row = page.sections.current_row
    assert row is not None and row.text == {"en": "How you win", "de": "Wie man gewinnt"}[language]
    topic = next(it for it in help.load(game, language) if it.id == "help.win")
    ((_, _, text),) = topic.entries
    sentences = re.split(r"(?<=\.) ", text)
    assert len(sentences) == 4
    assert all(sentence[-1] == "." for sentence in sentences)
    named = set(cited(text))
    assert len(named) >= 3 and named <= set(load(game).clauses)


@pytest.mark.parametrize("make", [at_table, match_of])
def test_f1_at_a_table_opens_its_help_beside_the_rules(
    window: Window, library: Library, make: Callable[[], Match]
) -> None:
    window.open_match(library.add(make(), "Friday"))
    # Whoever clicks between the panels.
    window.page.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = shown(window, RulesPage)
    assert page.entries.now.clause == "help.table.1"


async def test_the_list_marks_the_topic_that_was_gone_to(qtbot: QtBot, until: Until) -> None:
    page = RulesPage(GAME, clause="help.score")
    page.resize(1280, 800)
    qtbot.addWidget(page)
    page.show()
    page.setFocus()
    bar = page.entries.verticalScrollBar()
    await until(lambda: "help.terminal.1" in page.entries.entries and bar.value() > 0)
    assert page.entries.now.clause == "help.score.1"
    row = page.sections.current_row
    assert row is not None and row.value == "help.score"
    assert page.section.currentData() == "help.score"


def test_help_is_spoken_without_stars_and_numbers(qtbot: QtBot, window: Window) -> None:
    page = RulesPage(GAME, clause="help.table")
    qtbot.addWidget(page)
    page.show()
    entry = page.entries.now
    assert entry.accessibleName().startswith("Begin. Type the names")
    assert "**" not in entry.accessibleName() and "<b>Under way</b>" in entry.text.text()
    assert entry.chips == [] and entry.readings is None


def test_help_is_found_by_the_search_of_the_rules(
    qtbot: QtBot, window: Window, qapp: QApplication
) -> None:
    page = RulesPage(GAME)
    qtbot.addWidget(page)
    page.show()
    page.search.setText("fills second screen")
    assert [entry.clause for entry in page.entries.shown] == ["help.table.6"]
    assert page.count.text() == "0 of 74 rules" and not page.nothing.isVisible()
    translate.install(qapp, "de")
    page.search.setText("zweiten Bildschirm alle")
    assert [entry.clause for entry in page.entries.shown] == ["help.table.6"]
