"""Has each worker of a run begin with other test files: `pytest -p tests.spread -n 3`.

What pytest makes of a file's asserts takes ten times as long as the file's import, and is kept on the disk.
Workers that go through the files side by side each make all of it; so each makes a share first.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
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


def share(files: Sequence[Path], number: int, workers: int) -> Sequence[Path]:
    """The files that a worker imports first."""
    return files[number::workers]


def name_of(file: Path) -> str:
    """The module of a test file, as pytest calls it."""
    return ".".join(file.relative_to(CHECKOUT).with_suffix("").parts)
