"""Processes beside the program: they end with it, however it ends, and leave nothing behind."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Loading the ways to other processes takes longer than to show the shelf.
    from concurrent.futures import ProcessPoolExecutor

CORES = os.cpu_count() or 1
"""More processes at once would only wait for each other, and each takes memory."""
_QUIET = """\
import os
try:
    {start}
except Exception:
    if os.getppid() == {program}:
        raise
"""


def pool(count: int) -> ProcessPoolExecutor:
    """So many processes; Ctrl+C is the program's affair and not theirs."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    _track_quietly()
    _start_quietly()
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=_begin)


def end(pool: ProcessPoolExecutor, *, wait: bool) -> None:
    """End these processes, whatever they are at."""
    # `shutdown` waits for what is running, so they are ended first.
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)


def _track_quietly() -> None:
    """Python's tracker puts away what a killed program leaves behind, and need not say so."""
    import sys
    from multiprocessing import resource_tracker

    sys.warnoptions.append("ignore::UserWarning:multiprocessing.resource_tracker")
    try:
        resource_tracker.ensure_running()  # it begins with the options of this moment
    finally:
        sys.warnoptions.pop()


def _start_quietly() -> None:
    """A process whose program is killed while it starts ends without a word: nobody waits for it."""
    from multiprocessing import spawn

    if not isinstance(spawn.get_command_line, partial):
        spawn.get_command_line = partial(_quiet_line, spawn.get_command_line)


def _quiet_line(plain: Callable[..., list[str]], **told: int) -> list[str]:
    line = plain(**told)
    if "-c" in line:
        at = line.index("-c") + 1
        line[at] = _QUIET.format(start=line[at], program=os.getpid())
    return line


def _begin() -> None:
    """In the new process: nothing outlives the program."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
