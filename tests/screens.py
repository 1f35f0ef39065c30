"""Takes a picture of every screen of the real window, in both themes and both languages.

`tests/pictures [SCREEN …] [--theme light] [--language de] [--size 1920x1080]
[--text 150] [--to DIR]` takes only those; without a screen of its own it runs under Xvfb.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import itertools
import os
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Literal

from PySide6.QtWidgets import QApplication

from desktop.host.settings import Settings
from desktop.look import theme, translate
from desktop.match.thinking import Thinking
from desktop.shelf.page import ShelfPage
from desktop.shell import app
from desktop.shell.window import Window
from desktop.table import awake
from engine.base import catalogue
from engine.store.library import Library
from tests.paths import CHECKOUT
from tests.stage import SETTLE, Screens, Stage, type_of_ways

PICTURES = CHECKOUT / "build" / "screens"
"""Where the pictures go; git ignores it."""
NOW = 1_795_200_000
"""The time of the library's clock, so that a picture taken again is the same."""


async def shelf(stage: Stage) -> None:
    stage.window.show_shelf()


async def matches(stage: Stage) -> None:
    await shelf(stage)
    page = stage.window.page
    assert isinstance(page, ShelfPage)
    page.show_all()


async def settings(stage: Stage) -> None:
    stage.window.show_shelf()
    stage.window.show_settings()


def of_games() -> list[Screens]:
    """The screens of each game that has some beside its tests."""
    modules = (f"tests.games.{name.replace('-', '_')}.screens" for name in catalogue.names())
    return [importlib.import_module(it).SCREENS for it in modules if importlib.util.find_spec(it)]


OF_GAMES = of_games()
SCREENS: type_of_ways = {
    "shelf": shelf,
    "matches": matches,
    **{name: go for its in OF_GAMES for name, go in its.all.items()},
    "settings": settings,
}
"""Every screen by the name of its picture."""
STATES: type_of_ways = {name: go for its in OF_GAMES for name, go in its.states.items()}
"""Screens once more, in states that are worth a look."""


def stage_of(window: Window, library: Library) -> Stage:
    """A window with what lies on the shelf."""
    return Stage(window, library, [match for its in OF_GAMES for match in its.on_shelf])


async def take(qt: QApplication, wanted: argparse.Namespace) -> int:
    """Take the pictures that are wanted; the exit code."""
    # Where nobody keeps the screen on, a page would say so in the picture.
    awake.has_screen = lambda: False
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    languages: tuple[Literal["en", "de"], ...] = ("en", "de")
    wide, high = map(int, wanted.size.split("x"))
    wanted.to.mkdir(parents=True, exist_ok=True)
    with closing(Thinking()) as thinking, tempfile.TemporaryDirectory() as own:
        for name, language in itertools.product(themes, languages):
            if wanted.theme not in (None, name) or wanted.language not in (None, language):
                continue
            theme.apply(qt, name, wanted.text / 100)
            translate.install(qt, language)
            chosen = Settings(
                language=language, theme=name, text_size=wanted.text, names=["Anna", "Ben", "Cleo"]
            )
            kept = Path(own, f"{name}-{language}.sqlite")
            with (
                closing(Library(kept, lambda: NOW)) as library,
                closing(Window(qt, library, chosen, thinking)) as window,
            ):
                window.resize(wide, high)
                window.show()
                stage = stage_of(window, library)
                for screen, go in {**SCREENS, **STATES}.items():
                    if wanted.screens and screen not in wanted.screens:
                        continue
                    stage.clear()
                    await go(stage)
                    await asyncio.sleep(SETTLE)
                    path = wanted.to / f"{screen}-{name}-{language}.png"
                    if not stage.shown.grab().save(str(path)):
                        raise SystemExit(f"{path} cannot be written")
                    print(path, flush=True)
    return 0


def main() -> int:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(prog="tests/pictures", description=__doc__)
    parser.add_argument("screens", nargs="*")
    parser.add_argument("--theme", choices=("light", "dark"))
    parser.add_argument("--language", choices=("en", "de"))
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--to", type=Path, default=PICTURES)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as own:
        # Neither the person's matches nor the settings are touched.
        os.environ["WAYPOST_CONFIG"] = os.environ["WAYPOST_DATA"] = own
        return app.run_with(lambda qt: take(qt, wanted))


if __name__ == "__main__":
    raise SystemExit(main())
