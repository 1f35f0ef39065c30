"""What is done with the matches of the library: deleted, brought back, renamed, copied, filed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.host.files import NoFile, saved
from desktop.look.translate import translate
from desktop.shelf import match_files
from engine.base.errors import Told
from engine.store.library import Info, Library
from engine.store.library_file import LibraryError


class Changes(QObject):
    """Changes the library for a page, and tells it what came of that."""

    changed = Signal()
    """The library is another now."""
    failed = Signal(object)
    """Something did not work: the error."""
    written = Signal(str)
    """A record was written: a sentence that says where."""
    deleted = Signal(str)
    """The match of that name is gone; `bring_back` undoes it."""

    def __init__(self, library: Library, page: QWidget) -> None:
        super().__init__(page)
        self._library, self._page = library, page
        self._deleted: Info | None = None

    def delete(self, info: Info) -> None:
        """Take a match out of the list."""
        if self._do(lambda: self._library.delete(info.id)):
            self._deleted = info
            self.deleted.emit(info.name)

    def bring_back(self) -> Info | None:
        """Undo the last deletion; the match that is back, if one is."""
        info, self._deleted = self._deleted, None
        return info if info is not None and self.restore(info) else None

    def restore(self, info: Info) -> bool:
        """Put a deleted match back; whether it is there now."""
        return self._do(lambda: self._library.restore(info.id))

    def rename(self, info: Info, name: str) -> None:
        """Call a match otherwise."""
        self._do(lambda: self._library.rename(info.id, name))

    def copy(self, info: Info) -> int | None:
        """Make a second one of a match; its id."""
        name = translate("Shelf", "{name} (copy)").format(name=info.name)
        made: list[int] = []
        done = self._do(lambda: made.append(self._library.duplicate(info.id, name)))
        return made[0] if done else None

    def save(self, info: Info) -> None:
        """Ask where the record of a match is to lie, and write it there."""

        def save(path: str) -> None:
            try:
                match_files.save(self._library, info.id, path)
            except (Told, NoFile) as error:
                self.failed.emit(error)
            else:
                self.written.emit(saved(path))

        match_files.ask_where_to_save(self._page, info.name, save)

    def take_in(self, paths: Sequence[str]) -> list[int]:
        """Take in the files that hold; the ids of their matches. What is wrong first is told."""
        taken = []
        trouble: Exception | None = None
        for path in paths:
            try:
                taken.append(match_files.take_in(self._library, path))
            except (Told, NoFile) as error:
                trouble = trouble or error
        if len(paths) > 1 or not taken:
            self.changed.emit()
        if trouble is not None:
            self.failed.emit(trouble)
        return taken

    def _do(self, change: Callable[[], object]) -> bool:
        try:
            change()
        except LibraryError as error:
            self.failed.emit(error)
            return False
        self.changed.emit()
        return True
