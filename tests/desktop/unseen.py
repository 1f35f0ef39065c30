"""Windows of which less is done than a person needs, for tests that need no more: they take half as long."""

from __future__ import annotations

import pytest

from desktop.shell.window import Window


@pytest.fixture
def unseen(window: Window) -> None:
    """A window that is not shown: nothing has its place in it, and no key comes there."""
    window.hide()
