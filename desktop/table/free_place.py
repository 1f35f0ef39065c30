"""Where something may lie over a page: off all that can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QWidget

STEP, RING = 12, 5
"""Pixels from place to place, and of the ring around what has the keyboard."""
DEEPEST = 0.16
"""So much of a page's height is covered at most by what is said over it."""


def pressable(page: QWidget, over: QWidget, *others: QWidget) -> list[QRect]:
    """Where all buttons lie with their rings, and the others; but for those of what lies `over`."""
    around = QMargins(RING, RING, RING, RING)
    buttons = (it for it in page.findChildren(QAbstractButton) if not over.isAncestorOf(it))
    found = (*(it for it in buttons if it.isEnabled()), *others)
    regions = ((it, it.visibleRegion().boundingRect()) for it in found if it.isVisible())
    return [
        QRect(it.mapTo(page, lies.topLeft()), lies.size()).marginsAdded(around)
        for it, lies in regions
        if not lies.isEmpty()
    ]


def is_free(here: QRect, areas: Sequence[QRect]) -> bool:
    """Whether none of them is covered."""
    return not any(here.intersects(it) for it in areas)


def nearest(
    size: QSize, at: QRect, room: QRect, areas: Sequence[QRect], gap: int = 0
) -> QRect | None:
    """The place of that size in the room, as near to `at` as is free: below, above, or elsewhere."""
    last = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    beside = min(max(at.center().x() - size.width() // 2, room.left()), last[0])
    in_line = [it for it in areas if it.top() <= at.bottom() and it.bottom() >= at.top()]
    lefts = (
        *(beside, room.left(), last[0]),
        *(it.right() + gap for it in (at, *in_line)),
        *(it.left() - gap - size.width() for it in (at, *in_line)),
    )
    level = min(max(at.center().y() - size.height() // 2, room.top()), last[1])
    tops = (
        *(at.bottom() + gap, at.top() - gap - size.height(), level),
        *range(last[1], room.top(), -STEP),
    )
    places = [
        found
        for left in lefts
        for top in tops
        if room.contains(found := QRect(QPoint(left, top), size)) and is_free(found, areas)
    ]
    return min(places, key=lambda it: _apart(it, at), default=None)


def _apart(here: QRect, there: QRect) -> int:
    """How far two places are apart; what lies below is a little nearer than what lies above."""
    across = max(here.left() - there.right(), there.left() - here.right(), 0)
    down = max(here.top() - there.bottom(), (there.top() - here.bottom()) * 2, 0)
    return across + down
