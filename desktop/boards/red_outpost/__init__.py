"""Red Outpost on the match page: its table, drawn and as panels, and how its choices are grouped."""

from desktop.boards.red_outpost.board import Board
from desktop.boards.red_outpost.choices import clause_of, group_of, group_title, refused_in

HEADLINES = ("day_begins", "phase_begins")

__all__ = ["HEADLINES", "Board", "clause_of", "group_of", "group_title", "refused_in"]
