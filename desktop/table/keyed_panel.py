"""What lies in a scroll area and has keys of its own: arrows would scroll before they reach the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


def walk(tiles: Sequence[QWidget], key: int) -> bool:
    """Up and Down go through a list of tiles; False for other keys and from elsewhere."""
    at = next((at for at, tile in enumerate(tiles) if tile.hasFocus()), -1)
    if at < 0 or key not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return False
    by = 1 if key == Qt.Key.Key_Down else -1
    tiles[min(max(at + by, 0), len(tiles) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
    return True


class KeyedPanel(QWidget):
    """Gives a key that nothing in it took to `take` first."""

    def __init__(self, take: Callable[[QKeyEvent], None]) -> None:
        super().__init__()
        self._take = take

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page takes it, or ignores it."""
        self._take(event)
