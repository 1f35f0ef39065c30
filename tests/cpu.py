"""Notes how much CPU each test takes, for the report of tests/run: `pytest -p tests.cpu`."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

BEGAN = pytest.StashKey[float]()


def seconds() -> float:
    """The CPU that this process has used, and all it has started and waited for."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """A test begins with its fixtures."""
    item.stash[BEGAN] = seconds()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """A test ends when its fixtures have."""
    try:
        return (yield)
    finally:
        item.user_properties.append(("cpu", f"{seconds() - item.stash[BEGAN]:.2f}"))
