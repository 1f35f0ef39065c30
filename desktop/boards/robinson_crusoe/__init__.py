"""Robinson Crusoe on the page of a table: its panels, and how its log is told.

Whichever deck is played, people tell what happens: a match is always shown on the table page.
"""

from desktop.boards.robinson_crusoe.clock import when

HEADLINES = ("round_begins",)

__all__ = ["HEADLINES", "when"]
