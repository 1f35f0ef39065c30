"""asyncio's loop on Qt's: qasync's, mended for Python 3.14."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import qasync

T = TypeVar("T")


class QtLoop(qasync.QEventLoop):
    """A loop for `asyncio.Runner(loop_factory=lambda: QtLoop(app))`."""

    def run_until_complete(self, future: Awaitable[T]) -> T:
        """What the future gives; what is not done by then waits for the loop's next run.

        qasync 0.28.0 lets Qt go on once more after its loop has stopped running. Tasks that are
        waked there are refused by Python 3.14 and never end, and whoever waits for them hangs:
        https://github.com/CabbageDevelopment/qasync/issues/176
        """
        task = asyncio.ensure_future(future, loop=self)
        task.add_done_callback(self._end)
        try:
            self.run_forever()
        finally:
            task.remove_done_callback(self._end)
        if not task.done():
            raise RuntimeError("the loop was stopped before what it ran was done")
        return task.result()

    def _end(self, _: asyncio.Future[T]) -> None:
        self.stop()
