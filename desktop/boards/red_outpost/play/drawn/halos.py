"""The rings around things: what is chosen, what can be, and what the mouse is at."""

from __future__ import annotations

from desktop.scene.choosing import Choosing
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage


def show(stage: Stage, choosing: Choosing, at: str) -> None:
    """Give every piece its ring; `at` is what the mouse or the keyboard is at."""
    for piece in stage.pieces.values():
        piece.show_halo(_ring(piece.spot, choosing, at))


def state_of(thing: str, choosing: Choosing, at: str) -> str:
    """`selected`, `hover`, `legal` or nothing."""
    if thing in choosing.taken:
        return "selected"
    if thing in choosing.next:
        return "hover" if at and thing == choosing.meaning(at) else "legal"
    return ""


def _ring(spot: Spot, choosing: Choosing, at: str) -> str:
    if not spot.step:
        return ""
    state = state_of(spot.step, choosing, at)
    if spot.kind == "offer" and state == "legal":
        return ""  # a drawn button is amber by itself
    if spot.kind == "counted" and not spot.look.number:
        return ""  # of a pile the topmost has the ring
    if not state and spot.kind == "portrait":
        # The portrait tells whose figure is chosen.
        figure = f"worker:{spot.step.partition(':')[2]}"
        return "selected" if state_of(figure, choosing, at) == "selected" else ""
    return state
