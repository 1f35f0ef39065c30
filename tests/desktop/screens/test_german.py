"""No screen shows or says an English text in German.

Every screen of `tests/screens.py` is walked in both languages, and every kind of
question: a screen that is added there is looked at here, too. What is read is what labels and
buttons say, what rows and the board paint, tooltips, and what screen readers are told.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.drawn import told
from desktop.host.settings import Settings
from desktop.look import theme, translate
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.store.library import Library
from tests import screens
from tests.desktop.questions import QUESTIONS, asked

WORD = re.compile(r"[^\W\d_]{3,}")
SAME = {
    *("anna", "ben", "cleo", "dana", "friday", "sunday"),  # what people typed
    *("waypost", "red", "outpost", "robinson", "crusoe", "inter", "vollkorn"),  # names
    *("mit", "bsd", "ofl", "mpl", "lgpl", "gpl", "and", "clause", "apache", "psf"),  # licences
    *(part for each in distributions() for part in WORD.findall(each.name.lower())),  # and of what
    *(
        "bot",
        "bots",
        "export",
        "mine",
        "name",
        "palisade",
        "person",
        "phase",
        "pink",
        "orange",
    ),  # words of both languages
    *("normal", "pause", "start", "version"),
    *("esc", "tab", "enter", "ctrl"),  # as they stand on the keys; Strg is told by Qt
    *("deutsch", "english"),  # each language calls itself
}
"""Words that are rightly the same in both languages."""
TYPED = "Friday at the cabin"
"""What a person called a match."""
PARTS = re.compile(r"[\n:;,.·()„“”\"|]|<[^>]*>| – | › ")


class Painted:
    """The texts that any widget paints itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[str] = []
        real = QPainter.drawText

        def draw(painter: QPainter, *given: Any) -> Any:
            self.texts += [part for part in given if isinstance(part, str)]
            return real(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", draw)

    def on(self, widget: QWidget) -> list[str]:
        """What is painted when the widget is."""
        self.texts.clear()
        widget.grab()
        return list(self.texts)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Listens to what is painted."""
    return Painted(monkeypatch)


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """The other tests speak English."""
    theme.apply(qapp, "light")
    yield
    translate.install(qapp, "en")


def read(top: QWidget) -> Iterator[str]:
    """Every text that a widget and all in it show or tell."""
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(index) for index in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QTextEdit):
            yield widget.toPlainText()
        elif isinstance(widget, QAbstractItemView):
            yield from rows(widget)
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())


def rows(view: QAbstractItemView) -> Iterator[str]:
    """The rows of a list, those out of sight too."""
    model = view.model()
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
    for number in range(model.rowCount() if model is not None else 0):
        yield from (str(model.index(number, 0).data(role) or "") for role in roles)


def parts(texts: list[str]) -> set[str]:
    """The texts in pieces; those without a word that must differ are left out."""
    pieces = {piece.strip() for text in texts for piece in PARTS.split(text.replace(TYPED, ""))}
    return {
        piece for piece in pieces if any(word.lower() not in SAME for word in WORD.findall(piece))
    }


def compare(english: dict[str, set[str]], german: dict[str, set[str]]) -> None:
    """Fail with what is the same in both languages, by screen."""
    assert english.keys() == german.keys()
    assert all(english.values())
    same = [f"{screen}: {text}" for screen in english for text in english[screen] & german[screen]]
    assert not same, "the same in both languages:\n" + "\n".join(sorted(same))


# -- the screens -----------------------------------------------------------------------


async def walked(
    qapp: QApplication, language: str, thinking: Thinking, folder: Path, painted: Painted
) -> dict[str, set[str]]:
    """The texts of every screen in a language."""
    translate.install(qapp, language)
    chosen = Settings(language=language, theme="light", names=["Anna", "Ben", "Cleo"])
    found: dict[str, set[str]] = {}
    with (
        closing(Library(folder / f"{language}.sqlite", lambda: screens.NOW)) as library,
        closing(Window(qapp, library, chosen, thinking)) as window,
    ):
        window.resize(1280, 800)
        window.show()
        for screen, go in screens.Stage(window, library).screens().items():
            await go()
            await asyncio.sleep(0.1)
            found[screen] = parts([window.windowTitle(), *read(window), *painted.on(window)])
    return found


async def test_no_screen_shows_english_in_german(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    painted: Painted,
) -> None:
    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    english = await walked(qapp, "en", thinking, tmp_path, painted)
    german = await walked(qapp, "de", thinking, tmp_path, painted)
    compare(english, german)


# -- the questions ---------------------------------------------------------------------


def told_by(page: MatchPage, painted: Painted) -> Iterator[str]:
    """What the page of an open question tells: each step of the answer, and what lies on the board."""
    drawn = page.board.drawn
    yield from read(page)
    for row in page.choices.list.rows:
        if row.kind == "group":
            page.choices.list.pressed_row.emit(row)
            yield from read(page.choices)
            page.choices.step_back()
    yield from painted.on(page.choices)
    for thing in drawn.reach.buttons:
        note = told.note_of(drawn.table, thing, drawn.question.refusals)
        if note is not None:
            yield from (note.title, *note.lines, note.reason)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_is_asked_in_english_in_german(
    qtbot: QtBot, qapp: QApplication, thinking: Thinking, painted: Painted, question: str
) -> None:
    found = {}
    for language in ("en", "de"):
        translate.install(qapp, language)
        page = MatchPage(asked(question), "Friday", thinking, lambda: 0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.board.drawn.set_motion(0)
        page.show()
        page.refresh()
        found[language] = {question: parts(list(told_by(page, painted)))}
    compare(found["en"], found["de"])
