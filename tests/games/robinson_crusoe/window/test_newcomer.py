"""What somebody who has never seen the table of Robinson Crusoe needs to read on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.log.steps import undo_text
from desktop.table.correcting import Correcting
from engine.games.robinson_crusoe.wording import effects_text
from tests.games.robinson_crusoe.at_table import waits
from tests.games.robinson_crusoe.window.table import (
    at_table,
    go_on,
    press,
    table_of,
    to_round,
    with_app,
)

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


def our_table(table: Table) -> OurTable:
    """The page on which the group of a running game tells what its table shows."""
    pages: list[OurTable] = []
    table.page_wanted.connect(pages.append)
    table.join()
    return pages[0]


def asked(table: Table, name: str) -> str:
    """Draw upper halves until that question comes; what the prompt says of it."""
    match = table.telling.match
    for back in ("gather", "build", "explore", "mystery") * 6:
        if match.asked < 0 and not table.adventures.decks[back].reason:
            press(table.adventures.decks[back])
            press(table.prompt.buttons[0])
        if match.asked >= 0 and waits(match) == name:
            return table.prompt.more.text()
        while match.asked >= 0:
            press(table.prompt.buttons[0])
    raise AssertionError(f"nobody was asked: {name}")


def test_an_offer_says_what_it_brings() -> None:
    table = with_app()
    told = asked(table, "offer")
    card = table.telling.state.board.cards.cards[table.telling.state.hand]
    effect = effects_text(table.telling.voice.words, card.upper_effect)
    assert told == f"{card.name['en']}: {effect}"


def test_whoever_is_named_reads_what_for() -> None:
    table = with_app()
    match = table.telling.match
    match.tell("change", "wounds.1", 2)
    while match.asked < 0 and not match.is_over:
        if waits(match) == "draws":
            match.tell("draw")
            continue
        match.tell("round_over")
        if table.telling.state.decks[3]:
            match.tell("shuffle_in", "mystery", 1)
    table.show_table()
    assert waits(match) == "name_one"
    assert "One character" in table.prompt.more.text()
    match.answer(match.asked, "1")
    voice = table.telling.voice
    assert undo_text(match, match.undo_offer(), voice) == "Undo: Ada: Name Ada"


def test_the_effect_of_the_card_that_came_stays_in_the_prompt() -> None:
    table = with_app()
    to_round(table, 2)
    card = table.telling.state.board.cards.cards[table.telling.state.threats[1]]
    effect = effects_text(table.telling.voice.words, card.effect)
    assert table.prompt.more.text().startswith(f"{card.name['en']}: {effect}. ")


def test_a_typed_threat_effect_is_read_when_its_card_is_pushed_off() -> None:
    table = at_table()
    match = table.telling.match
    to_round(table, 2)
    match.tell("card_note", "right", "Wild%20dogs", "-", "All:%201%20Wound")
    to_round(table, 3)
    press(table.deck.go)
    press(table.deck.icons["book"])
    while waits(match) != "applying_threat":
        go_on(table)
    assert table.prompt.more.text() == "All: 1 Wound"


def test_the_last_round_asks_how_the_game_ended() -> None:
    table = at_table(scenario="other", values={"rounds": 2})
    to_round(table, 2)
    shown = [button.words[0] for button in table.prompt.buttons if not button.isHidden()]
    assert shown == ["One more Event card", "Won", "Lost"]
    press(table.prompt.buttons[1])
    assert table.telling.state.outcome == "won"


@pytest.mark.slow
def test_what_waited_behind_a_refusal_is_told_at_the_next_press() -> None:
    table = at_table()
    page = our_table(table)
    page.rounds.show_value(4)
    page.round.show_value(5)
    page.tokens["build"].setCurrentIndex(page.tokens["build"].findData("lies"))
    press(page.keep)
    assert table.telling.state.tokens == [0, 0, 0]
    page.rounds.show_value(12)
    press(page.keep)
    assert (table.telling.state.round, table.telling.state.tokens) == (5, [1, 0, 0])
    page.deleteLater()


@pytest.mark.slow
def test_a_deck_that_nobody_counted_is_not_known_and_not_empty() -> None:
    table = at_table()
    page = our_table(table)
    press(page.keep)
    assert not table.telling.state.is_known("deck")
    assert table.deck.top_name.text() == "Not known yet"
    assert table.deck.backs["mystery"].words == ("Mystery", "")
    table.deck.go.press()
    press(table.deck.backs["event"])
    press(table.deck.icons["book"])
    assert table.deck.go.words[0] == "Choose the effect"
    page.deleteLater()


def test_the_keyboard_stays_on_the_table_when_an_answer_is_gone() -> None:
    table = at_table(values={"book": ["lose palisade 1"]})
    table.show()
    table.deck.go.press()
    press(table.deck.icons["book"])
    answer = table.prompt.buttons[0]
    answer.setFocus()
    assert answer.words[0] == "Choose the effect"
    table.deck.go.press()
    # In its place stands another answer now, which the next press is not meant for.
    assert answer.words[0] == "Done by hand"
    assert table.focusWidget() is table.deck.go
    answer.setFocus()
    QTest.keyClick(answer, Qt.Key.Key_Space)
    assert not answer.isVisible() and table.focusWidget() is table.deck.go


def test_who_presses_on_is_led_to_the_open_question() -> None:
    table = with_app()
    table.show()
    asked(table, "offer")
    table.deck.go.setFocus()
    QTest.keyClick(table.deck.go, Qt.Key.Key_Space)
    assert table.focusWidget() is table.prompt.buttons[0]


@pytest.mark.slow
def test_a_table_that_opens_on_a_question_gives_the_keyboard_to_its_answers() -> None:
    before = with_app()
    asked(before, "offer")
    table = table_of(before.telling.match)
    table.show()
    table.take_focus()
    assert table.focusWidget() is table.prompt.buttons[0]
    QTest.keyClick(table.prompt.buttons[0], Qt.Key.Key_Right)
    assert table.focusWidget() is table.prompt.buttons[1]


def test_the_icon_of_a_card_is_told_by_keys_alone() -> None:
    table = at_table()
    table.show()
    table.deck.go.press()
    table.deck.take_focus()
    for icon in ("book", "build", "explore"):
        assert table.focusWidget() is table.deck.icons[icon]
        QTest.keyClick(table.deck.icons[icon], Qt.Key.Key_Right)
    QTest.keyClick(table.deck.icons["gather"], Qt.Key.Key_Space)
    assert table.telling.state.hand and table.prompt.text.text().startswith(
        "Put the Gather Adventure token"
    )


def test_the_key_of_what_comes_next_says_beside_its_button_why_not() -> None:
    table = at_table()
    table.show()
    table.deck.take_focus()
    assert table.focusWidget() is table.deck.go
    table.deck.go.press()
    table.wounds.rows[0].counter.more.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.deck.go.reason and table.focusWidget() is table.deck.go


def test_a_correction_begins_at_the_icon_not_at_what_was_typed() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    page = Correcting(table.telling)
    page.open(len(table.telling.match.lines))
    page.take_focus()
    assert page.fields is not None
    icon = page.fields.fields[0]
    at = page.focusWidget()
    assert at is not None and (at is icon or icon.isAncestorOf(at))
    page.deleteLater()
