"""Red Outpost on the match page: its table, drawn and as panels, and its choices in words."""

from desktop.boards.red_outpost.board import Board
from desktop.boards.red_outpost.choices import (
    clause_of,
    prompt_after,
    rank,
    refused,
    refused_steps,
    step,
)
from desktop.boards.red_outpost.day import settlement, when
from desktop.boards.red_outpost.signs import draw as draw_sign
from desktop.boards.red_outpost.steps import steps

HEADLINES = ("day_begins", "phase_begins")

__all__ = [
    "HEADLINES",
    "Board",
    "clause_of",
    "draw_sign",
    "prompt_after",
    "rank",
    "refused",
    "refused_steps",
    "settlement",
    "step",
    "steps",
    "when",
]
