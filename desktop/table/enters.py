"""Enter twice in a hurry: the second one is not for what the first one has brought."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_NOWHERE = (0, None, 0)
_last: tuple[int, object, int] = _NOWHERE
"""What Enter was pressed on, what it meant there, and when, in milliseconds."""


def is_meant(on: QWidget, meaning: object, event: QKeyEvent) -> bool:
    """Whether Enter is meant for that: not if it has only just come there, or come to mean it."""
    global _last
    pressed, meant, at = _last
    is_quick = 0 < event.timestamp() - at < QApplication.doubleClickInterval()
    is_other = is_quick and (pressed, meant) != (id(on), meaning)
    _last = (
        (pressed, meant, event.timestamp()) if is_other else (id(on), meaning, event.timestamp())
    )
    return not is_other


def forget() -> None:
    """Somebody has gone on by themselves: what they press next they mean."""
    global _last
    _last = _NOWHERE
