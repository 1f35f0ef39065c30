"""desktop/run in a copy of the checkout, with a stand-in for the program and for the installer."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from mmap import ACCESS_READ, mmap
from pathlib import Path

import pytest

from tests.paths import CHECKOUT
from tests.start.test_project import PROJECT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the scripts are for Linux")

LIMIT = 300.0
"""Seconds for a start, on a busy machine too."""
PROGRAM = """
import os, sys
import engine
print(os.getcwd(), *sys.argv[1:], os.path.dirname(engine.__path__[0]), sep="|")
"""
# All that the scripts use; a uv or another Python on the machine's PATH is not found.
TOOLS = ["bash", "cat", "dirname", "env", "flock", "grep", "mkdir", "readlink", "rm", "sh"]
TOOLS += ["sed", "sha256sum", "sleep", "tail", "wc"]
# Makes a true but empty environment, notes each call, and takes its time if told to.
UV = """#!/bin/sh
echo "$1 $2" >>"$CALLS"
echo "${{UV_CACHE_DIR:-?}} ${{PIP_CACHE_DIR:-?}}" >"$CALLS-caches"
case $1 in
venv) for last; do :; done; exec {python} -I -m venv --without-pip "$last" ;;
pip) sleep "${{SLOW:-0}}"; exit "${{INSTALL_CODE:-0}}" ;;
esac
"""

# A Python that can make no environment.
BARE = """#!/bin/sh
case "$*" in
*version_info*) echo "3.11.9 $0" ;;
*"import ensurepip"*) exit "${{VENV_CODE:-1}}" ;;
*system.py*) exec {python} "$@" ;;
*) echo No space left on device >&2; exit 1 ;;
esac
"""


class Start:
    """A copy of the checkout at a path with spaces, and what its last start printed."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "My Games" / "way post"
        self.programs = folder / "bin"
        self.cache = folder / "the cache"
        self.calls = folder / "calls"
        self.folder = folder
        self.children: list[subprocess.Popen[str]] = []
        for name in (
            "desktop/run",
            "desktop/environment.sh",
            "desktop/host/system.py",
            "desktop/host/packages.txt",
            "tests/run",
            "pyproject.toml",
        ):
            to = self.checkout / name
            to.parent.mkdir(parents=True, exist_ok=True)
            # Without the mode: the checkout of the tests may be there for reading only.
            shutil.copyfile(CHECKOUT / name, to)
            to.chmod(0o755)
        (self.checkout / "engine").mkdir()
        (self.checkout / "engine/__init__.py").touch()
        (self.checkout / "desktop/__main__.py").write_text(PROGRAM)
        self.programs.mkdir()
        for name in TOOLS:
            found = shutil.which(name)
            assert found, name
            (self.programs / name).symlink_to(found)
        self.program("uv", UV.format(python=f"'{sys._base_executable}'"))  # type: ignore[attr-defined]
        self.program("python3", f"#!/bin/sh\nexec '{sys._base_executable}' \"$@\"\n")  # type: ignore[attr-defined]
        self.environ = {
            "PATH": str(self.programs),
            "HOME": str(folder / "home"),
            "XDG_CACHE_HOME": str(self.cache),
            "TMPDIR": str(folder / "tmp"),
            "CALLS": str(self.calls),
        }
        (folder / "tmp").mkdir()

    def program(self, name: str, text: str) -> None:
        (self.programs / name).write_text(text)
        (self.programs / name).chmod(0o755)

    def begin(
        self, *arguments: str, script: str = "desktop/run", **environ: str
    ) -> subprocess.Popen[str]:
        child = subprocess.Popen(
            [self.checkout / script, *arguments],
            cwd=self.folder,
            env=self.environ | environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
        )
        self.children.append(child)
        return child

    def run(self, *arguments: str, **environ: str) -> tuple[int, str, list[str]]:
        """The exit code, what was printed, and the steps that were said."""
        child = self.begin(*arguments, **environ)
        out, said = child.communicate(timeout=LIMIT)
        return child.returncode, out, said.splitlines()

    def end(self) -> None:
        """Nothing that was begun outlives the test, whatever became of it."""
        for child in self.children:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
            for stream in (child.stdout, child.stderr):
                if stream is not None:
                    stream.close()

    def environments(self) -> list[Path]:
        return [path.parent for path in self.folder.glob("*/waypost*/*/complete")]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    made = Start(tmp_path)
    yield made
    made.end()


def files(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.rglob("*"))


def test_first_start_says_its_steps_and_second_says_nothing(start: Start) -> None:
    before = files(start.checkout)
    code, out, said = start.run("--demo", "a b", "")
    assert (code, out) == (0, f"{start.folder}|--demo|a b||{start.checkout}\n"), said
    assert [line.split()[:2] for line in said] == [
        ["waypost:", "Python"],
        ["waypost:", "making"],
        ["waypost:", "installing"],
        ["waypost:", "the"],
    ]
    assert start.run("again") == (0, f"{start.folder}|again|{start.checkout}\n", [])
    assert start.calls.read_text() == "venv --quiet\npip install\n"
    assert files(start.checkout) == before
    root = start.cache / "waypost"
    assert (start.folder / "calls-caches").read_text() == f"{root}/uv {root}/pip\n"


def test_started_through_a_link(start: Start) -> None:
    (start.folder / "waypost").symlink_to(start.checkout / "desktop/run")
    out = subprocess.run([start.folder / "waypost"], env=start.environ, capture_output=True)
    assert out.returncode == 0, out.stderr


def test_folder_of_the_user_does_not_stand_in_for_ours(start: Start) -> None:
    (start.folder / "engine").mkdir()
    (start.folder / "engine/__init__.py").write_text("raise SystemExit('the wrong one')")
    assert start.run()[0] == 0
    assert start.run(PYTHONPATH=str(start.folder))[0] == 0


def test_other_packages_other_environment(start: Start) -> None:
    start.run()
    (first,) = start.environments()
    pinned = PROJECT["dependencies"]
    assert (first / "requirements.txt").read_text().splitlines() == pinned
    project = start.checkout / "pyproject.toml"
    text = project.read_text().replace("line-length = 100", "line-length = 99")
    project.write_text(text)
    assert start.run()[2] == []
    project.write_text(text.replace(pinned[0], f"{pinned[0]}.1"))
    # As a library that is loaded.
    with (first / "way").open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ):
        start.run()
        assert len(start.environments()) == 2
    project.write_text(text.replace(pinned[0], f"{pinned[0]}.2"))
    start.run()
    assert len(start.environments()) == 1


def test_environment_of_a_checkout_that_is_gone(start: Start) -> None:
    start.run()
    mine = start.checkout
    start.checkout = shutil.copytree(mine, start.folder / "another")
    start.run()
    assert len(start.environments()) == 2
    mine.rename(start.folder / "yet another")
    for environment in start.environments():
        (environment / "complete").unlink()
    start.run()
    assert len([*start.cache.glob("*/*/way")]) == 1


def test_without_its_stamp_an_environment_is_made_anew(start: Start) -> None:
    start.run()
    (environment,) = start.environments()
    (environment / "complete").unlink()
    (environment / "half").touch()
    assert start.run()[0] == 0
    assert not (environment / "half").exists()


def test_killed_in_the_first_install(start: Start) -> None:
    first = start.begin(SLOW="1")
    while not (start.calls.exists() and "pip" in start.calls.read_text()):
        assert first.poll() is None
        time.sleep(0.02)
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert start.environments() == []
    code, _, said = start.run()
    assert code == 0, said
    # The installer outlives the killed shell; nobody builds in its folder meanwhile.
    assert "waiting" in said[0]
    assert start.calls.read_text() == "venv --quiet\npip install\n" * 2


def test_killed_while_the_tests_tools_are_added(start: Start) -> None:
    assert start.run()[0] == 0
    (environment,) = start.environments()
    (environment / "in use").touch()
    adding = start.begin("--env", script="tests/run", SLOW="1")
    while start.calls.read_text().count("pip") < 2:
        assert adding.poll() is None
        time.sleep(0.02)
    adding.send_signal(signal.SIGKILL)
    adding.communicate()
    assert start.run() == (0, f"{start.folder}|{start.checkout}\n", [])
    again = start.begin("--env", script="tests/run")
    out, said = again.communicate(timeout=LIMIT)
    assert (again.returncode, out) == (0, f"{environment}/bin/python\n"), said
    assert "adding the tools of the tests" in said
    packages = (environment / "requirements.txt").read_text().splitlines()
    assert packages == PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"]
    assert (environment / "in use").exists()
    assert start.calls.read_text().count("venv") == 1
    assert start.begin("--env", script="tests/run").communicate(timeout=LIMIT)[1] == ""


def test_tools_that_cannot_be_added_leave_the_game_alone(start: Start) -> None:
    assert start.run()[0] == 0
    (environment,) = start.environments()
    (environment / "in use").touch()
    adding = start.begin("--env", script="tests/run", INSTALL_CODE="1")
    _, said = adding.communicate(timeout=LIMIT)
    assert adding.returncode == 3 and "could not be installed" in said
    assert start.run()[0] == 0
    assert (environment / "in use").exists()


def test_two_first_starts_at_once_make_one_environment(start: Start) -> None:
    children = [start.begin(SLOW="0.5") for _ in range(2)]
    for child in children:
        _, said = child.communicate(timeout=LIMIT)
        assert child.returncode == 0, said
    assert start.calls.read_text() == "venv --quiet\npip install\n"


def test_cache_that_cannot_be_written(start: Start) -> None:
    assert start.run(XDG_CACHE_HOME="/dev/null/cache")[0] == 0
    assert (start.folder / "tmp" / f"waypost-{os.getuid()}").stat().st_mode & 0o777 == 0o700
    assert len(start.environments()) == 1


def test_no_home(start: Start) -> None:
    for name in ("HOME", "XDG_CACHE_HOME"):
        del start.environ[name]
    assert start.run()[0] == 0
    assert len(start.environments()) == 1


def test_nothing_can_be_written(start: Start) -> None:
    code, _, said = start.run(XDG_CACHE_HOME="/dev/null/cache", TMPDIR="/dev/null/tmp")
    assert code == 3
    assert len(said) == 1 and "can be written to" in said[0]


def test_folder_in_tmp_that_somebody_else_made(start: Start) -> None:
    (start.folder / "tmp" / f"waypost-{os.getuid()}").symlink_to("/")
    code, _, said = start.run(XDG_CACHE_HOME="/dev/null/cache")
    assert code == 3
    assert "can be written to" in said[0]


ALL = (
    "libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libgssapi-krb5-2"
    " libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0 xvfb xauth dbus"
)


def who(start: Start, number: int, *programs: str) -> None:
    """Somebody on a Debian machine, root if the number is 0."""
    start.program("id", f"#!/bin/sh\necho {number}\n")
    for name in ("apt-get", *programs):
        start.program(name, '#!/bin/sh\necho "$@" >>"$CALLS"\n')


def test_another_system_than_linux_is_told_what_to_do_instead(start: Start) -> None:
    code, _, said = start.run(OSTYPE="darwin23")
    assert (code, len(said)) == (3, 1)
    assert said[0].startswith("waypost: this script is for Linux. Elsewhere type “pipx install ")
    assert not start.cache.exists()


def test_no_python_is_told_once_with_all_that_both_commands_need(start: Start) -> None:
    (start.programs / "python3").unlink()
    who(start, 1000)
    code, _, said = start.run()
    why = "waypost: Python 3.11 to 3.14 is needed, none was found."
    line = f"apt install python3 python3-venv {ALL}"
    assert (code, said) == (3, [f"{why} Type this as root, then start again: {line}"])
    who(start, 1000, "sudo")
    assert start.run()[2] == [f"{why} Type this, then start again: sudo {line}"]
    (start.programs / "apt-get").unlink()
    assert start.run()[2] == [f"{why} Install one with its venv, then start again."]
    assert not start.calls.exists()


def test_a_german_system_is_told_in_german(start: Start) -> None:
    (start.programs / "python3").unlink()
    who(start, 1000, "sudo")
    code, _, said = start.run(LC_MESSAGES="de_DE.UTF-8")
    why = "waypost: Python 3.11 bis 3.14 wird gebraucht, keines ist da."
    line = f"sudo apt install python3 python3-venv {ALL}"
    assert (code, said) == (3, [f"{why} Dies eintippen, dann neu starten: {line}"])


def test_root_without_python_has_it_installed(start: Start) -> None:
    python = start.programs / "python3"
    python.rename(start.folder / "python3")
    who(start, 0)
    code, _, said = start.run()
    assert code == 3
    assert said == [
        "waypost: Python 3.11 to 3.14 is needed, none was found; installing python3 python3-venv",
        "waypost: Python 3.11 to 3.14 is needed, none was found.",
    ]
    bring = '[ "$2" = install ] && mv "${0%/bin/*}/python3" "${0%/*}"; true'
    start.program("apt-get", f"#!/bin/sh\n{bring}\n")
    (start.programs / "mv").symlink_to(shutil.which("mv") or "")
    assert start.run()[0] == 0
    python.unlink()
    start.program("apt-get", "#!/bin/sh\necho E: no network >&2\nexit 100\n")
    code, _, said = start.run()
    assert (code, said[1:]) == (
        3,
        ["waypost: python3 python3-venv could not be installed: E: no network"],
    )


def test_old_python3_and_a_newer_one_beside_it(start: Start) -> None:
    fitting = f"python3.{sys.version_info.minor}"
    (start.programs / "python3").rename(start.programs / fitting)
    start.program("python3", "#!/bin/sh\necho 3.9.2 /usr/bin/python3\n")
    assert start.run()[0] == 0
    (start.programs / fitting).unlink()
    who(start, 1000, "sudo")
    code, _, said = start.run()
    assert code == 3
    assert "python3 is 3.9.2. Type this, then start again: sudo apt install python3.11" in said[0]


@pytest.mark.parametrize("name", ["python3", "python3.11"])
def test_python_without_venv_is_given_its_own(start: Start, name: str) -> None:
    (start.programs / "uv").unlink()
    start.program("python3", "#!/bin/sh\necho 3.10.12 /usr/bin/python3\n")
    start.program(name, BARE.format(python=f"'{sys._base_executable}'"))  # type: ignore[attr-defined]
    who(start, 1000, "sudo")
    code, _, said = start.run()
    assert code == 3
    assert any(f" {name}-venv" in line for line in said), said
    code, _, said = start.run(VENV_CODE="0")
    assert code == 3
    assert "No space left on device" in said and "no environment could be made" in said[-1]
    assert "-venv" not in "".join(said)


def test_python_that_does_not_run(start: Start) -> None:
    fitting = f"python3.{sys.version_info.minor}"
    (start.programs / "python3").rename(start.programs / fitting)
    start.program("python3", "#!/bin/sh\necho no such version >&2\nexit 127\n")
    assert start.run()[0] == 0


@pytest.mark.slow
def test_install_that_fails_leaves_no_stamp(start: Start) -> None:
    # Neither uv nor pip reaches anything.
    code, _, said = start.run(INSTALL_CODE="1", PIP_NO_INDEX="1", PIP_FIND_LINKS="")
    assert code == 3
    assert "could not be installed" in said[-1]
    assert start.environments() == []
