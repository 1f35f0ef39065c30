"""Drawings of the last start stand in for drawing them again, and nothing depends on them."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.look import drawings, theme
from desktop.look.kept import FILE
from engine.base import resources


@pytest.fixture
def folder(qapp: QApplication, tmp_path: Path) -> Iterator[Path]:
    """Where the drawings are kept."""
    theme.apply(qapp, "light")
    yield tmp_path / "pictures"
    drawings.keep()
    drawings.drawing.cache_clear()
    drawings.app_file.cache_clear()


def start(folder: Path) -> list[QImage]:
    """What a start draws."""
    for drawn in (drawings.drawing, drawings.untinted, drawings.app_file):
        if hasattr(drawn, "cache_clear"):
            drawn.cache_clear()
    drawings.keep_in(folder)
    made = [
        drawings.icon_pixmap("play", 20, "accent"),
        drawings.cover("red-outpost", 300, 168),
    ]
    drawings.keep()
    return [drawing.toImage() for drawing in made]


def no_drawing(*_: object) -> None:
    pytest.fail("it was drawn again")


def test_the_second_start_draws_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = start(folder)
    written = (folder / FILE).stat().st_mtime_ns
    monkeypatch.setattr(drawings, "untinted", no_drawing)
    assert start(folder) == first
    assert (folder / FILE).stat().st_mtime_ns == written


def test_another_file_is_drawn_anew(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = tmp_path / "resources"
    for file in resources.folder().glob("*/**/*.svg"):
        # Without its mode: a checkout may be there for reading only.
        to = copied / file.relative_to(resources.folder())
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, to)
    monkeypatch.setattr(resources, "folder", lambda: copied)
    first = start(folder)
    shutil.copyfile(copied / "app/icons/undo.svg", copied / "app/icons/play.svg")
    second = start(folder)
    assert second[0] != first[0] and second[1] == first[1]


@pytest.mark.parametrize("broken", ["", "cut", "pixel", "head", "sizes"])
def test_a_broken_file_is_as_none(folder: Path, broken: str) -> None:
    first = start(folder)
    data = (folder / FILE).read_bytes()
    head, _, pixels = data.partition(b"\n")
    told = json.loads(head)
    told["drawings"] = [[name, wide * 1000, *more] for name, wide, *more in told["drawings"]]
    (folder / FILE).write_bytes(
        {
            "": b"",
            "cut": data[:-9],
            "pixel": data[:-1] + bytes([data[-1] ^ 255]),
            "head": b"[1, 2]\n" + pixels,
            "sizes": json.dumps(told).encode() + b"\n" + pixels,
        }[broken]
    )
    assert start(folder) == first
    assert (folder / FILE).read_bytes() == data, "it is whole again"


def test_a_folder_that_cannot_be_written_is_done_without(folder: Path) -> None:
    folder.write_text("in the way")
    assert start(folder) == start(folder)


def test_what_cannot_take_its_place_leaves_nothing_beside_it(folder: Path) -> None:
    (folder / FILE).mkdir(parents=True)
    start(folder)
    assert [path.name for path in folder.iterdir()] == [FILE]


@pytest.mark.parametrize(
    "head",
    [
        b"[" * 100_000,
        b'{"checksum": 0, "drawings": [["a", 1000000000000, 1]]}',
        b'{"checksum": 0, "drawings": [["a", 3000000000, 0]]}',
        b'{"checksum": 0, "drawings": [["a", -1, -1]]}',
        b'{"checksum": 0, "drawings": [["a", 1.5, 1]]}',
        b'{"checksum": 0, "drawings": 5}',
    ],
    ids=range(6),
)
def test_whatever_is_wrong_with_the_file_it_is_drawn_anew(folder: Path, head: bytes) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(head + b"\n")
    assert start(folder) == start(folder.with_name("without"))


def test_nobody_waits_for_a_pipe_in_its_place(folder: Path) -> None:
    folder.mkdir()
    os.mkfifo(folder / FILE)
    assert start(folder) == start(folder.with_name("without"))
