"""Red Outpost in the window: on the match page, beside its box, and on a television."""
