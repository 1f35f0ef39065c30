"""A whole match in the window, by mouse and by keyboard, with steps back and forth."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.look import translate
from desktop.match.page import MatchPage
from desktop.rules.page import RulesPage
from desktop.scene.reach import focused_thing
from desktop.scene.two_looks import TwoLooks
from desktop.set_up.page import SetUpPage
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)


@pytest.mark.slow
async def test_a_whole_match_by_clicks_on_the_list(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    rng = random.Random(3)
    match = hand.begin("Anna", "Ben=bot:random", special_cards="on").match
    while not match.is_over:
        await until(lambda: hand.is_asked or match.is_over)
        if hand.is_asked:
            hand.click(rng.choice(hand.rows()))
    await until(lambda: isinstance(window.page, SheetPage))
    (info,) = library.matches()
    assert info.finished and info.name == "Anna, Ben"
    again = library.open(info.id)
    assert again.damage is None and again.match.text() == match.text()


@pytest.mark.slow
@pytest.mark.painted  # keys that come early are taken until the page is painted
async def test_a_whole_match_by_keyboard_alone(window: Window, hand: Hand, until: Until) -> None:
    rng = random.Random(4)
    window.set_up("red-outpost")
    assert isinstance(window.page, SetUpPage)
    await until(lambda: QApplication.focusWidget() is not None)
    hand.key(Qt.Key.Key_Return)
    assert window.page.footer.go.hasFocus(), "nobody else has a name to type"
    hand.key(Qt.Key.Key_Return)
    await until(lambda: isinstance(window.page, MatchPage) and not window.early_keys.is_taking)
    window.setUpdatesEnabled(False)
    match = hand.page.match
    asked = set()
    while not match.is_over:
        await until(lambda: hand.is_asked or match.is_over)
        if match.is_over:
            break
        before, count = (match.revision, hand.choices.rows), len(hand.rows())
        asked.add(match.asked)
        number = rng.randrange(count)
        if number < 9 and rng.random() < 0.5:
            hand.key(str(number + 1))
        else:
            for _ in range(number + 1):
                hand.key(Qt.Key.Key_Down)
            hand.key(Qt.Key.Key_Return)
        await until(lambda was=before: (match.revision, hand_rows(window)) != was)
    assert len(asked) == len(match.persons)
    await until(lambda: isinstance(window.page, SheetPage))
    hand.key(Qt.Key.Key_Escape)
    await until(lambda: isinstance(window.page, MatchPage))


def hand_rows(window: Window) -> object:
    page = window.page
    return page.choices.list.rows if isinstance(page, MatchPage) else None


@pytest.mark.slow
async def test_undo_and_redo_name_their_step(window: Window, hand: Hand, until: Until) -> None:
    match = hand.begin("Anna", "Ben=bot:greedy").match
    await until(lambda: hand.is_asked)
    undo, redo = hand.find(QPushButton, "undo"), hand.find(QPushButton, "redo")
    assert not undo.isEnabled() and not redo.isEnabled()
    hand.key("1")
    group = hand.rows()[1]
    hand.click(group)
    await until(lambda: hand.is_asked and match.revision > 1)
    assert undo.toolTip().startswith("Undo: Anna: ")
    step = undo.toolTip().removeprefix("Undo: ")
    state = match.state_at(0).text()
    keyboard = window.focusWidget()
    assert keyboard is not None and keyboard is not undo
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    await until(lambda: hand.is_asked and redo.isEnabled())
    assert window.focusWidget() is keyboard, "whoever then presses Enter answers the question"
    assert match.state.text() == state and redo.toolTip() == f"Redo: {step}"
    assert all(row.kind == "group" for row in hand.rows())
    QTest.mouseClick(redo, Qt.MouseButton.LeftButton)
    await until(lambda: hand.is_asked and not redo.isEnabled())
    assert window.focusWidget() is keyboard, "redo leaves it at the question, too"
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for key, held in ((Qt.Key.Key_Z, control | shift), (Qt.Key.Key_Y, control)):
        hand.key(Qt.Key.Key_Z, control)
        await until(lambda: redo.isEnabled())
        hand.key(key, held)
        await until(lambda: not redo.isEnabled())
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    await until(lambda: redo.isEnabled())
    assert match.state.text() == state


@pytest.mark.slow
async def test_a_rewind_asks_the_named_persons(window: Window, hand: Hand, until: Until) -> None:
    match = hand.begin("Anna", "Ben").match
    for _ in range(3):
        await until(lambda: hand.is_asked and hand.rows()[0].kind == "group")
        seat = match.asked
        while match.asked == seat:
            revision = match.revision
            hand.click(hand.rows()[0])
            await until(
                lambda was=revision: hand.is_asked or match.revision != was,
            )
            await until(lambda: hand.is_asked)
    page = hand.page
    goal = next(
        number
        for number, row in enumerate(page.log.rows)
        if row.value is not None and match.rewind_offer(row.value).line
    )
    page.log.list.setFocus()
    page.log.list.make_current(goal)
    to = page.log.rows[goal].value
    hand.find(QPushButton, "rewind_here").click()
    lines = match.revision
    first, second = (hand.find(QPushButton, f"agree_{seat}") for seat in (0, 1))
    assert first.text() == "Anna agrees" and second.text() == "Ben agrees"
    first.click()
    assert match.revision == lines
    second.click()
    await until(lambda: match.revision > lines)
    assert match.state.text() == match.state_at(to).text()
    assert any(row.text.startswith("Back by agreement") for row in page.log.rows)


@pytest.mark.slow
async def test_what_is_not_possible_says_why_and_F1_tells_the_clause(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    hand.key("1")
    refused = [row for row in hand.choices.rows if row.kind == "refused"]
    assert refused and all(row.clause.startswith("RO-") and row.text for row in refused)
    hand.choices.make_current(hand.choices.rows.index(refused[0]))
    revision = page.match.revision
    hand.key(Qt.Key.Key_F1)
    assert hand.on(RulesPage).entries.now.clause == refused[0].clause
    hand.key(Qt.Key.Key_Escape)
    assert window.page is page and page.match.revision == revision
    hand.key(Qt.Key.Key_Escape)
    assert all(row.kind == "group" for row in hand.rows())
    hand.key("?")
    assert window.keys.isVisible()


async def test_digits_write_in_a_text_field(window: Window, hand: Hand, until: Until) -> None:
    match = hand.begin("Anna", "Ben=bot:random").match
    await until(lambda: hand.is_asked)
    hand.key("/")
    revision = match.revision
    for letter in "mine1":
        hand.key(letter)
    assert not hand.rows() and match.revision == revision
    hand.key(Qt.Key.Key_Backspace)
    assert hand.rows() and all("mine" in row.text.casefold() for row in hand.rows())
    hand.key(Qt.Key.Key_Return)
    await until(lambda: match.revision > revision)


@pytest.mark.slow
async def test_the_drawn_board_answers_and_the_panels_tell_the_same_table(
    hand: Hand, until: Until
) -> None:
    """A click on the drawn board is an answer like a row of the list; either look may be shown."""
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    board = page.board
    assert board.is_drawn
    drawn_on(page).press("worker:miner")
    drawn_on(page).press("place:mine")
    await until(lambda: page.match.lines and hand.is_asked)
    assert any(getattr(line, "choices", ()) == ("miner>mine",) for line in page.match.lines)
    assert isinstance(board, TwoLooks) and board.count() == 1, "few turn the table over"
    page.look.click()
    assert not board.is_drawn and board.told.accessibleName() == "The board"
    words = " ".join(label.text() for label in board.told.findChildren(QLabel))
    assert "Mine" in words and "Miner" in words
    page.look.click()
    assert board.is_drawn


@pytest.mark.slow
async def test_after_the_last_undo_by_mouse_the_keyboard_is_at_the_question(
    hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    hand.key("1")
    hand.click(hand.rows()[1])
    await until(lambda: hand.is_asked and page.steps.back.isEnabled())
    QTest.mouseClick(page.steps.back, Qt.MouseButton.LeftButton)
    await until(lambda: hand.is_asked and not page.steps.back.isEnabled())
    assert hand.choices.hasFocus()
    QTest.mouseClick(page.steps.forward, Qt.MouseButton.LeftButton)
    await until(lambda: hand.is_asked and not page.steps.forward.isEnabled())
    assert hand.choices.hasFocus()


@pytest.mark.dressed(True)
async def test_an_undo_of_two_lines_is_not_cut_in_a_low_window(
    window: Window, hand: Hand, until: Until, qapp: QApplication
) -> None:
    translate.install(qapp, "de")
    window.resize(1280, 760)
    page = hand.begin("Anna", "Ben=bot:random", "Cleo")
    await until(lambda: hand.is_asked)
    while page.match.asked != 2 or not hand.is_asked:
        if hand.is_asked:
            hand.click(hand.rows()[3])
        await until(lambda: hand.is_asked)
    back = page.steps.back
    assert back.text().endswith("Anna: Bergmann in\ndie Verwaltung")
    await until(lambda: back.height() >= 2 * back.fontMetrics().height() + 12, 5)
    high = back.height()
    back.tell("Zurücknehmen")
    QApplication.processEvents()
    assert back.height() == high, "what stands above does not jump"


async def test_escape_leads_to_the_board_and_stops_there_and_shift_escape_leaves(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    hand.key("1")
    for _ in range(3):
        hand.key(Qt.Key.Key_Escape)
    assert window.page is page and focused_thing() and not page.choosing.taken
    hand.choices.setFocus()
    hand.key("b")
    assert focused_thing()
    hand.key(Qt.Key.Key_Escape, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(window.page, ShelfPage)


async def test_keys_lead_to_the_log_one_step_back_and_out_of_what_all_are_asked(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    control = Qt.KeyboardModifier.ControlModifier
    await until(lambda: hand.is_asked)
    hand.key("n")
    assert page.log.list.hasFocus(), "nothing else is new"
    hand.key(Qt.Key.Key_C, control)
    copied = QApplication.clipboard().text()
    assert page.log.rows and all(row.text in copied for row in page.log.rows)
    hand.key(Qt.Key.Key_Escape)
    hand.key("1")
    hand.click(hand.rows()[1])
    await until(lambda: hand.is_asked and page.steps.back.isEnabled())
    hand.key("h")
    assert page.agreement.isVisible() and not page.hints.is_open
    hand.key(Qt.Key.Key_Escape)
    assert page.agreement.isHidden() and hand.choices.hasFocus()
    hand.key(Qt.Key.Key_R, control)
    await until(lambda: hand.is_asked and page.steps.forward.isEnabled())
    assert not page.steps.back.isEnabled(), "one's own step is taken back at once"
    page.steps.forward.setFocus()
    hand.key(Qt.Key.Key_Space)
    await until(lambda: hand.is_asked and page.steps.back.isEnabled())
    assert hand.choices.hasFocus(), "what comes again is there no more"
