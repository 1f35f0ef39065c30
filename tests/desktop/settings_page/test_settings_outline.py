"""The settings lie as they were agreed upon, in each of their states."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.host import settings
from desktop.host.settings import Settings
from desktop.settings_page import about
from desktop.settings_page.changes import Release
from desktop.settings_page.data import Data, Question
from desktop.settings_page.licences import Licence
from desktop.settings_page.page import SettingsPage
from desktop.settings_page.text_size import TextSize
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out

RELEASES = (Release("2.0", ("One thing", "Another")), Release("1.0", ("The first",)))
LICENCES = [Licence("Waypost", "MIT", ()), Licence("Inter", "", ())]
CHOICES = (
    Settings(language="de", theme="dark", text_size=150, motion="on", pace_ms=0),
    Settings(language="en", theme="light", text_size=80, motion="reduced", pace_ms=1400),
    Settings(motion="off", text_size=200, pace_ms=300, is_dark_told=True),
)


def read(data: Data, path: str, qtbot: QtBot) -> None:
    """Look into a backup, which is read beside the window."""
    with qtbot.waitSignal(data.reading.done):
        data.look_into(path)
    # What lies there is laid out anew with what it says now.
    data.told.updateGeometry()
    QApplication.processEvents()


def test_the_settings_lie_as_they_were_agreed_upon(
    qapp: QApplication,
    qtbot: QtBot,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(about, "releases", lambda _language: RELEASES)
    monkeypatch.setattr(about, "all_licences", lambda: LICENCES)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    monkeypatch.setattr(settings, "folder", lambda: tmp_path)
    # The length of a path to it is otherwise each time.
    monkeypatch.chdir(tmp_path)
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)

    def on_screen(made: QWidget, wide: int, high: int) -> QWidget:
        qtbot.addWidget(made)
        made.resize(wide, high)
        made.show()
        return made

    def shown() -> Iterator[tuple[str, QWidget]]:
        yield "as at first", on_screen(SettingsPage(Settings(), library), 1280, 1600)
        for number, chosen in enumerate(CHOICES, 1):
            page = SettingsPage(chosen, library)
            yield f"chosen {number}", on_screen(page, 1280, 1600)
        yield "narrow", on_screen(SettingsPage(Settings(), library), 800, 1600)
        size = TextSize(100)
        for per_cent in (100, 80, 130, 200):
            size.follow(per_cent)
            yield f"text size {per_cent}", on_screen(size, 500, 120)
        question = Question()
        for there, here in ((1, 0), (3, 1), (2, 5)):
            question.ask("mine.backup", there, here)
            yield f"{there} there, {here} here", on_screen(question, 500, 160)
        data = Data(library)
        on_screen(data, 560, 500)
        read(data, "nothing.backup", qtbot)
        yield "a backup that cannot be read", data
        data.save("mine.backup")
        yield "saved", data
        read(data, "mine.backup", qtbot)
        yield "asked", data
        data.folder.click()
        yield "no program opens folders", data

    strokes = Strokes(monkeypatch)
    assert not (found := changed("settings-parts", shown(), strokes)), "\n".join(found)
