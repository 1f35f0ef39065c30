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
    *("score-earth", "score-earth-now", "score-earth-wrong", "score-earth-tie"),
)
APPROVED = Path(__file__).with_name("approved")
SHOWN = CHECKOUT / "build" / "approved"
"""What is shown now; git ignores it."""
TAKE_OVER = "cp build/approved/* tests/desktop/screens/approved"


PATIENCE = 15
"""Tenths of a second within which boards are drawn and long pages laid out."""


def approved(screen: str) -> list[str]:
    """What the screen showed when it was approved; nothing if it is new."""
    path = APPROVED / f"{screen}.txt"
    return path.read_text("utf-8").splitlines() if path.exists() else []


def differences(screen: str, now: list[str]) -> list[str]:
    """The lines in which a screen shows something else than was approved."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    (SHOWN / f"{screen}.txt").write_text("\n".join([*now, ""]), "utf-8")
    before = approved(screen)
    return list(difflib.unified_diff(before, now, "approved", screen, n=0, lineterm=""))


async def at_rest(screen: str, shown: QWidget, painted: Painted) -> list[str]:
    """What is shown as soon as it is what was approved, or at last."""
    for _ in range(PATIENCE):
        if lines(shown, painted) == approved(screen):
            break
        await asyncio.sleep(0.1)
    return lines(shown, painted)


async def test_the_pages_around_a_match_show_what_was_approved(
    qapp: QApplication, thinking: Thinking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    found = []
    async for screen, shown in walk(qapp, thinking, tmp_path, ("en", "light", 100), SCREENS):
        found += differences(screen, await at_rest(screen, shown, painted))
    assert not found, "\n".join([*found, "If all this is right:", TAKE_OVER])
