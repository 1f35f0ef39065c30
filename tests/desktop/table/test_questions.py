"""What is counted and chosen on pages over a table follows fingers and keys."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.look import frames
from desktop.table.measure import Measure
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.page import QuestionPage
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.rules.agenda import State
from tests.games.red_outpost.at_table import at_table

pytestmark = pytest.mark.usefixtures("qapp")
UP, DOWN, HELD = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window for one field, in front of all."""
    made = QWidget()
    made.resize(600, 700)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    assert QTest.qWaitForWindowActive(made)
    return made


def shown(window: QWidget, field: QWidget) -> None:
    """Show a field that has the keyboard."""
    field.setParent(window)
    field.setGeometry(20, 20, 400, 100)
    field.show()
    field.setFocus()


def counted(
    window: QWidget, steps: Sequence[int], value: int | None, **how: object
) -> tuple[NumberField, list[int]]:
    """A number that takes what is wanted, and all that was."""
    field = NumberField(Measure(), steps, **how)  # type: ignore[arg-type]
    wanted: list[int] = []

    def take(number: int) -> None:
        wanted.append(number)
        field.tell(number, "Wood")

    field.wanted.connect(take)
    field.tell(value, "Wood")
    shown(window, field)
    return field, wanted


def test_it_steps_through_its_own_numbers_and_stays_at_its_ends(window: QWidget) -> None:
    field, wanted = counted(window, [0, 2, 5], 2)
    for key in ("+", "+", "-", "-", "-", UP, DOWN):
        if isinstance(key, str):
            QTest.keyClicks(field, key)
        else:
            QTest.keyClick(field, key)
    assert wanted == [5, 2, 0, 2, 0]
    assert not field.less.isEnabled() and field.more.isEnabled()
    field.more.click()
    field.more.click()
    assert field.value == 5 and field.less.isEnabled() and not field.more.isEnabled()
    assert field.accessibleName() == "Wood: 5"


@pytest.mark.parametrize(
    ("begin", "first"), [({}, [1, 0]), ({"begin": 3}, [3, 0]), ({"begin": 0}, [0, 0])]
)
def test_from_an_unknown_number_plus_begins_and_minus_is_the_least(
    window: QWidget, begin: dict[str, int], first: list[int]
) -> None:
    field, wanted = counted(window, range(10), None, **begin)
    assert field.number.text() == "?" and field.less.isEnabled() and field.more.isEnabled()
    field.step(1)
    field.tell(None, "Wood")
    field.step(-1)
    assert wanted == first


def test_digits_are_the_number_and_two_of_them_where_there_is_such_a_number(
    window: QWidget,
) -> None:
    field, wanted = counted(window, range(13), 0)
    QTest.keyClicks(field, "12")
    assert wanted == [1, 12]
    QTest.keyClicks(field, "3")
    assert field.value == 3, "123 is none, and neither is 23"
    QTest.keyClicks(field, "3")
    assert wanted == [1, 12, 3], "the same number is not wanted again"
    field.clearFocus()
    field.setFocus()
    QTest.keyClicks(field, "1")
    QTest.keyClicks(field, "+")
    QTest.keyClicks(field, "0")
    assert field.value == 0, "after another key a digit begins anew"
    QTest.keyClicks(field, "5", HELD)
    assert field.value == 0


def test_a_number_that_is_told_as_a_whole_is_told_after_a_pause(
    window: QWidget, qtbot: QtBot
) -> None:
    field, wanted = counted(window, range(100), 5, as_whole=True)
    QTest.keyClicks(field, "15")
    assert wanted == [] and field.number.text() == "15"
    qtbot.waitUntil(lambda: wanted == [15])


def test_a_press_on_the_number_opens_digits_which_a_press_elsewhere_puts_away(
    window: QWidget,
) -> None:
    field, wanted = counted(window, [0, 1, 2, 12], 0)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=field.number.geometry().center())
    digits = field.digits
    assert digits is not None and digits.isVisible()
    assert digits.y() >= field.geometry().bottom()
    assert [it for it, button in digits.buttons.items() if button.isEnabled()] == ["1", "2", "0"]
    for digit in "12":
        digits.buttons[digit].click()
    assert wanted == [1, 12] and field.hasFocus()
    digits.done.click()
    assert not digits.isVisible()
    field.open_digits()
    QTest.mouseClick(
        field.window(), Qt.MouseButton.LeftButton, pos=field.window().rect().topRight()
    )
    assert not digits.isVisible()
    field.open_digits()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not digits.isVisible()
    field.move(300, 640)
    field.open_digits()
    assert digits.geometry().bottom() <= field.y(), "above it, where there is no room below"
    assert field.window().rect().contains(digits.geometry())


def test_a_number_with_a_sign_has_no_digits(window: QWidget) -> None:
    field, _ = counted(window, range(-5, 6), 3, signs=True)
    assert field.number.text() == "+3"
    field.open_digits()
    assert field.digits is None
    field.tell(-3, "Points")
    assert field.number.text() == "−3"


@pytest.mark.qt_log_ignore("does not support", extend=True)  # a menu on no screen
def test_one_of_few_words_is_reached_by_arrows_and_of_many_in_a_list(window: QWidget) -> None:
    few = Picker(Measure())
    chosen: list[str] = []
    few.wanted.connect(chosen.append)
    few.tell("b", {"a": "Ada", "b": "Ben", "c": "Chris"}, "Who")
    shown(window, few)
    assert few.buttons["a"].hasFocus() and few.opener.isHidden()
    said = {word: it.accessibleDescription() for word, it in few.buttons.items()}
    assert said == {"a": "", "b": "✓", "c": ""}
    for key, word in ((Qt.Key.Key_Right, "b"), (Qt.Key.Key_Left, "a"), (Qt.Key.Key_Left, "c")):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        assert few.buttons[word].hasFocus()
    few.buttons["c"].click()
    assert chosen == ["c"]
    many = Picker(Measure())
    many.wanted.connect(chosen.append)
    many.tell("3", {str(number): f"Place {number}" for number in range(6)}, "Where")
    assert not many.buttons and not many.opener.isHidden()
    assert many.opener.words[0] == "Place 3" and many.opener.accessibleName() == "Where: Place 3"
    many.menu.actions()[5].trigger()
    assert chosen == ["c", "5"]
    shown(window, many)
    many.opener.click()
    assert many.menu.isVisible() and many.menu.accessibleName() == "Where"
    assert many.menu.pos() == many.opener.mapToGlobal(many.opener.rect().bottomLeft()) + QPoint(
        0, 1
    )
    many.menu.close()


def test_of_words_that_are_asked_no_more_none_is_left_beside_the_new_ones(window: QWidget) -> None:
    few = Picker(Measure())
    few.tell("a", {"a": "Ada", "b": "Ben"}, "Who")
    shown(window, few)
    gone = list(few.buttons.values())
    few.tell("c", {"c": "Chris", "d": "Dora", "e": "Eve"}, "Who")
    row = few.layout()
    assert all(it.isHidden() for it in gone) and row is not None and row.count() == 4
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(isValid(it) for it in gone)


class Asked(QuestionPage[State]):
    """A page over the table that asks one thing."""

    def __init__(self) -> None:
        telling: Telling[State] = Telling(at_table())
        super().__init__(telling, lambda: "How many?")
        self.field = NumberField(telling.measure, range(10))
        frames.stack(self, self.bar, self.field, self.notice)

    def take_focus(self) -> None:
        """To the number."""
        self.field.setFocus()


def test_a_page_over_the_table_goes_back_says_what_is_refused_and_gives_the_keyboard_on(
    window: QWidget,
) -> None:
    page, back = Asked(), list[bool]()
    page.back.connect(lambda: back.append(True))
    shown(window, page)
    assert page.field.hasFocus()
    page.telling.refused.emit("It is locked.")
    assert page.notice.text == "It is locked."
    page.bar.back.emit()
    assert back == [True]
