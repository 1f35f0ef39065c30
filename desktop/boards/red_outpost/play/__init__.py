"""Red Outpost on the match page: its table, drawn and as panels, and its choices in words."""

from desktop.boards.contract import Play
from desktop.boards.red_outpost.clock import MOMENTS
from desktop.boards.red_outpost.play import choices, signs, small
from desktop.boards.red_outpost.play.board import Board
from desktop.boards.red_outpost.play.brings import brings, hinted
from desktop.boards.red_outpost.play.day import settlement
from desktop.boards.red_outpost.play.drawn.picture import picture
from desktop.boards.red_outpost.play.drawn.values_at import values_at
from desktop.boards.red_outpost.play.reveal import reveal
from desktop.boards.red_outpost.play.stands import stands
from desktop.boards.red_outpost.play.steps import steps
from engine.games.red_outpost.state import RedOutpost

DOOR: Play[RedOutpost] = Play(
    moments=MOMENTS,
    board=Board,
    steps=steps,
    step=choices.step,
    brings=brings,
    hinted=hinted,
    weighs=("RO-5.1", "RO-3.1"),
    stands=stands,
    declining=choices.DECLINING,
    prompt_after=choices.prompt_after,
    rank=choices.rank,
    clause_of=choices.clause_of,
    refused_steps=choices.refused_steps,
    refused=choices.refused,
    draw_sign=signs.draw,
    settlement=settlement,
    small=small.picture,
    picture=picture,
    values_at=values_at,
    lists=choices.lists,
    reveal=reveal,
)
