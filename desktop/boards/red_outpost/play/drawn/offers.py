"""Where the drawn buttons lie: beside what they are about, over nothing that is to be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import where
from desktop.scene import offer
from desktop.scene.choosing import Choosing
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import LAKE_CARDS
from engine.games.red_outpost.state import RedOutpost

GAP = 6.0
Z = 40.0


def spots(
    view: RedOutpost, choosing: Choosing, texts: Mapping[str, str], lying: Mapping[str, Spot]
) -> Iterator[Spot]:
    """A button for each answer that is offered now; `texts` are the actions in words."""
    offered = [step for step in choosing.next if step.startswith("offer:")]
    if not offered:
        return
    looks = {step: _look(choosing.text_of(step), texts) for step in offered}
    sizes = [offer.size(look) for look in looks.values()]
    wide = max(size[0] for size in sizes)
    high = sum(size[1] for size in sizes) + GAP * (len(sizes) - 1)
    free = [spot for spot in lying.values() if spot.step in choosing.next]
    about = lying[view.about[0] if view.about else "clock"]
    x, y = beside(about, wide, high, free, inside=True)
    for (step, look), (_, each) in zip(looks.items(), sizes, strict=True):
        yield Spot(step, "offer", x, y, wide, each, Z, look, step, "", 11)
        y += each + GAP


def _look(text: str, texts: Mapping[str, str]) -> offer.Look:
    picture = art.path(f"cards/lake_{text}") if text in LAKE_CARDS else ""
    return offer.Look(texts[text], picture)


def beside(
    about: Spot, wide: float, high: float, free: Iterable[Spot], *, inside: bool = False
) -> tuple[float, float]:
    """The corner of an area near a thing that covers least of what can be clicked."""
    middle_x, middle_y = about.middle
    corners = [
        (middle_x - wide / 2, about.y + about.h + GAP),
        (middle_x - wide / 2, about.y - high - GAP),
        (about.x + about.w + GAP, middle_y - high / 2),
        (about.x - wide - GAP, middle_y - high / 2),
    ]
    if inside:
        corners.insert(0, (about.x + 8, about.y + 8))
    taken = [QRectF(spot.x, spot.y, spot.w, spot.h) for spot in free if spot.id != about.id]
    own = QRectF(about.x, about.y, about.w, about.h)

    def cost(corner: tuple[float, float]) -> float:
        area = QRectF(*corner, wide, high)
        covered = sum(_share(area.intersected(other), other) for other in taken)
        # What it is about stays in sight, but for what lies inside it on purpose.
        return covered if inside else covered + 2 * _share(area.intersected(own), own)

    possible = [
        (
            min(max(x, 4.0), where.WIDE - wide - 4),
            min(max(y, 4.0), where.HIGH - high - 4),
        )
        for x, y in corners
    ]
    return min(possible, key=cost)


def _share(common: QRectF, of: QRectF) -> float:
    return common.width() * common.height() / (of.width() * of.height())
