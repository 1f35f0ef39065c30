"""A second start finds the first one's window, and nothing else can be in its way."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from desktop.match.page import MatchPage
from desktop.shelf.page import ShelfPage
from desktop.shell import one_window
from desktop.shell.one_window import LOCK, OneWindow, Wish
from desktop.shell.window import Window
from tests.desktop.fixtures import Hand, Until

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def first(qapp: QApplication, tmp_path: Path) -> Iterator[OneWindow]:
    only = OneWindow(tmp_path)
    assert not only.hand_over(Wish())
    only.listen()
    yield only
    only.leave()


def knock(first: OneWindow, data: bytes) -> None:
    """Tell it something that no start of ours would say."""
    stranger = QLocalSocket(first)  # with a parent, so that the server reads before it is gone
    stranger.connectToServer(first.name)
    assert stranger.waitForConnected(2000)
    stranger.write(data)
    stranger.flush()


async def test_garbage_at_the_door_does_nothing(
    window: Window, until: Until, first: OneWindow, tmp_path: Path
) -> None:
    wishes: list[Wish] = []
    first.wished.connect(wishes.append)
    for data in (b"\n", b"\xff\xfe\n", b"[]\n", b'{"match": "x"}\n', b"x" * 100_000):
        knock(first, data)
    for large in (b"9" * 30, b"9" * 3000, b"-1", b"0"):
        knock(first, b'{"match": ' + large + b"}\n")
    for token in (b"a\\u0000b", b"\\ud800", b"\\n"):
        knock(first, b'{"match": 4, "token": "' + token + b'"}\n')
    knock(first, b'{"match": 3}\n')
    await until(lambda: wishes)
    assert wishes == [Wish(match=3)]


def test_a_folder_that_was_made_anew_still_has_its_first_start(
    first: OneWindow, tmp_path: Path
) -> None:
    lock = QLockFile(str(tmp_path / LOCK))
    first.lock_again()
    assert not lock.tryLock(0)
    (tmp_path / LOCK).unlink()
    first.lock_again()
    assert not lock.tryLock(0)
    first.leave()
    assert lock.tryLock(0)


@pytest.mark.slow
async def test_a_wish_waits_until_the_first_start_listens(
    qapp: QApplication, until: Until, tmp_path: Path
) -> None:
    only = OneWindow(tmp_path)
    assert not only.hand_over(Wish())
    wishes: list[Wish] = []
    only.wished.connect(wishes.append)
    told = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from desktop.shell.one_window import OneWindow, Wish; app = QCoreApplication([]);"
        "sys.exit(not OneWindow(Path(sys.argv[1])).hand_over(Wish(7)))"
    )
    with subprocess.Popen([sys.executable, "-c", told, str(tmp_path)]) as second:
        await asyncio.sleep(1)  # the shelf is seen, and the loop is still to come
        assert second.poll() is None and not wishes
        only.listen()
        await until(lambda: second.poll() is not None)
    assert second.returncode == 0 and wishes == [Wish(7)]
    only.leave()


def test_a_first_start_that_does_not_answer_is_not_waited_for_long(
    first: OneWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_window, "PATIENCE", 0.05)
    first.close()
    assert not OneWindow(tmp_path).hand_over(Wish())


def test_a_person_without_a_name_has_a_window(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", {}.__getitem__)
    only = OneWindow(tmp_path)
    assert not only.hand_over(Wish())
    only.listen()
    only.leave()


def test_what_a_dead_program_left_behind_is_passed_over(qapp: QApplication, tmp_path: Path) -> None:
    dead = subprocess.run(
        [sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True
    )
    whose = (dead.stdout.strip(), b"python", socket.gethostname().encode())
    (tmp_path / LOCK).write_bytes(b"".join(part + b"\n" for part in whose))
    left = OneWindow(tmp_path)
    Path("/tmp", left.name).touch()
    assert not left.hand_over(Wish())
    left.listen()
    assert left.server is not None and left.server.isListening()
    left.leave()
    assert not Path("/tmp", left.name).exists()


def test_the_very_first_start_makes_the_folder_and_is_found_by_the_second(
    qapp: QApplication, tmp_path: Path
) -> None:
    only = OneWindow(tmp_path / "new" / "data")
    assert not only.hand_over(Wish())
    assert (tmp_path / "new" / "data" / LOCK).exists()
    only.listen()
    only.leave()


def test_nobody_waits_for_a_pipe_in_the_place_of_the_lock(
    qapp: QApplication, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / LOCK)
    only = OneWindow(tmp_path)
    assert not only.hand_over(Wish())
    only.listen()
    only.leave()


def test_a_folder_that_cannot_be_made_is_left_to_the_library(
    qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert not OneWindow(tmp_path / "file" / "data").hand_over(Wish())


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
async def test_the_window_comes_forward_with_the_match(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    ident = next(info.id for info in window.library.matches())
    window.showMinimized()
    window.come_forward(Wish(match=ident))
    assert window.page is page, "it stays as it is"
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    await until(window.isActiveWindow)
    window.show_shelf()
    window.come_forward(Wish())
    assert isinstance(window.page, ShelfPage)
    window.come_forward(Wish(match=ident))
    assert isinstance(window.page, MatchPage)
