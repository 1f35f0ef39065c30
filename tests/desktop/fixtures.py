"""What every test of the window has: a window, a library, a hand, and Qt's loop for coroutines."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.host.qt_loop import QtLoop
from desktop.host.settings import Settings
from desktop.look import style, theme, translate
from desktop.look.notice import Notice
from desktop.look.rows import Row, RowList
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library
from tests.games.sealed.worker import think

LIMIT = 300.0
"""Seconds for a test that is a coroutine, on a busy machine too."""
CLOSING = 60.0
"""Seconds for each step in which what a test has begun on the loop ends after it."""
T = TypeVar("T")


def light_and_english(app: QApplication) -> None:
    """The look that a test begins with; styling every widget anew takes a second, so only if needed."""
    if (
        app.property("waypost_style") is None
        or theme.theme() != theme.LIGHT
        or theme.scale() != 1.0
    ):
        theme.apply(app, theme.LIGHT)
    if translate.language() != "en":
        translate.install(app, "en")


def wear_sheet(on: bool) -> None:
    """Have widgets wear the style sheet, or the theme's colours and letters alone."""
    app = QApplication.instance()
    if not isinstance(app, QApplication) or app.property("waypost_style") is None:
        return
    if bool(app.styleSheet()) != on:
        app.setStyleSheet(style.sheet() if on else "")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def test_…` on Qt's loop with a time limit."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    app = QApplication.instance()
    assert isinstance(app, QApplication), "the test needs the fixture window or qapp"
    # As the program does: a test ends by itself, not with its last window.
    app.setQuitOnLastWindowClosed(False)
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    run(app, asyncio.wait_for(pyfuncitem.obj(**arguments), LIMIT))
    return True


def run(app: QApplication, test: Coroutine[Any, Any, None], closing: float = CLOSING) -> None:
    """Run a test on Qt's loop; its tasks have that many seconds to end after it."""
    with asyncio.Runner(loop_factory=lambda: ClosingLoop(app)) as runner:
        try:
            runner.run(test)
        finally:
            loop = runner.get_loop()
            assert isinstance(loop, ClosingLoop)
            loop.closing = closing


class ClosingLoop(QtLoop):
    """Qt's loop, on which nothing takes longer than `closing` seconds once there is such a limit.

    Who calls `processEvents` on the loop can lose the wake-up of a task, which never ends then.
    """

    closing: float | None = None

    def run_until_complete(self, future: Awaitable[T]) -> T:
        if self.closing is None:
            return super().run_until_complete(future)
        end = self.call_later(self.closing, self.stop)
        try:
            return super().run_until_complete(future)
        except RuntimeError as error:
            left = ", ".join(str(task.get_coro()) for task in asyncio.all_tasks(self))
            raise RuntimeError(f"after the test these did not end: {left}") from error
        finally:
            end.cancel()


@pytest.fixture(autouse=True)
def nothing_is_left_behind(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """A test's windows, look and garbage end with it, here, and the next one begins dressed as it asks.

    Qt's objects must die in the thread that made them, and never in that of a queue. A window that
    stayed would be dressed and spoken to anew by every later test: some of them cost minutes. And a
    test that makes a widget does so in an application, whichever test was the first.
    """
    asked = request.node.get_closest_marker("dressed")
    wear_sheet(asked is None or asked.args[0])
    gc.disable()
    # What is there already outlives the test; looking through it after each one takes minutes.
    gc.collect()
    gc.freeze()
    if QApplication.platformName() == "offscreen":
        # What comes to lie below the mouse of an earlier test would be lit.
        QCursor.setPos(10_000, 10_000)
    before = set(QApplication.topLevelWidgets())
    yield
    # A completer deletes its popup, though that is nobody's child: windows go first, with all theirs.
    for popups in (False, True):
        for widget in set(QApplication.topLevelWidgets()) - before:
            if popups or widget.windowType() != Qt.WindowType.Popup:
                widget.close()
                widget.deleteLater()
        # A test without a loop leaves what it closed to the next one.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if qapp.property("waypost_style") is not None:
        # Now that there is nothing more to dress.
        light_and_english(qapp)
    gc.collect()


def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Where tests without a window follow, nothing is frozen: hypothesis looks for who holds its dice."""
    if "nothing_is_left_behind" not in getattr(nextitem, "fixturenames", ()):
        gc.unfreeze()


@pytest.fixture(scope="session")
def thinking() -> Iterator[Thinking]:
    """The same processes for the bots of all tests."""
    made = Thinking(think)
    yield made
    made.close()


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    made = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    yield made
    made.close()


@pytest.fixture
def window(
    qapp: QApplication,
    library: Library,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[Window]:
    """The real window in English and light, with bots that do not wait.

    All in it has its place and can be pressed; it is drawn, which takes a third of a test, only for
    those that are marked `painted`.
    """
    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    light_and_english(qapp)
    made = Window(qapp, library, Settings(language="en", theme="light", pace_ms=0), thinking)
    made.setUpdatesEnabled(request.node.get_closest_marker("painted") is not None)
    made.show_shelf()
    made.show()
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()


Until = Callable[..., Awaitable[None]]


@pytest.fixture
def until(window: Window) -> Until:
    """Waits on the loop until a condition holds."""

    async def wait(holds: Callable[[], object], seconds: float = 60.0) -> None:
        end = asyncio.get_running_loop().time() + seconds
        await asyncio.sleep(0)
        while not holds():
            if asyncio.get_running_loop().time() > end:
                said = [notice.text for notice in window.findChildren(Notice)]
                pytest.fail(f"it never came to hold on {window.page}; said was {said}")
            await asyncio.sleep(0.002)

    return wait


Found = TypeVar("Found", bound=QWidget)


def shown(window: Window, kind: type[Found]) -> Found:
    """The page that a window shows, which is of that kind."""
    page = window.page
    assert isinstance(page, kind), page
    return page


def focused() -> QWidget:
    """Where the keyboard is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(
    widget: QWidget,
    key: Qt.Key | str,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key, which has a name or is a letter, in a widget."""
    if isinstance(key, str):
        QTest.keyClicks(widget, key, modifiers)
    else:
        QTest.keyClick(widget, key, modifiers)


class Hand:
    """A person's hand: mouse and keys on the real widgets."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def begin(self, *players: str, **options: str) -> MatchPage:
        """Start a match of the players, each `NAME` or `NAME=bot:KIND`."""
        made = [Player(*(text.split("=") if "=" in text else (text,))) for text in players]
        game = games.load("red-outpost")
        setup = game.setup(len(made), {"first": "1", **options})
        self.window.start(setup, made, "7F3A91C2")
        return self.page

    @property
    def page(self) -> MatchPage:
        """The page of the match."""
        return self.on(MatchPage)

    def on(self, kind: type[Found]) -> Found:
        """The page that is shown, which is of that kind."""
        return shown(self.window, kind)

    @property
    def choices(self) -> RowList:
        """The list of choices."""
        return self.page.choices.list

    def rows(self) -> Sequence[Row]:
        """The rows that can be pressed now."""
        return [row for row in self.choices.rows if row.can_press]

    def click(self, row: Row) -> None:
        """Click a row of the choices."""
        index = self.choices.model_of_rows.index(self.choices.rows.index(row))
        self.choices.scrollTo(index)
        where: QPoint = self.choices.visualRect(index).center()
        QTest.mouseClick(self.choices.viewport(), Qt.MouseButton.LeftButton, pos=where)

    def key(
        self,
        key: Qt.Key | str,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press a key where the keyboard is."""
        press(QApplication.focusWidget() or self.window, key, modifiers)

    def find(self, kind: type[Found], name: str) -> Found:
        """The widget of that name on the page that is shown."""
        found = self.window.page.findChild(kind, name)
        assert found is not None, name
        return found

    @property
    def is_asked(self) -> bool:
        """Whether a person can answer now, and the answer is waited for."""
        page = self.window.page
        return isinstance(page, MatchPage) and page.choices.is_open and page.asking.waits


@pytest.fixture
def hand(window: Window) -> Hand:
    """A hand at the window."""
    return Hand(window)


def pytest_configure() -> None:
    """A test started by hand needs no screen either."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
