"""The first match beside the box leads through two turns: told, undone, drawn by the app, put in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.table.table import Table
from desktop.look import translate
from desktop.shell.window import Window
from engine.games.outpost.game import GAME
from engine.record.lines import Fact
from engine.rules.words import LANGUAGES
from tests.desktop.lesson_finger import LessonFinger, assert_led_to_the_end

pytestmark = pytest.mark.dressed(False)


class Finger(LessonFinger):
    """Presses what the prompts ask for."""

    def vp(self, seat: int, by: int) -> None:
        """One more or one less in that row."""
        assert isinstance(self.moments, Table)
        field = self.moments.people.rows[seat].vp
        self.press(field.more if by > 0 else field.less)

    def put_in(self) -> None:
        """What was forgotten, before the first turn was over."""
        turns = [it.number for it in self.page.match.log() if it.line == Fact("turn", ())]
        self.put_in_before(turns[1], lambda: self.vp(2, 1))


def extent(at: Finger) -> None:
    """Events and order; the app decides ties."""
    at.place(0, 1)
    at.place(2, 0)


def slip(at: Finger) -> None:
    """One VP, and one too many."""
    at.vp(1, 1)
    at.vp(1, 1)


def breach(at: Finger) -> None:
    """A VP less, then everybody is done."""
    at.vp(0, -1)
    at.go_on()


PRESSES: tuple[Callable[[Finger], object], ...] = (
    extent,
    Finger.go_on,
    slip,
    lambda at: at.press(at.page.steps.undo),
    Finger.go_on,
    breach,
    lambda at: at.place(0, 2),
    Finger.put_in,
)
"""What each prompt asks to press."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_presses_that_the_prompts_ask_for_lead_to_the_end(
    window: Window, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    assert_led_to_the_end(Finger(window, GAME.name), PRESSES, language)
