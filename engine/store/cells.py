"""What stands in a cell of a library's file, be it damaged: never an error, so that one row hides no other."""

from __future__ import annotations

LATEST = 1 << 40
"""Whole numbers beyond it are no time and no count of ours."""


def text(found: object) -> str:
    """A text; an empty one for what is none."""
    if isinstance(found, bytes):
        return decoded(found)
    return found if isinstance(found, str) else ""


def whole(found: object) -> int:
    """A whole number from 0; 0 for what is none."""
    return found if isinstance(found, int) and 0 <= found <= LATEST else 0


def decoded(found: bytes) -> str:
    """The text of bytes; a sign that no text holds stands for each that is none."""
    return found.decode(errors="replace")
