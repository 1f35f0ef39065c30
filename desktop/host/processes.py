"""Processes beside the program: they end with it, however it ends, and leave nothing behind."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Loading the ways to other processes takes longer than to show the shelf.
    from concurrent.futures import ProcessPoolExecutor


def pool(count: int) -> ProcessPoolExecutor:
    """So many processes; Ctrl+C is the program's affair and not theirs."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    _track_quietly()
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=_begin)


def _track_quietly() -> None:
    """Python's tracker puts away what a killed program leaves behind, and need not say so."""
    import sys
    from multiprocessing import resource_tracker

    sys.warnoptions.append("ignore::UserWarning:multiprocessing.resource_tracker")
    try:
        resource_tracker.ensure_running()  # it begins with the options of this moment
    finally:
        sys.warnoptions.pop()


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
