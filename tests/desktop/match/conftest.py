"""What the tests of matches share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.match import plate
from desktop.scene.motion import Motion
from desktop.shell.window import Window

__all__ = ["moving"]


@pytest.fixture
def moving(window: Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window of the smallest size, with motion and bots that take their time."""
    monkeypatch.setattr(plate, "REST_S", 0.0)
    window.resize(1280, 800)
    window.chosen.pace_ms = 100
    usual, Motion.usual = Motion.usual, 1.0
    yield window
    Motion.usual = usual
