"""A round that is over is handed over: complete on a card, until the next press, and by a press later."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.robinson_crusoe.table.hand_over.contents import handed
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.look import theme
from desktop.look.voice import voice_of
from desktop.table.page import TablePage
from engine.games.robinson_crusoe import hand_over
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE, PLAY
from tests.games.robinson_crusoe.window.table import (
    at_table,
    match_of,
    press,
    table_on,
    to_round,
    with_app,
)

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


def is_shown(table: Table) -> bool:
    """Whether the card lies on the table."""
    return not table.handing.card.isHidden()


def said(table: Table) -> str:
    """What the card says."""
    return table.handing.card.accessibleName()


def test_the_end_of_a_round_tells_all_that_changed_until_the_next_press() -> None:
    table = at_table()
    to_round(table, 2)
    tell = table.telling.tell
    for counter, steps in (("wood", 2), ("wounds.2", 1), ("morale", -1)):
        tell("change", counter, steps)
    tell("threat_action", "left")
    tell("shuffle_in", "mystery", 1)
    table.deck.go.press()
    for words in (
        "Round 2 is over. First Player is now Chris",
        "Wood: 0 → 2",
        "Ben, Wounds: 0 → 1",
        "Morale: 0 → −1",
        "“Wreckage card” was averted by an action",
        "“Book card of round 2” is now in the right Threat space",
        "Shuffled in: 1 × Mystery",
        "Next off the board: “Book card of round 2”, in round 4 at the earliest",
    ):
        assert words in said(table), words
    assert is_shown(table)
    press(table.deck.backs["event"])
    assert not is_shown(table)
    assert table.last.title.text() == "Last steps"


def test_who_begins_is_asked_where_nobody_knows_and_tools_have_their_picture() -> None:
    table = at_table()
    tell = table.telling.tell
    for fact in ("item rope there", "round_over", "joined"):
        assert tell(*fact.split()), fact
    over = hand_over.last(table.telling.match)
    assert over is not None
    told = handed(over, table.telling.voice)
    assert told.first == table.telling.voice.words.at("hand_over", "first_unknown")
    assert "rope" in [line.picture for line in told.cards]


def test_esc_puts_it_away_and_a_press_brings_it_back() -> None:
    table = at_table()
    table.deck.go.press()
    assert table.escape()
    assert not is_shown(table)
    assert not table.escape()
    assert table.last.title.text() == "Round 1 is over"
    press(table.handing.verb)
    assert is_shown(table)
    press(table.handing.verb)
    assert not is_shown(table)
    press(table.deck.icons["book"])
    QTest.keyClick(table, Qt.Key.Key_H)
    press(table.handing.verb)
    assert "Round 1 is over" in said(table)


def test_in_the_first_round_there_is_nothing_to_hand_over() -> None:
    table = at_table()
    assert not is_shown(table)
    assert table.handing.verb.isHidden()


def test_what_is_put_away_before_a_round_has_ended_is_no_round() -> None:
    table = at_table()
    assert not table.handing.put_away()
    table.deck.go.press()
    assert is_shown(table)


def test_what_was_taken_back_is_handed_over_no_more_and_again_once_it_comes_again() -> None:
    table = at_table()
    table.deck.go.press()
    telling = table.telling
    telling.change(telling.match.undo)
    assert not is_shown(table)
    telling.change(telling.match.redo)
    assert is_shown(table)


def test_a_correction_of_the_round_that_is_over_is_handed_over_anew() -> None:
    table = at_table()
    table.telling.tell("change", "food", 1)
    table.deck.go.press()
    match = table.telling.match
    table.telling.change(lambda: match.take(match.correction(1, Fact("change", ("food", "4")))))
    assert "Food: 0 → 4" in said(table)


def test_the_earlier_table_shows_no_hand_over_of_now() -> None:
    table = at_table()
    table.deck.go.press()
    table.telling.look(0)
    table.show_table()
    assert not is_shown(table)


@pytest.mark.dressed(True)
def test_it_lies_beside_what_is_pressed_next() -> None:
    page = TablePage(match_of(PLAY), "Sunday")
    page.resize(1600, 1000)
    page.show()
    QApplication.processEvents()
    table_on(page).deck.go.press()
    QApplication.processEvents()
    card = table_on(page).handing.card
    assert is_shown(table_on(page))
    for widget in (table_on(page).deck, table_on(page).prompt):
        corner = widget.mapTo(table_on(page), QPoint(0, 0))
        assert not card.geometry().intersects(widget.rect().translated(corner))
    assert card.geometry().right() <= table_on(page).width()
    beside = table_on(page).deck
    before, left = beside.width(), card.x()
    beside.resize(before - 20, beside.height())
    assert card.x() == left - 20, "it stays beside a column that becomes narrower"
    beside.resize(before, beside.height())
    table_on(page).wounds.take_focus()
    assert not is_shown(table_on(page)), "who goes there with the keyboard wants to see it"
    page.close()
    page.deleteLater()


def place_of(table: Table, widget: QWidget) -> QRect:
    """Where that lies on the table."""
    return QRect(widget.mapTo(table, QPoint(0, 0)), widget.size())


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_in_one_column_only_its_head_is_shown_until_more_is_wanted(qapp: QApplication) -> None:
    theme.apply(qapp, "light", 1.5)
    page = TablePage(match_of(AT_TABLE), "Sunday")
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    table, card = table_on(page), table_on(page).handing.card
    page.telling.tell("change", "food", 2)
    page.telling.tell("round_over")
    QApplication.processEvents()
    assert is_shown(table) and not card.is_whole
    assert not card.geometry().intersects(place_of(table, table.deck.go))
    assert "Food: 0 → 2" in said(table)
    low = card.height()
    press(card.button)
    assert card.is_whole and card.height() > low
    press(card.button)
    assert not is_shown(table)
    table.handing.turn()
    assert card.is_whole


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_of_the_counters_alone_none_lies_below_it() -> None:
    page = TablePage(match_of(AT_TABLE), "Sunday")
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    table, card = table_on(page), table_on(page).handing.card
    table.deck.go.setFocus()
    table.show_parts([part.id for part in table.parts() if part.id != "phase"])
    assert page.focusWidget() in table.prompt.buttons
    page.telling.tell("change", "food", 2)
    page.telling.tell("round_over")
    QApplication.processEvents()
    assert is_shown(table) and card.is_whole
    for counters in (table.morale, table.resources, table.wounds):
        assert not card.geometry().intersects(place_of(table, counters))
    page.close()
    page.deleteLater()


def test_a_press_on_the_card_puts_it_away_and_the_keyboard_is_led_on() -> None:
    table = with_app()
    table.show()
    table.deck.go.press()
    button = table.handing.card.button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert not is_shown(table)
    assert table.focusWidget() is table.deck.go
    press(table.handing.verb)
    press(table.handing.card)
    assert not is_shown(table)
    table.hide()


@pytest.mark.parametrize("level", [AT_TABLE, PLAY])
@pytest.mark.parametrize("language", ["en", "de"])
def test_one_character_alone_stays_first_player(level: str, language: str) -> None:
    match = match_of(level, seats=1)
    match.tell("round_over")
    over = hand_over.last(match)
    assert over is not None
    told = handed(over, voice_of(match, language))
    assert (
        told.first
        == {"en": "Ada remains First Player", "de": "Ada behält den Startspielermarker"}[language]
    )


def test_after_the_last_round_the_table_says_how_it_goes_on() -> None:
    table, said = at_table(values={"rounds": 1}), list[str]()
    table.refused.connect(said.append)
    assert table.deck.go.words == ("End the round", "Round 1 was the last")
    table.deck.go.press()
    assert "Round 1 is over, and it was the last" in table.handing.card.accessibleName()
    assert "First Player" not in table.handing.card.accessibleName()
    assert table.deck.go.words[0] == "The match is over"
    assert "Undo opens its last round again" in table.prompt.more.text()
    press(table.fix)
    assert len(said) == 1
    telling = table.telling
    telling.change(telling.match.undo)
    telling.tell("rounds_in_all", 2)
    assert table.deck.go.words[0] == "Begin round 2"
