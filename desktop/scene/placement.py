"""Where something goes that is laid beside a thing: over as little as possible of what matters."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from desktop.scene.spot import Spot

GAP = 6.0
EDGE = 4.0


def beside(
    about: Spot,
    wide: float,
    high: float,
    free: Iterable[Spot],
    board: tuple[int, int],
    *,
    inside: bool = False,
    kept: Iterable[Spot] = (),
) -> tuple[float, float]:
    """The corner of an area near a thing that covers least of what can be pressed.

    `board` is its width and height, which nothing leaves; `inside` tries the thing itself first;
    what is `kept` stays in sight wherever there is a place for that.
    """
    middle_x, middle_y = about.middle
    corners = [
        (middle_x - wide / 2, about.y + about.h + GAP),
        (middle_x - wide / 2, about.y - high - GAP),
        (about.x + about.w + GAP, middle_y - high / 2),
        (about.x - wide - GAP, middle_y - high / 2),
    ]
    seen = [QRectF(spot.x, spot.y, spot.w, spot.h) for spot in kept]
    own = QRectF(about.x, about.y, about.w, about.h)
    # For the sake of what is kept it begins or ends with the thing, or lies beyond both.
    for part in (own, *seen) if seen else ():
        for x in (part.right() + GAP, part.left() - wide - GAP):
            corners += [(x, about.y), (x, about.y + about.h - high)]
    if inside:
        corners.insert(0, (about.x + 8, about.y + 8))
    taken = [QRectF(spot.x, spot.y, spot.w, spot.h) for spot in free if spot.id != about.id]

    def cost(corner: tuple[float, float]) -> float:
        area = QRectF(*corner, wide, high)
        covered = sum(_share(area.intersected(other), other) for other in taken)
        # Off what is kept before all; where it can be nowhere off that, over as little as can be.
        hidden = (_share(area.intersected(it), area) for it in seen if area.intersects(it))
        covered += sum(9 + 4 * it for it in hidden)
        # What it is about stays in sight, but for what lies inside it on purpose.
        return covered if inside else covered + 2 * _share(area.intersected(own), own)

    possible = [
        (
            min(max(x, EDGE), board[0] - wide - EDGE),
            min(max(y, EDGE), board[1] - high - EDGE),
        )
        for x, y in corners
    ]
    return min(possible, key=cost)


def _share(common: QRectF, of: QRectF) -> float:
    return common.width() * common.height() / (of.width() * of.height())
