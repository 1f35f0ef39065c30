"""An edition leaves the program as a file, and comes in as one: data only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.host.files import NoFile
from desktop.host.trouble import sentence
from desktop.look import file_dialog
from desktop.look.translate import translate
from engine.base.contents import contents
from engine.base.errors import Told
from engine.base.strict_json import LIMIT
from engine.rules import edition as editions
from engine.rules.edition import Edition

SUFFIX = "board.json"


def ask_where_to_save(page: QWidget, name: str, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a place for the edition of that name; the system asks before it overwrites."""
    title = translate("Editions", "Export the values")
    return file_dialog.ask_where_to_save(page, title, _kind(), name, SUFFIX, then)


def ask_what_to_open(page: QWidget, then: Callable[[str], object]) -> QFileDialog:
    """Ask for the file of an edition."""
    title = translate("Editions", "Import values")
    return file_dialog.ask_what_to_open(page, title, _kind(), then)


def read(path: str, game: str) -> Edition:
    """The edition of a file; `NoFile` says why it is none of that game."""
    name = Path(path).name
    try:
        found = editions.read(contents(Path(path), LIMIT + 1))
    except (OSError, ValueError, Told) as error:
        told = translate("Editions", "“{file}”: {why}")
        raise NoFile(told.format(file=name, why=sentence(error))) from error
    if found.game != game:
        told = translate("Editions", "“{file}” contains the values of another game.")
        raise NoFile(told.format(file=name))
    return found


def _kind() -> str:
    return translate("Editions", "Values (*.board.json *.json)")
