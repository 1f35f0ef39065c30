"""The pages on which cards of a printed copy are typed in lie as agreed upon, from input to input."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.outer_earth.table.cards.card_page import CardPage
from desktop.boards.outer_earth.table.cards.company_page import CompanyPage
from desktop.boards.outer_earth.table.cards.options import Options
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.outer_earth.table import AtTable
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.outer_earth.at_table import at_table, begun

COMPANY = ("name Far Shore", "effect ap", "amount 2", "influence 57", "effect reminder")
PLANET = ("name Farside", "industry secondary", "slots 3", "effect draw", "amount 20")
LAST = ("synergies tertiary", "effect reminder", "reminder Draw a card", "name ")
PAGES: Sequence[tuple[str, Callable[[Telling[AtTable]], CardPage], Sequence[str]]] = (
    ("company", lambda telling: CompanyPage(telling, 1), (*COMPANY, "reminder Bid twice")),
    ("planet", PlanetPage, (*PLANET, *LAST)),
    ("correction", lambda telling: PlanetPage(telling, 8), ("slots 5", "amount 2")),
)
"""A page, and what is entered there one after the other."""


def enter(page: CardPage, line: str) -> None:
    """Type a text, step to a number, or press an option."""
    name, word = line.split(" ", 1)
    field = page.findChild(QWidget, name)
    if isinstance(field, Options):
        field.press(word)
    elif isinstance(field, NumberField):
        field.wanted.emit(int(word))
    else:
        assert field is not None
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, word)


def test_the_pages_of_cards_lie_as_they_were_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for called, make, entered in PAGES:
            page = make(Telling(at_table() if called == "company" else begun()))
            qtbot.addWidget(page)
            page.resize(1280, 800)
            page.show()
            yield called, page
            for line in entered:
                enter(page, line)
                yield f"{called}, {line}", page
            page.close()

    assert not (found := changed("earth-cards", shown(), strokes)), "\n".join(found)
