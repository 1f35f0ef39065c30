"""What is said over a table lies over no button; where all is full of them, presses go through it."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.touch import TouchButton
from tests import screens
from tests.stage import SETTLE

TABLES = (
    *(
        "table",
        "table-workers",
        "table-log",
        "putting-in",
        "lesson-table",
        "robinson-table",
        "robinson-read-out",
    ),
    *("robinson", "robinson-hand-over", "robinson-alone", "robinson-tv-hand-over"),
    *("table-earth", "table-earth-turn", "table-earth-bids", "lesson-earth-table"),
    *("table-outpost", "table-outpost-drawing", "table-outpost-order", "table-outpost-seat"),
)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
async def test_every_button_of_a_table_is_reached_while_something_is_said(
    window: Window, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("desktop.table.awake.has_screen", lambda: False)
    window.resize(1280, 800)
    await {**screens.SCREENS, **screens.STATES}[name](screens.stage_of(window, window.library))
    page = window.page
    assert isinstance(page, TablePage)
    await asyncio.sleep(SETTLE)
    before = reached(page)
    page.notice.tell("The screen may go dark: switch that off in the settings while you play.")
    await asyncio.sleep(0)
    assert not page.notice.isHidden() and page.rect().contains(page.notice.geometry())
    assert reached(page) == before
    said = page.notice.geometry()
    assert not [area for area in before.values() if area.intersects(said)]


@pytest.mark.slow
async def test_where_buttons_lie_everywhere_they_are_reached_through_what_is_said(
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
    page.notice.tell("The screen may go dark: switch that off in the settings while you play.")
    here = page.notice.geometry().center()
    assert page.childAt(here) is everywhere
    page.notice.tell("The last step can be taken back.", "Take it back", lambda: None)
    assert page.childAt(page.notice.geometry().center()) is not everywhere, "it has a verb to press"


def reached(page: TablePage) -> dict[QAbstractButton, QRect]:
    """Where a press reaches which button: in the middle of what is seen of it."""
    found = dict[QAbstractButton, QRect]()
    for button in page.findChildren(QAbstractButton):
        seen = button.visibleRegion().boundingRect()
        if seen.isEmpty() or not button.isEnabled() or page.notice.isAncestorOf(button):
            continue
        area = QRect(button.mapTo(page, QPoint()) + seen.topLeft(), seen.size())
        at: QWidget | None = page.childAt(area.center())
        while at is not None and at is not button:
            at = at.parentWidget()
        if at is button:
            found[button] = area
    return found
