"""Asks for a file, in the folder of the last one; at first among the person's documents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from desktop.look.choosing import offers

_last: list[str] = []
"""The folder from which or to which a file was taken last."""


def file_dialog(
    parent: QWidget, title: str, kinds: Sequence[str], then: Callable[[str], object]
) -> QFileDialog:
    """A dialog that hands the path on; `kinds` are its filters, the first one in use."""
    made = QFileDialog(parent, title)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    made.setNameFilters(list(kinds))
    for line in made.findChildren(QLineEdit):
        if line.completer() is not None:
            offers(line.completer())
    made.setDirectory(_last[-1] if _last else _documents())
    made.fileSelected.connect(_remember)
    made.fileSelected.connect(then)
    return made


def _remember(path: str) -> None:
    _last[:] = [str(Path(path).parent)]


def _documents() -> str:
    places = QStandardPaths.StandardLocation
    for place in (places.DocumentsLocation, places.HomeLocation):
        path = QStandardPaths.writableLocation(place)
        if path and Path(path).is_dir():
            return path
    return ""
