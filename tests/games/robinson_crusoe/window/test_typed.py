"""What was typed of a printed card is offered the next time that it comes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe.table.effects.draft import Draft, from_note, noted
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.next_step import HALF_BY_HAND
from desktop.boards.robinson_crusoe.table.printed_cards.card_page import CardPage
from desktop.boards.robinson_crusoe.table.printed_cards.drawn_card_page import DrawnCardPage
from desktop.boards.robinson_crusoe.table.table import Table
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
from tests.desktop.fixtures import Hand
from tests.games.robinson_crusoe.window.table import (
    at_table,
    match_of,
    press,
    question_of,
    shown,
    table_of,
    table_on,
    telling_on,
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


@pytest.fixture
def around(window: Window, library: Library) -> TablePage:
    """A table in the window, with a Book card in the right space."""
    match = match_of(AT_TABLE)
    to_round(table_of(match), 2)
    window.open_match(library.add(match, "Friday"))
    assert isinstance(window.page, TablePage)
    return window.page


def not_applied(page: str) -> str:
    return f"What you entered under “{page}” is not applied yet."


def dropped(page: str) -> str:
    return f"The match has gone on: what you entered under “{page}” was not applied."


def said_at_each_step(page: TablePage) -> list[str]:
    """What is said over the table after each step from here on."""
    said = list[str]()
    page.shown.connect(lambda _: said.append(page.notice.text))
    return said


@pytest.mark.slow
def test_what_was_entered_of_a_card_is_kept_wherever_it_lies_and_dropped_with_it(
    around: TablePage, window: Window, hand: Hand
) -> None:
    table = table_on(around)
    right, left = table.threats.spaces["right"], table.threats.spaces["left"]
    press(right)
    page = window.page
    assert isinstance(page, CardPage)
    page.fields["name"].setText("Cold wind")
    hand.key(Qt.Key.Key_Escape)
    assert window.page is around and around.notice.text == not_applied("Book card of round 2")
    press(left)
    assert isinstance(window.page, CardPage) and window.page.fields["name"].text() == ""
    hand.key(Qt.Key.Key_Escape)
    assert around.notice.text == not_applied("Book card of round 2"), "nothing was entered there"
    to_round(table, 3)
    press(left)
    assert window.page is page and page.fields["name"].text() == "Cold wind"
    assert page.bar.subtitle.full == "left Threat space"
    hand.key(Qt.Key.Key_Escape)
    around.notice.verb.click()
    press(page.asked.save)
    assert window.page is around and not around.notice.text
    assert "Cold wind" in left.accessibleName()
    press(left)
    assert isinstance(window.page, CardPage) and window.page is not page
    window.page.fields["name"].setText("Cold winds")
    hand.key(Qt.Key.Key_Escape)
    said = said_at_each_step(around)
    to_round(table, 4)
    assert dropped("Cold wind") in said


@pytest.mark.slow
@pytest.mark.parametrize("is_event", [True, False])
def test_the_name_of_a_card_that_was_drawn_is_kept_as_long_as_it_can_be_told(
    around: TablePage, window: Window, hand: Hand, is_event: bool
) -> None:
    telling, table = telling_on(around), table_on(around)
    for fact in (("shuffle_in", "build", 2), ("round_over",)):
        telling.tell(*fact)
    if is_event:
        table.deck.came.emit("build")
    else:
        telling.tell("top", "build")

    def naming() -> DrawnCardPage:
        (button,) = [it for it in table.prompt.buttons if it.words[0] == "Name the card"]
        press(button)
        assert isinstance(window.page, DrawnCardPage)
        return window.page

    page = naming()
    page.fields["name"].setText("Splinter")
    hand.key(Qt.Key.Key_Escape)
    assert around.notice.text == not_applied("Name the card")
    telling.tell("count", "wood", 1)
    assert naming() is page and page.fields["name"].text() == "Splinter"
    hand.key(Qt.Key.Key_Escape)
    said = said_at_each_step(around)
    if is_event:
        to_round(table, 3)
    else:
        telling.tell(*HALF_BY_HAND)
    assert dropped("Name the card") in said
    if not is_event:
        telling.tell("top", "build")
        assert naming().fields["name"].text() == "", "that is another card"


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
