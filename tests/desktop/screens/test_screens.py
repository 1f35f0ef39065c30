"""Every screen is whole and even, in both languages and themes, and none shows English in German.

Those around a match show what was approved. Every screen of `tests/screens.py` and of the games is walked; one that is added is looked at here, too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.host.settings import Settings
from desktop.look import theme, translate
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from desktop.table.measure import DESIGN
from engine.store.library import Library
from tests import screens
from tests.day import its_turn, told
from tests.desktop.screens import approved
from tests.desktop.screens.heard import unheard
from tests.desktop.screens.letters import Letters
from tests.desktop.screens.painted import Painted
from tests.desktop.screens.reading import parts, read, same
from tests.desktop.screens.room import covered, faults, odd_gaps, off_the_grid, unpainted


@pytest.fixture(autouse=True)
def of_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody's settings, in a place that is known."""
    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()  # when a match was saved is the same everywhere


type_of_look = tuple[Literal["en", "de"], Literal["light", "dark"], int]
"""Language, theme and text size in per cent."""
LARGER: type_of_look = ("de", "dark", 150)
"""The longer words at the larger size."""
SOME_OR_ALL = [pytest.param(3, id="some"), pytest.param(1, marks=pytest.mark.thorough, id="all")]
"""A usual run looks at some screens in other looks: within so many days at all."""
MEASURED = ("boards", "match", "table", "tv")
"""Rooms whose pages take their lengths from the room there is."""

EARTH = (
    "lesson-earth-table",
    *("earth", "earth-bids", "earth-turn", "earth-four", "earth-round", "earth-end"),
    *("earth-overview", "score-earth", "score-earth-now", "score-earth-wrong", "score-earth-tie"),
    *("table-earth", "table-earth-bids", "table-earth-turn", "table-earth-ours"),
    *("table-earth-planet", "values-earth", "tv-earth"),
)
OUTPOST = ("outpost", "outpost-overview", "outpost-bids", "outpost-operators", "outpost-end")
OUTPOST_TABLES = (
    *("table-outpost-set-up", "table-outpost", "table-outpost-drawing", "table-outpost-order"),
    *("table-outpost-full", "table-outpost-nine", "table-outpost-seat", "table-outpost-ours"),
    *("table-outpost-rolling", "table-outpost-deciding", "tv-outpost", "tv-outpost-events"),
)
LONG = ("matches", "set-up", "overview", "since", "score")
LETTERS = ("table-workers", *EARTH, *OUTPOST)
"""No letter of them is too small in German, either."""
PARTS = 3
"""Walks that all screens take: a test of a whole minute leaves the other workers without one."""
PATIENCE = 15
"""Tenths of a second within which boards are drawn and long pages laid out."""
LOWER = ("table-log", "lesson-table", "lesson-earth-table")
"""Screens on which the table has less height than it was designed for."""


async def walk(
    qapp: QApplication,
    thinking: Thinking,
    kept: Path,
    look: type_of_look,
    wanted: Sequence[str],
) -> AsyncIterator[tuple[str, QWidget]]:
    """The wanted screens in their order, in a language, a theme and a text size."""
    language, name, text = look
    theme.apply(qapp, name, text / 100)
    translate.install(qapp, language)
    chosen = Settings(language=language, theme=name, text_size=text, names=["Anna", "Ben", "Cleo"])
    with (
        closing(Library(kept / f"{language}-{name}.sqlite", lambda: screens.NOW)) as library,
        closing(Window(qapp, library, chosen, thinking)) as window,
    ):
        window.resize(1280, 800)
        window.show()
        stage = screens.stage_of(window, library)
        ways = {**screens.SCREENS, **screens.STATES}
        for screen in wanted:
            stage.clear()
            await ways[screen](stage)
            await asyncio.sleep(0.1)
            yield screen, stage.shown
            assert (window.width(), window.height()) == (1280, 800)


def room_of(shown: QWidget) -> str:
    """The room of the house that a window's page comes from."""
    page = shown.page if isinstance(shown, Window) else shown
    return type(page).__module__.split(".")[1]


async def lasting(shown: QWidget) -> list[str]:
    """The faults that are there when everything has been laid out."""
    for _ in range(20):
        if not list(faults(shown)):
            break
        # Long pages are measured piece by piece, when there is time.
        await asyncio.sleep(0.1)
    return [*faults(shown), *covered(shown), *unpainted(shown), *unheard(shown)]


async def at_design_size(shown: QWidget) -> list[str]:
    """The faults at the size whose pixels are the lengths that the page's own code names."""
    before = shown.size()
    shown.resize(DESIGN)
    await asyncio.sleep(0.05)
    found = list(odd_gaps(shown))
    shown.resize(before)
    await asyncio.sleep(0.05)
    return found


async def otherwise_approved(screen: str, shown: QWidget, painted: Painted) -> list[str]:
    """What is shown otherwise than it was approved, once boards are drawn and long pages laid out."""
    for _ in range(PATIENCE):
        if approved.lines(shown, painted) == approved.known(screen):
            break
        await asyncio.sleep(0.1)
    return approved.differences(screen, approved.lines(shown, painted))


def part(number: int) -> list[str]:
    """The names of some usual screens that follow each other, without those that were approved."""
    names = [it for it in screens.SCREENS if it not in approved.SCREENS]
    ends = [len(names) * it // PARTS for it in (number, number + 1)]
    return names[slice(*ends)]


@pytest.mark.slow
@pytest.mark.parametrize("days", SOME_OR_ALL)
@pytest.mark.parametrize(
    "wanted", [[*approved.SCREENS], *map(part, range(PARTS))], ids=lambda it: f"{it[0]}-{it[-1]}"
)
async def test_every_screen_is_whole_and_none_shows_english_in_german(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wanted: list[str],
    days: int,
) -> None:
    painted, letters = Painted(monkeypatch), Letters(monkeypatch)
    english: dict[str, set[str]] = {}
    found = []
    async for screen, shown in walk(qapp, thinking, tmp_path, ("en", "light", 100), wanted):
        if screen in approved.SCREENS:
            found += await otherwise_approved(screen, shown, painted)
        english[screen] = parts([shown.windowTitle(), *read(shown), *painted.on(shown)])
        wrong = [*painted.faults(), *await lasting(shown), *letters.too_small(shown)]
        if room_of(shown) not in MEASURED:
            wrong += off_the_grid(shown)
        if room_of(shown) in ("boards", "table") and screen not in LOWER:
            wrong += await at_design_size(shown)
        found += [f"{screen}: {fault}" for fault in wrong]
    usual = [it for it in wanted if it in screens.SCREENS]
    async for screen, shown in walk(qapp, thinking, tmp_path, LARGER, its_turn(usual, days)):
        german = parts([shown.windowTitle(), *read(shown), *painted.on(shown)])
        both = same(english[screen], german)
        wrong = [*painted.faults(), *await lasting(shown)]
        wrong += [f"English in German: {it}" for it in both]
        found += [f"{screen} {LARGER}: {fault}" for fault in wrong]
    assert all(english.values())
    assert not found, told(found)


@pytest.mark.slow
@pytest.mark.parametrize("days", SOME_OR_ALL)
@pytest.mark.parametrize(
    ("look", "wanted"),
    [
        pytest.param(("de", "light", 200), LONG, id="long-pages"),
        pytest.param(LARGER, (*EARTH, *OUTPOST, *OUTPOST_TABLES), id="earth-outpost"),
        pytest.param(("de", "light", 100), LETTERS, id="letters"),
    ],
)
async def test_every_screen_is_whole(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    look: type_of_look,
    wanted: tuple[str, ...],
    days: int,
) -> None:
    found = await not_whole(qapp, thinking, tmp_path, monkeypatch, look, its_turn(wanted, days))
    assert not found, told(found)


@pytest.mark.thorough
@pytest.mark.parametrize("look", [("en", "dark", 100), ("de", "light", 100)], ids=str)
async def test_every_usual_screen_is_whole_in_either_language_and_theme(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    look: type_of_look,
) -> None:
    wanted = list(screens.SCREENS)
    found = await not_whole(qapp, thinking, tmp_path, monkeypatch, look, wanted)
    assert not found, "\n".join(found)


async def not_whole(
    qapp: QApplication,
    thinking: Thinking,
    kept: Path,
    monkeypatch: pytest.MonkeyPatch,
    look: type_of_look,
    wanted: Sequence[str],
) -> list[str]:
    """What of the wanted screens has no room in that look, or is too small to be read."""
    letters, found = Letters(monkeypatch), []
    async for screen, shown in walk(qapp, thinking, kept, look, wanted):
        found += [f"{screen}: {fault}" for fault in await lasting(shown)]
        small = list(letters.too_small(shown))
        if look[2] == 100:
            found += [f"{screen}: {fault}" for fault in small]
    return found
