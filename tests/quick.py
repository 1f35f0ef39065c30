"""Leaves out of a quick run what took long in the last whole one: `pytest -p tests.quick`.

What each test took stands in the file that `WAYPOST_TEST_TIMES` names; without it only those that are
marked slow are left out, by pytest's `-m`. Of each file the quickest stays.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

LONG = 0.05
"""Seconds of CPU above which a test waits for the whole run."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the quick ones; pytest tells how many were left out."""
    path = Path(os.environ["WAYPOST_TEST_TIMES"])
    if not path.exists():
        return
    took = json.loads(path.read_text("utf-8"))
    kept = quick([item.nodeid for item in items], took)
    config.hook.pytest_deselected(items=[it for it in items if it.nodeid not in kept])
    items[:] = [it for it in items if it.nodeid in kept]


def quick(tests: Sequence[str], took: dict[str, float]) -> set[str]:
    """The tests that did not take long, and of each file the quickest; a new one is quick."""
    seconds = {test: took.get(called(test), 0.0) for test in tests}
    quickest: dict[str, str] = {}
    for test in sorted(tests, key=seconds.__getitem__):
        quickest.setdefault(test.partition("::")[0], test)
    return {test for test in tests if seconds[test] <= LONG} | set(quickest.values())


def called(test: str) -> str:
    """A test as a JUnit file calls it."""
    file, _, name = test.partition("::")
    return f"{file.removesuffix('.py').replace('/', '.')}.{name}"
