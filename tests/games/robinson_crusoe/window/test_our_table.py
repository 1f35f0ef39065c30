"""“Our table shows …” of Robinson Crusoe: the round with its phase, and what nobody has told."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.our_table_values import AHEAD, OVER
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.table.telling import Telling
from engine.rules.game import AT_TABLE
from tests.games.robinson_crusoe.window.table import at_table, go_on, press
from tests.games.robinson_crusoe.window.test_table_outline import told as match_told

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


PLAYED = "round_over; drew book - - -; done; done"
"""The event phase of the second round is over."""


def opened(table: Table) -> OurTable:
    """The page, as the verb in the bar opens it."""
    pages: list[OurTable] = []
    table.page_wanted.connect(pages.append)
    press(table.fix)
    (page,) = pages
    return page


def choose(page: OurTable, phase: str) -> None:
    """Say where the event phase stands."""
    page.phase.setCurrentIndex(page.phase.findData(phase))


def test_a_table_that_stands_before_its_draw_is_asked_for_the_card() -> None:
    table = at_table()
    table.telling.tell("joined")
    page = opened(table)
    assert page.facts() and not page.unfinished(), "who is First Player is to be told, not begun"
    page.round.show_value(4)
    assert page.unfinished() == "What you entered under “Our table shows…” is not applied yet."
    page.first.setCurrentIndex(2)
    choose(page, AHEAD)
    press(page.keep)
    assert not page.unfinished()
    assert (table.telling.state.round, table.telling.state.first) == (4, 2)
    assert table.prompt.text.text().startswith("Chris draws next. Which back is on top")
    table.telling.change(table.telling.match.undo)
    assert table.telling.state.round == 1, "all of it is one step"
    page.deleteLater()


@pytest.mark.slow
def test_a_round_whose_phase_is_over_is_played_on() -> None:
    table = at_table()
    table.deck.go.press()
    page = opened(table)
    assert page.phase.currentData() == AHEAD
    choose(page, OVER)
    assert page.facts() == [("missed", 2, 2)]
    press(page.keep)
    assert table.deck.go.words[0] == "Begin round 3"
    page.deleteLater()


@pytest.mark.parametrize(
    ("facts", "number", "phase", "told"),
    [
        (PLAYED, 3, AHEAD, [("clock", 3, 2), ("phase_ahead",)]),
        (PLAYED, 3, OVER, [("missed", 3, 2)]),
        (PLAYED, 4, AHEAD, [("missed", 4, 2), ("phase_ahead",)]),
        (PLAYED, 1, OVER, [("clock", 1, 2)]),
        ("round_over", 3, AHEAD, [("missed", 3, 2), ("phase_ahead",)]),
        (PLAYED, None, OVER, []),
        ("round_over", None, AHEAD, []),
    ],
)
def test_another_round_is_told_as_far_as_it_is_from_the_last(
    qtbot: QtBot, facts: str, number: int | None, phase: str, told: object
) -> None:
    page = OurTable(Telling(match_told(AT_TABLE, facts)))
    qtbot.addWidget(page)
    page.round.show_value(number)
    choose(page, phase)
    assert page.facts() == told


def test_a_number_that_is_left_empty_stays_as_it_was(qtbot: QtBot) -> None:
    page = OurTable(Telling(match_told(AT_TABLE, PLAYED)))
    qtbot.addWidget(page)
    assert page.threats["right"][1].value == 2
    alone = (page.rounds, page.round, page.threats["right"][1])
    assert page.cards["book"].value == 5
    page.cards["adventure"].show_value(3)
    for field in (*alone, *page.life, *page.counters.values(), page.cards["book"]):
        field.show_value(None)
    assert page.facts() == [("deck_holds", 5, 3, 0, 0, 0, 0)]
    page.cards["adventure"].show_value(None)
    assert page.facts() == [] and not page.is_begun()


def test_a_number_that_cannot_be_is_refused_in_a_sentence_and_the_page_stays(qtbot: QtBot) -> None:
    page = OurTable(Telling(match_told(AT_TABLE, PLAYED)))
    qtbot.addWidget(page)
    with qtbot.assertNotEmitted(page.back):
        for number in (page.life[1], page.cards["book"]):
            before = number.value
            number.field.setText("2,5")
            assert page.is_begun()
            press(page.keep)
            assert page.notice.text == "“2,5” is not a whole number."
            assert page.focusWidget() is number.field
            number.show_value(before)
        for number, refusal in (
            (page.life[1], "Wound spaces cannot become 0, only 1 to 99 (RC-3.4)."),
            (page.rounds, "“0” is no round, which goes from 1 to 40."),
            (page.round, "“0” is no round, which goes from 1 to 40."),
        ):
            before = number.value
            number.show_value(0)
            press(page.keep)
            assert page.notice.text == refusal
            number.show_value(before)


@pytest.mark.slow
def test_another_first_player_leaves_a_phase_that_is_under_way_alone() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    page = opened(table)
    page.first.setCurrentIndex(0)
    assert page.facts() == [("first_player", 1)]
    press(page.keep)
    assert table.deck.go.words[0] == "Done"
    page.deleteLater()


@pytest.mark.slow
def test_of_another_round_the_phase_is_not_half_over() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    page = opened(table)
    page.round.step(1)
    assert page.phase.currentData() == OVER
    page.deleteLater()


@pytest.mark.slow
def test_counters_that_nobody_told_are_typed_in_and_others_stay_unknown() -> None:
    table = at_table()
    table.telling.tell("joined")
    page = opened(table)
    assert page.counters["food"].value is None
    page.counters["food"].show_value(4)
    page.counters["wounds.2"].show_value(3)
    page.counters["morale"].show_value(-2)
    press(page.keep)
    state = table.telling.state
    assert (state.food, state.wounds[1], state.morale) == (4, 3, -2)
    assert not state.is_known("wood")
    assert not state.is_known("deck")
    page.deleteLater()


@pytest.mark.slow
def test_a_deck_that_nobody_counted_can_be_empty() -> None:
    """RC-R2: whoever enters a number of its cards has counted them, none as well."""
    table = at_table()
    for fact in ("joined", "round_over"):
        table.telling.tell(fact)
    page = opened(table)
    assert {cards.value for cards in page.cards.values()} == {None}
    page.cards["adventure"].show_value(0)
    press(page.keep)
    state = table.telling.state
    assert state.is_known("deck") and state.waits_for == "rest_of_round"
    assert table.deck.top_name.text() == "The deck is empty"
    page.deleteLater()


@pytest.mark.slow
def test_spaces_and_tokens_that_nobody_told_stay_untold_and_are_asked_for_later() -> None:
    table = at_table()
    table.telling.tell("joined")
    page = opened(table)
    assert [icon.currentText() for icon, _ in page.threats.values()] == ["–", "–"]
    assert {choice.currentText() for choice in page.tokens.values()} == {"–"}
    page.round.show_value(4)
    choose(page, AHEAD)
    assert [fact[0] for fact in page.facts()] == ["missed", "phase_ahead"]
    press(page.keep)
    page.deleteLater()
    assert not table.telling.state.is_known("threats.left")
    assert table.adventures.decks["build"].note == "–"
    assert table.threats.spaces["left"].accessibleName().endswith("Not known yet")
    press(table.deck.backs["event"])
    press(table.deck.icons["gather"])
    while table.prompt.buttons[0].words[0] != "Enter what is in the Threat spaces":
        go_on(table)
    pages: list[OurTable] = []
    table.page_wanted.connect(pages.append)
    press(table.prompt.buttons[0])
    (later,) = pages
    for icon, _ in later.threats.values():
        icon.setCurrentIndex(icon.findData(""))
    assert {fact[0] for fact in later.facts()} == {"no_threat"}
    press(later.keep)
    table.deck.go.press()
    assert table.deck.go.words[0] == "Begin round 5"
    later.deleteLater()


@pytest.mark.slow
def test_a_space_that_nobody_told_leads_to_telling_it() -> None:
    table = at_table()
    table.telling.tell("joined")
    pages: list[OurTable] = []
    table.page_wanted.connect(pages.append)
    press(table.threats.spaces["right"])
    assert [type(page) for page in pages] == [OurTable]
    pages[0].deleteLater()
