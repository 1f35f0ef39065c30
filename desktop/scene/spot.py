"""What lies where on a board, as plain values: the board is drawn from nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple


class Spot(NamedTuple):
    """One thing on the board: where it lies, how it is drawn, and what a click on it means."""

    id: str
    kind: str
    """Which drawing draws it."""
    x: float
    y: float
    w: float
    h: float
    z: float = 0.0
    look: Any = None
    """All that decides how it looks; equal looks are drawn alike."""
    step: str = ""
    """What a click on it chooses; empty if it is no part of a choice."""
    group: str = ""
    """Pieces of one group can take each other's place: a cube that leaves and one that comes."""
    corner: float = 10.0
    """The radius of its corners, for rings around it."""
    halo: str = "ring"
    """The shape of what shines around it; empty if nothing does."""

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2
