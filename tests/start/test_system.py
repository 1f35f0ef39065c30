"""What is said and done when libraries of the system are missing."""

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from desktop.host import system


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that speaks English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ordinary person on a Debian machine without a terminal."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were run; each succeeds."""
    ran: list[str] = []

    def run(command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(" ".join(command))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    return ran


def lacking(monkeypatch: pytest.MonkeyPatch, *libraries: str) -> None:
    monkeypatch.setattr(system, "loads", lambda library: library not in libraries)


def test_missing_libraries_are_named_by_package(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch, "libEGL.so.1", "libxcb-cursor.so.0", "libwayland-egl.so.1")
    assert system.missing_libraries("offscreen") == ["libegl1"]
    assert system.missing_libraries("x11") == ["libegl1", "libxcb-cursor0"]
    assert system.missing_libraries("wayland") == ["libegl1", "libwayland-egl1"]


def test_a_library_that_does_not_exist_does_not_load() -> None:
    assert not system.loads("libno-such-thing.so.0")


@pytest.mark.usefixtures("person")
def test_a_person_gets_one_line_with_all_that_both_commands_need(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], apt: list[str]
) -> None:
    lacking(monkeypatch, "libEGL.so.1", "libGL.so.1", "libxcb-cursor.so.0")
    found = {"/usr/bin/apt-get", "/usr/bin/sudo"}
    monkeypatch.setattr(shutil, "which", lambda name: name if f"/usr/bin/{name}" in found else None)
    with pytest.raises(SystemExit) as end:
        system.ensure_libraries("offscreen")
    assert end.value.code == 3
    line = "apt install libgl1 libegl1 libxcb-cursor0 xvfb xauth dbus"
    assert capsys.readouterr().err == (
        f"waypost: system packages are missing. Type this, then start again: sudo {line}\n"
    )
    found.remove("/usr/bin/sudo")
    with pytest.raises(SystemExit):
        system.ensure_libraries("offscreen")
    assert capsys.readouterr().err.endswith(f"Type this as root, then start again: {line}\n")
    assert apt == []


@pytest.mark.usefixtures("person", "apt")
def test_a_german_system_is_told_in_german(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    lacking(monkeypatch, "libEGL.so.1")
    assert not system.install(["libegl1"])
    said = capsys.readouterr().err
    assert said.startswith("waypost: Systempakete fehlen. Dies eintippen, dann neu starten: sudo ")


@pytest.mark.usefixtures("person")
@pytest.mark.parametrize(("answer", "runs"), [("y\n", True), ("\n", False), ("", False)])
def test_sudo_only_after_a_yes_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, apt: list[str], answer: str, runs: bool
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert system.install(["libgl1"]) is runs
    assert any(line.startswith("sudo env ") for line in apt) is runs


def test_root_is_not_told_to_type_anything(
    monkeypatch: pytest.MonkeyPatch, apt: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system, "loads", lambda library: bool(apt))
    system.ensure_libraries("offscreen")
    assert len(apt) == 1
    assert "libgl1 libegl1" in apt[0] and "xvfb" not in apt[0]
    assert "Type" not in capsys.readouterr().err


def test_install_that_changes_nothing_is_not_believed(
    monkeypatch: pytest.MonkeyPatch, apt: list[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    lacking(monkeypatch, "libGL.so.1")
    with pytest.raises(SystemExit) as end:
        system.ensure_libraries("offscreen")
    assert end.value.code == 3


def test_nothing_but_the_standard_library_is_needed() -> None:
    command = [sys.executable, "-I", "-S", str(Path(system.__file__)), "install"]
    child = subprocess.run(command, capture_output=True, text=True)
    assert child.returncode == 1
    assert "usage" in child.stderr


@pytest.mark.parametrize(("second", "installed"), [(0, True), (100, False)])
def test_an_install_that_fails_is_tried_once_more_with_fresh_lists_of_packages(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    second: int,
    installed: bool,
) -> None:
    ran: list[list[str]] = []
    codes = iter((100, 0, second))

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        said = "one\ntwo\nthree\nE: no such package\n"
        return subprocess.CompletedProcess(command, next(codes), "out", said)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert system.install(["libgl1", "libegl1"]) is installed
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    install = [*apt, "install", "--yes", "--no-install-recommends", "libgl1", "libegl1"]
    assert ran == [install, [*apt, "update"], install]
    first, *rest = capsys.readouterr().err.splitlines()
    assert first == "waypost: installing system packages: libgl1 libegl1"
    why = "waypost: the packages could not be installed: two / three / E: no such package"
    assert rest == ([] if installed else [why])


def test_where_there_is_no_apt_the_packages_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not system.install(["libgl1", "libegl1"])
    said = "waypost: system packages are missing; Debian calls them libgl1 libegl1.\n"
    assert capsys.readouterr().err == said


@pytest.mark.usefixtures("person")
def test_nobody_is_asked_who_said_not_to_be(
    monkeypatch: pytest.MonkeyPatch, apt: list[str]
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert not system.install(["libgl1"], ask=False) and apt == []


def test_on_another_system_than_linux_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch, "libEGL.so.1")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system.missing_libraries("x11") == []
