"""What the pages around a match show, line by line, as it was approved."""

from __future__ import annotations

import asyncio
import difflib
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.match.thinking import Thinking
from tests.desktop.screens.approved import lines
from tests.desktop.screens.painted import Painted
from tests.desktop.screens.test_screens import as_before, walk
from tests.paths import CHECKOUT

__all__ = ["as_before"]
SCREENS = (
    *("shelf", "matches", "set-up", "end", "score", "score-tie"),
    *("end-early", "score-wrong", "robinson-set-up", "set-up-table", "settings"),
)
APPROVED = Path(__file__).with_name("approved")
SHOWN = CHECKOUT / "build" / "approved"
"""What is shown now; git ignores it."""
TAKE_OVER = "cp build/approved/* tests/desktop/screens/approved"


def differences(screen: str, now: list[str]) -> list[str]:
    """The lines in which a screen shows something else than was approved."""
    path = APPROVED / f"{screen}.txt"
    before = path.read_text("utf-8").splitlines() if path.exists() else []
    SHOWN.mkdir(parents=True, exist_ok=True)
    (SHOWN / path.name).write_text("\n".join([*now, ""]), "utf-8")
    return list(difflib.unified_diff(before, now, "approved", screen, n=0, lineterm=""))


async def at_rest(shown: QWidget, painted: Painted) -> list[str]:
    """What is shown once nothing changes any more: boards are drawn and long pages laid out."""
    now = lines(shown, painted)
    for _ in range(100):
        await asyncio.sleep(0.1)
        before, now = now, lines(shown, painted)
        if before == now:
            break
    return now


async def test_the_pages_around_a_match_show_what_was_approved(
    qapp: QApplication, thinking: Thinking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    found = []
    async for screen, shown in walk(qapp, thinking, tmp_path, ("en", "light", 100), SCREENS):
        found += differences(screen, await at_rest(shown, painted))
    assert not found, "\n".join([*found, "If all this is right:", TAKE_OVER])
