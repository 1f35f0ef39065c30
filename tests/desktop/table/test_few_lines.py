"""A few lines: what is due stands out, and all of it has room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QPainter
from pytestqt.qtbot import QtBot

from desktop.table.measure import Measure
from desktop.table.panels.few_lines import FewLines
from tests.desktop.screens.painted import Painted

DUE, WHY = "Ben draws the top card.", "The deck was not shuffled, for one fish is left in it."


def painted_faces(lines: FewLines, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QFont, str]]:
    """The lines that are painted, each with its face and its ink."""
    found: list[tuple[str, QFont, str]] = []
    real = QPainter.drawText

    def draw(painter: QPainter, *given: object) -> object:
        found.append((str(given[-1]), painter.font(), painter.pen().color().name()))
        return real(painter, *given)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", draw)
    lines.grab()
    monkeypatch.undo()
    return found


def test_the_first_sentence_is_strong_and_the_others_stay_behind_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = FewLines(Measure(), 64)
    qtbot.addWidget(lines)
    lines.resize(800, 64)
    lines.say(DUE, "", WHY)
    (due, strong, ink), (why, plain, muted) = painted_faces(lines, monkeypatch)
    assert (due, why) == (DUE, WHY) and lines.accessibleName() == lines.toolTip() == f"{DUE} {WHY}"
    assert strong.weight() > plain.weight() and strong.pixelSize() >= plain.pixelSize()
    assert ink != muted


@pytest.mark.parametrize("wide", [800, 400, 300])
def test_where_there_is_less_room_the_lines_are_smaller_and_none_leaves_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    lines = FewLines(Measure(), 64)
    qtbot.addWidget(lines)
    lines.resize(wide, 64)
    lines.say(DUE, WHY, icon="warning", fill="legal_soft")
    painted = Painted(monkeypatch)
    assert " ".join(painted.on(lines)) == f"{DUE} {WHY}"
    assert not list(painted.faults())
