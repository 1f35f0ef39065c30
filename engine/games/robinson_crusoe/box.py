"""What stands on the box of Robinson Crusoe."""

from __future__ import annotations

from engine.base.catalogue import Box

BOX = Box(
    name="robinson-crusoe",
    rules=1,
    seats=range(1, 5),
    colours=("pink", "blue", "orange", "green"),
    weight=2,
)
