"""A match leaves the program as a file and comes in as one, as `waypost replay` reads it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.host.files import NoFile, write
from desktop.host.trouble import sentence
from desktop.look.controls import words_of
from desktop.look.translate import translate
from engine.base.contents import contents
from engine.base.errors import Told, unreadable
from engine.base.strict_json import LIMIT
from engine.store.library import Info, Library

if TYPE_CHECKING:
    # Loaded where they are used: the shelf is seen sooner without them.
    from PySide6.QtWidgets import QFileDialog

SUFFIX = "waypost"


def ask_where_to_save(page: QWidget, name: str, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a place for the record of the match of that name."""
    from desktop.look import file_dialog

    title = translate("Files", "Save the match as a file")
    return file_dialog.ask_where_to_save(page, title, _kind(), name, SUFFIX, then)


def ask_what_to_open(page: QWidget, then: Callable[[str], object]) -> QFileDialog:
    """Ask for the file of a match."""
    from desktop.look import file_dialog

    title = translate("Files", "Open a match file")
    return file_dialog.ask_what_to_open(page, title, _kind(), then)


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
    try:
        data = contents(Path(path), LIMIT + 1)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    try:
        return library.import_record(data, Path(path).stem)
    except Told as error:
        raise NoFile(_values(path, data) or f"“{Path(path).name}”: {sentence(error)}") from error


def _values(path: str, data: bytes) -> str:
    """Where the values of one's own copy belong; empty if the file has none."""
    from engine.rules import edition

    try:
        found = edition.read(data)
    except (Told, ValueError):
        return ""
    told = translate(
        "Shelf",
        "“{file}” contains printed values, not a match: when you set up {game}, “Match your "
        "copy…” and then “Import” takes them in.",
    )
    return told.format(file=Path(path).name, game=words_of(found.game).at("game", "name"))


def _kind() -> str:
    return translate("Files", "Matches (*.waypost)")
