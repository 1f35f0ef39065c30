"""What opens where: the window on a screen, the demonstration without one, and what goes wrong."""

from __future__ import annotations

import builtins
import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.command_line import opening
from desktop.host import screen, system
from desktop.shell import app, demo
from engine.base.errors import Told


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a start changes for its process is as it was after the test."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(builtins, "__import__", builtins.__import__)
    yield
    gc.enable()


@pytest.fixture
def ensured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of screens whose libraries were asked for."""
    kinds: list[str] = []
    monkeypatch.setattr(system, "ensure_libraries", kinds.append)
    return kinds


@pytest.fixture
def demonstrated(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders in which a demonstration was played; it ends with nothing to say."""
    folders: list[Path] = []
    monkeypatch.setattr(demo, "run", folders.append)
    return folders


@pytest.mark.parametrize(("left", "code"), [(None, 0), (0, 0), (3, 3)])
def test_the_window_opens_on_the_screen_that_is_found(
    monkeypatch: pytest.MonkeyPatch, left: int | None, code: int
) -> None:
    monkeypatch.setattr(screen, "find_screen", lambda: "offscreen:found")
    monkeypatch.setattr(app, "run", lambda: left)
    assert opening.run(None) == code
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen:found"
    assert not gc.isenabled(), "what is loaded stays; the app collects from then on"


def test_without_a_screen_the_demonstration_is_left_in_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ensured: list[str], demonstrated: list[Path]
) -> None:
    monkeypatch.setattr(screen, "find_screen", lambda: None)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert opening.run(None) == 0
    assert demonstrated == [tmp_path / "waypost" / "demo"] and demonstrated[0].is_dir()
    assert (ensured, os.environ["QT_QPA_PLATFORM"]) == (["offscreen"], "offscreen")


@pytest.mark.usefixtures("ensured")
def test_without_a_home_the_demonstration_lies_among_the_temporary_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, demonstrated: list[Path]
) -> None:
    monkeypatch.setattr(screen, "find_screen", lambda: None)
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert opening.run(None) == 0
    assert demonstrated[0].parent == tmp_path and demonstrated[0].name.startswith("waypost-demo-")


@pytest.mark.usefixtures("ensured")
def test_a_named_folder_has_the_demonstration_whatever_the_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, demonstrated: list[Path]
) -> None:
    monkeypatch.setattr(screen, "find_screen", lambda: "xcb")
    assert opening.run(str(tmp_path / "a" / "b")) == 0
    assert demonstrated == [tmp_path / "a" / "b"] and demonstrated[0].is_dir()


def test_what_goes_wrong_at_a_plain_start_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(demo: str | None) -> int:
        raise Told("no words", f"it fails with {demo}")

    monkeypatch.setattr(opening, "run", fail)
    assert opening.run_alone() == 2
    assert capsys.readouterr().err == "waypost: it fails with None.\n"
    monkeypatch.setattr(opening, "run", lambda demo: 5)
    assert opening.run_alone() == 5
