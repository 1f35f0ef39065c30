"""Robinson Crusoe on the page of a table: its panels, and how its log is told."""

from desktop.boards.robinson_crusoe.clock import when

HEADLINES = ("round_begins",)

__all__ = ["HEADLINES", "when"]
