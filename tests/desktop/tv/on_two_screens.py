"""A process of its own for a test: the television on two screens, one of which goes."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop import boards
from desktop.look.voice import voice_of
from desktop.tv.window import TvView
from tests.games.red_outpost.at_table import at_table


def main() -> None:
    """Open on the other screen, lose it, open again, and go with the main window."""
    gc.disable()
    app = QApplication([])
    here, other = sorted(app.screens(), key=lambda screen: screen.geometry().x())
    main_window = QMainWindow()
    page = QWidget()
    main_window.setCentralWidget(page)
    main_window.setScreen(here)
    main_window.setGeometry(40, 40, 1200, 700)
    main_window.show()
    main_window.activateWindow()
    app.processEvents()
    match = at_table(3)
    tv = TvView(page, boards.tv("red-outpost"))
    tv.show_table(match.state, voice_of(match, "en"), "Friday")
    tv.open()
    app.processEvents()
    assert tv.window is not None
    assert tv.window.screen() == other, "it goes to the other screen"
    assert tv.window.isFullScreen()
    assert tv.window.geometry() == other.geometry()
    # The offscreen platform gives the keyboard to whatever is shown; others look at this.
    quiet = Qt.WidgetAttribute.WA_ShowWithoutActivating
    assert tv.window.testAttribute(quiet), "the keyboard stays with the people"
    main_window.activateWindow()
    app.screenRemoved.emit(here)
    assert tv.is_open, "another screen was lost"
    app.screenRemoved.emit(other)
    app.processEvents()
    assert not tv.is_open, "it goes with its screen"
    assert app.activeWindow() is main_window
    tv.open()
    main_window.close()
    app.processEvents()
    assert not tv.is_open, "it goes with the main window"
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [it for it in app.topLevelWidgets() if it is not main_window] == []
    print("held")


if __name__ == "__main__":
    main()
