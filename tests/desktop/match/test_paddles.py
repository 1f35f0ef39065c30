"""Secret answers at one keyboard: who has pressed is seen, which key never is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.look.voice import voice_of
from desktop.match.key_pairs import caps, pair_key, pairs_of
from desktop.match.paddle_panel import PaddlePanel
from desktop.match.paddles import HELD_S, REST_MS, Paddles
from tests.desktop.announced import announced
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import played, shown

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
NONE = Qt.KeyboardModifier.NoModifier
UPPER = (Qt.Key.Key_Q, Qt.Key.Key_R, Qt.Key.Key_U, Qt.Key.Key_P)
LOWER = (Qt.Key.Key_A, Qt.Key.Key_F, Qt.Key.Key_J, Qt.Key.Key_Semicolon)
ANSWERS = ("yes", "no")


class Keyboard:
    """Four people at one keyboard, the clock that is read, and what they see."""

    def __init__(self) -> None:
        self.now = 100.0
        self.given = 0
        self.paddles = Paddles(clock=lambda: self.now)
        self.panel = PaddlePanel(self.paddles, has_hands=True)
        self.panel.setFixedSize(260, 400)
        self.paddles.given.connect(self._give)
        self.field = QLineEdit()
        self.ask(0, 1, 2, 3)

    def _give(self) -> None:
        self.given += 1

    def ask(
        self,
        *persons: int,
        revision: int = 7,
        turn: int = 1,
        together: tuple[int, ...] | None = None,
    ) -> None:
        """Ask these persons of four; `together` are bots, too, where there are any."""
        everybody = (0, 1, 2, 3)
        self.paddles.ask(persons, pairs_of(everybody), ANSWERS, together or persons, revision)
        voice = voice_of(MATCHES[0], "en")
        self.panel.ask(voice, ["Yes", "No"], everybody, turn, -1)
        self.panel.show()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key and let it go, a second later than anything before."""
        self.now += 1
        QTest.keyClick(self.field, key, modifiers)

    def rest(self) -> None:
        """Let the rest go by."""
        QTest.qWait(REST_MS + 100)

    def look(self) -> QImage:
        """What all see."""
        QApplication.processEvents()
        return self.panel.grab().toImage()


MATCHES = [played(4, answers=0)]


@pytest.fixture
def keyboard(qapp: QApplication) -> Iterator[Keyboard]:
    """Anna, Ben, Cleo and Dana are asked."""
    light_and_english(qapp)
    made = Keyboard()
    yield made
    made.paddles.forget()
    made.panel.close()


def test_four_presses_and_one_rest_give_all_answers(keyboard: Keyboard) -> None:
    for key in (LOWER[2], UPPER[0], LOWER[3]):
        keyboard.press(key)
    assert not keyboard.paddles.are_all_in
    keyboard.press(UPPER[1])
    assert keyboard.paddles.are_all_in and keyboard.given == 0
    assert keyboard.paddles.answers_from(0) == []
    keyboard.rest()
    assert keyboard.given == 1
    answers = [(0, "yes"), (1, "yes"), (2, "no"), (3, "no")]
    assert keyboard.paddles.answers_from(0) == answers


def test_the_last_press_counts_up_to_the_end_of_the_rest(keyboard: Keyboard) -> None:
    for key in (UPPER[0], LOWER[0], *UPPER[1:], LOWER[3]):
        keyboard.press(key)
    keyboard.rest()
    keyboard.press(UPPER[0])
    answers = [choice for _, choice in keyboard.paddles.answers_from(0)]
    assert answers == ["no", "yes", "yes", "no"], "after the rest nothing is changed any more"


def test_answers_are_given_at_once_whatever_bots_sit_between(keyboard: Keyboard) -> None:
    keyboard.paddles.forget()
    keyboard.ask(1, 3, together=(0, 1, 2, 3))
    for key in (LOWER[1], UPPER[3]):
        keyboard.press(key)
    keyboard.rest()
    paddles = keyboard.paddles
    assert paddles.answers_from(0) == [], "a bot answers by itself"
    assert paddles.follow(1, (1, 2, 3), 9)
    assert paddles.answers_from(1) == [(1, "no"), (3, "yes")]
    assert paddles.follow(2, (3,), 11)
    assert not paddles.follow(0, (3,), 11), "nobody has answered: something else has changed"
    assert not paddles.follow(1, (3,), 12), "all have answered: it is another question"


def test_nothing_that_is_seen_or_said_tells_which_key_it_was(keyboard: Keyboard) -> None:
    looks = []
    twice = (UPPER[0], LOWER[0], UPPER[0], *LOWER[1:])
    for turn, keys in enumerate((UPPER, LOWER, twice), 2):
        keyboard.paddles.forget()
        keyboard.ask(0, 1, 2, 3, turn=turn)
        for key in keys[:-1]:
            keyboard.press(key)
        before = (keyboard.look(), shown(keyboard.panel))
        keyboard.press(keys[-1])
        looks.append((*before, keyboard.look(), shown(keyboard.panel)))
    assert looks[0] == looks[1] == looks[2]
    assert looks[0][0] != looks[0][2], "that somebody has pressed is seen"


def test_who_has_answered_is_read_out(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    said = announced(monkeypatch)
    for key in (LOWER[1], UPPER[1]):
        keyboard.press(key)
    assert said == ["Ben has answered"], "and nothing of which key it was"
    told = shown(keyboard.panel)
    assert "Ben has answered" in told and "Anna has not answered yet" in told
    assert "Ben has answered" in keyboard.panel.accessibleName()


def test_a_key_that_is_held_counts_once_however_the_screen_sends_it(keyboard: Keyboard) -> None:
    key = UPPER[0]
    QTest.keyPress(keyboard.field, key)
    keyboard.paddles.forget()
    keyboard.ask(0, 1, 2, 3, revision=8)
    for _ in range(5):
        keyboard.now += 0.04
        repeat = QKeyEvent(PRESS, key, NONE, "q", autorep=True)
        QApplication.sendEvent(keyboard.field, repeat)
        QTest.keyRelease(keyboard.field, key)
        QTest.keyPress(keyboard.field, key)
    assert not keyboard.paddles.has_pressed(0)
    QTest.keyRelease(keyboard.field, key)
    keyboard.now += 2 * HELD_S
    QTest.keyPress(keyboard.field, key)
    assert keyboard.paddles.has_pressed(0)


def test_the_keys_have_no_other_meaning_while_somebody_is_asked(keyboard: Keyboard) -> None:
    keyboard.paddles.forget()
    keyboard.ask(0, 1)
    for key in (UPPER[0], UPPER[3], Qt.Key.Key_X):
        keyboard.press(key)
    assert keyboard.field.text() == "x", "Dana is not asked, and her keys write nothing either"
    keyboard.paddles.forget()
    keyboard.press(UPPER[0])
    assert keyboard.field.text() == "xq"


def test_with_ctrl_they_keep_their_meaning(keyboard: Keyboard) -> None:
    keyboard.field.setText("word")
    keyboard.press(LOWER[0], Qt.KeyboardModifier.ControlModifier)
    assert keyboard.field.selectedText() == "word"
    assert not keyboard.paddles.has_pressed(0)


def test_where_something_lies_above_they_are_not_meant(keyboard: Keyboard) -> None:
    keyboard.paddles.may_press = lambda: False
    keyboard.press(UPPER[0])
    assert keyboard.field.text() == "q" and not keyboard.paddles.has_pressed(0)


def test_what_was_pressed_is_forgotten_when_others_are_asked(keyboard: Keyboard) -> None:
    keyboard.press(UPPER[0])
    keyboard.ask(0, 1, 2, 3)
    assert keyboard.paddles.has_pressed(0), "the same question, shown again"
    keyboard.ask(0, 1, 2, 3, revision=8)
    assert not keyboard.paddles.has_pressed(0)


def test_a_look_at_the_hand_is_offered_once_in_a_turn_to_each(keyboard: Keyboard) -> None:
    assert keyboard.panel.note.text().endswith("Anna, Ben, Cleo and Dana")
    keyboard.press(UPPER[0])
    assert keyboard.panel.note.text().endswith(": Ben, Cleo and Dana")
    keyboard.ask(0, 1, revision=8)
    assert keyboard.panel.note.text().endswith(": Ben")
    keyboard.press(LOWER[1])
    keyboard.ask(0, 1, revision=9)
    assert keyboard.panel.note.text().endswith("The last press counts.")
    keyboard.ask(0, 1, revision=20, turn=2)
    assert keyboard.panel.note.text().endswith(": Anna and Ben")


def test_rows_stay_where_they_are_whatever_is_told_below_them(keyboard: Keyboard) -> None:
    places = set()
    for key in UPPER:
        keyboard.look()
        places.add(tuple(strip.y() for strip in keyboard.panel.strips.values()))
        keyboard.press(key)
    assert keyboard.panel.note.text() == "All have answered."
    keyboard.look()
    assert places == {tuple(strip.y() for strip in keyboard.panel.strips.values())}


@pytest.mark.parametrize(
    ("platform", "code", "found"),
    [
        ("xcb", 24, (0, 0)),
        ("wayland", 30, (2, 0)),
        ("windows", 0x1E, (0, 1)),
        ("windows", 0x21, (1, 1)),
        ("xcb", 47, (3, 1)),
        ("xcb", 25, None),
    ],
)
def test_a_key_is_known_by_its_place_and_not_by_its_letter(
    platform: str, code: int, found: tuple[int, int] | None
) -> None:
    event = QKeyEvent(PRESS, Qt.Key.Key_Q, NONE, code, 0, 0, "q")
    assert pair_key(event, platform) == found


def test_where_no_place_is_told_a_key_is_known_by_its_letter() -> None:
    for key in (Qt.Key.Key_Semicolon, Qt.Key.Key_Odiaeresis):
        assert pair_key(QKeyEvent(PRESS, key, NONE), "xcb") == (3, 1)
    # macOS gives the same number for every key.
    assert pair_key(QKeyEvent(PRESS, Qt.Key.Key_F, NONE, 1, 0, 0, "f"), "cocoa") == (1, 1)
    assert pair_key(QKeyEvent(RELEASE, Qt.Key.Key_B, NONE), "xcb") is None


def test_two_people_have_the_outer_keys() -> None:
    assert pairs_of((1, 3)) == {1: 0, 3: 3}
    assert pairs_of((0, 1, 2)) == {0: 0, 1: 1, 2: 3}
    assert pairs_of((0, 1, 2, 3)) == {0: 0, 1: 1, 2: 2, 3: 3}
    assert (caps(3, "en"), caps(3, "de")) == (("P", ";"), ("P", "Ö"))
