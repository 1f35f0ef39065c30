"""Every screen is whole and even, in both languages and themes, and none shows English in German.

Every screen of `tests/screens.py` and of the games is walked; one that is added is looked at here, too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Iterator
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
from tests.desktop.screens.heard import unheard
from tests.desktop.screens.letters import Letters
from tests.desktop.screens.painted import Painted
from tests.desktop.screens.reading import parts, read, same
from tests.desktop.screens.room import covered, faults, odd_gaps, off_the_grid, unpainted


@pytest.fixture(autouse=True)
def as_before(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[None]:
    """The other tests speak English at the usual size."""
    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()  # when a match was saved is the same everywhere
    yield
    translate.install(qapp, "en")
    theme.apply(qapp, "light")


type_of_look = tuple[Literal["en", "de"], Literal["light", "dark"], int]
"""Language, theme and text size in per cent."""
LOOKS: tuple[type_of_look, ...] = (("en", "light", 100), ("de", "dark", 150))
"""The longer words at the larger size."""
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
PARTS = 4
"""Walks that all screens take: a test of a whole minute leaves the other workers without one."""
LOWER = ("table-log", "lesson-table", "lesson-earth-table")
"""Screens on which the table has less height than it was designed for."""


async def walk(
    qapp: QApplication,
    thinking: Thinking,
    kept: Path,
    look: type_of_look,
    wanted: Collection[str] = (),
) -> AsyncIterator[tuple[str, QWidget]]:
    """The wanted screens in their order, or all, in a language, a theme and a text size."""
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
        for screen in wanted or screens.SCREENS:
            stage.shown = window
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


def part(number: int) -> list[str]:
    """The names of some screens that follow each other."""
    names = list(screens.SCREENS)
    ends = [len(names) * it // PARTS for it in (number, number + 1)]
    return names[slice(*ends)]


@pytest.mark.slow
@pytest.mark.parametrize("wanted", [*map(part, range(PARTS))], ids=lambda it: f"{it[0]}-{it[-1]}")
async def test_every_screen_is_whole_and_none_shows_english_in_german(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wanted: list[str],
) -> None:
    painted, letters = Painted(monkeypatch), Letters(monkeypatch)
    texts: dict[str, dict[str, set[str]]] = {}
    found = []
    for look in LOOKS:
        said = texts.setdefault(look[0], {})
        async for screen, shown in walk(qapp, thinking, tmp_path, look, wanted):
            said[screen] = parts([shown.windowTitle(), *read(shown), *painted.on(shown)])
            found += [f"{screen} {look}: {fault}" for fault in painted.faults()]
            found += [f"{screen} {look}: {fault}" for fault in await lasting(shown)]
            small = list(letters.too_small(shown))
            if look[2] == 100:
                found += [f"{screen}: {fault}" for fault in small]
            if look[2] == 100 and room_of(shown) not in MEASURED:
                found += [f"{screen}: {fault}" for fault in off_the_grid(shown)]
            if look[2] == 100 and room_of(shown) in ("boards", "table") and screen not in LOWER:
                found += [f"{screen}: {fault}" for fault in await at_design_size(shown)]
    assert texts["en"].keys() == texts["de"].keys()
    assert all(texts["en"].values())
    for screen, english in texts["en"].items():
        both = same(english, texts["de"][screen])
        found += [f"{screen}: English in German: {it}" for it in both]
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("look", "wanted"),
    [
        (("de", "light", 200), ("matches", "set-up", "overview", "since", "score")),
        (("de", "dark", 150), EARTH),
        (("de", "dark", 150), (*OUTPOST, *OUTPOST_TABLES)),
        pytest.param(("en", "dark", 100), (), marks=pytest.mark.thorough),
        pytest.param(("de", "light", 100), (), marks=pytest.mark.thorough),
    ],
    ids=str,
)
async def test_every_screen_is_whole(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    look: type_of_look,
    wanted: tuple[str, ...],
) -> None:
    found = []
    async for screen, shown in walk(qapp, thinking, tmp_path, look, wanted):
        found += [f"{screen}: {fault}" for fault in await lasting(shown)]
    assert not found, "\n".join(found)
