"""Copies of the checkout in a scratch folder, in which tests run."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.benchmarks.breaks.places import Place
from tests.paths import CHECKOUT

LEFT_OUT = (".git", "build", "dist", "__pycache__", ".hypothesis", ".*_cache", ".venv", "*.swp")
NOT_PASSED_ON = (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "XDG_SESSION_TYPE",
    "PYTEST_ADDOPTS",
    "PYTHONPATH",
    "PYTHONDONTWRITEBYTECODE",
)


@dataclass
class Ending:
    """How a run of tests ended."""

    code: int | None
    """None if it came to no end."""
    failed: str | None = None
    """The first red test, if the run got as far as to name one."""
    passed: dict[str, float] = field(default_factory=dict)
    """Seconds of CPU by test."""

    @property
    def is_green(self) -> bool:
        """Whether nothing was red; 5 is pytest's code for no tests."""
        return self.code in (0, 5)


class Copy:
    """A copy of the checkout, with a Python of its own that finds it, whatever its environment is."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "checkout"
        self.env = folder / "env"
        self.home = folder / "home"
        self.process: subprocess.Popen[bytes] | None = None
        self.is_stopped = False
        ignore = shutil.ignore_patterns(*LEFT_OUT)
        shutil.copytree(CHECKOUT, self.tree, symlinks=True, ignore=ignore)
        venv.create(self.env, symlinks=True)
        (self.site,) = self.env.glob("lib/python*/site-packages")
        packages = sysconfig.get_path("purelib")
        (self.site / "checkout.pth").write_text(f"{self.tree}\n{packages}\n")
        for tool in Path(sys.executable).parent.iterdir():
            if not (self.env / "bin" / tool.name).exists():
                (self.env / "bin" / tool.name).symlink_to(tool)

    def digest(self) -> str:
        """What tells this copy from one of another state of the checkout."""
        told = sha256()
        for path in sorted(path for path in self.tree.rglob("*") if path.is_file()):
            told.update(f"{path.relative_to(self.tree)}\0".encode() + path.read_bytes())
        return told.hexdigest()

    def mark(self, places: Sequence[Place]) -> Path:
        """Let everybody who comes by these places be noted; the folder of the notes."""
        by_file: dict[str, dict[int, Place]] = {}
        for number, place in enumerate(places):
            by_file.setdefault(place.file, {})[number] = place
        for file, here in by_file.items():
            self.write(file, marked((self.tree / file).read_text("utf-8"), here))
        shutil.copy(Path(__file__).with_name("coming_by.py"), self.site)
        (self.site / "hits").mkdir()
        with (self.site / "checkout.pth").open("a") as file_of_paths:
            file_of_paths.write("import coming_by\n")
        return self.site / "hits"

    def write(self, file: str, text: str) -> None:
        """Change a file; a second is added to its time, or Python would run what it has compiled."""
        path = self.tree / file
        time = path.stat().st_mtime + 1
        path.write_text(text, "utf-8")
        os.utime(path, (time, time))

    def run(
        self, arguments: Sequence[str], seconds: float | None, *, silent: bool = True
    ) -> Ending:
        """Let tests run, at most so many seconds by the clock."""
        if self.is_stopped:
            return Ending(None)
        environment = self.fresh_home()
        asked = self.home / "arguments"
        asked.write_text("".join(f"{argument}\n" for argument in arguments), "utf-8")
        command = [str(self.env / "bin" / "python"), "-P", "-m", "pytest", "-q", "--no-header"]
        command += ["-p", "no:cacheprovider", "-p", "tests.benchmarks.breaks.noting", f"@{asked}"]
        self.process = process = subprocess.Popen(
            command,
            cwd=self.tree,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if silent else None,
            stderr=subprocess.DEVNULL if silent else None,
            start_new_session=True,
        )
        if self.is_stopped:
            self.kill()
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            self.kill()
        ending = Ending(None if self.is_stopped else code)
        for path in (self.home / "notes").iterdir():
            for line in path.read_text("utf-8").splitlines():
                outcome, cpu, test = line.split("\t", 2)
                if outcome == "failed":
                    ending.failed = ending.failed or test
                elif outcome == "passed":
                    ending.passed[test] = float(cpu)
        return ending

    def fresh_home(self) -> dict[str, str]:
        """Empty the folders that tests write to; the environment that leads there."""
        shutil.rmtree(self.home, ignore_errors=True)
        kinds = {f"XDG_{name}_HOME": name for name in ("DATA", "CONFIG", "CACHE", "STATE")}
        kinds |= {"XDG_RUNTIME_DIR": "run", "HYPOTHESIS_STORAGE_DIRECTORY": "hypothesis"}
        kinds["UNNOTICED_NOTES"] = "notes"
        for folder in kinds.values():
            (self.home / folder).mkdir(parents=True, mode=0o700)
        return {
            **{name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON},
            **{name: str(self.home / folder) for name, folder in kinds.items()},
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPYCACHEPREFIX": str(self.home.with_name("bytecode")),
        }

    def stop(self) -> None:
        """End what runs, for good."""
        self.is_stopped = True
        self.kill()

    def kill(self) -> None:
        """End the tests, and all that they have left running."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def marked(text: str, places: dict[int, Place]) -> str:
    """A file's text that says by which of its places somebody comes."""
    marks: list[tuple[int, int, str]] = []
    for number, place in places.items():
        if place.is_statement:
            marks.append((place.start, 1, f"came_by({number}); "))
        else:
            marks.append((place.start, 2, f"(came_by({number}) or ("))
            marks.append((place.end, 0, "))"))
    for at, _, mark in sorted(marks, reverse=True):
        text = text[:at] + mark + text[at:]
    return text
