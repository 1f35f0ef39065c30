"""Signs of the choices of Outpost, and how they are drawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import upgrades
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT
from desktop.boards.outpost.play.steps import AUCTIONS, PURCHASES
from desktop.look.signs import Sign
from engine.games.outpost import prices
from engine.games.outpost.components import FACTORIES, UPGRADES
from engine.games.outpost.state import Outpost

STAR = "tokens/victory_point"


def draw(painter: QPainter, name: str, area: QRectF) -> None:
    """Draw the picture of a sign."""
    folder, _, thing = name.partition("/")
    if folder == "upgrades":
        upgrades.picture(painter, area, thing)
    else:
        art.draw(painter, name, area)


def of_step(state: Outpost, action: object) -> tuple[Sign, ...]:
    """What an answer is about, with its price."""
    text = str(action)
    question = state.question.name if state.question is not None else ""
    if question in AUCTIONS and text in UPGRADES:
        bid = prices.minimum_bid(state, UPGRADES.index(text))
        return (Sign(f"upgrades/{text}", str(bid)),)
    if question in PURCHASES and text in (*FACTORIES, PERSON, ROBOT):
        price = str(prices.price(state, state.current_player, text))
        is_factory = text in FACTORIES
        return (Sign(f"factories/{text}_manned" if is_factory else f"tokens/{text}", price),)
    return ()
