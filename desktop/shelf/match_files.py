"""A match leaves the program as a file and comes in as one, as `waypost replay` reads it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.host.files import NoFile, write
from desktop.host.trouble import sentence
from desktop.look.translate import translate
from engine.base.errors import Told
from engine.store.library import Info, Library

if TYPE_CHECKING:
    # Loaded where they are used: the shelf is seen sooner without them.
    from PySide6.QtWidgets import QFileDialog

SUFFIX = "waypost"
_UNFIT = re.compile(r'[/\\:*?"<>|]')
"""What the name of a file may not hold somewhere."""


def ask_where_to_save(page: QWidget, name: str, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a place for the record of the match of that name."""
    from PySide6.QtWidgets import QFileDialog

    dialog = _dialog(page, translate("Files", "Save the match as a file"), then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.selectFile(f"{_UNFIT.sub('-', name).strip(' .') or 'match'}.{SUFFIX}")
    dialog.open()
    return dialog


def ask_what_to_open(page: QWidget, then: Callable[[str], object]) -> QFileDialog:
    """Ask for the file of a match."""
    from PySide6.QtWidgets import QFileDialog

    dialog = _dialog(page, translate("Files", "Open a match file"), then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def save(library: Library, ident: int, path: str) -> None:
    """Write the record of a match; an old file stays until the new one is complete."""
    write(path, library.export(ident).encode())


def holds_hands(info: Info) -> bool:
    """Whether the record of a match tells what people who still play it must not know."""
    if info.finished or not info.playable:
        return False
    # Only here: the rules are not needed to show the shelf.
    from engine.rules import game as games

    return games.load(info.game).has_secrets


def take_in(library: Library, path: str) -> int:
    """Put the match of a file into the library under the file's name; its id."""
    # Only here: the command line's ways with files are not needed to show the shelf.
    from desktop.command_line import files

    data = files.read(os.path.abspath(path))  # noqa: PTH100 (only so that `-` is a file's name)
    name = Path(path).stem
    try:
        return library.import_record(data, name)
    except Told as error:
        raise NoFile(f"“{Path(path).name}”: {sentence(error)}") from error


def _dialog(page: QWidget, title: str, then: Callable[[str], object]) -> QFileDialog:
    from desktop.look.file_dialog import file_dialog

    kinds = [
        translate("Files", "Matches (*.waypost)"),
        translate("Files", "All files (*)"),
    ]
    return file_dialog(page, title, kinds, then)
