"""What shines around things: what is chosen, what can be, and what the mouse is at."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.look import tokens
from desktop.scene import strokes
from desktop.scene.choosing import Choosing
from desktop.scene.layout import Plan
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage

TOLD, COST = "told", "cost"
"""The state of what something is told of, and of what choosing a thing would cost."""


def show(
    stage: Stage,
    plan: Plan,
    choosing: Choosing,
    at: str,
    lit: Collection[str] = (),
    spent: Collection[str] = (),
) -> None:
    """Give every piece its state; `at` is what the mouse or the keyboard is at, `lit` is told of.

    `spent` are the spots of what choosing it would cost.
    """
    meant = choosing.meaning(*plan.names(at)) if at else ""
    for piece in stage.pieces.values():
        told = bool(piece.spot.halo) and (piece.spot.id in lit or piece.spot.step in lit)
        state = COST if piece.spot.id in spent else _shown(piece.spot, plan, choosing, meant)
        piece.show_halo(TOLD if told else state)


def state_of(thing: str, choosing: Choosing, meant: str) -> str:
    """`selected`, `hover`, `legal` or nothing; `meant` is what a press would choose now."""
    if thing in choosing.taken:
        return "selected"
    if meant and thing == meant:
        return "hover"
    return "legal" if thing in choosing.next else ""


def _shown(spot: Spot, plan: Plan, choosing: Choosing, meant: str) -> str:
    if not spot.step or not spot.halo:
        return ""
    state = state_of(spot.step, choosing, meant)
    if spot.kind == "offer" and state == "legal":
        return ""  # a drawn button is amber by itself
    if not state and plan.echo(spot) in choosing.taken:
        return "selected"
    return state


def ring(painter: QPainter, area: QRectF, state: str, corner: float) -> None:
    """A ring with its check: hollow where legal, filled where chosen."""
    role = "selected" if state == "selected" else "legal"
    small = min(area.width(), area.height()) < 50
    if state == TOLD:
        # Nothing is to be chosen there: a wide ring without a check.
        strokes.ring(painter, area, corner, tokens.token(role), 5 if small else 8)
        return
    # A pale line inside keeps the ring apart from the picture in both themes.
    pale = QColor("#FFFDF8") if not strokes.is_dark() else QColor("#100F0D")
    strokes.ring(painter, area.adjusted(1, 1, -1, -1), corner - 1, pale, 2)
    wide = 6.0 if state in ("hover", "selected") else 4.0
    strokes.ring(painter, area, corner, tokens.token(role), wide)
    middle = QPointF(area.right() - (2 if small else 9), area.top() + (2 if small else 9))
    radius = 8.0 if small else 13.0
    strokes.check(painter, middle, radius, role, filled=state == "selected")
