"""Event cards made and changed in the app: chosen from the vocabulary, kept at once, taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from desktop.boards.outpost.cards.page import CardsPage
from desktop.decks.choice import DeckChoice
from desktop.decks.own import Own
from desktop.look import translate
from desktop.match.page import MatchPage
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from engine.games.outpost import deck_check, deck_file
from engine.games.outpost.event_deck import EVENT, SCOPES
from engine.store.library import Library
from engine.store.library_file import LibraryError

pytestmark = pytest.mark.dressed(False)

GAME = "outpost"
CARDS = deck_file.shipped_tables()[EVENT]


def deck_on(window: Window) -> DeckChoice:
    """The choice of the deck of a match that is set up."""
    if not isinstance(window.page, SetUpPage):
        window.set_up(GAME)
    assert isinstance(window.page, SetUpPage) and window.page.deck is not None
    return window.page.deck


@pytest.fixture
def page(window: Window) -> CardsPage:
    """The cards of a new deck, as the set-up opens them."""
    deck_on(window).make_new()
    assert isinstance(window.page, CardsPage)
    return window.page


def opened(window: Window, library: Library, *cards: Any) -> CardsPage:
    """The cards of a kept deck, as the set-up opens them."""
    tables = {EVENT: [*cards]}
    deck = deck_on(window)
    deck.take(Own("Ours", tables, library.decks.keep(GAME, "Ours", tables)))
    deck.edit_cards()
    assert isinstance(window.page, CardsPage)
    return window.page


def press(button: QWidget) -> None:
    # A button that is new has its place only once it is seen.
    QApplication.processEvents()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def write(line: QWidget, text: str) -> None:
    """Somebody types a text in the place of what stands there."""
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(line, text)


def choose(box: QComboBox, text: str) -> None:
    """Somebody chooses from a list."""
    at = box.findText(text)
    assert at >= 0, [box.itemText(at) for at in range(box.count())]
    box.setCurrentIndex(at)
    box.activated.emit(at)


def kept(library: Library) -> list[dict[str, Any]]:
    """The cards of the only deck that is kept."""
    (deck,) = library.decks.all(GAME)
    assert deck.tables is not None
    return list(deck.tables[EVENT])


def focus() -> QWidget:
    """What has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def tab_to(wanted: QWidget) -> None:
    """Go on with Tab until the keyboard is there."""
    seen = list[QWidget]()
    while focus() is not wanted:
        assert focus() not in seen, "Tab goes round without it"
        seen.append(focus())
        QTest.keyClick(focus(), Qt.Key.Key_Tab)


def test_a_card_is_made_by_choosing_and_its_sentence_stands_beside_it_in_both_languages(
    window: Window, page: CardsPage, library: Library
) -> None:
    press(page.new)
    write(page.form.texts["name_en"], "Meteor Shower")
    page.form.copies.more.click()
    press(page.form.begin)
    choose(page.form.scope, "the first player")
    choose(page.form.group, "Losses")
    press(page.form.options.more[0])
    row = page.form.options.rows[0][0]
    choose(row.target, "people")
    press(page.form.options.add)
    press(page.form.options.more[1])
    second = page.form.options.rows[1][0]
    choose(second.verb, "Stand idle")
    for stepper, number in zip(second.amounts, "246", strict=True):
        write(stepper.field, number)
    page.form.switches["redraw_phase1"].choose("on")
    (card,) = kept(library)
    assert card == {
        "id": "card_1", "name_en": "Meteor Shower", "copies": 2, "group": "loss", "scope": "leader",
        "redraw_phase1": True, "na_personal": False,
        "options": [
            [{"verb": "lose", "target": "population", "amount": [1, 1, 1]}],
            [{"verb": "idle", "target": "factory", "amount": [2, 4, 6]}],
        ],
    }  # fmt: skip
    assert deck_file.check({EVENT: [card]}) == []
    told = {it: label.text() for it, label in page.beside.sentences.items()}
    assert told == {
        "en": "The first player chooses: lose 1 person or let 2 / 4 / 6 factories stand idle.",
        "de": "Der Erste wählt: 1 Person verlieren oder 2 / 4 / 6 Fabriken ruhen lassen.",
    }
    page.beside.phase.choose("2")
    now = page.beside.told_now()
    assert now[0].startswith("Event: Meteor Shower. The first player chooses: lose 1 person")
    assert "Orange chooses: lose 1 person." in now
    assert page.foot.reason.text() == "2 cards; the deck can be played"
    page.beside.phase.choose("1")
    assert page.beside.told_now() == [
        "Meteor Shower does not apply in event phase 1: another card is drawn."
    ]


async def test_a_deck_of_the_app_s_cards_and_a_new_one_is_played_and_stands_in_the_record(
    window: Window, library: Library
) -> None:
    deck = deck_on(window)
    deck.edit_cards()
    page = window.page
    assert isinstance(page, CardsPage) and library.decks.all(GAME) == [], "a look keeps nothing"
    write(page.form.texts["name_de"], "Riss")
    assert kept(library)[0]["name_de"] == "Riss" and len(kept(library)) == 39
    press(page.done)
    assert isinstance(window.page, SetUpPage)
    assert deck.box.list.currentText() == "Our deck", "it is chosen at once"
    window.page.begin()
    assert isinstance(window.page, MatchPage)
    played = window.page.match.setup.values["events"].value
    assert played[0]["name_de"] == "Riss" and deck_check.check(played) is None


def test_a_card_of_which_only_the_name_is_known_is_kept_and_completed_later(
    window: Window, page: CardsPage, library: Library
) -> None:
    for name in ("Meteor", "Comet"):
        press(page.new)
        write(page.form.texts["name_en"], name)
    assert [row.text for row in page.list.rows] == ["Known by name only", "Meteor × 1", "Comet × 1"]
    assert page.foot.reason.text() == "Not yet to be played with: Meteor, Comet"
    assert not page.beside.alike.isVisible()
    write(page.form.texts["name_de"], "meteor")
    for at, name in ((1, "meteor"), (0, "Meteor")):
        page.show_card(at)
        assert page.beside.alike.isVisible()
        assert page.beside.alike.text().startswith(f"Several cards are called “{name}”")
    page.show_card(1)
    write(page.form.texts["name_de"], "Komet")
    assert not page.beside.alike.isVisible()
    assert page.beside.becomes.isHidden() and page.form.does.isHidden()
    press(page.done)
    deck = deck_on(window)
    assert "of Meteor and Comet it knows only the name" in deck.reason.text()
    assert deck_file.unfinished({EVENT: kept(library)}, "en") == ["Meteor", "Comet"]
    deck.edit_cards()
    again = window.page
    assert isinstance(again, CardsPage)
    press(again.form.begin)
    again.show_card(1)
    press(again.form.begin)
    assert again.foot.reason.text() == "2 cards; the deck can be played"
    press(again.done)
    assert deck.reason.isHidden() and "events" in deck.values()


def test_what_is_still_to_be_put_right_is_told_with_its_field_and_kept_as_it_is(
    window: Window, page: CardsPage, library: Library
) -> None:
    press(page.new)
    press(page.form.begin)
    press(page.form.options.add)
    press(page.form.options.more[0])
    row = page.form.options.rows[0][0]
    row.amounts[1].field.setFocus()
    QTest.keyClick(row.amounts[1].field, Qt.Key.Key_Delete)
    QTest.keyClick(row.amounts[1].field, Qt.Key.Key_Backspace)
    choose(page.form.scope, "the market")
    assert page.beside.wrong.told.text().splitlines() == [
        "Name: still missing; one language is enough.",
        "Option 1: three numbers from 0 to 99 are needed, one for each event phase.",
        "Option 1: “Lose” cannot stand on a card of this scope.",
        "What it does: a card for the market has one option, as nobody decides.",
    ]
    assert row.amounts[1].field.property("state") == "wrong"
    assert row.amounts[0].field.property("state") == ""
    assert not page.form.options.add.isEnabled()
    assert page.form.options.add.toolTip() == "On a card for the market nobody decides."
    press(page.done)
    deck = deck_on(window)
    assert deck.reason.text() == "Some cards of this deck are still to be put right."
    assert deck.keep.toolTip() == deck.reason.text() and not deck.keep.isEnabled()
    deck.edit_cards()
    again = window.page
    assert isinstance(again, CardsPage)
    assert again.form.options.rows[0][0].amounts[1].value is None, "it is as it was left"
    assert len(again.beside.wrong.told.text().splitlines()) == 4


def test_every_change_is_taken_back_and_made_again(page: CardsPage, library: Library) -> None:
    press(page.new)
    write(page.form.texts["name_en"], "Meteor")
    press(page.form.begin)
    press(page.form.options.more[0])
    before = kept(library)
    press(page.form.delete)
    assert kept(library) == []
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert kept(library) == before and page.form.isVisible()
    steps = 0
    while page.foot.undo.isEnabled() and steps < 20:
        press(page.foot.undo)
        steps += 1
    assert steps == 4 and kept(library) == [], "what is typed into one field is one step"
    for _ in range(steps):
        press(page.foot.redo)
    assert kept(library) == before
    press(page.foot.redo)
    assert kept(library) == [] and not page.foot.redo.isEnabled()


def test_a_card_that_cannot_be_kept_is_not_called_saved(
    page: CardsPage, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    page.trouble.connect(told.append)
    with monkeypatch.context() as full:

        def keep(*_: object) -> str:
            raise LibraryError("library.full", "The disk is full.")

        full.setattr(library.decks, "keep", keep)
        press(page.new)
    assert page.saved.isVisible() and page.saved.accessibleName() == "Not saved" and len(told) == 1
    write(page.form.texts["name_en"], "Meteor")
    assert page.saved.accessibleName() == "Saved" and kept(library)[0]["name_en"] == "Meteor"


def test_a_kept_deck_is_called_saved_from_the_first_in_the_language_in_use(
    window: Window, library: Library, qapp: QApplication
) -> None:
    page = opened(window, library, CARDS[0])
    assert page.saved.isVisible() and page.saved.accessibleName() == "Saved"
    translate.install(qapp, "de")
    assert page.saved.accessibleName() == "Gespeichert"


def test_new_pressed_twice_is_one_card(page: CardsPage, library: Library) -> None:
    press(page.new)
    press(page.new)
    QTest.keyClick(page, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert len(kept(library)) == 1 and focus() is page.form.texts["name_en"]


def test_a_card_is_made_with_the_keyboard_alone(page: CardsPage, library: Library) -> None:
    QTest.keyClick(page, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focus(), "Storm")
    tab_to(page.form.begin)
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    assert focus() is page.form.scope
    QTest.keyClick(focus(), Qt.Key.Key_Up)  # from “each player” to “everybody”
    tab_to(page.form.options.more[0])
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    row = page.form.options.rows[0][0]
    assert focus() is row.verb
    QTest.keyClicks(row.verb, "Pop")
    tab_to(row.amounts[0].field)
    QTest.keyClicks(focus(), "-2")
    (card,) = kept(library)
    assert card["scope"] == "all"
    assert card["options"] == [[{"verb": "room", "amount": [-2, 1, 1]}]]


def test_the_list_follows_its_keys_and_del_deletes_a_card(window: Window, library: Library) -> None:
    page = opened(window, library, *CARDS[:3])
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.form.texts["name_en"].text() == "Moonquake" and focus() is page.list
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert [card["id"] for card in kept(library)] == ["hull_breach", "spoiled_stores"]
    assert page.form.texts["name_en"].text() == "Spoiled Stores" and focus() is page.list
    assert window.notice.text == "“Moonquake” is deleted."
    window.notice.verb.click()
    assert kept(library) == [*CARDS[:3]] and page.form.texts["name_en"].text() == "Moonquake"
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    page.foot.undo.click()
    window.notice.verb.click()
    assert kept(library) == [*CARDS[:3]], "it has been brought back already"
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    press(page.form.copy)
    assert [card["id"] for card in kept(library)] == ["hull_breach", "spoiled_stores", "card_1"]
    assert deck_file.check({EVENT: kept(library)}) == []
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    press(page.form.copy)
    QTest.keyClicks(page.form.texts["name_en"], "Comet")
    window.notice.verb.click()
    assert [card["id"] for card in kept(library)][2:] == ["card_2", "card_1"], "its id was taken"


def test_the_keyboard_goes_where_something_came_or_went(window: Window, library: Library) -> None:
    effect = {"verb": "lose", "target": "card", "amount": [1, 1, 1]}
    page = opened(window, library, {**CARDS[0], "options": [[effect], [effect, effect]]})
    options = page.form.options
    QApplication.processEvents()
    window.activateWindow()
    press(options.add)
    assert focus() is options.more[2]
    press(options.more[2])
    assert focus() is options.rows[2][0].verb
    press(options.rows[1][0].remove)
    assert focus() is options.more[1]
    page.form.take_focus()
    options.fewer[1].click()  # where a click leaves the keyboard alone
    assert [len(it) for it in kept(library)[0]["options"]] == [1, 1]
    assert kept(library)[0]["options"][0] == [effect] and focus() is options.add
    press(page.form.copy)
    assert focus() is page.form.texts["name_en"]
    press(page.form.delete)
    assert focus() is page.list
    page.form.delete.setFocus()
    heading = page.list.rows[0]
    at = next(at for at, row in enumerate(page.list.rows) if row is not heading)
    place = page.list.visualRect(page.list.model().index(at, 0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert focus() is page.list, "where Del deletes the card"
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert focus() is page.form.texts["name_en"]
    assert "Ctrl+N" in dict(page.keys())
    page.setFocus()
    assert focus() is page.list
    QTest.keyClick(focus(), Qt.Key.Key_Delete)
    page.setFocus()
    assert focus() is page.new


def test_a_deck_is_renamed_on_its_page_and_two_have_not_one_name(
    window: Window, page: CardsPage, library: Library
) -> None:
    library.decks.keep(GAME, "Friday", {EVENT: []})
    write(page.name, "Friday")
    press(page.done)
    assert deck_on(window).box.list.currentText() == "Friday 2"
    assert isinstance(window.page, SetUpPage)
    assert window.page.footer.options.text().endswith(" · Friday 2"), "not as it was at first"
    assert {it.name for it in library.decks.all(GAME)} == {"Friday", "Friday 2"}


@pytest.mark.parametrize(
    "torn",
    [
        7,
        {"id": 7},
        {"id": "x", "copies": "many"},
        {**CARDS[0], "options": "none"},
        {**CARDS[0], "options": [[{"verb": "eat", "amount": [1, 1, 1]}]]},
        {**CARDS[0], "options": [[{"verb": "lose", "target": {}, "amount": [1, 1, 1]}]]},
        {**CARDS[0], "scope": ["all"]},
        {**CARDS[0], "group": None},
    ],
)
def test_a_damaged_card_hides_no_other_and_can_be_deleted(
    window: Window, library: Library, torn: Any
) -> None:
    page = opened(window, library, CARDS[1], torn)
    assert page.form.texts["name_en"].text() == "Moonquake"
    assert page.list.rows[0].text == "Damaged"
    page.show_card(1)
    assert page.form.isHidden() and page.damage.isVisible()
    press(page.trash)
    assert kept(library) == [CARDS[1]]


def test_what_happens_or_does_not_has_amounts_only_where_a_phase_is_left_out(
    window: Window, library: Library
) -> None:
    held = next(it for it in CARDS if it["id"] == "late_freighter")
    late = {**held, "options": [[{"verb": "hold", "amount": [0, 1, 1]}]]}
    page = opened(window, library, held, {**late, "id": "late"})
    row = page.form.options.rows[0][0]
    assert not any(it.isVisible() for it in row.amounts)
    choose(row.verb, "More upgrades on the market")
    row = page.form.options.rows[0][0]
    assert all(it.isVisible() for it in row.amounts)
    write(row.amounts[1].field, "3")
    choose(row.verb, "No upgrades are rolled")
    assert not any(it.isVisible() for it in page.form.options.rows[0][0].amounts)
    assert kept(library)[0]["options"] == held["options"]
    page.show_card(1)
    assert all(it.isVisible() for it in page.form.options.rows[0][0].amounts)


def test_no_choice_of_the_vocabulary_breaks_the_page(window: Window, library: Library) -> None:
    page = opened(window, library, {**CARDS[0], "options": [[]]})
    for scope in ("each", "market"):
        page.form.scope.activated.emit(SCOPES.index(scope))
        if page.form.options.rows[0]:
            page.form.options.rows[0][0].remove.click()
        page.form.options.more[0].click()
        row = page.form.options.rows[0][0]
        for verb in range(row.verb.count()):
            row.verb.activated.emit(verb)
            for target in {0, row.target.count() - 1}:
                row.target.activated.emit(target)
                assert page.beside.wrong.isHidden(), page.beside.wrong.told.text()
                assert len(page.beside.told_now()) > 1, page.card


@pytest.mark.dressed(True)
@pytest.mark.parametrize("name", ["en", "de"])
def test_what_would_happen_now_has_room_for_all_its_words(
    qapp: QApplication, window: Window, page: CardsPage, name: str
) -> None:
    translate.install(qapp, name)
    window.resize(1280, 800)
    press(page.new)
    write(page.form.texts[f"name_{name}"], "Meteoritenschauer")
    press(page.form.begin)
    for state in ("on", "off"):
        page.form.switches["redraw_phase1"].choose(state)
        qapp.processEvents()
        drawn = page.beside.drawn
        assert drawn.width() >= drawn.minimumSizeHint().width()
        for label in drawn.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_the_first_card_of_a_group_is_seen_below_its_heading(
    window: Window, library: Library
) -> None:
    page = opened(window, library, *CARDS)
    window.resize(1280, 800)
    QApplication.processEvents()
    headings = [at for at, row in enumerate(page.list.rows) if row.kind == "heading"]
    for at in (headings[-1], headings[0]):
        page.show_card(page.list.rows[at + 1].value)
        QApplication.processEvents()
        area = page.list.visualRect(page.list.model_of_rows.index(at))
        assert area.top() >= 0 and area.bottom() <= page.list.viewport().height(), at
