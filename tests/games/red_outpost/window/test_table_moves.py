"""Who moved where: a worker and a place tell it, and moods and discs are seen on the portraits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.table.moves import Moves
from tests.games.red_outpost.window.panels import Shown

SIZE = QSize(1088, 288)


@pytest.fixture
def moves(qapp: QApplication) -> Iterator[Shown[Moves]]:
    made = Shown(qapp, Moves, SIZE, "off")
    yield made
    made.close()


@pytest.fixture
def cards(qapp: QApplication) -> Iterator[Shown[Moves]]:
    made = Shown(qapp, Moves, SIZE, "on")
    yield made
    made.close()


def test_a_worker_and_a_place_tell_the_move(moves: Shown[Moves]) -> None:
    moves.press("who_miner", "to_mine")
    assert moves.facts == ["moved 1 miner mine portrait all"]
    assert moves.panel.note.text == "Anna moves the Miner to the Mine."
    assert moves.slot("who_miner").accessibleName() == "Miner, mood 0, discs: Anna 1, chosen"


def test_a_place_wants_a_worker_first(moves: Shown[Moves]) -> None:
    moves.press("to_mine")
    assert moves.facts == [] and "RO-2.2" in moves.refused[0]


def test_another_worker_can_be_chosen_before_the_place(moves: Shown[Moves]) -> None:
    moves.press("who_miner", "who_farmer", "to_pasture")
    assert moves.facts == ["moved 1 farmer pasture portrait all"]


def test_locked_and_occupied_places_say_why(moves: Shown[Moves]) -> None:
    moves.tell("moved 1 miner mine portrait place", "done 1")
    moves.press("who_farmer", "to_spaceship", "to_mine", "to_field_kitchen", "who_miner")
    assert len(moves.facts) == 2
    wanted = ("RO-2.4", "RO-2.3", "RO-4.9", "RO-2.3")
    assert all(clause in why for clause, why in zip(wanted, moves.refused, strict=True))
    assert moves.slot("to_spaceship").accessibleName() == "Spaceship, locked"
    assert moves.slot("to_mine").accessibleName() == "Mine, Miner"


def test_one_move_a_turn(moves: Shown[Moves]) -> None:
    moves.press("who_miner", "to_mine", "who_farmer", "to_lake")
    assert len(moves.facts) == 1 and all("RO-2.2" in why for why in moves.refused)
    moves.tell("done 1")
    moves.press("who_farmer", "to_lake")
    assert moves.facts[2:] == ["moved 2 farmer lake portrait all"]


def test_moods_follow_the_place_or_are_told_by_hand_for_one_turn(moves: Shown[Moves]) -> None:
    moves.press("moods", "moods")
    assert moves.slot("moods").words == ("Counted", "nothing")
    assert moves.panel.note.text.endswith("In this turn moods are entered by hand: Actions, Moods.")
    moves.press("who_miner", "to_pasture")
    assert moves.facts == ["moved 1 miner pasture portrait none"]
    assert moves.panel.note.text.endswith("In this turn moods are entered by hand: Actions, Moods.")
    moves.tell("done 1")
    assert "by hand" not in moves.panel.note.text
    moves.press("who_farmer", "to_lake")
    assert moves.facts[2:] == ["moved 2 farmer lake portrait all"]
    assert moves.slot("who_farmer").accessibleName().startswith("Farmer, mood −1")


def test_the_disc_may_lie_on_a_card_or_nowhere_only_with_that_card(cards: Shown[Moves]) -> None:
    cards.tell("worker_card 1 commissar", "worker_card 2 miner", "place_card 1 labor_camp")
    cards.press("disc")
    assert cards.slot("disc").words == ("Disc", "none")
    cards.press("who_miner", "to_mine", "to_labor_camp")
    assert "RO-7.11" in cards.refused[0]
    assert cards.facts[3:] == ["moved 1 miner labor_camp none all"]
    cards.tell("done 1", "place_card 2 administration")
    cards.press("disc", "who_farmer", "to_administration")
    assert cards.facts[6:] == ["moved 2 farmer administration card all"]


def test_a_disc_that_may_not_lie_there_any_more_goes_to_the_portrait_first(
    cards: Shown[Moves],
) -> None:
    cards.press("disc")
    assert cards.slot("disc").words == ("Disc", "on the card")
    cards.tell("place_card 2 administration")
    cards.press("disc")
    assert cards.slot("disc").words == ("Disc", "on the portrait")


def test_a_card_that_was_entered_before_its_move_replaces_the_mood_all_the_same(
    cards: Shown[Moves],
) -> None:
    cards.tell("place_card 1 pasture", "pasture_card 1 miner")
    cards.press("who_miner", "to_pasture")
    assert cards.facts[2:] == ["moved 1 miner pasture portrait none"]


def test_without_cards_the_disc_is_not_asked_for(moves: Shown[Moves]) -> None:
    assert not moves.slot("disc").isVisible()


def test_a_pass_is_told(moves: Shown[Moves]) -> None:
    moves.press("pass")
    assert moves.facts == ["passed 1"]


def test_portraits_that_nobody_follows_are_not_known(moves: Shown[Moves]) -> None:
    moves.tell("done 1")
    assert moves.slot("who_miner").accessibleName() == "Miner, mood not known, discs not known"


def test_put_away_it_costs_nothing(moves: Shown[Moves], monkeypatch: pytest.MonkeyPatch) -> None:
    moves.panel.hide()

    def never(*words: object) -> str:
        raise AssertionError(words)

    with monkeypatch.context() as patched:
        patched.setattr(moves.telling, "why_not", never)
        moves.tell("moved 1 miner mine portrait all")
    moves.panel.show()
    assert moves.panel.note.text == "Anna moves the Miner to the Mine."


@pytest.mark.parametrize(
    ("worker", "place", "brought"),
    [
        ("miner", "mine", {"warehouse": [0, 0, 2, 0], "wheel": [2, 0]}),
        ("shepherd", "mine", {"warehouse": [0, 0, 1, 0], "wheel": [1, 0]}),
        ("farmer", "labor_camp", {"warehouse": [1, 1, 0, 1], "wheel": [3, 0]}),
        ("bureaucrat", "administration", {"crystals": [2, 1], "wheel": [0, 0]}),
        ("miner", "administration", {"crystals": [1, 1]}),
        ("miner", "lake", {"warehouse": [0] * 4, "lake_discard": [0] * 3}),
    ],
)
def test_what_follows_by_rule_is_counted_with_the_move_and_undone_with_it(
    moves: Shown[Moves], worker: str, place: str, brought: dict[str, list[int]]
) -> None:
    before = {name: list(getattr(moves.state, name)) for name in brought}
    moves.press(f"who_{worker}", f"to_{place}")
    assert {name: getattr(moves.state, name) for name in brought} == brought
    moves.telling.match.undo()
    assert {name: getattr(moves.state, name) for name in brought} == before


def test_what_was_told_before_the_move_is_not_counted_twice(moves: Shown[Moves]) -> None:
    moves.tell("produced 1 coal 2")
    moves.press("who_miner", "to_mine")
    assert moves.facts[1:] == ["moved 1 miner mine portrait place"]
    assert moves.state.warehouse == [0, 0, 2, 0]


def test_moods_alone_can_follow_for_one_turn(moves: Shown[Moves]) -> None:
    moves.press("moods", "who_miner", "to_mine")
    assert moves.facts == ["moved 1 miner mine portrait place"]
    assert moves.panel.note.text.endswith("In this turn cubes and crystals are entered by hand.")


def test_where_nobody_knows_the_wheel_the_worker_goes_all_the_same(moves: Shown[Moves]) -> None:
    moves.tell("joined")
    moves.press("who_miner", "to_mine")
    assert moves.facts[1:] == ["moved 1 miner mine portrait place"]
    assert moves.panel.note.text.endswith("In this turn cubes and crystals are entered by hand.")


def test_a_move_that_was_taken_back_begins_with_its_worker(moves: Shown[Moves]) -> None:
    """The same worker is chosen once more by one press, not let go by it."""
    moves.press("who_farmer", "to_pasture")
    moves.telling.change(moves.telling.match.undo)
    moves.press("who_farmer", "to_cornfield")
    assert moves.facts[-1] == "moved 1 farmer cornfield portrait all"
