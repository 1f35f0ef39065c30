"""What stands on the box of Outpost."""

from __future__ import annotations

from engine.base.catalogue import Box

BOX = Box(
    name="outpost",
    rules=2,
    seats=range(2, 10),
    colours=("orange", "blue", "green", "pink", "brown", "purple", "teal", "yellow", "slate"),
    weight=4,
)
