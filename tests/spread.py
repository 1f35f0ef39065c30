"""Spreads a run over its workers: `pytest -p tests.spread -n 3 --dist worksteal`.

What pytest makes of a file's asserts takes ten times as long as the file's import, and is kept on the disk.
Workers that go through the files side by side each make all of it; so each makes a share first.

Then each is given an even part of the tests in their order, and once it is through with that takes
some from the end of another's. Whoever met a slow one last would be alone with it: they come first.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from tests.paths import CHECKOUT


def pytest_collection(session: pytest.Session) -> None:
    """Import this worker's share of the files, if all are to be collected."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = sorted((CHECKOUT / "tests").rglob("test_*.py"))
    workers = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for file in share(files, int(worker.removeprefix("gw")), workers):
        # What cannot be imported is told when it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(name_of(file))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have each worker begin with a share of the slow tests, once those that nobody wants have gone."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        slow = [item.get_closest_marker("slow") is not None for item in items]
        files = [str(item.path) for item in items]
        items[:] = [items[at] for at in slow_first(slow, files, workers)]


def slow_first(slow: Sequence[bool], files: Sequence[str], workers: int) -> list[int]:
    """The places of the tests in an order whose even parts each begin with slow ones.

    Those of a file stay together: what the first of them plays or opens is there for the others.
    """
    by_file: dict[str, list[int]] = {}
    for at in (at for at, is_slow in enumerate(slow) if is_slow):
        by_file.setdefault(files[at], []).append(at)
    fronts: list[list[int]] = [[] for _ in range(workers)]
    for its in by_file.values():
        min(fronts, key=len).extend(its)
    quick = iter([at for at, is_slow in enumerate(slow) if not is_slow])
    order: list[int] = []
    end = 0
    for number, front in enumerate(fronts):
        end += (len(slow) - end) // (workers - number)  # as they are dealt
        order += front
        order += islice(quick, max(0, end - len(order)))
    return [*order, *quick]


def share(files: Sequence[Path], number: int, workers: int) -> Sequence[Path]:
    """The files that a worker imports first."""
    return files[number::workers]


def name_of(file: Path) -> str:
    """The module of a test file, as pytest calls it."""
    return ".".join(file.relative_to(CHECKOUT).with_suffix("").parts)
