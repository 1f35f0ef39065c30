"""What is laid out otherwise in less room turns at the length that was agreed upon, and not a pixel beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.panels import panels
from desktop.editions import three_columns
from desktop.editions.three_columns import ThreeColumns
from desktop.log import steps
from desktop.log.steps import Steps
from desktop.look.frames import Columns
from desktop.look.voice import voice_of
from desktop.match import curtain
from desktop.match.curtain import Curtain
from desktop.shelf.strip import StartTile
from engine.games.red_outpost.state import RedOutpost
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, played
from tests.desktop.screens.outline import Strokes, changed, leave_words_out


def three() -> tuple[QWidget, QWidget, QWidget]:
    """Some parts."""
    return QPushButton("left"), QPushButton("middle"), QPushButton("right")


def overview() -> QWidget:
    """The numbers of a match."""
    match = played(2, answers=4)
    made = panels.Panels()
    assert isinstance(match.state, RedOutpost)
    made.show_state(match.state, voice_of(match, "en"), match.asked)
    return made


def undoing() -> QWidget:
    """What can be taken back of a match."""
    match = played(2, answers=4)
    made = Steps()
    made.show_match(match, voice_of(match, "en"))
    return made


PARTS: dict[str, tuple[Callable[[], QWidget], tuple[QSize, ...]]] = {
    "two columns": (lambda: Columns(*three()[:2], 500), (QSize(500, 60),)),
    "three columns": (
        lambda: ThreeColumns(*three()),
        (QSize(three_columns.THREE, 90), QSize(three_columns.TWO, 90)),
    ),
    "a start": (lambda: StartTile(GAME), (QSize(561, 144),)),
    "the overview": (overview, (QSize(panels.WIDE, 900), QSize(panels.SMALL, 900))),
    "the curtain": (Curtain, (QSize(900, curtain.LOW),)),
    "the steps": (undoing, (QSize(340, steps.LOW),)),
}
"""A part, and the least sizes at which it is still laid out as in more room."""


@pytest.mark.parametrize("part", sorted(PARTS))
def test_a_part_turns_where_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        make, sizes = PARTS[part]
        made = make()
        qtbot.addWidget(made)
        for size in sizes:
            made.resize(size)
            made.show()
            # Words, then columns, then rows.
            for _ in range(3):
                QApplication.processEvents()
            yield f"{size.width()} {size.height()}", made
            made.resize(size - QSize(1, 1))
            for _ in range(3):
                QApplication.processEvents()
            yield "a pixel less", made

    name = f"turning-{part.replace(' ', '-')}"
    assert not (found := changed(name, shown(), strokes)), "\n".join(found)
