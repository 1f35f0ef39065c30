"""What rarely happens at the island's table: alone, without counters, with a full or a missing library."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.set_up.effects import Effects
from desktop.boards.robinson_crusoe.table import next_step, panel_contents
from desktop.boards.robinson_crusoe.table.effects import known_effects
from desktop.boards.robinson_crusoe.table.effects.draft import Draft, drafted
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.phase_steps import Course
from desktop.boards.robinson_crusoe.table.printed_cards import own_box
from desktop.boards.robinson_crusoe.table.table_question import Aside
from desktop.boards.robinson_crusoe.tv.contents import seen
from desktop.boards.robinson_crusoe.tv.parts import as_much_as_fits
from desktop.look.voice import voice_of
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.robinson_crusoe import vocabulary
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.rules.game import AT_TABLE, PLAY
from engine.store.documents import Documents
from tests.games.robinson_crusoe.window.table import match_of, press, shown, table_of
from tests.games.robinson_crusoe.window.test_table_outline import told

pytestmark = pytest.mark.usefixtures("qapp")
PLACED = "round_over; drew book - - -; done; done"


def telling_of(facts: str) -> Telling[Robinson]:
    """What tells a match at a table of which that was told."""
    return Telling(told(AT_TABLE, facts))


def test_whoever_plays_alone_draws_from_a_deck_without_being_asked_who() -> None:
    table = table_of(match_of(PLAY, seats=1))
    lines = len(table.telling.match.lines)
    table.adventures.decks["build"].press()
    assert len(table.telling.match.lines) > lines
    assert table.aside.question() is None


def test_without_counters_a_lower_half_is_only_done_by_hand() -> None:
    telling = telling_of(f"{PLACED}; shuffle_in mystery 1; round_over; top mystery")
    go = next_step.due(telling, counts=False).go
    assert go.fact == next_step.HALF_BY_HAND and not go.opens
    assert next_step.due(telling).go.opens == next_step.EFFECT


def test_the_large_button_opens_the_effect_where_there_is_one() -> None:
    table = table_of(told(AT_TABLE, "round_over; drew book - - -"))
    pages: list[object] = []
    table.page_wanted.connect(pages.append)
    table.deck.go.press()
    assert [type(page) for page in pages] == [EffectPage]


def test_where_the_large_button_applies_an_effect_another_one_chooses_it() -> None:
    table = table_of(match_of(AT_TABLE, values={"book": ["lose palisade 1"]}))
    pages: list[object] = []
    table.page_wanted.connect(pages.append)
    table.deck.go.press()
    press(table.deck.icons["book"])
    press(table.prompt.buttons[0])
    assert [type(page) for page in pages] == [EffectPage]


def test_whoever_plays_alone_bears_the_book_effect_of_the_set_up() -> None:
    match = match_of(AT_TABLE, seats=1, values={"book": ["lose wood 1", "wound one 2"]})
    match.tell("round_over")
    match.tell("drew", "book", "-", "-", "-")
    drafts = known_effects.of_the_book(Telling(match))
    assert [(it.thing, it.whom) for it in drafts] == [("wood", "each"), ("wounds", "each")]


def test_on_the_television_a_card_that_is_read_out_has_its_story() -> None:
    match = match_of(PLAY)
    match.tell("round_over")
    match.tell("draw_and_read")
    state, words = shown(match), voice_of(match, "en").words
    read = panel_contents.read_out(state, words)
    assert read is not None
    assert panel_contents.story(state, words) == f"{read.effect} {read.story}"


def test_a_question_of_a_card_is_shown_with_whom_it_asks() -> None:
    match = match_of(PLAY)
    while match.asked < 0:
        match.tell("adventure", "build", 1)
        while match.asked < 0 and match.state.waits_for != "rest_of_round":
            match.tell("done")
    voice = voice_of(match, "en")
    now = seen(shown(match), voice, "Sunday")
    assert (now.text, now.seat) == (voice.prompt(match.state), voice.colours[match.asked])


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        ("combat 3", Draft("combat", "", "first", 3)),
        ("shuffle mystery", Draft("shuffle", "mystery", "each")),
        ("wound one 2", Draft("wounds", "wound", "", 2)),
        ("heal first 1", Draft("wounds", "heal", "first", 1)),
        ("discard wood", Draft("wood", "discard", "each", 1)),
        ("lose food 2", Draft("food", "lose", "each", 2)),
    ],
)
def test_every_effect_of_the_rules_is_taken_up_as_it_would_be_chosen(
    text: str, draft: Draft
) -> None:
    assert drafted(text) == draft


class Broken(Documents):
    """A library that cannot be read any more."""

    def __init__(self) -> None:
        pass

    def of(self, game: str) -> object:
        raise Told("library.gone", "the library is gone", path="x", why="y")


def test_cards_of_the_box_are_neither_offered_nor_kept_without_a_library() -> None:
    telling = telling_of(PLACED)
    said: list[str] = []
    telling.refused.connect(said.append)
    card = TypedCard("event", "book", "Storm", "", "", "")
    assert own_box.kept(telling) == [] and not own_box.delete(telling, card) and not said
    telling.own_cards = Broken()
    assert own_box.kept(telling) == [] and own_box.data(telling) is None
    assert not own_box.delete(telling, card)
    assert len(said) == 1


def test_enter_at_a_step_of_the_phase_opens_the_rules_there(qtbot: QtBot) -> None:
    table = table_of(told(AT_TABLE, "round_over"))
    qtbot.addWidget(table)
    (course,) = table.findChildren(Course)
    pressed: list[bool] = []
    cell = course.cells[0]
    cell.clicked.disconnect()
    cell.clicked.connect(lambda: pressed.append(True))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_A, Qt.Key.Key_Left):
        QTest.keyClick(cell, key)
    assert pressed == [True, True]


def test_a_question_of_the_table_goes_when_its_phase_is_over() -> None:
    telling = telling_of("round_over")
    aside = Aside(telling)
    aside.ask_whether_alone()
    assert aside.question() is not None
    aside.ask_whether_alone()
    assert aside.question() is None, "asked once more it is put away"
    aside.ask_whether_alone()
    telling.tell("phase_over")
    assert aside.question() is None and not aside.drop()
    aside.ask_how_it_ended()
    assert aside.question() is not None and aside.drop() and not aside.drop()


def test_an_effect_of_the_set_up_goes_as_far_as_the_rules_know(qtbot: QtBot) -> None:
    effects = Effects(lambda: "Book")
    qtbot.addWidget(effects)
    changed: list[bool] = []
    effects.changed.connect(lambda: changed.append(True))
    effects.show_effects(["lose wood 1"])
    line = effects.lines[0]
    for _ in range(vocabulary.MOST + 3):
        line.amount.step(1)
    assert effects.effects() == [f"lose wood {vocabulary.MOST}"]
    for _ in range(vocabulary.MOST + 3):
        line.amount.step(-1)
    assert effects.effects() == ["lose wood 1"] and changed
    assert not effects.lines[1].isHidden()
    line.what.setCurrentIndex(0)
    line.what.activated.emit(0)
    assert effects.effects() == ["nothing"] and effects.lines[1].isHidden()


def test_of_a_text_for_the_television_whole_sentences_are_told_or_else_words() -> None:
    text = "One goes here. Two go there. " + "three " * 80
    assert as_much_as_fits("One goes here.", 2000, 60) == "One goes here."
    assert as_much_as_fits(text, 600, 60) == "One goes here. Two go there. …"
    assert as_much_as_fits("word " * 80, 400, 60).endswith(" …")
    assert as_much_as_fits("word " * 80, 400, 4) == "…"
