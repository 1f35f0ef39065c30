"""Where an arrow key leads on the shelf: along the strip, to the games, and along the history."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

Key = Qt.Key
_ALONG: dict[int, int] = {Key.Key_Right: 1, Key.Key_Left: -1}
_DOWN: dict[int, int] = {Key.Key_Down: 1, Key.Key_Up: -1}


def target(
    strip: Sequence[QWidget],
    doors: Sequence[QWidget],
    rows: Sequence[QWidget],
    at: QWidget | None,
    key: int,
) -> QWidget | None:
    """The next widget in the arrow's way; None if `at` is none of these or nothing lies there."""
    across, down = _ALONG.get(key, 0), _DOWN.get(key, 0)
    if at in strip:
        return _first(doors) if down > 0 else _neighbour(strip, at, across)
    if at in doors:
        if down:
            other = _neighbour(doors, at, down * _in_a_row(doors))
            return other or _first(strip if down < 0 else rows)
        return _neighbour(doors, at, across) or (_first(rows) if across > 0 else None)
    if at in rows:
        if across:
            return _first(doors) if across < 0 else None
        return _neighbour(rows, at, down) or (_first(strip) if down < 0 else None)
    return None


def _neighbour(group: Sequence[QWidget], at: QWidget | None, by: int) -> QWidget | None:
    place = next((n for n, widget in enumerate(group) if widget is at), 0) + by
    return group[place] if by and 0 <= place < len(group) else None


def _in_a_row(doors: Sequence[QWidget]) -> int:
    heights = [door.mapTo(door.window(), QPoint()).y() for door in doors]
    return heights.count(heights[0])


def _first(group: Sequence[QWidget]) -> QWidget | None:
    return group[0] if group else None
