"""The system's libraries that Qt needs: found by loading them, installed if that is allowed.

Nothing but the standard library is imported here: this runs before Qt can be imported, and as
`python system.py install PACKAGE…` before the environment is there.
"""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    # Loaded only where something is missing.
    import subprocess

Kind = Literal["offscreen", "x11", "wayland"]

# What to load, and the Debian package that brings it (with all that it needs itself).
_LIBRARIES: dict[Kind, dict[str, str]] = {
    "offscreen": {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libGL.so.1": "libgl1",
        "libEGL.so.1": "libegl1",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libfontconfig.so.1": "libfontconfig1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",  # QtNetwork, for the second start
    },
    "x11": {
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}


def missing_libraries(kind: Kind) -> list[str]:
    """The Debian packages that bring the libraries this kind of screen lacks."""
    if sys.platform != "linux":
        return []
    wanted = _LIBRARIES["offscreen"] | _LIBRARIES[kind]
    return [package for library, package in wanted.items() if not _loads(library)]


def missing_xvfb() -> list[str]:
    """The Debian packages that a screen in memory lacks (`xvfb-run`)."""
    programs = {"xvfb-run": "xvfb", "xauth": "xauth"}
    return [package for program, package in programs.items() if not shutil.which(program)]


def ensure_libraries(kind: Kind) -> None:
    """Install what this kind of screen lacks, or say what to type and leave with 3."""
    ensure(lambda: missing_libraries(kind))


def ensure(missing: Callable[[], Sequence[str]]) -> None:
    """Install what `missing` names, or say what to type and leave with 3."""
    packages = missing()
    if packages and not (install(packages) and not missing()):
        raise SystemExit(3)


def apt_line(packages: Sequence[str]) -> str:
    """The line to type for these packages."""
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"{sudo}apt install {shlex.join(packages)}"


def install(packages: Sequence[str], ask: bool = True) -> bool:
    """Say the one line that installs these packages; run it as root, or by sudo if told to."""
    line = apt_line(packages)
    if not shutil.which("apt-get"):
        names = " ".join(packages)
        _say(f"system packages are missing; Debian calls them {names}.")
        return False
    if os.geteuid() == 0:
        _say(f"installing system packages: {line}")
        return _apt_get([], packages)
    _say(f"system packages are missing. Type: {line}")
    if ask and shutil.which("sudo") and sys.stdin.isatty() and sys.stderr.isatty():
        print("waypost: run it now? [y/N] ", end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().lower() in {"y", "yes", "j", "ja"}:
            return _apt_get(["sudo"], packages)
    return False


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _apt_get(prefix: list[str], packages: Sequence[str]) -> bool:
    """Install without a question; with the package lists fetched if that is what it takes."""
    # `env`, because sudo does not hand the environment on.
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    command = [*apt, "install", "--yes", "--no-install-recommends", *packages]
    first = _run(command)
    if first.returncode == 0:
        return True
    _run([*apt, "update"])
    second = _run(command)
    if second.returncode:
        reason = (second.stderr or second.stdout).strip().splitlines()[-3:]
        _say("the packages could not be installed: " + " / ".join(reason))
    return second.returncode == 0


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    import subprocess

    # sudo asks for its password on the terminal itself, so output can be kept.
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)


def _say(text: str) -> None:
    print(f"waypost: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] != ["install"] or not sys.argv[2:]:
        sys.exit("usage: system.py install PACKAGE…")
    # One line to type for all that the window will need too.
    kind: Kind = "x11" if os.environ.get("DISPLAY") else "offscreen"
    sys.exit(0 if install([*sys.argv[2:], *missing_libraries(kind)]) else 3)
