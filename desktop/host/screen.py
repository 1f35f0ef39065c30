"""Which screen really shows a window: tried, because a variable that names one proves nothing.

A dead X or Wayland server makes Qt abort the process or wait for ever, so the window is tried in
a child process. As a script (`python screen.py PLATFORM`) this file is that child.
"""

import os
import sys
from pathlib import Path

from desktop.host.system import Kind, ensure_libraries, local, missing_libraries, say

_CONNECT_SECONDS = 3.0
PROBE_SECONDS = 10.0
_WITHOUT_A_SCREEN = {"offscreen", "minimal"}
_KINDS: dict[str, Kind] = {"wayland": "wayland", "xcb": "x11"}


def find_screen() -> str | None:
    """The Qt platform that shows a window here, or None; a screen that does not answer is said.

    What `QT_QPA_PLATFORM` names is tried too: Qt aborts the process for a name it does not know.
    """
    if sys.platform != "linux":
        return {"darwin": "cocoa", "win32": "windows"}.get(sys.platform)
    wanted = [name for name in os.environ.get("QT_QPA_PLATFORM", "").split(";") if name]
    for name in wanted or _announced():
        platform = name.partition(":")[0]
        if platform in _WITHOUT_A_SCREEN:
            ensure_libraries("offscreen")
            return name
        kind = _KINDS.get("wayland" if platform.startswith("wayland") else platform)
        if _starts(name) if kind is None else _shows_a_window(name, kind):
            return name
    return None


def _announced() -> list[str]:
    """The platforms that the environment speaks of, the better one first."""
    environ = os.environ
    wayland = "WAYLAND_DISPLAY" in environ or environ.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland"] * wayland + ["xcb"] * bool(environ.get("DISPLAY"))


def _shows_a_window(platform: str, kind: Kind) -> bool:
    if kind == "x11":
        label = f"DISPLAY={os.environ.get('DISPLAY', '')}"
        answers = x_answers(os.environ.get("DISPLAY", ""))
    else:
        label = f"WAYLAND_DISPLAY={os.environ.get('WAYLAND_DISPLAY', '')}"
        answers = _wayland_answers()
    if not answers:
        say(
            f"{label} does not answer; going on without it.",
            f"{label} antwortet nicht; es geht ohne weiter.",
        )
        return False
    if kind == "wayland" and os.environ.get("DISPLAY") and missing_libraries(kind):
        return False  # X will do, without anything to install
    ensure_libraries(kind)
    problem = probe(platform)
    if problem is not None:
        _say_no_window(label, problem)
    return problem is None


def _starts(platform: str) -> bool:
    """Whether a platform that is neither X nor Wayland shows a window."""
    ensure_libraries("offscreen")
    problem = probe(platform)
    if problem is not None:
        _say_no_window(f"QT_QPA_PLATFORM={platform}", problem)
    return problem is None


def x_answers(display: str) -> bool:
    """Whether something listens where an X server of this name would."""
    import socket  # only where a screen is tried: a start without one is faster

    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host.startswith("/"):
        return _listens(socket.AF_UNIX, f"{host}:{rest}") or _listens(socket.AF_UNIX, host)
    if host in {"", "unix"} or host.endswith("/unix"):
        path = f"/tmp/.X11-unix/X{number}"
        if _listens(socket.AF_UNIX, "\0" + path) or _listens(socket.AF_UNIX, path):
            return True
        host = "127.0.0.1"
    try:
        with socket.create_connection((host.strip("[]"), 6000 + int(number)), _CONNECT_SECONDS):
            return True
    except (OSError, OverflowError):
        return False


def _wayland_answers() -> bool:
    """Whether something listens where the Wayland server would."""
    import socket

    if "WAYLAND_SOCKET" in os.environ:
        return True  # a connection handed on by the server itself
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    path = Path(folder, os.environ.get("WAYLAND_DISPLAY") or "wayland-0")
    return path.is_absolute() and _listens(socket.AF_UNIX, str(path))


def _listens(family: int, address: str) -> bool:
    import socket

    with socket.socket(family, socket.SOCK_STREAM) as connection:
        connection.settimeout(_CONNECT_SECONDS)
        try:
            connection.connect(address)
        except OSError:
            return False
        return True


def probe(platform: str) -> str | None:
    """Why a window does not come up on this platform; None if it does."""
    import subprocess

    # -P: the folder of this file is not searched for modules.
    command = [sys.executable, "-P", __file__, platform]
    try:
        child = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PROBE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        time = f"{PROBE_SECONDS:.0f} s"
        return local(f"no answer in {time}", f"keine Antwort nach {time}")
    if child.returncode == 0:
        return None
    said = [line for line in child.stderr.splitlines() if line.strip()]
    code = child.returncode
    ended = local(f"the attempt ended with {code}", f"der Versuch endete mit {code}")
    return said[0].strip() if said else ended


def _say_no_window(label: str, problem: str) -> None:
    say(
        f"{label} shows no window ({problem}); going on without it.",
        f"{label} zeigt kein Fenster ({problem}); es geht ohne weiter.",
    )


def _show_a_window(platform: str) -> int:
    """Show one window of one pixel; 0 as soon as it can be painted on."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QGuiApplication, QRasterWindow

    app = QGuiApplication(["waypost", "-platform", platform])
    window = QRasterWindow()
    window.setFlags(
        Qt.WindowType.Tool
        | Qt.WindowType.FramelessWindowHint
        | Qt.WindowType.WindowDoesNotAcceptFocus
    )
    window.resize(1, 1)
    timer = QTimer()
    timer.timeout.connect(lambda: app.exit(0) if window.isExposed() else None)
    timer.start(5)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(_show_a_window(sys.argv[1]))
