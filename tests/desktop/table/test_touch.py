"""What a large button may do is seen by its frame."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.table.measure import Measure
from desktop.table.touch import LEGAL, PLAIN, PRIMARY, SOFT, TouchButton


@pytest.fixture
def button(qapp: QApplication, qtbot: QtBot) -> Iterator[TouchButton]:
    """A button without words, as large as its measure wants."""
    theme.apply(qapp, "light")
    measure = Measure()
    made = TouchButton(measure)
    measure.setParent(made)
    qtbot.addWidget(made)
    made.resize(160, 80)
    yield made


def edge(button: TouchButton) -> QColor:
    """The colour of its frame at the left."""
    return button.grab().toImage().pixelColor(0, 40)


def ground(button: TouchButton) -> QColor:
    """The colour in its middle."""
    return button.grab().toImage().pixelColor(80, 40)


def test_each_look_has_its_frame(button: TouchButton) -> None:
    edges = {PLAIN: "line_strong", PRIMARY: "accent", LEGAL: "legal", SOFT: "sunken"}
    for look, token in edges.items():
        button.dress_as(look)
        assert edge(button) == theme.token(token), look


def test_what_is_refused_or_disabled_lies_lower(button: TouchButton) -> None:
    assert ground(button) == theme.token("raised")
    button.forbid("It is Ben's turn.")
    assert ground(button) == edge(button) == theme.token("sunken")
    button.forbid("")
    assert ground(button) == theme.token("raised")
    button.setEnabled(False)
    assert ground(button) == edge(button) == theme.token("sunken")
