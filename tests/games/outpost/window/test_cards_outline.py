"""The page of event cards lies as it was agreed upon, in each of its states."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.outpost.cards.page import CardsPage
from desktop.decks.own import Own
from engine.games.outpost import deck_file
from engine.games.outpost.event_deck import EVENT, SCOPES
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out

CARDS = deck_file.shipped_tables()[EVENT]


def test_the_page_of_event_cards_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def opened(*cards: object, wide: int = 1280) -> CardsPage:
        made = CardsPage(library.decks, Own("Our deck", {EVENT: [*cards]}))
        qtbot.addWidget(made)
        made.resize(wide, 800)
        made.show()
        return made

    def shown() -> Iterator[tuple[str, QWidget]]:
        page = opened()
        yield "no card", page
        page.add_card()
        yield "a card without a name", page
        page.close()
        page = opened(*CARDS[:3])
        yield "a card of two options", page
        page.beside.phase.choose("3")
        yield "in phase 3", page
        page.form.scope.activated.emit(SCOPES.index("market"))
        yield "to be put right", page
        page.close()
        page = opened(CARDS[1], {"id": "x"}, 7, wide=900)
        yield "narrow", page
        page.show_card(2)
        yield "a damaged card", page
        page.close()

    assert not (found := changed("outpost-event-cards", shown(), strokes)), "\n".join(found)
