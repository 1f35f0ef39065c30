"""An edition leaves the program as a file, and comes in as one: data only."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.host.files import NoFile
from desktop.host.trouble import sentence
from desktop.look.file_dialog import file_dialog
from desktop.look.translate import translate
from engine.base.errors import Told
from engine.base.strict_json import LIMIT
from engine.rules import edition as editions
from engine.rules.edition import Edition

SUFFIX = "board.json"
_UNFIT = re.compile(r'[/\\:*?"<>|]')
"""What the name of a file may not hold somewhere."""


def ask_where_to_save(page: QWidget, name: str, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a place for the edition of that name; the system asks before it overwrites."""
    dialog = file_dialog(page, translate("Editions", "Export the values"), _kinds(), then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.selectFile(f"{_UNFIT.sub('-', name).strip(' .') or 'values'}.{SUFFIX}")
    dialog.open()
    return dialog


def ask_what_to_open(page: QWidget, then: Callable[[str], object]) -> QFileDialog:
    """Ask for the file of an edition."""
    dialog = file_dialog(page, translate("Editions", "Import values"), _kinds(), then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


def read(path: str, game: str) -> Edition:
    """The edition of a file; `NoFile` says why it is none of that game."""
    name = Path(path).name
    try:
        with Path(path).open("rb") as file:
            found = editions.read(file.read(LIMIT + 1))
    except (OSError, ValueError, Told) as error:
        raise NoFile(f"“{name}”: {sentence(error)}") from error
    if found.game != game:
        told = translate("Editions", "“{file}” contains the values of another game.")
        raise NoFile(told.format(file=name))
    return found


def _kinds() -> list[str]:
    return [
        translate("Editions", "Values (*.board.json *.json)"),
        translate("Files", "All files (*)"),
    ]
