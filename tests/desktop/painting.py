"""A window paints only in tests that look at it as people do."""

from __future__ import annotations

import pytest

from desktop.shell.window import Window


@pytest.fixture(autouse=True)
def nothing_is_painted(request: pytest.FixtureRequest) -> None:
    """Without its style sheet a window shows nobody anything, and painting takes a fifth of a test."""
    asked = request.node.get_closest_marker("dressed")
    if asked is not None and not asked.args[0] and "window" in request.fixturenames:
        window: Window = request.getfixturevalue("window")
        window.setUpdatesEnabled(False)
