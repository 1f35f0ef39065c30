"""Names that people typed are shown as they typed them, in tooltips too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import desktop
from desktop.look import controls
from desktop.look.bot_text import bot_label
from desktop.look.names import letter_by_letter, tip

BOLD = "Undo: <b>Anna</b> & Ben"


@pytest.mark.dressed(False)
def test_a_tooltip_shows_a_name_letter_by_letter(qtbot: QtBot) -> None:
    widget = QWidget()
    button = controls.icon_button("undo", lambda: BOLD)
    for each in (widget, button):
        qtbot.addWidget(each)
    tip(widget, BOLD)
    for each in (widget, button):
        assert "&lt;b&gt;Anna&lt;/b&gt; &amp; Ben" in each.toolTip()
        assert Qt.mightBeRichText(each.toolTip())
    assert letter_by_letter("Anna & Ben") == "Anna & Ben"


def test_every_tooltip_goes_the_same_way() -> None:
    """The words of a clause are the app's own, with their title in bold letters."""
    files = [it for folder in desktop.__path__ for it in Path(folder).rglob("*.py")]
    found = [it.name for it in files if re.search(r"\.setToolTip\(", it.read_text("utf-8"))]
    assert sorted(found) == ["clauses.py", "names.py"]


def test_a_name_asks_for_its_own_width_and_a_pixel_on_either_side(qtbot: QtBot) -> None:
    name = controls.Elided("Anna")
    qtbot.addWidget(name)
    letters = name.fontMetrics().horizontalAdvance("Anna")
    assert name.sizeHint().width() == letters + 2
    name.resize(name.sizeHint())
    assert name.text() == "Anna"


def test_a_kind_of_bot_that_is_known_no_more_is_called_as_it_was() -> None:
    assert bot_label("cautious") == "Cautious"
