"""What a step of a choice is about, in signs beside its name, and the same in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn.plate import face
from desktop.look.signs import Sign
from desktop.look.voice import Voice
from engine.games.red_outpost.actions import Move, MoveDisc, Pick, Trade
from engine.games.red_outpost.components import LAKE_CARDS, PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost

type_of_signs = tuple[tuple[Sign, ...], str]
"""Signs, and what they say."""


def draw(painter: QPainter, name: str, area: QRectF) -> None:
    """Draw the picture of a sign; a head is round, a card is narrow."""
    painter.save()
    if name.startswith("portraits/"):
        path = QPainterPath()
        path.addEllipse(area)
        painter.setClipPath(path)
    elif name.startswith("cards/"):
        wide = area.width() * 0.71
        area = QRectF(area.center().x() - wide / 2, area.y(), wide, area.height())
    art.draw(painter, name, area)
    painter.restore()


def of_step(state: RedOutpost, action: object, number: int, voice: Voice) -> type_of_signs:
    """What that step of an answer is about; nothing where what it brings says it all."""
    match action:
        case Move(worker) if number == 0:
            return _standing(state, worker, voice)
        case MoveDisc(owner) if number == 0:
            return (Sign(f"tokens/disc_{voice.colours[owner]}"),), ""
        case MoveDisc(_, _, target):
            return _moody(state, target, voice)
        case Trade(_, worker) if worker in WORKERS:
            return _moody(state, WORKERS.index(worker), voice)
        case Trade(give, get) if number == 0 and get != "palace":
            return (Sign("tokens/crystal" if give == "crystal" else f"tokens/cube_{give}"),), ""
        case Pick(name) if name in LAKE_CARDS:
            return (Sign(f"cards/lake_{name}"),), ""
    return (), ""


def _standing(state: RedOutpost, worker: int, voice: Voice) -> type_of_signs:
    there = voice.words.name("places", PLACES[state.at[worker]])
    shown, said = _moody(state, worker, voice)
    return (*shown, Sign("", there)), f"{there}, {said}"


def _moody(state: RedOutpost, worker: int, voice: Voice) -> type_of_signs:
    mood = state.board.mood_track[state.mood[worker]]
    said = voice.words.text("signs", "mood", steps=mood)
    return (Sign(face(mood), voice.words.signed(mood)),), said
