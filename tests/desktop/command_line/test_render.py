"""`waypost render` draws any moment of a record without a screen, or says in one sentence why not."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.play.drawn import where
from desktop.command_line import commands
from desktop.command_line.render import SHARP
from tests.desktop.fixtures import light_and_english
from tests.paths import RECORDS

DRAWN = [path for path in RECORDS if "\ngame red-outpost\n" in path.read_text("utf-8")]
TRIED = [
    path if path in DRAWN[:2] else pytest.param(path, marks=pytest.mark.thorough) for path in DRAWN
]
"""Those that every run draws, and all others."""
RECORD = next(path for path in DRAWN if "special_cards" in path.name)
LINES = sum(line[:1].isdigit() for line in RECORD.read_text("utf-8").splitlines())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """The command speaks English, and what it sets ends with the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    yield
    light_and_english(qapp)


def rendered(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """Run the command in this process: exit code, output, errors."""
    code = commands.run(["render", *(str(argument) for argument in arguments)])
    return code, *capsys.readouterr()


@pytest.mark.slow
@pytest.mark.parametrize("record", TRIED, ids=lambda path: path.stem)
def test_every_record_is_drawn_as_it_ended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    target = tmp_path / "board.png"
    code, out, err = rendered(capsys, record, "-o", target)
    assert (code, err) == (0, "")
    assert out.startswith(f"{target} shows the board after line ")
    made = QImage(str(target))
    assert made.size().toTuple() == (where.WIDE * SHARP, where.HIGH * SHARP)


def test_a_table_that_is_not_drawn_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = next(path for path in RECORDS if path.name.startswith("robinson"))
    code, out, err = rendered(capsys, record, "-o", tmp_path / "board.png")
    assert (code, out) == (2, "")
    assert err.endswith(": robinson-crusoe has no picture of its board.\n")


@pytest.mark.slow
def test_line_theme_and_language_make_the_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pictures = set()
    for number, options in enumerate(
        (
            ("--at", 0),
            ("--at", 20),
            ("--at", LINES),
            ("--at", LINES, "--theme", "dark"),
            ("--at", LINES, "--language", "de"),
        )
    ):
        target = tmp_path / f"{number}.png"
        assert rendered(capsys, RECORD, *options, "-o", target)[0] == 0
        pictures.add(target.read_bytes())
    assert len(pictures) == 5
    last = tmp_path / "last.png"
    assert rendered(capsys, RECORD, "-o", last)[0] == 0
    assert last.read_bytes() == (tmp_path / "2.png").read_bytes()


def test_a_picture_says_the_windows_own_words_in_its_language_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = next(path for path in RECORDS if path.name.startswith("outpost_four"))
    for language, market in (("de", "Markt"), ("en", "Market")):
        options = ("--at", 0, "--language", language)
        assert rendered(capsys, record, *options, "-o", tmp_path / "board.png")[0] == 0
        assert QCoreApplication.translate("Outpost", "Market") == market


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((RECORD,), "-o/--output is missing"),
        (("-o", "OUT.png"), "RECORD is missing"),
        (("/nowhere/record", "-o", "OUT.png"), "“/nowhere/record” cannot be read"),
        (("/", "-o", "OUT.png"), "“/” cannot be read: it is a folder"),
        ((__file__, "-o", "OUT.png"), "line 1: "),
        ((RECORD, "--at", LINES + 1, "-o", "OUT.png"), f"there is no line {LINES + 1} to show"),
        ((RECORD, "--at", 10**30, "-o", "OUT.png"), "--at is not valid"),
        ((RECORD, "--at", "-1", "-o", "OUT.png"), "-1 is not a whole number from 0 up"),
        ((RECORD, "--at", "ten", "-o", "OUT.png"), "ten is not a whole number from 0 up"),
        ((RECORD, "--theme", "blue", "-o", "OUT.png"), "it is one of light and dark"),
        ((RECORD, "-o", "OUT.jpg"), "does not end in .png"),
        ((RECORD, "-o", "OUT"), "does not end in .png"),
        ((RECORD, "-o", "/nowhere/OUT.png"), "“/nowhere/OUT.png” cannot be written: there is no such file"),
        ((RECORD, "-o", "folder.png"), "“folder.png” cannot be written: it is a folder"),
        ((RECORD, "-o", "a\0b.png"), "cannot be written"),
    ],
)  # fmt: skip
def test_what_cannot_be_drawn_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[object, ...],
    sentence: str,
) -> None:
    tmp_path.joinpath("folder.png").mkdir()
    monkeypatch.chdir(tmp_path)
    code, out, err = rendered(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("waypost: ") and err.endswith(".\n") and err.count("\n") == 1
    assert sentence in err
    assert [path.name for path in tmp_path.iterdir()] == ["folder.png"], "something is left over"


def test_a_picture_for_which_there_is_no_room_leaves_the_old_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    target = tmp_path / "board.png"
    target.write_bytes(b"as it was")
    monkeypatch.setattr(os, "fsync", full)
    code, _, err = rendered(capsys, RECORD, "--at", "9", "-o", target)
    assert code == 2 and "there is no room left on the disk" in err
    assert target.read_bytes() == b"as it was"
    assert [path.name for path in tmp_path.iterdir()] == ["board.png"]


def test_a_broken_record_is_told_and_the_old_picture_stays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken, target = tmp_path / "record", tmp_path / "board.png"
    broken.write_text(RECORD.read_text("utf-8").replace(" turn 3 ", " turn 4 ", 1), "utf-8")
    target.write_bytes(b"as it was")
    code, _, err = rendered(capsys, broken, "-o", target)
    assert code == 2 and str(broken) in err and "out of place" in err
    assert target.read_bytes() == b"as it was"


@pytest.mark.slow
def test_no_screen_is_needed_and_standard_input_is_read(tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {name: value for name, value in os.environ.items() if name not in names}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "desktop", "render", "-", "--at", "9", "-o", str(target)],
        input=RECORD.read_bytes(),
        env=environ | {"QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert not QImage(str(target)).isNull()


@pytest.mark.slow
def test_qt_is_imported_by_no_other_command_and_by_no_wrong_argument() -> None:
    program = (
        "import sys; from desktop.command_line.commands import run; "
        f"run(['replay', {str(RECORD)!r}]); "
        "run(['render', '/nowhere', '-o', 'x.png']); "
        f"run(['render', {str(RECORD)!r}, '--at', '9999', '-o', '/tmp/x.png']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0


def test_german_is_spoken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments, sentence in (
        ((RECORD, "-o", "x.jpg"), "endet nicht auf .png"),
        ((RECORD, "-o", tmp_path / "x.png", "--at", 9999), "Eine Zeile 9999 gibt es nicht"),
        ((RECORD, "-o", "/nowhere/x.png"), "kann nicht geschrieben werden"),
    ):
        assert sentence in rendered(capsys, *arguments, "--language", "de")[2]
