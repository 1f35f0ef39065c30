"""The last steps: the newest is always read in full, however large the letters are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table.measure import Measure
from desktop.table.panels.last_steps import LINES, LastSteps, Step

STEPS = [
    Step(f"Step {number}: Anna stores the second cube of grain in the Warehouse.", "RO-3.2")
    for number in range(1, LINES + 3)
]


@pytest.fixture
def panel(qapp: QApplication, qtbot: QtBot) -> Iterator[LastSteps]:
    """Eight steps at most, in a panel that is too low for them."""
    made = LastSteps(Measure(), "red-outpost")
    qtbot.addWidget(made)
    made.resize(360, 260)
    made.show()
    made.show_steps("Last steps", STEPS)
    yield made


def seen(panel: LastSteps) -> list[str]:
    """The steps in sight, from the top; none is cut and none lies over another."""
    lines = [(text, chip) for text, chip in panel.lines if text.isVisible()]
    below = 0
    for text, chip in lines:
        assert text.height() >= text.heightForWidth(text.width()) and text.y() >= below
        assert chip.isVisible() == bool(chip.clause)
        assert not chip.isVisible() or chip.x() >= text.geometry().right()
        below = text.geometry().bottom()
    assert lines and below < panel.height()
    return [text.full.partition(":")[0] for text, _ in lines]


def test_the_newest_steps_are_seen_and_the_older_ones_give_way(panel: LastSteps) -> None:
    names = [step.text.partition(":")[0] for step in STEPS]
    few = seen(panel)
    assert few == names[-len(few) :] and len(few) < LINES
    panel.resize(360, 1200)
    QApplication.processEvents()
    assert seen(panel) == names[-LINES:]


def test_larger_letters_show_fewer_steps_and_cut_none(panel: LastSteps) -> None:
    before = len(seen(panel))
    panel.measure.fit(QSize(2400, 1500))
    assert len(seen(panel)) < before


def test_a_step_without_a_clause_has_the_whole_width_and_no_chip(panel: LastSteps) -> None:
    panel.show_steps("Last steps", [Step("Anna begins.", ""), STEPS[0]])
    assert seen(panel) == ["Anna begins.", "Step 1"]
    (begins, _), (step, _) = panel.lines[:2]
    assert begins.width() > step.width()


def test_what_the_last_step_brought_stands_out(panel: LastSteps) -> None:
    panel.show_steps("Last steps", [STEPS[0], STEPS[1]._replace(is_new=True)])
    old, new = (text.font().weight() for text, _ in panel.lines[:2])
    assert new > old
    panel.show_steps("Last steps", [STEPS[0], STEPS[1]])
    assert panel.lines[1][0].font().weight() == old
