"""What a counter of the table shows."""

from __future__ import annotations

from typing import NamedTuple


class Counted(NamedTuple):
    """A counter: its number, None while nobody has told it, and what keeps it from a step."""

    number: int | None
    fewer: str = ""
    more: str = ""

    @property
    def text(self) -> str:
        """The number as it is shown."""
        return "?" if self.number is None else str(self.number)
