"""Arrows go from thing to thing where they point, and Tab reaches the one that had the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.zone import Zone

PLACES = {
    "a": (0, 0, 80, 40),
    "b": (100, 0, 80, 40),
    "c": (200, 10, 80, 40),
    "d": (0, 60, 180, 40),
    "e": (200, 70, 40, 40),
    "f": (250, 70, 40, 40),
    "g": (0, 120, 300, 40),
    "h": (0, 180, 60, 90),
    "i": (80, 180, 60, 40),
    "j": (80, 230, 60, 40),
    "k": (400, 0, 60, 270),
}
"""Left, top, width and height of things in rows, of different sizes."""
WAYS = {
    "a": "abad",
    "b": "acbd",
    "c": "bkce",
    "d": "deag",
    "e": "dfcg",
    "f": "ekcg",
    "g": "gkei",
    "h": "high",
    "i": "hkgj",
    "j": "hkij",
    "k": "fkkk",
}
"""Where the keyboard is after the arrows to the left, to the right, up and down."""
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Things:
    """Buttons in a zone."""

    def __init__(self, qtbot: QtBot) -> None:
        self.panel = QWidget()
        self.panel.resize(480, 280)
        qtbot.addWidget(self.panel)
        self.buttons = {}
        for name, place in PLACES.items():
            button = self.buttons[name] = QPushButton(name, self.panel)
            button.setGeometry(*place)
        self.zone = Zone(self.panel, [*self.buttons.values()])
        self.panel.show()
        self.panel.activateWindow()
        assert QTest.qWaitForWindowActive(self.panel)

    def after(
        self, name: str, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> str:
        """Where the keyboard is after a key at that thing."""
        self.buttons[name].setFocus()
        QTest.keyClick(self.buttons[name], key, held)
        focus = QApplication.focusWidget()
        assert isinstance(focus, QPushButton)
        return focus.text()


@pytest.fixture
def things(qapp: QApplication, qtbot: QtBot) -> Things:
    """All of them."""
    return Things(qtbot)


def test_an_arrow_leads_to_what_is_nearest_in_its_direction(things: Things) -> None:
    assert {name: "".join(things.after(name, key) for key in KEYS) for name in PLACES} == WAYS


def test_what_is_not_shown_is_passed_over(things: Things) -> None:
    things.buttons["d"].hide()
    things.buttons["e"].hide()
    assert things.after("a", Qt.Key.Key_Down) == "g"
    assert things.after("g", Qt.Key.Key_Up) == "f"


def test_only_a_plain_arrow_leads_on(things: Things) -> None:
    held = Qt.KeyboardModifier
    assert things.after("a", Qt.Key.Key_Right, held.KeypadModifier) == "b"
    assert things.after("a", Qt.Key.Key_Right, held.ControlModifier) == "a"
    assert things.after("a", Qt.Key.Key_A) == "a"


def test_tab_reaches_the_thing_that_had_the_keyboard_or_the_first_that_is_shown(
    things: Things,
) -> None:
    def reached() -> str:
        tabbed = Qt.FocusPolicy.StrongFocus
        return "".join(name for name, it in things.buttons.items() if it.focusPolicy() == tabbed)

    assert reached() == "a" and things.zone.stop is things.buttons["a"]
    things.after("a", Qt.Key.Key_Down)
    assert reached() == "d"
    things.buttons["k"].setFocus()
    things.zone.take_focus()
    assert reached() == "k" and things.buttons["k"].hasFocus()
    things.buttons["k"].hide()
    things.buttons["a"].hide()
    things.zone.take_focus()
    assert reached() == "b" and things.buttons["b"].hasFocus()


def test_what_an_arrow_reaches_is_scrolled_into_sight_and_what_is_pressed_stays(
    things: Things, qtbot: QtBot
) -> None:
    scrolled = QScrollArea()
    qtbot.addWidget(scrolled)
    scrolled.resize(500, 120)
    scrolled.setWidget(things.panel)
    scrolled.show()
    scrolled.activateWindow()
    assert QTest.qWaitForWindowActive(scrolled)
    bar = scrolled.verticalScrollBar()
    things.buttons["i"].setFocus(Qt.FocusReason.MouseFocusReason)
    assert bar.value() == 0
    QTest.keyClick(things.buttons["i"], Qt.Key.Key_Down)
    assert bar.value() > 100
    scrolled.takeWidget()
