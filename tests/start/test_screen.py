"""Which screen is believed."""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from desktop.host import screen


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that speaks English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def nothing_announced(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "x11" in request.keywords:
        return
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)


@contextmanager
def mute_server(path: Path) -> Iterator[None]:
    """Takes connections and never answers."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()
        yield
    path.unlink()


def test_no_screen_is_nothing_to_speak_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert screen.find_screen() is None
    assert capsys.readouterr().err == ""


# Not :99, which is where xvfb-run begins to look for a free one.
@pytest.mark.parametrize("display", [":3571", "unix:3571", "localhost:3571", "banana", ":", ":1e9"])
def test_dead_display_is_said(
    display: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", display)
    assert screen.find_screen() is None
    said = capsys.readouterr().err
    assert said == f"waypost: DISPLAY={display} does not answer; going on without it.\n"


def test_a_dead_display_is_said_in_german_on_a_german_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    monkeypatch.setenv("DISPLAY", "banana")
    assert screen.find_screen() is None
    said = capsys.readouterr().err
    assert said == "waypost: DISPLAY=banana antwortet nicht; es geht ohne weiter.\n"


def test_dead_wayland_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    assert screen.find_screen() is None
    assert "WAYLAND_DISPLAY=wayland-7 does not answer" in capsys.readouterr().err


def test_mute_server_is_given_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":3572")
    monkeypatch.setattr(screen, "PROBE_SECONDS", 1.0)
    monkeypatch.setattr(screen, "ensure_libraries", lambda kind: None)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X3572")  # where X listens, too, beside its file
        server.listen()
        assert screen.find_screen() is None
    assert ":3572 shows no window (no answer in 1 s)" in capsys.readouterr().err


def test_platform_set_by_hand_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("DISPLAY", ":3571")
    assert screen.find_screen() == "offscreen"


def test_a_platform_without_a_screen_has_its_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    ensured: list[str] = []
    monkeypatch.setattr(screen, "ensure_libraries", ensured.append)
    for name in ("offscreen", "minimal:enable_fonts"):
        monkeypatch.setenv("QT_QPA_PLATFORM", name)
        assert screen.find_screen() == name
    assert ensured == ["offscreen", "offscreen"]


def test_a_platform_that_is_not_known_is_said_and_counts_as_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "banana")
    assert screen.find_screen() is None
    said = capsys.readouterr().err
    assert said.startswith("waypost: QT_QPA_PLATFORM=banana shows no window (")
    monkeypatch.setenv("QT_QPA_PLATFORM", "banana;offscreen")
    assert screen.find_screen() == "offscreen"


def test_x_set_by_hand_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":3571")
    assert screen.find_screen() is None


@pytest.mark.parametrize(
    ("system", "platform"), [("darwin", "cocoa"), ("win32", "windows"), ("sunos5", None)]
)
def test_other_systems_have_a_screen_of_their_own(
    monkeypatch: pytest.MonkeyPatch, system: str, platform: str | None
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert screen.find_screen() == platform


@pytest.fixture
def probed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The platforms that were tried; each shows its window."""
    tried: list[str] = []
    monkeypatch.setattr(screen, "ensure_libraries", lambda kind: None)
    monkeypatch.setattr(screen, "missing_libraries", lambda kind: [])
    monkeypatch.setattr(screen, "probe", tried.append)
    return tried


def test_wayland_goes_before_x_if_it_needs_nothing_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, probed: list[str]
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("XDG_SESSION_TYPE", "wayland")
    monkeypatch.setenv("DISPLAY", f"{tmp_path}/x:0")
    with mute_server(tmp_path / "wayland-0"), mute_server(tmp_path / "x:0"):
        assert screen.find_screen() == "wayland"
        monkeypatch.setattr(screen, "missing_libraries", lambda kind: ["libwayland-egl1"])
        assert screen.find_screen() == "xcb"
        monkeypatch.delenv("DISPLAY")
        assert screen.find_screen() == "wayland"
    assert probed == ["wayland", "xcb", "wayland"]


@pytest.mark.usefixtures("probed")
def test_a_connection_that_the_server_handed_on_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "nowhere")
    assert screen.find_screen() is None
    monkeypatch.setenv("WAYLAND_SOCKET", "7")
    assert screen.find_screen() == "wayland"


def test_a_display_is_found_at_its_socket_or_its_port(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, probed: list[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        for display in (f":{number}", f"127.0.0.1:{number}.0", f"unix:{number}"):
            monkeypatch.setenv("DISPLAY", display)
            assert screen.find_screen() == "xcb", display
    with mute_server(tmp_path / "x:1"):
        monkeypatch.setenv("DISPLAY", f"{tmp_path}/x:1")
        assert screen.find_screen() == "xcb"
    with mute_server(tmp_path / "socket"):
        monkeypatch.setenv("DISPLAY", f"{tmp_path}/socket:0")
        assert screen.find_screen() == "xcb"
    assert probed == ["xcb"] * 5


def test_the_probe_shows_a_window() -> None:
    assert screen.probe("offscreen") is None


def test_the_probe_tells_why_not() -> None:
    problem = screen.probe("no-such-platform")
    assert problem is not None and "no-such-platform" in problem


@pytest.mark.x11
def test_a_living_display_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert os.environ["DISPLAY"]
    assert screen.find_screen() == "xcb"
    monkeypatch.delenv("QT_QPA_PLATFORM")
    assert screen.find_screen() == "xcb"
