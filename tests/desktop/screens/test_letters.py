"""Nothing that is to be read is small: no letter of any page is below 12 px at 1280x800.

In English the walk over every screen looks at them; here they are looked at in German.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.match.thinking import Thinking
from tests.desktop.screens.letters import Letters
from tests.desktop.screens.test_screens import EARTH, OUTPOST, as_before, walk

__all__ = ["as_before"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "screens",
    [
        pytest.param((), marks=pytest.mark.thorough, id="usual"),
        pytest.param(EARTH, id="earth"),
        pytest.param(OUTPOST, id="outpost"),
    ],
)
async def test_no_letter_is_below_12_pixels(
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    screens: tuple[str, ...],
) -> None:
    letters = Letters(monkeypatch)
    found = []
    async for screen, shown in walk(qapp, thinking, tmp_path, ("de", "light", 100), screens):
        found += [f"{screen}: {fault}" for fault in letters.too_small(shown)]
    assert not found, "\n".join(found)
