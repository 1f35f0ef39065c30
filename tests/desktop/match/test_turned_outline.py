"""Paddles that are turned over lie and are painted as it was agreed upon, however far they are turned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.voice import Voice
from desktop.match.turned_paddles import TurnedPaddle, TurnedPaddles
from desktop.scene.motion import Motion
from engine.rules import game as games
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, NAMES
from tests.desktop.screens.outline import Strokes, changed

ANSWERS = ("Yes", "No", "Fisherman to the Spaceship", "Yes")


def paddles(qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """A paddle from behind to its front, with few letters and many."""
    for answer in ANSWERS[:3]:
        for at in (0.0, 0.3, 0.5, 0.8, 1.0):
            paddle = TurnedPaddle("orange", answer)
            qtbot.addWidget(paddle)
            paddle.turn(at)
            paddle.resize(paddle.sizeHint())
            paddle.show()
            yield f"{answer} at {at}", paddle
            paddle.hide()


def together(qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """Paddles of some seats over a page on which hands lie, and over one on which none do."""
    voice = Voice(load(GAME, "en"), NAMES, games.load(GAME).colours)
    for hands in (True, False):
        page, hand = QWidget(), QWidget()
        qtbot.addWidget(page)
        column = QVBoxLayout(page)
        column.addStretch(3)
        column.addWidget(hand, 1)
        page.resize(1280, 800)
        turned = TurnedPaddles(page, hand)
        page.show()
        hand.setVisible(hands)
        for seats in (2, 4):
            turned.tell(dict(enumerate(ANSWERS[:seats])), voice)
            yield f"{seats} of them {'over hands' if hands else 'over a page'}", page
        page.hide()


@pytest.mark.parametrize(("text", "name"), [(1.0, "turned-paddles"), (1.5, "turned-paddles-large")])
def test_paddles_that_are_turned_over_lie_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text: float, name: str
) -> None:
    light_and_english(qapp)
    theme.apply(qapp, theme.LIGHT, text)
    monkeypatch.setattr(Motion, "usual", 0.0)
    strokes = Strokes(monkeypatch)
    try:
        found = changed(name, chain(paddles(qtbot), together(qtbot)), strokes)
    finally:
        light_and_english(qapp)
    assert not found, "\n".join(found)
