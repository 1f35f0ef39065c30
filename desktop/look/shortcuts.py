"""Keys that hold wherever the keyboard is on a widget."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def listen(widget: QWidget, keys: Mapping[str, Callable[[], object]]) -> None:
    """Do what stands beside a key when it is pressed on the widget, or on what lies in it."""
    for key, do in keys.items():
        shortcut = QShortcut(QKeySequence(key), widget)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)
