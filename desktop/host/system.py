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
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    # Loaded only where something is missing.
    import subprocess

Kind = Literal["offscreen", "x11", "wayland"]


def of_locale(environ: Mapping[str, str]) -> str:
    """The language of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, `en` or `de`."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    return "de" if locale.partition("_")[0].partition(".")[0].lower() == "de" else "en"


def local(english: str, german: str) -> str:
    """The sentence in the language of the system."""
    return german if of_locale(os.environ) == "de" else english


def say(english: str, german: str) -> None:
    """Say a sentence on the terminal in the language of the system."""
    print(f"waypost: {local(english, german)}", file=sys.stderr, flush=True)


def missing_libraries(kind: Kind) -> list[str]:
    """The Debian packages that bring the libraries this kind of screen lacks."""
    if sys.platform != "linux":
        return []
    wanted = _needed("always") | _needed(kind)
    return [package for library, package in wanted.items() if not loads(library)]


def missing_for_tests() -> list[str]:
    """The Debian packages that bring the programs the tests lack, such as a screen in memory."""
    return [package for name, package in _needed("tests").items() if not shutil.which(name)]


def ensure_libraries(kind: Kind) -> None:
    """Install what this kind of screen lacks, or say what to type and leave with 3."""
    ensure(lambda: missing_libraries(kind))


def ensure(missing: Callable[[], Sequence[str]]) -> None:
    """Install what `missing` names, or say what to type and leave with 3."""
    packages = missing()
    if packages and not (install(packages) and not missing()):
        raise SystemExit(3)


def what_to_type(packages: Sequence[str]) -> str:
    """How these packages are installed, as a sentence that ends with the line to type."""
    line = f"apt install {shlex.join(packages)}"
    if os.geteuid() != 0 and not shutil.which("sudo"):
        how = local(
            "Type this as root, then start again", "Als root dies eintippen, dann neu starten"
        )
        return f"{how}: {line}"
    how = local("Type this, then start again", "Dies eintippen, dann neu starten")
    return f"{how}: {line}" if os.geteuid() == 0 else f"{how}: sudo {line}"


def install(packages: Sequence[str], ask: bool = True) -> bool:
    """Install these packages as root; otherwise say how, with all else that is missing.

    On a terminal sudo is run if somebody says yes.
    """
    if not shutil.which("apt-get"):
        names = " ".join(packages)
        say(
            f"system packages are missing; Debian calls them {names}.",
            f"Systempakete fehlen; bei Debian heißen sie {names}.",
        )
        return False
    if os.geteuid() == 0:
        names = shlex.join(packages)
        say(f"installing system packages: {names}", f"Systempakete werden installiert: {names}")
        return _apt_get([], packages)
    # Nobody types a second line for the other command, or for the screen.
    packages = list(dict.fromkeys([*packages, *missing_libraries("x11"), *missing_for_tests()]))
    how = what_to_type(packages)
    say(f"system packages are missing. {how}", f"Systempakete fehlen. {how}")
    if ask and shutil.which("sudo") and sys.stdin.isatty() and sys.stderr.isatty():
        asked = local("run it now? [y/N]", "jetzt ausführen? [j/N]")
        print(f"waypost: {asked} ", end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().lower() in {"y", "yes", "j", "ja"}:
            return _apt_get(["sudo"], packages)
    return False


def _needed(when: str) -> dict[str, str]:
    """What is looked for then, and the package that brings it."""
    text = Path(__file__).with_name("packages.txt").read_text("utf-8")
    lines = [line.split() for line in text.splitlines() if line[0] != "#"]
    return {name: package for kind, name, package in lines if kind == when}


def loads(library: str) -> bool:
    """Whether a library of the system is there."""
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
        why = " / ".join((second.stderr or second.stdout).strip().splitlines()[-3:])
        say(
            f"the packages could not be installed: {why}",
            f"die Pakete ließen sich nicht installieren: {why}",
        )
    return second.returncode == 0


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    import subprocess

    # sudo asks for its password on the terminal itself, so output can be kept.
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)


if __name__ == "__main__":
    if sys.argv[1:2] != ["install"] or not sys.argv[2:]:
        sys.exit("usage: system.py install PACKAGE…")
    # At once, all that the window will need too.
    kind: Kind = "x11" if os.environ.get("DISPLAY") else "offscreen"
    sys.exit(0 if install([*sys.argv[2:], *missing_libraries(kind)]) else 3)
