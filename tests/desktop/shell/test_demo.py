"""The demonstration: its pictures are new ones, and what goes wrong is said with the file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.sheet.page import SheetPage
from desktop.shell import app, demo
from desktop.shell.window import Window
from engine.store.library import Library
from tests.desktop.fixtures import Until


@pytest.fixture
def seen(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """What the settings' folder was while a match was to be played, which is not played here."""
    folders: list[str | None] = []

    def no_match(_life: Callable[..., Any]) -> list[Path]:
        folders.append(os.environ.get("WAYPOST_CONFIG"))
        return []

    monkeypatch.setattr(app, "run_with", no_match)
    return folders


def test_old_pictures_do_not_count_and_the_own_settings_stay(
    seen: list[str | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAYPOST_CONFIG", "/somewhere")
    for name in ("turn-06", "turn-20", "turn-34", "score-sheet"):
        (tmp_path / f"{name}.png").write_bytes(b"old")
    assert demo.run(tmp_path) == 1
    assert os.environ["WAYPOST_CONFIG"] == "/somewhere" != seen[0]
    monkeypatch.delenv("WAYPOST_CONFIG")
    assert demo.run(tmp_path) == 1
    assert "WAYPOST_CONFIG" not in os.environ


def test_where_the_pictures_are_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(app, "run_with", lambda _life: [tmp_path] * 4)
    assert demo.run(tmp_path) == 0
    assert capsys.readouterr().out == f"waypost: 4 pictures of a whole match are in {tmp_path}\n"


async def test_pictures_are_taken_of_some_turns_and_of_the_sheet(
    window: Window, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "MOMENTS", (1, 2))
    monkeypatch.setattr(demo, "PATIENCE", 30.0)
    watching = asyncio.ensure_future(demo.watch(window, tmp_path))
    await until((tmp_path / "turn-02.png").exists, 10.0)
    page = window.page
    assert isinstance(page, MatchPage)
    page.people.end.emit()
    pictures = await asyncio.wait_for(watching, 5.0)
    assert [it.name for it in pictures] == ["turn-01.png", "turn-02.png", "score-sheet.png"]
    assert isinstance(window.page, SheetPage)


def test_a_picture_that_cannot_be_written_is_named(window: Window, tmp_path: Path) -> None:
    assert demo.picture(window, tmp_path / "a.png").stat().st_size
    with pytest.raises(OSError, match=r"nowhere/a\.png”, "):
        demo.picture(window, tmp_path / "nowhere" / "a.png")


async def test_everything_is_closed_after_a_failure(
    qapp: QApplication, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> list[Path]:
        raise OSError("no room")

    closed: list[str] = []

    def noted(kind: type[Thinking] | type[Library], name: str) -> None:
        close = kind.close

        def closing(it: Any) -> None:
            closed.append(name)
            close(it)

        monkeypatch.setattr(kind, "close", closing)

    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    monkeypatch.setattr(demo, "watch", fail)
    noted(Thinking, "thinking")
    noted(Library, "library")
    with pytest.raises(OSError, match="no room"):
        await demo.play(qapp, tmp_path, tmp_path)
    assert closed == ["thinking", "library"]
    monkeypatch.undo()
