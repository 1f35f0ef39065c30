"""The geometry of the board of Outer Earth, in board units.

In phase 2 the market lies above the colony of whoever looks; in an auction its stage takes more
room, and all colonies are small and alike. With larger letters the pictures make way for them.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.scene import letters

WIDE, HIGH = 1600, 1000
"""The width, and the least height: where there is more room below, all parts grow."""
HIGHEST = 1440
EDGE = 6
"""Room around everything for rings and shadows."""
GAP, PAD = 8.0, 10.0
LINE = 27.0
"""The height of a line of writing at 100 %."""
SIDE = 292.0
"""The width of stock index and VP budget."""
MARKET, SUPPLY = 908.0, 384.0
TOP, STAGE = 236.0, 556.0
"""The least height of the upper row, and of the stage of an auction."""
OTHERS = 348.0


@dataclass(frozen=True)
class Shape:
    """How large the letters of a board are, how high it is, and whether an auction is under way."""

    text: float = 1.0
    is_auction: bool = False
    high: int = HIGH

    @property
    def _more(self) -> float:
        """How much higher the board is than at least."""
        return self.high - HIGH

    @property
    def top(self) -> float:
        """The height of the upper row."""
        return TOP + self._more * 0.24

    @property
    def stage(self) -> float:
        """The height of the stage of an auction."""
        return STAGE + self._more * 0.56

    @property
    def low(self) -> float:
        """The height of the small colonies in phase 2."""
        return OTHERS + self._more * 0.38

    @property
    def line(self) -> float:
        """The height of a line of writing."""
        return round(LINE * min(1.55, self.text))

    @property
    def market(self) -> QRectF:
        """The row of planets; in an auction its stage."""
        if self.is_auction:
            return QRectF(0, 0, MARKET + GAP + SUPPLY, self.stage)
        return QRectF(0, 0, MARKET, self.top)

    @property
    def supply(self) -> QRectF:
        """Industry cards: deck, open cards, discard pile."""
        if self.is_auction:
            return QRectF(WIDE - SIDE, self.top + GAP, SIDE, self.stage - self.top - GAP)
        return QRectF(MARKET + GAP, 0, SUPPLY, self.top)

    @property
    def points(self) -> QRectF:
        """Stock index and VP budget."""
        return QRectF(WIDE - SIDE, 0, SIDE, self.top)

    @property
    def main(self) -> QRectF:
        """The large colony; there is none in an auction."""
        return QRectF(0, self.top + GAP, WIDE, self.high - self.top - self.low - 2 * GAP)

    def others(self, count: int) -> list[QRectF]:
        """The small colonies side by side."""
        top = self.stage + GAP if self.is_auction else self.high - self.low
        wide = (WIDE - GAP * (count - 1)) / max(1, count)
        return [QRectF(at * (wide + GAP), top, wide, self.high - top) for at in range(count)]


def rect(area: QRectF) -> tuple[float, float, float, float]:
    """An area as a spot tells it."""
    return area.x(), area.y(), area.width(), area.height()


USUAL = Shape()


def shape_of(wide: int, high: int) -> Shape:
    """The shape of a board that fills so much room, with letters of the text size in use."""
    there = (WIDE + 2 * EDGE) * high / max(1, wide) - 2 * EDGE
    return Shape(letters.growth(), high=min(HIGHEST, max(HIGH, round(there))))
