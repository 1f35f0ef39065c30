"""The curtain by itself: one press opens it, but none that was meant for what lay there before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.look.voice import Voice, voice_of
from desktop.match.curtain import REST_S, Curtain
from engine.rules.agenda import Event
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import played, shown

LEFT = Qt.MouseButton.LeftButton


class Closed:
    """A closed curtain, the clock that it reads, and how often it was opened."""

    def __init__(self) -> None:
        self.now = 100.0
        self.opened = self.undone = 0
        self.curtain = Curtain(lambda: self.now)
        self.curtain.opened.connect(self._open)
        self.curtain.undo.connect(self._undo)
        self.curtain.resize(900, 600)
        self.close(1)
        self.curtain.show()
        self.curtain.activateWindow()

    def _open(self) -> None:
        self.opened += 1

    def _undo(self) -> None:
        self.undone += 1

    def close(self, seat: int, undo: str = "") -> None:
        self.curtain.close_for(seat, undo, VOICE[0])
        self.curtain.take_focus()

    def paint(self) -> None:
        self.curtain.repaint()

    def key(self, kind: QEvent.Type, *, repeats: bool = False) -> None:
        event = QKeyEvent(
            kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=repeats
        )
        QApplication.sendEvent(self.curtain.open_it, event)


VOICE: list[Voice] = []


@pytest.fixture
def closed(qapp: QApplication) -> Iterator[Closed]:
    """A curtain that waits for Ben, not yet painted."""
    light_and_english(qapp)
    VOICE[:] = [voice_of(played(2, answers=0), "en")]
    made = Closed()
    yield made
    made.curtain.close()


PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def test_it_names_who_should_come_and_nothing_else(closed: Closed) -> None:
    assert sorted(set(shown(closed.curtain))) == [
        "Hand the screen to Ben",
        "Open for Ben (Space)",
    ]


def test_a_press_counts_from_a_moment_after_it_was_painted(closed: Closed) -> None:
    closed.paint()
    closed.now += REST_S - 0.01
    QTest.mouseClick(closed.curtain.open_it, LEFT)
    assert closed.opened == 0
    closed.now += 0.02
    QTest.mouseClick(closed.curtain.open_it, LEFT)
    assert closed.opened == 1


def test_for_a_moment_after_it_was_opened_a_press_may_still_be_meant_for_it(
    closed: Closed,
) -> None:
    assert not closed.curtain.was_just_opened
    closed.paint()
    closed.now += REST_S + 0.01
    QTest.mouseClick(closed.curtain.open_it, LEFT)
    assert closed.curtain.was_just_opened
    closed.now += REST_S + 0.01
    assert not closed.curtain.was_just_opened


def test_a_curtain_that_nobody_has_seen_is_not_opened(closed: Closed) -> None:
    closed.paint()
    closed.close(0)
    closed.now += 10
    closed.curtain.open_it.click()
    assert closed.opened == 0
    closed.paint()
    closed.now += REST_S + 0.01
    closed.curtain.open_it.click()
    assert closed.opened == 1


def test_a_press_that_began_too_early_does_not_count_however_long_it_lasts(
    closed: Closed,
) -> None:
    closed.paint()
    QTest.mousePress(closed.curtain.open_it, LEFT)
    closed.now += 5
    QTest.mouseRelease(closed.curtain.open_it, LEFT)
    assert closed.opened == 0
    closed.key(PRESS)
    closed.key(RELEASE)
    assert closed.opened == 1


def test_a_key_that_is_held_down_since_the_question_before_does_not_open_it(
    closed: Closed,
) -> None:
    closed.paint()
    for _ in range(20):
        closed.now += 0.1
        closed.key(PRESS, repeats=True)
        closed.key(RELEASE, repeats=True)
    closed.key(RELEASE)
    assert closed.opened == 0
    closed.now += 1
    closed.key(PRESS)
    closed.key(RELEASE)
    assert closed.opened == 1


def test_a_button_that_is_let_go_over_it_does_not_open_it(closed: Closed) -> None:
    closed.paint()
    closed.now += 5
    QTest.mouseRelease(closed.curtain.open_it, LEFT)
    QTest.mouseClick(closed.curtain, LEFT, pos=QPoint(20, 300))
    assert closed.opened == 0


def test_what_can_be_taken_back_freely_is_named_and_has_its_key(closed: Closed) -> None:
    assert closed.curtain.back.isHidden()
    QTest.keyClick(closed.curtain.open_it, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert closed.undone == 0
    closed.close(1, "Undo: Anna: a coin, face down")
    assert "Undo: Anna: a coin, face down" in shown(closed.curtain)
    QTest.keyClick(closed.curtain.open_it, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (closed.undone, closed.opened) == (1, 0)


def test_space_does_not_open_what_something_else_lies_over(closed: Closed) -> None:
    above = QWidget(closed.curtain)
    above.setGeometry(closed.curtain.rect())
    for _ in range(2):
        above.setVisible(not above.isVisible())
        closed.paint()
        closed.now += REST_S + 0.01
        QTest.keyClick(closed.curtain.back, Qt.Key.Key_Space)
        assert closed.opened == (0 if above.isVisible() else 1)


def test_words_that_a_reader_may_not_know_cannot_be_said(closed: Closed) -> None:
    event = Event("RO-2.1", "phase_begins", {"phase": "morning", "seat": 0}, to=1)
    match = played(2, answers=0)
    assert voice_of(match, "en", 1).event(event) == voice_of(match, "en", 1).event(
        event._replace(to=voice_of(match, "en").viewer)
    )
    for viewer in (0, voice_of(match, "en").viewer):
        with pytest.raises(ValueError, match="for seat 1"):
            voice_of(match, "en", viewer).event(event)
