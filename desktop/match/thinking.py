"""Bots think in another process: text goes in, text comes out, and the window stays awake."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine.errors import Told

if TYPE_CHECKING:
    # Loading the ways to other processes takes longer than to show the shelf.
    from concurrent.futures import ProcessPoolExecutor

DEADLINE = 30.0
"""Seconds after which an answer is given up; bots keep their own, much shorter budget."""

type_of_choose = Callable[..., tuple[str, str]]


class Stopped(Told):
    """A bot that gave no answer: it failed, its process died, or it took too long."""


class Thinking:
    """One process in which bots choose; a dead or silent one is replaced."""

    def __init__(self, choose: type_of_choose | None = None, deadline: float = DEADLINE) -> None:
        self._choose = choose
        self._deadline = deadline
        self._made: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the process before it is needed."""
        self._pool.submit(os.getpid)

    @property
    def _pool(self) -> ProcessPoolExecutor:
        if self._made is None:
            self._made = _pool()
        return self._made

    async def choose(self, task: Sequence[Any]) -> tuple[str, str]:
        """What the bot chooses, and why; `Stopped` if it gives no answer."""
        import asyncio
        from concurrent.futures.process import BrokenProcessPool

        from engine.bots.worker import choose

        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(pool, self._choose or choose, *task)
            return await asyncio.wait_for(answer, self._deadline)
        except BrokenProcessPool:
            self._replace(pool)
            sentence = "the process in which the bots think has died; a new one was started"
            raise Stopped("bot.died", sentence) from None
        except TimeoutError:
            self._replace(pool)
            raise Stopped("bot.late", f"the bot gave no answer in {self._deadline:.0f} s") from None

    def close(self) -> None:
        """End the process, whatever it is thinking about."""
        # Python's own end would stumble over a pool that is just being put away.
        if self._made is not None:
            _end(self._made, wait=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        # A second question may have found the same dead process.
        if self._made is broken:
            _end(broken, wait=False)
            self._made = _pool()
            self.warm()


def _pool() -> ProcessPoolExecutor:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    _track_quietly()
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_begin)


def _track_quietly() -> None:
    """Python's tracker puts away what a killed window leaves behind, and need not say so."""
    import sys
    from multiprocessing import resource_tracker

    sys.warnoptions.append("ignore::UserWarning:multiprocessing.resource_tracker")
    try:
        resource_tracker.ensure_running()  # it begins with the options of this moment
    finally:
        sys.warnoptions.pop()


def _end(pool: ProcessPoolExecutor, *, wait: bool) -> None:
    # `shutdown` waits for a running answer, so the process is ended first.
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)


def _begin() -> None:
    """In the new process: Ctrl+C is the window's affair, and nothing outlives the window."""
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
