"""Red Outpost on the match page: its table, drawn and as panels, and its choices in words."""

from desktop.boards.red_outpost.clock import HEADLINES, when
from desktop.boards.red_outpost.play.board import Board
from desktop.boards.red_outpost.play.choices import (
    clause_of,
    prompt_after,
    rank,
    refused,
    refused_steps,
    step,
)
from desktop.boards.red_outpost.play.day import settlement
from desktop.boards.red_outpost.play.signs import draw as draw_sign
from desktop.boards.red_outpost.play.steps import steps

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
