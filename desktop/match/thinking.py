"""Bots think in another process: text goes in, text comes out, and the window stays awake."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from desktop.host.processes import pool
from engine.base.errors import Told

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
        self.worker = choose
        self.deadline = deadline
        self._made: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the process before it is needed."""
        self._pool.submit(os.getpid)

    @property
    def _pool(self) -> ProcessPoolExecutor:
        if self._made is None:
            self._made = pool(1)
        return self._made

    async def choose(self, task: Sequence[str]) -> tuple[str, str]:
        """What the bot chooses, and why; `Stopped` if it gives no answer."""
        import asyncio
        from concurrent.futures.process import BrokenProcessPool

        from engine.bots.worker import choose

        now = self._pool
        loop = asyncio.get_running_loop()
        try:
            asked: type_of_choose = self.worker or choose
            answer = loop.run_in_executor(now, asked, *task)
            return await asyncio.wait_for(answer, self.deadline)
        except BrokenProcessPool:
            self._replace(now)
            sentence = "the bots’ process crashed; a new one was started"
            raise Stopped("bot.died", sentence) from None
        except TimeoutError:
            self._replace(now)
            raise Stopped("bot.late", f"the bot gave no answer in {self.deadline:.0f} s") from None

    def close(self) -> None:
        """End the process, whatever it is thinking about."""
        # Python's own end would stumble over a pool that is just being put away.
        if self._made is not None:
            _end(self._made, wait=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        # A second question may have found the same dead process.
        if self._made is broken:
            _end(broken, wait=False)
            self._made = pool(1)
            self.warm()


def _end(pool: ProcessPoolExecutor, *, wait: bool) -> None:
    # `shutdown` waits for a running answer, so the process is ended first.
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)
