"""The geometry of the board of Outpost, in board units, for two to nine seats.

The order of play lies above, the other colonies below. Between them the market, over which an
auction takes place, and the large colony at the left; phase, event and production decks at the right.
"""

from __future__ import annotations

from typing import NamedTuple

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
ORDER = 58.0
"""The height of the order of play."""
LEFT = 1060.0
"""The width of market and large colony."""
OTHERS = {1: 196.0, 2: 250.0, 3: 276.0, 4: 300.0, 5: 316.0, 6: 330.0, 7: 346.0, 8: 373.0}
"""The least height of so many other colonies."""
ABOVE = 5
"""Up to so many plates of the order lie above the market alone."""
LARGE = 2
"""Up to so many other colonies are drawn large, side by side; more have a row each."""
ROW_GAP = 3.0
MARKET_SHARE = 0.6
"""How much of the height at the left the market takes from the large colony."""
PHASE, EVENT, DECKS = 0.21, 0.47, 0.32
"""How phase, event and decks share the height at the right."""


class Shape(NamedTuple):
    """How many play, how large letters are, and how high the board is."""

    seats: int
    text: float = 1.0
    high: int = HIGH

    @property
    def line(self) -> float:
        """The height of a line of writing."""
        return round(LINE * min(1.55, self.text))

    @property
    def _low(self) -> float:
        """The height of the other colonies."""
        return OTHERS[self.seats - 1] + (self.high - HIGH) * 0.35

    @property
    def _middle(self) -> QRectF:
        """What lies between the order of play and the other colonies."""
        return QRectF(0, ORDER + GAP, WIDE, self.high - self._low - ORDER - 2 * GAP)

    @property
    def market(self) -> QRectF:
        """The upgrades on sale; in an auction its stage."""
        area = self._middle
        return QRectF(0, area.top(), LEFT, area.height() * MARKET_SHARE - GAP / 2)

    @property
    def front(self) -> QRectF:
        """The large colony."""
        area = self._middle
        top = self.market.bottom() + GAP
        return QRectF(0, top, LEFT, area.bottom() - top)

    def plates(self) -> list[QRectF]:
        """A place for each in the order of play."""
        whole = LEFT if self.seats <= ABOVE else WIDE
        wide = (whole - GAP * (self.seats - 1)) / self.seats
        return [QRectF(at * (wide + GAP), 0, wide, ORDER) for at in range(self.seats)]

    def beside(self, *, has_events: bool) -> list[QRectF]:
        """Phase, event and decks below each other; without events phase and decks share its room."""
        area = self._middle
        if self.seats <= ABOVE:
            area.setTop(0)
        # Large letters need more room in the rows of numbers than in a sentence.
        more = self.line / LINE - 1
        charted, counted = PHASE + 0.06 * more, DECKS + 0.08 * more
        shares = (charted, 1 - charted - counted, counted) if has_events else (0.45, 0.0, 0.55)
        high = area.height() - GAP * (2 if has_events else 1)
        found, top = [], area.top()
        for share in shares:
            found.append(QRectF(LEFT + GAP, top, WIDE - LEFT - GAP, high * share))
            top += high * share + (GAP if share else 0)
        return found

    def others(self) -> list[QRectF]:
        """The other colonies: large side by side where they are few, else a row for each."""
        count, high = self.seats - 1, self._low
        top = self.high - high
        if count <= LARGE:
            wide = (WIDE - GAP * (count - 1)) / count
            return [QRectF(at * (wide + GAP), top, wide, high) for at in range(count)]
        each = (high - ROW_GAP * (count - 1)) / count
        return [QRectF(0, top + at * (each + ROW_GAP), WIDE, each) for at in range(count)]


def rect(area: QRectF) -> tuple[float, float, float, float]:
    """An area as a spot tells it."""
    return area.x(), area.y(), area.width(), area.height()


def inside(area: QRectF, wide: float, high: float) -> QRectF:
    """The largest area of that shape within another, in its middle."""
    factor = min(area.width() / wide, area.height() / high)
    found = QRectF(0, 0, wide * factor, high * factor)
    found.moveCenter(area.center())
    return found


def shape_of(seats: int, wide: int, high: int) -> Shape:
    """The shape of a board that fills so much room, with letters of the text size in use."""
    there = (WIDE + 2 * EDGE) * high / max(1, wide) - 2 * EDGE
    return Shape(seats, letters.growth(), min(HIGHEST, max(HIGH, round(there))))
