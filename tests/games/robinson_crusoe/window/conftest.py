"""Tests of the window: coroutines run on Qt's loop, and nothing of the person's own is touched."""

from tests.desktop.fixtures import (
    hand,
    library,
    nothing_is_left_behind,
    pytest_configure,
    pytest_pyfunc_call,
    pytest_runtest_teardown,
    thinking,
    until,
    window,
)

__all__ = [
    "hand",
    "library",
    "nothing_is_left_behind",
    "pytest_configure",
    "pytest_pyfunc_call",
    "pytest_runtest_teardown",
    "thinking",
    "until",
    "window",
]
