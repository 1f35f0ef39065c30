"""What stands on the box of Outer Earth."""

from __future__ import annotations

from engine.base.catalogue import Box

BOX = Box(
    name="outer-earth",
    rules=2,
    seats=range(2, 5),
    colours=("pink", "blue", "orange", "green"),
    weight=3,
)
