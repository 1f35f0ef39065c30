"""Robinson Crusoe on the page of a table: its panels, and how its log is told."""

from desktop.boards.robinson_crusoe.clock import when

IS_TABLE = True
"""Whichever deck is played, people tell what happens: a match is always shown on the table page."""
HEADLINES = ("round_begins",)

__all__ = ["HEADLINES", "IS_TABLE", "when"]
