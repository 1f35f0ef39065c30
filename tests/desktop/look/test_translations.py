"""German is complete: every text is collected, translated, compiled, and shown."""

from __future__ import annotations

import ast
import shutil
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.look import theme, translate
from desktop.set_up.page import SetUpPage
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from engine.base import resources
from engine.rules import game as games
from engine.store.library import Library
from tests.desktop.pages import GAME, NAMES, played, shown
from tests.paths import CHECKOUT

ROOMS = {path.parent for path in (CHECKOUT / "desktop" / "boards").glob("*/__init__.py")}
OF_GAMES = {
    resources.of_game(room.name) / "window_de.ts": sorted(room.rglob("*.py"))
    for room in sorted(ROOMS)
}
SHARED = [
    path for path in sorted((CHECKOUT / "desktop").rglob("*.py")) if not ROOMS & {*path.parents}
]
FILES = {resources.folder() / "translations" / "waypost_de.ts": SHARED, **OF_GAMES}
"""Each file of translations with the sources whose texts it holds."""


@pytest.fixture(params=FILES, ids=lambda ts: ts.parent.name)
def ts(request: pytest.FixtureRequest) -> Path:
    """Each file of translations."""
    return request.param


@cache
def calls(ts: Path) -> list[tuple[str, ast.Call]]:
    """Every call of `translate` with its place."""
    return list(_calls(ts))


def _calls(ts: Path) -> Iterator[tuple[str, ast.Call]]:
    for path in FILES[ts]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                swaps_letters = len(node.args) == 1
                if name != "translate" or swaps_letters or path.name == "translate.py":
                    continue
                if ast.unparse(node.func) != "painter.translate":
                    yield f"{path.relative_to(CHECKOUT)}:{node.lineno}", node


def literals(ts: Path) -> dict[tuple[str, str], str]:
    """Every context and text in the source, with a place."""
    found: dict[tuple[str, str], str] = {}
    for place, call in calls(ts):
        context, text = call.args[0], call.args[1]
        assert isinstance(context, ast.Constant), f"{place}: the context is a plain literal"
        assert isinstance(text, ast.Constant), f"{place}: the text is a plain literal"
        found[str(context.value), str(text.value)] = place
    return found


@cache
def messages(ts: Path) -> dict[tuple[str, str], ET.Element]:
    """Every message of a German file."""
    return {
        (context.findtext("name") or "", message.findtext("source") or ""): message
        for context in ET.parse(ts).getroot().iter("context")
        for message in context.iter("message")
    }


@pytest.mark.slow
def test_lupdate_can_read_every_call(ts: Path) -> None:
    for place, call in calls(ts):
        assert not call.keywords, f"{place}: lupdate passes over calls with keyword arguments"
    missing = {key: place for key, place in literals(ts).items() if key not in messages(ts)}
    assert not missing, "run resources/translations/update and translate what is new"


@pytest.mark.slow
def test_nothing_is_left_over(ts: Path) -> None:
    assert not messages(ts).keys() - literals(ts).keys(), "run resources/translations/update"


def test_lupdate_would_change_nothing(ts: Path, tmp_path: Path) -> None:
    lupdate = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    if lupdate is None:
        pytest.skip("pyside6-lupdate is not installed")
    copy = tmp_path / ts.name
    shutil.copyfile(ts, copy)
    options = ["-silent", "-no-obsolete", "-locations", "none"]
    sources = [str(path) for path in FILES[ts]]
    subprocess.run([lupdate, *options, *sources, "-ts", str(copy)], check=True, cwd=CHECKOUT)
    assert copy.read_text("utf-8") == ts.read_text("utf-8"), "run resources/translations/update"


def test_everything_is_translated(ts: Path) -> None:
    unfinished = [
        key
        for key, message in messages(ts).items()
        if (found := message.find("translation")) is None or found.get("type") or not found.text
    ]
    assert not unfinished


def test_operands_are_the_same_in_both_languages(ts: Path) -> None:
    def operands(text: str) -> list[str]:
        return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name)

    for (_, source), message in messages(ts).items():
        german = message.findtext("translation") or ""
        assert operands(german) == operands(source), source


def test_german_keeps_to_our_manner(ts: Path) -> None:
    for (_, source), message in messages(ts).items():
        german = message.findtext("translation") or ""
        words = {word.strip(".,:;„“()?").lower() for word in german.split()}
        assert not words & {"du", "dein", "deine", "deinen", "ihr", "ok"}, german
        assert "!" not in german + source
        assert german.endswith(".") == source.endswith("."), (source, german)
        assert '"' not in german, german
        assert " - " not in german, german


def test_a_text_that_several_games_say_has_one_translation() -> None:
    said: dict[tuple[str, str], str] = {}
    for ts in FILES:
        for key, message in messages(ts).items():
            german = message.findtext("translation") or ""
            assert said.setdefault(key, german) == german, key


def test_the_compiled_file_says_the_same(ts: Path, qapp: QApplication) -> None:
    if ts in OF_GAMES:
        translate.add_game(ts.parent.name.replace("_", "-"))
    translate.install(qapp, "de")
    try:
        for (context, source), message in messages(ts).items():
            told = translate.translate(context, source)
            assert told == message.findtext("translation"), "run resources/translations/update"
    finally:
        translate.install(qapp, "en")


def test_a_games_words_come_with_its_first_door(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        return translate.translate("RedOutpost", "The board")

    monkeypatch.setattr(translate, "games", [])
    translate.install(qapp, "de")
    try:
        assert told() == "The board"
        boards.play("red-outpost")
        assert told() == "Der Spielplan"
        translate.install(qapp, "de")
        assert told() == "Der Spielplan", "a change of the language keeps them"
    finally:
        translate.install(qapp, "en")


def test_the_language_of_the_system_is_taken(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translate, "system_language", lambda: "de")
    translate.install(qapp, "")
    assert translate.language() == "de"
    translate.install(qapp, "en")
    assert translate.language() == "en"


@pytest.mark.parametrize(
    ("wanted", "language"), [(["fr-FR", "de-AT", "en-US"], "de"), (["fr-FR"], "en"), ([], "en")]
)
def test_of_the_languages_of_a_system_the_first_that_is_known_is_spoken(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], language: str
) -> None:
    class System(QLocale):
        @staticmethod
        def system() -> QLocale:
            return System()

        def uiLanguages(self, *_: object) -> list[str]:
            return wanted

    monkeypatch.setattr(translate, "QLocale", System)
    assert translate.system_language() == language


def test_several_has_two_forms() -> None:
    assert translate.several(1, "1 bot", "{count} bots") == "1 bot"
    assert translate.several(0, "1 bot", "{count} bots") == "0 bots"


# -- what the pages really show --------------------------------------------------------

SAME = {
    "Pink",
    "Orange",
    "Bot Orange",
    *NAMES,
    "Waypost",
    "Outer Earth",
    "Outpost",
    "Red Outpost",
    "Robinson Crusoe",
    "Bot",
    "1 Bot",
    "1 bot",
    "Export",
    "Friday",
    "“Friday”",
}
"""What is rightly the same in both languages."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Library]:
    """A library with an open match and one that is over."""
    made = Library(tmp_path / "matches.sqlite", lambda: 1_790_000_000)
    made.add(played(3, answers=20), "Friday")
    made.add(played(2), "Friday")
    yield made
    made.close()


def set_up(_: Library) -> QWidget:
    """The set-up of four with special cards, everything opened."""
    page = SetUpPage(games.load(GAME), NAMES)
    page.seats.append()
    page.options.segments["special_cards"].choose("on")
    page.points.more.head.click()
    page.seats.rows[1].complain("")
    return page


def sheet(_: Library) -> QWidget:
    """The sheet of four with special cards."""
    page = SheetPage()
    page.show_result(played(4, options={"special_cards": "on"}))
    return page


PAGES: dict[str, Callable[[Library], QWidget]] = {
    "set_up": set_up,
    "shelf": ShelfPage,
    "sheet": sheet,
}


def says_something(text: str) -> bool:
    """Whether there is a word in it: numbers, clauses and seeds are the same everywhere."""
    parts = text.replace("–", " ").split()
    return any(part.isalpha() and len(part) > 2 for part in parts)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_nothing_stays_english(qtbot: QtBot, qapp: QApplication, store: Library, name: str) -> None:
    theme.apply(qapp, "light")
    translate.install(qapp, "en")
    page = PAGES[name](store)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qapp.processEvents()
    english = {text for text in shown(page) if says_something(text)} - SAME
    assert english
    try:
        translate.install(qapp, "de")
        qapp.processEvents()
        german = set(shown(page))
    finally:
        translate.install(qapp, "en")
    assert english & german == set()
