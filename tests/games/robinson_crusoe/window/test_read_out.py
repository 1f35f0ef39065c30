"""A card of the app is read out, large, before it changes anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards.drawn_card_page import DrawnCardPage
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.look.controls import words_of
from engine.games.robinson_crusoe.cards import Card
from engine.games.robinson_crusoe.naming import card_of
from engine.games.robinson_crusoe.wording import effects_text
from engine.rules.facts import written
from tests.games.robinson_crusoe.window.table import at_table, press, with_app

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(table: Table) -> Card:
    """The card that lies over the table."""
    state = table.telling.state
    card = card_of(state, state.hand)
    assert card is not None
    return card


def said(table: Table) -> list[str]:
    """What stands beside the card."""
    out = table.read_out
    return [out.name.text(), out.story.text(), out.effect.text()]


def of_lower_half(table: Table) -> Card:
    """Draw until a lower half is read out."""
    match = table.telling.match
    for _ in range(3):
        match.tell("shuffle_in", "mystery", 2)
    match.tell("round_over")
    while table.telling.state.top != "mystery":
        match.tell("shuffled")
    table.show_table()
    press(table.deck.go)
    return drawn(table)


def test_story_and_effect_of_an_event_card_are_read_before_counters_change() -> None:
    """RC-2.8, RC-3.2, RC-2.7: also what a Threat Action needs, and what threatens."""
    table = with_app()
    press(table.deck.go)
    before = table.telling.state
    assert table.read_out.isHidden()
    press(table.deck.go)
    press(table.read_out)
    card, words = drawn(table), table.telling.voice.words
    assert not table.read_out.isHidden()
    effect = f"Event Effect: {effects_text(words, card.effect)}."
    assert said(table) == [card.name["en"], card.flavour["en"], effect]
    rest = table.read_out.rest.text()
    assert card.answer["en"] in rest and effects_text(words, card.threat_effect) in rest
    assert table.telling.state.wounds == before.wounds and table.telling.state.food == before.food
    assert table.prompt.text.text() == f"Ben reads out “{card.name['en']}”."
    press(table.deck.go)
    assert table.read_out.isHidden()


def test_a_lower_half_is_read_with_its_story() -> None:
    """RC-2.4: before the next card is drawn."""
    table = with_app()
    card = of_lower_half(table)
    words = table.telling.voice.words
    effect = f"Event Effect: {effects_text(words, card.effect)}."
    assert said(table) == [card.name["en"], card.flavour["en"], effect]
    assert not table.read_out.rest.text()


def test_an_upper_half_is_read_in_its_own_words() -> None:
    """RC-3.3: also where it is an offer that can be declined."""
    table = with_app(seats=1)
    seen = set()
    for back in ("gather", "build", "explore", "mystery") * 6:
        if table.adventures.decks[back].reason:
            continue
        press(table.adventures.decks[back])
        card = drawn(table)
        seen.add(card.may)
        assert said(table) == [card.name["en"], card.flavour["en"], card.upper["en"]]
        press(table.prompt.buttons[0] if table.telling.match.asked >= 0 else table.deck.go)
        while table.telling.match.asked >= 0:
            press(table.prompt.buttons[0])
    assert seen == {True, False}


def test_what_is_read_leaves_prompt_and_large_button_free_and_has_room() -> None:
    """In one column and beside others, and the words are not cut."""
    for wide in (1600, 700):
        table = with_app()
        table.resize(wide, 1400)
        table.show()
        press(table.deck.go)
        press(table.deck.go)
        QApplication.processEvents()
        out = table.read_out
        for free in (table.prompt, table.deck.go):
            at = free.rect().translated(free.mapTo(table, free.rect().topLeft()))
            assert not out.geometry().intersects(at)
        for text in (out.name, out.story, out.effect, out.rest):
            assert text.fits(text.size())
            assert out.rect().contains(text.geometry())
        table.close()


@pytest.mark.parametrize("times", [8, 200])
def test_long_words_are_read_in_smaller_letters_as_far_as_those_go(times: int) -> None:
    table = with_app()
    table.show()
    for _ in range(2):
        press(table.deck.go)
    out, told = table.read_out, panel_contents.read_out(table.telling.state, words_of(GAME))
    assert told is not None
    usual = out.name.height()
    out.show_card(told._replace(story=told.story * times))
    assert usual * 0.4 < out.name.height() < usual
    assert out.rect().contains(out.story.geometry()) == (times == 8)
    table.close()


def test_whoever_goes_to_what_lies_below_sees_it() -> None:
    table = with_app()
    table.show()
    press(table.deck.go)
    press(table.deck.go)
    assert not table.read_out.isHidden()
    table.threats.take_focus()
    QApplication.processEvents()
    assert table.read_out.isHidden()
    table.close()


def test_what_is_done_by_hand_is_done_or_waived() -> None:
    """RC-R6: the reminder of the Book effect stays until then."""
    table = with_app(scenario="cursed_island", mix="harder")
    while table.telling.state.waits_for != "reminding":
        press(table.deck.go)
        while table.telling.match.asked >= 0:
            press(table.prompt.buttons[0])
    assert "fog" in table.prompt.text.text()
    assert table.deck.go.words[0] == "Done"
    assert [it.words[0] for it in table.prompt.buttons if not it.isHidden()] == ["Waive"]
    press(table.prompt.buttons[0])
    assert "waived" in [line.name for line in table.telling.match.lines if hasattr(line, "name")]


def test_a_threat_can_be_averted_before_it_is_pushed_off() -> None:
    """RC-R13: the prompt says what it will do otherwise."""
    table = with_app()
    while table.telling.state.waits_for != "placing":
        press(table.deck.go)
        while table.telling.match.asked >= 0:
            press(table.prompt.buttons[0])
    state = table.telling.state
    off = card_of(state, state.threats[0])
    assert off is not None
    assert f"pushes “{off.name['en']}” off the board" in table.prompt.text.text()
    assert table.deck.go.words[0] == "Go on"
    assert table.prompt.chip.clause == "RC-R13"


# -- printed cards that were named -----------------------------------------------------------


def with_drawn_card() -> Table:
    """A table at which a Book card was drawn that nobody has named."""
    table = at_table()
    match = table.telling.match
    match.tell("round_over")
    match.tell("drew", "book", "-", "-", "-")
    table.show_table()
    return table


def named(table: Table, *texts: str) -> DrawnCardPage:
    """The page on which the card is named, filled with these."""
    pages: list[DrawnCardPage] = []
    table.page_wanted.connect(pages.append)
    (verb,) = (it for it in table.prompt.buttons if it.words[0] == "Name the card")
    press(verb)
    (page,) = pages
    for field, text in zip(page.fields.values(), texts, strict=True):
        field.setText(text)
    return page


def test_a_printed_card_is_large_while_it_is_named_and_afterwards() -> None:
    """RC-1.3: with what was typed of it, until it goes to its space."""
    table = with_drawn_card()
    assert table.read_out.isHidden()
    page = named(table, "Cold wind", "a roof", "1 Wound")
    assert page.large.face[2] == "Cold wind" and "a roof" in page.large.face
    assert page.large.face.strip_note == "1 Wound"
    press(page.asked.save)
    assert not table.read_out.isHidden()
    assert said(table) == ["Cold wind", "Threat Action: a roof", "Threat Effect: 1 Wound"]
    assert all(it.words[0] != "Name the card" for it in table.prompt.buttons if not it.isHidden())
    page.deleteLater()
    while table.telling.match.state.waits_for != "placing":
        table.telling.match.tell("done")
    table.show_table()
    assert table.read_out.isHidden(), "RC-R13: what lies in the spaces can still be averted"


@pytest.mark.parametrize("way", [lambda it: press(it.read_out), lambda it: it.escape()])
def test_a_press_on_what_is_read_or_esc_puts_it_away(way: Callable[[Table], object]) -> None:
    """What lies below is wanted while effects are applied."""
    table = with_drawn_card()
    page = named(table, "Cold wind", "", "")
    press(page.asked.save)
    page.deleteLater()
    assert table.read_out.rest.text() == "A tap here or Esc puts the card away."
    way(table)
    assert table.read_out.isHidden() and not table.escape()
    table.telling.tell("change", "food", 1)
    assert table.read_out.isHidden()


def test_a_card_that_is_pushed_off_is_read_with_its_threat_effect() -> None:
    """RC-2.7."""
    table = with_drawn_card()
    match = table.telling.match
    match.tell("hand_note", "Storm", "-", written("1 Wound"))
    for _ in range(2):
        while match.state.waits_for != "rest_of_round":
            match.tell("done")
        match.tell("round_over")
        match.tell("drew", "book", "-", "-", "-")
    while match.state.waits_for != "applying_threat":
        match.tell("done")
    table.show_table()
    assert said(table) == ["Storm", "", "Threat Effect: 1 Wound"]


def test_a_printed_lower_half_is_large_while_it_is_named() -> None:
    """RC-2.4: before the next card is drawn."""
    table = at_table()
    match = table.telling.match
    for fact in ("shuffle_in build 1", "round_over", "top build"):
        match.tell(*fact.split())
    table.show_table()
    page = named(table, "Deep splinter", "1 Wound for whoever drew it")
    assert page.large.face.kind == "build"
    assert (page.large.face.name, page.large.face.note) == (
        "Deep splinter",
        "1 Wound for whoever drew it",
    )
    page.deleteLater()
