"""What a file from outside holds: read without waiting, and no more of it than it may be long."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def contents(path: str | Path, most: int) -> bytes:
    """At most so many bytes of a file; `OSError` for a folder, and for a pipe, which may never end."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        mode = os.fstat(file.fileno()).st_mode
        if not stat.S_ISREG(mode):
            number = errno.EISDIR if stat.S_ISDIR(mode) else errno.ESPIPE
            raise OSError(number, os.strerror(number))
        return file.read(most)
