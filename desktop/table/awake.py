"""Keeps the screen from going dark while people play with the box and press nothing for long."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.look.translate import translate

if TYPE_CHECKING:
    # Loaded when a table match is open: nobody waits for them at the start.
    from PySide6.QtDBus import QDBusPendingCallWatcher
    from PySide6.QtNetwork import QLocalSocket

SERVICE = INTERFACE = "org.freedesktop.ScreenSaver"
PATH = "/org/freedesktop/ScreenSaver"
LIMIT_MS = 2000
"""So long the desktop has to answer."""

_numbers = count(1)


class Awake(QObject):
    """Asks the desktop not to let the screen go dark: `keep()`, and `let_go()` on leaving.

    `cannot` is emitted with a sentence where nobody takes the wish, once as long as `is_told`
    is handed on; `kept` where it is taken. Nothing here waits and nothing raises. The wish ends with its connection to the bus,
    so that it is gone, too, when the program dies.
    """

    cannot = Signal(str)
    kept = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_kept = False
        """Whether the desktop has taken the wish."""
        self.is_told = False
        """Whether the hint has been given."""
        self._bus = ""
        """The name of our connection; empty without one."""
        self._asked: QLocalSocket | None = None
        self._call: QDBusPendingCallWatcher | None = None
        self.limit = QTimer(self)
        self.limit.setSingleShot(True)
        self.limit.setInterval(LIMIT_MS)
        self.limit.timeout.connect(self._give_up)
        # Without a page that lets go, it ends with the page.
        self.destroyed.connect(_Leaving(self))

    @property
    def is_asking(self) -> bool:
        """Whether the desktop has not answered yet."""
        return self.limit.isActive()

    def keep(self) -> None:
        """Wish for a screen that stays on; doing it twice is one wish."""
        if self.is_kept or self.is_asking or not has_screen():
            return
        kind, where = socket_of(bus_address())
        if not where:
            self._give_up()
            return
        self.limit.start()
        self._ask_bus(kind, where)

    def let_go(self) -> None:
        """The screen may go dark again."""
        self.limit.stop()
        self.is_kept = False
        if self._asked is not None:
            asked, self._asked = self._asked, None
            asked.abort()
            asked.deleteLater()
        if self._call is not None:
            self._call.deleteLater()
            self._call = None
        if self._bus:
            _disconnect(self._bus)
            self._bus = ""

    # -- asking --------------------------------------------------------------------

    def _ask_bus(self, kind: str, where: str) -> None:
        """Greet the bus first: Qt waits for it, and for one that hangs it waits long."""
        from PySide6.QtNetwork import QLocalSocket

        self._asked = asked = QLocalSocket(self)
        if kind == "abstract":
            asked.setSocketOptions(QLocalSocket.SocketOption.AbstractNamespaceOption)
        who = str(os.getuid()).encode().hex()
        greeting = f"\0AUTH EXTERNAL {who}\r\n".encode()
        asked.connected.connect(lambda: asked.write(greeting))
        asked.readyRead.connect(self._bus_answered)
        asked.errorOccurred.connect(self._give_up)
        asked.connectToServer(where)

    def _bus_answered(self) -> None:
        if self._asked is None:
            return
        asked, self._asked = self._asked, None
        answer = bytes(asked.readAll().data())
        asked.errorOccurred.disconnect(self._give_up)
        asked.abort()
        asked.deleteLater()
        if answer.startswith(b"OK"):
            self._ask_desktop()
        else:
            self._give_up()

    def _ask_desktop(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        # A connection of its own: when it is closed, the desktop drops the wish.
        self._bus = f"waypost-awake-{next(_numbers)}"
        bus = QDBusConnection.connectToBus(bus_address(), self._bus)
        if not bus.isConnected():
            self._give_up()
            return
        wish = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Inhibit")
        why = translate("Awake", "A match at the table is open")
        wish.setArguments(["Waypost", why])
        self._call = QDBusPendingCallWatcher(bus.asyncCall(wish, LIMIT_MS), self)
        self._call.finished.connect(self._desktop_answered)

    def _desktop_answered(self) -> None:
        if self._call is None:
            return
        if self._call.isError():
            self._give_up()
            return
        self.limit.stop()
        self._call.deleteLater()
        self._call = None
        self.is_kept = True
        self.is_told = False
        self.kept.emit()

    def _give_up(self) -> None:
        self.let_go()
        hint = translate(
            "Awake",
            "The screen may go dark: switch that off in the system’s settings while you play.",
        )
        if not self.is_told:
            self.is_told = True
            self.cannot.emit(hint)


class _Leaving:
    """Closes the connection of an `Awake` that has been deleted."""

    def __init__(self, awake: Awake) -> None:
        self._of = vars(awake)

    def __call__(self) -> None:
        if bus := self._of.get("_bus"):
            _disconnect(bus)


def has_screen() -> bool:
    """Whether there is a screen that could go dark."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal", "vnc")


def bus_address() -> str:
    """The address of the person's bus; empty if there is none. Nothing is started for it."""
    if sys.platform != "linux":
        return ""
    if given := os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return given
    usual = Path(os.environ.get("XDG_RUNTIME_DIR", ""), "bus")
    return f"unix:path={usual}" if usual.is_absolute() and usual.exists() else ""


def socket_of(address: str) -> tuple[str, str]:
    """Kind and name of the socket of a bus, `path` or `abstract`; empty if it has none.

    >>> socket_of("unix:path=/run/user/1000/bus,guid=1f")
    ('path', '/run/user/1000/bus')
    """
    transport, _, rest = address.partition(";")[0].partition(":")
    for part in rest.split(",") if transport == "unix" else ():
        kind, _, name = part.partition("=")
        if kind in ("path", "abstract"):
            return kind, unquote(name)
    return "", ""


def _disconnect(bus: str) -> None:
    from PySide6.QtDBus import QDBusConnection

    QDBusConnection.disconnectFromBus(bus)
