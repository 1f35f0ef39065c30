"""The event deck at the set-up: the app's own, a file, and decks that are kept by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.decks.choice import DeckChoice
from desktop.match.page import MatchPage
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.outpost import deck_file, deck_format
from engine.record.record import read
from engine.rules.game import AT_TABLE, PLAY
from engine.rules.words import load
from engine.store.library import Library

pytestmark = pytest.mark.dressed(False)

GAME = "outpost"
CARDS = deck_file.shipped_tables()["event"]
NAMED = {"id": "meteor", "copies": 1, "name_en": "Meteor"}


@pytest.fixture
def page(window: Window) -> SetUpPage:
    """The page on which a match is set up."""
    window.set_up(GAME)
    assert isinstance(window.page, SetUpPage)
    return window.page


def deck_on(page: SetUpPage) -> DeckChoice:
    assert page.deck is not None
    return page.deck


def choose(deck: DeckChoice, name: str) -> None:
    """Somebody chooses a deck from the list."""
    deck.box.list.setCurrentIndex(at := deck.box.list.findText(name))
    deck.box.list.activated.emit(at)


def offered(deck: DeckChoice) -> list[str]:
    return [deck.box.list.itemText(at) for at in range(deck.box.list.count())]


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def written(folder: Path, *cards: dict[str, object], name: str = "ours.toml") -> Path:
    path = folder / name
    path.write_text(deck_format.text({"event": [*cards]}, load(GAME, "en")), "utf-8")
    return path


async def test_a_deck_of_a_file_is_kept_and_goes_into_the_match_and_its_record(
    window: Window, page: SetUpPage, library: Library, tmp_path: Path
) -> None:
    deck = deck_on(page)
    deck.take_file(str(written(tmp_path, *CARDS[:5])))
    assert deck.box.list.currentText() == "ours" and deck.contents.text().startswith(
        "9 event cards"
    )
    assert page.footer.options.text().endswith(" · ours")
    assert [it.name for it in library.decks.all(GAME)] == ["ours"]
    page.begin()
    assert isinstance(window.page, MatchPage)
    setup = window.page.match.setup
    assert [card["id"] for card in setup.values["events"].value] == [it["id"] for it in CARDS[:5]]
    assert setup.values["events"].provenance == "entered"
    assert read(window.page.match.text().encode()).header.setup == setup
    window.set_up(GAME)
    assert isinstance(window.page, SetUpPage)
    assert offered(deck_on(window.page)) == ["The app’s deck", "ours"], "it is there next time"


def test_the_same_file_again_is_the_same_deck_and_another_gets_another_name(
    page: SetUpPage, tmp_path: Path
) -> None:
    deck = deck_on(page)
    for _ in range(2):
        deck.take_file(str(written(tmp_path, *CARDS[:5])))
    assert offered(deck) == ["The app’s deck", "ours"]
    deck.take_file(str(written(tmp_path, *CARDS[:4])))
    assert set(offered(deck)) == {"The app’s deck", "ours", "ours 2"}
    assert deck.box.list.currentText() == "ours 2"


def test_a_deck_is_renamed_where_it_stands_and_esc_leaves_its_name(
    page: SetUpPage, library: Library, tmp_path: Path
) -> None:
    deck = deck_on(page)
    deck.take_file(str(written(tmp_path, *CARDS[:5])))
    press(deck.box.pencil)
    QTest.keyClicks(deck.box.field, "Friday deck")
    QTest.keyClick(deck.box.field, Qt.Key.Key_Return)
    assert deck.box.list.currentText() == "Friday deck" and deck.box.field.isHidden()
    assert [it.name for it in library.decks.all(GAME)] == ["Friday deck"]
    press(deck.box.pencil)
    QTest.keyClicks(deck.box.field, "Slip")
    QTest.keyClick(deck.box.field, Qt.Key.Key_Escape)
    assert deck.box.list.currentText() == "Friday deck"
    press(deck.box.pencil)
    QTest.keyClicks(deck.box.field, " ")
    QTest.keyClick(deck.box.field, Qt.Key.Key_Return)
    assert deck.box.list.currentText() == "Friday deck", "a deck has a name"


def test_a_deleted_deck_can_be_brought_back(
    window: Window, page: SetUpPage, tmp_path: Path
) -> None:
    deck = deck_on(page)
    deck.take_file(str(written(tmp_path, *CARDS[:5])))
    press(deck.box.trash)
    assert offered(deck) == ["The app’s deck"] and "events" not in deck.values()
    assert window.notice.text == "The deck “ours” is deleted."
    press(window.notice.verb)
    assert deck.box.list.currentText() == "ours" and "events" in deck.values()


async def test_an_unfinished_deck_is_kept_and_cannot_be_played_yet(
    window: Window, page: SetUpPage, tmp_path: Path
) -> None:
    deck = deck_on(page)
    deck.take_file(str(written(tmp_path, CARDS[0], NAMED)))
    told = "The app cannot play with this deck yet: of Meteor it knows only the name."
    assert deck.reason.text() == told
    page.begin()
    assert window.page is page and deck.box.list.currentText() == "ours"
    choose(deck, "The app’s deck")
    assert deck.reason.isHidden()
    page.begin()
    assert isinstance(window.page, MatchPage)


def test_a_damaged_deck_blocks_nothing(page: SetUpPage, library: Library, tmp_path: Path) -> None:
    deck = deck_on(page)
    ident = library.decks.keep(GAME, "Torn", {"event": []})
    library.decks.keep(GAME, "Odd", {"event": [{"id": 7, "options": "x"}]})
    library.file.connection.execute("UPDATE deck SET document = '[1' WHERE id = ?", (ident,))
    deck.refresh()
    choose(deck, "Torn (damaged)")
    assert deck.reason.text() == "This deck is damaged. Choose another one."
    deck.save(str(tmp_path / "torn.toml"))
    assert (tmp_path / "torn.toml").read_text("utf-8") == "[1"
    choose(deck, "Odd")
    assert deck.reason.text() == "Some cards of this deck are still to be put right."
    assert deck.values() == {}
    press(deck.box.trash)
    assert set(offered(deck)) == {"The app’s deck", "Torn (damaged)"}


def test_a_match_without_events_has_no_deck(page: SetUpPage, tmp_path: Path) -> None:
    deck = deck_on(page)
    deck.take_file(str(written(tmp_path, CARDS[0], NAMED)))
    page.options.segments["events"].choose("off")
    assert deck.isHidden() and deck.values() == {} and deck.why_not() == ""
    around = deck.parentWidget()
    assert around is not None and around.isHidden(), "nor what is said below it"


@pytest.mark.slow
def test_the_next_set_up_beside_the_box_has_the_deck_of_the_last_one(
    window: Window, tmp_path: Path
) -> None:
    def next_deck(level: str = AT_TABLE) -> DeckChoice:
        window.show_shelf()
        window.set_up(GAME, level)
        assert isinstance(window.page, SetUpPage)
        return deck_on(window.page)

    def begin() -> None:
        assert isinstance(window.page, SetUpPage)
        window.page.begin()

    next_deck().take_file(str(written(tmp_path, *CARDS, NAMED)))
    begin()
    deck = next_deck()
    assert deck.own is not None and deck.own.name == "ours"
    assert next_deck(PLAY).own is None, "there is a card that the app does not know"
    choose(next_deck(), "The app’s deck")
    begin()
    assert next_deck().own is None
    choose(next_deck(), "ours")
    begin()
    deck = next_deck()
    press(deck.box.trash)
    window.show_shelf()
    assert next_deck().own is None, "it is gone"


def test_every_error_of_a_file_is_told_at_once_with_card_and_field(
    page: SetUpPage, tmp_path: Path
) -> None:
    deck = deck_on(page)
    path = written(tmp_path, *CARDS[:5], name="bad.toml")
    text = path.read_text("utf-8")
    path.write_text(
        text.replace('"lose", target = "population"', '"eat", target = "population"', 1).replace(
            "copies = 3", "copies = 30"
        ),
        "utf-8",
    )
    deck.take_file(str(path))
    lines = deck.refused.errors.toPlainText().splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "bad.toml, hull_breach, options 1",
        "bad.toml, audit, copies",
    ]
    assert deck.box.list.currentText() == "The app’s deck"


def test_the_app_s_deck_as_a_file_can_be_played(page: SetUpPage, tmp_path: Path) -> None:
    deck = deck_on(page)
    deck.save(str(tmp_path / "mine.toml"))
    assert "Saved: " in deck.told.text()
    deck.take_file(str(tmp_path / "mine.toml"))
    assert deck.contents.text().startswith("72 event cards of 39 kinds")


def test_beside_the_box_a_deck_may_have_cards_of_which_only_the_name_is_known(
    window: Window, library: Library
) -> None:
    library.decks.keep(GAME, "Printed", {"event": [CARDS[0], NAMED]})
    window.set_up(GAME, AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    deck = deck_on(window.page)
    choose(deck, "Printed")
    assert deck.reason.isHidden() and "known by name only: Meteor" in deck.contents.text()
    window.page.begin()
    assert isinstance(window.page, TablePage)
    played = window.page.match.setup.values["events"].value
    assert [card["id"] for card in played] == ["hull_breach", "meteor"]
