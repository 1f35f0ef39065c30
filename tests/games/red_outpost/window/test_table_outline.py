"""Each panel of the table lies and is painted as it was agreed upon, in the states that it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.table.actions.panel import Actions
from desktop.boards.red_outpost.table.clock import Clock
from desktop.boards.red_outpost.table.decks.lake import Lake
from desktop.boards.red_outpost.table.decks.spaceship import Spaceship
from desktop.boards.red_outpost.table.goods import Goods
from desktop.boards.red_outpost.table.moves import Moves
from desktop.boards.red_outpost.table.people import People
from desktop.table.measure import DESIGN
from desktop.table.telling import Telling
from engine.games.red_outpost.table import AtTable
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.red_outpost.at_table import at_table

SMALL = QSize(1280, 800)
FOUR_GOODS = tuple(f"warehouse {good} 1" for good in ("wool", "grain", "coal", "fish"))
MINER = "moved 1 miner mine portrait place"
OVER = ("clock 2 evening 2 1", "settle")
EVENING = "clock 1 evening 2 1"
BARRACKS = ("place_card 1 barracks", "discs miner 1 1", "clock 1 morning 1 2")
AFTERNOON = "clock 1 afternoon 0 1"
SET_UPS = ("cards", "four", "small")


PANELS: dict[str, tuple[Callable[[Telling[AtTable]], Any], QSize]] = {
    "actions": (Actions, QSize(1088, 184)),
    "clock": (Clock, QSize(1560, 160)),
    "goods": (Goods, QSize(1088, 240)),
    "lake": (Lake, QSize(464, 336)),
    "moves": (Moves, QSize(1088, 288)),
    "people": (People, QSize(1088, 420)),
    "spaceship": (Spaceship, QSize(464, 304)),
}
STATES: dict[str, Sequence[Sequence[str]]] = {
    "actions": (
        ("cards",),
        ("warehouse wool 2", "warehouse coal 1"),
        ("warehouse wool 2", "> 7"),
        ("> 8",),
        ("> 9",),
        ("> 0",),
        ("> 0", "> 3"),
        ("> 4",),
        ("discs miner 2 2", "discs farmer 1 1", "> 3"),
        ("discs miner 2 2", "> 3", "> 3"),
        (EVENING,),
        ("cards", "place_card 2 mine", "> 5"),
        ("cards", "> 11"),
        ("cards", "place_card 1 beer_house", "worker_card 1 commissar"),
        ("cards", "place_card 1 pasture", "> 5"),
        ("cards", "place_card 1 mine", "> 5"),
        ("cards", "place_card 1 palace", "> 5"),
        ("cards", "place_card 1 cornfield", "> 5"),
        ("cards", "place_card 1 warehouse", "warehouse coal 2", "> 5"),
        ("cards", "place_card 1 administration", "on_card 1 2", "> 5"),
        ("cards", "place_card 1 administration", "on_card 1 2", "> 5", "> 1"),
        ("cards", *BARRACKS, "> 5"),
        ("cards", *BARRACKS, "at farmer lake", "> 5", "> 0"),
        ("cards", *BARRACKS, "> 5", "> 0", "> 3"),
        ("cards", "joined", "clock 1 morning 1 1", "place_card 1 barracks", "> 5", "> 0"),
        ("cards", "place_card 1 spaceship", *FOUR_GOODS, "> 5"),
        ("cards", "place_card 1 field_kitchen", "clock 1 lunch 0 1", "> 5"),
        ("cards", "place_card 1 lake", "lake_discards 0 1 0", "> 5"),
        ("cards", "place_card 1 labor_camp"),
        ("cards", "place_card 1 labor_camp", "moved 1 miner labor_camp portrait place"),
        ("cards", "worker_card 1 fisherman", "> 11"),
        ("cards", "worker_card 1 fisherman", "> 11", "> 3"),
        ("cards", "worker_card 1 miner", "> 11"),
        ("cards", "worker_card 1 shepherd"),
        ("cards", "place_card 2 field_kitchen", "clock 1 lunch 0 1"),
        ("cards", "place_card 2 barracks", "clock 1 forenoon 0 1"),
        ("cards", "place_card 1 pasture", "moved 1 miner pasture portrait place", "> 5"),
        ("four", "discs miner 4 2", "> 3"),
    ),
    "clock": (
        ("done 1",),
        ("done 1", "done 2"),
        ("clock 1 lunch 1 2",),
        ("clock 2 afternoon 1 2",),
        (EVENING,),
        OVER,
        ("joined",),
        ("joined", "clock 2 evening 2 1"),
        ("> done",),
        ("small",),
        ("four",),
        ("four", "small", "clock 1 lunch 0 1"),
    ),
    "goods": (
        ("warehouse wool 2", "warehouse coal 1", "exported wool 1", "exported fish 1"),
        ("produced 1 wool 2", "produced 1 wool 1"),
        ("joined",),
        (EVENING,),
        ("small",),
    ),
    "lake": (
        ("lake_card 1 fish_1 left",),
        ("lake_card 1 fish_1 left", "lake_card 1 fish_1 left"),
        ("lake_card 1 fish_1 left", "lake_card 1 fish_1 left", "lake_card 1 fish_2_mood caught"),
        ("lake_card 1 nothing left",) * 3,
        ("lake_card 1 ? left",),
        ("joined",),
        ("joined", "clock 1 lunch 1 2"),
        (EVENING,),
        ("> corner",),
        ("> corner", "> 0"),
        ("> corner", "> 1"),
        ("> corner", "> 2"),
        ("> corner", "> 2", "> 0"),
        ("> 3",),
        ("> 3", "> 3"),
        ("> 3", "> 1"),
        ("> 3", "> 1", "> 2"),
        ("> 3", "> 5", "> 0", "> 3"),
        ("lake_card 1 nothing left",) * 3 + ("lake_card 1 fish_1 left",) * 2 + ("> 3", "> 2"),
        ("> 3", "> 4"),
    ),
    "moves": (
        ("> 3",),
        ("> 3", "> to_mine"),
        ("> moods",),
        ("> moods", "> 3"),
        ("> moods", "> 3", "> to_pasture"),
        ("mood_at miner -2", "discs miner 1 2", "discs miner 2 1", "mood_at farmer 3"),
        (MINER, "done 1"),
        ("passed 1",),
        ("joined",),
        ("joined", "clock 1 lunch 1 2"),
        (EVENING,),
        ("cards", "place_card 1 labor_camp"),
        ("cards", "place_card 1 labor_camp", "> disc"),
        ("cards", "place_card 1 administration", "> disc"),
        ("cards", "place_card 2 administration"),
        ("small",),
        ("four", "discs miner 1 3", "discs miner 2 1", "discs miner 3 2", "discs miner 4 6"),
    ),
    "people": (
        ("vp 1 22", "crystals 2 4", "wheel 1 2"),
        ("wheel 1 3",),
        ("done 1",),
        ("joined",),
        ("joined", "wheel 1 3", "vp 2 12"),
        (EVENING,),
        ("> produce_1_1",),
        ("> produce_1_3",),
        ("> produce_1_3", "> produce_2_1"),
        ("wheel 1 3", *FOUR_GOODS, "> produce_1_2"),
        ("four",),
        ("four", "small"),
    ),
    "spaceship": (
        (
            AFTERNOON,
            "ship_card 1 wool -",
        ),
        (
            AFTERNOON,
            "ship_card 1 ? -",
        ),
        (
            AFTERNOON,
            "> ship_any",
        ),
        (
            AFTERNOON,
            "> corner",
        ),
        (AFTERNOON, "> corner", "> 0"),
        (AFTERNOON, "> corner", "> 3"),
        (AFTERNOON, "> corner", "> 3", "> 1"),
        (
            AFTERNOON,
            "> ship_last",
        ),
        (
            AFTERNOON,
            "ship_discards 3 1 1 1 1 3 2",
        ),
        (AFTERNOON, "ship_discards 3 1 1 1 1 2 2", "> corner", "> 0"),
        ("joined",),
        (EVENING,),
    ),
}
"""What happens before a panel is looked at: facts, and after a > the place that is pressed."""


class Beside:
    """A panel beside a match at a table."""

    def __init__(self, kind: str, steps: Sequence[str]) -> None:
        make, size = PANELS[kind]
        match = at_table(4 if "four" in steps else 2, cards="on" if "cards" in steps else "off")
        self.telling: Telling[AtTable] = Telling(match)
        self.telling.measure.fit(SMALL if "small" in steps else DESIGN)
        self.panel = make(self.telling)
        self.telling.setParent(self.panel)
        self.telling.changed.connect(self.panel.show_table)
        self.panel.resize(size)
        self.panel.show()
        self.panel.show_table()

    def press(self, name: str) -> None:
        """Press the place of that name or number with the mouse."""
        slots = getattr(self.panel, "places", ())
        found = slots[int(name)] if name.isdigit() else self.panel.findChild(QWidget, name)
        assert found is not None and found.isVisible(), (name, found)
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)

    def take(self, steps: Sequence[str]) -> None:
        """Tell and press, one after the other."""
        refused: list[str] = []
        self.telling.refused.connect(refused.append)
        for step in steps:
            if step.startswith(">"):
                self.press(step.removeprefix("> "))
            elif step not in SET_UPS:
                assert self.telling.tell(*step.split()), (steps, refused)


@pytest.mark.parametrize("kind", sorted(PANELS))
def test_a_panel_of_the_table_lies_as_it_was_agreed_upon_in_each_of_its_states(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for steps in ((), *STATES[kind]):
            beside = Beside(kind, steps)
            qtbot.addWidget(beside.panel)
            beside.take(steps)
            yield ", ".join(steps), beside.panel
            beside.panel.close()

    assert not (found := changed(f"panel-{kind}", shown(), strokes)), "\n".join(found)
