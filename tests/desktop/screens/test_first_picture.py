"""A page is laid out before it is first painted: nothing moves under the eyes of whoever looks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.look.page import Page
from desktop.match.page import MatchPage
from desktop.shell.window import Window
from tests import screens
from tests.desktop.fixtures import Until

pytestmark = pytest.mark.painted
SCREENS = {
    "red-outpost": ("match", "since", "dealt", "lesson", "end", "table", "lesson-table"),
    "outer-earth": ("earth", "earth-turn", "earth-end", "lesson-earth-table"),
    "outpost": ("outpost", "outpost-bids", "outpost-operators", "outpost-end", "table-outpost"),
    "robinson-crusoe": ("robinson", "robinson-rounds"),
    "rules": ("rules", "help", "rules-found"),
}
"""Screens that come one after the other in one window, by their game."""
LAID_S = 0.4
"""After so many seconds nothing is on its way any more."""


class FirstPicture(QObject):
    """Where everything on the page on top lies when that is first painted."""

    def __init__(self, window: Window, patch: pytest.MonkeyPatch) -> None:
        super().__init__(window)
        self._window = window
        self.of: Page | None = None
        self.areas: dict[QWidget, QRect] = {}
        begin = Page.__init__

        def watched(page: Page, *given: Any, **named: Any) -> None:
            begin(page, *given, **named)
            page.installEventFilter(self)

        # Whoever watches the whole program takes as long as all it does.
        patch.setattr(Page, "__init__", watched)
        for page in window.findChildren(Page):
            page.installEventFilter(self)

    def again(self) -> None:
        """What is painted next of the page counts as seen first."""
        self.of = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page comes before what lies on it."""
        if event.type() == QEvent.Type.Paint and watched is self._window.page is not self.of:
            self.of = self._window.page
            self.areas = areas(self.of)
        return False


def areas(page: Page) -> dict[QWidget, QRect]:
    """Where on the page that lies which is seen of everything."""
    parts = (it for it in page.findChildren(QWidget) if not it.isWindow())
    seen = ((it, it.visibleRegion().boundingRect()) for it in parts)
    return {
        it: QRect(it.mapTo(page, lies.topLeft()), lies.size())
        for it, lies in seen
        if not lies.isEmpty()
    }


def called(part: QWidget) -> str:
    """A part, and what it lies in."""
    names: list[str] = []
    step: QWidget | None = part
    while step is not None and not isinstance(step, Page):
        names.append(f"{type(step).__name__} {step.objectName()}".strip())
        step = step.parentWidget()
    return " in ".join(names)


@pytest.mark.slow
@pytest.mark.parametrize("game", SCREENS)
async def test_what_is_seen_first_lies_where_it_stays(
    window: Window, until: Until, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    # Where nobody keeps the screen on, a table would say so.
    monkeypatch.setattr("desktop.table.awake.has_screen", lambda: False)
    window.resize(1280, 800)
    stage = screens.stage_of(window, window.library)
    first = FirstPicture(window, monkeypatch)
    await until(lambda: first.of is window.page)
    for name in SCREENS[game]:
        shown = first.of
        await {**screens.SCREENS, **screens.STATES}[name](stage)
        await lies_still(window, first, until)
        assert first.of is not shown, f"{name} is another page"


@pytest.mark.slow
async def test_so_it_does_where_the_window_itself_is_seen_first(
    window: Window, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = screens.stage_of(window, window.library)
    first = FirstPicture(window, monkeypatch)
    await screens.SCREENS["match"](stage)
    await lies_still(window, first, until)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["match", "earth", "outpost"])
async def test_a_table_that_is_turned_over_is_told_where_it_stays(
    window: Window, until: Until, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window.resize(1280, 800)
    first = FirstPicture(window, monkeypatch)
    await {**screens.SCREENS, **screens.STATES}[name](screens.stage_of(window, window.library))
    await lies_still(window, first, until)
    page = window.page
    assert isinstance(page, MatchPage)
    page.look.clicked.connect(first.again)
    for _ in range(2):
        QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
        await lies_still(window, first, until)


async def lies_still(window: Window, first: FirstPicture, until: Until) -> None:
    """Nothing has come, gone or moved since the first picture of the page."""
    await until(lambda: first.of is window.page)
    await asyncio.sleep(LAID_S)
    now = areas(window.page)
    moved = [called(part) for part, area in now.items() if first.areas.get(part) != area]
    gone = [called(part) for part in first.areas.keys() - now.keys()]
    assert (moved, gone) == ([], [])


async def test_a_window_that_the_system_takes_and_gives_again_is_laid_out_still(
    window: Window, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1280, 800)
    stage = screens.stage_of(window, window.library)
    first = FirstPicture(window, monkeypatch)
    await until(lambda: first.of is window.page)
    window.hide()
    window.destroy()
    window.show()
    await screens.SCREENS["match"](stage)
    await lies_still(window, first, until)
