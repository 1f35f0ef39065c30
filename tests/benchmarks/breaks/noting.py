"""Notes of each test how it ended and how much CPU it took: `pytest -p tests.benchmarks.breaks.noting`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.cpu import seconds

NOTES = Path(os.environ["UNNOTICED_NOTES"])
"""The folder in which every process notes an outcome, seconds and a test a line."""
OUTCOME = pytest.StashKey[str]()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A test has ended when its fixtures have."""
    begin = seconds()
    try:
        return (yield)
    finally:
        line = f"{item.stash.get(OUTCOME, 'passed')}\t{seconds() - begin:.2f}\t{item.nodeid}\n"
        with contextlib.suppress(OSError), (NOTES / str(os.getpid())).open("a") as file:
            file.write(line)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test has passed if its fixtures have, too."""
    report = yield
    if not report.passed and item.stash.get(OUTCOME, "") != "failed":
        item.stash[OUTCOME] = report.outcome
    return report
