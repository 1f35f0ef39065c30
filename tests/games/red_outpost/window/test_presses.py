"""How many presses a turn takes at the table, and what cannot be produced in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.boards.red_outpost.table.table import Table
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.games.red_outpost.table import AtTable
from engine.record.lines import Fact
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.at_table import at_table, shown, tell

pytestmark = pytest.mark.dressed(False)


class Counting:
    """A table of two people, Anna first, and a finger whose presses are counted."""

    def __init__(self, app: QApplication) -> None:
        light_and_english(app)
        self.match = at_table()
        telling: Telling[AtTable] = Telling(self.match)
        self.table = Table(telling)
        telling.setParent(self.table)
        telling.changed.connect(self.table.show_table)
        self.refused: list[str] = []
        self.table.refused.connect(self.refused.append)
        self.table.resize(1600, 900)
        # Nothing of it is looked at as it is drawn.
        self.table.setUpdatesEnabled(False)
        self.table.show()
        self.table.show_table()
        self.presses = 0

    def press(self, *names: str) -> None:
        for name in names:
            button = self.table.findChild(QAbstractButton, name)
            assert button is not None and button.isVisible(), name
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            self.presses += 1

    def button(self, name: str) -> TouchButton:
        found = self.table.findChild(TouchButton, name)
        assert found is not None, name
        return found

    def tell(self, *facts: str) -> None:
        tell(self.match, *facts)
        self.table.show_table()

    @property
    def state(self) -> AtTable:
        return shown(self.match)

    @property
    def facts(self) -> list[str]:
        return [" ".join((it.name, *it.words)) for it in self.match.lines if isinstance(it, Fact)]


@pytest.fixture
def counting(qapp: QApplication) -> Iterator[Counting]:
    made = Counting(qapp)
    yield made
    made.table.close()


@pytest.mark.parametrize(
    ("worker", "place", "warehouse"),
    [
        ("miner", "mine", [0, 0, 2, 0]),
        ("shepherd", "pasture", [1, 0, 0, 0]),
        ("farmer", "labor_camp", [1, 1, 0, 1]),
    ],
)
def test_a_turn_that_produces_is_three_presses(
    counting: Counting, worker: str, place: str, warehouse: list[int]
) -> None:
    counting.press("show_moves")
    before = counting.presses
    counting.press(f"who_{worker}", f"to_{place}", "done")
    assert counting.presses - before == 3
    assert counting.state.warehouse == warehouse and counting.state.at_turn == 1
    assert counting.table.moves.isVisible(), "the next turn begins with its worker"


def test_the_fishermans_cards_are_asked_for_where_he_comes(counting: Counting) -> None:
    counting.press("show_moves", "who_fisherman", "to_lake")
    assert counting.table.lake.note.text.startswith("The Fisherman’s first card?")
    counting.press("lake_fish_1", "lake_nothing", "lake_fish_1", "done")
    assert counting.facts == [
        "moved 1 fisherman lake portrait all",
        "two_lake_cards 1 fish_1 nothing second no",
        "done 1",
    ]


def test_where_something_may_be_chosen_the_actions_come_and_then_the_next_worker(
    counting: Counting,
) -> None:
    counting.tell("clock 1 forenoon 0 1")
    counting.press("show_moves")
    before = counting.presses
    counting.press("who_shepherd", "to_palace", "act_gave", "done")
    counting.press("who_miner", "to_mine", "done")
    assert counting.presses - before == 4 + 3
    assert counting.state.palace == [1, 0] and counting.state.warehouse == [0, 0, 2, 0]


def test_a_move_that_is_taken_back_leads_back_to_the_workers(counting: Counting) -> None:
    counting.tell("clock 1 forenoon 0 1")
    counting.press("show_moves", "who_shepherd", "to_warehouse")
    assert counting.table.deeds.isVisible()
    counting.table.clock.telling.change(counting.match.undo)
    assert counting.table.moves.isVisible()


def test_the_bureaucrat_has_nothing_to_choose_in_the_administration(counting: Counting) -> None:
    counting.press("show_moves", "who_bureaucrat", "to_administration")
    assert counting.table.moves.isVisible() and counting.state.crystals == [2, 1]


def test_nobody_else_is_asked_for_two_cards(counting: Counting) -> None:
    counting.press("show_moves", "who_miner", "to_lake")
    assert counting.table.lake.is_home


def test_without_workers_the_labor_camp_is_one_press_and_one_undo(counting: Counting) -> None:
    counting.press("produce_1_3")
    assert counting.presses == 1 and counting.state.warehouse == [1, 1, 0, 1]
    counting.match.undo()
    assert counting.state.warehouse == [0] * 4


def test_the_labor_camp_gives_what_the_supply_has(counting: Counting) -> None:
    """RO-R2: a good of which no cube is left is left out."""
    counting.tell("exported grain 2", "warehouse grain 2")
    counting.press("produce_1_3")
    assert counting.state.warehouse == [1, 0, 0, 1]


# -- what cannot be in this turn -------------------------------------------------------------


def test_what_came_with_the_move_is_not_produced_once_more(counting: Counting) -> None:
    counting.press("show_moves", "who_miner", "to_mine", "produce_1_2", "show_goods")
    counting.press("produced_coal", "produce_1_3")
    assert counting.state.warehouse == [0, 0, 2, 0]
    assert len(counting.refused) == 3
    assert {*counting.refused} == {
        "RO-3.1: What the Miner gets in the Mine has been counted with the move."
    }


def test_what_the_place_of_the_turn_does_not_make_is_refused_with_its_clause(
    counting: Counting,
) -> None:
    counting.tell("moved 1 farmer lake portrait place")
    counting.press("produced_wool", "produced_fish")
    assert counting.refused == ["RO-4.10: No wool is produced at the Lake."]
    assert counting.state.warehouse == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("phase", "clause"), [("morning", "RO-2.4"), ("lunch", "RO-2.6"), ("evening", "RO-2.7")]
)
def test_a_good_of_a_place_that_is_closed_is_refused_with_its_clause(
    counting: Counting, phase: str, clause: str
) -> None:
    early, late = ("cornfield", "mine") if phase == "evening" else ("mine", "cornfield")
    counting.tell(f"locks {early} palace beer_house {late} pasture lake", f"clock 1 {phase} 0 1")
    counting.press("produced_coal")
    assert counting.state.warehouse == [0] * 4 and clause in counting.refused[0]


def test_the_labor_camp_is_told_only_where_it_is_open(counting: Counting) -> None:
    """RO-2.4; other places would have wool, but not all three goods."""
    counting.tell("locks labor_camp palace beer_house mine pasture lake")
    counting.press("produce_1_3")
    assert counting.state.warehouse == [0] * 4 and "RO-2.4" in counting.refused[0]


def test_what_was_forgotten_of_an_earlier_turn_can_still_be_told(counting: Counting) -> None:
    counting.tell("clock 1 lunch 0 1")
    counting.press("produce_2_1", "good_2_wool")
    assert counting.facts[-1] == "produced 2 wool 1"


# -- a whole day, counted with a pencil ------------------------------------------------------

DAY = (
    ("miner", "mine"),
    ("farmer", "labor_camp"),
    ("fisherman", "lake", "lake_fish_1", "lake_nothing", "lake_nothing"),
    ("miner", "cornfield"),
    ("bureaucrat", "administration"),
    ("shepherd", "palace", "act_gave"),
    ("commissar", "beer_house", "act_paid", "act_moved_disc", "act_discarded"),
    ("farmer", "mine"),
    ("miner", "field_kitchen"),
    ("farmer", "field_kitchen"),
    ("fisherman", "spaceship", "ship_crystal"),
    ("shepherd", "pasture"),
    ("miner", "lake", "lake_fish_2_mood"),
    ("bureaucrat", "warehouse", "act_sold", "act_paid"),
    ("farmer", "cornfield"),
    ("commissar", "palace", "act_gave"),
    ("miner", "barracks"),
    ("shepherd", "mine"),
)
"""Each turn of a day of two: its worker, its place, and what is pressed besides."""


def test_a_day_told_by_presses_stands_as_the_rules_leave_it(counting: Counting) -> None:
    """Counted by hand from the clauses; in the Beer House the Miner rises and the Shepherd falls."""
    counting.press("show_moves")
    for worker, place, *more in DAY:
        counting.press(f"who_{worker}", f"to_{place}", *more, "done")
    state = counting.state
    track = state.board.mood_track
    assert counting.refused == [] and counting.presses == 1 + sum(len(turn) + 1 for turn in DAY)
    assert state.vp == [10, 14] and state.crystals == [1, 4] and state.palace == [2, 0]
    assert state.wheel == [1, 0]
    assert state.warehouse == [1, 0, 1, 1] and state.exported == [0, 1, 1, 1]
    assert [track[mood] for mood in state.mood] == [-1, -3, 0, 2, 1, 1]
    discs = [[state.discs_on(worker, seat) for seat in (0, 1)] for worker in range(6)]
    assert discs == [[2, 1], [1, 3], [0, 2], [4, 1], [1, 1], [1, 1]]
    counting.tell("settle")
    assert counting.state.vp == [13, 13] and counting.match.status.turn == 19
