"""A mistake of the program itself: whoever plays hears of it, and it is written down to be mended.

Qt calls us, and goes on when we fail: without this a press would do nothing, and nobody would know.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer

from desktop.look.translate import translate

if TYPE_CHECKING:
    import asyncio

FILE = "mishaps.txt"
MOST = 1_000_000
"""Bytes of the file after which nothing more is written into it."""


@contextmanager
def told(folder: Path, tell: Callable[[str], object]) -> Iterator[None]:
    """Write each mistake that nobody expects into a file there, and tell a sentence, once a place.

    It needs a loop that runs: what goes wrong there is heard here, too.
    """
    import asyncio

    known = set[tuple[tuple[str, int | None], ...]]()

    def failed(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, at)
        place = tuple((it.filename, it.lineno) for it in traceback.extract_tb(at))
        if place in known:
            return
        known.add(place)
        said = sentence(_written(error, folder / FILE))
        # A little later: it may have happened while something is painted or a page is turned.
        QTimer.singleShot(0, lambda: tell(said))

    def failed_in_loop(loop: asyncio.AbstractEventLoop, said: dict[str, Any]) -> None:
        error = said.get("exception")
        if error is None:
            loop.default_exception_handler(said)
        else:
            failed(type(error), error, error.__traceback__)

    loop, before = asyncio.get_running_loop(), sys.excepthook
    sys.excepthook = failed
    loop.set_exception_handler(failed_in_loop)
    try:
        yield
    finally:
        sys.excepthook = before
        loop.set_exception_handler(None)


def heard(task: asyncio.Task[None]) -> None:
    """A mistake that ended a task must not be silent: the loop says it."""
    if not task.cancelled():
        task.result()


def sentence(path: Path | None) -> str:
    """What a person is told; the path is where it was written down, if it could be."""
    said = translate(
        "Mishaps",
        "Waypost made a mistake. What was saved is safe; if something no longer answers, open the "
        "match again.",
    )
    if path is None:
        return said
    where = translate("Mishaps", "What happened is in {path}.").format(path=path)
    return f"{said} {where}"


def _written(error: BaseException, path: Path) -> Path | None:
    """The file with the mistake in it; none if it has no room or cannot be written."""
    try:
        with path.open("a", encoding="utf-8") as file:
            if file.tell() > MOST:
                return None
            when = time.strftime("%Y-%m-%d %H:%M:%S")
            file.write(f"{when}\n{''.join(traceback.format_exception(error))}\n")
    except OSError:
        return None
    return path
