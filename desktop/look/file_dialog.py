"""Asks for a file, in the folder of the last one; at first among the person's documents."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from desktop.look.choosing import offers
from desktop.look.translate import translate

_UNFIT = re.compile(r'[/\\:*?"<>|]')
"""What the name of a file may not hold somewhere."""
last_folder: list[str] = []
"""The folder from which or to which a file was taken last."""


def ask_where_to_save(
    parent: QWidget,
    title: str,
    kind: str,
    name: str,
    suffix: str,
    then: Callable[[str], object],
) -> QFileDialog:
    """Ask for a place for a file of that name; the system asks before it overwrites."""
    dialog = _dialog(parent, title, kind, then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(f"{_UNFIT.sub('-', name).strip(' .') or 'waypost'}.{suffix}")
    dialog.open()
    return dialog


def ask_what_to_open(
    parent: QWidget, title: str, kind: str, then: Callable[[str], object]
) -> QFileDialog:
    """Ask for a file that is there."""
    dialog = _dialog(parent, title, kind, then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def _dialog(parent: QWidget, title: str, kind: str, then: Callable[[str], object]) -> QFileDialog:
    """A dialog that hands the path on; `kind` is the filter in use, `Matches (*.waypost)`."""
    made = QFileDialog(parent, title)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    made.setNameFilters([kind, translate("Files", "All files (*)")])
    for line in made.findChildren(QLineEdit):
        if line.completer() is not None:
            offers(line.completer())
    made.setDirectory(last_folder[-1] if last_folder else _documents())
    made.fileSelected.connect(_remember)
    made.fileSelected.connect(then)
    return made


def _remember(path: str) -> None:
    last_folder[:] = [str(Path(path).parent)]


def _documents() -> str:
    places = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(places.DocumentsLocation)
    if documents and Path(documents).is_dir():
        return documents
    return QStandardPaths.writableLocation(places.HomeLocation)
