"""Starts and stops the app: Qt's application, asyncio on Qt's loop, and one window."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import qasync
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop import settings
from desktop.look import theme, translate
from desktop.match.thinking import Thinking
from desktop.one_window import OneWindow, Wish
from desktop.trouble import sentence
from desktop.window import Window
from engine.errors import Told
from engine.library import Library
from engine.library_file import default_path

T = TypeVar("T")

SWEEP_MS = 3000
"""How often garbage is collected while the window is open."""


def run(open_match: int | None = None) -> int:
    """Open the window, on that match or on the shelf; the exit code when it is closed."""
    return run_with(lambda app: live(app, open_match))


def run_with(life: Callable[[QApplication], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine with Qt's application around it."""
    app = application()
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        return runner.run(life(app))


def application() -> QApplication:
    """The one application; it ends when we say so, not when a window closes."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("waypost")
    app.setApplicationDisplayName("Waypost")
    app.setDesktopFileName("waypost")
    app.setQuitOnLastWindowClosed(False)
    return app


async def live(app: QApplication, open_match: int | None = None) -> int:
    """Show the window until it is closed, the session ends, or a signal comes.

    If this library has a window already, that one comes forward instead.
    """
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    only = OneWindow(default_path().parent)
    if only.hand_over(Wish(open_match, token)):
        return 0
    try:
        return await _stay(app, only, open_match)
    finally:
        only.leave()


async def _stay(app: QApplication, only: OneWindow, open_match: int | None) -> int:
    chosen, broken = settings.load()
    theme.apply(app, chosen.theme, chosen.text_size / 100)
    translate.install(app, chosen.language)
    try:
        library = Library(None, lambda: int(time.time()))
    except Told as error:
        await _tell(sentence(error))
        return 2
    stop = asyncio.Event()
    quitting = _Quitting(stop)
    app.installEventFilter(quitting)
    # Python would collect in whatever thread runs just then; Qt's objects must die in this one.
    gc.disable()
    sweep = QTimer(app)
    sweep.timeout.connect(gc.collect)
    sweep.start(SWEEP_MS)
    thinking = Thinking()
    thinking.warm()
    window = Window(app, library, chosen, thinking)
    window.closed.connect(stop.set)
    only.wished.connect(window.come_forward)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    if open_match is None:
        window.show_shelf()
    else:
        window.open_match(open_match)
    window.show()
    if broken is not None:
        window.notice.tell(str(broken))
    await stop.wait()
    only.close()
    window.close()
    app.removeEventFilter(quitting)
    thinking.close()
    library.close()
    return 0


class _Quitting(QObject):
    """Turns a request to quit, as the session sends it, into our own way to stop."""

    def __init__(self, stop: asyncio.Event) -> None:
        super().__init__()
        self._stop = stop

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Set the event and let Qt do nothing more."""
        if event.type() == QEvent.Type.Quit and watched is QApplication.instance():
            self._stop.set()
            return True
        return False


async def _tell(text: str) -> None:
    """Say why there is no window, in a box of its own and for whoever started us by hand."""
    print(f"waypost: {text}", file=sys.stderr)
    box = QMessageBox(QMessageBox.Icon.Warning, "Waypost", text)
    closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    box.finished.connect(closed.set_result)
    box.open()
    await closed
