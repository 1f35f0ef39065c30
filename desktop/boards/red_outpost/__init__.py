"""Red Outpost: how its log is told, on the board and beside the box."""

from desktop.boards.red_outpost.clock import HEADLINES, when

__all__ = ["HEADLINES", "when"]
