"""What a step of a choice is about, in signs beside its name, and how signs are drawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play.drawn import costs, faces
from desktop.look.signs import Sign
from engine.games.outer_earth.actions import END, Invest, Place, Take
from engine.games.outer_earth.state import OuterEarth

type_of_signs = tuple[Sign, ...]

IN_TURN = ("turn", "turn_goes_on")


def draw(painter: QPainter, name: str, area: QRectF) -> None:
    """Draw the picture of a sign: one of the drawings, or a card by its face."""
    if name.startswith(("card:", faces.SEEN)):
        faces.draw(painter, name, area)
    else:
        art.draw(painter, name, area)


def points_of(cost: int) -> type_of_signs:
    """What is paid in action points; nothing where it is free."""
    return (Sign("tokens/ap_unused", f"−{cost}"),) if cost else ()


def of_step(state: OuterEarth, action: object, number: int) -> type_of_signs:
    """The card of a step, and what the whole answer costs where this is its last step."""
    question = state.question.name if state.question is not None else ""
    shown: type_of_signs = ()
    match action:
        case Place(_, card) | Invest(card):
            if number == 0:
                return (Sign(card),)
        case Take(card):
            shown = (Sign(card),)
    if question not in IN_TURN or action == END:
        return shown
    return (*shown, *points_of(costs.cost(state, state.current_player, action)))
