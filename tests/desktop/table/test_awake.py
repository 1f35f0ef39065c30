"""The screen stays on while a table match is open, where the desktop takes the wish."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtNetwork import QLocalServer
from PySide6.QtWidgets import QApplication

from desktop.host import settings
from desktop.settings_page.page import SettingsPage
from desktop.shell.window import Window
from desktop.table import awake
from desktop.table.awake import Awake, socket_of
from desktop.table.page import TablePage
from engine.store.library import Library
from tests.games.red_outpost.at_table import at_table
from tests.paths import CHECKOUT

pytestmark = pytest.mark.dressed(False)

HINT = "The screen may go dark: switch that off in the system’s settings while you play."


@pytest.fixture(autouse=True)
def a_screen(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were a real screen."""
    monkeypatch.setattr(awake, "has_screen", lambda: True)


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[str]]:
    """A bus of its own, on which nobody keeps the screen on yet."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("there is no dbus-daemon on this machine")
    made = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert made.stdout is not None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", made.stdout.readline().strip())
    yield made
    made.send_signal(signal.SIGCONT)
    made.terminate()
    made.wait()
    made.stdout.close()


class Desktop:
    """A desktop on the bus that takes wishes, and drops them with their connection."""

    def __init__(self, answers: bool = True) -> None:
        from PySide6.QtDBus import (
            QDBusConnection,
            QDBusMessage,
            QDBusServiceWatcher,
            QDBusVirtualObject,
        )

        self.wishes: dict[str, list[str]] = {}
        self.bus = QDBusConnection.connectToBus(awake.bus_address(), "desktop")
        gone = QDBusServiceWatcher()
        gone.setConnection(self.bus)
        gone.setWatchMode(QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration)
        gone.serviceUnregistered.connect(lambda who: self.wishes.pop(who, None))
        desktop = self

        class Saver(QDBusVirtualObject):
            def introspect(self, path: str) -> str:
                return ""

            def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
                if (message.interface(), message.member()) != (awake.INTERFACE, "Inhibit"):
                    return False
                gone.addWatchedService(message.service())
                desktop.wishes[message.service()] = message.arguments()
                return not answers or bus.send(message.createReply())

        self.saver, self.gone = Saver(), gone
        assert self.bus.registerVirtualObject(awake.PATH, self.saver)
        assert self.bus.registerService(awake.SERVICE)

    def close(self) -> None:
        """Leave the bus."""
        from PySide6.QtDBus import QDBusConnection

        self.bus.unregisterObject(awake.PATH)
        QDBusConnection.disconnectFromBus("desktop")


@pytest.fixture
def desktop(bus: object) -> Iterator[Desktop]:
    """A desktop that keeps the screen on."""
    made = Desktop()
    yield made
    made.close()


def wait(holds: Callable[[], object]) -> None:
    """Let Qt's loop turn until it holds."""
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end, "it never came to hold"
        QCoreApplication.processEvents()
        time.sleep(0.002)


def left_of(kept: Awake) -> list[QObject]:
    """What was asked with and has not gone since."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [it for it in kept.children() if it is not kept.limit]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives up now does it for an answer, not because time is over."""
    monkeypatch.setattr(awake, "LIMIT_MS", 600_000)


@pytest.fixture
def hints() -> list[str]:
    """Hints that were given."""
    return []


@pytest.fixture
def kept(qapp: QApplication, hints: list[str]) -> Iterator[Awake]:
    """What keeps the screen on."""
    made = Awake()
    made.cannot.connect(hints.append)
    yield made
    made.let_go()
    made.deleteLater()


def test_the_desktop_hears_the_wish_and_drops_it_on_leaving(
    desktop: Desktop, kept: Awake, hints: list[str]
) -> None:
    kept.keep()
    kept.keep()
    wait(lambda: kept.is_kept)
    assert [*desktop.wishes.values()] == [["Waypost", "A match at the table is open"]]
    assert left_of(kept) == [] and not kept.is_asking, "nothing is given up any more"
    kept.let_go()
    wait(lambda: not desktop.wishes)
    assert not kept.is_kept and hints == []
    kept.keep()
    wait(lambda: kept.is_kept and desktop.wishes)


def test_the_wish_ends_with_the_page(desktop: Desktop, qapp: QApplication) -> None:
    page = QObject()
    kept = Awake(page)
    kept.keep()
    wait(lambda: kept.is_kept)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    wait(lambda: not desktop.wishes)


def test_without_a_service_a_hint_is_given_once(
    patient: None, bus: object, kept: Awake, hints: list[str]
) -> None:
    kept.keep()
    wait(lambda: hints)
    assert hints == [HINT]
    assert not kept.is_kept
    kept.keep()
    wait(lambda: not kept.is_asking)
    assert len(hints) == 1


def test_a_hint_that_was_given_before_is_not_given_again(kept: Awake, hints: list[str]) -> None:
    kept.is_told = True
    kept.keep()
    wait(lambda: not kept.is_asking)
    assert hints == [] and not kept.is_kept


def test_a_desktop_that_takes_the_wish_later_makes_the_hint_new(
    desktop: Desktop, kept: Awake
) -> None:
    kept.is_told = True
    taken: list[bool] = []
    kept.kept.connect(lambda: taken.append(True))
    kept.keep()
    wait(lambda: kept.is_kept)
    assert taken == [True] and not kept.is_told


@pytest.mark.slow
def test_the_hint_comes_once_on_a_computer_and_stands_in_the_settings(
    monkeypatch: pytest.MonkeyPatch, window: Window, library: Library
) -> None:
    monkeypatch.setattr(awake, "bus_address", lambda: "")
    ident = library.add(at_table(), "Friday")
    said = []
    for _ in range(2):
        window.open_match(ident)
        page = window.page
        assert isinstance(page, TablePage)
        said.append(page.notice.text if page.notice.isVisible() else "")
        window.show_shelf()
    assert said == [HINT, ""] and settings.load()[0].is_dark_told
    window.show_settings()
    assert isinstance(window.page, SettingsPage) and window.page.dark.isVisible()


@pytest.mark.parametrize("address", ["", "tcp:host=localhost", "unix:path=/nowhere/at/all"])
def test_without_a_bus_the_hint_comes_too(
    patient: None,
    monkeypatch: pytest.MonkeyPatch,
    kept: Awake,
    hints: list[str],
    address: str,
) -> None:
    monkeypatch.setattr(awake, "bus_address", lambda: address)
    kept.keep()
    wait(lambda: hints)
    assert not kept.is_kept and not kept.is_asking


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (b"REJECTED EXTERNAL\r\n", "path"),
        (b"", "path"),
        (b"REJECTED EXTERNAL\r\n", "abstract"),
        # It lets us in and is gone.
        (b"OK 1f\r\n", "path"),
    ],
)
def test_a_bus_that_turns_us_away_is_believed_at_once(
    patient: None,
    answer: bytes,
    kind: str,
    kept: Awake,
    hints: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    server = QLocalServer()
    if kind == "abstract":
        server.setSocketOptions(QLocalServer.SocketOption.AbstractNamespaceOption)
    assert server.listen(str(tmp_path / "bus"))
    heard: list[bytes] = []

    def greet() -> None:
        guest = server.nextPendingConnection()
        server.close()

        def reply() -> None:
            heard.append(bytes(guest.readAll().data()))
            guest.write(answer)
            guest.disconnectFromServer()

        guest.readyRead.connect(reply)

    server.newConnection.connect(greet)
    monkeypatch.setattr(awake, "bus_address", lambda: f"unix:{kind}={tmp_path / 'bus'}")
    kept.keep()
    assert kept.is_asking and hints == []
    wait(lambda: hints)
    assert heard == [f"\0AUTH EXTERNAL {str(os.getuid()).encode().hex()}\r\n".encode()]
    assert hints == [HINT] and not kept.is_kept and not kept.is_asking


def test_whoever_leaves_while_the_bus_is_asked_hears_no_hint(
    bus: subprocess.Popen[str], kept: Awake, hints: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    os.kill(bus.pid, signal.SIGSTOP)
    kept.keep()
    assert kept.is_asking
    kept.let_go()
    assert not kept.is_asking
    os.kill(bus.pid, signal.SIGCONT)
    for _ in range(20):
        QCoreApplication.processEvents()
    assert hints == [] and not kept.is_kept and left_of(kept) == []


def test_a_bus_that_hangs_holds_nothing_up(
    bus: subprocess.Popen[str], kept: Awake, hints: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    os.kill(bus.pid, signal.SIGSTOP)
    kept.limit.setInterval(20)
    kept.keep()
    wait(lambda: hints)


def test_a_desktop_that_does_not_answer_is_not_waited_for(
    bus: object, kept: Awake, hints: list[str]
) -> None:
    desktop = Desktop(answers=False)
    kept.keep()
    wait(lambda: desktop.wishes)
    assert not kept.is_kept and hints == []
    kept.limit.setInterval(1)
    wait(lambda: hints)
    assert left_of(kept) == []
    desktop.close()


def test_nothing_is_asked_where_there_is_no_screen(
    kept: Awake, hints: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awake, "has_screen", lambda: False)
    kept.keep()
    assert hints == [] and not kept.is_asking


def test_other_systems_get_the_hint(
    kept: Awake, hints: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    kept.keep()
    assert len(hints) == 1


def test_addresses_of_buses_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert socket_of("unix:path=/run/user/1000/bus,guid=1f") == ("path", "/run/user/1000/bus")
    assert socket_of("unix:abstract=/tmp/dbus-x%2cy;tcp:host=x") == ("abstract", "/tmp/dbus-x,y")
    assert socket_of("") == ("", "")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert awake.bus_address() == ""
    (tmp_path / "bus").touch()
    assert awake.bus_address() == f"unix:path={tmp_path}/bus"


def test_the_bus_is_loaded_only_when_it_is_wanted() -> None:
    code = "import desktop.table.awake, sys; print('PySide6.QtDBus' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "False"
