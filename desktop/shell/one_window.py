"""One window for each library: a second start hands over what it was asked for, and ends."""

from __future__ import annotations

import contextlib
import json
import os
import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    # Loading the network takes longer than to show the shelf.
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK = "waypost.lock"
PATIENCE = 5.0
"""Seconds that a second start waits for the first one; then it opens a window of its own."""
ANSWER_MS = 2000
LONGEST = 4096
"""Bytes of a message."""
MOST_MATCHES = 1 << 63
"""No library counts so far."""


class Wish(NamedTuple):
    """What a start was asked for."""

    match: int | None = None
    """The match to open."""
    token: str = ""
    """What a Wayland desktop wants to see before it lets a window come forward."""


class OneWindow(QObject):
    """The first start of a library listens; each later one tells it its wish.

    Neither a file nor a socket that a killed program left behind is in the way.
    """

    wished = Signal(object)
    """A later start came with this wish."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)  # not by its age: a window may be open for days
        self.server: QLocalServer | None = None

    def hand_over(self, wish: Wish) -> bool:
        """Whether a window that was there took the wish; else this start is the first one."""
        lock = self._folder / LOCK
        if lock.exists() and not lock.is_file():
            return False  # Qt would wait for what comes through a pipe
        end = time.monotonic() + PATIENCE
        while not self._lock.tryLock(0):
            if self._lock.error() != QLockFile.LockError.LockFailedError:
                return False  # the folder takes no lock, and the library will say why
            if self._tell(wish):
                return True
            if time.monotonic() > end:
                return False
            time.sleep(0.05)  # it is just starting, or just ending
        return False

    def listen(self) -> None:
        """Take the wishes of later starts from now on; the first start does this."""
        from PySide6.QtNetwork import QLocalServer

        self.server = QLocalServer(self)
        self.server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self.server.newConnection.connect(self._receive)
        # Whoever had this name is dead, for the lock was free.
        QLocalServer.removeServer(self.name)
        self.server.listen(self.name)

    def lock_again(self) -> None:
        """Stay the first one where the folder was made anew, without the lock in it."""
        if not (self._folder / LOCK).exists():
            self._lock.unlock()
            self._lock.tryLock(0)

    def close(self) -> None:
        """Take no more wishes: the window is about to close."""
        if self.server is not None:
            self.server.close()

    def leave(self) -> None:
        """Let the next start be the first one."""
        self.close()
        self._lock.unlock()

    @cached_property
    def name(self) -> str:
        """One of this person and this folder, short enough for a socket."""
        import getpass
        import hashlib

        # By number where there are numbers: a person in a container may have no name.
        person = os.getuid() if hasattr(os, "getuid") else getpass.getuser()
        whose = f"{person} {self._folder.resolve()}"
        return f"waypost-{hashlib.sha256(whose.encode()).hexdigest()[:24]}"

    def _tell(self, wish: Wish) -> bool:
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self.name)
        if not socket.waitForConnected(ANSWER_MS):
            return False
        socket.write(json.dumps(wish._asdict()).encode() + b"\n")
        taken = socket.waitForReadyRead(ANSWER_MS)
        socket.disconnectFromServer()
        return taken

    def _receive(self) -> None:
        assert self.server is not None
        while (socket := self.server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda it=socket: self._read(it))
            socket.disconnected.connect(socket.deleteLater)
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        wish = _wish(bytes(socket.readLine(LONGEST).data()))
        if wish is None:
            socket.abort()
            return
        socket.write(b"\n")
        socket.flush()
        self.wished.emit(wish)


def _wish(line: bytes) -> Wish | None:
    """What a start said; None if no start of ours would say it."""
    try:
        said = json.loads(line)
        wish = Wish(said.get("match"), said.get("token", ""))
    except (ValueError, AttributeError, RecursionError):
        return None
    is_match = wish.match is None or (type(wish.match) is int and 0 < wish.match < MOST_MATCHES)
    # A desktop is told the token through the environment, which takes no other letters.
    is_token = isinstance(wish.token, str) and wish.token.isascii() and wish.token.isprintable()
    return wish if is_match and is_token else None
