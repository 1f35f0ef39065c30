"""What was typed of a printed card is offered the next time that it comes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe.table.effects.draft import Draft, from_note, noted
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.next_step import HALF_BY_HAND
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.look.name_field import NameField
from desktop.shell.window import Window
from desktop.table.correcting import Correcting
from desktop.table.page import TablePage
from desktop.table.questions.fact_fields import TextField
from desktop.table.questions.number_field import NumberField
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE
from engine.store.documents import Documents
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import (
    at_table,
    match_of,
    press,
    question_of,
    shown,
    to_round,
    with_app,
)

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Documents]:
    """Where the typed cards of a library are kept."""
    with closing(Library(tmp_path / "matches.sqlite", lambda: 1)) as library:
        yield library.own_cards


def table_with(own: Documents) -> Table:
    """A table with a Book card in the right space."""
    table = at_table()
    table.telling.own_cards = own
    to_round(table, 2)
    return table


def opened(table: Table, button: QWidget) -> Any:
    """The page that a press on the table lays over it."""
    pages: list[Any] = []
    table.page_wanted.connect(pages.append)
    press(button)
    (page,) = pages
    return page


def test_a_card_named_in_one_match_brings_its_words_in_the_next(own: Documents) -> None:
    table = table_with(own)
    page = opened(table, table.threats.spaces["right"])
    assert page.asked.known.isHidden()
    for key, text in (("name", "Cold wind"), ("requirement", "a roof"), ("reminder", "1 Wound")):
        page.fields[key].setText(text)
    press(page.asked.save)
    page.deleteLater()

    after = table_with(own)
    page = opened(after, after.threats.spaces["right"])
    assert page.asked.known.text().startswith("1 card is known")
    name = page.fields["name"]
    completer = name.completer()
    assert completer.completionModel().rowCount() == 1
    completer.activated.emit("Cold wind")
    assert [field.text() for field in page.fields.values()] == ["Cold wind", "a roof", "1 Wound"]
    assert "Cold wind" not in after.threats.spaces["right"].accessibleName()
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert "Cold wind" in after.threats.spaces["right"].accessibleName()
    page.deleteLater()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_enter_on_a_known_name_in_the_list_brings_its_words_and_keeps_nothing_yet(
    own: Documents,
) -> None:
    own.keep("robinson-crusoe", [TypedCard("event", "book", "Cold wind", "a roof", "")._asdict()])
    table = table_with(own)
    page = opened(table, table.threats.spaces["right"])
    page.show()
    name = page.fields["name"]
    kept: list[None] = []
    page.asked.kept.connect(lambda: kept.append(None))
    QTest.keyClick(name, Qt.Key.Key_Down)
    listed = name.completer().popup()
    assert listed.isVisible()
    QTest.keyClick(listed, Qt.Key.Key_Down)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert not listed.isVisible() and not kept
    assert [field.text() for field in page.fields.values()] == ["Cold wind", "a roof", ""]
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert not kept, "what threatens is still to be entered"
    assert page.focusWidget() is page.fields["reminder"]
    QTest.keyClick(page.fields["reminder"], Qt.Key.Key_Return)
    assert kept
    page.deleteLater()


def test_a_card_of_another_icon_is_not_offered(own: Documents) -> None:
    other = {"back": "event", "icon": "build", "name": "Storm", "requirement": "", "reminder": ""}
    own.keep("robinson-crusoe", [other])
    table = table_with(own)
    page = opened(table, table.threats.spaces["right"])
    assert page.asked.known.isHidden()
    page.deleteLater()


def test_a_lower_half_is_named_and_offered_again(own: Documents) -> None:
    for told in ("", "1 card is known"):
        table = table_with(own)
        telling = table.telling
        telling.tell("shuffle_in", "build", 1)
        telling.tell("round_over")
        telling.tell("top", "build")
        (naming,) = [
            button for button in table.prompt.buttons if button.words[0] == "Name the card"
        ]
        page = opened(table, naming)
        assert page.asked.known.text().startswith(told)
        assert page.asked.known.isHidden() is (told == "")
        page.fields["name"].setText("Splinter")
        page.fields["reminder"].setText("1 Wound on the hand")
        press(page.asked.save)
        assert "Splinter" in telling.voice.event(telling.match.log()[-1].events[0])
        page.deleteLater()


def test_without_a_library_a_card_is_named_all_the_same() -> None:
    table = at_table()
    to_round(table, 2)
    page = opened(table, table.threats.spaces["right"])
    page.fields["name"].setText("Cold wind")
    press(page.asked.save)
    assert "Cold wind" in table.threats.spaces["right"].accessibleName()
    page.deleteLater()


def test_the_window_keeps_typed_cards_in_its_library(window: Window, library: Library) -> None:
    window.open_match(library.add(match_of(AT_TABLE), "Friday"))
    page = window.page
    assert isinstance(page, TablePage)
    assert page.telling.own_cards is library.own_cards
    page.deleteLater()


def test_a_correction_of_a_draw_says_what_its_card_brought() -> None:
    table = with_app(seats=2)
    to_round(table, 2)
    telling = table.telling
    (number,) = [
        at for at, line in enumerate(telling.match.lines, 1) if line == Fact("draw_and_read", ())
    ]
    page = Correcting(telling)
    page.open(number)
    assert page.told.text().startswith("Ben draws an Event card: “Thieves with Tails”.")
    page.deleteLater()


def test_what_a_counter_shows_is_corrected_without_a_sign_and_a_change_with_one() -> None:
    telling = at_table().telling
    page = Correcting(telling)
    for fact, called, said in (
        (("count", "food", "4"), "Shows", "4"),
        (("change", "food", "4"), "By", "+4"),
    ):
        telling.tell(*fact)
        page.open(len(telling.match.lines))
        assert page.fields is not None
        field = page.fields.fields[1]
        assert isinstance(field, NumberField)
        assert field.accessibleName().startswith(called)
        assert field.number.text() == said
    page.deleteLater()


def test_the_name_of_a_card_is_corrected_in_a_text_field() -> None:
    table = at_table()
    to_round(table, 2)
    telling = table.telling
    telling.tell("card_note", "right", "Colt%20wind", "-", "-")
    page = Correcting(telling)
    page.open(len(telling.match.lines))
    assert page.fields is not None
    field = page.fields.fields[1]
    assert isinstance(field, TextField)
    called = [it.accessibleName() for it in page.fields.fields[1:]]
    assert called == ["Name", "Threat Action: requirement", "Threat Effect"]
    assert page.title.text() == "Round 2"
    assert field.text() == "Colt wind"
    field.selectAll()
    QTest.keyClicks(field, "Cold wind")
    assert field.text() == "Cold wind"
    assert page.following.changes.text() == "No number on the table changes."
    page.correct.press()
    assert "Cold wind" in table.threats.spaces["right"].accessibleName()
    page.deleteLater()


def test_a_correction_tells_which_later_step_says_something_else() -> None:
    telling = at_table(scenario="jenny").telling
    telling.tell("round_over")
    telling.tell("drew", "gather", "-", "-", "-")
    number = len(telling.match.lines)
    telling.tell("done")
    page = Correcting(telling)
    page.open(number)
    assert page.following.otherwise.isHidden()
    page.take(Fact("drew", ("book", "-", "-", "-")))
    assert page.following.otherwise.text().startswith("Check the table: “")
    assert (
        "Gather" in page.following.otherwise.text()
        and "Book effect" in page.following.otherwise.text()
    )
    page.deleteLater()


def test_a_wreckage_card_has_two_requirements_of_which_either_suffices() -> None:
    table = at_table()
    space = table.threats.spaces["right"]
    page = opened(table, space)
    assert list(page.fields) == ["name", "requirement", "other", "reminder"]
    for key, text in (("name", "Crate"), ("requirement", "a rope"), ("other", "two pawns")):
        page.fields[key].setText(text)
    press(page.asked.save)
    assert "a rope or two pawns" in space.accessibleName()
    page.deleteLater()
    again = opened(table, space)
    assert again.fields["other"].text() == "two pawns"
    again.fields["requirement"].setText("")
    QTest.keyClick(again.fields["reminder"], Qt.Key.Key_Return)
    assert "Crate. two pawns" in space.accessibleName()
    again.deleteLater()
    to_round(table, 2)
    card = opened(table, space)
    assert "other" not in card.fields
    card.deleteLater()


def test_the_other_requirement_is_corrected_in_a_field_of_its_own() -> None:
    table = at_table()
    telling = table.telling
    telling.tell("wreckage_note", "right", "Crate", "a%20rope", "a%20nife", "-")
    page = Correcting(telling)
    page.open(len(telling.match.lines))
    assert page.fields is not None
    field = page.fields.fields[3]
    assert isinstance(field, TextField)
    assert field.accessibleName() == "or instead"
    field.selectAll()
    QTest.keyClicks(field, "a knife")
    page.correct.press()
    assert "a rope or a knife" in table.threats.spaces["right"].accessibleName()
    page.deleteLater()


def threat_effect_of_cold_wind(own: Documents) -> tuple[Table, EffectPage]:
    """A table at which the named card is pushed off, with the page that takes its effect."""
    table = at_table(seats=2)
    table.telling.own_cards = own
    tell = table.telling.tell
    tell("round_over")
    tell("threat", "left", "book", 1, "Cold%20wind", "-", "hurts")
    tell("drew", "build", "-", "-", "-")
    while question_of(table.telling.match) != "applying_threat":
        tell("done")
    assert table.deck.go.words[0] == "Choose the effect"
    return table, opened(table, table.deck.go)


def test_what_a_card_did_when_it_was_pushed_off_is_chosen_again_the_next_time(
    own: Documents,
) -> None:
    table, page = threat_effect_of_cold_wind(own)
    assert [it.thing for it in page.drafts] == [""]
    press(page.chooser.things["palisade"])
    press(page.list.more)
    press(page.chooser.things["wounds"])
    (ben,) = [it for it in page.chooser.whom.buttons if it.words[0] == "Ben"]
    press(ben)
    press(page.go)
    assert shown(table.telling.match).wounds == [1, 2]
    page.deleteLater()

    table, page = threat_effect_of_cold_wind(own)
    assert "as last time" in page.list.about.text()
    titles = [row.title.words[0] for row in page.list.rows if not row.isHidden()]
    assert titles == ["Palisade −1", "One character takes 1 Wound"]
    # Who is named is said anew each time.
    assert page.go.reason == "First choose whom it hits."
    page.deleteLater()


@pytest.mark.parametrize("note", ["", "x", "wood lose each 0 must", "wood fly each 1 must", "; ;"])
def test_a_note_that_was_tampered_with_is_passed_over(note: str) -> None:
    assert from_note(note) == []


def test_effects_are_noted_and_read_back() -> None:
    drafts = [
        Draft("wood", "lose", "each", 2, True),
        Draft("wounds", "heal", "first", 1),
        Draft("combat", "", "first", 3),
        Draft("shuffle", "mystery", "each"),
        Draft("unmet", "", "each", 2),
    ]
    assert from_note(noted(drafts)) == drafts


def test_what_was_entered_of_a_card_and_not_saved_stands_there_again(own: Documents) -> None:
    table, said = table_with(own), list[str]()
    table.refused.connect(said.append)
    right = table.threats.spaces["right"]
    page = opened(table, right)
    page.fields["name"].setText("Cold wind")
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert said == [
        "What you entered of the card is not saved yet; it stands there when you open the card"
        " again."
    ]
    left = table.threats.spaces["left"]
    page = opened(table, left)
    assert page.fields["name"].text() == ""
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(said) == 1, "nothing was entered there"
    page = opened(table, right)
    assert page.fields["name"].text() == "Cold wind"
    press(page.asked.save)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(said) == 1 and "Cold wind" in right.accessibleName()


def test_what_was_entered_of_a_lower_half_that_is_done_is_not_offered_for_the_next_one(
    own: Documents,
) -> None:
    table = table_with(own)
    for fact in (("shuffle_in", "build", 2), ("round_over",), ("top", "build")):
        table.telling.tell(*fact)

    def name_field() -> NameField:
        (naming,) = [it for it in table.prompt.buttons if it.words[0] == "Name the card"]
        field = opened(table, naming).fields["name"]
        assert isinstance(field, NameField)
        return field

    name_field().setText("Splinter")
    assert name_field().text() == "Splinter"
    table.telling.tell(*HALF_BY_HAND)
    table.telling.tell("top", "build")
    assert name_field().text() == ""


def test_a_named_lower_half_was_applied_by_hand(own: Documents) -> None:
    table = table_with(own)
    telling = table.telling
    for fact in (("shuffle_in", "build", 1), ("round_over",), ("top", "build")):
        telling.tell(*fact)
    (naming,) = [it for it in table.prompt.buttons if it.words[0] == "Name the card"]
    page = opened(table, naming)
    page.fields["name"].setText("Splinter")
    press(page.asked.save)
    page.deleteLater()
    said = telling.voice.event(telling.match.log()[-1].events[0])
    assert said.endswith("“Splinter”: its lower half was applied by hand.")
