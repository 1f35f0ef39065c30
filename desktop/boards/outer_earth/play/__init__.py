"""Outer Earth on the match page: its table and its choices in words."""

from desktop.boards.contract import Play
from desktop.boards.outer_earth.clock import MOMENTS
from desktop.boards.outer_earth.play import choices, signs
from desktop.boards.outer_earth.play.board import Board
from desktop.boards.outer_earth.play.brings import brings, hinted
from desktop.boards.outer_earth.play.drawn.picture import picture, small
from desktop.boards.outer_earth.play.hand import HAND
from desktop.boards.outer_earth.play.settled import settlement
from desktop.boards.outer_earth.play.stands import stands
from desktop.boards.outer_earth.play.steps import steps
from engine.games.outer_earth.actions import END, ENOUGH, NO, PASS
from engine.games.outer_earth.state import OuterEarth

DOOR: Play[OuterEarth] = Play(
    moments=MOMENTS,
    board=Board,
    steps=steps,
    step=choices.step,
    brings=brings,
    hinted=hinted,
    weighs=("OE-3.9", "OE-2.6", "OE-3.11"),
    stands=stands,
    declining=(END, ENOUGH, NO, PASS),
    prompt_after=choices.prompt_after,
    rank=choices.rank,
    clause_of=choices.clause_of,
    refused_steps=choices.refused_steps,
    refused=choices.refused,
    lists=choices.lists,
    draw_sign=signs.draw,
    settlement=settlement,
    small=small,
    picture=picture,
    hand=HAND,
)
