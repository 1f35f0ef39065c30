"""Starts and stops the app: Qt's application, asyncio on Qt's loop, and one window.

The window is seen first; what it needs only to go on is loaded while somebody looks at it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QEventLoop, Signal
from PySide6.QtWidgets import QApplication

from desktop.host import mishaps, settings
from desktop.host.trouble import sentence
from desktop.look import drawings, theme, translate
from desktop.match.thinking import Thinking
from desktop.shelf.glance import PICTURES
from desktop.shell.one_window import OneWindow, Wish
from desktop.shell.sweep import Sweep
from desktop.shell.window import Window
from engine.base.errors import Told
from engine.store.library import Library
from engine.store.library_file import default_path

if TYPE_CHECKING:
    import asyncio

T = TypeVar("T")

SIGNALS = (signal.SIGINT, signal.SIGTERM)
"""What tells the program to stop."""


def run(open_match: int | None = None) -> int:
    """Open the window, on that match or on the shelf; the exit code when it is closed.

    If this library has a window already, that one comes forward instead.
    """
    app = application()
    assert isinstance(app, Application), "nobody made another one before"
    only = OneWindow(default_path().parent)
    if only.hand_over(Wish(open_match, os.environ.get("XDG_ACTIVATION_TOKEN", ""))):
        return 0
    told: list[int] = []
    for number in SIGNALS:
        # Whoever tells the program to stop need not know whether its loop runs already.
        signal.signal(number, lambda number, _: told.append(number))
    try:
        opened = _opened(app, on_shelf=open_match is None)
        return run_with(lambda _: _stay(app, only, opened, open_match, told))
    finally:
        only.leave()


def run_with(life: Callable[[QApplication], Coroutine[object, object, T]]) -> T:
    """Run a coroutine with Qt's application around it."""
    import asyncio

    from desktop.host.qt_loop import QtLoop

    app = application()
    with asyncio.Runner(loop_factory=lambda: QtLoop(app)) as runner:
        return runner.run(life(app))


def application() -> QApplication:
    """The one application; it ends when we say so, not when a window closes."""
    app = QApplication.instance() or _new_application()
    assert isinstance(app, QApplication)
    app.setApplicationName("waypost")
    app.setApplicationDisplayName("Waypost")
    app.setDesktopFileName("waypost")
    app.setQuitOnLastWindowClosed(False)
    return app


class Application(QApplication):
    """Tells of a request to quit, as the session sends it, and goes on: we stop in our own way."""

    quit_wanted = Signal()

    def event(self, event: QEvent) -> bool:
        """Only what is said to the application comes by here; an event filter would see all there is."""
        if event.type() == QEvent.Type.Quit:
            self.quit_wanted.emit()
            return True
        return super().event(event)


def _new_application() -> Application:
    # The style is named here, for `theme`: asking for it later would make Qt's classes of styles.
    app = Application([*sys.argv[:1], "-style", "Fusion"])
    app.setProperty("waypost_style", True)
    Sweep(app)
    return app


class _Opened(NamedTuple):
    """What a window needs as long as it is open."""

    window: Window
    library: Library
    thinking: Thinking
    broken: settings.Broken | None


def _opened(app: QApplication, *, on_shelf: bool) -> _Opened | Told:
    """The window, seen already if it shows the shelf; an error if there is no library."""
    chosen, broken = settings.load()
    if on_shelf:
        drawings.keep_in(default_path().parent / PICTURES)
    theme.apply(app, chosen.theme, chosen.text_size / 100)
    translate.install(app, chosen.language)
    try:
        library = Library(None, lambda: int(time.time()))
    except Told as error:
        return error
    thinking = Thinking()
    window = Window(app, library, chosen, thinking)
    if on_shelf:
        window.show_shelf()
        window.show()
        # What somebody presses is waited with until seats can be asked.
        app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        drawings.keep()
    return _Opened(window, library, thinking, broken)


async def _stay(
    app: Application,
    only: OneWindow,
    opened: _Opened | Told,
    open_match: int | None,
    told: list[int],
) -> int:
    """Keep the window until it is closed, the session ends, or a signal comes or has come."""
    import asyncio

    if isinstance(opened, Told):
        await _tell(sentence(opened), told)
        return 2
    window = opened.window
    stop = asyncio.Event()

    def end() -> None:
        only.close()  # at once: a wish that is taken now would go with the window
        stop.set()

    app.quit_wanted.connect(end)
    opened.thinking.warm()
    window.closed.connect(end)
    only.wished.connect(window.come_forward)
    window.renewed.connect(only.lock_again)
    only.listen()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, end)
    was_closed = open_match is None and not window.isVisible()
    if told or was_closed:  # before there was a loop
        end()
    if open_match is not None:
        window.open_match(open_match)
        window.show()
    if opened.broken is not None:
        window.notice.tell(str(opened.broken))
    with mishaps.told(default_path().parent, window.notice.tell):
        await stop.wait()
        window.close()
    app.quit_wanted.disconnect(end)
    opened.thinking.close()
    opened.library.close()
    return 0


async def _tell(text: str, told: list[int]) -> None:
    """Say why there is no window, in a box of its own and for whoever started us by hand."""
    import asyncio

    from PySide6.QtWidgets import QMessageBox

    print(f"waypost: {text}", file=sys.stderr)
    box = QMessageBox(QMessageBox.Icon.Warning, "Waypost", text)
    loop = asyncio.get_running_loop()
    closed: asyncio.Future[int] = loop.create_future()
    box.finished.connect(closed.set_result)
    for number in SIGNALS:
        loop.add_signal_handler(number, box.reject)
    if not told:
        box.open()
        await closed
