"""A forgotten step is entered at the table as it stood then, and put in once what follows is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.told_anew import ToldAnew
from engine.rules.game import Value
from engine.store.library import Library
from tests.desktop.announced import announced
from tests.desktop.fixtures import Hand
from tests.desktop.table.test_table_page import press, told
from tests.games.red_outpost.at_table import at_table, tell
from tests.games.red_outpost.at_table import shown as table_of

pytestmark = [pytest.mark.slow, pytest.mark.dressed(False)]
NOT_INSERTED = "What you entered was not inserted."
DEARER = {"export.coal": Value([9, 9, 9, 9, 9, 9], "entered")}


@pytest.fixture
def page(window: Window, library: Library) -> TablePage:
    """Anna has bought fish for her only crystal, and produced coal three times before that."""
    window.resize(1600, 1000)
    match = at_table()
    tell(match, "produced 1 coal 2", "produced 1 coal 1", "bought 1 fish")
    window.open_match(library.add(match, "Friday"))
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def enter_before(page: TablePage, number: int) -> None:
    """Choose the step on that line in the log, and enter one before it."""
    page.show_moment(number)
    press(page, "put_in_before")


def test_a_forgotten_step_is_entered_at_the_table_as_it_stood_then(
    page: TablePage, library: Library
) -> None:
    text = page.match.text()
    enter_before(page, 2)
    assert table_of(page.telling.match).warehouse == [0, 0, 2, 0]
    assert page.putting_in.title.full == (
        "Entering a step between “Anna produces 2 coal cubes” and “Anna produces 1 coal”"
    )
    assert page.putting_in.insert.reason == "Nothing has been entered yet."
    assert page.steps.undo.reason == "Nothing to undo" and not page.saved.isVisible()
    press(page, "produced_wool")
    kept = library.open(library.matches()[0].id).match
    assert page.match.text() == kept.text() == text, "nothing of it is written"
    assert page.putting_in.text.full.startswith("Entered: 1.")


def test_where_a_step_is_entered_is_announced(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = announced(monkeypatch)
    enter_before(page, 2)
    assert page.putting_in.title.full in said


def test_what_was_entered_is_put_in_once_what_follows_was_seen(
    page: TablePage, window: Window
) -> None:
    enter_before(page, 2)
    press(page, "produced_wool")
    press(page, "insert")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert follows.told.text() == "Anna produces 1 wool."
    assert follows.following.kept.text() == "2 later steps still hold."
    assert "Warehouse, wool cubes: 0 → 1" in follows.following.changes.text()
    press(follows, "take")
    assert window.pages.top is page and not page.putting_in.is_on and page.putting_in.isHidden()
    assert page.telling.match is page.match and page.saved.isVisible()
    assert [line.split()[2:] for line in told(page)[-3:]] == [
        ["1", "wool", "1"],
        ["1", "coal", "1"],
        ["1", "fish"],
    ]
    press(page, "undo")
    assert table_of(page.match).warehouse == [0, 0, 0, 1]


def test_what_is_only_told_in_another_order_changes_nothing(
    page: TablePage, window: Window
) -> None:
    tell(page.match, "produced 1 wool 1", "vp 1 5")
    enter_before(page, len(page.match.lines))
    press(page, "vp_1_more")
    press(page, "insert")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert follows.following.changes.text() == "Nothing changes on the table."


def test_who_gains_and_who_loses_is_said_before_it_is_taken(
    page: TablePage, window: Window
) -> None:
    enter_before(page, 1)
    for _ in range(3):
        press(page, "added_grain")
    press(page, "insert")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    gained = table_of(follows.telling.match).board.export[1][0]
    assert f"Anna: {table_of(page.match).vp[0]} → " in follows.following.changes.text()
    assert f"VP (+{gained})" in follows.following.changes.text()


def test_what_breaks_is_struck_or_changed_there(page: TablePage, window: Window) -> None:
    enter_before(page, 1)
    page.telling.tell("bought", 1, "wool")
    press(page, "insert")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert follows.take.reason.startswith("First delete")
    (row,) = follows.following.broken.values()
    assert row.strike.hasFocus(), "what has to be decided has the keyboard"
    assert row.told.text() == "Anna pays 1 crystal for 1 fish."
    row.strike.press()
    assert not follows.take.reason
    press(follows, "leave")
    assert not page.notice.text
    press(page, "insert")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert not follows.take.reason, "what was decided is kept"
    press(follows, "take")
    assert table_of(page.match).warehouse[0] == 1 and table_of(page.match).crystals[0] == 0


@pytest.mark.parametrize("way", ["leave", "escape"])
def test_back_from_what_follows_leads_to_entering_further(
    page: TablePage, window: Window, hand: Hand, way: str
) -> None:
    text = page.match.text()
    enter_before(page, 2)
    press(page, "produced_wool")
    press(page, "insert")
    assert isinstance(window.page, ToldAnew)
    if way == "leave":
        press(window.page, "leave")
    else:
        hand.key(Qt.Key.Key_Escape)
    assert window.pages.top is page and page.putting_in.is_on
    press(page, "produced_wool")
    assert table_of(page.telling.match).warehouse == [2, 0, 2, 0] and page.match.text() == text


def test_escape_leaves_it_safely_and_it_can_be_gone_on_with(
    page: TablePage, window: Window, hand: Hand
) -> None:
    text = page.match.text()
    enter_before(page, 2)
    press(page, "produced_wool")
    hand.key(Qt.Key.Key_Escape)
    assert window.pages.top is page and not page.putting_in.is_on and page.match.text() == text
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    assert page.notice.text == NOT_INSERTED, "however often somebody presses elsewhere"
    window.appearance.speak("de")
    assert page.notice.text != NOT_INSERTED
    window.appearance.speak("en")
    assert page.notice.text == NOT_INSERTED
    page.notice.verb.click()
    assert page.putting_in.is_on and table_of(page.telling.match).warehouse == [1, 0, 2, 0]
    page.bar.back.emit()
    assert window.pages.top is page and not page.putting_in.is_on, "the page is left only after it"
    page.telling.tell("produced", 1, "wool", 1)
    assert page.notice.text.endswith("what you entered was not inserted.")


def test_nothing_entered_is_left_without_a_word(page: TablePage, hand: Hand) -> None:
    enter_before(page, 2)
    hand.key(Qt.Key.Key_Escape)
    assert not page.putting_in.is_on and not page.notice.text


def test_a_match_that_was_ended_says_that_nothing_is_put_in(page: TablePage) -> None:
    page.match.end([0, 1])
    page.put_in_before(2)
    assert not page.putting_in.is_on and page.notice.text


def test_while_something_is_put_in_nothing_else_is_corrected(page: TablePage) -> None:
    enter_before(page, 2)
    press(page, "produced_wool")
    entered = page.telling.match
    page.put_in_before(1)
    page.show_moment(1)
    page.correct_values(DEARER, "Ours")
    assert page.telling.match is entered and page.telling.looked is None
    assert page.notice.text == "First finish what you are entering: Insert or Cancel."
    page.notice.hide()
    wanted: list[None] = []
    page.values_wanted.connect(lambda: wanted.append(None))
    press(page, "values_button")
    assert not wanted and page.notice.text
    assert page.history.correct.reason == page.history.before.reason == page.notice.text


def test_a_step_is_put_in_after_another(page: TablePage) -> None:
    page.show_moment(1)
    press(page, "put_in_after")
    assert "and “Anna produces 1 coal”" in page.putting_in.title.full


def test_a_step_after_the_last_one_is_entered_at_the_table_as_it_is(page: TablePage) -> None:
    page.show_moment(len(page.match.lines))
    press(page, "put_in_after")
    assert page.telling.looked is None and not page.putting_in.is_on
    assert page.notice.text == "What you enter now comes after the last step."
    press(page, "produced_wool")
    assert told(page)[-1].split()[2:] == ["1", "wool", "1"]


def test_facts_of_one_press_are_not_parted(page: TablePage) -> None:
    page.telling.tell_all(("produced", 1, "wool", 1), ("sold", 1, "wool"))
    last = len(page.match.lines)
    enter_before(page, last)
    assert page.putting_in.title.full.endswith("“Anna produces 1 wool and 1 more step”")


def test_a_whole_step_is_put_in_by_the_keyboard(
    page: TablePage, window: Window, hand: Hand
) -> None:
    enter_before(page, 2)
    hand.key("1")
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, ToldAnew)
    hand.key(Qt.Key.Key_Return)
    assert window.pages.top is page and table_of(page.match).warehouse == [1, 0, 0, 1]


def test_other_values_are_taken_once_what_follows_was_seen(page: TablePage, window: Window) -> None:
    page.correct_values(DEARER, "Our copy")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert follows.title.text() == "The values of “Our copy”"
    assert follows.told.text().startswith("Export of coal: VP from left to right: ")
    assert follows.told.text().endswith(" → 9, 9, 9, 9, 9, 9")
    assert "Anna: " in follows.following.changes.text()
    window.go_back()
    assert page.notice.text == "What you entered under “What it would change” is not applied yet."
    page.correct_values(DEARER, "Your copy")
    assert window.page is not follows, "these are other values"
    press(window.page, "leave")
    page.correct_values(DEARER, "Our copy")
    assert window.page is follows and not page.notice.text
    press(follows, "take")
    assert window.pages.top is page and page.match.setup.edition == "Our copy"
    assert page.steps.undo.accessibleName() == "Undo: the change of the values"
    press(page, "undo")
    assert page.match.setup.edition == ""


def test_values_that_cannot_be_say_why(page: TablePage, window: Window) -> None:
    page.correct_values({"export.coal": Value([], "entered")}, "Our copy")
    follows = window.page
    assert isinstance(follows, ToldAnew)
    assert "0 numbers" in follows.wrong.text() and follows.take.reason == follows.wrong.text()
