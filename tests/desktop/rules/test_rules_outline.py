"""The page of the rules lies as it was agreed upon: whole, searched, narrow, and beside a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.rules.page import TWO, RulesPage
from engine.rules import game as games
from engine.rules.game import Setup
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out


def test_the_page_of_the_rules_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, sealed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def opened(setup: Setup | None = None, clause: str = "", wide: int = 1280) -> RulesPage:
        made = RulesPage(sealed, setup, clause)
        qtbot.addWidget(made)
        made.resize(wide, 800)
        made.show()
        made.entries.complete()
        return made

    def shown() -> Iterator[tuple[str, QWidget]]:
        page = opened()
        yield "whole", page
        first, *_, last = page.book.in_order
        page.go_to(last.clauses[-1])
        yield "at the last clause", page
        page.go_back()
        yield "and back", page
        page.search.setText(first.clauses[0])
        yield "one is found", page
        page.search.setText("xyzzy")
        yield "nothing is found", page
        page.show_everything()
        yield "everything again", page
        page.close()
        yield "narrow", opened(wide=760)
        game = games.load(sealed)
        yield "beside a match", opened(game.setup(2), last.clauses[0])

    assert not (found := changed("rules-page", shown(), strokes)), "\n".join(found)


def test_the_list_of_sections_stands_beside_the_rules_from_that_width_on(
    qapp: QApplication, qtbot: QtBot, sealed: str
) -> None:
    page = RulesPage(sealed)
    qtbot.addWidget(page)
    page.show()
    for wide, is_beside in ((TWO, True), (TWO - 1, False)):
        page.resize(theme.px(wide), 800)
        assert page.sections.isVisible() == is_beside
        assert page.section.isVisible() != is_beside
