"""Files that a person has named: written whole or not at all, and what keeps them from it."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.look.translate import language, translate
from engine.base.errors import reason
from engine.base.plain_text import quoted

if TYPE_CHECKING:
    # Loaded where they are used: the shelf is seen sooner without them.
    from PySide6.QtCore import QUrl


class NoFile(Exception):
    """A file could not be read or written; the message is for a person."""


def write(path: str, data: bytes) -> None:
    """Write a file; an old one stays until the new one is complete. `NoFile` says why not."""
    try:
        put(Path(path), data)
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error


def unwritable(path: str, error: OSError | ValueError) -> NoFile:
    """Why a file cannot be written, with its folder."""
    told = translate("Files", "“{file}” cannot be written: {why}.")
    from engine.rules.words import error_text  # only now: nothing goes wrong mostly

    return NoFile(told.format(file=quoted(path), why=error_text(reason(error), language())))


def put(path: Path, data: bytes) -> None:
    """Write a file where a link leads to, too, and leave nothing beside it; `OSError` if it cannot be."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        number = errno.EISDIR if target.is_dir() else errno.EINVAL
        raise OSError(number, os.strerror(number))
    beside = target.with_name(f".{secrets.token_hex(4)}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())  # a full disk may say so only now
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def saved(path: str) -> str:
    """Where something was written, in a sentence."""
    return translate("Files", "Saved: {file}").format(file=quoted(path))


def local_files(urls: list[QUrl]) -> list[str]:
    """The paths of what is dropped, where it is a file of this PC."""
    return [url.toLocalFile() for url in urls if url.isLocalFile()]
