"""The second window: a television that shows the match and takes nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.contract import Television, type_of_tv
from desktop.look import theme
from desktop.look.shortcuts import shortcut
from desktop.look.voice import Voice
from engine.rules.agenda import State

CLOSES = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)
SHAPE = (16, 9)
SMALLEST = QSize(640, 360)
OF_SCREEN = 0.7
"""How much of the only screen the window takes."""


class TvWindow(QWidget):
    """A window of its own round a game's view: F11 fills the screen, Esc and Ctrl+T close it."""

    closed = Signal()

    def __init__(self, view: QWidget) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The app ends with its main window, whatever else is open.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowIcon(theme.app_icon())
        self.setMinimumSize(SMALLEST)
        self.view = view
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(view)
        self._held = 0
        """The key that closes it when it is let go."""
        shortcut(self, "F11", self.turn_full)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._lost)

    def go_to(self, screen: QScreen) -> None:
        """Fill that screen; the keyboard stays where it is."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        # Not showFullScreen(), which takes the keyboard along.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self._point()
        self.show()

    def stay_on(self, screen: QScreen) -> None:
        """Be a window like others on the only screen."""
        room = screen.availableGeometry()
        size = QSize(*SHAPE).scaled(room.size() * OF_SCREEN, Qt.AspectRatioMode.KeepAspectRatio)
        area = QRect(room.topLeft(), size.expandedTo(SMALLEST))
        area.moveCenter(room.center())
        self.setGeometry(area)
        self.show()

    def turn_full(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Ctrl+T: what is held on must not reach the window below, which would go back."""
        is_turned = event.keyCombination() == CLOSES
        if event.key() == Qt.Key.Key_Escape or is_turned:
            self._held = event.key()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Close when the key is let go."""
        if self._held and event.key() == self._held and not event.isAutoRepeat():
            self.close()
        else:
            super().keyReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Over a full screen there is no pointer."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._point()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _point(self) -> None:
        if self.isFullScreen():
            self.setCursor(Qt.CursorShape.BlankCursor)
        else:
            self.unsetCursor()

    def _lost(self, screen: QScreen) -> None:
        # Before Qt would put it over the screen at which people work.
        if self.screen() == screen:
            self.close()


class TvView(QObject):
    """The television of one match page: at most one window, which goes with the page.

    tv = TvView(page, Tv)            Tv makes the game's view; None if the game has none
    tv.open(), tv.close(), tv.turn(), tv.is_open
    tv.show_table(state, voice, name, is_early)    whenever the match stands otherwise; what the
                                                   game's view wants to know besides, at the end
    """

    changed = Signal(bool)
    """It was opened, or closed."""

    def __init__(self, page: QWidget, make: type_of_tv[State, object] | None) -> None:
        super().__init__(page)
        self._page, self._make = page, make
        self._latest: tuple[State, Voice, str, bool, object] | None = None
        self._view: Television[State, object] | None = None
        self.window: TvWindow | None = None

    @property
    def is_open(self) -> bool:
        """Whether the window is there."""
        return self.window is not None

    @property
    def can_open(self) -> bool:
        """Whether the game has a view for a television."""
        return self._make is not None

    def show_table(
        self, state: State, voice: Voice, name: str, is_early: bool = False, more: object = None
    ) -> None:
        """Show the match of that name as it stands, at once; `is_early` if people ended it."""
        self._latest = state, voice, name, is_early, more
        if self.window is not None:
            self._show()

    def open(self) -> None:
        """Open on another screen if there is one."""
        if self._make is None:
            return
        view = self._make()
        assert isinstance(view, QWidget)
        self._view = view
        self.window = window = TvWindow(view)
        window.closed.connect(self._closed)
        self._page.destroyed.connect(window.close)
        self._page.window().installEventFilter(_Goes(window))
        self._show()
        here = self._page.screen()
        others = [screen for screen in QGuiApplication.screens() if screen != here]
        if others:
            window.go_to(max(others, key=_pixels))
        else:
            window.stay_on(here)
        self.changed.emit(True)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self.window is not None:
            self.window.close()

    def turn(self) -> None:
        """Open it, or close it."""
        if self.window is None:
            self.open()
        else:
            self.close()

    def _show(self) -> None:
        if self._latest is not None and self.window is not None and self._view is not None:
            self.window.setWindowTitle(self._latest[2])
            self._view.show_table(*self._latest)

    def _closed(self) -> None:
        self.window = self._view = None
        self.changed.emit(False)


class _Goes(QObject):
    """Closes the television when the main window closes; it lies in the television's window."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        window = self.parent()
        if event.type() == QEvent.Type.Close and isinstance(window, TvWindow):
            window.close()
        return False


def _pixels(screen: QScreen) -> int:
    size = screen.size()
    return size.width() * size.height()
