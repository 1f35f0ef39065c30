"""Keys that hold wherever the keyboard is in a window, or on a widget."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

REDO = ("Ctrl+Shift+Z", "Ctrl+Y")
"""What some people are used to does the same."""


def shortcut(
    widget: QWidget, keys: str | Sequence[str], do: Callable[[], object], *, again: bool = False
) -> QShortcut:
    """Do this when the keys, or any of several, are pressed while the widget is shown.

    Who holds them longer means it once, unless it is to be done again and again.
    """
    made = QShortcut(widget)
    made.setKeys([QKeySequence(it) for it in ((keys,) if isinstance(keys, str) else keys)])
    made.setAutoRepeat(again)
    made.activated.connect(do)
    return made


def listen(
    widget: QWidget, keys: Mapping[str, Callable[[], object]], *, again: bool = False
) -> None:
    """Do what stands beside keys when they are pressed on the widget, or on what lies in it."""
    for each, do in keys.items():
        made = shortcut(widget, each, do, again=again)
        made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
