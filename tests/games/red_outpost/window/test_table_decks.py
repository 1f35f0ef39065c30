"""Lake and spaceship beside a physical copy: each fact by clicks, and what the cards say of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.table.decks.lake import Lake
from desktop.boards.red_outpost.table.decks.spaceship import Spaceship
from desktop.table.panels.slot import Slot
from engine.games.red_outpost.components import LAKE_CARDS
from engine.record.lines import Chance
from tests.games.red_outpost.window.panels import Shown

_TAB = Qt.FocusPolicy.TabFocus
TWO_FISH = ("lake_card 1 fish_1 left", "lake_card 1 fish_1 left")


@pytest.fixture
def lake(qapp: QApplication) -> Iterator[Shown[Lake]]:
    made = Shown(qapp, Lake, QSize(464, 336), "off")
    yield made
    made.close()


@pytest.fixture
def ship(qapp: QApplication) -> Iterator[Shown[Spaceship]]:
    made = Shown(qapp, Spaceship, QSize(464, 304), "off", "1 afternoon 0 1")
    yield made
    made.close()


def note(panel: Lake | Spaceship) -> str:
    return panel.note.text


# -- the lake ----------------------------------------------------------------------------


def test_a_lake_card_is_told_for_who_is_at_turn_and_its_fish_are_caught(lake: Shown[Lake]) -> None:
    lake.press("lake_fish_2_mood")
    lake.tell("done 1")
    lake.press("lake_nothing", "lake_missed")
    told = ["lake_card 1 fish_2_mood caught", "done 1", "lake_card 2 nothing caught"]
    assert lake.facts == [*told, "lake_card 2 ? caught"]
    assert lake.state.warehouse[3] == 2


def test_the_lake_says_what_is_left_and_why_it_was_not_shuffled(lake: Shown[Lake]) -> None:
    lake.tell(*TWO_FISH)
    assert lake.panel.count.text() == "4 of 6"
    assert "With the next fish card all 6 cards are shuffled. (RO-4.13)" in note(lake.panel)
    assert "Not shuffled: 2 of 3 fish cards are discarded." in note(lake.panel)
    assert lake.panel.fish.accessibleName() == "2 of 3 fish cards are discarded"
    assert lake.slot("lake_nothing").accessibleName() == "nothing, 3 · 75%"


def test_a_card_of_which_none_is_left_says_why_it_cannot_come(lake: Shown[Lake]) -> None:
    lake.tell(*TWO_FISH)
    lake.press("lake_fish_1")
    assert len(lake.facts) == 2
    assert "RO-4.10" in lake.refused[0]
    assert lake.slot("lake_fish_1").words[1] == "none left"
    assert lake.slot("lake_fish_1").accessibleDescription() == lake.refused[0]


def test_the_third_fish_turns_the_card_amber_until_done(lake: Shown[Lake]) -> None:
    lake.tell(*TWO_FISH)
    lake.press("lake_fish_2_mood")
    assert lake.panel.is_due
    assert "Shuffle all six now: the third fish card is discarded (RO-4.13)." in note(lake.panel)
    lake.press("lake_shuffle")
    assert not lake.panel.is_due and len(lake.facts) == 3


def test_the_amber_goes_with_the_turn_and_with_a_step_back(lake: Shown[Lake]) -> None:
    lake.tell(*TWO_FISH)
    lake.press("lake_fish_2_mood")
    lake.telling.change(lake.match.undo)
    assert not lake.panel.is_due
    lake.press("lake_fish_2_mood")
    lake.tell("vp 2 7")
    assert lake.panel.is_due
    lake.tell("done 1")
    assert not lake.panel.is_due


def test_fish_can_be_left_for_one_card(lake: Shown[Lake]) -> None:
    lake.press("corner", "Do not take the fish")
    assert "not taken" in note(lake.panel)
    lake.press("lake_fish_1", "lake_fish_1")
    assert lake.facts == ["lake_card 1 fish_1 left", "lake_card 1 fish_1 caught"]


def test_fish_that_are_left_are_caught_again_in_another_turn(lake: Shown[Lake]) -> None:
    lake.press("corner", "Do not take the fish")
    lake.panel.show_table()
    assert "not taken" in note(lake.panel)
    lake.tell("done 1")
    assert "not taken" not in note(lake.panel)


def test_of_a_face_that_the_box_does_not_have_none_is_counted(lake: Shown[Lake]) -> None:
    lake.panel.pile.open([0] * len(LAKE_CARDS), [0] * len(LAKE_CARDS))
    shares = {slot.choice.share for slot in lake.panel.places if slot.choice is not None}
    assert shares == {0.0, None}, "the verb that tells them has no share"


def test_a_shuffle_is_told(lake: Shown[Lake]) -> None:
    lake.tell("lake_card 1 nothing caught")
    lake.press("lake_shuffle")
    assert lake.facts[1:] == ["shuffled_lake"] and not lake.panel.is_due


def test_the_fisherman_tells_two_cards_and_which_he_takes(lake: Shown[Lake]) -> None:
    lake.press("lake_two", "lake_fish_1", "lake_nothing", "1 fish/the first")
    assert lake.facts == ["two_lake_cards 1 fish_1 nothing first no"]
    lake.press("lake_two", "Shuffled first", "lake_missed", "lake_fish_1", "1 fish/the second")
    lake.press("lake_two", "lake_nothing", "lake_nothing", "Shuffles after", "Neither card")
    told = [
        "two_lake_cards 1 ? fish_1 second before",
        "two_lake_cards 1 nothing nothing none after",
    ]
    assert lake.facts[1:] == told


def test_the_second_card_comes_without_the_first(lake: Shown[Lake]) -> None:
    lake.press("lake_two", "lake_fish_2_mood")
    assert "The second card?" in note(lake.panel)
    assert lake.slot("lake_fish_2_mood").reason == "No such card is left (RO-4.10)."
    assert lake.slot("lake_nothing").words[1] == "3 · 60%"


def test_each_step_of_the_fisherman_leads_back(lake: Shown[Lake]) -> None:
    lake.press("lake_two", "lake_nothing", "lake_fish_1", "corner")
    assert "The second card?" in note(lake.panel)
    lake.press("corner")
    assert "first card?" in note(lake.panel)
    lake.press("corner")
    assert lake.panel.is_home and lake.facts == []


def test_with_one_card_left_the_fisherman_shuffles_the_other_five(lake: Shown[Lake]) -> None:
    lake.tell("lake_discards 3 2 0")
    lake.press("lake_two", "lake_fish_2_mood")
    assert "shuffle the other five now (RO-4.13)" in note(lake.panel)
    assert lake.slot("lake_nothing").words[1] == "3 · 60%"
    lake.press("lake_fish_1", "2 fish/the first")
    assert lake.facts[1:] == ["two_lake_cards 1 fish_2_mood fish_1 first no"]


def test_a_step_goes_with_the_turn_but_not_with_a_correction_elsewhere(lake: Shown[Lake]) -> None:
    lake.press("lake_two", "lake_nothing")
    lake.tell("vp 2 7")
    assert "The second card?" in note(lake.panel)
    lake.tell("done 1")
    assert lake.panel.is_home


def test_the_discard_pile_puts_a_missed_card_right(lake: Shown[Lake]) -> None:
    lake.press("lake_missed")
    assert lake.slot("lake_nothing").words[1].startswith("2 to 3")
    lake.press("corner", "Discard pile…", "lake_fish_1", "lake_fish_1", "lake_nothing", "Enter")
    assert lake.facts[1:] == ["lake_discards 1 2 0"]
    assert lake.panel.count.text() == "3 of 6"


def test_all_three_fish_cannot_lie_discarded(lake: Shown[Lake]) -> None:
    lake.press("corner", "Discard pile…", "lake_fish_1", "lake_fish_1", "lake_fish_2_mood", "Enter")
    assert lake.facts == [] and "RO-4.13" in lake.refused[0]


def test_the_app_draws_for_a_group_without_cards_and_says_so(lake: Shown[Lake]) -> None:
    lake.press("corner", "Draw for us")
    assert lake.facts == ["app_lake 1 caught"] and lake.panel.is_home
    assert "The app drew: " in note(lake.panel)
    lake.tell("done 1")
    assert "The app drew" not in note(lake.panel)


def test_a_card_that_the_app_drew_comes_again_after_an_undo(lake: Shown[Lake]) -> None:
    drawn = set()
    for _ in range(3):
        lake.press("corner", "Draw for us", "corner", "Draw for us")
        drawn.add((tuple(lake.state.lake_discard), note(lake.panel)))
        assert [entry.line.source for entry in lake.match.log() if isinstance(entry.line, Chance)]
        lake.telling.change(lake.match.undo)
        assert "The app drew" not in note(lake.panel)
        lake.telling.change(lake.match.undo)
        assert lake.state.lake_discard == [0, 0, 0]
    assert len(drawn) == 1


def test_the_app_draws_the_fishermans_two_cards_and_asks_what_he_takes(lake: Shown[Lake]) -> None:
    lake.press("Fisherman", "App draws")
    assert lake.facts == ["app_two_lake 1 no"]
    assert "Which of the two rewards does the Fisherman take?" in note(lake.panel)
    assert "The app drew: " in note(lake.panel)
    assert not lake.slot("lake_missed").isVisible() and not lake.panel.corner.isVisible()
    assert not lake.telling.tell("done", 1)
    assert "open question" in lake.refused[-1]
    lake.press("Neither reward")
    while lake.match.asked >= 0:
        lake.press("Discard both without shuffling")
    assert lake.telling.tell("done", 1)
    assert sum(lake.state.lake) + sum(lake.state.lake_discard) == 6


def test_a_question_of_the_app_is_there_again_after_a_look_elsewhere(lake: Shown[Lake]) -> None:
    lake.press("Fisherman", "Shuffled first", "App draws")
    lake.panel.hide()
    lake.panel.show()
    assert lake.facts == ["app_two_lake 1 before"]
    lake.press("The first reward")
    assert lake.match.asked < 0 and sum(lake.state.lake) == 4


def test_an_unknown_discard_pile_gives_no_odds_to_draw_by(lake: Shown[Lake]) -> None:
    lake.tell("joined")
    assert lake.panel.count.text() == "? of 6"
    lake.press("corner", "Draw for us")
    assert lake.refused == ["First enter what is on the table: the lake discard pile (RO-4.10)."]


def test_without_a_turn_nothing_can_be_told_of_the_decks(lake: Shown[Lake]) -> None:
    lake.tell("clock 1 evening 2 1")
    lake.press("lake_nothing", "lake_two")
    assert lake.refused == ["Nobody’s turn: first score the day (RO-5.1)."] * 2
    assert lake.facts == ["clock 1 evening 2 1"]


# -- the spaceship -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "clause"), [("1 morning 0 1", "RO-2.4"), ("1 lunch 0 1", "RO-2.6")]
)
def test_no_card_comes_from_a_place_that_is_closed_to_all(
    ship: Shown[Spaceship], clock: str, clause: str
) -> None:
    ship.tell(f"clock {clock}")
    ship.press("ship_coal", "ship_any")
    assert len(ship.facts) == 1
    assert len(ship.refused) == 2 and all(clause in why for why in ship.refused)
    ship.press("corner", "App draws")
    assert len(ship.facts) == 1


def test_the_lake_gives_no_card_where_it_is_locked(lake: Shown[Lake]) -> None:
    lake.tell("clock 1 evening 0 1")
    lake.press("lake_nothing")
    assert len(lake.facts) == 1 and "RO-2.7" in lake.refused[0]


def test_one_card_comes_where_the_worker_of_the_turn_is_and_none_elsewhere(
    ship: Shown[Spaceship], lake: Shown[Lake]
) -> None:
    for shown, slot, own in ((ship, "ship_nothing", "spaceship"), (lake, "lake_nothing", "lake")):
        begun = len(shown.facts)
        shown.tell("moved 1 miner mine portrait none")
        shown.press(slot)
        assert len(shown.facts) == begun + 1
        assert "RO-4.8" in shown.refused[-1] and "the Mine" in shown.refused[-1]
        shown.tell("done 1", f"moved 2 commissar {own} portrait none")
        shown.press(slot)
        assert len(shown.facts) == begun + 4, "where she is there is one"
        shown.press(slot)
        assert len(shown.facts) == begun + 4 and "revealed already" in shown.refused[-1]
        shown.tell("done 2")
        shown.press(slot)
        assert len(shown.facts) == begun + 6, "in the next turn there may be one"


def test_a_spaceship_card_is_told(ship: Shown[Spaceship]) -> None:
    ship.press("ship_coal", "ship_crystal", "ship_nothing")
    assert ship.facts == ["ship_card 1 coal -", "ship_card 1 crystal -", "ship_card 1 nothing -"]
    assert ship.panel.count.text() == "9 of 12"
    assert "Not shuffled: 9 cards are left in the deck." in note(ship.panel)


def test_a_card_of_choice_asks_for_the_good_where_its_own_card_stands(
    ship: Shown[Spaceship],
) -> None:
    ship.press("ship_any")
    assert "Which cube does Anna take?" in note(ship.panel)
    assert not ship.slot("ship_nothing").isVisible()
    ship.press("ship_grain")
    assert ship.facts == ["ship_card 1 any grain"] and ship.panel.is_home


def test_a_good_whose_place_nobody_told_says_so(ship: Shown[Spaceship]) -> None:
    told = ("joined", "ship_discards 0 0 0 0 0 0 0", "warehouse wool 1", "exported wool 0")
    ship.tell(*told)
    ship.press("ship_any", "ship_coal")
    assert ship.refused == [
        "First enter what is on the table: the cubes in the Warehouse (RO-3.3)."
    ]
    ship.press("ship_wool")
    assert ship.facts[len(told) :] == ["ship_card 1 any wool"]


def test_a_missed_spaceship_card_and_the_discard_pile(ship: Shown[Spaceship]) -> None:
    ship.press("corner", "Unseen")
    assert ship.panel.count.text() == "11 of 12"
    ship.press("corner", "Pile…", "ship_any", "ship_any", "Enter")
    assert ship.facts == ["ship_card 1 ? -", "ship_discards 0 0 0 0 0 2 0"]
    assert ship.panel.count.text() == "10 of 12"


def test_an_empty_deck_asks_for_the_shuffle(ship: Shown[Spaceship]) -> None:
    ship.tell("ship_discards 3 1 1 1 1 3 2")
    assert ship.panel.is_due
    assert "Shuffle all 12 cards before the next one (RO-R4)." in note(ship.panel)
    ship.press("Shuffled")
    assert ship.facts[1:] == ["shuffled_ship"] and not ship.panel.is_due


def test_a_deck_with_cards_is_not_shuffled(ship: Shown[Spaceship]) -> None:
    ship.press("corner", "Shuffle")
    assert ship.facts == [] and "RO-R4" in ship.refused[0]


def test_the_app_draws_a_spaceship_card_and_asks_for_the_good(ship: Shown[Spaceship]) -> None:
    ship.tell("ship_discards 3 1 1 1 1 2 2")
    ship.press("corner", "App draws")
    assert "The app drew: 1 resource of choice." in note(ship.panel)
    ship.press("ship_fish")
    assert ship.facts[1:] == ["app_ship 1"] and ship.state.warehouse[3] == 1


def test_the_split_is_called_a_placeholder(ship: Shown[Spaceship]) -> None:
    last = ship.slot("ship_last")
    assert last.words[0] == "Placeholder"
    assert "The rules do not say" in last.accessibleName()


# -- the keyboard ------------------------------------------------------------------------


def test_arrows_go_from_place_to_place_and_enter_tells(ship: Shown[Spaceship]) -> None:
    ship.window.activateWindow()
    ship.panel.take_focus()

    def key(*keys: Qt.Key) -> str:
        for each in keys:
            QTest.keyClick(QApplication.focusWidget() or ship.window, each)
        focus = QApplication.focusWidget()
        return focus.objectName() if focus is not None else ""

    assert key() == "ship_nothing"
    assert key(Qt.Key.Key_Right, Qt.Key.Key_Right) == "ship_grain"
    assert key(Qt.Key.Key_Down) == "ship_crystal"
    assert key(Qt.Key.Key_Left) == "ship_any"
    assert key(Qt.Key.Key_Return) == "ship_wool"
    assert key(Qt.Key.Key_Up) == "corner"
    assert key(Qt.Key.Key_Return) == "ship_any" and ship.panel.is_home, "what led there"
    stops = [it.objectName() for it in ship.panel.findChildren(Slot) if it.focusPolicy() & _TAB]
    assert stops == ["ship_any"]
