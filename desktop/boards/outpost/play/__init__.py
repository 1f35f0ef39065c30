"""Outpost on the match page: its table and its choices in words."""

from desktop.boards.contract import Play
from desktop.boards.outpost.clock import MOMENTS
from desktop.boards.outpost.play import choices, signs
from desktop.boards.outpost.play.board import Board
from desktop.boards.outpost.play.brings import brings
from desktop.boards.outpost.play.drawn.picture import picture, small
from desktop.boards.outpost.play.hand import HAND
from desktop.boards.outpost.play.operators import SPREAD
from desktop.boards.outpost.play.settled import settlement
from desktop.boards.outpost.play.stands import stands
from desktop.boards.outpost.play.steps import DECLINING, bidding, pressed, steps
from engine.games.outpost.state import Outpost

DOOR: Play[Outpost] = Play(
    moments=MOMENTS,
    board=Board,
    steps=steps,
    step=choices.step,
    brings=brings,
    weighs=("OP-3.2", "OP-6.2", "OP-7.1"),
    stands=stands,
    declining=DECLINING,
    completes=("how_many",),
    prompt_after=choices.prompt_after,
    rank=choices.rank,
    clause_of=choices.clause_of,
    refused_steps=choices.refused_steps,
    refused=choices.refused,
    draw_sign=signs.draw,
    settlement=settlement,
    small=small,
    picture=picture,
    hand=HAND,
    spread=SPREAD,
    recalls="turn_begins",
    pressed=pressed,
    bidding=bidding,
    # OP-6.1: with an empty hand nothing more is asked.
    ends_unsaid={"pay": "player_turn_ends", "pay_research": "player_turn_ends"},
)
