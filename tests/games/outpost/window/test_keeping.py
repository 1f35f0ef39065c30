"""Event cards that a table knows by name only: kept in its deck for next time, to be completed later."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.table.keeping import Keeping
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.outpost import deck_file
from engine.games.outpost.event_deck import EVENT
from engine.games.outpost.game import GAME
from engine.games.outpost.table import AtTable
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.facts import written
from engine.rules.game import AT_TABLE, Value
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english

CARDS = deck_file.shipped_tables()[EVENT][:4]
PRINTED = [*CARDS, {"id": "meteor", "copies": 1, "name_en": "Meteor"}]


@pytest.fixture
def telling(qapp: QApplication, library: Library) -> Telling[AtTable]:
    """A table with printed cards that were entered once, in its second turn; decks are kept."""
    light_and_english(qapp)
    library.decks.keep(GAME.name, "Other", {EVENT: CARDS[:1]})
    library.decks.keep(GAME.name, "Printed", {EVENT: PRINTED})
    setup = GAME.setup(3, values={"events": Value(PRINTED, "entered")}, level=AT_TABLE)
    match = Match.new(GAME, setup, [Player(name) for name in ("Ada", "Ben", "Cleo")], "7F3A91C2")
    made: Telling[AtTable] = Telling(match)
    made.decks = library.decks
    assert made.tell_all(("extent", "events"), ("turn",), ("turn",))
    return made


def names(library: Library, deck: str) -> list[str]:
    """What the cards of a kept deck are called."""
    (tables,) = (it.tables for it in library.decks.all(GAME.name) if it.name == deck)
    assert tables is not None
    return [card.get("name_en") or card["name_de"] for card in tables[EVENT]]


def test_a_name_that_a_table_tells_is_kept_in_its_deck_and_can_be_completed(
    telling: Telling[AtTable], library: Library
) -> None:
    keeping = Keeping(telling)
    before = names(library, "Printed")
    assert telling.tell("event_named", written("Cold wind"))
    assert names(library, "Printed") == [*before, "Cold wind"]
    assert names(library, "Other") == ["Hull Breach"]
    (tables,) = (it.tables for it in library.decks.all(GAME.name) if it.name == "Printed")
    assert deck_file.unfinished(tables or {}, "de") == ["Meteor", "Cold wind"]
    assert deck_file.check(tables) == []
    del keeping


def test_a_slip_that_is_taken_back_goes_again(telling: Telling[AtTable], library: Library) -> None:
    keeping = Keeping(telling)
    before = names(library, "Printed")
    telling.tell("event_named", written("Cold wnid"))
    telling.change(telling.match.undo)
    telling.tell("event_named", written("Cold wind"))
    assert names(library, "Printed") == [*before, "Cold wind"]
    del keeping


def test_a_card_that_the_deck_has_is_kept_once(telling: Telling[AtTable], library: Library) -> None:
    keeping = Keeping(telling)
    before = names(library, "Printed")
    telling.tell("event_named", written("METEOR"))
    telling.change(telling.match.undo)
    assert names(library, "Printed") == before
    del keeping


def test_without_a_kept_deck_a_name_begins_one(telling: Telling[AtTable], library: Library) -> None:
    for deck in library.decks.all(GAME.name):
        library.decks.delete(deck.id)
    keeping = Keeping(telling)
    telling.tell("event_named", written("Cold wind"))
    assert names(library, "Our deck") == ["Cold wind"]
    assert telling.tell_all(("turn",), ("event_named", written("Warm rain")))
    assert names(library, "Our deck") == ["Cold wind", "Warm rain"]
    del keeping


@pytest.mark.usefixtures("telling")
def test_at_a_table_with_the_deck_of_the_app_all_names_go_into_one(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = GAME.setup(3, level=AT_TABLE)
    match = Match.new(GAME, setup, [Player(name) for name in ("Ada", "Ben", "Cleo")], "7F3A91C3")
    there: Telling[AtTable] = Telling(match)
    there.decks = library.decks
    refused: list[str] = []
    there.refused.connect(refused.append)
    keeping = Keeping(there)
    there.tell_all(("extent", "events"), ("event_drawer", "table"), ("turn",), ("turn",))
    there.tell("event_named", written("Cold wind"))
    there.tell("event_again")
    there.tell("event_named", written("Warm rain"))
    assert names(library, "Our deck") == ["Cold wind", "Warm rain"]

    def full(*_: object) -> None:
        raise Told("library.full", "cannot grow: the disk is full")

    monkeypatch.setattr(library.decks, "keep", full)
    there.tell("event_again")
    there.tell("event_named", written("Snow"))
    assert len(refused) == 1 and "full" in refused[0].casefold()
    assert names(library, "Our deck") == ["Cold wind", "Warm rain"]
    del keeping
