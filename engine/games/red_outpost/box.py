"""What stands on the box of Red Outpost."""

from __future__ import annotations

from engine.base.catalogue import Box

BOX = Box(
    name="red-outpost",
    rules=1,
    seats=range(2, 5),
    colours=("pink", "orange", "blue", "brown"),
    weight=1,
)
