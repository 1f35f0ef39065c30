"""The television's view of Robinson Crusoe."""

from __future__ import annotations

import pytest

from desktop.boards.robinson_crusoe.tv import parts
from desktop.boards.robinson_crusoe.tv.contents import seen
from desktop.boards.robinson_crusoe.tv.view import Tv
from desktop.look.voice import voice_of
from desktop.scene import letters
from desktop.table.page import TablePage
from desktop.tv import brush
from engine.rules.game import AT_TABLE
from tests.games.robinson_crusoe.window.table import match_of, press, shown, table_on

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_view_shows_round_wounds_counters_and_when_a_card_leaves() -> None:
    match = match_of()
    match.tell("change", "wounds.2", 3)
    match.tell("change", "palisade", 2)
    view = Tv()
    view.show_table(shown(match), voice_of(match, "en"), "Sunday")
    said = view.accessibleName()
    for words in ("Sunday", "Round 1 of 12", "Off in round 3", "Palisade 2", "Ben 3/12"):
        assert words in said


def test_a_question_is_told_with_the_person_whom_it_asks() -> None:
    match = match_of(AT_TABLE)
    match.tell("round_over")
    now = seen(shown(match), voice_of(match, "en"), "Sunday")
    assert now.text == "Ben draws the top card, an Event: which icon does it show?"
    assert now.seat == match.game.colours[1]


def test_a_token_on_a_deck_is_seen() -> None:
    match = match_of(AT_TABLE)
    match.tell("token", "gather", "lies")
    assert seen(shown(match), voice_of(match, "en"), "").tokens == (("gather", "Gather"),)


def test_what_leaves_next_and_the_odds_are_told() -> None:
    match = match_of(AT_TABLE)
    match.tell("shuffle_in", "mystery", 1)
    view = Tv()
    view.show_table(shown(match), voice_of(match, "en"), "")
    said = view.accessibleName()
    for words in ("Event deck: 13", "Event 92%", "Adventure 50", "On top: ?"):
        assert words in said
    now = view.seen
    assert now is not None
    assert [it.is_next for it in now.threats] == [False, False]
    assert seen(shown(match), voice_of(match, "en"), "").threats[1].leaves == "Off in round 3"


def test_what_nobody_has_told_is_a_question_mark_and_leaves_the_counters_the_room() -> None:
    match = match_of(AT_TABLE)
    match.tell("joined")
    now = seen(shown(match), voice_of(match, "en"), "")
    assert not now.is_followed
    assert now.deck.text == "Event deck: ?"
    assert {it.number for it in now.counted} == {"?"}
    match.tell("no_threat", "left")
    now = seen(shown(match), voice_of(match, "en"), "")
    assert now.is_followed
    assert [it.is_known for it in now.threats] == [True, False]


def test_a_round_that_is_over_is_handed_over_on_the_television_too() -> None:
    page = TablePage(match_of(AT_TABLE), "Sunday")
    page.resize(1280, 800)
    page.show()
    page.tv.open()
    assert page.tv.window is not None
    view = page.tv.window.view
    press(table_on(page).resources.rows["wood"].counter.more)
    table_on(page).deck.go.press()
    assert "Round 1 is over. First Player is now Ben. Wood: 0 → 1" in view.accessibleName()
    view.grab()
    press(table_on(page).deck.icons["book"])
    assert "is over" not in view.accessibleName()
    view.grab()
    page.tv.close()
    page.close()
    page.deleteLater()


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("rounds", [1, 12, 40])
def test_every_number_of_people_and_rounds_is_drawn(seats: int, rounds: int) -> None:
    match = match_of(AT_TABLE, seats=seats, values={"rounds": rounds, "own.book": 1})
    view = Tv()
    view.resize(640, 360)
    view.show_table(
        shown(match), voice_of(match, "en"), "A long name for a long evening at a table"
    )
    assert not view.grab().isNull()


def test_a_story_that_is_too_long_ends_with_a_sentence() -> None:
    text = "The mast: take 1 wood. Straight as on the first day. Wedged where the surf is worst."
    one = letters.height("X", 4000, brush.FLOOR, 500)
    wide = letters.width(text, brush.FLOOR, 500)
    assert parts.as_much_as_fits(text, wide + 20, one) == text
    assert parts.as_much_as_fits(text, wide * 0.9, one).endswith("first day. …")
    assert parts.as_much_as_fits(text, wide * 0.4, one).endswith("take 1 wood. …")
    assert parts.as_much_as_fits(text, wide * 0.2, one).endswith(" …")
