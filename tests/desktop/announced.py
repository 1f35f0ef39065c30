"""What a screen reader is told by itself, without anybody going there."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent


def announced(patch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced from now on, in order."""
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    patch.setattr(QAccessible, "updateAccessibility", hear)
    return said
