"""What ./tests/run runs in its environment: the checks, the tests, and the closing report.

Without arguments everything; with arguments only pytest, which they are passed on to. Tests
marked `x11` run in a real X window under Xvfb, all others on Qt's offscreen platform. The checks
and the X tests fill the time in which the others wait, and are told after them.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from desktop.host import system

CHECKOUT = Path(__file__).resolve().parent.parent
NO_TESTS = 5  # pytest's exit code when nothing was collected
X_NOT_RUN = 4
MEMORY, ROOM = "/dev/shm", 2 << 30
"""A file system in memory, and the bytes that are to be free in it for the tests' files."""
SLOW = 1.0
"""Seconds of CPU above which a test is marked slow."""


@dataclass
class Tally:
    """What has passed, failed and been skipped so far."""

    tests: int = 0
    passed: int = 0
    failed: int = 0
    skipped: Counter[str] = field(default_factory=Counter)
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds by test."""
    notes: list[str] = field(default_factory=list)

    def add_report(self, path: Path) -> int:
        """Count what a JUnit file of pytest says; the number of failures in it."""
        failed = 0
        for case in ElementTree.parse(path).iter("testcase"):
            self.tests += 1
            for noted in case.iterfind("properties/property[@name='cpu']"):
                name = f"{case.get('classname')}.{case.get('name')}"
                self.cpu[name] = float(noted.get("value", "0"))
            skip = case.find("skipped")
            if case.find("failure") is not None or case.find("error") is not None:
                failed += 1
            elif skip is not None:
                self.skipped[skip.get("message") or "no reason given"] += 1
            else:
                self.passed += 1
        self.failed += failed
        return failed

    def note_slow(self) -> None:
        """Say which tests should be marked slow; how long one takes depends on the machine."""
        for name, seconds in sorted(self.cpu.items(), key=lambda each: -each[1]):
            if seconds > SLOW:
                self.notes.append(f"not marked slow: {seconds:.1f} s of CPU for {name}")

    def fail(self, note: str) -> None:
        """Count something that is not a test as failed."""
        self.failed += 1
        self.notes.append(f"failed: {note}")


def main(arguments: Sequence[str]) -> int:
    """Run what is asked for; the exit code."""
    begin = time.monotonic()
    parser = argparse.ArgumentParser(
        prog="tests/run",
        usage="%(prog)s [--quick | --thorough] [--no-x] [--env] [pytest's arguments]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--no-x", action="store_true", help="no tests in a real X window")
    how_much = parser.add_mutually_exclusive_group()
    how_much.add_argument(
        "--quick",
        action="store_true",
        help="none that took long in the last whole run, and none under X",
    )
    how_much.add_argument("--thorough", action="store_true", help="what takes minutes, too")
    parser.add_argument("-m", dest="marks", metavar="MARKS", help="pytest's -m")
    # tests/run itself answers this one when it comes first.
    parser.add_argument("--env", action="store_true", help="only print the environment's Python")
    options, rest = parser.parse_known_args(arguments)
    if options.env:
        print(sys.executable)
        return 0
    of_x = [] if options.no_x or options.quick else x_files(rest)
    wants_x = bool(of_x)
    x_line = _prepare_system(wants_x)

    tally = Tally()
    rest = _from_checkout(rest)
    with _separate_home() as home:
        environment = {
            **os.environ,
            **{
                f"XDG_{name}_HOME": str(home / name)
                for name in ("DATA", "CONFIG", "CACHE", "STATE")
            },
        }
        environment.setdefault("XDG_RUNTIME_DIR", str(home))
        # Else it is written into the checkout, which may be there for reading only.
        environment.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(_cache(home) / "hypothesis"))
        times = _cache(home) / "times.json"
        environment["WAYPOST_TEST_TIMES"] = str(times)
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"):
            environment.pop(name, None)
        marks = f"({options.marks}) and " if options.marks else ""
        if not options.thorough:
            marks += "not thorough and "
        if options.quick:
            marks += "not slow and "
        jobs = [] if rest or options.marks else _checks(environment)
        if wants_x and x_line is None:
            jobs.append(
                _pytest(
                    "pytest, in a real X window",
                    home / "x11.xml",
                    ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"],
                    # Collecting all the others takes longer than these.
                    ["-m", f"{marks}x11", *(rest or of_x)],
                    {**environment, "QT_QPA_PLATFORM": "xcb"},
                )
            )
        # Somebody who asks for the terminal or for workers has it his way, one after the other.
        plain = not {"-n", "--pdb", "-s"}.intersection(rest)
        # One more than the machine has: a test often waits for a timer or another process. What a
        # worker has left is shared again when another has nothing more to do.
        number = str((os.cpu_count() or 1) + 1)
        workers = ["-p", "tests.spread", "-n", number, "--dist", "worksteal"] if plain else []
        workers += ["-p", "tests.quick"] if options.quick else []
        offscreen = _pytest(
            "pytest, offscreen",
            home / "offscreen.xml",
            [],
            [*workers, "-m", f"{marks}not x11", *rest],
            {**environment, "QT_QPA_PLATFORM": "offscreen"},
        )
        with _beside(jobs, plain) as endings:
            offscreen.count(tally, offscreen.run())
            for job, ending in zip(jobs, endings, strict=True):
                if plain:
                    _say(job.label)
                code, text = ending()
                print(text, end="", flush=True)
                job.count(tally, code)
        if not (rest or options.marks or options.quick):
            # A quick run leaves out what took long.
            times.parent.mkdir(parents=True, exist_ok=True)
            times.write_text(json.dumps(tally.cpu), "utf-8")
    if options.quick:
        tally.note_slow()
    if x_line is not None:
        tally.notes.append(f"not run: the tests in a real X window. {x_line}")
    return close(tally, time.monotonic() - begin, x_not_run=x_line is not None)


def x_files(arguments: Sequence[str]) -> list[str]:
    """The test files that speak of the mark x11, of the named ones and in the named folders (or of all)."""
    named = [Path(argument.partition("::")[0]) for argument in arguments if argument[:1] != "-"]
    named = [path if path.exists() else CHECKOUT / path for path in named]
    return [
        str(file)
        for path in [path for path in named if path.exists()] or [CHECKOUT / "tests"]
        for file in (sorted(path.rglob("test_*.py")) if path.is_dir() else [path])
        if "mark.x11" in file.read_text("utf-8", "replace")
    ]


def _prepare_system(wants_x: bool) -> str | None:
    """Install what the system lacks; what to type if only the X tests cannot run."""

    def missing() -> list[str]:
        x_packages = system.missing_libraries("x11") + system.missing_for_tests() if wants_x else []
        return list(dict.fromkeys(system.missing_libraries("offscreen") + x_packages))

    if not missing():
        return None
    system.install(missing())
    if system.missing_libraries("offscreen"):
        raise SystemExit(3)
    return system.what_to_type(missing()) if missing() else None


def _from_checkout(arguments: Sequence[str]) -> list[str]:
    """The arguments as they read from the checkout's folder, where the tests run."""
    here = Path.cwd()
    os.chdir(CHECKOUT)
    if here == CHECKOUT:
        return list(arguments)
    return [
        str(here / argument)
        if argument[:1] != "-" and (here / argument.partition("::")[0]).exists()
        else argument
        for argument in arguments
    ]


def _cache(home: Path) -> Path:
    """Where what one run tells the next is kept."""
    return Path(os.environ.get("WAYPOST_TEST_CACHE", home))


@contextmanager
def _separate_home() -> Iterator[Path]:
    """A folder for settings, data and caches, so that no test touches the person's own."""
    with tempfile.TemporaryDirectory(
        prefix="waypost-tests-", dir=_in_memory(), ignore_cleanup_errors=True
    ) as name:
        yield Path(name)


def _in_memory() -> str | None:
    """A folder of a file system in memory, which no write waits for; None where none is of use."""
    try:
        found = os.statvfs(MEMORY)
    except OSError:
        return None
    is_roomy = found.f_bavail * found.f_frsize >= ROOM
    is_usable = is_roomy and not found.f_flag & os.ST_NOEXEC and os.access(MEMORY, os.W_OK)
    return MEMORY if is_usable else None


@dataclass
class Job:
    """A command, and the report that it leaves if it is a pytest."""

    label: str
    command: Sequence[str]
    environment: dict[str, str]
    report: Path | None = None

    def run(self) -> int:
        """Run it in the terminal; its exit code."""
        _say(self.label)
        return subprocess.run(self.command, env=self.environment, check=False).returncode

    def run_silently(self) -> tuple[int, str]:
        """Run it; its exit code and all that it said."""
        done = subprocess.run(
            self.command,
            env=self.environment,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        return done.returncode, done.stdout

    def count(self, tally: Tally, code: int) -> None:
        """Add what came of it."""
        failed = 0
        if self.report is not None:
            try:
                failed = tally.add_report(self.report)
            except (OSError, ElementTree.ParseError):
                code = code or 1
            if code == NO_TESTS:
                return
        # A crash after the last test leaves a fine report behind.
        if code and not failed:
            tally.fail(f"{self.label} ended with {code}" if self.report else self.label)


@contextmanager
def _beside(jobs: Sequence[Job], at_once: bool) -> Iterator[list[Callable[[], tuple[int, str]]]]:
    """Run the jobs one after the other in the background; each one's ending can be waited for."""
    if not at_once:
        yield [lambda job=job: (job.run(), "") for job in jobs]  # type: ignore[misc]
        return
    with ThreadPoolExecutor(1) as aside:
        begun: list[Future[tuple[int, str]]] = [aside.submit(job.run_silently) for job in jobs]
        try:
            yield [ending.result for ending in begun]
        finally:
            aside.shutdown(cancel_futures=True)


def _checks(environment: dict[str, str]) -> list[Job]:
    packages = [name for name in ("engine", "desktop", "tests") if Path(name).is_dir()]
    return [
        Job(label, [sys.executable, "-m", *command], environment)
        for label, command in {
            "ruff check": ["ruff", "check", "--quiet", "--output-format=concise", "."],
            "ruff format": ["ruff", "format", "--quiet", "--check", "."],
            "mypy": ["mypy", "--no-error-summary", *packages],
        }.items()
    ]


def _pytest(
    label: str,
    report: Path,
    prefix: Sequence[str],
    arguments: Sequence[str],
    environment: dict[str, str],
) -> Job:
    cache = _cache(report.parent) / "pytest" / report.stem
    command = [*prefix, sys.executable, "-P", "-m", "pytest", "-q"]
    command += ["-p", "tests.cpu", "-p", "tests.garbage"]
    command += [
        f"--basetemp={report.parent / report.stem}-files",
        "-o",
        f"cache_dir={cache}",
        *arguments,
        f"--rootdir={CHECKOUT}",
        f"--junitxml={report}",
    ]
    return Job(label, command, environment, report)


def close(tally: Tally, seconds: float, *, x_not_run: bool) -> int:
    """Say how the run ended; its exit code."""
    skipped = tally.skipped.total()
    print()
    for reason, count in sorted(tally.skipped.items()):
        print(f"skipped: {count} × {reason}")
    for note in tally.notes:
        print(note)
    print(f"{tally.tests} tests in {seconds:.0f} s")
    tail = f", {skipped} skipped" if skipped else ""
    print(f"{tally.passed} passed, {tally.failed} failed{tail}", flush=True)
    if tally.failed:
        return 1
    if not tally.tests:
        print("waypost: no test was run.", file=sys.stderr)
        return NO_TESTS
    return X_NOT_RUN if x_not_run else 0


def _say(text: str) -> None:
    print(f"waypost: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
