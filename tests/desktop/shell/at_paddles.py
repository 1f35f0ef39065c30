"""A process of its own for tests: the window on a match in which several people answer by keys.

Arguments are the match's id and the keys that are pressed once its people are asked, in upper case
as Qt numbers them. Before the first press and after each it says who is asked, and who of them has
pressed.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.match.page import MatchPage
from desktop.shell import app
from desktop.shell.window import Window

LOOK_MS = 10


def say(page: MatchPage) -> None:
    """Say who is asked, and who of them has pressed."""
    asked = sorted(page.paddles.persons)
    pressed = [seat for seat in asked if page.paddles.has_pressed(seat)]
    print(*asked, "pressed", *pressed, flush=True)


def main() -> None:
    """Run until somebody ends the process."""
    keys = sys.argv[2]
    app.application()
    looking = QTimer(interval=LOOK_MS)

    def look() -> None:
        windows = [it for it in QApplication.topLevelWidgets() if isinstance(it, Window)]
        page = windows[0].page if windows else None
        if isinstance(page, MatchPage) and page.choices.paddles.isVisible():
            looking.stop()
            say(page)
            for key in keys:
                QTest.keyClick(page, ord(key))
                say(page)

    looking.timeout.connect(look)
    looking.start()
    sys.exit(app.run(open_match=int(sys.argv[1])))


if __name__ == "__main__":
    main()
