"""Sealed on the match page."""

from __future__ import annotations

from desktop.boards.contract import Moments, Play
from tests.games.sealed import Sealed
from tests.games.sealed.play import choices
from tests.games.sealed.play.board import Board, picture, small
from tests.games.sealed.play.hand import HAND
from tests.games.sealed.play.reveal import reveal

DOOR: Play[Sealed] = Play(
    moments=Moments(begins=("lot",), when=choices.when),
    board=Board,
    steps=choices.steps,
    step=choices.step,
    brings=choices.brings,
    stands=choices.stands,
    prompt_after=choices.prompt_after,
    rank=choices.rank,
    clause_of=choices.clause_of,
    refused_steps=choices.refused_steps,
    refused=choices.refused,
    draw_sign=choices.draw_sign,
    settlement=choices.settlement,
    small=small,
    picture=picture,
    hand=HAND,
    reveal=reveal,
)
