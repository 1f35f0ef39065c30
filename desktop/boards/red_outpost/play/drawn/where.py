"""The geometry of the board of Red Outpost, in board units; the roads run between the places.

A board is as wide as there is room, and with larger letters its pictures make way for them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop.scene import letters
from engine.games.red_outpost.components import PLACES

WIDE, HIGH = 1240, 1024
"""The least width, and the height."""
WIDEST = 1600
EDGE = 6
"""Room around everything for rings and shadows."""
MAP_HIGH = 704

TILE_HIGH, SCENE_HIGH = 212, 148
"""A place: its picture on top, its plate below."""
SCENE_LEAST = 84
MARGIN, GAP = 14, 8

PLACE_AT = {
    "spaceship": (1, 22),
    "palace": (2, 8),
    "administration": (3, 22),
    "pasture": (0, 250),
    "cornfield": (1, 257),
    "warehouse": (2, 240),
    "beer_house": (3, 257),
    "mine": (4, 250),
    "lake": (1, 488),
    "labor_camp": (2, 474),
    "field_kitchen": (3, 488),
    "barracks": (4, 484),
}
"""The column of a place, and its top."""
EXPORT_TOP = 484
ROUND = 190
"""The diameter of clock and wheel; their drawings are 240 wide."""
ROUND_TOP = 12
PILL_TOP, PILL_HIGH = 208, 30

STANDING, LYING = (62, 83), (88, 66)
FEET = (52, 8)
"""How far a lone worker's feet are from the right and lower edge of a place's picture."""
SHARED = ("barracks", "field_kitchen")

CARD_HIGH, CARD_TOP = 101, 712
TRACK = (102.0, 71.0, 8.0, 24.0)
"""The mood track on a portrait's card: left, top, how far it ends before the right edge, height."""
DISCS = (164.0, 8.0, 156.0)
"""How far the discs on it begin before the right edge, their top, their room."""
DISC = 32.0

STRIP_TOP, STRIP_HIGH = 930, 94


@dataclass(frozen=True)
class Shape:
    """How wide a board is, and how much larger its letters are than at 100 %."""

    wide: int = WIDE
    text: float = 1.0

    @property
    def tile_wide(self) -> int:
        """The width of a place."""
        return 224 + (self.wide - WIDE) // 5

    @property
    def scene_high(self) -> int:
        """The height of a place's picture: what its plate leaves."""
        plate = TILE_HIGH - SCENE_HIGH
        return max(SCENE_LEAST, round(TILE_HIGH - plate * max(1.0, self.text)))

    @property
    def card_wide(self) -> int:
        """The width of a portrait's card."""
        return (self.wide - 2 * GAP) // 3

    def column(self, number: int) -> int:
        """The left edge of one of the five columns of places."""
        first = MARGIN
        last = self.wide - MARGIN - self.tile_wide
        return first + round((last - first) / 4 * number)

    def place_at(self, place: int) -> tuple[int, int]:
        """The corner of a place."""
        column, top = PLACE_AT[PLACES[place]]
        return self.column(column), top

    def in_scene(self, name: str, up: float) -> float:
        """How far down something is in a place that stands so far above its picture's lower edge."""
        return PLACE_AT[name][1] + self.scene_high - up

    def round_at(self, column: int) -> tuple[float, float]:
        """The corner of clock or wheel, in the middle of its column."""
        return self.column(column) + (self.tile_wide - ROUND) / 2, ROUND_TOP

    def card_at(self, worker: int) -> tuple[float, float]:
        """The corner of a worker's portrait card: two rows of three."""
        row, column = divmod(worker, 3)
        return column * (self.card_wide + GAP), CARD_TOP + row * (CARD_HIGH + GAP - 1)

    def figure(self, *, upright: bool) -> tuple[float, float]:
        """How large a worker is: smaller where the pictures are."""
        wide, high = STANDING if upright else LYING
        share = 0.4 + 0.6 * self.scene_high / SCENE_HIGH
        return round(wide * share), round(high * share)

    def feet(self, place: int, number: int, crowd: int) -> tuple[float, float]:
        """Where the feet of one of several workers in a place are; many stand in two rows."""
        x, y = self.place_at(place)
        bottom = y + self.scene_high - FEET[1]
        if PLACES[place] not in SHARED:
            return x + self.tile_wide - FEET[0] + aside(place) - 58 * number, bottom
        back = crowd // 2 if crowd > 3 else 0
        row, behind = (number, True) if number < back else (number - back, False)
        count = back if behind else crowd - back
        pitch = 58.0
        right = x + self.tile_wide - 38 - (pitch / 2 if behind else 0)
        lift = 38 * self.scene_high / SCENE_HIGH
        return right - pitch * (count - 1 - row), bottom + 2 - (lift + 2 if behind else 0)

    def person_at(self, seat: int, seats: int) -> tuple[float, float, float]:
        """Left edge, top and width of a person's part of the strip."""
        wide = (self.wide - GAP * (seats - 1)) / seats
        return seat * (wide + GAP), STRIP_TOP, wide

    def on_wheel(self, space: int, spaces: int, seat: int) -> tuple[float, float]:
        """Where a seat's marker lies on a space of the wheel."""
        angle = math.radians(360 / (spaces + 1) * (space + 0.5))
        unit = ROUND / 240
        # With many spaces the sectors are narrow: the four markers move together.
        spread = 14 if spaces <= 5 else 9
        x, y = self.round_at(4)
        return (
            x + (120 + 72 * math.sin(angle) + (spread if seat % 2 else -spread)) * unit,
            y + (120 - 72 * math.cos(angle) + (spread if seat // 2 else -spread)) * unit,
        )

    def on_clock(self, phase: int) -> tuple[float, float]:
        """Where the tip of the phase marker points."""
        angle = math.radians(72 * phase + 36 + 24)
        unit = ROUND / 240
        x, y = self.round_at(0)
        return x + (120 + 88 * math.sin(angle)) * unit, y + (120 - 88 * math.cos(angle)) * unit

    def on_track(self, worker: int, step: int, steps: int) -> float:
        """The middle of a cell of a worker's mood track."""
        left, _, right, _ = TRACK
        wide = self.card_wide - left - right
        return self.card_at(worker)[0] + left + wide / steps * (step + 0.5)


USUAL = Shape()


def shape_of(wide: int, high: int) -> Shape:
    """The shape of a board that fills so much room, with letters of the text size in use."""
    there = HIGH * wide / max(1, high)
    return Shape(min(WIDEST, max(WIDE, round(there))), letters.growth())


def track(text: float) -> tuple[float, float, float, float]:
    """The mood track on a card as `TRACK`: with larger letters it is higher."""
    left, top, right, high = TRACK
    more = round(6 * min(1.0, 2 * (text - 1)))
    return left, top - more, right, high + more


def aside(place: int) -> int:
    """How much further right a place's slot is: bins and palace fields lie at the left."""
    return 8 if PLACES[place] in ("palace", "warehouse") else 0
