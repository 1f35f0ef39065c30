"""Bots think in other processes: text goes in, text comes out, and the window stays awake."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from desktop.host.processes import CORES, end, pool
from engine.base.errors import Told

if TYPE_CHECKING:
    # Loading the ways to other processes takes longer than to show the shelf.
    import asyncio
    from concurrent.futures import ProcessPoolExecutor

    from engine.bots.worker import Slice

DEADLINE = 30.0
"""Seconds after which a process is given up; a slice of a thought takes far less."""

MOST = 2
"""Processes at the most: the parts of the longest thoughts."""

Answered = TypeVar("Answered")
type_of_think = Callable[..., "Slice"]


class Thought(NamedTuple):
    """What a bot chose, why (JSON of `Hint`s), and how much of its thinking it has done."""

    choice: str
    reasons: str = ""
    done: int = 0
    whole: int = 0


class Stopped(Told):
    """A bot that gave no answer: it failed, its process died, or it took too long."""


class Thinking:
    """The processes in which bots think; a dead or silent one is replaced.

    Each part of a thought has its process, where the machine has so many processors. What is
    thought does not hang on that.
    """

    def __init__(self, think: type_of_think | None = None, deadline: float = DEADLINE) -> None:
        self.worker = think
        self.deadline = deadline
        self._made: dict[int, ProcessPoolExecutor] = {}

    def warm(self) -> None:
        """Start the first process before it is needed."""
        self._pool(0).submit(os.getpid)

    async def choose(self, task: Sequence[str], enough: asyncio.Event | None = None) -> Thought:
        """What the bot chooses, and why; `Stopped` if it gives no answer.

        As soon as `enough` is set it answers by what it has thought so far.
        """
        import asyncio

        from engine import bots
        from engine.bots.thoughts import joined
        from engine.bots.worker import why

        number = bots.load(task[3]).parts
        asked = [asyncio.ensure_future(self._part(task, it, enough)) for it in range(number)]
        try:
            parts = await asyncio.gather(*asked)
        finally:
            # Where one part fails or nobody waits any more, the others are thought no further.
            for part in asked:
                part.cancel()
        choice = str(joined([it.found for it in parts])[0].action)
        reasons = await self.ask(why, *task, choice)
        return Thought(choice, reasons, sum(it.done for it in parts), sum(it.whole for it in parts))

    async def _part(self, task: Sequence[str], part: int, enough: asyncio.Event | None) -> Slice:
        """A part of the thinking, slice by slice, as far as it is wanted."""
        from engine.bots.worker import think

        done = 0
        while True:
            asked: type_of_think = self.worker or think
            found = await self.ask(asked, *task, part, done, process=part)
            done = found.done
            if done >= found.whole or (enough is not None and enough.is_set()):
                return found

    async def ask(
        self, call: Callable[..., Answered], *arguments: object, process: int = 0
    ) -> Answered:
        """What that call gives in a process of the bots; `Stopped` if it gives nothing."""
        import asyncio
        from concurrent.futures.process import BrokenProcessPool

        place = process % min(MOST, CORES)
        now = self._pool(place)
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(now, call, *arguments)
            return await asyncio.wait_for(answer, self.deadline)
        except BrokenProcessPool:
            self._replace(place, now)
            sentence = "the bots’ process crashed; a new one was started"
            raise Stopped("bot.died", sentence) from None
        except TimeoutError:
            self._replace(place, now)
            raise Stopped("bot.late", f"the bot gave no answer in {self.deadline:.0f} s") from None

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        # Python's own end would stumble over a pool that is just being put away.
        for made in self._made.values():
            end(made, wait=True)

    def _pool(self, place: int) -> ProcessPoolExecutor:
        if place not in self._made:
            self._made[place] = pool(1)
        return self._made[place]

    def _replace(self, place: int, broken: ProcessPoolExecutor) -> None:
        # A second question may have found the same dead process.
        if self._made.get(place) is broken:
            end(broken, wait=False)
            self._made[place] = pool(1)
            self._made[place].submit(os.getpid)
