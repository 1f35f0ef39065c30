"""A large button paints all that it says, in its own frame, and shows what can be pressed."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.measure import Measure
from desktop.table.touch import LEGAL, PLAIN, PRIMARY, QUIET, SOFT, TouchButton
from tests.desktop.screens.painted import Painted


@pytest.fixture
def button(qtbot: QtBot) -> TouchButton:
    """A button that is as large as it wants to be."""
    made = TouchButton(Measure())
    qtbot.addWidget(made)
    return made


def places(button: TouchButton, painted: Painted, more: int = 0) -> dict[str, QRectF]:
    """Where a word or a picture is painted, by the word or `Pixmap` and its number."""
    button.resize(button.sizeHint() + QSize(more, 0))
    painted.on(button)
    assert not list(painted.faults())
    found: dict[str, QRectF] = {}
    for stroke in painted.strokes:
        pictures = sum(name.startswith("Pixmap") for name in found)
        found[stroke.text or f"{stroke.kind}{pictures if stroke.kind == 'Pixmap' else ''}"] = (
            stroke.area
        )
    return found


def test_the_second_line_stands_below_the_first_and_its_sign_after_it(
    button: TouchButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    button.tell("Palace", "2 crystals")
    button.badge("crystal")
    found = places(button, painted)
    assert found["2 crystals"].top() > found["Palace"].bottom()
    assert found["Pixmap0"].left() >= found["2 crystals"].right()
    assert abs(found["Pixmap0"].center().y() - found["2 crystals"].center().y()) < 6
    button.tell("Palace")
    alone = places(button, painted)
    assert set(alone) == {"RoundedRect", "Palace"}
    assert abs(alone["Palace"].center().y() - button.height() / 2) < 4


@pytest.mark.parametrize("is_stacked", [False, True])
@pytest.mark.parametrize("note", ["", "locked"])
def test_an_icon_stands_before_the_words_or_above_them(
    button: TouchButton, monkeypatch: pytest.MonkeyPatch, is_stacked: bool, note: str
) -> None:
    painted = Painted(monkeypatch)
    button.stacked = is_stacked
    button.tell("Undo", note, "undo")
    found = places(button, painted)
    icon, word = found["Pixmap0"], found["Undo"]
    middle = button.width() / 2
    if is_stacked:
        assert icon.bottom() <= word.top()
        assert abs(icon.center().x() - middle) < 2 and abs(word.center().x() - middle) < 2
    else:
        assert icon.right() < word.left()
        assert abs((icon.left() + word.right()) / 2 - middle) < 3
        assert abs(icon.center().y() - word.center().y()) < 6


def test_what_has_a_reason_says_it_by_finger_and_key_and_is_not_pressed(
    button: TouchButton, qtbot: QtBot
) -> None:
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("done"))
    button.refused.connect(pressed.append)
    button.tell("Palace")
    button.show()
    for reason in ("It is locked.", ""):
        button.forbid(reason)
        assert button.toolTip() == button.accessibleDescription() == reason
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.keyClick(button, Qt.Key.Key_Return)
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert pressed == ["It is locked."] * 3 + ["done"] * 3


def test_every_look_and_what_cannot_be_pressed_can_be_told_apart(button: TouchButton) -> None:
    button.tell("Palace")
    button.resize(120, 64)
    pictures = {}
    for look in (PLAIN, PRIMARY, LEGAL, SOFT, QUIET):
        button.dress_as(look)
        pictures[look] = button.grab().toImage()
    button.dress_as(PLAIN)
    button.forbid("It is locked.")
    pictures["off"] = button.grab().toImage()
    for (one, first), (other, second) in combinations(pictures.items(), 2):
        assert first != second, (one, other)
    edge = [pictures[look].pixelColor(1, 32) for look in (PLAIN, LEGAL, PRIMARY)]
    assert len({QColor(colour).name() for colour in edge}) == 3


def test_a_button_of_a_fixed_width_shortens_its_words_and_keeps_its_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = (TouchButton(Measure(), wide=160) for _ in range(2))
    for button, words in ((short, "Ben"), (long, "Maximiliane von Hohenstein")):
        qtbot.addWidget(button)
        button.tell(words)
    assert short.sizeHint() == long.sizeHint() == QSize(160, short.sizeHint().height())
    painted = Painted(monkeypatch)
    assert "Ben" in places(short, painted)
    (words,) = [text for text in places(long, painted) if text.startswith("Max")]
    assert words.endswith("…") and long.accessibleName() == "Maximiliane von Hohenstein"


def test_a_button_of_a_fixed_width_writes_in_two_lines_what_has_no_room_in_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    made = TouchButton(Measure(), "table.large", 104, 330)
    qtbot.addWidget(made)
    made.tell("Alexandra legt nichts hinzu", icon="next-phase")
    found = places(made, painted)
    (first,) = (name for name in found if name.startswith("Alex"))
    (second,) = (name for name in found if name.endswith("hinzu"))
    assert f"{first} {second}" == "Alexandra legt nichts hinzu"
    assert found[second].top() >= found[first].bottom()


def test_only_the_last_of_two_lines_is_shortened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    made = TouchButton(Measure(), "table.label", 76, 330)
    qtbot.addWidget(made)
    made.tell("Undo: Ben draws a personal event: Strike. The first player lets factories rest")
    first, second = (text for text in places(made, painted) if text != "RoundedRect")
    assert not first.endswith("…") and second.endswith("…")
