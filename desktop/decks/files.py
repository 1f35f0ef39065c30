"""A deck leaves the program as a file, and comes in as one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.decks.own import Own
from desktop.host import files
from desktop.host.files import NoFile
from desktop.look import file_dialog
from desktop.look.translate import translate
from engine.base import resources

SUFFIX = "toml"
MOST_LETTERS = 48


def ask_what_to_open(page: QWidget, then: Callable[[str], object]) -> QFileDialog:
    """Ask for the file of a deck."""
    title = translate("OwnDeck", "Play with your own deck")
    return file_dialog.ask_what_to_open(page, title, _kind(), then)


def ask_where_to_save(page: QWidget, own: Own | None, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a place for a deck, None for the app's, as a file that can be changed."""
    title = translate("OwnDeck", "Save the app’s deck as a file")
    name = translate("OwnDeck", "my-deck")
    if own is not None:
        title, name = translate("OwnDeck", "Save the deck as a file"), own.name
    return file_dialog.ask_where_to_save(page, title, _kind(), name, SUFFIX, then)


def write(path: str, text: str) -> None:
    """Write a deck; `NoFile` says why not, and that the app's own files are left alone."""
    if Path(path).resolve().is_relative_to(resources.folder().resolve()):
        told = translate("OwnDeck", "“{file}” is among the app’s own files; choose another folder.")
        raise NoFile(told.format(file=path))
    files.write(path, text.encode())


def called(path: str) -> str:
    """The name of a file, without its middle where it is very long."""
    name = Path(path).name or path
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 13]}…{name[-12:]}"


def _kind() -> str:
    return translate("OwnDeck", "Deck files (*.toml)")
