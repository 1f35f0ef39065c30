"""What is said over a table lies over no button; where all is full of them, it is a strip below."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.look import theme
from desktop.shell.window import Window
from desktop.table.free_place import DEEPEST
from desktop.table.page import TablePage
from desktop.table.touch import TouchButton
from engine.record.lines import Fact
from tests import screens
from tests.day import its_turn, today
from tests.stage import SETTLE

TABLES = {
    "red-outpost": ("table", "table-workers", "table-log", "putting-in", "lesson-table"),
    "robinson-crusoe": (
        *("robinson-table", "robinson-read-out", "robinson", "robinson-hand-over"),
        *("robinson-alone", "robinson-tv-hand-over"),
    ),
    "outer-earth": ("table-earth", "table-earth-turn", "table-earth-bids", "lesson-earth-table"),
    "outpost": (
        *("table-outpost", "table-outpost-drawing", "table-outpost-order"),
        "table-outpost-seat",
    ),
}
"""Screens by their game, which come one after the other in one window."""

SAID = (
    "There is no card of that kind left in the deck: whoever drew one has entered another one "
    "before, and nobody has entered that it came back (RO-4.10)."
)
VERB = "Correct: our table"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "days"), [(100, 1), (150, 3), pytest.param(150, 1, marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("game", TABLES)
async def test_every_button_of_a_table_is_reached_while_something_is_said(
    qapp: QApplication,
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    text: int,
    days: int,
) -> None:
    monkeypatch.setattr("desktop.table.awake.has_screen", lambda: False)
    theme.apply(qapp, "light", text / 100)
    window.resize(1280, 800)
    stage = screens.stage_of(window, window.library)
    for name in its_turn(TABLES[game], days):
        await {**screens.SCREENS, **screens.STATES}[name](stage)
        page, at = window.page, f"{name} at {text} % on {today()}"
        assert isinstance(page, TablePage)
        await asyncio.sleep(SETTLE)
        page.note.hide()
        await asyncio.sleep(0.02)
        await says_something(page, at)
        with monkeypatch.context() as patched:
            await says_what_a_step_brought(page, at, patched)


async def says_something(page: TablePage, name: str) -> None:
    """Nothing that is said on that screen lies over a button, whichever was pressed before."""
    before, notice = reached(page), page.notice
    pressed = [it for it in before if isinstance(it, TouchButton)]
    for button, verb in (
        (None, VERB),
        (pressed[0], ""),
        (pressed[len(pressed) // 2], VERB),
        (pressed[-1], ""),
    ):
        (page if button is None else button).setFocus(Qt.FocusReason.MouseFocusReason)
        notice.tell(SAID, verb, lambda: None)
        await asyncio.sleep(0.02)
        said, areas = notice.geometry(), reached(page)
        assert notice.isVisible() and page.rect().contains(said), name
        assert said.height() <= page.height() * DEEPEST, f"{name}: few lines"
        assert said.height() >= notice.heightForWidth(said.width()), f"{name}: all is read"
        assert not [area for area in areas.values() if area.intersects(said)], name
        assert button is None or button in areas, f"{name}: what was pressed stays seen"
        notice.hide()
        await asyncio.sleep(0.02)
        assert reached(page) == before, f"{name}: all lies where it lay"


async def says_what_a_step_brought(
    page: TablePage, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a step brought lies over no button either, however long it is."""
    for elsewhere in (page.history, page.table.last, *page.table.laid_over):
        if elsewhere is not None:
            elsewhere.hide()
    await asyncio.sleep(0.05)
    before, note = reached(page), page.note
    for happened in ([(SAID, "")], [(SAID * 2, "RO-3.1"), (SAID, "")]):
        monkeypatch.setattr("desktop.table.note.said_once", lambda *_, it=happened: it)
        note.tell((), page.telling.voice)
        await asyncio.sleep(0.02)
        said, areas = note.geometry(), reached(page)
        assert note.isVisible() and page.rect().contains(said), name
        assert said.height() >= note.heightForWidth(said.width()), f"{name}: all is read"
        assert not [area for area in areas.values() if area.intersects(said)], name
        note.strip.leave()
        await asyncio.sleep(0.02)
        assert note.isHidden() and reached(page) == before, f"{name}: all lies where it lay"


@pytest.mark.slow
async def test_where_buttons_lie_everywhere_it_is_a_strip_that_stays_until_the_press_is_over(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.table.awake.has_screen", lambda: False)
    window.resize(1280, 800)
    await screens.SCREENS["robinson-table"](screens.stage_of(window, window.library))
    page = window.page
    assert isinstance(page, TablePage)
    everywhere = TouchButton(page.telling.measure)
    everywhere.setParent(page)
    everywhere.setGeometry(page.rect())
    everywhere.show()
    page.notice.tell("The last step can be taken back.", "Take it back", lambda: None)
    await asyncio.sleep(0.02)
    everywhere.hide()
    low = page.steps.y()
    assert page.notice.geometry().bottom() + 1 == low and page.notice.width() == page.width()
    QTest.mousePress(page.steps, Qt.MouseButton.LeftButton)
    await asyncio.sleep(0.02)
    assert page.notice.isVisible() and page.steps.y() == low, "nothing moves under the finger"
    QTest.mouseRelease(page.steps, Qt.MouseButton.LeftButton)
    await asyncio.sleep(0.02)
    assert page.notice.isHidden()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
async def test_why_nothing_can_be_inserted_yet_is_said_beside_that_button(
    window: Window, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("desktop.table.awake.has_screen", lambda: False)
    window.resize(*size)
    await screens.STATES["table-outpost-deciding"](screens.stage_of(window, window.library))
    page = window.page
    assert isinstance(page, TablePage)
    facts = [at for at, line in enumerate(page.match.lines, 1) if isinstance(line, Fact)]
    page.putting_in.begin(facts[-1], Fact("event", ("barter_fair",)))
    await asyncio.sleep(SETTLE)
    insert, cancel = page.putting_in.insert, page.putting_in.cancel
    insert.setFocus(Qt.FocusReason.MouseFocusReason)
    insert.press()
    await asyncio.sleep(0.02)
    said = page.notice.geometry()
    banner = page.putting_in.geometry()
    left = cancel.mapTo(page, QPoint()).x()
    assert page.notice.text == "First answer what is asked." and banner.contains(said.center())
    assert 0 < left - said.right() < cancel.width(), "beside the two buttons"


def reached(page: TablePage) -> dict[QAbstractButton, QRect]:
    """Where a press reaches which button: in the middle of what is seen of it."""
    found = dict[QAbstractButton, QRect]()
    for button in page.findChildren(QAbstractButton):
        lies = button.visibleRegion().boundingRect()
        if lies.isEmpty() or not button.isEnabled() or page.notice.isAncestorOf(button):
            continue
        area = QRect(button.mapTo(page, QPoint()) + lies.topLeft(), lies.size())
        at: QWidget | None = page.childAt(area.center())
        while at is not None and at is not button:
            at = at.parentWidget()
        if at is button:
            found[button] = area
    return found
